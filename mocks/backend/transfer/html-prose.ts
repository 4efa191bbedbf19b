/** Text escaped for HTML, in an element or an attribute. */
export const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/** Emphasis and line breaks of an escaped line, the only inline elements that a message can produce. */
const inline = (text: string): string =>
  text
    .split(/(`[^`\n]+`)/)
    .map((part, index) =>
      index % 2 === 1
        ? `<code>${part.slice(1, -1)}</code>`
        : part
            .replaceAll(/\*\*([^*\n]+)\*\*/g, "<strong>$1</strong>")
            .replaceAll(/\*([^*\n]+)\*/g, "<em>$1</em>")
            .replaceAll(/(?<![\p{L}\p{N}_])_([^_\n]+)_(?![\p{L}\p{N}_])/gu, "<em>$1</em>"),
    )
    .join("")
    .replaceAll("\n", "<br>");

function block(text: string): string {
  if (/^(?:-{3,}|\*{3,}|_{3,})$/.test(text)) return "<hr>";
  if (text.startsWith("&gt;")) return `<blockquote><p>${inline(text.replaceAll(/^&gt; ?/gm, ""))}</p></blockquote>`;
  const heading = /^#{1,6} (.+)$/.exec(text);
  return `<p>${heading ? `<strong>${inline(heading[1] ?? "")}</strong>` : inline(text)}</p>`;
}

/** A message's Markdown as a few elements of HTML; anything else stays plain text. */
export function prose(markdown: string): string {
  return escaped(markdown)
    .split(/(^```[^\n]*\n[\s\S]*?(?:\n```[ \t]*$|(?![\s\S])))/m)
    .map((part, index) =>
      index % 2 === 1
        ? `<pre><code>${part.replace(/^```[^\n]*\n/, "").replace(/\n```[ \t]*$/, "")}</code></pre>`
        : part
            .split(/\n[ \t]*\n/)
            .map((paragraph) => paragraph.trim())
            .filter((paragraph) => paragraph !== "")
            .map(block)
            .join("\n"),
    )
    .join("\n");
}
