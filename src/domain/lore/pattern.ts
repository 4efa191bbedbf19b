/**
 * Patterns of lorebook keys. They come from strangers' files and could block the engine's own backtracking for years, so
 * they run in the matcher below, which counts its steps. A pattern takes the same steps for a text on every machine, so a
 * reply's request is the same everywhere.
 */

/** Steps left; shared by all patterns of one activation. */
export type Steps = { left: number };

/** A text, prepared for the matcher. */
export type PatternText = { points: readonly string[]; lower: readonly string[] };

export const patternText = (text: string): PatternText => {
  const points = Array.from(text);
  return { points, lower: points.map((point) => point.toLowerCase()) };
};

/** Thrown when the steps are used up; never leaves this module. */
class OutOfSteps extends Error {}

type State = { text: PatternText; steps: Steps; depth: number; groups: (readonly [number, number] | undefined)[] };
/** Continues at a position; returns where the whole match ends, or -1. */
type Next = (at: number) => number;
type Node = (state: State, at: number, next: Next) => number;
type Single = (state: State, at: number) => boolean;
type Flags = { i: boolean; m: boolean; s: boolean };

function spend(state: State): void {
  state.steps.left -= 1;
  if (state.steps.left < 0 || state.depth > 1000) throw new OutOfSteps();
}

/** One character that passes a test. */
const one =
  (test: Single): Node =>
  (state, at, next) => {
    spend(state);
    return at < state.text.points.length && test(state, at) ? next(at + 1) : -1;
  };

const literal = (char: string, { i }: Flags): Single => {
  const lower = char.toLowerCase();
  return i ? ({ text }, at) => text.lower[at] === lower : ({ text }, at) => text.points[at] === char;
};

/** A class or an escape, tested by the engine for single characters; results are cached. */
function charClass(source: string, { i, s }: Flags): Single {
  const flags = `${i ? "i" : ""}${s ? "s" : ""}`;
  let native: RegExp;
  try {
    native = new RegExp(`^${source}$`, `${flags}u`);
  } catch (error) {
    // Without the `u` flag, patterns may escape characters that need no escape.
    if (!source.startsWith("[")) throw error;
    native = new RegExp(`^${source}$`, flags);
  }
  const known = new Map<string, boolean>();
  return ({ text }, at) => {
    const point = text.points[at] ?? "";
    const before = known.get(point);
    if (before !== undefined) return before;
    const fits = native.test(point);
    known.set(point, fits);
    return fits;
  };
}

const sequence =
  (nodes: readonly Node[]): Node =>
  (state, at, next) => {
    const from = (index: number, place: number): number => {
      const node = nodes[index];
      return node ? node(state, place, (after) => from(index + 1, after)) : next(place);
    };
    return from(0, at);
  };

const choice =
  (options: readonly Node[]): Node =>
  (state, at, next) => {
    for (const option of options) {
      spend(state);
      const end = option(state, at, next);
      if (end >= 0) return end;
    }
    return -1;
  };

/** A repeated single character; iterative, so that `.*` over a long text does not overflow the stack. */
const repeatedOne =
  (test: Single, min: number, max: number, isLazy: boolean): Node =>
  (state, at, next) => {
    const { length } = state.text.points;
    const most = Math.min(length, at + max);
    let end = at;
    const fits = () => {
      spend(state);
      return end < most && test(state, end);
    };
    while (end - at < (isLazy ? min : Infinity) && fits()) end += 1;
    if (end - at < min) return -1;
    for (;;) {
      spend(state);
      const result = next(end);
      if (result >= 0) return result;
      if (isLazy ? !fits() : end - at <= min) return -1;
      end += isLazy ? 1 : -1;
    }
  };

