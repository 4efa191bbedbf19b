import { mobileQuery, useMedia } from "#src/lib/use-media.ts";
import { TopBar } from "./top-bar.tsx";

/** The top bar on a phone, where a conversation has a header of its own in its place, for one that has none. */
export function PhoneBar() {
  return useMedia(mobileQuery) && <TopBar isOverChat={false} />;
}
