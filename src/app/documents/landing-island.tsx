// The whole code of the landing document: a first visit loads this in place of the app, once its picture has been painted.
import "./jitless-schemas.ts";
import { hydrateRoot } from "react-dom/client";
import { report } from "#src/lib/report.ts";
import { LandingDocument } from "./landing-document.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("the document has no #root");
hydrateRoot(root, <LandingDocument onReply={() => window.location.assign("/sign-up")} />, {
  onRecoverableError: (error) => report("the document was drawn anew", error),
});
