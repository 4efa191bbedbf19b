import { escaped, prose } from "./html-prose.ts";
import { headingOf, spanOf, spokenDate } from "./readable.ts";
import type { Transcript, TranscriptLine } from "./transcript.ts";

// Allows no script and no request, whatever a message contains.
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const style = `
:root { color-scheme: light dark; --ground: #faf7f2; --ink: #241f2b; --quiet: #6a6273; --rule: #ddd5ca; --cue: #9a3f1d; }
@media (prefers-color-scheme: dark) { :root { --ground: #17141c; --ink: #ece6f0; --quiet: #a79db3; --rule: #37303f; --cue: #e8a37f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.65 Georgia, "Times New Roman", serif; }
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; overflow-wrap: anywhere; }
header { border-bottom: 1px solid var(--rule); margin-bottom: 2rem; padding-bottom: 1.25rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; font-weight: 500; }
header p, time { color: var(--quiet); font: .8125rem/1.5 system-ui, sans-serif; margin: 0; }
article { margin: 0 0 2rem; }
h2 { display: flex; gap: 0 .75rem; align-items: baseline; flex-wrap: wrap; margin: 0 0 .35rem; font: 600 .9375rem/1.5 system-ui, sans-serif; }
.character h2 { color: var(--cue); }
.user { border-inline-start: 2px solid var(--rule); padding-inline-start: 1rem; }
p { margin: 0 0 .8em; }
em { color: var(--quiet); }
blockquote { margin: 0 0 .8em; padding-inline-start: 1rem; border-inline-start: 2px solid var(--rule); }
pre { white-space: pre-wrap; font: .875rem/1.5 ui-monospace, monospace; }
@page { margin: 20mm; }
@media print { :root { --ground: #fff; --ink: #000; --quiet: #555; --rule: #bbb; --cue: #000; } main { max-width: none; padding: 0; } h2 { break-after: avoid; } p { orphans: 3; widows: 3; } }
`;

function articleOf({ role, name, texts, active }: TranscriptLine): string {
  const shown = texts[active];
  const time = shown?.createdAt
    ? ` <time datetime="${escaped(shown.createdAt)}">${escaped(spokenDate(shown.createdAt))}</time>`
    : "";
  const picture = shown?.picture ? "\n<p><em>[Picture]</em></p>" : "";
  return `<article class="${role}" dir="auto">\n<h2>${escaped(name)}${time}</h2>\n${prose(shown?.content ?? "")}${picture}\n</article>`;
}

/** A chat as a page to read and print: active alternates, inline styles, no script, nothing loaded (GAP-135). */
export function asHtml(transcript: Transcript): string {
  const heading = escaped(headingOf(transcript));
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${heading}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<h1 dir="auto">${heading}</h1>
<p>${escaped(spanOf(transcript))}</p>
</header>
${transcript.lines.map(articleOf).join("\n")}
</main>
</body>
</html>
`;
}
