import CheckIcon from "lucide-react/icons/check";
import { texts } from "#src/domain/texts.ts";
import type { Lorebook } from "#src/generated/api/model/lorebook.ts";
import { Picture } from "#src/ui/picture/picture.tsx";
import { Tag } from "#src/ui/pill/tag.tsx";
import { RowCard, type RowCardProps } from "#src/ui/row-card/row-card.tsx";
import { css } from "#styled-system/css";

const cover = css({ display: "block", boxSize: { base: "52px", md: "60px" } });
const check = css({ color: "accent.text" });

export interface LorebookCardProps extends Pick<RowCardProps, "link" | "end"> {
  lorebook: Lorebook;
  isSelected?: boolean;
  /** Where all are public, or a switch says so. */
  hidesPublic?: boolean;
}

/** A lorebook as a row (ENT-13): cover, name, what it is about, how many entries, whose it is. */
export function LorebookCard({ lorebook, link, end, isSelected = false, hidesPublic = false }: LorebookCardProps) {
  const { id, name, description, thumbnail, entryCount, isPublic, fromCharacter, uses } = lorebook;
  return (
    <RowCard
      title={name}
      link={link}
      isSelected={isSelected}
      picture={
        <span className={cover}>
          <Picture src={thumbnail} alt="" seed={id} name={name} ratio="icon" />
        </span>
      }
      mark={isPublic && !hidesPublic && <Tag>{texts.lorebook.public}</Tag>}
      {...(description !== null && { line: description })}
      meta={
        <>
          <span>{texts.lorebook.entries(entryCount)}</span>
          {fromCharacter !== null && <bdi>{texts.lorebook.of(fromCharacter.name)}</bdi>}
          {uses !== undefined && uses.count > 0 && <span>{texts.lorebook.uses(uses.count)}</span>}
        </>
      }
      end={
        end ??
        (isSelected && (
          <span className={check}>
            <CheckIcon />
          </span>
        ))
      }
    />
  );
}
