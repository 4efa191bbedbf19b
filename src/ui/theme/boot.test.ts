import { describe, expect, it } from "vitest";
import { boot } from "./boot.fixture.ts";
import { defaultLineLength, defaultTextSize, fontIds, lineLengths, textSizes, themeIds } from "#src/lib/look-ids.ts";
import { builtInColors } from "./built-in-themes.ts";

const ground = (id: (typeof themeIds)[number]) => builtInColors[id]["bg.canvas"];
const byDefault = { theme: "dark", font: "satoshi", chrome: ground("dark"), ground: ground("dark"), variables: {} };

describe("the boot script", () => {
  it("shows the default when nothing is stored or storage refuses", () => {
    expect(boot({})).toEqual(byDefault);
    expect(boot({}, true)).toEqual(byDefault);
  });

  it.each([...themeIds])("shows the stored theme %s", (id) => {
    expect(boot({ "app.theme": id }).theme).toBe(id);
    expect(boot({ "app.theme": JSON.stringify(id) }).theme).toBe(id);
    expect(boot({ "app.theme": id })).toMatchObject({ chrome: ground(id), ground: ground(id) });
  });

  it.each([...fontIds])("shows the stored font %s", (id) => {
    expect(boot({ "app.font": id }).font).toBe(id);
  });

  it("shows chats in the stored text size and line length, and sets nothing for the default (GAP-153)", () => {
    for (const px of textSizes)
      expect(boot({ "app.textSize": px }).variables).toEqual(
        px === defaultTextSize ? {} : { "--chat-text": `${px}px` },
      );
    for (const px of lineLengths)
      expect(boot({ "app.lineLength": px }).variables).toEqual(
        px === defaultLineLength ? {} : { "--chat-width": `${px}px` },
      );
    for (const value of ["15", "3200", '"18"', "18px", "[18]", "{", "", "null"])
      expect(boot({ "app.textSize": value, "app.lineLength": value })).toEqual(byDefault);
  });

  it("falls back to the default for an unknown or broken value", () => {
    expect(boot({ "app.theme": "neon", "app.font": "{" })).toEqual(byDefault);
    expect(boot({ "app.theme": "constructor" })).toEqual(byDefault);
    expect(boot({ "app.theme": "custom-9", "app.customThemes": "[{]" }).theme).toBe("dark");
    expect(boot({ "app.theme": "custom-9", "app.customThemes": '[{"id":"8","background":"#112233"}]' }).theme).toBe(
      "dark",
    );
  });

  it("paints a custom theme from its stored look and nothing that is not a colour of ours (TRAP-73)", () => {
    const look = {
      mode: "light",
      variables: { "--colors-bg-canvas": "#ffeedd", "--colors-fg-default": "url(x)", "--evil": "#000000" },
    };
    const themes = JSON.stringify([{ id: "9", background: "#ffeedd", look }]);
    expect(boot({ "app.theme": "custom-9", "app.customThemes": themes })).toEqual({
      theme: "custom-9",
      mode: "light",
      font: "satoshi",
      chrome: "#ffeedd",
      ground: "#ffeedd",
      variables: { "--colors-bg-canvas": "#ffeedd" },
    });
  });

  it("paints only the background of a custom theme that has no look yet", () => {
    const themes = JSON.stringify([{ id: "9", background: "#F4F0E8" }]);
    const shown = boot({ "app.theme": "custom-9", "app.customThemes": themes });
    expect(shown.theme).toBe("lightModeTheme");
    expect(shown.variables).toEqual({ "--colors-bg-canvas": "#F4F0E8" });
  });
});
