import * as z from "zod/mini";
import { HomepagePreference } from "#src/generated/zod/schemas/homepagePreference.zod.ts";
import { Id } from "#src/generated/zod/schemas/id.zod.ts";

/** What stands behind `?` on each page. A value that is no good counts as absent: an address is typed by people. */
export const homeSearch = z.object({ order: z.catch(z.optional(HomepagePreference), undefined) });
/** `t` is the thread (SHELL-20). */
export const conversationSearch = z.object({ t: z.catch(z.optional(Id), undefined) });
export const signInSearch = z.object({ next: z.catch(z.optional(z.string()), undefined) });
export const resetSearch = z.object({ token: z.catch(z.optional(z.string()), undefined) });
