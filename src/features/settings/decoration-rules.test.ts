import { expect, test } from "vitest";
import { deletable, inOrder, isLocked, isProDecoration } from "./decoration-rules.ts";

const decoration = (name: string, isCustom = false) => ({ id: name, name, avatarDecoration: "/media/d.svg", isCustom });
const moth = decoration("Moth & Moon");
const orbit = decoration("Orbit (Pro)");
const own = decoration("My decoration", true);

test("(Pro) in the name, exactly so, marks a decoration of paid tiers", () => {
  expect([moth, orbit, own].map(isProDecoration)).toEqual([false, true, false]);
  expect(isProDecoration(decoration("Pro"))).toBe(false);
  expect(isProDecoration(decoration("(pro) moth"))).toBe(false);
  expect(isProDecoration(decoration("Mine (Pro)", true))).toBe(false);
});

test("they are locked on the free tier only, but for the one that is worn", () => {
  expect(isLocked(orbit, true, null)).toBe(true);
  expect(isLocked(orbit, true, orbit.id)).toBe(false);
  expect(isLocked(orbit, false, null)).toBe(false);
  expect(isLocked(moth, true, null)).toBe(false);
});

test("one's own comes first, what is locked last", () => {
  expect(inOrder([orbit, moth, own])).toEqual([own, moth, orbit]);
});

test("only one's own can be deleted, and only by its id", () => {
  expect(deletable([own, moth], own.id)).toBe(own);
  expect(deletable([own, moth], moth.id)).toBeNull();
  expect(deletable([own, moth], null)).toBeNull();
});