const repeated =
  (node: Node, min: number, max: number, isLazy: boolean): Node =>
  (state, at, next) => {
    const again = (count: number, place: number): number => {
      spend(state);
      state.depth += 1;
      const more = () =>
        count < max
          ? // An empty repetition would never end.
            node(state, place, (after) => (after === place && count >= min ? -1 : again(count + 1, after)))
          : -1;
      const stop = () => (count >= min ? next(place) : -1);
      const first = isLazy ? stop() : more();
      const end = first >= 0 ? first : isLazy ? more() : stop();
      state.depth -= 1;
      return end;
    };
    return again(0, at);
  };

const isWord = (point: string | undefined): boolean => point !== undefined && /^[\p{L}\p{N}\p{M}_]$/u.test(point);
const edge = ({ text: { points } }: State, at: number): boolean => isWord(points[at - 1]) !== isWord(points[at]);
const where =
  (holds: (state: State, at: number) => boolean): Node =>
  (state, at, next) =>
    holds(state, at) ? next(at) : -1;

/** Parses a pattern's source; throws if it is invalid. */
class Reader {
  #at = 0;
  #groups = 0;
  #names = new Map<string, number>();
  readonly #source: string;
  readonly #flags: Flags;

  constructor(source: string, flags: Flags) {
    this.#source = source;
    this.#flags = flags;
  }

  read(): Node {
    const node = this.#alternatives();
    if (this.#at < this.#source.length) throw new SyntaxError("unmatched )");
    return node;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, "yu");
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#source);
    if (found) this.#at += found[0].length;
    return found;
  }

  #alternatives(): Node {
    const options: Node[] = [];
    do {
      const nodes: Node[] = [];
      while (this.#at < this.#source.length && !/[|)]/.test(this.#source[this.#at] ?? "")) nodes.push(this.#term());
      options.push(nodes.length === 1 && nodes[0] ? nodes[0] : sequence(nodes));
    } while (this.#take(/\|/));
    return options.length === 1 && options[0] ? options[0] : choice(options);
  }

  #term(): Node {
    const place = this.#place();
    if (place) return place;
    const single = this.#single();
    const node = single ? one(single) : this.#group();
    const times = this.#take(/(?:([*+?])|\{(\d{1,4})(,(\d{0,4}))?\})(\??)/);
    if (!times) return node;
    const [, sign, least, comma, most] = times;
    const min = sign ? (sign === "+" ? 1 : 0) : Number(least);
    const max = sign ? (sign === "?" ? 1 : Infinity) : comma === undefined ? min : most ? Number(most) : Infinity;
    const isLazy = times[5] === "?";
    return single ? repeatedOne(single, min, max, isLazy) : repeated(node, min, max, isLazy);
  }

