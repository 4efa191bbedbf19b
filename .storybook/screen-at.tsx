import { createMemoryHistory } from "@tanstack/react-router";
import { useState } from "react";
import { App } from "#src/app/app.tsx";
import { makeQueryClient } from "#src/app/query-client.ts";
import { makeRouter } from "#src/app/router.tsx";

/** The whole application at an address, with the real router, on the story's world. */
export function ScreenAt({ path }: { path: string }) {
  const [{ router, queryClient }] = useState(() => {
    const client = makeQueryClient();
    const defaults = client.getDefaultOptions();
    // No retries, so that a failure shows at once; retry delays have tests of their own.
    client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
    return { queryClient: client, router: makeRouter(client, createMemoryHistory({ initialEntries: [path] })) };
  });
  return <App router={router} queryClient={queryClient} />;
}
