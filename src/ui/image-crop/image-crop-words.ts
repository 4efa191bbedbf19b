export interface ImageCropWords {
  title: string;
  /** Names the picture in its frame. */
  picture: string;
  hint: string;
  zoom: string;
  reset: string;
  cancel: string;
  use: string;
  /** After a key, for screen readers: how far across and down the part lies, and how close, in percent. */
  place: (across: number, down: number, zoom: number) => string;
}

export const englishCropWords: ImageCropWords = {
  title: "Choose what to show",
  picture: "Part of the picture",
  hint: "Drag the picture or press a point of it. With the keyboard: arrows move, plus and minus zoom.",
  zoom: "Zoom",
  reset: "Reset",
  cancel: "Cancel",
  use: "Use picture",
  place: (across, down, zoom) => `${across} % across, ${down} % down, zoom ${zoom} %`,
};
