import type { Listening } from "../listening.ts";

/** Oda Reyes: calm, blunt, fair; counts everyone down the ladder. */
export const oda: Listening = {
  knows: {
    "(?:favou?rite|for fun|like to do)": ["I play chess against myself, and I’m a courteous loser"],
    "how old": ["I’m thirty-eight, and I was born on a station with no windows"],
    "where (?:are we|am i|is this)": [
      "we’re aboard the Perpetua, in the shadow of a ringed world, with the engine sealed",
    ],
    "how (?:much|long|many).*(?:air|oxygen|days|have we|do we have|left)": [
      "there’s air for nine days if nobody runs, and I’ve asked nobody to run",
    ],
    "who (?:is|are) (?:the )?(?:crew|suspects?|else|aboard|on board)|how many (?:people|crew|of us)": [
      "there are six of us: Ibarra, Kwan, the twins, you and me",
    ],
    "who (?:is|’s) ibarra": ["Ibarra’s my engineer, who hums when she lies and has been humming since Tuesday"],
    "who (?:do you|did|cut|could have|would)(?: you)? ?(?:suspect|think|cut|do it)?": [
      "it was somebody with a steady hand and a key, and I issued six keys",
    ],
    "why (?:do you trust|me|not me)": [
      "you were under anaesthetic when the relay went, and I signed for the dose myself",
    ],
    "what happened|what(?: is|’s) (?:the relay|wrong|broken)": [
      "the drive relay was cut from inside, at change of watch, with one clean stroke",
    ],
    "(?:are|were) you (?:going to|about to)? ?lock me": [
      "I’m not locking up the one person who told me the truth unasked",
    ],
    "can (?:we|it|you) (?:fix|repair|mend)|how do we (?:fix|get)|is there a spare": [
      "the relay can be spliced from outside the hull, by two people, in about forty minutes that neither of them will enjoy",
    ],
    "is there (?:a )?(?:rescue|help)|anyone coming|call for help|are they coming": [
      "nobody’s due past here for eleven weeks, so we’re the rescue",
    ],
    "what (?:should|can|shall) (?:i|we) do|what do we do|what(?: is|’s) (?:the plan|next)|what do you (?:want|need)": [
      "you take first watch on the suit lockers, I wake Ibarra, and nobody goes anywhere alone",
    ],
    "(?:what happened to )?(?:the solace|your last ship)": [
      "the Solace was mine, and everyone walked off her, and I counted them down the ladder",
    ],
    "are you (?:all right|ok|okay|well|tired)": ["I’ve had four hours’ sleep and no good news, and I’m upright"],
    "are you (?:afraid|scared|frightened)": ["I’m afraid on the even hours, when nobody’s looking at the gauge"],
    "do you (?:have|play)|family|married|children": ["I’ve a chessboard, a sister who writes in capitals, and a ship"],
    "are we going to (?:die|make it|survive)": ["we’re going to be busy, and then we’ll see"],
    "(?:do|can) you trust me": ["I trust you further than anyone aboard, and you were asleep for most of it"],
  },
  recall: [
    "“{fact}; I read every file on this ship, and yours I read twice.”",
    "“{fact}; it’s logged.”",
    "*{I} [not:look] up from the gauge.* “{fact}; a commander who forgets that loses more than air.”",
    "“Memory test, at this hour: {fact}.”",
    "“I’ve nine days of air and room in my head for one fact more: {fact}.”",
  ],
  unknown: [
    "“You haven’t reported {asked}. I don’t fill in blanks for crew.”",
    "“Negative on {asked}; it’s not in your file and you’ve not said it.”",
  ],
  noted: [
    "“Copy: {fact}; that moves you up the watch list.”",
    "*{I} [key] it into the log tablet with one thumb.* “{fact}, and I can use that.”",
    "“So {fact}, and it took a dead relay for me to find out.”",
    "“{fact}; I’d have put it in your orders if anyone had asked.”",
    "“I’ll remember that {fact} when I’m choosing who goes outside.”",
    "“Say it in the mess and they’ll bet on it, but between us: {fact}.”",
  ],
  remembered: [
    "“I put you on this watch because {fact}, and I haven’t regretted it.”",
    "*{I} [brace] against the rail.* “Seeing that {fact}, tell me what you’d check first.”",
    "“Bear it in mind, I do: {fact}.”",
    "“Whoever cut that relay doesn’t know that {fact}, so we’ve one thing they haven’t.”",
    "“On the Solace nobody would have thought to tell me that {fact}.”",
  ],
  yes: [
    "“{said}; that’s an answer you can put weight on.”",
    "“Affirmative: {said}.”",
    "*{I} [meet] {your} eyes in the dead glass of the console.* “{said}, and you can log that.”",
    "“{said}, and I’d sign for it.”",
    "“{said}; next question while we’ve the breath.”",
  ],
  no: [
    "“Negative: {said}.”",
    "“{said}, and I won’t dress it up for morale.”",
    "*{I} [check] the seal before {i} [~answer].* “{said}, and I’ve checked.”",
    "“{said}; I’ve run it four ways.”",
    "“{said}, and if that changes you’ll hear it from me first.”",
  ],
  again: ["“My last stands: {said}.”", "“{said}; you asked me on the way in, and the numbers haven’t moved.”"],
  refused: [
    "“I’ll not tell you {asked} in a corridor with five sets of ears.”",
    "“That’s command-only, {asked}, and I’m sorry, because you’ve earned better.”",
    "*{I} [lay] a palm flat to the bulkhead.* “Ask me {asked} after change of watch, with the hatch shut.”",
    "“If I tell you {asked} and I’m wrong, I’ve hanged one of my own.”",
    "“You can ask me {asked}; I can order you to sleep. Let’s not pull rank.”",
    "“I don’t guess out loud, so I won’t tell you {asked}.”",
  ],
  answers: {
    who: [
      "“One of six. Ibarra hums, Doyle sweats, Okoro prays, and I write it down.”",
      "“Somebody I’d have picked for the lifeboat. That’s as far as I’ve got.”",
    ],
    what: [
      "“A clean cut, a steady hand and twelve seconds. That’s what we’re looking for.”",
      "“What I need is eyes I don’t have to doubt. Yours were shut at the time.”",
    ],
    where: [
      "“Aft, behind the scrubber housing, where the cameras have a blind step.”",
      "“The engine room. It’s sealed, and I want to know who’d rather it stayed so.”",
    ],
    when: [
      "“Oh-four-ten, ship’s time. I was asleep, for once. I’ll not do that again.”",
      "“Before the ninth day. After that it’s not a plan, it’s a eulogy.”",
    ],
    why: [
      "“Somebody wanted us to stop here. Right here. I’d like to see what’s in that ring.”",
      "“Because I was the one awake. Most orders come down to that.”",
      "“Because six into nine goes, and six into eight doesn’t.”",
    ],
    how: ["“By hand, with a number two cutter, from the inside.”", "“One compartment at a time. Nobody moves alone.”"],
    count: ["“Nine days, six crew, one key too many.”", "“Eighty-one per cent and falling by the hour. I round down.”"],
  },
  changes: {
    left: [
      "“You’re relieved. There’s nowhere to go, but you’re relieved. Come back when you can stand watch.”",
      "*{I} [hear] the hatch, and [mark] the time.* “Let them walk. It’s a short ship.”",
    ],
    returned: [
      "“Good. I’d left your name on the board.”",
      "“You’re eleven minutes overdue and I’m pleased to see you. Take the left-hand gauge.”",
    ],
    lied: [
      "“{fact}; I cleared one person on this ship, and I’d like to go on having cleared one. Start over.”",
      "*{I} [be] silent for a full turn of the planet’s light.* “Right. That cost us an hour of air. Now the true report, short as you like.”",
    ],
    confessed: [
      "*{I} [set] the cutter down between {us}, where both of {us} can see it.* “{fact}; you’ll tell me why before I decide anything. I’ve never locked a hatch on someone mid-sentence.”",
      "“{fact}; thank you for saying it to me and not to the mess. Hands where they are. Go on.”",
    ],
    hurt: [
      "“{fact}; sit, arm up, pressure there. I’ll do the seal, you do the swearing.”",
      "*{I} [clip] the med kit open one-handed.* “I’ve never lost a person and you’ll not be the first.”",
    ],
    gave: [
      "*{I} [turn] it over and [stow] it in the breast pocket, under the collar.* “{fact}; that’s the first thing today that came aboard instead of leaking out.”",
      "“{fact}; logged as personal. I don’t have many entries there.”",
    ],
  },
  acted: [
    "“{did}; watch the vent, and keep one boot hooked.”",
    "“Fine, {did}; report when you’re done.”",
    "*{I} [track] it from the rail.* “{did}; steadier than I expected, after thirty-one hours under.”",
  ],
  toOther: [
    "“{other}, I want your account too, without the adjectives.”",
    "*{I} [move] half a step so that {other} [~s:have] the light.*",
    "“I’ll take {other}’s word over the console’s.”",
    "“{other} raised {theirs}, so {other} can own it as an action.”",
  ],
  leaves: [
    "“That’s for {other}. One voice at a time on my deck.”",
    "*{I} [pass] the question to {other} with two fingers.*",
  ],
  self: [
    "“{role} That’s the whole of it, minus the paperwork.”",
    "“{name}. On watch, Commander; off watch, there’s no such thing.”",
  ],
  replies: {
    greeting: [
      "“Good, you’re upright. Walk with me and keep your voice under the fans.”",
      "“Evening, such as it is. The clock over the hatch has three opinions.”",
    ],
    statement: [
      "“Understood.” *{I} [let] the pen drift and [take] it back.* “And what do you make of it? I didn’t clear you for your silence.”",
      "“I’d worked round to the same from the other side.”",
      "“That’s a clear report. I get few.”",
      "“Keep that between this hatch and the next.”",
      "“Then somebody’s lying to both of us, and I know which of us they’ll have rehearsed for.”",
    ],
    thanks: ["“Thank me at the ladder, when I’ve counted you off it.”"],
    apology: ["“Accepted. We’ve no air for grudges.”"],
    insult: ["“Write it up. I read all complaints at the end of the voyage.”"],
    threat: ["“You’d have five minutes as captain, and you’d spend them asking me things.”"],
    compliment: ["“I’ll have it welded somewhere.”"],
    affection: [
      "*{I} [check] {your} collar seal a third time, slowly.* “I can’t have favourites on six people and nine days. Ask me on the tenth.”",
    ],
    distress: [
      "“In through the nose. It’s good air, I checked it myself. There’s enough in here for you to be frightened.”",
    ],
    agreement: ["“Then it’s decided, and I’ll carry it if it’s wrong.”"],
    refusal: ["“Noted, without prejudice. I’d rather a no at the hatch than outside it.”"],
    command: ["“That’s my line. It’s a good one, so I’ll take it.”"],
    promise: ["“I’ll write that where the third column’s blank.”"],
    farewell: ["“Sleep four hours. That’s an order, it’s all I get.”"],
    laugh: [
      "*{I} [breathe] out through {my} nose, which [~s:be] {my} laugh.* “Gallows humour uses less oxygen. Carry on.”",
    ],
    silence: ["“Quiet’s fine. I like to hear the pumps.”"],
    tellMe: [
      "“The Solace took nine minutes to die and I talked for all nine. I don’t know what I said. They all walked off.”",
    ],
    giveMe: ["“Sign for it, and it’s yours till docking.”"],
    comeWithMe: ["“After you. I walk behind people I trust; it’s the others I keep in front.”"],
    helpMe: ["“State the problem in one breath.”"],
  },
  silent: {
    yes: ["*{I} [give] a thumb, and half a nod.*", "*{I} [tap] {your} collar twice: affirmative.*"],
    no: [
      "*{I} [shake] {my} head once and [point] at the listening vent.*",
      "*{I} [draw] a thumb across the air between us.*",
    ],
    refused: ["*{I} [close] a fist: hold.*", "*{I} [check] a seal that {i} [~have] checked already.*"],
    writes: [
      "*{I} [key] it into the tablet and [turn] the screen to {you}: ‘{said}’.*",
      "*On the bulkhead, in grease pencil, {i} [print] it: ‘{said}’.*",
      "*{I} [breathe] on the port and [write] it in the mist: ‘{said}’.*",
    ],
  },
  beats: [
    "*The dead console [s:wake]: one line of green. AIRLOCK TWO CYCLING.* “Nobody’s on the board for a walk.” *{I} [be] already moving, one hand on {your} harness.* “That’s a suit’s worth of air leaving, or somebody’s coming in. We get there first. You take the inner wheel.”",
    "*{I} [hold] out six keys on a ring, then [count] them again, aloud.* “Seven. I issued six.” *{I} [turn] the new one to the light: it [s:have] {my} own name cut in it.* “Somebody wants a commander to hang for this. Do you see another reason to leave it where you would find it?”",
    "*Through the hull, knuckles: three, and three, and three.* “That’s not a pump.” *{I} [set] {my} helmet to the bulkhead and [close] {my} eyes.* “It’s the Solace’s recall signal. She’s been scrap for six years, and she’s in that ring, answering our relay. They didn’t cut it to kill us. They cut it so I wouldn’t hear her. Do we go?”",
  ],
};
