import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { screen, spyOn, within } from "storybook/test";
import preview from "#.storybook/preview.tsx";
import { expect, waitFor } from "#src/test-support/expect.ts";
import { userEvent } from "#src/test-support/hand.ts";
import {
  allExamples,
  bodyOf,
  dialectExamples,
  examplesOfMessages,
  foldBreaks,
  knownDifferences,
  lineFormOfDom,
} from "./commonmark.fixture.ts";
import { loadMarkdown } from "./markdown-on-demand.ts";
import { Prose } from "./prose.tsx";
import { pathologicalTexts, unsafeTexts } from "./prose-payloads.fixture.ts";

const meta = preview.meta({
  title: "Components/Prose",
  component: Prose,
  // As in a chat whose reply has begun; that a text is shown before is held by a unit test.
  beforeEach: loadMarkdown,
  decorators: [
    (Story) => (
      <div style={{ padding: 24, maxWidth: 720, marginInline: "auto" }}>
        <Story />
      </div>
    ),
  ],
});

/** What most replies are made of: narration, speech, stress, a note out of character, a quote, a list, code and a link. */
export const Scene = meta.story({
  args: {
    text: "*She doesn’t take it.* “That lamp went over the rail with my brother.” ((Slower, please.))\n\n**No**, she says.\n\n> A line from the log.\n\n1. One\n2. Two\n\n`code`, and [the harbour](https://harbour.example/tides).",
  },
  play: async () => {
    await expect(screen.getByText(/She doesn’t take it/).tagName).toBe("EM");
    await expect(screen.getByText(/That lamp went over/)).toHaveAttribute("data-mark", "dialogue");
    await expect(screen.getByText("(harbour.example)")).toBeVisible();
  },
});

/** An external link shows its real target, and asks before opening it (S11). */
export const LeavingAsks = meta.story({
  name: "Link that leaves asks first",
  args: { text: "[https://sotto.example/sign-in](https://evil.example/steal?a=1)" },
  play: async () => {
    const link = screen.getByRole("link");
    await userEvent.click(link);
    const question = within(await screen.findByRole("alertdialog", { name: "Leave Sotto?" }));
    await expect(question.getByText("evil.example")).toBeVisible();
    await expect(question.getByText("https://evil.example/steal?a=1")).toBeVisible();
    await userEvent.click(await question.findByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
});

/** The contexts of a hostile text: alone, narration, speech, quote, list, table, note, link text. */
const contexts: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `*${text}*`,
  (text) => `“${text}”`,
  (text) => `> ${text}`,
  (text) => `- ${text}`,
  (text) => `| a |\n|---|\n| ${text.replaceAll("\n", " ")} |`,
  (text) => `((${text}))`,
  (text) => `[${text}](https://example.com)`,
];

const allowed = new Set(
  "div p em strong s span br hr code pre blockquote ul ol li table thead tbody tr th td a small button svg path".split(
    " ",
  ),
);

/** Watches the page for effects that no text may cause. */
function watchPage() {
  const found: string[] = [];
  const alert = window.alert.bind(window);
  window.alert = () => void found.push("script ran");
  const onReport = (event: SecurityPolicyViolationEvent) => found.push(`policy: ${event.blockedURI}`);
  const onLeave = () => found.push("navigation");
  document.addEventListener("securitypolicyviolation", onReport);
  window.addEventListener("beforeunload", onLeave);
  const since = performance.now();
  return () => {
    window.alert = alert;
    document.removeEventListener("securitypolicyviolation", onReport);
    window.removeEventListener("beforeunload", onLeave);
    for (const { name, startTime } of performance.getEntriesByType("resource"))
      if (startTime > since && new URL(name).host !== location.host) found.push(`request: ${name}`);
    return found;
  };
}

/** Elements and attributes outside the allow-list. */
function foreignParts(root: Element): string[] {
  return [...root.querySelectorAll("*")].flatMap((element) => {
    const parts = allowed.has(element.localName) ? [] : [`<${element.localName}>`];
    for (const { name, value } of element.attributes) {
      if (name.startsWith("on") || name === "style" || name === "srcdoc") parts.push(`${element.localName}[${name}]`);
      if (name === "href" && !/^(https?:\/\/|mailto:|\/(?![/\\]))/.test(value)) parts.push(`href=${value}`);
    }
    return parts;
  });
}

function mounted() {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return {
    place,
    show: (text: string, props: { isRunning?: boolean; isStory?: boolean } = {}) =>
      flushSync(() => root.render(<Prose text={text} {...props} />)),
    end: () => {
      root.unmount();
      place.remove();
    },
  };
}

/** S1: every hostile text in every context, with hover, focus and click; nothing happens. */
export const HostileTexts = meta.story({
  args: { text: "Hostile texts are drawn behind this." },
  play: async () => {
    const texts = unsafeTexts.flatMap((text) => contexts.map((context) => context(text)));
    await expect(new Set(texts).size).toBeGreaterThanOrEqual(400 * contexts.length);
    const report = watchPage();
    const parts: string[] = [];
    const { place, show, end } = mounted();
    for (const text of texts) {
      show(text);
      parts.push(...foreignParts(place));
      for (const element of place.querySelectorAll<HTMLElement>("*")) {
        element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
        element.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
        if (element.localName !== "button" && element.localName !== "a") element.click();
      }
    }
    end();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(parts).toEqual([]);
    await expect(report()).toEqual([]);
  },
});

/** S1: each link and button that a hostile text becomes is pressed. A link elsewhere asks first; a picture is our host's. */
export const HostileLinksPressed = meta.story({
  args: { text: "Hostile links are pressed behind this." },
  play: async () => {
    const report = watchPage();
    const { place, show, end } = mounted();
    const unasked: string[] = [];
    let pressed = 0;
    // After the page's own handlers: what they have not stopped would open a tab.
    const stop = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isPicture = link?.textContent?.startsWith("Open image") === true;
      if (!event.defaultPrevented && /^https?:/.test(link?.href ?? "") && link?.host !== location.host && !isPicture)
        unasked.push(link!.href);
      event.preventDefault();
    };
    window.addEventListener("click", stop);
    const opened = spyOn(window, "open").mockReturnValue(null);
    for (const text of unsafeTexts) {
      show(text);
      for (const control of place.querySelectorAll<HTMLElement>("a, button")) {
        flushSync(() => control.click());
        pressed += 1;
      }
    }
    await expect(pressed).toBeGreaterThanOrEqual(60);
    end();
    window.removeEventListener("click", stop);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(unasked).toEqual([]);
    await expect(opened).not.toHaveBeenCalled();
    await expect(report()).toEqual([]);
    opened.mockRestore();
  },
});