  /** An assertion, which consumes no character. */
  #place(): Node | null {
    const found = this.#take(/\^|\$|\\[bB]/)?.[0];
    const { m } = this.#flags;
    if (found === "^") return where(({ text }, at) => at === 0 || (m && text.points[at - 1] === "\n"));
    if (found === "$") return where(({ text }, at) => at === text.points.length || (m && text.points[at] === "\n"));
    if (found === "\\b") return where(edge);
    return found ? where((state, at) => !edge(state, at)) : null;
  }

  #single(): Single | null {
    const escape = this.#take(/\\(?:[dDwWsS]|[pP]\{[\w=]+\}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[tnrfv0])/);
    if (escape) {
      const { i } = this.#flags;
      // `\w` covers the letters of every script.
      if (escape[0] === "\\w") return charClass("[\\p{L}\\p{N}\\p{M}_]", { i, m: false, s: false });
      if (escape[0] === "\\W") return charClass("[^\\p{L}\\p{N}\\p{M}_]", { i, m: false, s: false });
      return charClass(escape[0], this.#flags);
    }
    if (this.#source[this.#at] === ".") return charClass(this.#take(/\./)?.[0] ?? "", this.#flags);
    if (this.#source[this.#at] === "[") {
      const whole = this.#take(/\[\^?\]?(?:\\[^]|[^\]\\])*\]/)?.[0];
      if (whole === undefined) throw new SyntaxError("unmatched [");
      return charClass(whole, this.#flags);
    }
    const escaped = this.#take(/\\([^\p{L}\p{N}])/u);
    if (escaped?.[1]) return literal(escaped[1], this.#flags);
    const plain = this.#take(/[^\\()[*+?|]/)?.[0];
    return plain === undefined ? null : literal(plain, this.#flags);
  }

  #group(): Node {
    const back = this.#take(/\\(?:([1-9]\d?)|k<(\w+)>)/);
    if (back) return this.#reference(back[1] ? Number(back[1]) : (this.#names.get(back[2] ?? "") ?? -1));
    const opened = this.#take(/\((?:\?(?:(:)|([=!])|<([A-Za-z_]\w*)>))?/);
    if (!opened) throw new SyntaxError("cannot be read");
    const [, , look, name] = opened;
    const isKept = !opened[0].startsWith("(?") || name !== undefined;
    if (this.#source[this.#at] === "?") throw new SyntaxError("this kind of group is not known");
    const number = isKept ? (this.#groups += 1) : 0;
    if (name !== undefined) this.#names.set(name, number);
    const inner = this.#alternatives();
    if (!this.#take(/\)/)) throw new SyntaxError("unmatched (");
    if (look) return where((state, at) => inner(state, at, (end) => end) >= 0 === (look === "="));
    if (!isKept) return inner;
    return (state, at, next) =>
      inner(state, at, (end) => {
        const before = state.groups[number];
        state.groups[number] = [at, end];
        const result = next(end);
        if (result < 0) state.groups[number] = before;
        return result;
      });
  }

  #reference(number: number): Node {
    if (number < 1 || number > this.#groups) throw new SyntaxError("there is no such group");
    const { i } = this.#flags;
    return (state, at, next) => {
      const [start, end] = state.groups[number] ?? [at, at];
      const from = i ? state.text.lower : state.text.points;
      for (let offset = 0; offset < end - start; offset += 1) {
        spend(state);
        if (from[start + offset] !== from[at + offset]) return -1;
      }
      return next(at + end - start);
    };
  }
}

export type Pattern = {
  /** Range of the first non-empty match, in code points; null for none, "slow" if it took too many steps. */
  find: (text: PatternText, steps: Steps) => readonly [number, number] | "slow" | null;
};

/** The source and flags of a key: `/source/flags`, or a bare source, which ignores case. */
function partsOf(key: string, isCaseSensitive: boolean): { source: string; flags: string } {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/su.exec(key) ?? [];
  return source === undefined ? { source: key, flags: isCaseSensitive ? "" : "i" } : { source, flags: flags ?? "" };
}

/** Maximum steps for one key: some milliseconds. */
const stepsOfOne = 200_000;

/** Parses a key as a pattern; null if it is invalid. */
export function readPattern(key: string, isCaseSensitive = false): Pattern | null {
  const { source, flags } = partsOf(key, isCaseSensitive);
  if (!/^[gimsuy]*$/.test(flags)) return null;
  let node: Node;
  try {
    node = new Reader(source, { i: flags.includes("i"), m: flags.includes("m"), s: flags.includes("s") }).read();
  } catch {
    return null;
  }
  return {
    find(text, steps) {
      const own: Steps = { left: Math.min(stepsOfOne, steps.left) };
      const given = own.left;
      const state: State = { text, steps: own, depth: 0, groups: [] };
      try {
        for (let start = 0; start < text.points.length; start += 1) {
          state.groups = [];
          const end = node(state, start, (at) => (at > start ? at : -1));
          if (end >= 0) return [start, end];
        }
        return null;
      } catch (error) {
        // A stack overflow of the matcher counts as too slow, too.
        if (error instanceof OutOfSteps || error instanceof RangeError) return "slow";
        throw error;
      } finally {
        steps.left -= given - Math.max(0, own.left);
      }
    },
  };
}
