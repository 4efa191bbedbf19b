/** What the Vite plugin and the stand-alone generator share. */
export const routerOptions = /** @type {const} */ ({
  target: "react",
  routesDirectory: "./src/routes",
  generatedRouteTree: "./src/generated/route-tree.ts",
  autoCodeSplitting: true,
  quoteStyle: "double",
  semicolons: true,
  disableLogging: true,
});
