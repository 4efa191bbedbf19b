/** The id of the event token counter, to which a collected candy flies. */
export const eventTokenPlace = "event-tokens";
