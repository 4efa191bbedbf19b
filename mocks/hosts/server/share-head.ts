import { createHash } from "node:crypto";
import { maySee } from "../../backend/selection.ts";
import type { State } from "../../backend/state/state.ts";
import type { StaticFile } from "./static-files.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const meta = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;

/** Pictures that other sites show in a preview: they take no drawings. */
const isPhoto = (address: string | null | undefined): address is string => /\.(png|jpe?g|webp)$/.test(address ?? "");

/**
 * The app's page with the head of a shared character (`/character/{id}`): its name, its line and its picture, for whoever shows a
 * preview of the link. Only what a visitor could see is told; of all else the page says nothing, not even that it exists.
 */
export function withShareHead(page: StaticFile, state: State, pathname: string, origin: string): StaticFile {
  const id = /^\/character\/([\w-]{1,64})\/?$/.exec(pathname)?.[1];
  const character = id === undefined ? undefined : state.characters.get(id);
  if (id === undefined || !maySee(character) || character.NSFW) return page;
  const variant = state.variants.in(id).find((one) => one.default);
  const picture = [variant?.scene, variant?.avatar].find(isPhoto) ?? "/icons/icon-512.png";
  const line = character.shortMessage ?? "A character to play a scene with.";
  const head = [
    meta("og:site_name", "Sotto"),
    meta("og:type", "profile"),
    meta("og:title", character.name),
    meta("og:description", line),
    meta("og:url", `${origin}/character/${id}`),
    meta("og:image", new URL(picture, origin).href),
    '<meta name="twitter:card" content="summary" />',
  ].join("\n    ");
  const html = page.body
    .toString()
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(character.name)} · Sotto</title>\n    ${head}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(line));
  const body = Buffer.from(html);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return { ...page, body, etag, encoded: new Map() };
}
