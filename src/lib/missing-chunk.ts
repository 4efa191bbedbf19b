/** Whether this error means that a chunk could not be loaded: a new version was deployed (F27), or there is no network (F25). */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}

/** Whether a new version of the app is the reason. Without a network nobody knows. */
export const isNewVersion = (error: unknown): boolean => navigator.onLine && isMissingChunk(error);
