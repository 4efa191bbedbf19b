import { type ComponentProps, lazy, Suspense } from "react";
import { Prose } from "#src/parts/prose/prose.tsx";

const Editor = lazy(async () => ({ default: (await import("./message-editor.tsx")).MessageEditor }));

/** The editor of a message; the words stand as they are until its code has come. */
export function MessageEditor(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense fallback={<Prose text={props.message.content} />}>
      <Editor {...props} />
    </Suspense>
  );
}
