import type { Backend } from "#mocks/backend/backend.ts";

export const plum = {
  id: "thm-plum",
  name: "Plum night",
  background: { colour: "#1b1026", image: null },
  primaryColours: { main: "#b76cf2", light: "#dcb8fa", dark: "#6a2ca3" },
};

const others = ["#7a1f3d", "#f4f0e8", "#0b2a33", "#20301c", "#fdeef4", "#101418", "#2b1d0e", "#e4eef6", "#3a3a3a"];

/** Gives the signed-in user this many themes of their own; the first is `plum`. */
export const ownThemes =
  (count: number) =>
  ({ context: { state } }: Backend): void => {
    for (let at = 0; at < count; at += 1) {
      const colour = others[at - 1];
      state.themes.put({
        ...(colour === undefined
          ? plum
          : {
              id: `thm-${at}`,
              name: at === 1 ? "A very long name for a theme of one’s o" : `Theme ${at + 1}`,
              background: { colour, image: null },
              primaryColours: { main: "#3ad1a0", light: "#a8f0d8", dark: "#12705a" },
            }),
        userId: "user-mara",
        createdAt: new Date(Date.UTC(2026, 10, 20, at)).toISOString(),
        deletedAt: null,
      });
    }
  };
