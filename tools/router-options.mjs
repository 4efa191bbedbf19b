/** What the Vite plugin and the stand-alone generator share. */
export const routerOptions = /** @type {const} */ ({
  target: "react",
  routesDirectory: "./src/routes",
  generatedRouteTree: "./src/generated/route-tree.ts",
  autoCodeSplitting: true,
  // What says that a page broke must not be a file that may be missing itself (F27: one reload, then the message).
  codeSplittingOptions: { defaultBehavior: [["component"]] },
  quoteStyle: "double",
  semicolons: true,
  disableLogging: true,
});
