import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import type { Backend } from "#mocks/backend/backend.ts";
import { makeQueryClient } from "#src/app/query-client.ts";
import { Button } from "#src/ui/button/button.tsx";
import { StoryFrame } from "#src/ui/story-frame/story-frame.tsx";
import { Toaster } from "#src/ui/toaster/toaster.tsx";

/** A dialog with the button that opens it, on the story's world. */
export function DialogStage({ Dialog }: { Dialog: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [client] = useState(() => {
    const made = makeQueryClient();
    const defaults = made.getDefaultOptions();
    made.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <StoryFrame>
        <h1>Settings</h1>
        <Button onClick={() => setIsOpen(true)}>Choose categories</Button>
        {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
      </StoryFrame>
      <Toaster />
    </QueryClientProvider>
  );
}

/** The ids of the demo world's categories by their place in the list. */
export const categoryIdsOf = ({ context: { state } }: Backend, from: number, to: number): string[] =>
  [...state.categories.all()]
    .toSorted((a, b) => a.order - b.order)
    .slice(from, to)
    .map(({ id }) => id);
