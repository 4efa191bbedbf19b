import { alderVane } from "./alder-vane.ts";
import { brunoCastellane } from "./bruno-castellane.ts";
import type { CastMember } from "./cast-member.ts";
import { emreQuill } from "./emre-quill.ts";
import { halcyon9 } from "./halcyon-9.ts";
import { ilarioVoss } from "./ilario-voss.ts";
import { isoldeMarchetti } from "./isolde-marchetti.ts";
import { kaelithOfTheNinthGate } from "./kaelith-of-the-ninth-gate.ts";
import { marenHolloway } from "./maren-holloway.ts";
import { noorSahar } from "./noor-sahar.ts";
import { odaReyes } from "./oda-reyes.ts";
import { petraLindqvist } from "./petra-lindqvist.ts";
import { thessalyWren } from "./thessaly-wren.ts";

/** Tonight's cast, in the order in which home shows it. */
export const cast: readonly CastMember[] = [
  thessalyWren,
  odaReyes,
  isoldeMarchetti,
  halcyon9,
  alderVane,
  noorSahar,
  petraLindqvist,
  emreQuill,
  ilarioVoss,
  brunoCastellane,
  kaelithOfTheNinthGate,
  marenHolloway,
];
