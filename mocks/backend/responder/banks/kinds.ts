import type { Bank } from "./bank.ts";
import { bakery } from "./bakery.ts";
import { curios } from "./curios.ts";
import { cyber } from "./cyber.ts";
import { desert } from "./desert.ts";
import { gates } from "./gates.ts";
import { hedge } from "./hedge.ts";
import { ice } from "./ice.ts";
import { knight } from "./knight.ts";
import { lighthouse } from "./lighthouse.ts";
import { noir } from "./noir.ts";
import { space } from "./space.ts";
import { theatre } from "./theatre.ts";

/** The banks that each belong to one character. */
export const kinds: readonly Bank[] = [
  lighthouse,
  noir,
  gates,
  hedge,
  space,
  theatre,
  cyber,
  knight,
  desert,
  ice,
  bakery,
  curios,
];
