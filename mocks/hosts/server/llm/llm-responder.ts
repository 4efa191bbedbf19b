import { MessageTextMax } from "#src/generated/zod/schemas/messageText.zod.ts";
import { WriterCut, WriterFailed } from "../../../backend/reply/pieces.ts";
import { JoinOn } from "../../../backend/responder/prompt/join-on.ts";
import { plannedPrompt } from "../../../backend/responder/prompt/planned-prompt.ts";
import { summaryPrompt } from "../../../backend/responder/prompt/summary-prompt.ts";
import { TurnGuard } from "../../../backend/responder/prompt/turn-guard.ts";
import { turnNames } from "../../../backend/responder/prompt/turn-names.ts";
import type { ReplyRequest, Responder, SentPrompt, SummaryRequest } from "../../../backend/responder/responder.ts";
import { Endless, jsonOf, saidIn, type Said } from "./completion.ts";
import type { LlmConfig } from "./config.ts";
import { exchange, Unreachable, type Answered, type Resolve, type Timing } from "./exchange.ts";
import { remedyFor, wordsFor } from "./refused-request.ts";
import { ThinkingOut, type ThinksUnmarked } from "./thinking-out.ts";

const usualTiming: Timing = { headMs: 120_000, idleMs: 60_000, totalMs: 10 * 60_000 };
/** On this machine a model may first be read from the disk, and be slow. */
const localTiming: Timing = { headMs: 300_000, idleMs: 300_000, totalMs: 30 * 60_000 };

/** Most code points of one reply; a longer one counts as endless. */
const longest = MessageTextMax;
/** Most of what was left out that is kept for the prompt inspector. */
const longestTrimmed = 10_000;
const refusalBytes = 64 * 1024;

export type LlmOptions = {
  /** The model of chats that have chosen none of the endpoint's. */
  model: string;
  timing?: Partial<Timing> | undefined;
  now?: () => number;
  resolve?: Resolve | undefined;
};

/**
 * Learned from refusals: parameters a model does not take, whether it needs strict turns, and whether it cannot stream;
 * from its replies: whether it reasons unmarked.
 */
type Learned = { dropped: Set<string>; isStrict: boolean; isWhole: boolean; thinks: ThinksUnmarked };

type Sending = { sent: SentPrompt; answer: Answered };

/** The text the model continues; empty when it does not. */
function textBefore({ task, history, draft }: ReplyRequest): string {
  if (task === "continue") return history.at(-1)?.content ?? "";
  return task === "impersonate" ? (draft ?? "").trim() : "";
}

/**
 * Replies from an OpenAI-compatible endpoint. Text comes as it is written; an error keeps what there is and is `failed`,
 * an early end is `cut` (GAP-126). Aborting the signal ends the request to the model at once (GAP-127).
 */
