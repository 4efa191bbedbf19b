/** Animations still run, but end at once: what waits for their end goes on, and nothing is seen in the middle of a fade. */
export const settledStyle =
  "*,*::before,*::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:0s!important;transition-delay:0s!important}";
