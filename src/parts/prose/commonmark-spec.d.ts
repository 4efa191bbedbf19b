declare module "commonmark-spec" {
  export type Example = { markdown: string; html: string; section: string; number: number };
  const spec: { readonly tests: readonly Example[] };
  export default spec;
}
