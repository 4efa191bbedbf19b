import type { Page } from "@playwright/test";
import { drawnPicture } from "./support/drawn-picture.ts";
import { enterThread, expect, test } from "./support/flow.ts";

/** A JPEG as a phone writes it, with GPS data, and with a second file appended after its end. */
async function photoWithSecrets(page: Page) {
  const { mimeType, buffer: pixels } = await drawnPicture(page, 64, 48, "jpeg");
  const place = Buffer.from("Exif\0\0 52.5200N 13.4050E");
  const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, place.length + 2]), place]);
  const buffer = Buffer.concat([
    pixels.subarray(0, 2),
    segment,
    pixels.subarray(2),
    Buffer.from("<script>alert(1)</script>"),
  ]);
  return { name: "photo.jpg", mimeType, buffer };
}

test("a picture is checked and written anew in a worker that the page's policy allows, and no other", async ({
  page,
  host,
  watch,
}) => {
  // The refusals below violate the content security policy on purpose.
  watch.allow(/content policy was broken|Content Security Policy|TrustedScript/i);
  const { thread } = await enterThread(page, host);
  const answer = await page.goto(host.url + thread.address);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  for (const part of [
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types sotto",
    "default-src 'none'",
  ])
    expect(policy.split("; ")).toContain(part);

  const input = page.locator('input[type=file][aria-label="Add a picture"]');
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const photo = await photoWithSecrets(page);
  await input.setInputFiles(photo);
  const attached = page.getByRole("group", { name: "Picture for your message" });
  await expect(attached.getByRole("img")).toBeVisible();
  await expect.poll(() => host.proxy.calls("POST", "/api/v1/upload/image").length).toBe(1);
  // One worker, from our own origin.
  await expect.poll(() => workers.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin]);

  // Only pixels were uploaded: no GPS data, no appended file, and in a format the app writes.
  const [sent] = host.proxy.calls("POST", "/api/v1/upload/image");
  await expect.poll(() => sent?.status).toBe(200);
  expect(photo.buffer.includes("52.5200N")).toBe(true);
  expect(sent?.body).toMatch(/Content-Type: image\/(webp|png)/i);
  for (const secret of ["52.5200N", "Exif", "<script>"]) expect(sent?.body).not.toContain(secret);

  // An SVG named .png is never uploaded.
  await page.getByRole("button", { name: "Remove the picture" }).click();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await input.setInputFiles({ name: "portrait.png", mimeType: "image/png", buffer: drawing });
  await expect(page.getByRole("alert").filter({ hasText: "That is no PNG, JPEG, WebP or GIF." })).toBeVisible();
  expect(host.proxy.calls("POST", "/api/v1/upload/image")).toHaveLength(1);

  // No other worker is allowed: not from a plain URL, not from code made in the page, not through a second policy.
  const refused = await page.evaluate(async () => {
    const nameOf = (make: () => unknown) => {
      try {
        make();
        return "allowed";
      } catch (error) {
        return (error as Error).name;
      }
    };
    type Types = { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown };
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Types };
    return {
      address: nameOf(() => new Worker("/assets/nothing.js")),
      blob: nameOf(() => new Worker(URL.createObjectURL(new Blob(["postMessage(1)"])))),
      policy: nameOf(() => trustedTypes.createPolicy("another", { createScriptURL: (url) => url })),
      again: nameOf(() => trustedTypes.createPolicy("sotto", { createScriptURL: (url) => url })),
    };
  });
  expect(refused).toEqual({ address: "TypeError", blob: "TypeError", policy: "TypeError", again: "TypeError" });
});
