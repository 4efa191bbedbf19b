import type { LorebookCategory } from "#src/generated/api/model/lorebookCategory.ts";

/** Defaults of a lorebook and its entries (GAP-96). */
export const blankLore = {
  book: { category: null as LorebookCategory | null, scanDepth: 4, tokenBudget: 1000, isRecursive: false },
  entry: {
    name: "",
    keys: [] as string[],
    secondaryKeys: [] as string[],
    logic: "andAny",
    content: "",
    isEnabled: true,
    isConstant: false,
    matchWholeWords: true,
    isCaseSensitive: false,
    useRegex: false,
    order: 100,
    priority: 0,
    position: "after",
    extensions: {} as Record<string, unknown>,
  },
} as const;
