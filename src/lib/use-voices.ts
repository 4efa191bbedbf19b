import { useEffect, useState, useSyncExternalStore } from "react";
import { followVoices, hasSpeech, voicesNow } from "./speech.ts";

/** How long in ms a browser may take to find its voices; one that has none never says so. */
const LOOKING = 1500;

/** Whether there is a voice. */
export function useHasVoice(): boolean {
  return useSyncExternalStore(followVoices, () => voicesNow().length > 0);
}

/** The browser's voices; null while it may still be looking for them. */
export function useVoices(): readonly SpeechSynthesisVoice[] | null {
  const [voices, setVoices] = useState(voicesNow);
  const [isLooking, setIsLooking] = useState(hasSpeech);
  useEffect(() => {
    const look = () => {
      setVoices(voicesNow());
      setIsLooking(false);
    };
    const unfollow = followVoices(look);
    const timer = setTimeout(look, LOOKING);
    return () => {
      unfollow();
      clearTimeout(timer);
    };
  }, []);
  return voices.length === 0 && isLooking ? null : voices;
}
