/** The library, but mutation hooks return their options, so that these tests need no component. */
export async function hooksAsOptions(original: () => Promise<object>): Promise<object> {
  return { ...(await original()), useMutation: (options: unknown) => options };
}
