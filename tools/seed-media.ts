import type { Plugin } from "vite";
import { readFiles, sendFile } from "../mocks/hosts/server/static-files.ts";

/** Serves the demo world's pictures at /media while developing, as the HTTP host does. */
export function seedMedia(): Plugin {
  return {
    name: "seed-media",
    configureServer(server) {
      const media = readFiles("mocks/seed/media", "/media");
      server.middlewares.use((request, response, next) => {
        const file = media.get(new URL(request.url ?? "/", "http://localhost").pathname);
        if (file) sendFile(request, response, file, {}, "no-cache");
        else next();
      });
    },
  };
}
