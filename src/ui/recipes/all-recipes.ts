import { avatar } from "./avatar.ts";
import { badgeCoin } from "./badge-coin.ts";
import { button } from "./button.ts";
import { carousel } from "./carousel.ts";
import { checkField } from "./check-field.ts";
import { chip } from "./chip.ts";
import { dialog } from "./dialog.ts";
import { drawer } from "./drawer.ts";
import { emptyState, inlineAlert } from "./feedback.ts";
import { formField } from "./form-field.ts";
import { iconButton } from "./icon-button.ts";
import { imageCrop } from "./image-crop.ts";
import { imageUpload } from "./image-upload.ts";
import { listPanel } from "./list-panel.ts";
import { menu } from "./menu.ts";
import { picture } from "./picture.ts";
import { pill, tag } from "./pill.ts";
import { popoverHint } from "./popover-hint.ts";
import { popover } from "./popover.ts";
import { progress, stepBar } from "./progress.ts";
import { radioCards } from "./radio-cards.ts";
import { rowCard } from "./row-card.ts";
import { slider } from "./slider.ts";
import { breathingDots, cueMark, kbd, loadMore, skeleton } from "./small-parts.ts";
import { tabs } from "./tabs.ts";
import { tagsInput } from "./tags-input.ts";
import { textInput } from "./text-input.ts";
import { textLink } from "./text-link.ts";
import { toast } from "./toast.ts";
import { tooltip } from "./tooltip.ts";

/** Panda cannot see variants passed as props at run time, so all of them are generated. */
const whole = <R extends Record<string, object>>(all: R): R =>
  Object.fromEntries(Object.entries(all).map(([name, recipe]) => [name, { ...recipe, staticCss: ["*"] }])) as R;

/** Every recipe of the design system, by the name under which Panda generates it. */
export const recipes = whole({
  breathingDots,
  button,
  chip,
  cueMark,
  iconButton,
  kbd,
  loadMore,
  pill,
  skeleton,
  tag,
  textLink,
  tooltip,
});

export const slotRecipes = whole({
  avatar,
  badgeCoin,
  carousel,
  checkField,
  dialog,
  drawer,
  emptyState,
  formField,
  imageCrop,
  imageUpload,
  inlineAlert,
  listPanel,
  menu,
  picture,
  popover,
  popoverHint,
  progress,
  radioCards,
  rowCard,
  slider,
  stepBar,
  tabs,
  tagsInput,
  textInput,
  toast,
});
