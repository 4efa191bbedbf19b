// The provider's side: an independent second reader of the contract, for the contract check and the parity test.
import { defineConfig } from "@hey-api/openapi-ts";

export default defineConfig({
  input: "./.cache/openapi.yaml",
  logs: { level: "error" },
  output: { path: ".cache/provider", clean: true, module: { extension: ".ts" } },
  plugins: [
    "@hey-api/client-fetch",
    "@hey-api/typescript",
    { name: "zod", compatibilityVersion: 4 },
    // Requests are not validated: the check must be able to send what a server has to refuse.
    { name: "@hey-api/sdk", validator: { request: false, response: "zod" } },
  ],
});
