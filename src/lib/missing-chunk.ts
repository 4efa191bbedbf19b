/** Was this thrown because code is no longer on the server, since a new version is out (F27)? */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}
