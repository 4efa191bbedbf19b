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
  "radial-gradient(circle at 68% 24%, var(--light) 0 9%, transparent 9.5%), linear-gradient(to bottom, var(--tone) 0 58%, var(--ground) 58.4%)",
  // Two ridges
  "radial-gradient(120% 60% at 20% 104%, var(--ground) 0 60%, transparent 60.5%), radial-gradient(110% 58% at 88% 100%, color-mix(in oklab, var(--ground) 60%, var(--tone)) 0 60%, transparent 60.5%), linear-gradient(to bottom, var(--tone), var(--light) 160%)",
  // A lit window
  "linear-gradient(var(--ground), var(--ground)) 50% 34%/1.2% 26% no-repeat, linear-gradient(var(--ground), var(--ground)) 50% 34%/30% 1% no-repeat, linear-gradient(var(--light), color-mix(in oklab, var(--light) 55%, var(--tone))) 50% 34%/30% 26% no-repeat, linear-gradient(to bottom, var(--tone), var(--ground))",
  // A lamp's cone
  "conic-gradient(from 158deg at 50% 8%, transparent 0 2deg, color-mix(in oklab, var(--light) 62%, transparent) 10deg 34deg, transparent 44deg), radial-gradient(circle at 50% 8%, var(--light) 0 3%, transparent 10%), linear-gradient(to bottom, var(--tone), var(--ground))",
  // Curtains
  "linear-gradient(to bottom, transparent 55%, var(--ground)), repeating-linear-gradient(to right, var(--ground) 0 5%, var(--tone) 9%, color-mix(in oklab, var(--tone) 78%, var(--light)) 11%, var(--tone) 13%, var(--ground) 17%)",
  // Rain
  "repeating-linear-gradient(106deg, transparent 0 7%, color-mix(in oklab, var(--light) 24%, transparent) 7.3% 7.5%, transparent 7.8% 13%), radial-gradient(90% 50% at 30% 0%, color-mix(in oklab, var(--light) 50%, var(--tone)), transparent), linear-gradient(to bottom, var(--tone), var(--ground))",
  // Stars
  "radial-gradient(circle at 18% 20%, var(--light) 0 0.8%, transparent 1.2%), radial-gradient(circle at 74% 12%, var(--light) 0 1.1%, transparent 1.5%), radial-gradient(circle at 52% 34%, var(--light) 0 0.6%, transparent 1%), radial-gradient(circle at 86% 44%, var(--light) 0 0.8%, transparent 1.2%), radial-gradient(circle at 32% 52%, var(--light) 0 0.7%, transparent 1.1%), linear-gradient(to bottom, var(--ground), var(--tone) 130%)",
  // An open door
  "radial-gradient(60% 16% at 50% 84%, color-mix(in oklab, var(--light) 52%, transparent), transparent), linear-gradient(to bottom, var(--light), color-mix(in oklab, var(--light) 60%, var(--tone))) 50% 70%/26% 52% no-repeat, linear-gradient(to bottom, var(--ground), var(--tone))",
  // A beam through the dark
  "linear-gradient(100deg, transparent 34%, color-mix(in oklab, var(--light) 58%, transparent) 44% 54%, transparent 66%), linear-gradient(to bottom, var(--tone), var(--ground))",
  // A skyline
  "linear-gradient(var(--ground), var(--ground)) 6% 100%/18% 34% no-repeat, linear-gradient(var(--ground), var(--ground)) 34% 100%/14% 50% no-repeat, linear-gradient(var(--ground), var(--ground)) 62% 100%/22% 28% no-repeat, linear-gradient(var(--ground), var(--ground)) 96% 100%/18% 44% no-repeat, linear-gradient(to bottom, var(--tone), var(--light) 170%)",
];

export const sceneCount = scenes.length;

/** For a frame as small as an avatar: light from one side, nothing else, so that the initial can be read. */
const plainScene =
  "radial-gradient(120% 120% at 20% 10%, color-mix(in oklab, var(--light) 34%, var(--tone)), var(--tone) 46%, var(--ground))";

/** The lens: what stands at the edge falls into shadow. */
const vignette = "radial-gradient(120% 90% at 50% 38%, transparent 46%, rgb(5 11 13 / 0.55))";

/**
 * The scene that stands for a missing picture: the same id always gives the same scene and colours (design 7). `isPlain`
 * leaves the drawing out. Returns inline style properties.
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

/** The mid colour of a scene: what stands while a picture loads. */
export const placeholderColor = (seed: string): string =>
  palettes[Math.floor(hashText(seed) / sceneCount) % palettes.length]!.tone;

/** The first letter or digit of a name, as a person sees it; empty when there is none. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0]?.toLocaleUpperCase() ?? "";
}
