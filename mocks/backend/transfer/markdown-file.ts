import { headingOf, spanOf, spokenDate } from "./readable.ts";
import type { Transcript } from "./transcript.ts";

/** A name, escaped for a line of Markdown. */
const plain = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_{}[\]<>#|~]/g, (character) => `\\${character}`);

/** A chat as Markdown: the active alternates, each under its speaker. Messages are Markdown already. */
export function asMarkdown(transcript: Transcript): string {
  const parts = transcript.lines.map(({ name, texts, active }) => {
    const shown = texts[active];
    const when = shown?.createdAt ? ` · ${spokenDate(shown.createdAt)}` : "";
    const picture = shown?.picture ? "\n\n*[Picture]*" : "";
    return `**${plain(name)}**${when}\n\n${shown?.content ?? ""}${picture}`;
  });
  return `# ${plain(headingOf(transcript))}\n\n${spanOf(transcript)}\n\n---\n\n${parts.join("\n\n---\n\n")}\n`;
}
