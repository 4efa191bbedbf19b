import { describe, expect, it } from "vitest";
import { classesInCss, classesInHtml, criticalCss } from "./critical-css.ts";

const html = '<p class="c_fg.muted md:px_2"><a class="hover:c_#fff [&amp;_svg]:m_1">x</a></p>';
const needed = (sheet: string) => criticalCss(sheet, new Set(classesInHtml(html)));

describe("the styles of a document", () => {
  it("are the rules whose classes it has, in their layers and conditions", () => {
    const rules = String.raw`.c_fg\.muted{color:red}.gone{color:blue}`;
    const wide = String.raw`@media (width>=48rem){.md\:px_2{padding:2px}.md\:px_3{padding:3px}}`;
    expect(needed(`@layer a,b;@layer b{${rules}${wide}}@media print{.gone{color:blue}}`)).toBe(
      String.raw`@layer a,b;@layer b{.c_fg\.muted{color:red}@media (width>=48rem){.md\:px_2{padding:2px}}}`,
    );
  });

  it.each([
    ["a state", String.raw`.hover\:c_\#fff:is(:hover,[data-hover]){color:#fff}`],
    ["what is below", String.raw`.\[\&_svg\]\:m_1 svg{margin:1px}`],
    ["one of several", String.raw`.gone,.c_fg\.muted{color:red}`],
    ["what must not be there", String.raw`.c_fg\.muted:not(.gone){color:red}`],
    ["themes", ':root{--a:1.5px}[data-theme=dark]{--b:"}"}'],
    ["fonts and movements", "@font-face{src:url(/a.woff2)}@keyframes k{0.5%{opacity:.5}}"],
    ["elements", "a:hover{color:red}"],
  ])("keep %s", (_what, rule) => {
    expect(needed(rule)).toBe(rule);
  });

  it("are not those of what only stands in it elsewhere", () => {
    expect(needed(String.raw`.c_fg\.muted .gone{color:red}.gone{&:hover{color:red}}`)).toBe("");
  });
});

it("the classes of a sheet are those that its rules must find", () => {
  expect(classesInCss(String.raw`.a_1\.5{margin:.5px}.\32 xl:not(.b){}`)).toEqual(["a_1.5", "2xl"]);
});
