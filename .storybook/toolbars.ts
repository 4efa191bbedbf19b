import { storageKeys, type StoredCustomTheme } from "#src/client-state/storage-keys.ts";
import { fontNames, themeNames } from "#src/domain/options.ts";
import { lookOf } from "#src/ui/theme/look-of.ts";
import type { Backend } from "#mocks/backend/backend.ts";
import type { Fault } from "#mocks/backend/fault.ts";
import type { WorldName } from "#mocks/seed/worlds/world.ts";
import type { StoryParameters } from "./story-world.ts";

/** The toolbar value that leaves the choice to the story. */
export const asTheStorySays = "story";

const velvet = { id: "velvet", name: "Velvet and mint", background: "#7a1f3d", primary: "#3ad1a0" };
/** The custom theme offered in the toolbar, and used by stories that need one. */
export const velvetTheme: StoredCustomTheme = { ...velvet, look: lookOf(velvet) };

/** The users to sign in as, in the order offered; `mocks/README.md` describes the worlds. */
const people: Partial<Record<WorldName, string>> = {
  "signed-out": "Nobody (signed out)",
  new: "New: profile still to complete",
  fresh: "Fresh: no chats yet",
  free: "Free",
  paid: "Paid",
  creator: "Creator",
  "candy-max": "All candies collected",
  admin: "Admin",
  crowded: "Crowded: thousands of everything",
};

const networks = {
  slow: "Slow: each answer takes 1.5 s",
  failing: "Failing: each answer is 500",
  unreachable: "Unreachable: no connection",
};

/** Delay of a slow answer, in milliseconds. */
export const slowMs = 1500;

const items = (names: Record<string, string>) => [
  { value: asTheStorySays, title: "As the story says" },
  ...Object.entries(names).map(([value, title]) => ({ value, title })),
];
const toolbar = <Icon extends string>(title: string, icon: Icon, names: Record<string, string>) => ({
  // A toolbar is off where the story sets its value itself; Storybook says nothing of it.
  description: `${title} (off where the story chooses it)`,
  toolbar: { title, icon, dynamicTitle: false, items: items(names) },
});

/** The toolbars added to Storybook's own (the viewport's). */
export const toolbars = {
  theme: toolbar("Theme", "paintbrush", { ...themeNames, "custom-velvet": "Custom: Velvet and mint" }),
  font: toolbar("Font", "paragraph", fontNames),
  who: toolbar("Who is signed in", "user", people),
  network: toolbar("Network", "globe", networks),
};

/** The toolbar values. Unknown values leave the choice to the story. */
export type Choices = Partial<Record<keyof typeof toolbars, string>>;

/** The toolbars' share of Storybook's globals, and a string key to compare two choices by. */
export function choicesOf(globals: Record<string, unknown>): Choices & { key: string } {
  const choices = Object.fromEntries(
    Object.keys(toolbars).map((name) => [name, typeof globals[name] === "string" ? globals[name] : asTheStorySays]),
  );
  return { ...choices, key: Object.values(choices).join("|") };
}

function faultsWith(faults: readonly Fault[], network: string | undefined): readonly Fault[] {
  if (network === "slow")
    return [...faults.map((fault) => ({ ...fault, delayMs: (fault.delayMs ?? 0) + slowMs })), { delayMs: slowMs }];
  if (network === "failing") return [{ status: 500 }];
  if (network === "unreachable") return [{ network: true }];
  return faults;
}

/** A story's `change` may not fit another world: it may look for a user that is not there. */
const forgiving = (change: (backend: Backend) => void) => (backend: Backend) => {
  try {
    change(backend);
  } catch (error) {
    console.warn("This story's change does not fit the chosen world.", error);
  }
};

/** Stores the custom theme for the signed-in user: a theme the server does not know is dropped. */
function withVelvet({ context: { state } }: Backend): void {
  const [session] = state.sessions.all();
  if (session === undefined) return;
  state.themes.put({
    id: velvet.id,
    userId: session.userId,
    name: velvet.name,
    background: { colour: velvet.background, image: null },
    primaryColours: { main: velvet.primary, light: velvet.primary, dark: velvet.primary },
    createdAt: "2026-11-01T00:00:00.000Z",
    deletedAt: null,
  });
}

/** The story's parameters, overridden by the toolbars. */
export function storyWith(parameters: StoryParameters, { theme, font, who, network }: Choices): StoryParameters {
  const { world, faults = [], change, stored, ...rest } = parameters;
  const isAnotherWorld = who !== undefined && Object.hasOwn(people, who) && who !== world;
  const chosenWorld = isAnotherWorld ? (who as WorldName) : world;
  const changes = [
    ...(theme === `custom-${velvet.id}` ? [withVelvet] : []),
    ...(change ? [isAnotherWorld ? forgiving(change) : change] : []),
  ];
  return {
    ...rest,
    ...(chosenWorld !== undefined && { world: chosenWorld }),
    ...(changes.length > 0 && { change: (backend: Backend) => changes.forEach((one) => one(backend)) }),
    faults: faultsWith(faults, network),
    stored: {
      ...stored,
      ...(theme === `custom-${velvetTheme.id}`
        ? { [storageKeys.theme.key]: theme, [storageKeys.customThemes.key]: JSON.stringify([velvetTheme]) }
        : theme !== undefined && Object.hasOwn(themeNames, theme) && { [storageKeys.theme.key]: theme }),
      ...(font !== undefined && Object.hasOwn(fontNames, font) && { [storageKeys.font.key]: font }),
    },
  };
}
