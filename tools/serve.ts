// A static server for a built folder: node tools/serve.ts <folder> <port>. Not for the app, which needs the HTTP host: its
// fallback to shell.html and its headers.
import { createServer, type Server } from "node:http";
import { readFiles, sendFile } from "../mocks/hosts/server/static-files.ts";

export function serve(folder: string, port: number): Promise<Server> {
  const files = readFiles(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = files.get(decodeURIComponent(pathname.replace(/\/$/, "/index.html")));
    if (file) sendFile(request, response, file, {}, "no-cache");
    else response.writeHead(404).end("not found");
  });
  return new Promise((done) => server.listen(port, "127.0.0.1", () => done(server)));
}

if (import.meta.main) await serve(process.argv[2] ?? ".cache/storybook", Number(process.argv[3]));
