import type { Figures } from "#src/generated/api/model/figures.ts";
import { numberText } from "#src/lib/count-text.ts";

export type FigureName = keyof Figures;
/** In the order they are offered; the first is shown first. */
export const figureNames = ["messages", "chats", "favourites", "swipes"] as const satisfies readonly FigureName[];
export const figureSpans = [7, 30, 90] as const;
export type FigureSpan = (typeof figureSpans)[number];

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** A day of UTC (`2026-11-22`) as people read it. */
export const dayName = (date: string): string => day.format(new Date(date));

/** Texts of the figures (GAP-113). */
export const figuresTexts = {
  title: (name: string) => `Figures of ${name}`,
  figure: "Figure",
  names: { messages: "Messages", chats: "Chats", favourites: "Favourites", swipes: "Swipes" },
  lower: { messages: "messages", chats: "chats", favourites: "favourites", swipes: "swipes" },
  one: { messages: "message", chats: "chat", favourites: "favourite", swipes: "swipe" },
  help: {
    messages: "Written to it, by everyone.",
    chats: "Begun with it, by everyone.",
    favourites: "Given in these days, and not taken back.",
    swipes: "Replies that were asked for again.",
  },
  span: "Days",
  spans: { 7: "7 days", 30: "30 days", 90: "90 days" },
  trend: (percent: number) => `${percent > 0 ? "+" : ""}${percent} %`,
  trendHelp: "against the days before",
  asChart: "Show charts",
  asTable: "Show tables",
  perDay: "Per day",
  perVariant: "By variant",
  day: "Day",
  variant: "Variant",
  goneVariant: "Deleted variants",
  others: "Others",
  total: "Total",
  walk: (figure: FigureName) => `${figuresTexts.names[figure]} per day`,
  onDay: (date: string, value: number, figure: FigureName) =>
    `${dayName(date)}, ${numberText(value)} ${figuresTexts[value === 1 ? "one" : "lower"][figure]}`,
  failed: "The figures could not be loaded.",
  emptyTitle: "Figures start with the first chat",
  emptyText: "They are counted by the day, in UTC, and kept for half a year.",
} as const;
