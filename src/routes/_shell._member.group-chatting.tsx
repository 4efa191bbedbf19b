import { createFileRoute } from "@tanstack/react-router";
import { planned } from "#src/app/planned.ts";
import { groupChatSearch } from "#src/domain/search-params.ts";

export const Route = createFileRoute("/_shell/_member/group-chatting")({
  ...planned(),
  validateSearch: groupChatSearch,
});
