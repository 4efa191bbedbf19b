/** Texts of the candies (GAP-113). */
export const candyTexts = {
  collect: "Collect candy",
  collected: "Candy collected",
};