/** S1, streamed: every prefix of sixty of them. */
export const HostileTextsStreamed = meta.story({
  args: { text: "Hostile texts are streamed behind this." },
  play: async () => {
    const report = watchPage();
    const parts: string[] = [];
    const { place, show, end } = mounted();
    const step = Math.floor(unsafeTexts.length / 60);
    const chosen = unsafeTexts.filter((_text, at) => at % step === 0).slice(0, 60);
    await expect(chosen).toHaveLength(60);
    for (const text of chosen)
      for (let length = 1; length <= text.length; length++) {
        show(text.slice(0, length), { isRunning: true });
        parts.push(...foreignParts(place));
      }
    end();
    await expect(parts).toEqual([]);
    await expect(report()).toEqual([]);
  },
});

/** S2: the examples of CommonMark, tables and strikethrough render as their specifications say. */
export const AsSpecified = meta.story({
  name: "Markdown as its specification has it",
  args: {
    text: "# The keeper's list\n\n1. Oil, **two** cans\n2. Wicks\n   - trimmed\n   - dry\n\n> The light goes on at dusk.\n\n---\n\n```\nlamp --turn slow\n```\n\n| Night | Ships |\n|---|---:|\n| First | 3 |\n| Second | ~~1~~ 0 |\n\nA [chart](https://charts.example/), and a line of `code`.",
  },
  play: async () => {
    const { place, show, end } = mounted();
    // Headings of a message start two levels down, and stop at the sixth.
    const form = (root: Node) => foldBreaks(lineFormOfDom(root)).replaceAll(/\(heading [56] /g, "(heading 4 ");
    const isOther = ({ markdown, html }: { markdown: string; html: string }) => {
      show(markdown, { isStory: false });
      return form(place) !== form(bodyOf(html));
    };
    const examples = examplesOfMessages();
    const differing = examples.filter(isOther).map(({ number }) => number);
    const inDialect = dialectExamples.filter(isOther).map(({ markdown }) => markdown);
    end();
    await expect(allExamples.length).toBeGreaterThanOrEqual(650);
    await expect(examples.length).toBeGreaterThanOrEqual(520);
    await expect(differing).toEqual(knownDifferences);
    await expect(knownDifferences.length / examples.length).toBeLessThanOrEqual(0.02);
    await expect(dialectExamples).toHaveLength(11);
    await expect(inDialect).toEqual([]);
  },
});

/** S3: texts that slowed down similar parsers; the fastest render of each is below 200 ms; on a busy machine it is not the first. */
export const PathologicalTexts = meta.story({
  name: "Texts made to slow it down",
  args: { text: "Pathological texts are drawn behind this." },
  play: async () => {
    await expect(pathologicalTexts.length).toBeGreaterThanOrEqual(32);
    const slow: string[] = [];
    for (const { name, text } of pathologicalTexts) {
      const times: number[] = [];
      for (let round = 0; round < 15 && (times.at(-1) ?? Infinity) >= 200; round++) {
        const { show, end } = mounted();
        const from = performance.now();
        // A different text each time, since renders are cached.
        show(`${text.slice(0, 20_000 - round)}${" ".repeat(round)}`);
        times.push(performance.now() - from);
        end();
      }
      if (Math.min(...times) >= 200) slow.push(`${name}: ${Math.round(Math.min(...times))} ms`);
    }
    await expect(slow).toEqual([]);
  },
});
