import { expect, test } from "vitest";
import { delta, done, finished, pause, refuses, says, startStream, stream } from "./fake-endpoint.fixture.ts";
import { key, ownEndpoint, request } from "./own-endpoint.fixture.ts";

const { endpoint, responderOf, written } = ownEndpoint();

test("the request has the model, the prompt, what applies, and the key in its header alone", async () => {
  endpoint().plays(says("The lamp ", "gutters."));
  const { text, error, notes } = await written();
  expect([text, error]).toEqual(["The lamp gutters.", null]);
  const [got] = endpoint().received;
  expect(got).toMatchObject({
    method: "POST",
    path: "/v1/chat/completions",
    headers: { authorization: `Bearer ${key}`, "accept-encoding": "identity" },
    body: { model: "lantern", stream: true, max_tokens: 200, stop: ["\nMara:"] },
  });
  expect(Object.keys(got?.body).toSorted()).toEqual(["max_tokens", "messages", "model", "stop", "stream"]);
  expect(notes.at(-1)).toMatchObject({
    model: "lantern",
    messages: got?.body.messages,
    includedMessages: 2,
    trimmed: null,
  });
  expect(JSON.stringify([got?.body, notes])).not.toContain(key);
});

test("the chat's model and the server's own parameters are sent", async () => {
  endpoint().plays(says("x"));
  await written(
    { model: "other/model:free" },
    { responder: responderOf({ LLM_PARAMETERS: '{"temperature":0.9,"min_p":0.05}' }) },
  );
  expect(endpoint().received[0]?.body).toMatchObject({ model: "other/model:free", temperature: 0.9, min_p: 0.05 });
});

test("UTF-8 that is cut anywhere, comment lines, other events and line ends do no harm", async () => {
  const whole = Buffer.from(
    `: OPENROUTER PROCESSING\n\n: still\n\nevent: ping\r\ndata: {}\r\n\r\n${delta("Größe 夜 ")}data: {"choices":[]}\n\ndata: not json\n\n${delta("😀 ende")}${finished("stop")}data: {"choices":[],"usage":{"total_tokens":5}}\n\n${done}`,
  );
  for (const size of [1, 3, 7, 1000]) {
    const frames = Array.from({ length: Math.ceil(whole.length / size) }, (_, at) =>
      whole.subarray(at * size, at * size + size),
    );
    endpoint().plays(async (response) => {
      startStream(response);
      for (const frame of frames) response.write(frame);
      response.end();
      await pause(0);
    });
    expect(await written()).toMatchObject({ text: "Größe 夜 😀 ende", error: null });
  }
});

test("reasoning is not the reply, in its own member or in a tag", async () => {
  const reasoning = `data: ${JSON.stringify({ choices: [{ delta: { reasoning_content: "hmm", content: null } }] })}\n\n`;
  endpoint().plays(
    stream(reasoning, delta("<thi"), delta("nk>She lies"), delta(".</thi"), delta("nk>\n\nThe "), delta("lamp."), done),
  );
  expect(await written()).toMatchObject({ text: "The lamp.", error: null });
  endpoint().plays(says("<thin ice"));
  expect((await written()).text).toBe("<thin ice");
});

test("reasoning that only ends with a tag is not the reply either, wherever it is cut", async () => {
  const whole = "Okay, she lies. *Perhaps.*</think>\n\n*The lamp* gutters.";
  const responder = responderOf();
  for (let cut = 1; cut < whole.length; cut += 1) {
    endpoint().plays(says(whole.slice(0, cut), whole.slice(cut)));
    expect((await written({}, cut % 2 === 0 ? { responder } : {})).text).toBe("*The lamp* gutters.");
  }
  // Known for it by now, this model is not believed when it begins like a story.
  endpoint().plays(says("*She lies.*", "</thi", "nk>The lamp."));
  expect((await written({}, { responder })).text).toBe("The lamp.");
  endpoint().plays(says("*The lamp", " gutters.*"));
  expect((await written({}, { responder })).text).toBe("*The lamp gutters.*");
  endpoint().plays(refuses(200, { choices: [{ message: { content: whole }, finish_reason: "stop" }] }));
  expect((await written()).text).toBe("*The lamp* gutters.");
});

test("a model that has answered plainly is read as it writes", async () => {
  const responder = responderOf();
  endpoint().plays(says("The lamp."));
  await written({}, { responder });
  endpoint().plays(says("The lamp ", "gutters."));
  const pieces: string[] = [];
  for await (const piece of responder.write(request(), new AbortController().signal)) pieces.push(piece);
  expect(pieces).toEqual(["The lamp ", "gutters."]);
});

test("the model's word that it has ended is enough without [DONE]", async () => {
  endpoint().plays(stream(delta("The lamp."), finished("stop")));
  expect(await written()).toMatchObject({ text: "The lamp.", error: null });
});

test("an answer that is not streamed is read whole", async () => {
  endpoint().plays(refuses(200, { choices: [{ message: { content: "All at once." }, finish_reason: "stop" }] }));
  expect(await written()).toMatchObject({ text: "All at once.", error: null });
});

test("a leading name of its own and everything said for another is left out, and told", async () => {
  endpoint().plays(says("Mar", "en: The lamp.\n", "Ma", "ra: I nod.", " And more."));
  const { text, error, notes } = await written();
  expect([text, error]).toEqual(["The lamp.", null]);
  expect(notes.at(-1)?.trimmed).toMatch(/^Maren:\nMara: I nod\./);
});

test("a member of a group ends where it begins to write for another, also under a shortened name", async () => {
  const member = (name: string) => ({ ...request().speaker, id: name, name });
  const given = {
    speaker: member("Maren Holloway"),
    others: [member("Bruno Castellane"), member("Maren Holloway 2")],
  };
  for (const [said, shown] of [
    ["Maren: The lamp.\nBruno: Bread.", "The lamp."],
    ["The lamp.\n\n**Maren Holloway 2:** No.", "The lamp."],
    ["The lamp.\nBRUNO CASTELLANE: Bread.", "The lamp."],
    ["The lamp.\nBruno looks up.", "The lamp.\nBruno looks up."],
  ] as const) {
    endpoint().plays(says(...said.split(/(?<=e)/)));
    expect(await written(given)).toMatchObject({ text: shown, error: null });
  }
  expect(endpoint().received.at(-1)?.body.stop).toContain("\nBruno Castellane:");
});

test("continue goes on from the text without repeating it, impersonate from the draft", async () => {
  endpoint().plays(says("The lamp goes out ", "over the sea, slowly."));
  const history = [
    ...request().history,
    { role: "character" as const, name: "Maren", content: "The lamp goes out over the sea" },
  ];
  expect((await written({ task: "continue", history })).text).toBe(", slowly.");
  endpoint().plays(says("Mara: ", "I hold up the lantern.\nMaren: Good."));
  const impersonated = await written({ task: "impersonate", draft: "I hold up" });
  expect(impersonated.text).toBe("I hold up the lantern.");
  endpoint().plays(says("the lantern."));
  expect((await written({ task: "impersonate", draft: "I hold up" })).text).toBe("I hold up the lantern.");
});
