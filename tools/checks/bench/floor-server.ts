import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** A reply of the bench, in the app and on the floor: number of tokens, and milliseconds between them. */
export const tokens = 1000;
export const everyMs = 20;

const types: Record<string, string> = { ".html": "text/html; charset=utf-8", ".js": "text/javascript" };

/**
 * Serves the floor page (brotli, as the real host does); at `/messages?count=n` the newest page of `n` rows; at
 * `/stream?tokens=n&every=ms` the tokens of a reply as plain text at a steady pace.
 */
export async function startFloorServer(folder: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/messages") {
      const count = Number(searchParams.get("count"));
      const rows = Array.from({ length: 30 }, (_, index) => ({
        id: `m${count - 30 + index}`,
        text: Array.from({ length: 15 * (1 + (index % 4)) }, (__, at) => tokenAt(at + 1)).join(""),
      }));
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows));
      return;
    }
    if (pathname === "/stream") {
      response.writeHead(200, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
      let left = Number(searchParams.get("tokens"));
      const timer = setInterval(
        () => {
          if (left > 0) response.write(tokenAt(left));
          left -= 1;
          if (left >= 0) return;
          clearInterval(timer);
          response.end();
        },
        Number(searchParams.get("every")),
      );
      request.on("close", () => clearInterval(timer));
      return;
    }
    const file = join(folder, pathname === "/" ? "index.html" : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = types[extname(file)];
    if (!type) return void createReadStream(file).pipe(response);
    response
      .writeHead(200, {
        "content-type": type,
        "content-encoding": "br",
        // As on the real host: files with a hash in their name are cached, the page is revalidated.
        "cache-control": type.startsWith("text/html") ? "no-cache" : "public, max-age=31536000, immutable",
      })
      .end(brotliCompressSync(readFileSync(file)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const words =
  "The lamp turns once more and *the rain shows itself for a moment* , then “the room” is dark again .".split(" ");

/** The token sent when `left` remain: words with role-play marks, a paragraph break every hundred. */
export const tokenAt = (left: number): string => (left % 100 === 0 ? "\n\n" : `${words[left % words.length] ?? ""} `);
