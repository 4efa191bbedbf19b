import type { State } from "./state.ts";

/**
 * The shape of the rows. Raise it when rows kept by an earlier version could no longer be read, and say in the host what
 * becomes of them.
 */
const shape = "1";
const shapeId = "shape";

/** Notes in a new state what shape its rows have. */
export const noteShape = (state: State): void => void state.meta.put({ id: shapeId, value: shape });

/** Whether the rows of a loaded state are of this version's shape. */
export const hasKnownShape = (state: State): boolean => state.meta.get(shapeId)?.value === shape;