export function llmResponder(config: LlmConfig, options: LlmOptions): Responder {
  const { endpoint, key, contextTokens, parameters } = config;
  const timing = { ...(endpoint.isLocal ? localTiming : usualTiming), ...options.timing };
  const now = options.now ?? Date.now;
  const learned = new Map<string, Learned>();

  const learnedOf = (model: string): Learned => {
    const known = learned.get(model) ?? {
      dropped: new Set(),
      isStrict: config.strictRoles ?? false,
      isWhole: false,
      thinks: null,
    };
    learned.set(model, known);
    return known;
  };

  const modelOf = ({ model }: { model?: string }): string => model ?? options.model;

  function sentFor(request: ReplyRequest, model: string): SentPrompt {
    const { dropped, isStrict } = learnedOf(model);
    const plan = plannedPrompt(request, { contextTokens, strictRoles: isStrict, now: now() });
    const all = { ...parameters, max_tokens: plan.maxTokens, ...(plan.stop.length > 0 && { stop: plan.stop }) };
    return {
      model,
      messages: plan.messages,
      parameters: Object.fromEntries(Object.entries(all).filter(([name]) => !dropped.has(name))),
      includedMessages: plan.includedMessages,
      totalMessages: plan.totalMessages,
      trimmed: null,
      parts: plan.parts,
      contextTokens,
    };
  }

  /** The same for the story so far: one system and one user message, as every template takes them. */
  function summarySent(request: SummaryRequest, model: string): SentPrompt {
    const { dropped } = learnedOf(model);
    const { messages, maxTokens } = summaryPrompt(request, contextTokens);
    const all = { ...parameters, max_tokens: maxTokens };
    return {
      model,
      messages,
      parameters: Object.fromEntries(Object.entries(all).filter(([name]) => !dropped.has(name))),
      includedMessages: request.lines.length,
      totalMessages: request.lines.length,
      trimmed: null,
    };
  }

  /** Sends what is to be sent; after a refusal again, without the parameters or with the strict roles it complains about. */
  async function ask(
    model: string,
    planned: () => SentPrompt,
    signal: AbortSignal,
    note: (sent: SentPrompt) => void = () => undefined,
  ): Promise<Sending> {
    const known = learnedOf(model);
    let hasDropped = false;
    for (;;) {
      const sent = planned();
      note(sent);
      const body = JSON.stringify({ model, messages: sent.messages, ...sent.parameters, stream: !known.isWhole });
      const answer = await exchange(endpoint, {
        method: "POST",
        path: "chat/completions",
        body,
        key,
        signal,
        timing,
        resolve: options.resolve,
      });
      if (answer.status === 200) return { sent, answer };
      const said = await jsonOf(answer.body, refusalBytes).catch(() => undefined);
      const remedy = remedyFor(answer.status, said, Object.keys(sent.parameters), known);
      const isStrictOff = config.strictRoles === false;
      if (remedy && "drop" in remedy && !hasDropped) {
        hasDropped = true;
        for (const name of remedy.drop) known.dropped.add(name);
      } else if (remedy && "strict" in remedy && !isStrictOff) known.isStrict = true;
      else if (remedy && "whole" in remedy) known.isWhole = true;
      else throw new WriterFailed(wordsFor(answer.status));
    }
  }

  async function* write(
    request: ReplyRequest,
    outer: AbortSignal,
    note: (sent: SentPrompt) => void = () => undefined,
  ): AsyncGenerator<string, void, undefined> {
    const enough = new AbortController();
    const signal = AbortSignal.any([outer, enough.signal]);
    const model = modelOf(request);
    const before = textBefore(request);
    const thinking = new ThinkingOut(learnedOf(model).thinks);
    const guard = new TurnGuard(turnNames(request));
    const joining = new JoinOn(before);
    let written = Array.from(before).length;
    let hasText = false;
    let finish: string | null = null;
    let failure: Error | null = null;
    let sending: Sending | null = null;
    const shown = (text: string): string => {
      written += Array.from(text).length;
      hasText ||= text.trim() !== "";
      return text;
    };
    if (request.task === "impersonate" && before !== "") yield before;
    try {
      sending = await ask(model, () => sentFor(request, model), signal, note);
      const { headers, body } = sending.answer;
      for await (const said of saidIn(body, headers["content-type"] ?? "")) {
        if ("text" in said) {
          const text = shown(joining.feed(guard.feed(thinking.feed(said.text))));
          if (text !== "") yield text;
          if (guard.hasEnded) break;
          if (written > longest) throw new Endless("Too long");
        } else finish = afterEvent(said, finish);
      }
      if (guard.hasEnded) finish = "stop";
    } catch (thrown) {
      outer.throwIfAborted();
      failure = thrown instanceof Error ? thrown : new Error("unknown");
    } finally {
      // Ends the request to the model in every case.
      enough.abort(new Error("enough"));
    }
    const rest = shown(joining.feed(guard.feed(thinking.end()) + guard.end()) + joining.end());
    if (failure === null) learnedOf(model).thinks = thinking.thinks;
    if (rest !== "") yield rest;
    if (sending && guard.trimmed !== null) note({ ...sending.sent, trimmed: guard.trimmed.slice(0, longestTrimmed) });
    throwEnd(finish, failure, hasText);
  }

  async function summarise(request: SummaryRequest, signal: AbortSignal): Promise<string> {
    const model = modelOf(request);
    const thinking = new ThinkingOut("</think>");
    let text = "";
    const { answer } = await ask(model, () => summarySent(request, model), signal);
    for await (const said of saidIn(answer.body, answer.headers["content-type"] ?? "")) {
      if ("text" in said) text += thinking.feed(said.text);
      if ("error" in said) throw new WriterFailed("The model broke off with an error");
      if (text.length > longest) break;
    }
    text = (text + thinking.end()).trim();
    if (text === "") throw new WriterFailed("The model gave an empty answer");
    return text;
  }

  return {
    reads: 2000,
    wakes: endpoint.isLocal,
    write,
    summarise,
    plan: (request) => sentFor(request, modelOf(request)),
  };
}

function afterEvent(said: Exclude<Said, { text: string }>, finish: string | null): string | null {
  if ("error" in said) return "error";
  if ("finish" in said) return finish === "error" ? finish : said.finish;
  return finish ?? "stop";
}

/** Throws how the reply ended unless it is complete; an empty one is a failure. */
function throwEnd(finish: string | null, failure: Error | null, hasText: boolean): void {
  if (failure instanceof WriterFailed) throw failure;
  if (failure instanceof Unreachable) throw new WriterFailed(failure.message);
  if (finish === "error") throw new WriterFailed("The model broke off with an error");
  if (finish === "content_filter") throw new WriterFailed("The model's provider held back this reply");
  if (!hasText)
    throw new WriterFailed(
      failure instanceof Endless || finish === "length"
        ? "The model ran out of room before it wrote anything"
        : "The model gave an empty answer",
    );
  // A broken connection, a missing or endless end, or the length limit.
  if (failure || finish === null || finish === "length") throw new WriterCut("The model ended early");
}
