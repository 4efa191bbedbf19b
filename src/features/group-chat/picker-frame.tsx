import { type ReactNode, useState } from "react";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#src/ui/tabs/tabs.tsx";
import { css } from "#styled-system/css";

const head = css({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3", mb: "14px" });
const panel = css({ mt: "4" });

export type Whose = "my" | "public";

export interface PickerFrameProps {
  /** Accessible name of the tabs. */
  title: string;
  searchLabel: string;
  /** The number of chosen items. */
  counter: ReactNode;
  /** Content below the search field. */
  notes?: ReactNode;
  children: (whose: Whose, search: string, onClear: () => void) => ReactNode;
}

/** Tabs with the user's own and the public list, with one search for both (LABEL-19). */
export function PickerFrame({ title, searchLabel, counter, notes, children }: PickerFrameProps) {
  const [whose, setWhose] = useState<Whose>("my");
  const [search, setSearch] = useState("");
  const clear = () => setSearch("");
  return (
    <Tabs look="segment" value={whose} onChange={(value) => setWhose(value as Whose)}>
      <div className={head}>
        <TabList label={title}>
          <Tab value="my">{labels.pickerTabs.my}</Tab>
          <Tab value="public">{labels.pickerTabs.public}</Tab>
        </TabList>
        {counter}
      </div>
      <SearchBox label={searchLabel} value={search} onSearch={setSearch} />
      {notes}
      <TabPanel value="my" className={panel}>
        {children("my", search, clear)}
      </TabPanel>
      <TabPanel value="public" className={panel}>
        {children("public", search, clear)}
      </TabPanel>
    </Tabs>
  );
}

export interface NothingToPickProps {
  search: string;
  onClear: () => void;
  noMatch: string;
  title: string;
  text?: string | undefined;
}

/** The empty state, with or without a search. */
export function NothingToPick({ search, onClear, noMatch, title, text }: NothingToPickProps) {
  if (search === "") return <EmptyState title={title} text={text} headingLevel={3} />;
  return (
    <EmptyState
      title={noMatch}
      headingLevel={3}
      action={<Button onClick={onClear}>{texts.actions.clearSearch}</Button>}
    />
  );
}
