/** Mutation key shared by all writes of response preferences, whatever the level. */
export const preferenceWrites = ["response-preferences"];
