/** Texts of the home page. */
export const homeTexts = {
  title: "Home",
  /** A scene without a title of its own is called by the name already. */
  previously: (name: string, title: string) => `Previously${name === title ? "" : `, with ${name}`}`,
  pickUp: "Pick up the scene",
  tonight: "Tonight on stage",
  start: "Start the scene",
  recentScenes: "Earlier scenes",
  cast: "Tonight’s cast",
  orderBy: "Order of the cast",
  categories: "Categories",
  moreCategories: "More categories",
  fewerCategories: "Fewer categories",
  empty: "Nobody on stage yet",
  emptyHelp: "There are no characters in this list. Try another one.",
  showAll: "Show everyone",
  loaded: (count: number) => `${count} characters shown`,
};
