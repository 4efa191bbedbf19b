/** The server cannot start; the message alone is for whoever starts it: what is wrong, and what to do. */
export class StartFailure extends Error {}

/** What a failed `listen` says; null for anything unexpected. */
export function listenFailure({ code }: NodeJS.ErrnoException, host: string, port: number): StartFailure | null {
  if (code === "EADDRINUSE")
    return new StartFailure(`Port ${port} is in use. Stop what listens there, or set PORT to another one.`);
  if (code === "EACCES") return new StartFailure(`This user may not listen on port ${port}. Set PORT to another one.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND" || code === "EAI_AGAIN")
    return new StartFailure(`HOST is ${host}, which is not an address of this machine.`);
  return null;
}
