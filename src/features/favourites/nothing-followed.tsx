import { Link } from "@tanstack/react-router";
import { Button } from "#src/ui/button/button.tsx";
import { EmptyState } from "#src/ui/feedback/empty-state.tsx";
import { GhostLight } from "#src/ui/feedback/ghost-light.tsx";
import { favouritesTexts as texts } from "./favourites-texts.ts";

/** The empty state of the tabs about followed creators; links to the search for creators. */
export function NothingFollowed({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      title={title}
      text={text}
      still={<GhostLight />}
      action={
        <Button variant="primary" asChild>
          <Link to="/global-search" search={{ tab: "creators" }}>
            {texts.findCreators}
          </Link>
        </Button>
      }
    />
  );
}
