import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { fontIds } from "./font-ids.ts";
import { builtInThemeIds } from "./theme-ids.ts";

const script = readFileSync(new URL("../../../public/boot.js", import.meta.url), "utf8");

interface Shown {
  theme?: string;
  mode?: string;
  font?: string;
  variables: Record<string, string>;
}

function boot(stored: Record<string, string>, refuses = false): Shown {
  const variables: Record<string, string> = {};
  const root = {
    dataset: {} as Record<string, string>,
    style: { setProperty: (name: string, value: string) => void (variables[name] = value) },
  };
  const localStorage = {
    getItem(key: string) {
      if (refuses) throw new Error("denied");
      return stored[key] ?? null;
    },
  };
  runInNewContext(script, { document: { documentElement: root }, localStorage });
  return { ...root.dataset, variables };
}

describe("the boot script", () => {
  it("shows the default when nothing is stored or storage refuses", () => {
    expect(boot({})).toEqual({ theme: "dark", font: "satoshi", variables: {} });
    expect(boot({}, true)).toEqual({ theme: "dark", font: "satoshi", variables: {} });
  });

  it.each([...builtInThemeIds])("shows the stored theme %s", (id) => {
    expect(boot({ "app.theme": id }).theme).toBe(id);
    expect(boot({ "app.theme": JSON.stringify(id) }).theme).toBe(id);
  });

  it.each([...fontIds])("shows the stored font %s", (id) => {
    expect(boot({ "app.font": id }).font).toBe(id);
  });

  it("takes an unknown or broken value for the default", () => {
    expect(boot({ "app.theme": "neon", "app.font": "{" })).toEqual({ theme: "dark", font: "satoshi", variables: {} });
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
      variables: { "--colors-bg-canvas": "#ffeedd" },
    });
  });

  it("paints only the ground of a custom theme that has no look yet", () => {
    const themes = JSON.stringify([{ id: "9", background: "#F4F0E8" }]);
    const shown = boot({ "app.theme": "custom-9", "app.customThemes": themes });
    expect(shown.theme).toBe("lightModeTheme");
    expect(shown.variables).toEqual({ "--colors-bg-canvas": "#F4F0E8" });
  });
});
