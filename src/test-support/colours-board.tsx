import HeartIcon from "lucide-react/icons/heart";
import SearchIcon from "lucide-react/icons/search";
import { css } from "#styled-system/css";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { TriStateChip } from "#src/ui/chip/tri-state-chip.tsx";
import { CueMark } from "#src/ui/cue-mark/cue-mark.tsx";
import { Checkbox } from "#src/ui/fields/checkbox.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { InlineAlert } from "#src/ui/feedback/inline-alert.tsx";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { ContrastBoard } from "./contrast-board.tsx";
import { colorNames } from "#src/ui/theme/built-in-themes.ts";
import { colorVariable } from "#src/ui/theme/theme-variables.ts";

const bubble = css.raw({ p: "15px 18px", textStyle: "dialogue", color: "chat.dialogue.fg", maxWidth: "420px" });
const narration = css({ textStyle: "narration", color: "chat.narration.fg" });

/** Overview of a theme: prose, controls, states, measured contrast, and every semantic colour by name. For stories. */
export function ColoursBoard({ name }: { name: string }) {
  return (
    <main className={css({ p: { base: "4", md: "8" }, minHeight: "100dvh", display: "grid", gap: "8" })}>
      <header className={css({ row: "3" })}>
        <h1 className={css({ textStyle: "h1" })}>{name}</h1>
        <CueMark />
      </header>
      <div
        className={css({
          display: "grid",
          gap: "8",
          gridTemplateColumns: { base: "1fr", md: "1fr 1fr", xl: "1fr 1fr 1fr" },
        })}
      >
        <section className={css({ display: "flex", flexDirection: "column", gap: "3", alignItems: "flex-start" })}>
          <h2 className={css({ textStyle: "h3" })}>Scene</h2>
          <p className={css(bubble, { bg: "chat.character.bg", borderRadius: "4px 18px 18px 18px" })}>
            <span className={css({ display: "block", color: "chat.speaker.1", textStyle: "label" })}>Maren</span>
            <em className={narration}>She turns the lamp low.</em> “Then we wait for the tide together.”
          </p>
          <p className={css(bubble, { bg: "chat.user.bg", borderRadius: "18px 18px 4px 18px", alignSelf: "flex-end" })}>
            <em className={narration}>I nod.</em> “Together.”
          </p>
          <p
            className={css({
              px: "3",
              py: "1.5",
              bg: "chat.ooc.bg",
              color: "chat.ooc.fg",
              borderRadius: "full",
              textStyle: "meta",
            })}
          >
            OOC Keep it slow tonight.
          </p>
          <p className={css({ display: "flex", flexWrap: "wrap", gap: "3", textStyle: "label" })}>
            <span className={css({ color: "chat.speaker.1" })}>Voice 1</span>
            <span className={css({ color: "chat.speaker.2" })}>Voice 2</span>
            <span className={css({ color: "chat.speaker.3" })}>Voice 3</span>
            <span className={css({ color: "chat.speaker.4" })}>Voice 4</span>
            <span className={css({ color: "chat.speaker.5" })}>Voice 5</span>
          </p>
          <p className={css({ display: "flex", flexWrap: "wrap", gap: "3", textStyle: "meta" })}>
            <span className={css({ color: "fg.default" })}>Default</span>
            <span className={css({ color: "fg.muted" })}>Muted</span>
            <span className={css({ color: "fg.subtle" })}>Subtle</span>
            <TextLink>Link</TextLink>
          </p>
        </section>
        <section className={css({ display: "flex", flexDirection: "column", gap: "3" })}>
          <h2 className={css({ textStyle: "h3" })}>Controls</h2>
          <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
            <Button variant="primary">Primary</Button>
            <Button variant="soft">Soft</Button>
            <Button>Line</Button>
            <Button variant="ghost">Ghost</Button>
            <Button variant="danger">Danger</Button>
            <IconButton label="Favourite" isPressed>
              <HeartIcon data-fills="" />
            </IconButton>
          </div>
          <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
            <TriStateChip label="Mystery" state="selected" onPress={() => {}} />
            <TriStateChip label="Horror" state="excluded" onPress={() => {}} />
            <TriStateChip label="Cosy" state="unselected" onPress={() => {}} />
            <Chip isPressed>For you</Chip>
          </div>
          <FormField label="Say something" help="Shown to no one yet" counter="0/40">
            <TextInput placeholder="Step inside" start={<SearchIcon />} />
          </FormField>
          <Checkbox label="Remember this" defaultChecked />
          <Switch label="Show pictures" defaultChecked />
        </section>
        <section className={css({ display: "flex", flexDirection: "column", gap: "3" })}>
          <h2 className={css({ textStyle: "h3" })}>States</h2>
          <InlineAlert tone="success">Saved.</InlineAlert>
          <InlineAlert tone="info">Two characters left the group.</InlineAlert>
          <InlineAlert tone="warning">Few credits left.</InlineAlert>
          <InlineAlert tone="danger">The picture did not load.</InlineAlert>
          <div className={css({ display: "flex", flexWrap: "wrap", gap: "2" })}>
            <Tag>Edited</Tag>
            <Tag tone="accent">Pro</Tag>
            <Tag tone="success">Current</Tag>
            <Tag tone="danger">Blocked</Tag>
            <Tag tone="warning">Soon</Tag>
          </div>
        </section>
      </div>
      <ContrastBoard />
      <section>
        <h2 className={css({ textStyle: "h3", mb: "3" })}>Names</h2>
        <ul
          className={css({
            display: "grid",
            gap: "2",
            gridTemplateColumns: "repeat(auto-fill, minmax(170px, 1fr))",
            listStyle: "none",
          })}
        >
          {colorNames.map((token) => (
            <li key={token} className={css({ row: "2", textStyle: "help" })}>
              <span
                className={css({
                  boxSize: "28px",
                  borderRadius: "md",
                  flexShrink: "0",
                  boxShadow: "inset 0 0 0 1px {colors.border.default}",
                })}
                style={{ background: `var(${colorVariable(token)})` }}
              />
              {token}
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
