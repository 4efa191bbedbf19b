// The consumer's side: queries, calls, zod schemas and MSW handlers, from the bundled contract without its words.
import { defineConfig } from "orval";

const input = { target: "../.cache/openapi.plain.yaml" };
const schemas = { path: "../src/generated/zod/schemas", type: "zod" } as const;

const zod = {
  version: 4 as const,
  variant: "mini" as const,
  generateReusableSchemas: true,
  generateDiscriminatedUnion: true,
  // Numbers only: coercing "false" to a boolean gives true; the host reads booleans by their words.
  coerce: { query: ["number" as const] },
  generate: { param: true, query: true, body: true, response: true, header: false },
};

/** A POST that only reads: it becomes a query. */
const reads = { query: { useQuery: true } };

export default defineConfig({
  // A module for each operation, so that a page loads the schemas of its own calls only.
  api: {
    input,
    output: {
      target: "../src/generated/api/endpoints.ts",
      schemas,
      client: "react-query",
      httpClient: "fetch",
      mode: "tags-operations",
      clean: true,
      indexFiles: false,
      mock: { indexMockFiles: false, generators: [{ type: "msw", delay: false, useExamples: true }] },
      override: {
        mutator: { path: "../src/http/http.ts", name: "http" },
        // `http` gets the schema of the answer with each call and checks it.
        fetch: { includeHttpResponseReturnType: false, runtimeValidation: true },
        includeZodSchemaInArguments: true,
        // Bucket creation takes JSON or multipart on one path (TRAP-64): one function for each.
        splitByContentType: true,
        // Lists that page by `page` get infinite options too. Writes are plain functions.
        query: { version: 5, signal: true, useMutation: false, useInfinite: true, useInfiniteQueryParam: "page" },
        operations: {
          listBuckets: reads,
          listCreatorCharacters: reads,
          listHomeCharacters: reads,
          listMyCharacters: reads,
          searchCharacters: reads,
        },
        zod,
      },
    },
  },
  // What the reference backend checks of a request: path, query and body by operation.
  zod: {
    input,
    output: {
      target: "../src/generated/zod/endpoints.ts",
      schemas,
      client: "zod",
      mode: "tags-split",
      fileExtension: ".zod.ts",
      clean: true,
      indexFiles: false,
      override: { zod },
    },
  },
  // The entities as plain types, for everything that only names them. The functions written beside them are not used.
  types: {
    input: { target: "../.cache/openapi.yaml" },
    output: {
      target: "../.cache/orval/endpoints.ts",
      schemas: "../src/generated/api/model",
      client: "fetch",
      clean: true,
      indexFiles: false,
    },
  },
});
