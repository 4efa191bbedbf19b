import { expect, test } from "vitest";
import { ownServer } from "./own-server.fixture.ts";

const { server, raw } = ownServer();

const read = (path: string) => raw(path).then(({ body }) => body);

test("a shared character's page names it, and what others write into it stays text", async () => {
  const { characters } = server().backend.context.state;
  const maren = characters.get("char-maren-holloway")!;
  characters.put({ ...maren, shortMessage: 'The light "failed" <script>' });
  const body = await read("/character/char-maren-holloway");
  expect(body).toContain("<title>Maren Holloway · Sotto</title>");
  expect(body).toContain('<meta property="og:title" content="Maren Holloway" />');
  expect(body).toContain('content="The light &quot;failed&quot; &lt;script&gt;"');
  expect(body).toMatch(/og:image" content="http:\/\/localhost:\d+\/[^"]+\.(?:png|jpe?g|webp)"/);
  expect(body).not.toContain("<script>");
});

test("of a character that visitors cannot see, or that is not there, the page tells nothing", async () => {
  const { characters } = server().backend.context.state;
  const maren = characters.get("char-maren-holloway")!;
  const plain = await read("/character/char-nobody");
  expect(plain).not.toContain("og:title");
  for (const hidden of [
    { accessableTo: "private" as const },
    { NSFW: true },
    { deletedAt: "2026-11-01T00:00:00.000Z" },
  ]) {
    characters.put({ ...maren, ...hidden });
    expect(await read("/character/char-maren-holloway")).toBe(plain);
  }
  characters.put(maren);
});
