/**
 * Suggestions for the user's next message, in the first person. Slots: `{said}` an answer to what was asked (“I saw a light”),
 * `{asked}` the question (“where I was”), `{topic}` a thing the character has just named, `{stated}` a fact the user stated.
 */
export const userReplies: Record<
  | "yesNo"
  | "asked"
  | "topic"
  | "mine"
  | "question"
  | "offer"
  | "threat"
  | "tender"
  | "story"
  | "farewell"
  | "greeting"
  | "open",
  readonly string[]
> = {
  yesNo: [
    "“{said}.” *I hold {name}’s eye while I say it.* “Does that change anything?”",
    "*I take a breath.* “{said}, if you want the truth.”",
    "“{said}. Ask me why, I dare you.”",
    "*It comes out before I can dress it up.* “{said}.”",
    "“{said}, and I think you knew that before you asked.”",
  ],
  asked: [
    "“You want to know {asked}?” *I glance at {place}.* “Then sit down, because it isn’t short.”",
    "*I turn it over before I answer.* “I’ll tell you {asked}, if you tell me why it matters to you.”",
    "“I’ve been asking myself {asked} the whole way here.”",
    "*I nearly lie, and don’t.* “I don’t know {asked}. That’s the trouble.”",
    "“Ask me {asked} again in an hour. I might like my answer better.”",
  ],
  topic: [
    "*I look at {topic}, and then at {name}.* “Tell me about that. Leave nothing out.”",
    "“What is it about {topic}?” *I come closer to see for myself.* “You changed when you said it.”",
    "*I can’t stop thinking about {topic}.* “What happens if we leave it alone?”",
    "“Then we begin with {topic}.” *I roll up my sleeves.* “Show me.”",
    "“How long have you kept that to yourself, about {topic}?”",
  ],
  mine: [
    "“Don’t forget that {stated}.” *I step up beside {name}.* “I can be of use.”",
    "*I think of home for a moment.* “You know that {stated}. So believe me when I say I’ve seen worse.”",
    "“I told you that {stated}, and I’d like something true from you in return.”",
  ],
  question: [
    "*I take my time over it.* “I don’t know yet. Ask me again when we’re past {place}.”",
    "*I meet {name}’s eyes.* “I’ll answer that if you tell me why you want to know.”",
    "“No. But I’ve been close to it, and I turned round.”",
    "*I look down at my hands.* “I was hoping you wouldn’t ask that one first.”",
    "“Because somebody had to come, and I couldn’t sleep.”",
    "“Give me a moment. I want to get it right.” *I listen to {sound} until I have it.* “It’s not the going in. It’s who I’d be coming out.”",
  ],
  offer: [
    "*I take it in both hands.* “What do I owe you for this?”",
    "“Thank you.” *I turn it over, looking for the catch.* “Was it always yours?”",
    "*I shake my head and push it gently back.* “Keep it for now. I’d only lose it.”",
    "*I accept it, and feel the weight settle.* “Then tell me how it works, and what it does if I’m wrong.”",
  ],
  threat: [
    "*I stay where I am, hands open.* “If you meant it, you’d have stopped talking.”",
    "*My heart is going, but I keep my voice flat.* “Try me, then. I’ve had a long walk and nothing to lose.”",
    "*I take one step back, just one.* “I’m not your enemy. Look at me and say I am.”",
  ],
  tender: [
    "*I don’t move away.* “You could say that again. I wouldn’t mind hearing how it sounds.”",
    "*I put my hand over {name}’s.* “You don’t have to be the strong one for the next five minutes.”",
    "“I’m not going anywhere.” *I find that I mean it.*",
  ],
  story: [
    "*I listen until the end, and then a little longer.* “And after? What did you do the next morning?”",
    "“You’ve left somebody out of that.” *I say it gently.* “Who else was there?”",
    "*I think about it, turning {thing} round and round.* “That wasn’t your fault. I know that isn’t what you asked.”",
    "“I believe you.” *I look over at {place}.* “Show me where it happened.”",
    "*I lean forward.* “Go back. Tell me the part you went past quickly.”",
  ],
  farewell: [
    "*I stop at the door.* “Leave a light on. I’ll be back before it matters.”",
    "“Until tomorrow, then.” *I go before I can think better of it.*",
  ],
  greeting: [
    "*I shake the rain off and stay on the mat.* “I was told to ask for you. I wasn’t told why.”",
    "“Good evening.” *I try not to stare at {thing}.* “I hope I’m not too late.”",
    "*I close the door behind me.* “You were expecting someone. Was it me?”",
  ],
  open: [
    "*I walk over to {place} to see for myself.* “Come and look at this. Tell me I’m wrong.”",
    "*I pick up {thing}.* “How long has this been here?”",
    "“Let’s not stand about.” *I nod towards {place}.* “I’ll go first, if you’ll talk to me the whole way.”",
    "*I say nothing for a while, only listen to {sound}.* “Did you hear that change, just now?”",
    "“There’s something I haven’t told you.” *I lower my voice.* “I’ve been here before.”",
    "*I sit down without being asked.* “All right. Start with what you’re afraid of, and I’ll start with mine.”",
    "*I reach past {name} for {thing}, and stop.* “May I?”",
    "“What would you do, if it were only up to you?”",
  ],
};

/** Which kind of reply the character's last line calls for, the most reliable pattern first; some only at the beginning. */
export const calls: readonly (readonly [keyof typeof userReplies, RegExp, "atFirst"?])[] = [
  ["asked", /\?[”"*)\s]*$/u],
  ["greeting", /\b(?:come in|welcome|there you are|good evening|hello|sit)\b/u, "atFirst"],
  [
    "offer",
    /\b(?:hold(?:s|ing)? (?:it )?out|hands? you|offers?|pushes .{2,20} (?:across|towards)|take it|have it|here,)\b/u,
  ],
  ["threat", /\b(?:or else|i’ll kill|put it down|don’t move|blade|gun|knife at)\b/u],
  ["tender", /\b(?:stay|your (?:hand|sleeve|face)|closer|gently|forehead|i’m glad it’s you)\b(?!.*\?)/su],
  ["farewell", /\b(?:goodbye|go, then|farewell|off you go)\b/u],
  ["story", /\b(?:i was|i had|once|years ago|he (?:was|went)|she (?:was|went)|it was)\b/u],
];
