import { authTexts } from "#src/features/auth/auth-texts.ts";
import { sceneTexts } from "#src/features/landing/scene-texts.ts";
import "../zod-setup.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { HelpScreen } from "#src/screens/help/help-screen.tsx";
import { helpTexts } from "#src/screens/help/help-text.ts";
import { privacyText } from "#src/screens/legal/privacy-text.ts";
import { PrivacyScreen } from "#src/screens/legal/privacy-screen.tsx";
import { termsText } from "#src/screens/legal/terms-text.ts";
import { TermsScreen } from "#src/screens/legal/terms-screen.tsx";
import { App } from "../app.tsx";
import { makeQueryClient } from "../query-client.ts";
import { makeRouter } from "../router.tsx";
import { DocumentFrame } from "./document-frame.tsx";
import { LandingDocument } from "./landing-document.tsx";
import { NoScript } from "./no-script.tsx";

/** A page that the build writes as a file. */
export type PrerenderedDocument = {
  /** Its file's name without the ending. */
  name: string;
  title: string;
  /**
   * What runs in it: the landing page's own code; the app, for visitors; the app, for members, while a visitor's page is
   * text only.
   */
  start: "landing" | "visitor" | "member";
  render: () => string | Promise<string>;
};

/** The page with its words for who has no script. */
const saying = (of: ComponentProps<typeof NoScript>["of"], html: string): string =>
  html.replace("<noscript></noscript>", renderToString(<NoScript of={of} />));

/** A page as the app draws it for a visitor, who has read nothing yet. */
async function renderRoute(address: string): Promise<string> {
  const queryClient = makeQueryClient();
  const router = makeRouter(queryClient, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return renderToString(<App router={router} queryClient={queryClient} />);
}

const inFrame = (text: React.ReactNode) => () => renderToString(<DocumentFrame>{text}</DocumentFrame>);

export const documents: readonly PrerenderedDocument[] = [
  {
    name: "index",
    title: sceneTexts.title,
    start: "landing",
    render: () => saying("landing", renderToString(<LandingDocument onReply={() => undefined} />)),
  },
  {
    name: "sign-in",
    title: authTexts.signInTitle,
    start: "visitor",
    render: async () => saying("account", await renderRoute("/sign-in")),
  },
  {
    name: "sign-up",
    title: authTexts.signUpTitle,
    start: "visitor",
    render: async () => saying("account", await renderRoute("/sign-up")),
  },
  { name: "terms", title: termsText.title, start: "member", render: inFrame(<TermsScreen />) },
  { name: "privacy", title: privacyText.title, start: "member", render: inFrame(<PrivacyScreen />) },
  { name: "help", title: helpTexts.title, start: "member", render: inFrame(<HelpScreen isText />) },
];
