// Builds what changed and serves the production app together with the reference backend.
import { runServer } from "../mocks/hosts/server.ts";
import { buildApp } from "./build.ts";

buildApp();
await runServer();
