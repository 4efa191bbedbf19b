import { describe, expect, it } from "vitest";
import { type Mention, mentionAt, mentionsFor, withMention } from "./mention.ts";

const named = (name: string): Mention => ({
  memberId: name,
  characterId: name,
  name,
  icon: null,
  colour: 0,
  isMuted: false,
  note: "",
});
const cast = ["Thessaly Wren", "Bruno Castellane", "Émile", "Luna", "Luna 2"].map(named);
const found = (typed: string) => mentionsFor(cast, typed).map(({ name }) => name);

describe("a name being typed", () => {
  it("begins at the @ before the caret", () => {
    expect(mentionAt("Who? @", 6)).toEqual({ at: 5, typed: "" });
    expect(mentionAt("Who? @the said", 9)).toEqual({ at: 5, typed: "the" });
    expect(mentionAt("你好@lu", 5)).toEqual({ at: 2, typed: "lu" });
    expect(mentionAt("@Thessaly Wr", 12)).toEqual({ at: 0, typed: "Thessaly Wr" });
  });

  it("is not one in an address, on another line, or far behind", () => {
    expect(mentionAt("mara@example", 12)).toBeNull();
    expect(mentionAt("@\nbruno", 7)).toBeNull();
    expect(mentionAt("nobody", 6)).toBeNull();
    expect(mentionAt(`@${"a".repeat(500)}`, 501)).toBeNull();
  });

  it("finds by any word of a name, whatever the case", () => {
    expect(found("")).toHaveLength(5);
    expect(found("wr")).toEqual(["Thessaly Wren"]);
    expect(found("THES")).toEqual(["Thessaly Wren"]);
    expect(found("e\u0301m")).toEqual(["Émile"]);
    expect(found("luna")).toEqual(["Luna", "Luna 2"]);
    expect(found("una")).toEqual([]);
  });

  it("is replaced by the whole name, with one space behind it", () => {
    expect(withMention("Say @th", { at: 4, typed: "th" }, "Thessaly")).toEqual({ text: "Say @Thessaly ", caret: 14 });
    expect(withMention("@b hello", { at: 0, typed: "b" }, "Bruno")).toEqual({ text: "@Bruno hello", caret: 7 });
  });
});
