import type { MailRow } from "../../backend/state/rows.ts";
import type { State } from "../../backend/state/state.ts";
import type { Store } from "../../backend/state/store.ts";

/**
 * The store with what has to follow a commit. Logs when saving fails and when it works again, logs mails, since none are
 * sent (GAP-93), and drops the bytes of stored pictures from memory.
 */
export function watchedStore(store: Store, { uploads }: State, log: (line: string) => void): Store {
  let hasFailed = false;
  return {
    ...store,
    async commit(changes) {
      try {
        await store.commit(changes);
      } catch (failure) {
        if (!hasFailed)
          log(`Nothing can be saved: ${(failure as Error).message}. Reading goes on, and saving is tried again.`);
        hasFailed = true;
        throw failure;
      }
      if (hasFailed) log("Everything is saved again.");
      hasFailed = false;
      for (const { table, id, row } of changes) {
        const mail = table === "mails" ? (row as MailRow | null) : null;
        if (mail) log(`Mail to ${mail.to}: ${mail.subject}\n  ${mail.text}`);
        const upload = table === "uploads" ? uploads.get(id) : undefined;
        if (upload && upload === row) uploads.restore(id, { ...upload, bytes: null });
      }
    },
  };
}
