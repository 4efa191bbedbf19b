/** Names every write of response preferences, of whatever level. */
export const preferenceWrites = ["response-preferences"];
