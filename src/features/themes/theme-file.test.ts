import { describe, expect, it } from "vitest";
import { newDraft } from "./theme-draft.ts";
import { readThemeFile, themeFile } from "./theme-file.ts";

const velvet = { ...newDraft, name: "Velvet & mint", background: "#7a1f3d", image: "/media/uploads/x.png" };
const fileOf = (content: unknown) => new Blob([typeof content === "string" ? content : JSON.stringify(content)]);
const content = async () => JSON.parse(await themeFile(velvet, null).text());
const picture = "data:image/webp;base64,UklGRg==";

it.each([picture, null])("comes back as it went, its picture inside it: %s", async (held) => {
  const file = themeFile(velvet, held);
  expect(file.name).toBe("velvet-mint.theme.json");
  expect(await file.text()).not.toContain("uploads");
  const { image: _image, ...rest } = velvet;
  expect(await readThemeFile(file)).toEqual({ ...rest, picture: held });
});

it("takes a picture of eight megabytes along", async () => {
  const large = `data:image/png;base64,${"A".repeat(11_184_810)}`;
  expect((await readThemeFile(themeFile(velvet, large)))?.picture).toBe(large);
});

it.each(["https://evil.example/x.png", "/media/uploads/x.png", "data:text/html;base64,PHA+", "javascript:1", 4, {}])(
  "leaves a picture out that is not in the file: %s",
  async (value) => {
    const given = await content();
    const read = await readThemeFile(fileOf({ ...given, background: { ...given.background, picture: value } }));
    expect(read).toMatchObject({ name: velvet.name, background: velvet.background });
    expect(read).not.toHaveProperty("picture");
  },
);

it("has a name where the theme has none that a file can bear", () => {
  expect(themeFile({ ...velvet, name: "../../" }, null).name).toBe("theme.theme.json");
});

const evil = [
  "red",
  "#123",
  "#11223344",
  "112233",
  " #112233",
  "#112233 ",
  "#112233;color:red",
  "#11223g",
  "＃112233",
  "url(https://evil.example/a)",
  "#112233;background:url(https://evil.example/b)",
  "image-set(url(https://evil.example/c) 1x)",
  "var(--colors-fg-default)",
  "rgb(1,2,3)",
  "expression(alert(1))",
  "</style><script>alert(1)</script>",
  "\\23 112233",
  "#112233\n}body{display:none",
  "inherit",
  "",
  0x112233,
  null,
  true,
  ["#112233"],
  { toString: "#112233" },
];

describe("S4: what is no colour is no theme", () => {
  const places = [
    (value: unknown) => ({ background: { colour: value } }),
    (value: unknown) => ({ primaryColours: { main: value, light: "#ffffff", dark: "#000000" } }),
    (value: unknown) => ({ primaryColours: { main: "#777777", light: value, dark: "#000000" } }),
    (value: unknown) => ({ primaryColours: { main: "#777777", light: "#ffffff", dark: value } }),
  ];
  it.each(evil.map((value) => [JSON.stringify(value), value]))("refuses %s in every place", async (_name, value) => {
    for (const place of places) {
      expect(await readThemeFile(fileOf({ ...(await content()), ...place(value) }))).toBeNull();
    }
  });

  it.each(["#112233", "#AABBCC", "#00ff7F", "#000000"])("takes %s", async (value) => {
    const read = await readThemeFile(fileOf({ ...(await content()), background: { colour: value } }));
    expect(read?.background).toBe(value);
  });
});

it.each([
  ["no JSON", "hello"],
  ["nothing", ""],
  ["null", "null"],
  ["a list", "[]"],
  ["a name that is no text", { name: 4, background: { colour: "#000000" } }],
  ["a huge file", " ".repeat(12_000_000)],
  ["a foreign prototype", '{"__proto__":{"polluted":1},"name":"x"}'],
])("refuses %s", async (_name, given) => {
  expect(await readThemeFile(fileOf(given))).toBeNull();
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

it("reads nothing but what a theme has, and cuts the name", async () => {
  const given = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"id":"thm_x","name":"${"n".repeat(300)}",
    "background":{"colour":"#000000","image":"https://evil.example/x.png"},"look":{"variables":{"background":"url(x)"}},
    "primaryColours":{"main":"#777777","light":"#ffffff","dark":"#000000"}}`;
  expect(await readThemeFile(fileOf(given))).toEqual({
    name: "n".repeat(40),
    background: "#000000",
    main: "#777777",
    light: "#ffffff",
    dark: "#000000",
  });
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});
