import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

export type StaticFile = {
  /** Content type by its name. */
  type: string;
  isPage: boolean;
  /** A worker's script (`name.worker.ts`, or the service worker), which needs a policy header of its own. */
  isWorker: boolean;
  /** Its name holds a hash of its content: it never changes. */
  isHashed: boolean;
  etag: string;
  body: Buffer;
  /** Compressed copies by encoding, smaller than the body. */
  encoded: ReadonlyMap<string, Buffer>;
};

/**
 * The files of a folder by their URL path (`/assets/a.js`), read once: no request ever becomes a path on the disk.
 */
export function readFiles(folder: string, prefix = ""): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  const walk = (current: string) => {
    for (const name of readdirSync(current)) {
      const path = join(current, name);
      if (statSync(path).isDirectory()) walk(path);
      else if (types[extname(name)]) {
        const body = readFileSync(path);
        const encoded = new Map<string, Buffer>();
        for (const [encoding, ending] of [["br", ".br"] as const, ["gzip", ".gz"] as const]) {
          if (existsSync(path + ending)) encoded.set(encoding, readFileSync(path + ending));
        }
        files.set(`${prefix}/${relative(folder, path).split(sep).join("/")}`, {
          type: types[extname(name)] ?? "application/octet-stream",
          isPage: extname(name) === ".html",
          isWorker: /\.worker-[\w-]+\.js$|^offline-worker\.js$/.test(name),
          isHashed: /\/assets\//.test(path.split(sep).join("/")) && /-[\w-]{8,}\.\w+$/.test(name),
          etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
          body,
          encoded,
        });
      }
    }
  };
  walk(folder);
  return files;
}

/** Whether a client takes an encoding; `q=0` is a no. */
export function accepts(request: IncomingMessage, encoding: string): boolean {
  const header = request.headers["accept-encoding"] ?? "";
  return header.split(",").some((part) => {
    const [name, ...rest] = part.trim().toLowerCase().split(";");
    return name === encoding && !rest.some((one) => /^\s*q=0(\.0*)?\s*$/.test(one));
  });
}

/** Whether the client has what an etag names already. */
export const isKnownTo = (request: IncomingMessage, etag: string): boolean =>
  (request.headers["if-none-match"] ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** Sends a file: the smallest copy the client takes, 304 where it has it already, nothing but headers for HEAD. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  headers: Readonly<Record<string, string>>,
  caching: string,
): void {
  const encoding = [...file.encoded.keys()].find((name) => accepts(request, name));
  const body = (encoding && file.encoded.get(encoding)) || file.body;
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const shared = {
    ...headers,
    etag,
    "cache-control": caching,
    ...(file.encoded.size > 0 && { vary: "Accept-Encoding" }),
  };
  if (isKnownTo(request, etag)) {
    response.writeHead(304, shared).end();
    return;
  }
  response.writeHead(200, {
    ...shared,
    "content-type": file.type,
    "content-length": String(body.length),
    ...(encoding && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}
