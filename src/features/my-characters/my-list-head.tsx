import { Link } from "@tanstack/react-router";
import FileDownIcon from "lucide-react/icons/file-down";
import PlusIcon from "lucide-react/icons/plus";
import { openDialog } from "#src/client-state/dialogs.ts";
import type { MyCharactersShow } from "#src/domain/search-params.ts";
import { myCharactersShown } from "#src/domain/search-params.ts";
import { texts } from "#src/domain/texts.ts";
import type { MyCharacterCounts } from "#src/generated/api/model/myCharacterCounts.ts";
import { SearchBox } from "#src/parts/search-box/search-box.tsx";
import { Button } from "#src/ui/button/button.tsx";
import { Chip } from "#src/ui/chip/chip.tsx";
import { chipRow } from "#src/ui/chip/chip-row.ts";
import { css, cx } from "#styled-system/css";
import { myCharactersTexts } from "./my-characters-texts.ts";

const head = css({
  display: "flex",
  flexDirection: { base: "column", xl: "row" },
  alignItems: { xl: "flex-end" },
  justifyContent: "space-between",
  gap: { base: "3", xl: "6" },
});
const tools = css({
  display: "flex",
  flexDirection: { base: "column-reverse", md: "row" },
  alignItems: { md: "center" },
  gap: "3",
});
const searchBox = css({ width: { base: "full", xl: "280px" } });
/** On a phone beside each other where both names fit. */
const buttons = css({
  display: "flex",
  flexWrap: { base: "wrap", md: "nowrap" },
  flexShrink: { md: "0" },
  gap: "3",
  mdDown: { "& > *": { flex: "1 0 auto", px: "3" }, "& svg": { hideBelow: "sm" } },
});

export type MyListHeadProps = {
  search: string;
  onSearch: (text: string) => void;
  show: MyCharactersShow;
  onShow: (show: MyCharactersShow) => void;
  counts: MyCharacterCounts | undefined;
};

/** Title, search and New character, the statuses with their numbers under them. All of it is kept in the address. */
export function MyListHead({ search, onSearch, show, onShow, counts }: MyListHeadProps) {
  return (
    <>
      <div className={head}>
        <h1 className={css({ textStyle: "h1" })}>{myCharactersTexts.title}</h1>
        <div className={tools}>
          <search className={searchBox}>
            <SearchBox label={myCharactersTexts.search} value={search} onSearch={onSearch} />
          </search>
          <div className={buttons}>
            <Button icon={<FileDownIcon />} onClick={() => openDialog("importCards", {})}>
              {texts.shell.importCharacters}
            </Button>
            <Button variant="primary" asChild>
              <Link to="/new-character">
                <PlusIcon />
                {myCharactersTexts.newCharacter}
              </Link>
            </Button>
          </div>
        </div>
      </div>
      <div
        role="group"
        aria-label={myCharactersTexts.show}
        className={cx(chipRow, css({ mt: { base: "14px", md: "18px" } }))}
      >
        {myCharactersShown.map((one) => (
          <Chip key={one} isPressed={one === show} onClick={() => onShow(one)}>
            {myCharactersTexts.filter(myCharactersTexts.filters[one], counts?.[one])}
          </Chip>
        ))}
      </div>
    </>
  );
}
