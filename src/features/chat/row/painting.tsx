import type { ReactNode } from "react";
import { BreathingDots } from "#src/ui/breathing-dots/breathing-dots.tsx";
import { chatTexts } from "../chat-texts.ts";
import * as looks from "./picture-frame.ts";

/** Placeholder of a picture being made; if that takes long, a text and a button to check again. */
export function Painting({ said, action }: { said?: string | undefined; action?: ReactNode }) {
  return (
    <div className={looks.frame}>
      <div className={looks.note}>
        <span className={looks.note} role="status">
          {said === undefined && <BreathingDots />}
          {said ?? chatTexts.makingPicture}
        </span>
        {action}
      </div>
    </div>
  );
}
