import { expect, it } from "vitest";
import { personaFile, readPersonaFile } from "./persona-file.ts";

const read = (content: unknown) => readPersonaFile(new Blob([JSON.stringify(content)]));

it("gives back what it wrote, under a name from the persona's", async () => {
  const reed = { name: "Doctor Reed, née Ølstykke", description: "Ship’s surgeon.\nOut of practice." };
  const file = personaFile(reed);
  expect(file.name).toBe("doctor-reed-née-ølstykke.persona.json");
  expect(await readPersonaFile(file)).toEqual(reed);
  expect(await readPersonaFile(personaFile({ name: "✨", description: null }))).toEqual({
    name: "✨",
    description: "",
  });
});

it("cuts what is too long and reads nothing else", async () => {
  const found = await read({ name: "x".repeat(90), description: "y".repeat(3000), avatar: "https://else.example/x" });
  expect(found).toEqual({ name: "x".repeat(40), description: "y".repeat(2000) });
});

it.each([[{}], [{ name: " " }], [{ name: 3 }], [[]], [null], [{ name: "A", description: 3 }]])(
  "takes no %j",
  async (content) => expect(await read(content)).toBeNull(),
);

it("takes no file that is no JSON, and none too large", async () => {
  expect(await readPersonaFile(new Blob(["{"]))).toBeNull();
  expect(await read({ name: "A", description: "y".repeat(60_000) })).toBeNull();
});
