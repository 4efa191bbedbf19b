import type { QueryClient } from "@tanstack/react-query";

/** Names every write of response preferences, of whatever level. */
export const preferenceWrites = ["response-preferences"];

/** No other choice waits to be sent: reading anew before that would show an older one for a moment. */
export const isLastWrite = (client: QueryClient): boolean => client.isMutating({ mutationKey: preferenceWrites }) <= 1;
