/** Words of the controls on a character's card. */
export const cardTexts = {
  favourite: (name: string) => `Favourite: ${name}`,
  removed: (name: string) => `${name} is no favourite any more`,
  actions: (name: string) => `Actions for ${name}`,
  start: "Start a scene",
  buckets: "Choose buckets",
  bucketsTitle: (name: string) => `Buckets for ${name}`,
  someone: "this character",
  loading: "Loading your buckets",
  inBuckets: "Buckets",
  noBuckets: "You have no buckets yet. Name the first one here.",
  newName: "New bucket",
  create: "Create",
  full: (most: number) => `You have ${most} buckets, as many as you can keep.`,
  isFull: "This bucket is full.",
  done: "Done",
};
