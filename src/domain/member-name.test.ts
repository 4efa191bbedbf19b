// F30: when two names are one, and what a taken one becomes.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { limits } from "./limits.ts";
import { comparableName, freeName, repeatedNames } from "./member-name.ts";

test.each([
  ["Luna", " LUNA "],
  ["Luna 2", "luna   2"],
  ["Émile", "E\u0301MILE"],
  ["Strauß", "STRAUSS"],
  ["ΟΔΥΣΣΕΥΣ", "οδυσσευς"],
  ["İpek", "i\u0307pek"],
  ["Ｌｕｎａ", "Luna"],
  ["Lu\u200bna", "Luna\u00ad"],
  ["Luna\u00a0Rey", "Luna Rey"],
])("%j and %j are one name", (a, b) => {
  expect(comparableName(a)).toBe(comparableName(b));
  expect(repeatedNames([a, "Somebody", b])).toEqual([2]);
});

test.each([
  ["Luna", "Luna 2"],
  ["Emile", "Émile"],
  ["Ada", "Adam"],
])("%j and %j are two", (a, b) => {
  expect(repeatedNames([a, b])).toEqual([]);
});

describe("a name that is taken", () => {
  it("gets the lowest free number from 2", () => {
    expect(freeName(" Luna ", [])).toBe("Luna");
    expect(freeName("Luna", ["luna"])).toBe("Luna 2");
    expect(freeName("Luna", ["Luna", "LUNA 2"])).toBe("Luna 3");
    // Renaming or removing does not renumber the others.
    expect(freeName("Luna", ["Luna", "Luna 3"])).toBe("Luna 2");
    expect(freeName("Luna", ["Luna 2"])).toBe("Luna");
  });

  it("is shortened so that the number fits", () => {
    const long = "𝒮".repeat(limits.memberName);
    expect(freeName(long, [long])).toBe(`${"𝒮".repeat(limits.memberName - 2)} 2`);
    expect(freeName("a".repeat(60), [])).toHaveLength(limits.memberName);
  });
});

/** Names that people may take for one another. */
const someName = fc.oneof(
  fc.constantFrom("Luna", "LUNA", " luna", "Luna 2", "Luna  2", "luna\u200b", "Lu\u0301na", "Lúna", "ｌuna"),
  fc.constantFrom("İpek", "ipek", "ıpek", "IPEK", "i\u0307pek", "Strauß", "STRAUSS", "strauẞ", "ﬁn", "FIN"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: limits.memberName }),
);

test("comparing does not care for case, and comparing twice changes nothing", () => {
  fc.assert(
    fc.property(someName, (name) => {
      const comparable = comparableName(name);
      expect(comparableName(comparable)).toBe(comparable);
      expect(comparableName(name.toUpperCase())).toBe(comparable);
      expect(comparableName(`  ${name.normalize("NFD")}\t`)).toBe(comparable);
    }),
    { numRuns: 1000 },
  );
});

type Step = { kind: "add" | "rename"; name: string; at: number } | { kind: "remove"; at: number };
const someStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom("add" as const, "rename" as const), name: someName, at: fc.nat(4) }),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat(4) }),
);

/** Adds get a free name; a rename to a taken one is refused, as the form and the server do. */
function after(names: readonly string[], step: Step): readonly string[] {
  if (step.kind === "remove") return names.filter((_, place) => place !== step.at);
  if (step.kind === "add")
    return names.length < limits.groupCharacters ? [...names, freeName(step.name, names)] : names;
  const renamed = names.map((name, place) => (place === step.at ? step.name.trim() : name));
  return repeatedNames(renamed).length > 0 ? names : renamed;
}

test("whatever is added, renamed and removed, the names of a group differ and fit", () => {
  fc.assert(
    fc.property(fc.array(someStep, { maxLength: 40 }), (steps) => {
      let names: readonly string[] = [];
      for (const step of steps) {
        names = after(names, step);
        expect(repeatedNames(names)).toEqual([]);
        for (const name of names) expect(Array.from(name).length).toBeLessThanOrEqual(limits.memberName);
      }
    }),
    { numRuns: 1000 },
  );
});
