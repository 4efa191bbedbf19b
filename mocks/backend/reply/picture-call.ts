const picture = String.raw`(?:pictures?|photos?|photographs?|pics?|selfies?|snapshots?|images?|drawings?|sketch(?:es)?|portraits?|paintings?)`;
/** Up to 40 characters between two words of one sentence. */
const near = String.raw`\b[^.!?\n]{0,40}?\b`;
const any = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((one) => String.raw`\b${one}\b`).join("|"), "iu");

const asked = any(
  `(?:send|show|give|text|take|snap|share|post|draw|paint|sketch)${near}${picture}`,
  `(?:can|could|may|might|let) (?:i|me|we|us)${near}(?:see|have|get)${near}${picture}`,
  String.raw`what (?:do|does|did) [^.!?\n]{1,30} look like`,
  String.raw`show (?:me|us) (?:what|where|how|your|the|that|this)`,
);
const offered = any(
  `(?:here is|here['’]s|this is)${near}${picture}`,
  `(?:i|he|she|they)(?:['’]ve| have| has)? (?:send|sent|show|showed|took|take|drew|draw|painted|sketched)${near}${picture}`,
  `(?:sends|shows|hands|slides|snaps|takes|draws|paints|sketches|holds (?:up|out))${near}${picture}`,
);
const declined = any(String.raw`(?:no|not|never|without|stop|don['’]?t|can['’]?t|won['’]?t|cannot)${near}${picture}`);

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?\n])/u);
const has = (text: string, pattern: RegExp): boolean =>
  sentencesOf(text).some((sentence) => pattern.test(sentence) && !declined.test(sentence));

/** Signs that need no language: a camera or picture frame, or a command at the start of a line. */
const sign = /[📷📸🖼🤳]|^\/(?:picture|photo|imagine)\b/imu;

/**
 * Whether a reply should come with a picture: the user asked for one, or the reply itself shows one. Only English words are
 * recognised; emoji and commands in every language.
 */
export const callsForPicture = (said: string, written: string): boolean =>
  has(said, asked) || has(written, offered) || sign.test(said) || sign.test(written);
