import type { TestWorld } from "../../hosts/node.ts";

export const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** One transparent pixel. */
export const png = bytesOf(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
);

/** Sends a form. */
export const upload = async (
  { api, token }: TestWorld,
  path: string,
  fields: Record<string, Uint8Array<ArrayBuffer> | string>,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, typeof value === "string" ? value : new File([value], "x.svg", { type: "image/svg+xml" }));
  const headers = { authorization: `Bearer ${token}` };
  const response = await api(new Request(`http://test${path}`, { method: "POST", headers, body: form }));
  return { status: response?.status, body: await response?.json() };
};
