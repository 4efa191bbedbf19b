// Settings shared by the build of the app (vite.config.ts) and of its documents (tools/prerender.ts).

export const buildSettings = {
  target: "es2023",
  // The content security policy forbids `data:` URLs.
  assetsInlineLimit: 0,
} as const;

/** Generated recipes, schemas and calls have no side effects, so a page only gets those it uses. */
export const treeshake = {
  moduleSideEffects: [{ test: /\/src\/generated\/(?:styled-system|zod|api)\//, sideEffects: false }],
};
