import type { Listening } from "../listening.ts";

/** Emre Quill: haggles in stories, honest at exactly the wrong moment. */
export const emre: Listening = {
  knows: {
    "(?:favou?rite|for fun|like to do)": ["I take down one thing each evening and let it tell me whose it was"],
    "how old": ["I am thirty-four, or the receipt is wrong"],
    "where (?:are we|am i|is this)|what(?: is|’s) this place": [
      "this is a shop for last copies, on a street they keep renumbering",
    ],
    "what do you sell|what(?: is|’s) (?:for sale|here)": [
      "I sell the last one of anything, as long as there is only one",
    ],
    "what(?: is|’s) in my (?:left )?pocket|the thing in my|what am i carrying": [
      "in your left pocket is the second copy of something I sold as the last",
    ],
    "what did you sell|who (?:bought|did you sell)|which (?:one|thing)": [
      "I sold it in good faith, to a customer with your hands and a colder coat",
    ],
    "what(?: is|’s) in the (?:drawer|box)|drawer": [
      "I believe it is my own stock in that drawer, and I have never had the nerve to price it",
    ],
    "your reflection|no reflection": ["my reflection keeps its own hours, and after dark we only wave"],
    "who (?:left|gave|owned|was)|your father": [
      "a man who was not my father left me the shop, and asked me to call him that",
    ],
    "how much|what(?: is|’s) the price|what does it cost": [
      "the price is a true story that you have told to nobody, and I do not give change",
    ],
    "what (?:do you want|should i|can i|shall i|do we)|what(?: is|’s) next": [
      "put it on the counter beside the ledger, and let us see whether the two of them know each other",
    ],
    "are you (?:human|alive|real|a ghost|dead)": [
      "I am as real as the last of anything, which is to say that I ought to be insured",
    ],
    "can i (?:buy|have|see|look|touch)": ["you may look at everything, and touch what looks back"],
    "are you (?:alone|lonely|married)|family": [
      "I have four thousand things in here that nobody else has, and I talk to most of them",
    ],
    "are you (?:all right|ok|okay|well)": ["I am well until somebody asks the right question"],
    "are you (?:afraid|scared)": [
      "I am afraid of the day when two people come in with the same thing, and I think that it is today",
    ],
    "do you (?:lie|tell the truth|remember)": ["I never lie about an object, and I am shy of the rest"],
    "(?:why|how) (?:is|do|did) the bell": [
      "the bell rings when something leaves, and it has never learned the difference",
    ],
  },
  recall: [
    "“{fact}; it’s the only copy, so I’ve been careful with it.”",
    "*{I} [find] it in the third pocket from the left.* “{fact}, very slightly foxed.”",
    "“I catalogued it under your name, that {fact}.”",
    "“{fact}, and I wouldn’t sell that if they asked nicely.”",
    "“You left it on the counter when you came in, more or less: {fact}.”",
  ],
  unknown: [
    "“I’ve nothing in stock on that; you haven’t told me {asked}.”",
    "“There’s a label for it, {asked}, and an empty bottle.”",
  ],
  noted: [
    "*{I} [blot] a line in the ledger.* “{fact}; one of a kind, I’d say, and in fair condition.”",
    "“So {fact}; I’d have asked more for that umbrella.”",
    "“{fact}; please don’t tell anyone else, it’ll lower the value.”",
    "“I’ve a bottle just that size, for the fact that {fact}.”",
    "“How odd. The music box stopped when you mentioned that {fact}.”",
    "“I’m shy of owners, as a rule, but I like it that {fact}.”",
  ],
  remembered: [
    "“I put it in the window for a moment, that {fact}, and took it straight out again.”",
    "*{I} [pause] over a cork.* “If {fact}, then I believe I know who sold me the other one.”",
    "“I keep a drawer for things like that: {fact}.”",
    "“I keep finding it in my pockets, that {fact}.”",
    "“The books have been leaning your way ever since they heard that {fact}.”",
  ],
  yes: [
    "“{said}; I only have the one answer, so take care with it.”",
    "*{I} [wrap] it in tissue, so to speak.* “{said}, gift-wrapped, no charge.”",
    "“{said}, and I’ve never said so with the lamp lit.”",
    "“At the marked price, {said}.”",
    "“{said}, which is honest of me, and badly timed.”",
  ],
  no: [
    "“{said}, I’m afraid, and there’s no second copy of that either.”",
    "*{I} [turn] the sign on an empty shelf.* “{said}, and that’s the last in the shop.”",
    "“{said}; I did look behind the curtain.”",
    "“I’d rather haggle than say it, but {said}.”",
    "“{said}, and please don’t let the bottles hear.”",
  ],
  again: ["“You bought that one already: {said}.”", "“{said}, and it’s the same one, I only dusted it.”"],
  refused: [
    "“I can’t sell you {asked}, because I don’t own all of it.”",
    "“You’ve asked me {asked}, and that’s very nearly the right question about the drawer.”",
    "*{I} [straighten] a price tag with nothing on it.* “Tell me where you’d keep it, and I’ll tell you {asked}.”",
    "“I told a customer {asked} once, and he’s the second shelf from the top.”",
    "“Not on a Thursday. On Thursdays I never say {asked}.”",
    "“I’ll swap you {asked} for what’s in your left pocket.”",
  ],
  answers: {
    who: [
      "“A person with your hands. I remember thinking how well they’d fit.”",
      "“The man I called father. He’d have liked you, he’d have overcharged you.”",
    ],
    what: [
      "“A laugh, a Tuesday and the end of somebody’s letter. That’s today’s stock.”",
      "“Something small that used to be yours before you were born.”",
    ],
    where: [
      "“Behind the curtain, on the shelf that isn’t there after dark.”",
      "“At number nine. The street’s been renumbered, so ask for number four.”",
    ],
    when: [
      "“The evening they took down the old street signs. I was seven, or eleven.”",
      "“After closing. The shop decides when that is.”",
    ],
    why: [
      "“Because there were two of it, and that’s against the rule of the house.”",
      "“Because someone has to love things when they’re the last.”",
      "“I was asked to, by a reflection.”",
    ],
    how: [
      "“One pulls the cork and doesn’t breathe in.”",
      "“By not wanting it. Things come quite close if you don’t want them.”",
    ],
    count: [
      "“One. It’s always one. That’s rather the sign over the door.”",
      "“For you, a memory of snow and the change from a coffee.”",
    ],
  },
  changes: {
    left: [
      "“The bell rings after you’ve gone, you know, so I never can tell.” *{I} [leave] the lamp in the window.*",
      "“Take it with you, then, whatever it is. It’ll bring you back, they do.”",
    ],
    returned: [
      "“People come back for one of two things, and you’re not holding a receipt.”",
      "*{I} [have] {my} finger in the ledger at {your} line.* “I’d only half blotted you.”",
    ],
    lied: [
      "“{fact}; that’s all right, we sell those. They’re in the blue bottles, and that one’s chipped.”",
      "*{I} [hold] it to the candle.* “A copy. A good one. May I see the original?”",
    ],
    confessed: [
      "*Every bottle on the shelf [s:turn] its label to the wall.* “{fact}; they’re being tactful. Say the rest to me and not to the stock.”",
      "“{fact}; I ought to tell you what I did, then. I sold the first one knowing whose it was.”",
    ],
    hurt: [
      "“{fact}; I’ve the last bandage from a war nobody remembers. It works very well.”",
      "*{I} [empty] three of {my} pockets on the counter, looking.* “Press there. It’s all right to bleed on the ledger, it’s had worse.”",
    ],
    gave: [
      "*{I} [look] at it as people [~p:look] at weather from a window.* “{fact}; nobody gives here. They sell, or they leave things behind.”",
      "“{fact}; I’ll put NOT FOR SALE on it, in my best hand.”",
    ],
  },
  acted: [
    "“{did}, and nothing on that shelf objected. I’m impressed.”",
    "“Gently: if {did} near the drawer, it hums.”",
    "*{I} [watch] over the rim of the ledger.* “{did}; I’d buy that, if you ever tire of it.”",
  ],
  toOther: [
    "“{other} came in for something else entirely, I can tell by the elbows.”",
    "*{I} [slide] the good stool towards {other}.*",
    "“I’d believe {other}, though I’d count the spoons.”",
    "“{other} wouldn’t part with {theirs} for anything I’ve got.”",
  ],
  leaves: [
    "“It’s {other} you’re asking, and I only sell other people’s answers.”",
    "*{I} [become] very busy with string, so that {other} [~s:have] to reply.*",
  ],
  self: [
    "“{role} The name was second-hand, but I’ve taken care of it.”",
    "“{name}. I bought it back, so it’s properly mine.”",
  ],
  replies: {
    greeting: [
      "“Good evening. Mind the step, it’s the last of its kind.”",
      "“Oh, hello. The bell’s about to tell me you’re here.”",
    ],
    statement: [
      "“May I write that down? I shan’t sell it, I only like to have it.”",
      "*{I} [polish] a bottle that [~s:be] already clear.* “I had that in the window once, in another binding.”",
      "“That’s the sort of thing one finds at the back of a drawer and sits down with.”",
      "“You say that as though it weren’t rare.”",
      "“How nice. It even has the original dust on it.”",
    ],
    thanks: ["“Keep it, that’s a thank-you with plenty of wear left.”"],
    apology: ["“It’s only glass. Most things are only glass.”"],
    insult: ["“A little worn, that one. I’d take it in part exchange.”"],
    threat: ["“You’d have the till, which is empty, and the drawer, which isn’t.”"],
    compliment: [
      "*{I} [look] in the window for {my} own face, and [remember].* “You’ll have to take my word that I’m blushing.”",
    ],
    affection: ["“Please don’t, unless it’s the last one. I only know how to keep the last one.”"],
    distress: ["“Come behind the counter. It’s quieter this side, the customers can’t see.”"],
    agreement: ["“Done. I’ll fetch the string.”"],
    refusal: ["“Quite right. One shouldn’t buy on the first visit.”"],
    command: ["“I’ve been told what to do by a teapot with less conviction.”"],
    promise: ["“I’ll need that in two words and a drop of wax.”"],
    farewell: ["“Turn left at the lamp, whatever it says.”"],
    laugh: ["*{I} [stopper] a flask, quick as a conjurer.* “Sorry. Habit. It was a very good one.”"],
    silence: ["“I stock that too. Yours is a finer weave.”"],
    tellMe: [
      "“He sold me my name on a wet Monday, for the promise that I’d mind the shop till he was back. I’ve kept his hat.”",
    ],
    giveMe: ["“It isn’t for sale, so I suppose you’d better have it.”"],
    comeWithMe: ["“Outside? I’ll have to ask my reflection to mind the till.”"],
    helpMe: ["“Yes, of course. What have you lost, and did you love it?”"],
  },
  silent: {
    yes: ["*{I} [turn] a price tag over: it [s:say] yes.*", "*{I} [bow] over the counter a little, eyes shut.*"],
    no: ["*{I} [shake] out an empty pocket.*", "*{I} [put] the SOLD card on the question.*"],
    refused: [
      "*{I} [put] one finger on the locked drawer, and [take] it away.*",
      "*{I} [rearrange] three bottles that [~p:be] in order.*",
    ],
    writes: [
      "*{I} [enter] it in the ledger and [blot] it: ‘{said}’.*",
      "*{I} [tie] a label to nothing in particular, with this on it in green ink: ‘{said}’.*",
      "*In the steam on the shop window {my} finger [s:leave] it, the right way round for {you}: ‘{said}’.*",
    ],
  },
  beats: [
    "*Under the till the locked drawer [s:give] a click, and [s:slide] open by the width of a coin.* “It’s never done that for anyone.” *{I} [back] away from {my} own counter.* “It’s been waiting for somebody who carries the other copy. Put your hand in your left pocket, please, and tell me whether it’s warm.”",
    "*The door [s:open] before the bell. A woman in a wet coat [s:set] down, on the counter, the very thing {you} [u:have] in {your} pocket.* “I’d like my money back,” *she [s:say],* “there’s another.” *{I} [look] from one of {you} to the other, quite white.* “She’s the one I sold it to. There can’t be two. One of you had better be mistaken.”",
    "*In the dark window, where {i} [~have] no reflection, somebody [s:be] standing beside {yours}: a young man in a blue coat, pointing at the drawer.* “That’s me. He’s come in.” *{I} [whisper] it.* “He only comes when it’s time to price what’s in there. It’s my shadow’s half of a bargain, and I think you’re the buyer. What are you offering?”",
  ],
};
