import type { Page } from "playwright";
import { lookOf } from "../src/ui/theme/look-of.ts";
import { themeIds } from "#src/lib/look-ids.ts";

/**
 * Stories the test-runner shows in every theme, so that axe sees the contrast of whole screens, too. One of each kind is
 * enough: `contrast.test.ts` checks the pairs of colours. `in-every-theme.test.ts` checks that the ids exist.
 */
export const storiesInEveryTheme: ReadonlySet<string> = new Set([
  "start-here-welcome--find-a-state",
  "foundations-type--desktop",
  "components-button--all-variants",
  "components-chip--filters",
  "components-tri-state-chip--excluded",
  "components-icon-button--variants",
  "components-fields--in-a-form",
  "components-fields--invalid",
  "components-feedback--alerts",
  "components-menu--open",
  "components-select--open",
  "components-tabs--line",
  "components-dialog--medium",
  "components-confirm-dialog--danger",
  "components-drawer--panel",
  "components-toast--three-at-once",
  "components-radio-cards--chosen",
  "components-row-card--selected",
  "components-badge-coin--rarities",
  "components-image-upload--wrong-type",
  "components-character-card--default",
  "app-shell-side-menu--desktop-pinned-open",
  "app-shell-avatar-menu--open",
  "app-shell-create-menu--open",
  "app-shell-top-bar--paid",
  "app-shell-crash--page-error",
  "app-shell-not-found--signed-in",
  "pages-sign-in--wrong-credentials",
  "pages-sign-up--field-errors",
  "pages-home--default",
  "pages-home--failed",
  "pages-landing--signed-out",
  "pages-privacy--default",
  "pages-my-conversations--unread",
  "pages-conversation--thread-open",
  "pages-conversation--send-failed",
  "pages-conversation--edit-message",
  "chat-composer--at-limit",
  "dialogs-variant-picker--default",
  "dialogs-model-settings--default",
]);

const custom = lookOf({ background: "#7a1f3d", primary: "#3ad1a0" });
const themes = [...themeIds.filter((id) => id !== "dark"), "custom"];

type Axe = { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] };

/** Shows the story in each further theme and runs the axe rules that depend on colours. */
export async function checkInEveryTheme(page: Page): Promise<void> {
  const troubles: string[] = [];
  for (const theme of themes) {
    const variables = theme === "custom" ? custom.variables : {};
    const violations = await page.evaluate(
      async ([id, mode, values]) => {
        const root = document.documentElement;
        root.dataset["theme"] = id;
        if (id === "custom") root.dataset["mode"] = mode;
        for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
        // The accessibility addon has just run axe, so it is loaded.
        const { axe } = window as unknown as { axe: Axe };
        const exclude = [".sb-wrapper", "#storybook-docs", "#storybook-highlights-root"];
        const options = { runOnly: ["color-contrast", "link-in-text-block"], resultTypes: ["violations"] };
        for (;;) {
          try {
            return (await axe.run({ include: [document.body], exclude }, options)).violations;
          } catch (failure) {
            // The addon's own run of a change in the page may still be under way.
            if (!/already running/.test(String(failure))) throw failure;
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        }
      },
      [theme, custom.mode, variables] as const,
    );
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        troubles.push(`${theme}: ${id} at ${String(target)}: ${failureSummary?.replaceAll(/\s+/g, " ")}`);
  }
  if (troubles.length > 0) throw new Error(`In other themes axe finds\n${troubles.join("\n")}`);
}
