import { useQueries } from "@tanstack/react-query";
import { characterQuery } from "#src/data/character/queries.ts";
import { variantsQuery } from "#src/data/variant/queries.ts";
import { versionQuery } from "#src/data/version/queries.ts";
import { characterDiff } from "#src/domain/character-diff.ts";
import { comparedCharacter } from "#src/domain/compared-character.ts";
import type { Version } from "#src/generated/api/model/version.ts";
import { CharacterDiff } from "#src/parts/character-diff/character-diff.tsx";
import { AsyncView } from "#src/ui/feedback/async-view.tsx";
import { joinQueries } from "#src/ui/feedback/view-query.ts";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { css } from "#styled-system/css";
import { versionsTexts } from "./versions-texts.ts";

type VersionChangesProps = {
  characterId: string;
  version: Version;
  /** The previous version to compare with; null compares with the current state. */
  before: Version | null;
};

const skeleton = (
  <div aria-hidden="true" className={css({ display: "grid", gap: "3" })}>
    <Skeleton shape="line" width="30%" className={css({ fontSize: "18px" })} />
    <Skeleton height={72} />
    <Skeleton height={48} />
  </div>
);

/** What a version changed compared with the one before; without one, what restoring it would change. */
export function VersionChanges({ characterId, version, before }: VersionChangesProps) {
  if (before === null) return <NowChanges characterId={characterId} version={version} />;
  return <BeforeChanges characterId={characterId} version={version} before={before} />;
}

function BeforeChanges({ characterId, version, before }: VersionChangesProps & { before: Version }) {
  const [old, now] = useQueries({
    queries: [versionQuery(characterId, before.id), versionQuery(characterId, version.id)],
  });
  return (
    <AsyncView query={joinQueries({ was: old, is: now })} skeleton={skeleton} failed={versionsTexts.oneFailed}>
      {({ was, is }) => (
        <CharacterDiff groups={characterDiff(comparedCharacter(was, "public"), comparedCharacter(is, "public"))} />
      )}
    </AsyncView>
  );
}

function NowChanges({ characterId, version }: Omit<VersionChangesProps, "before">) {
  const [details, variants, then] = useQueries({
    queries: [characterQuery(characterId), variantsQuery(characterId), versionQuery(characterId, version.id)],
  });
  return (
    <AsyncView
      query={joinQueries({ now: details, ofNow: variants, was: then })}
      skeleton={skeleton}
      failed={versionsTexts.oneFailed}
    >
      {({ now, ofNow, was }) => (
        <CharacterDiff
          groups={characterDiff(
            comparedCharacter({ ...now, variants: ofNow }, "public"),
            comparedCharacter(was, "public"),
          )}
        />
      )}
    </AsyncView>
  );
}
