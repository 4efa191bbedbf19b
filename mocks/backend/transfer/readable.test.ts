import { expect, test } from "vitest";
import { attachment } from "./file-name.ts";
import { asHtml } from "./html-page.ts";
import { prose } from "./html-prose.ts";
import { asMarkdown } from "./markdown-file.ts";
import type { Transcript } from "./transcript.ts";

const text = (content: string) => ({
  content,
  createdAt: "2026-11-21T20:14:00.000Z",
  status: "complete" as const,
  picture: null,
});
const chat = (content: string, name = "Maren"): Transcript => ({
  userName: "Mara",
  characterName: name,
  title: null,
  createdAt: null,
  lines: [{ role: "character", name, texts: [text("not shown"), text(content)], active: 1 }],
});

test("a page has the active texts with speaker and time, a content policy, and no script", () => {
  const page = asHtml(chat("*She turns.*\n\nThe **lamp** is out.\nStill."));
  expect(page).toContain("<p><em>She turns.</em></p>\n<p>The <strong>lamp</strong> is out.<br>Still.</p>");
  expect(page).toContain('<time datetime="2026-11-21T20:14:00.000Z">21 November 2026 at 20:14 UTC</time>');
  expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
  expect(page).not.toContain("not shown");
  expect(page).not.toMatch(/<script|\son\w+=|https?:/i);
});

test("markup in a message or name stays text", () => {
  const payloads = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</title></style><svg onload=alert(1)>",
    '"><iframe srcdoc="x">',
    "**<b>x</b>** `<i>` _<u>_",
    "```\n</code></pre><script>1</script>\n```",
    "> <a href=javascript:alert(1)>x</a>",
    "[x](javascript:alert(1)) ![](https://evil.example/x.png)",
    "<!-- -->&lt;script&gt;",
  ];
  const allowed = /^<\/?(?:p|em|strong|code|pre|blockquote|hr|br|h1|h2|time|article|header|main|div)\b/;
  for (const payload of payloads) {
    for (const page of [asHtml(chat(payload)), asHtml(chat("x", payload))]) {
      const [, body = ""] = page.split("<body>");
      const [content = ""] = body.split("</body>");
      for (const [tag] of content.matchAll(/<[^>]*/g)) expect(tag).toMatch(allowed);
      expect(content).not.toMatch(/<[^>]*\s(?:on\w+|href|src|style)\s*=/i);
      expect(page.match(/<\/(?:title|style|head)>/g)).toHaveLength(3);
    }
  }
});

test("prose is fast on input that makes regular expressions backtrack", () => {
  const started = performance.now();
  for (const piece of ["*", "**", "_", "`", "```\n", "> ", "\n\n", "* ", "**a", "_a", "# ", "a_", "*a_"])
    prose(piece.repeat(Math.floor(32_000 / piece.length)));
  expect(performance.now() - started).toBeLessThan(2000);
});

test("Markdown keeps messages unchanged; a name cannot produce a heading or link", () => {
  const file = asMarkdown(chat("*She* [turns](x).", "# [Maren](x)\n## y"));
  expect(file).toContain("\n\n*She* [turns](x).\n");
  expect(file).toContain("**\\# \\[Maren\\](x) \\#\\# y** · 21 November 2026 at 20:14 UTC");
  expect(file).toContain("1 message, 21 November 2026 at 20:14 UTC");
});

test.each([
  ["The light that failed", 'filename="The-light-that-failed.md"', "The-light-that-failed.md"],
  ['../../etc/passwd"; x="', 'filename="etc-passwd-x.md"', "etc-passwd-;-x=.md"],
  ["Größe – 夜の灯台", 'filename="Gro-e.md"', "Größe-–-夜の灯台.md"],
  ["con", 'filename="chat.md"', "chat.md"],
  ["", 'filename="chat.md"', "chat.md"],
  ["a\r\nSet-Cookie: x", 'filename="a-Set-Cookie-x.md"', "a-Set-Cookie-x.md"],
  ["abc\u202Egpj.exe", 'filename="abc-gpj-exe.md"', "abc-gpj.exe.md"],
])("the file of %j", (name, plain, wide) => {
  const header = attachment(name, "md");
  const [kind, first, second = ""] = header.split(/; (?=filename)/);
  expect([kind, first]).toEqual(["attachment", plain]);
  expect(decodeURIComponent(second.replace("filename*=UTF-8''", ""))).toBe(wide);
  expect(header).toMatch(/^[\x20-\x7e]{1,300}$/);
});

test("names of any length and script give a valid header", () => {
  for (const name of ["😀".repeat(500), "夜".repeat(500), "\uD800x".repeat(99), "a/b\\c:d*e?f".repeat(50)]) {
    const header = attachment(name, "jsonl");
    expect(header).toMatch(/^attachment; filename="[\w -]+\.jsonl"; filename\*=UTF-8''[\w.%~-]+$/);
    expect(header.length).toBeLessThanOrEqual(300);
  }
});
