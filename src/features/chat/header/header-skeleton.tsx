import { css } from "#styled-system/css";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";

const card = css({
  row: "12px",
  height: { base: "56px", md: "60px" },
  width: { base: "full", md: "min(var(--chat-width, 760px), 100% - 32px)" },
  marginInline: "auto",
  paddingInline: "10px",
  borderRadius: { base: "0", md: "row" },
  background: "bg.overlay",
  flexShrink: "0",
});

/** Placeholder of the header while the character loads. */
export function HeaderSkeleton() {
  return (
    <div className={card}>
      <Skeleton shape="circle" width={42} height={42} />
      <div className={css({ flex: "1" })}>
        <Skeleton shape="line" width="38%" className={css({ fontSize: "20px" })} />
        <Skeleton shape="line" width="64%" className={css({ fontSize: "13px" })} />
      </div>
    </div>
  );
}
