/**
 * The file name of a `Content-Disposition` header, `filename*` before `filename` (RFC 6266), or null. The name is
 * untrusted: folders, control characters and leading dots are removed.
 */
export function fileNameOf(header: string | null): string | null {
  if (header === null) return null;
  const name = encodedName(header) ?? quotedName(header);
  const safe = name
    ?.split(/[/\\]/)
    .at(-1)
    // oxlint-disable-next-line no-control-regex -- removing them is the point
    ?.replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069:*?"<>|]+/g, " ")
    .replace(/^[.\s]+/, "")
    .trim();
  return safe === undefined || safe === "" ? null : safe;
}

function encodedName(header: string): string | undefined {
  const encoded = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function quotedName(header: string): string | undefined {
  const [, quoted, bare] = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? [];
  return quoted?.replaceAll(/\\(.)/g, "$1") ?? bare;
}
