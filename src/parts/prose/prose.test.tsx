// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { Prose, proseNodes } from "./prose.tsx";
import { closeCutText } from "./close-open-marks.ts";
import { plainText, type ProseNode } from "./prose-node.ts";
import { pathologicalTexts, unsafeTexts } from "./prose-payloads.fixture.ts";
import { publicPayloads } from "./public-payloads.fixture.ts";
import { loadMarkdown } from "./markdown-on-demand.ts";

beforeAll(loadMarkdown);

const story = (text: string) => proseNodes(text, { isStory: true });
const shown = (text: string, isRunning = false) => renderToStaticMarkup(<Prose text={text} isRunning={isRunning} />);
const page = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

/** Every node of one kind, as the text it shows. */
function textsOf(nodes: readonly ProseNode[], kind: ProseNode["kind"]): string[] {
  return nodes.flatMap((node) => [
    ...(node.kind === kind ? [plainText([node])] : []),
    ...("children" in node ? textsOf(node.children, kind) : []),
  ]);
}

const allowedElements = new Set(
  "div p em strong s span br hr code pre blockquote ul ol li table thead tbody tr th td a small button".split(" "),
);
const allowedAttributes = new Set(
  "class dir href target rel role aria-level aria-label aria-hidden tabindex start type data-mark data-caret".split(
    " ",
  ),
);

function violations(body: HTMLElement): string[] {
  return [...body.querySelectorAll("*")].flatMap((element) => {
    const name = element.localName;
    const found = allowedElements.has(name) ? [] : [`<${name}>`];
    for (const { name: attribute, value } of element.attributes) {
      if (!allowedAttributes.has(attribute)) found.push(`${name}[${attribute}]`);
      if (attribute === "href" && !/^(https?:\/\/|mailto:|\/(?![/\\]))/.test(value))
        found.push(`${name}[href=${value}]`);
    }
    return found;
  });
}

