import { createReadStream, existsSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";

const folder = "mocks/seed/media";
const types = { ".webp": "image/webp", ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg" };

/** Serves the demo world's pictures at /media while developing, as the HTTP host does. */
export function seedMedia() {
  return {
    name: "seed-media",
    configureServer(server) {
      server.middlewares.use("/media", (request, response, next) => {
        const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
        const file = join(folder, path);
        const type = types[extname(file)];
        if (!type || path.includes("..") || !existsSync(file) || !statSync(file).isFile()) return next();
        response.setHeader("content-type", type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
