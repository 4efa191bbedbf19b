import type { Context } from "../../backend/context.ts";
import { hasKnownShape, noteShape } from "../../backend/state/shape.ts";
import type { Store } from "../../backend/state/store.ts";
import { putBadges } from "../../seed/badges.ts";
import { putDecorations, putLorebooks, putToldIn } from "../../seed/catalogue.ts";
import { putWorld, type World, type WorldName } from "../../seed/worlds/world.ts";
import { makeDemoAccount } from "./demo-account.ts";
import { putModels } from "./llm/model-list.ts";
import { StartFailure } from "./start-failure.ts";

type LoadOptions = {
  /** Named in the message of a failure. */
  dataDir: string;
  /** The world that new data starts with. */
  world: WorldName;
  /** The models of an endpoint, in place of the demo world's. */
  models: Parameters<typeof putModels>[1];
};

/**
 * Loads the state from the store, or fills it with a world if there is none, and updates the catalogue. Returns who is
 * signed in in a new world. Throws `StartFailure` for data of another version.
 */
export async function loadState(
  context: Context,
  store: Store,
  { dataDir, world, models }: LoadOptions,
): Promise<World> {
  const { state } = context;
  state.load(await store.load());
  // An earlier version kept pictures inside their rows.
  state.markChanged(
    state.uploads.filter(({ bytes }) => bytes !== null).map((row) => ({ table: "uploads", id: row.id, row })),
  );
  const isNew = state.users.size === 0;
  if (!isNew && !hasKnownShape(state))
    throw new StartFailure(
      `The data in ${dataDir} was made by another version of Sotto. Move it away, or name another DATA_DIR.`,
    );
  let started: World = { userId: null, token: null };
  if (isNew) {
    noteShape(state);
    started = putWorld(context, world);
    if (started.userId) await makeDemoAccount(context, started.userId);
    await store.commit(state.takeChanges());
  }
  putDecorations(state);
  putLorebooks(state);
  putToldIn(state);
  putBadges(state);
  putModels(state, models);
  await store.commit(state.takeChanges());
  return started;
}
