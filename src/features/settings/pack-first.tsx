import { packingStore } from "#src/client-state/packing.ts";
import { useStore } from "#src/client-state/store.ts";
import { useStartPacking } from "#src/data/my-data/pack.ts";
import { TextLink } from "#src/ui/text-link/text-link.tsx";
import { css } from "#styled-system/css";
import { myDataTexts } from "./my-data-texts.ts";

/** Offers to pack everything before it is deleted, unless that has been done. */
export function PackFirst({ onStart }: { onStart: () => void }) {
  const { mutate: startPacking } = useStartPacking();
  const { state } = useStore(packingStore);
  if (state !== "idle") return null;
  return (
    <span className={css({ display: "block", mt: "3" })}>
      {myDataTexts.notPacked}{" "}
      <TextLink
        onClick={() => {
          startPacking();
          onStart();
        }}
      >
        {myDataTexts.packFirst}
      </TextLink>
    </span>
  );
}
