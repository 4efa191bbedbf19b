import { type ComponentProps, lazy, Suspense } from "react";
import { Prose } from "#src/parts/prose/prose.tsx";

const Editor = lazy(async () => ({ default: (await import("./message-editor.tsx")).MessageEditor }));

/** The lazily loaded editor of a message; shows the text until it has loaded. */
export function MessageEditor(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense fallback={<Prose text={props.message.content} />}>
      <Editor {...props} />
    </Suspense>
  );
}
