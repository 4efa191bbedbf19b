import { css } from "#styled-system/css";
import { Skeleton } from "#src/ui/skeleton/skeleton.tsx";
import { characterRow, rowOuter } from "../row/row-styles.ts";
import { userRow } from "#src/parts/message-bubble/message-bubble.ts";

const column = css({
  flex: "1",
  minHeight: "0",
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  overflow: "hidden",
});
const bubble = css({ borderRadius: "4px 18px 18px 18px" });
const mine = css({ borderRadius: "18px 18px 4px 18px" });

/** Three placeholder rows (GAP-109). */
export function ConversationSkeleton() {
  return (
    <div className={column}>
      {[132, 0, 168].map((height) =>
        height === 0 ? (
          <div key={height} className={rowOuter}>
            <div className={userRow}>
              <Skeleton width="52%" height={88} className={mine} />
            </div>
          </div>
        ) : (
          <div key={height} className={rowOuter}>
            <div className={characterRow}>
              <Skeleton shape="circle" width={40} height={40} />
              <Skeleton width="100%" height={height} className={bubble} />
            </div>
          </div>
        ),
      )}
    </div>
  );
}
