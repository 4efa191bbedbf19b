import { describe, expect, it } from "vitest";
import { accessTo, guard, safeRedirect } from "./access.ts";

const out = { isSignedIn: false, isProfileDue: false };
const inside = { isSignedIn: true, isProfileDue: false };
const due = { isSignedIn: true, isProfileDue: true };

describe("guard (GAP-17)", () => {
  it.each([
    "/",
    "/sign-in",
    "/sign-up",
    "/success",
    "/sign-in/forgot-password",
    "/sign-in/forgot-password?token=x",
    "/terms",
    "/privacy",
    "/home",
    "/creator/u1",
    "/character/c1",
    "/global-search",
    "/lorebooks/public",
    "/nowhere",
    "/home/",
  ])("lets a visitor into %s", (path) => expect(guard(path, out)).toBeNull());

  it.each([
    ["/myconversation", "/sign-in?next=%2Fmyconversation"],
    ["/conversation/c1?t=t2", "/sign-in?next=%2Fconversation%2Fc1%3Ft%3Dt2"],
    ["/lorebooks", "/sign-in?next=%2Florebooks"],
    ["/lorebooks/", "/sign-in?next=%2Florebooks"],
    ["/theme?editId=1#x", "/sign-in?next=%2Ftheme%3FeditId%3D1%23x"],
    ["/admin/users", "/sign-in?next=%2Fadmin%2Fusers"],
    ["/sign-up/complete-profile", "/sign-in"],
  ])("sends a visitor from %s to %s", (path, target) => expect(guard(path, out)).toBe(target));

  it.each([
    ["/", "/home"],
    ["/sign-in", "/home"],
    ["/sign-up", "/home"],
    ["/sign-up/complete-profile", "/home"],
    ["/sign-in/forgot-password", "/home"],
  ])("sends a signed-in person from %s to %s", (path, target) => expect(guard(path, inside)).toBe(target));

  it.each(["/success", "/sign-in/forgot-password?token=abc", "/terms", "/home", "/conversation/c1", "/nowhere"])(
    "lets a signed-in person into %s",
    (path) => expect(guard(path, inside)).toBeNull(),
  );

  it("keeps a person whose profile is due at that step, but for the legal pages", () => {
    for (const path of ["/", "/home", "/sign-in", "/success", "/conversation/c1", "/nowhere"])
      expect(guard(path, due)).toBe("/sign-up/complete-profile");
    for (const path of ["/terms", "/privacy", "/sign-up/complete-profile"]) expect(guard(path, due)).toBeNull();
  });

  it("brings people back to where they wanted to go", () => {
    const target = guard("/conversation/c1?t=t2", out) ?? "";
    expect(safeRedirect(new URL(target, "https://a.b").searchParams.get("next"))).toBe("/conversation/c1?t=t2");
  });

  it("knows no address it was not told", () => {
    for (const path of [
      "/conversation/",
      "/conversation/a/b",
      "/conversation/../home",
      "/creator/a.b",
      "/admin/else",
      "/HOME",
    ])
      expect(accessTo(path)).toBeNull();
  });
});

describe("safe redirect (S5)", () => {
  it.each([
    ["/home", "/home"],
    ["/myconversation", "/myconversation"],
    ["/conversation/c1?t=t1#m3", "/conversation/c1?t=t1#m3"],
    ["/theme?editId=9", "/theme?editId=9"],
    ["/terms", "/terms"],
  ])("keeps %s", (next, kept) => expect(safeRedirect(next)).toBe(kept));

  const hostile: unknown[] = [
    null,
    undefined,
    "",
    7,
    {},
    ["/home"],
    "home",
    "https://evil.example",
    "https://evil.example/home",
    "http:evil.example",
    "HTTPS://EVIL.EXAMPLE/home",
    "//evil.example",
    "//evil.example/home",
    "///evil.example/home",
    "/\\evil.example",
    "\\\\evil.example",
    "/\\/evil.example/home",
    "/home\\@evil.example",
    "/%2F/evil.example",
    "/%5Cevil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/home\u0000",
    "/ho me",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "blob:https://x/1",
    "/javascript:alert(1)",
    "/@evil.example",
    "/home@evil.example",
    "/home/../../evil.example",
    "/./home",
    "/conversation/../sign-in",
    "/conversation/%2e%2e/sign-in",
    "/conversation/a%2Fb",
    "/conversation/%ZZ",
    "/sign-in?next=/home",
    "/sign-up",
    "/",
    "/nowhere",
    "/api/v1/auth/sign-out",
    `/home?${"x".repeat(3000)}`,
  ];

  it("has 47 hostile values", () => expect(hostile).toHaveLength(47));
  it.each(hostile)("sends %j home", (next) => {
    const target = safeRedirect(next);
    expect(target).toBe("/home");
    expect(new URL(target, "https://app.example").origin).toBe("https://app.example");
  });
});
