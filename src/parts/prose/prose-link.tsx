import { lazy, useState, type MouseEvent, type ReactNode } from "react";
import { DialogSlot } from "#src/ui/dialog/dialog-slot.tsx";
import { linkHost } from "./safe-link.ts";
import * as styles from "./prose-styles.ts";

const LeaveDialog = lazy(async () => ({ default: (await import("./leave-dialog.tsx")).LeaveDialog }));

/**
 * Opens links in a new tab, so that a click never leaves a running scene. It shows the host if the link text hides it,
 * and asks before leading to another site.
 */
export function ProseLink({ href, text, children }: { href: string; text: string; children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false);
  const host = linkHost(href);
  const ask = (event: MouseEvent) => {
    if (host === null) return;
    event.preventDefault();
    setIsAsking(true);
  };
  return (
    <>
      <a
        className={styles.link}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        onClick={ask}
        onAuxClick={(event) => event.button === 1 && ask(event)}
      >
        {children}
      </a>
      {host === null || text.includes(host) ? null : <small className={styles.linkAddress}> ({host})</small>}
      <DialogSlot show={isAsking && host}>
        {(leadsTo) => <LeaveDialog href={href} host={leadsTo} onClose={() => setIsAsking(false)} />}
      </DialogSlot>
    </>
  );
}
