// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest";
import { loadMarkdown } from "./markdown-on-demand.ts";
import { proseNodes } from "./prose.tsx";
import { spokenText } from "./spoken-text.ts";

beforeAll(loadMarkdown);

it.each([
  ["*She nods.* “**Yes**, Mara.”", "She nods. “Yes, Mara.”"],
  ["One.\n\n\nTwo,\nthree.", "One.\nTwo,\nthree."],
  ["## The lamp\n\nIt is *lit*.", "The lamp\nIt is lit."],
  ["- rope\n- oil\n- a boat", "rope\noil\na boat"],
  ["2. left\n3. right", "2. left\n3. right"],
  ["> Who goes there?\n\nNobody.", "Who goes there?\nNobody."],
  ["Before.\n\n---\n\nAfter.", "Before.\nAfter."],
  ["See [the chart](https://example.com/a/b?c=d).", "See the chart."],
  ["See https://example.com/a/b?c=d now.", "See example.com now."],
  ["The word `light` here.", "The word light here."],
  ["Look:\n\n```stats\nhp 12/20\n```\n\nShe sighs.", "Look:\nShe sighs."],
  ["Here ![the chart](https://example.com/c.png) it is.", "Here  it is."],
  ["| Lamp | Light |\n| --- | --- |\n| north | 4 s |", "Lamp; Light\nnorth; 4 s"],
  ["Aye. ((Slower, please))", "Aye. Slower, please"],
  ["~~Come in~~ Stay out", "Come in Stay out"],
  ["2 * 3 > 5, room #4", "2 * 3 > 5, room #4"],
  ["```\nonly code\n```", ""],
])("says %j as %j", (text, said) => expect(spokenText(proseNodes(text, { isStory: true }))).toBe(said));
