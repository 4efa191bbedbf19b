import { outcomes, type Verdict } from "./verdict.ts";

const bad = new Set<string>(["wrong", "not built", "not reached"]);
export const isBad = ({ outcome }: Verdict): boolean => bad.has(outcome);

/** A table by tag, and below it the operations that are not good, with reasons. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const tags = Map.groupBy(verdicts, ({ tag }) => tag);
  const row = (name: string, of: readonly Verdict[]) =>
    name.padEnd(20) +
    [of.length, ...outcomes.map((outcome) => of.filter((one) => one.outcome === outcome).length)]
      .map((count, at) => (count === 0 && at > 0 ? "·" : String(count)).padStart(at === 0 ? 10 : 13))
      .join("");
  const head = "tag".padEnd(20) + "operations" + outcomes.map((outcome) => outcome.padStart(13)).join("");
  const lines = [head, ...[...tags].map(([tag, of]) => row(tag, of)), row("all", verdicts)];
  for (const outcome of outcomes.slice(1)) {
    const of = verdicts.filter((one) => one.outcome === outcome);
    if (of.length > 0) lines.push("", `${outcome}:`);
    for (const { id, tag, why } of of) lines.push(`  ${tag} ${id}: ${why.slice(0, 5).join("\n    ")}`);
  }
  return lines.join("\n");
}

const escaped = (text: string) =>
  text
    // Not allowed in XML, even escaped.
    .replaceAll(/[^\t\n\u0020-\uFFFD]/g, "?")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");

/** One suite for each tag, one case for each operation. */
export function junitOf(verdicts: readonly Verdict[]): string {
  const suites = [...Map.groupBy(verdicts, ({ tag }) => tag)].map(([tag, of]) => {
    const cases = of.map((one) => {
      const text = escaped(`${one.outcome}: ${one.why.join("\n")}`);
      const inside = isBad(one) ? `<failure message="${text}"/>` : one.outcome === "left out" ? "<skipped/>" : "";
      return `    <testcase classname="${tag}" name="${one.id}">${inside}</testcase>`;
    });
    return `  <testsuite name="${tag}" tests="${of.length}" failures="${of.filter(isBad).length}">\n${cases.join("\n")}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join("\n")}\n</testsuites>\n`;
}
