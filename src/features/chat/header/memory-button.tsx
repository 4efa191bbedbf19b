import BrainIcon from "lucide-react/icons/brain";
import { IconButton } from "#src/ui/icon-button/icon-button.tsx";
import { chatTexts } from "../chat-texts.ts";

/** Opens and closes a chat's memory; on phones it is in the menu. */
export function MemoryButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <IconButton label={chatTexts.memory} isPressed={isOpen} onClick={onPress}>
      <BrainIcon />
    </IconButton>
  );
}
