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
