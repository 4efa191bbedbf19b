import { useLocation } from "@tanstack/react-router";
import { Fragment } from "react";
import { singleKeysStore } from "#src/client-state/single-keys.ts";
import { useStore } from "#src/client-state/store.ts";
import { keysOf, type Shortcut, shortcuts } from "#src/domain/shortcuts.ts";
import { staffShortcuts } from "#src/domain/staff-shortcuts.ts";
import { isMac } from "#src/lib/is-mac.ts";
import { Dialog } from "#src/ui/dialog/dialog.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { Kbd } from "#src/ui/kbd/kbd.tsx";
import { css } from "#styled-system/css";
import { paletteTexts as texts } from "./palette-texts.ts";

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  columnGap: "14",
  rowGap: "6",
});
const title = css({ textStyle: "label", color: "fg.muted", mb: "1" });
const rows = css({ m: "0" });
const rowLook = css({
  row: "3",
  minHeight: "42px",
  py: "1",
  boxShadow: "inset 0 -1px 0 {colors.border.subtle}",
  _last: { boxShadow: "none" },
  "& dt": { flex: "1", minWidth: "0" },
  "& dd": { row: "1.5", m: "0", flexShrink: "0", fontSize: "13px", color: "fg.muted" },
  "&[data-off]": { color: "fg.muted" },
  "&[data-off] kbd": { boxShadow: "none", bg: "transparent" },
});
const setting = css({ flex: "1" });

const all = { ...shortcuts, reports: staffShortcuts };
const places = Object.keys(all) as (keyof typeof all)[];

/**
 * All shortcuts, from the table that binds them, and the switch for single-key ones. The shortcuts of staff are shown in the
 * back office.
 */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const hasSingle = useStore(singleKeysStore);
  const isBackOffice = useLocation({ select: ({ pathname }) => pathname.startsWith("/admin") });
  const shown = places.filter((place) => place !== "reports" || isBackOffice);
  return (
    <Dialog
      onClose={onClose}
      title={texts.shortcuts}
      size="lg"
      className={css({ maxWidth: { md: "860px!" } })}
      footer={
        <Switch
          className={setting}
          label={texts.singleKeys}
          help={texts.singleKeysHelp}
          checked={hasSingle}
          onChange={({ target }) => singleKeysStore.set(target.checked)}
        />
      }
    >
      <div className={columns}>
        {shown.map((place) => (
          <section key={place} aria-labelledby={`shortcuts-${place}`}>
            <h3 id={`shortcuts-${place}`} className={title}>
              {texts.places[place]}
            </h3>
            <dl className={rows}>
              {Object.entries<Shortcut>(all[place]).map(([name, shortcut]) => (
                <ShortcutRow key={name} shortcut={shortcut} isOff={shortcut.isSingle === true && !hasSingle} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function ShortcutRow({ shortcut, isOff }: { shortcut: Shortcut; isOff: boolean }) {
  return (
    <div className={rowLook} data-off={isOff || undefined}>
      <dt>
        {shortcut.label}
        {isOff && ` (${texts.off})`}
      </dt>
      <dd>
        {shortcut.after !== undefined && (
          <>
            <Kbd>{shortcut.after.toUpperCase()}</Kbd> {texts.thenPress}
          </>
        )}
        {shortcut.presses.map((press) => (
          <Fragment key={press.key}>
            {keysOf(press, isMac()).map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
