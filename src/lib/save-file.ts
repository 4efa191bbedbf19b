/** Downloads a file under its own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // Revoke later: the browser reads the URL after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A name as the stem of a file's: lower case, letters and digits with hyphens between; `fallback` where none are left. */
export function fileStem(name: string, fallback: string): string {
  const stem = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return stem || fallback;
}
