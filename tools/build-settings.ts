// Settings shared by the build of the app (vite.config.ts, panda.config.ts) and of its documents (tools/prerender.ts).

/** Whether the stories are built or served, and not the app. */
export const inStorybook =
  process.env["STORYBOOK"] === "true" || process.argv.some((argument) => argument.includes("storybook"));

export const buildSettings = {
  target: "es2023",
  // The content security policy forbids `data:` URLs.
  assetsInlineLimit: 0,
} as const;

/** Generated recipes, schemas and calls have no side effects, so a page only gets those it uses. */
export const treeshake = {
  moduleSideEffects: [{ test: /\/src\/generated\/(?:styled-system|zod|api)\//, sideEffects: false }],
};
