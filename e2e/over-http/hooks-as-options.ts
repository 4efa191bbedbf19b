/** The library as it is, but a hook of a write answers its options: who renders it is no matter in these tests. */
export async function hooksAsOptions(original: () => Promise<object>): Promise<object> {
  return { ...(await original()), useMutation: (options: unknown) => options };
}
