import { expect } from "vitest";
import type { MyDataRow } from "#src/generated/api/model/myDataRow.ts";
import type { TestWorld } from "../../hosts/node.ts";
import { ownedWorld } from "../../http/owned-world.fixture.ts";
import type { WorldName } from "../../seed/worlds/world.ts";
import { openSession } from "../caller.ts";
import { newUser } from "../new-user.ts";

export const rowsPath = "/api/v1/user/data/rows";
export const archiveId = "3e231240-e222-4a9f-8764-151174371d16";

/** All rows of a user's export. */
export async function rowsOf(world: TestWorld, as = world.token): Promise<MyDataRow[]> {
  const rows: MyDataRow[] = [];
  for (let next: string | null = ""; next !== null;) {
    const { body } = await world.call("GET", `${rowsPath}${next === "" ? "" : `?after=${next}`}`, undefined, { as });
    rows.push(...body.data.rows);
    ({ next } = body.data);
  }
  return rows;
}

/** The owned world with a second, empty account, and functions that read rows back into it. */
export function twoAccounts(given: WorldName = "free") {
  const world = ownedWorld({ world: given });
  world.token ??= openSession(world.context, world.userId, false);
  const { context } = world;
  const { state } = context;
  // One default variant, as the form would leave it.
  state.variants.put({ ...state.variants.get("var-owned-2")!, default: false });
  const id = "usr-second";
  const createdAt = new Date(world.clock.now()).toISOString();
  state.users.put(newUser({ id, createdAt, email: "second@example.com", userName: "Second", onBoarding: false }));
  const token = openSession(context, id, false);
  const newId = (old: string) => `bk_${context.digest(`${id} ${archiveId} ${old}`).slice(0, 32)}`;
  const readBack = (rows: readonly MyDataRow[], archive = archiveId) =>
    world.call("POST", rowsPath, { archiveId: archive, rows }, { as: token });
  /** The reasons of the rows that were refused. */
  const refusedOf = async (rows: readonly MyDataRow[]) => {
    const { status, body } = await readBack(rows);
    expect(status).toBe(200);
    return (body.data.refused as { reason: string }[]).map(({ reason }) => reason);
  };
  return { world, state, id, token, newId, readBack, refusedOf };
}