describe("role-play marks", () => {
  it("tells narration, speech and stress apart", () => {
    const nodes = story(
      "*The door gives an inch.* “If that’s the *harbour* office, you’re late.” He waits. **Still.**",
    );
    expect(textsOf(nodes, "emphasis")).toEqual(["The door gives an inch.", "harbour"]);
    expect(textsOf(nodes, "dialogue")).toEqual(["“If that’s the harbour office, you’re late.”"]);
    expect(textsOf(nodes, "strong")).toEqual(["Still."]);
  });

  it.each([
    ['"Come in," she says, "and shut it."', ['"Come in,"', '"and shut it."']],
    ["„Komm herein“, sagt sie.", ["„Komm herein“"]],
    ["«Entre», dit-elle.", ["«Entre»"]],
    ['The board is 6" wide and 4" deep.', []],
    ["It's the keeper's, isn't it?", []],
    ['*She nods. "Aye," and turns.*', ['"Aye,"']],
    ['*She turns.*"Aye."', ['"Aye."']],
    ['"One line\nand the next"', ['"One line\nand the next"']],
    ["“A speech that goes on", ["“A speech that goes on"]],
    ["* “In a list”", ["“In a list”"]],
    ["> “In a quote”", ["“In a quote”"]],
  ])("finds the speech of %j", (text, speech) => {
    expect(textsOf(story(text), "dialogue")).toEqual(speech);
  });

  it.each([
    ["He waits ((slower please)) by the door", ["slower please"]],
    ["(OOC: brb) back now", ["brb"]],
    ["[ooc two minutes] and on", ["two minutes"]],
    ["((*smiles* one second)) ok", ["smiles one second"]],
    ["f((x) is not a note", []],
    ["(oochy) is a word", []],
  ])("finds the notes of %j", (text, notes) => {
    expect(textsOf(story(text), "note")).toEqual(notes);
  });

  it("shows no asterisk and no bracket of a mark", () => {
    expect(plainText(story("*a* **b** ***c*** ((d))"))).toBe("a b c d");
  });

  it("keeps single line breaks, and scene breaks under a paragraph", () => {
    expect(shown("one\ntwo")).toContain("one<br/>two");
    const nodes = story("He left.\n---\nLater");
    expect(nodes.map((node) => node.kind)).toEqual(["paragraph", "rule", "paragraph"]);
  });

  it("leaves texts alone that are not a story", () => {
    expect(textsOf(proseNodes('"Hi" ((x))', { isStory: false }), "dialogue")).toEqual([]);
  });

  it("shows the words behind a fence as the label of its block", () => {
    expect(plainText(story("```stats\nHP 3\n```"))).toBe("stats\nHP 3");
    expect(shown("```stats\nHP 3\n```")).toContain(">stats</span><code>HP 3</code>");
    expect(shown("```\nHP 3\n```")).not.toContain("<span");
  });

  it("loses no letter of any text", () => {
    const letters = (text: string) => text.replaceAll(/[^a-z]/g, "");
    const piece = fc.constantFrom(
      "a",
      "b ",
      "*",
      "**",
      '"',
      "“",
      "”",
      "((",
      "))",
      "\n",
      "\n\n",
      "> ",
      "- ",
      "`",
      "_",
      "[",
      "]",
      "(",
      ")",
      "x y",
      "\\",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join("");
        expect(letters(plainText(story(text)))).toBe(letters(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("strangers' texts (S1)", () => {
  it("has a list worth the name", () => {
    expect(unsafeTexts.length).toBeGreaterThanOrEqual(600);
    expect(publicPayloads.length).toBeGreaterThanOrEqual(200);
    expect(new Set(unsafeTexts).size).toBe(unsafeTexts.length);
  });

  it.each(unsafeTexts)("lets nothing through: %j", (text) => {
    for (const isStory of [true, false]) {
      const body = page(renderToStaticMarkup(<Prose text={text} isStory={isStory} />));
      expect(violations(body)).toEqual([]);
    }
  });

  it("lets nothing through at any point of a stream", () => {
    for (const text of unsafeTexts.slice(0, 60)) {
      for (let end = 1; end <= text.length; end += 3) {
        expect(violations(page(shown(text.slice(0, end), true)))).toEqual([]);
      }
    }
  }, 60_000);

  it("shows a blocked link as its text, never as an empty address", () => {
    const body = page(shown("[click](javascript:alert(1)) and [there](https://example.com/a)"));
    const links = [...body.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(["https://example.com/a"]);
    expect(body.textContent).toContain("click");
  });

  it("names the real host where a link's text hides it", () => {
    expect(page(shown("[my bank](https://evil.example/login)")).textContent).toContain("(evil.example)");
    expect(page(shown("https://example.com/a")).textContent).toBe("https://example.com/a");
  });

  it("asks before it fetches a picture", () => {
    const body = page(shown("![a cat](/media/uploads/cat.png)"));
    expect(body.querySelector("img")).toBeNull();
    expect(body.querySelector("button")?.textContent).toBe("Show image: a cat (this site)");
  });

  it("fetches no picture from another host, and names that host", () => {
    const body = page(shown("![a cat](https://example.com/cat.png)"));
    expect(body.querySelector("img, button")).toBeNull();
    expect(body.querySelector("a")?.textContent).toBe("Open image: a cat in a new tab (example.com)");
  });

  it.each(pathologicalTexts)("stays quick: $name", ({ text }) => {
    const cut = text.slice(0, 20_000);
    // The best of three, so that a busy machine does not count.
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      expect(shown(cut)).not.toBe("");
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });

  it("shows an over-long or over-deep text as it was typed", () => {
    expect(story("*a* ".repeat(6_000)).map((node) => node.kind)).toEqual(["paragraph"]);
    expect(textsOf(story(`${"> ".repeat(60)}deep`), "quote")).toEqual([]);
    expect(plainText(story(`${"> ".repeat(60)}deep`))).toContain("deep");
  });

  it("leaves the prototypes alone", () => {
    story("[__proto__]: /x\n\n[constructor][__proto__] `__proto__`");
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe("a running reply", () => {
  const reply =
    "*She doesn’t take it.* For a **long** moment\nonly rain.\n\n“That lamp went over,” *she says.*\n\n- one\n- two\n\n```\ncode *x*\n\nmore\n```\n\nThe end.";

  it("shows no mark that is about to be closed, at any length", () => {
    for (let end = 1; end < reply.indexOf("```"); end++) {
      const text = page(shown(reply.slice(0, end), true)).textContent ?? "";
      expect(text).not.toContain("*");
    }
  });

  it("draws narration as narration from its first word", () => {
    const body = page(shown("“Yes.” *She turns aw", true));
    expect(body.querySelector("em")?.textContent).toBe("She turns aw");
  });

  it("ends as the same page that the finished text gives, but for the caret", () => {
    const body = page(shown(reply, true));
    for (const caret of body.querySelectorAll("[data-caret]")) caret.remove();
    expect(body.innerHTML).toBe(page(shown(reply)).innerHTML);
  });

  it("closes what a stopped reply left open", () => {
    expect(plainText(story(closeCutText("*One.* “Two.”\n\n*I listen to the tower the")))).not.toContain("*");
    expect(closeCutText("Nothing is open.\n\n*Really.*")).toBe("Nothing is open.\n\n*Really.*");
  });

  it("reads named and numbered characters", () => {
    expect(plainText(story("caf&eacute; &amp; bar &#8212; &rarr; &ngE; &nothing; &constructor;"))).toBe(
      "café & bar — → ≧̸ &nothing; &constructor;",
    );
  });

  it("keeps the caret behind the last word", () => {
    expect(
      page(shown("one\n\ntwo three", true)).querySelector("p:last-child")?.lastElementChild?.hasAttribute("data-caret"),
    ).toBe(true);
    expect(page(shown("- one\n- two", true)).querySelector("li:last-child [data-caret]")).not.toBeNull();
  });
});
