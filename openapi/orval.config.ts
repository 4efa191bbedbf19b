// The consumer's side: React Query hooks, zod schemas and MSW handlers, from the bundled contract.
import { defineConfig } from "orval";

const input = { target: "../.cache/openapi.yaml" };

export default defineConfig({
  api: {
    input,
    output: {
      target: "../src/generated/api/endpoints.ts",
      schemas: "../src/generated/api/model",
      client: "react-query",
      httpClient: "fetch",
      mode: "tags-split",
      clean: true,
      indexFiles: false,
      mock: { indexMockFiles: false, generators: [{ type: "msw", delay: false, useExamples: true }] },
      override: {
        mutator: { path: "../src/http/http.ts", name: "http" },
        fetch: { includeHttpResponseReturnType: false },
        // Bucket creation takes JSON or multipart on one path (TRAP-64): one function for each.
        splitByContentType: true,
        query: { version: 5, signal: true, usePrefetch: false },
      },
    },
  },
  zod: {
    input: { target: "../.cache/openapi.plain.yaml" },
    output: {
      target: "../src/generated/zod/endpoints.ts",
      schemas: { path: "../src/generated/zod/schemas", type: "zod" },
      client: "zod",
      mode: "tags-split",
      fileExtension: ".zod.ts",
      clean: true,
      indexFiles: false,
      override: {
        zod: {
          version: 4,
          variant: "mini",
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          // Numbers only: coercing "false" to a boolean gives true; the host reads booleans by their words.
          coerce: { query: ["number"] },
          generate: { param: true, query: true, body: true, response: true, header: false },
        },
      },
    },
  },
});
