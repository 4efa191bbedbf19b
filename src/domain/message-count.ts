/** The number shown in the chat menus: the thread's count plus 1 when a thread is open, otherwise 1 (CHAT-11, TRAP-19). */
export function shownMessageCount(threadCount: number | null | undefined): number {
  return threadCount === null || threadCount === undefined ? 1 : threadCount + 1;
}
