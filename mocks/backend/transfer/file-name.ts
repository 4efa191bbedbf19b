/** Only characters that are safe in every file system and header; runs of others become one dash. */
const plainName = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[^A-Za-z0-9 _-]+/g, "-")
    .replaceAll(/[\s-]+/g, "-")
    .replaceAll(/^[-_]+|[-_]+$/g, "");

/** The same in any script, without separators, control and bidi characters. */
const wideName = (text: string): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*']+/gu, "-")
    .replaceAll(/[\s-]+/g, "-")
    .replaceAll(/^[-.]+|[-.]+$/g, "");

// Names that Windows reserves for devices, with any extension.
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

const shortened = (text: string, length: number): string => Array.from(text).slice(0, length).join("");

/**
 * A `Content-Disposition` of `attachment` with the file name in both forms of RFC 6266; at most 300 characters.
 * @param name any text, such as a chat's title
 * @param ending extension without the dot
 */
export function attachment(name: string, ending: string): string {
  const safe = (made: string): string => (made === "" || reserved.test(made) ? "chat" : made);
  const plain = safe(shortened(plainName(name), 60));
  let wide = safe(shortened(wideName(name), 60));
  const encoded = () =>
    encodeURIComponent(`${wide}.${ending}`).replaceAll(
      /[!()*]/g,
      (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  while (encoded().length > 180) wide = shortened(wide, Array.from(wide).length - 1);
  return `attachment; filename="${plain}.${ending}"; filename*=UTF-8''${encoded()}`;
}
