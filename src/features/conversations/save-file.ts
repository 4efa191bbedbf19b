/** Hands a file to the browser to be saved under its own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads the address after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
