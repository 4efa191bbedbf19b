/** What a view needs to know of a query. Any result of React Query fits; nothing here imports it. */
export interface ViewQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
  /** The data answers an earlier question, for example the search before this one. */
  isPlaceholderData?: boolean;
}

type DataOf<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends ViewQuery<infer Data> ? Exclude<Data, undefined> : never;
};

/**
 * Several queries as one, for a view that needs them all: loaded when every one is, failed when one of those still
 * missing has failed. `refetch` asks again only for what failed.
 */
export function joinQueries<Queries extends Record<string, ViewQuery<unknown>>>(
  queries: Queries,
): ViewQuery<DataOf<Queries>> {
  const entries = Object.entries(queries);
  const missing = entries.flatMap(([, query]) => (query.data === undefined ? [query] : []));
  const data = Object.fromEntries(entries.map(([name, query]) => [name, query.data])) as DataOf<Queries>;
  return {
    data: missing.length === 0 ? data : undefined,
    isError: missing.some(({ isError }) => isError),
    refetch: () => Promise.all(missing.filter(({ isError }) => isError).map((query) => query.refetch())),
    isPlaceholderData: entries.some(([, query]) => query.isPlaceholderData === true),
  };
}
