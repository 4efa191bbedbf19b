import noorScene from "./noor-scene.webp";
import noor from "./noor-cutout.svg";
import thessalyScene from "./thessaly-scene.webp";
import thessaly from "./thessaly-cutout.svg";
import vossScene from "./voss-scene.webp";
import voss from "./voss-cutout.svg";
import { lighthouseAtNight, type StagePictures } from "./lamp-scene.tsx";

const others: Readonly<Record<string, StagePictures>> = {
  "Ilario Voss": { ground: vossScene, figure: voss },
  "Thessaly Wren": { ground: thessalyScene, figure: thessaly },
  "Noor Sahar": { ground: noorScene, figure: noor },
};

/** The pictures of an opening's character; who has none stands at the lighthouse. */
export const picturesOf = (name: string): StagePictures => others[name] ?? lighthouseAtNight;
