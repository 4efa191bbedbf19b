import type { State } from "./state.ts";

/**
 * Version of the rows' shape. Raise it when rows of earlier versions can no longer be read, and decide in the host what
 * to do with them.
 */
const shape = "1";
const shapeId = "shape";

/** Records the version in a new state. */
export const noteShape = (state: State): void => void state.meta.put({ id: shapeId, value: shape });

/** Whether the rows of a loaded state have this version's shape. */
export const hasKnownShape = (state: State): boolean => state.meta.get(shapeId)?.value === shape;
