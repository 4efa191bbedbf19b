/** Whether this error means that a chunk is missing because a new version was deployed (F27). */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}
