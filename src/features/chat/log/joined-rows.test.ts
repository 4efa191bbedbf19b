import { expect, it } from "vitest";
import { begunMessage, type ChatRow, storedRow } from "#src/domain/chat/chat-row.ts";
import { emptyCast } from "#src/domain/chat/speaker.ts";
import { joinedRows } from "./joined-rows.ts";

const said = (id: string, memberId: string): ChatRow =>
  storedRow(
    emptyCast,
    begunMessage({
      id,
      threadId: "t",
      memberId,
      characterId: "c",
      activeAlternate: "a",
      createdAt: "2026-11-21T20:00:00Z",
    }),
    id,
  );
const mine: ChatRow = {
  kind: "outgoing",
  key: "mine",
  speaker: emptyCast.user,
  content: "",
  picture: null,
  createdAt: "2026-11-21T20:00:00Z",
};

it("joins what one speaker says in a row, but not over a day, another's words, or the user's", () => {
  const rows = [said("1", "a"), said("2", "a"), said("3", "b"), said("4", "a"), mine, said("5", "a"), said("6", "a")];
  expect([...joinedRows(rows, new Map())]).toEqual(["2", "6"]);
  expect([...joinedRows(rows, new Map([["6", "Today"]]))]).toEqual(["2"]);
  expect([...joinedRows([mine, { ...mine, key: "again" }], new Map())]).toEqual([]);
});
