import { hashText } from "../../lib/hash-text.ts";

/** Ground, light and far tone of a placeholder; pictures do not change with the theme. */
interface Palette {
  ground: string;
  tone: string;
  light: string;
}

const palettes: Palette[] = [
  { ground: "#0b1a1f", tone: "#1d4148", light: "#d9a066" },
  { ground: "#1b1012", tone: "#542630", light: "#e3a17c" },
  { ground: "#12101f", tone: "#332c5e", light: "#b9a2e6" },
  { ground: "#101a14", tone: "#2a4a35", light: "#c9cf94" },
  { ground: "#1a140c", tone: "#5a3d1c", light: "#f0bd78" },
  { ground: "#0d1524", tone: "#22406a", light: "#9cc3e8" },
  { ground: "#1c0f1a", tone: "#57294f", light: "#e6a5bf" },
  { ground: "#131516", tone: "#3a4247", light: "#c8d2d6" },
];

/** Ten scenes as layered gradients over the custom properties `--ground`, `--tone` and `--light`. */
const scenes: string[] = [
  // Moon over the sea
  "radial-gradient(circle at 74% 20%, var(--light) 0 6.5%, transparent 7%), radial-gradient(50% 26% at 74% 20%, color-mix(in oklab, var(--light) 34%, transparent), transparent), linear-gradient(to bottom, transparent 67.6%, color-mix(in oklab, var(--tone) 40%, var(--ground)) 68%, var(--ground)), linear-gradient(to bottom, color-mix(in oklab, var(--tone) 70%, var(--ground)), var(--tone) 60%, color-mix(in oklab, var(--tone) 78%, var(--light)) 68%)",
  // Two ridges
  "radial-gradient(120% 44% at 10% 106%, var(--ground) 0 70%, transparent 70.4%), radial-gradient(120% 52% at 96% 104%, color-mix(in oklab, var(--ground) 62%, var(--tone)) 0 70%, transparent 70.4%), linear-gradient(to bottom, var(--ground), var(--tone) 46%, color-mix(in oklab, var(--light) 62%, var(--tone)))",
  // A lit window
  "linear-gradient(var(--ground), var(--ground)) 78% 21%/1% 17% no-repeat, linear-gradient(var(--ground), var(--ground)) 83% 25%/22% 0.7% no-repeat, linear-gradient(160deg, var(--light), color-mix(in oklab, var(--light) 50%, var(--tone))) 83% 21%/22% 17% no-repeat, linear-gradient(118deg, transparent 40%, color-mix(in oklab, var(--light) 16%, transparent) 46% 60%, transparent 70%), linear-gradient(to bottom, var(--tone), var(--ground))",
  // A lamp's cone
  "radial-gradient(circle at 26% 9%, var(--light) 0 2.4%, color-mix(in oklab, var(--light) 30%, transparent) 5%, transparent 16%), conic-gradient(from 140deg at 26% 9%, transparent 0 2deg, color-mix(in oklab, var(--light) 38%, transparent) 14deg 30deg, transparent 46deg), linear-gradient(to bottom, var(--tone), var(--ground))",
  // Curtains
  "linear-gradient(to bottom, transparent 40%, var(--ground)), repeating-linear-gradient(to right, var(--ground) 0 4%, var(--tone) 10%, color-mix(in oklab, var(--tone) 84%, var(--light)) 12%, var(--tone) 14%, var(--ground) 21%)",
  // Rain
  "repeating-linear-gradient(106deg, transparent 0 7%, color-mix(in oklab, var(--light) 14%, transparent) 7.3% 7.5%, transparent 7.8% 13%), radial-gradient(90% 50% at 30% 0%, color-mix(in oklab, var(--light) 44%, var(--tone)), transparent), linear-gradient(to bottom, var(--tone), var(--ground))",
  // Stars
  "radial-gradient(circle at 18% 20%, var(--light) 0 0.6%, transparent 0.9%), radial-gradient(circle at 76% 12%, var(--light) 0 0.9%, transparent 1.2%), radial-gradient(circle at 88% 32%, var(--light) 0 0.5%, transparent 0.8%), radial-gradient(circle at 44% 8%, var(--light) 0 0.5%, transparent 0.8%), radial-gradient(circle at 10% 46%, var(--light) 0 0.6%, transparent 0.9%), radial-gradient(90% 40% at 50% 104%, color-mix(in oklab, var(--light) 34%, transparent), transparent), linear-gradient(to bottom, var(--ground), var(--tone) 130%)",
  // An open door
  "linear-gradient(to bottom, var(--light), color-mix(in oklab, var(--light) 60%, var(--tone))) 84% 66%/17% 34% no-repeat, linear-gradient(256deg, color-mix(in oklab, var(--light) 26%, transparent), transparent 62%) 0 100%/100% 38% no-repeat, linear-gradient(to bottom, var(--ground), var(--tone))",
  // A beam through the dark
  "radial-gradient(circle at 92% 16%, color-mix(in oklab, var(--light) 70%, transparent) 0 3%, transparent 24%), linear-gradient(108deg, transparent 36%, color-mix(in oklab, var(--light) 34%, transparent) 46% 52%, transparent 66%), linear-gradient(to bottom, var(--tone), var(--ground))",
  // A skyline
  "linear-gradient(var(--ground), var(--ground)) 0 100%/100% 1.5% no-repeat, linear-gradient(var(--ground), var(--ground)) 0 100%/24% 22% no-repeat, linear-gradient(var(--ground), var(--ground)) 34% 100%/15% 31% no-repeat, linear-gradient(var(--ground), var(--ground)) 58% 100%/30% 17% no-repeat, linear-gradient(var(--ground), var(--ground)) 100% 100%/25% 27% no-repeat, linear-gradient(to bottom, var(--ground), var(--tone) 50%, color-mix(in oklab, var(--light) 58%, var(--tone)))",
];

export const sceneCount = scenes.length;

/** For a frame as small as an avatar: light from one side, nothing else, so that the initial can be read. */
const plainScene =
  "radial-gradient(120% 120% at 20% 10%, color-mix(in oklab, var(--light) 34%, var(--tone)), var(--tone) 46%, var(--ground))";

/** The lens: what stands at the edge falls into shadow. */
const vignette = "radial-gradient(120% 90% at 50% 38%, transparent 40%, rgb(5 11 13 / 0.62))";

/**
 * The placeholder of a missing picture: the same id always gives the same scene and colours (design 7). `isPlain`
 * leaves out the drawing. Returns inline style properties.
 */
export function placeholderScene(seed: string, isPlain = false) {
  const hash = hashText(seed);
  const palette = palettes[Math.floor(hash / sceneCount) % palettes.length]!;
  return {
    "--ground": palette.ground,
    "--tone": palette.tone,
    "--light": palette.light,
    background: isPlain ? plainScene : `${vignette}, ${scenes[hash % sceneCount]!}`,
    backgroundColor: palette.tone,
  };
}

/** The middle colour of a scene, shown while a picture loads. */
export const placeholderColor = (seed: string): string =>
  palettes[Math.floor(hashText(seed) / sceneCount) % palettes.length]!.tone;

/** The first letter or digit of a name in upper case; empty if there is none. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0]?.toLocaleUpperCase() ?? "";
}
