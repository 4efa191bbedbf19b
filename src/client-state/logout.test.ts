// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { customThemesStore, fontStore, themeStore } from "./appearance.ts";
import { clearOnLogout } from "./clear-on-logout.ts";
import { writeDraft } from "./drafts.ts";
import { drawerPinnedStore, mobileDrawerStore } from "./drawer.ts";
import { seenHintStore } from "./seen-hints.ts";
import { endSession, expireSession, sessionStore, startSession } from "./session.ts";
import { draftKey, seenKey, storageKeys } from "./storage-keys.ts";
import { rereadStores } from "./store.ts";

const foreign = { "another.app": "stays", app: "stays", app_theme: "stays", "application.theme": "stays" };

/** Fills every key of the storage table. */
function fillStorage() {
  for (const { key } of Object.values(storageKeys)) localStorage.setItem(key, "something");
  localStorage.setItem("app.theme", "roseTheme");
  localStorage.setItem("app.font", "caveat");
  localStorage.setItem("app.drawer", "true");
  localStorage.setItem("app.customThemes", '[{"id":"t1","name":"Mine","background":"#102030","primary":"#fab16a"}]');
  for (const hint of ["charSettings", "ofAnEarlierRelease"]) localStorage.setItem(seenKey(hint).key, "true");
  for (const [key, value] of Object.entries(foreign)) localStorage.setItem(key, value);
  rereadStores();
  startSession({ accessToken: "t", profileComplete: true });
  writeDraft("mara", "t1", "unsent");
  writeDraft("mara", "t2", "unsent too");
  mobileDrawerStore.set(true);
}

beforeEach(() => {
  localStorage.clear();
  fillStorage();
});

it("names what the specification names (TRAP-09)", () => {
  const cleared = [...Object.values(storageKeys), seenKey("x"), draftKey("u", "t")]
    .filter(({ isClearedOnLogout }) => isClearedOnLogout)
    .map(({ key }) => key);
  expect(cleared).toEqual(
    expect.arrayContaining([
      "app.theme",
      "app.font",
      "app.drawer",
      "app.customThemes",
      "app.session",
      "app.seen.x",
      "app.draft.u.t",
    ]),
  );
});

it("clears every key that the table says, and no other (TOP-16, TOP-17)", () => {
  writeDraft("noor", "t1", "of somebody else");
  clearOnLogout("mara");
  endSession();
  const kept = Object.values(storageKeys)
    .filter(({ isClearedOnLogout }) => !isClearedOnLogout)
    .map(({ key }) => key);
  expect(Object.keys(localStorage).toSorted()).toEqual(
    [...Object.keys(foreign), ...kept, draftKey("noor", "t1").key].toSorted(),
  );
});

it("applies the defaults at once, without a reload (TRAP-10)", () => {
  expect(themeStore.get()).toBe("roseTheme");
  expect(customThemesStore.get()).toHaveLength(1);
  clearOnLogout("mara");
  endSession();
  expect({
    theme: themeStore.get(),
    font: fontStore.get(),
    pinned: drawerPinnedStore.get(),
    drawer: mobileDrawerStore.get(),
    customThemes: customThemesStore.get(),
    hint: seenHintStore("charSettings").get(),
    session: sessionStore.get(),
  }).toEqual({
    theme: "dark",
    font: "satoshi",
    pinned: false,
    drawer: false,
    customThemes: [],
    hint: false,
    session: null,
  });
});

it("is followed by the other tabs (F20)", () => {
  seenHintStore("charSettings");
  // Another tab removed the keys; this tab gets one storage event per key.
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith("app."))) {
    localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }
  expect([themeStore.get(), fontStore.get(), drawerPinnedStore.get(), customThemesStore.get()]).toEqual([
    "dark",
    "satoshi",
    false,
    [],
  ]);
  expect([seenHintStore("charSettings").get(), sessionStore.get()]).toEqual([false, null]);
});

it("is more than a session that ran out: that keeps the look and the drafts (GAP-06)", () => {
  expireSession("t");
  expect(localStorage.getItem("app.theme")).toBe("roseTheme");
  expect(localStorage.getItem(draftKey("mara", "t1").key)).not.toBeNull();
  expect(localStorage.getItem("app.session")).toBeNull();
});
