// What the app's build (vite.config.ts) and those of its documents (tools/prerender.ts) share.

export const buildSettings = {
  target: "es2023",
  // The content policy knows no `data:` addresses.
  assetsInlineLimit: 0,
} as const;

/** Recipes, schemas and calls only define things: a page takes those it names, not all that stand beside them. */
export const treeshake = {
  moduleSideEffects: [{ test: /\/src\/generated\/(?:styled-system|zod|api)\//, sideEffects: false }],
};
