import type { OperationId } from "#src/generated/operations.ts";

/** What a faulty host does with a call; `pass` forwards it to the correct host. */
export type Fault = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>;

const changed =
  // oxlint-disable-next-line typescript/no-explicit-any -- a fault changes what it likes
  (change: (body: any, request: Request) => unknown): Fault =>
    async (request, pass) => {
      const answer = await pass(request.clone());
      const isJson = answer.status < 300 && answer.headers.get("content-type")?.startsWith("application/json");
      if (!isJson) return answer;
      const body = await answer.json();
      change(body.data, request);
      return Response.json(body, { status: answer.status });
    };

/** Answers with success what the correct host refuses with this status. */
const lenient = (status: number): Fault => {
  let good: unknown = { success: true };
  return async (request, pass) => {
    const answer = await pass(request);
    if (answer.ok) good = await answer.clone().json();
    return answer.status === status ? Response.json(good) : answer;
  };
};

/** Repeats a refused call with the first token it saw, which lets everybody in. */
const withFirstToken = (status: number): Fault => {
  let first = "";
  return async (request, pass) => {
    const answer = await pass(request.clone());
    if (answer.ok) first ||= request.headers.get("authorization") ?? "";
    if (answer.status !== status || !first) return answer;
    const again = new Request(request);
    again.headers.set("authorization", first);
    return pass(again);
  };
};

const withAnswer =
  (change: (answer: Response) => Response | Promise<Response>): Fault =>
  async (request, pass) =>
    change(await pass(request));

/** Changes the text of a stream; other answers pass. */
const streamed = (change: (text: string) => string): Fault =>
  withAnswer(async (answer) =>
    answer.headers.get("content-type")?.startsWith("text/event-stream")
      ? new Response(change(await answer.text()), { headers: { "content-type": "text/event-stream" } })
      : answer,
  );

/** Returns another page than requested. */
const paging =
  (change: (page: { page?: number; pageSize?: number }) => object | null): Fault =>
  async (request, pass) => {
    const body = await request
      .clone()
      .json()
      .catch(() => null);
    const other = change(body ?? {});
    return pass(
      other ? new Request(request, { method: "POST", body: JSON.stringify({ ...body, ...other }) }) : request,
    );
  };

/** Lets in nobody without a token. */
const forMembers: Fault = async (request, pass) =>
  request.headers.has("authorization")
    ? pass(request)
    : Response.json({ success: false, message: "Sign in to continue" }, { status: 401 });

/** Reports success without doing anything. */
const idle: Fault = async () => Response.json({ success: true });

export const faults: readonly (readonly [name: string, id: OperationId, fault: Fault])[] = [
  [
    "another status",
    "signUp",
    withAnswer(({ body, ok, status, headers }) => new Response(body, { status: ok ? 201 : status, headers })),
  ],
  [
    "a header missing",
    "exportThread",
    withAnswer((answer) => {
      answer.headers.delete("content-disposition");
      return answer;
    }),
  ],
  ["a member missing", "createTheme", changed((data) => delete data.name)],
  ["a member of another type", "listCategories", changed((data) => (data[0].name = 7))],
  ["a value outside its enum", "getUserInfo", changed((data) => (data.role = "king"))],
  ["null where nothing may be null", "listPersonas", changed((data) => (data.personas = null))],
  ["a number outside its limits", "getEventTokens", changed((data) => (data.eventTokens = -1))],
  ["a limit of a text not enforced", "createPersona", lenient(400)],
  ["a body that is too large taken", "updateProfile", lenient(413)],
  ["another type of body taken", "createTheme", lenient(415)],
  ["nobody's token asked for", "listPersonas", withFirstToken(401)],
  ["a token asked of visitors", "listPlans", forMembers],
  ["the back office open to users", "deleteCategory", lenient(403)],
  ["another's thread readable", "getThread", withFirstToken(404)],
  ["another's persona deletable", "deletePersona", withFirstToken(404)],
  ["a DELETE without its body taken", "deleteTheme", lenient(400)],
  [
    "a malformed event",
    "sendMessage",
    streamed((text) => text.replace('"type":"delta"', '"type":"delta","text":null,"was"')),
  ],
  [
    "an event that is no JSON",
    "sendMessage",
    streamed((text) => text.replace(/data: \{"type":"delta"/, 'data: {"type":')),
  ],
  ["an event called otherwise", "sendMessage", streamed((text) => text.replace("event: delta", "event: piece"))],
  ["an event without its id", "sendMessage", streamed((text) => text.replaceAll(/^id: .*\n/gm, ""))],
  [
    "no event done",
    "sendMessage",
    streamed((text) => text.replaceAll(/(?:id: .*\n)?event: done\n(?:id: .*\n)?data: .*\n/g, "")),
  ],
  [
    "a stream as JSON",
    "sendMessage",
    withAnswer((answer) => {
      if (answer.headers.get("content-type")?.startsWith("text/event-stream"))
        answer.headers.set("content-type", "application/json");
      return answer;
    }),
  ],
  [
    "JSON as another type",
    "listPersonas",
    withAnswer((answer) => {
      answer.headers.set("content-type", "text/html");
      return answer;
    }),
  ],
  ["one page for all", "listHomeCharacters", paging(({ page = 1 }) => (page > 1 ? { page: 1 } : null))],
  [
    "the size of a page ignored",
    "listHomeCharacters",
    paging(({ pageSize }) => (pageSize === 2 ? { pageSize: 9 } : null)),
  ],
  [
    "a refusal without its body",
    "editPersona",
    withAnswer((answer) => (answer.ok ? answer : Response.json({}, { status: answer.status }))),
  ],
  [
    "500 for what is not there",
    "editPersona",
    withAnswer((answer) =>
      answer.status === 404 ? Response.json({ success: false, message: "Oops" }, { status: 500 }) : answer,
    ),
  ],
  [
    "a key used twice makes two",
    "createPersona",
    async (request, pass) => {
      const without = new Request(request);
      without.headers.delete("idempotency-key");
      return pass(without);
    },
  ],
  ["signed out and still in", "signOut", idle],
  ["a deletion that is none", "deleteTheme", idle],
];
