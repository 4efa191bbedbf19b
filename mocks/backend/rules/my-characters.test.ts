import { expect, test } from "vitest";
import { testWorld, type TestWorld } from "../../hosts/node.ts";

const mine = async (world: TestWorld, change: object = {}) =>
  (
    await world.call("POST", "/api/v1/user/mycharacters", {
      page: 1,
      pageSize: 12,
      NSFW: true,
      search: "",
      accessableTo: "all",
      ...change,
    })
  ).body.data;
const names = (data: { myCharacters: { name: string }[] }) => data.myCharacters.map(({ name }) => name.split(" ")[0]);

test("the own list sorts by each of its columns, both ways", async () => {
  const world = testWorld({ world: "creator" });
  const order = async (sort: string, direction?: string) =>
    names(await mine(world, { sort, ...(direction && { direction }) }));
  expect(await order("name")).toEqual(["Commander", "Ilario", "Maren"]);
  expect(await order("name", "desc")).toEqual(["Maren", "Ilario", "Commander"]);
  for (const sort of ["chats", "messages"]) {
    expect(await order(sort)).toEqual(["Ilario", "Maren", "Commander"]);
    expect(await order(sort, "asc")).toEqual(["Commander", "Maren", "Ilario"]);
  }
  expect(await order("favourites")).toEqual(["Ilario", "Maren", "Commander"]);
});

test("it counts by status for the text, and says what only the author sees", async () => {
  const world = testWorld({ world: "creator" });
  await world.call("PUT", "/api/v1/character/edit/char-oda-reyes", { accessableTo: "private" });
  const data = await mine(world, { accessableTo: "private" });
  expect(names(data)).toEqual(["Commander"]);
  expect(data.counts).toEqual({ all: 3, public: 2, private: 1 });
  expect(data.myCharacters[0].own).toMatchObject({ variantNames: expect.any(Array), favouriteCount: 2870 });
  expect((await mine(world, { search: "mar" })).counts).toEqual({ all: 1, public: 1, private: 0 });
});

test("a copy is private, has every variant, and nobody has played it", async () => {
  const world = testWorld({ world: "creator" });
  const { state } = world.context;
  const maren = state.characters.get("char-maren-holloway")!;
  state.characters.put({ ...maren, name: "𝒮".repeat(40) });
  const duplicate = (id: string) => world.call("POST", `/api/v1/character/duplicate/${id}`);
  const { id } = (await duplicate(maren.id)).body.data;
  expect(state.characters.get(id)).toMatchObject({
    name: `${"𝒮".repeat(33)} (copy)`,
    accessableTo: "private",
    edited: false,
    messageCount: 0,
    categoryIds: maren.categoryIds,
  });
  const texts = (of: string) =>
    state.variants
      .in(of)
      .map(({ variantName, firstMessage }) => `${variantName}: ${firstMessage}`)
      .toSorted((a, b) => (a < b ? -1 : 1));
  expect(texts(id)).toEqual(texts(maren.id));
  expect((await duplicate("char-emre-quill")).status).toBe(403);
  expect((await duplicate("nobody")).status).toBe(404);
});
