import GlobeIcon from "lucide-react/icons/globe";
import LockIcon from "lucide-react/icons/lock";
import type { AccessableTo } from "#src/generated/api/model/accessableTo.ts";
import { css, cx } from "#styled-system/css";
import { myCharactersTexts } from "./my-characters-texts.ts";

const status = css({
  row: "2",
  textStyle: "meta",
  whiteSpace: "nowrap",
  color: "fg.muted",
  "--icon-size": "15px",
  pointerEvents: "none",
  "&[data-status=public]": { color: "success.text" },
});

/** A character's visibility: always an icon and a word; colour only supports them. */
export function CharacterStatus({ of, className }: { of: AccessableTo; className?: string }) {
  return (
    <span className={cx(status, className)} data-status={of}>
      {of === "public" ? <GlobeIcon /> : <LockIcon />}
      {myCharactersTexts.statuses[of]}
    </span>
  );
}
