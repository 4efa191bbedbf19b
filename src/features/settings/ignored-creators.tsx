import { useQuery } from "@tanstack/react-query";
import XIcon from "lucide-react/icons/x";
import { type FormEvent, useRef, useState } from "react";
import { ignoredCreatorsQuery, useSaveIgnoredCreators } from "#src/data/creator/ignored-creators.ts";
import { limits } from "#src/domain/limits.ts";
import { messages } from "#src/domain/messages.ts";
import { useSingleFlight } from "#src/lib/use-single-flight.ts";
import { Button } from "#src/ui/button/button.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { FormField } from "#src/ui/fields/form-field.tsx";
import { TextInput } from "#src/ui/fields/text-input.tsx";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { withName } from "./ignored-names.ts";
import { PreferencesBox } from "./preferences-section.tsx";
import { preferencesTexts } from "./preferences-texts.ts";

const texts = preferencesTexts.ignored;
const entry = css({ row: "2", "& > :first-child": { flex: "1", minWidth: "0" } });
const list = css({ display: "flex", flexWrap: "wrap", gap: "2", listStyle: "none", m: "0", p: "0", mt: "3" });
const item = css({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "full",
  minHeight: "36px",
  ps: "14px",
  pe: "1",
  borderRadius: "full",
  bg: "bg.raised",
  boxShadow: "inset 0 0 0 1px {colors.border.default}",
  fontSize: "14px",
  fontWeight: "medium",
});
const nameOf = css({ minWidth: "0", truncate: true });
const remove = css({
  position: "relative",
  display: "grid",
  placeItems: "center",
  flexShrink: "0",
  boxSize: "30px",
  border: "0",
  borderRadius: "full",
  bg: "transparent",
  color: "fg.muted",
  cursor: "pointer",
  "--icon-size": "15px",
  _hover: { bg: "bg.active", color: "fg.default" },
  "&[aria-disabled=true]": { opacity: "disabled", cursor: "not-allowed" },
  _coarse: { _after: { content: '""', position: "absolute", inset: "-7px" } },
});

/**
 * Up to eight creators whose characters are hidden (SET-PREF-08, GAP-39). Each change sends the whole list and disables
 * further changes meanwhile. A refused name returns to the field.
 */
export function IgnoredCreators() {
  const query = useQuery(ignoredCreatorsQuery());
  const save = useSaveIgnoredCreators();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const items = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const names = query.data ?? [];
  const isFull = names.length >= limits.ignoredCreators && !save.isPending;

  const send = useSingleFlight(async (next: readonly string[], text: string) => {
    setProblem(null);
    setNote("");
    setTyped("");
    try {
      await save.mutateAsync(next);
      // The eighth name disables the field, so focus moves on.
      if (next.length >= limits.ignoredCreators && document.activeElement === field.current)
        items.current?.querySelector("button")?.focus();
    } catch {
      // The mutation's error is shown below; restore the typed text.
      setTyped(text);
      setProblem(text);
    }
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const next = withName(names, typed);
    if (Array.isArray(next)) return void send(next, typed);
    if (next === "full") return;
    if (next === "known") setNote(texts.known(typed.trim()));
    setProblem(null);
    setTyped("");
  };
  const takeOff = (name: string, at: number) => {
    if (save.isPending) return;
    // The focused button is removed with its name: focus the next one, or the field.
    const buttons = items.current?.querySelectorAll("button");
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? field.current)?.focus();
    void send(
      names.filter((other) => other !== name),
      "",
    );
  };

  const error =
    problem === null || save.error === null
      ? undefined
      : save.error.status === 400
        ? messages.preferences.ignoredCreatorUnknown
        : texts.saveFailed;

  return (
    <PreferencesBox>
      <AsyncView
        query={query}
        loadingLabel={texts.loading}
        skeleton={<Skeleton width="100%" height={96} />}
        failed={texts.failed}
      >
        {() => (
          <>
            <form onSubmit={add} noValidate>
              <FormField
                label={texts.label}
                help={isFull ? texts.full : texts.help}
                counter={texts.counter(names.length)}
                error={error}
              >
                <div className={entry}>
                  <TextInput
                    ref={field}
                    value={typed}
                    onChange={(event) => {
                      if (!save.isPending) setTyped(event.target.value);
                    }}
                    disabled={isFull}
                    maxLength={200}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    enterKeyHint="done"
                  />
                  <Button type="submit" isBusy={save.isPending} disabled={isFull}>
                    {texts.add}
                  </Button>
                </div>
              </FormField>
            </form>
            <p className={css({ srOnly: true })} role="status">
              {note}
            </p>
            {names.length > 0 && (
              <ul ref={items} className={list} aria-label={texts.list}>
                {names.map((name, at) => (
                  <li key={name} className={item}>
                    <span className={nameOf}>{name}</span>
                    <button
                      type="button"
                      className={remove}
                      aria-label={texts.remove(name)}
                      aria-disabled={save.isPending || undefined}
                      onClick={() => takeOff(name, at)}
                    >
                      <XIcon />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </AsyncView>
    </PreferencesBox>
  );
}
