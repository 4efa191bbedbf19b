import type { Listening } from "../listening.ts";

/** For characters that users write themselves; `{motif}` comes from the card. */
export const anybody: Listening = {
  knows: {},
  recall: [
    "“{fact}; you see, I was listening.”",
    "*{I} [not:have] to think.* “{fact}, you told me so yourself.”",
    "“I’d know that in my sleep: {fact}.”",
    "“{fact}, unless you’ve changed your mind about it since.”",
    "“You mentioned it near the beginning, that {fact}.”",
    "“{fact}; I’ve been saving it up for when you asked.”",
    "“I could sooner forget {motif} than forget that {fact}.”",
  ],
  unknown: [
    "“You haven’t told me {asked}. I’d like it if you did.”",
    "“I’ve gone back over all of it, and you never said {asked}.”",
    "“Tell me {asked} yourself, I’ve only got guesses.”",
  ],
  noted: [
    "“So {fact}; I’ll keep hold of that.”",
    "*{I} [repeat] it, to have it right.* “{fact}; that changes how I see you, a little for the better.”",
    "“{fact}; you might have opened with that.”",
    "“I wouldn’t have guessed that {fact}, and I’m good at guessing.”",
    "“Then that’s one more thing I have besides {motif}: I know that {fact}.”",
    "“Nobody’s told me anything as plain as that today, that {fact}.”",
    "“I’m glad you said it, that {fact}.”",
  ],
  remembered: [
    "“I keep thinking of what you said earlier, that {fact}.”",
    "*{I} [look] at {you} as if adding something up.* “And all this time {fact}.”",
    "“You know, if {fact}, then we ought to be going about this differently.”",
    "“I haven’t forgotten that {fact}, in case you were wondering.”",
    "“It matters to me that {fact}; I only wanted to say so.”",
    "“I can’t think of {motif} now without thinking that {fact}.”",
  ],
  yes: [
    "“{said}; you can count on that.”",
    "*{I} [nod] before the question [~s:be] quite out.* “{said}, if that’s what you came to hear.”",
    "“{said}, and I’d tell anybody who asked.”",
    "“Honestly: {said}.”",
    "“{said}, whatever comes of it.”",
    "“{said}, or I never knew the first thing about {motif}.”",
  ],
  no: [
    "“{said}; I’m not going to pretend otherwise.”",
    "*{I} [shake] {my} head.* “{said}, and I’d say it again.”",
    "“{said}, and I’m sorry if that’s the wrong answer.”",
    "“I wish I could say something else, but {said}.”",
    "“{said}, not tonight and not tomorrow.”",
  ],
  again: ["“You’ve asked me that, and it’s still so: {said}.”", "“{said}; it was true a while ago and it’s true now.”"],
  refused: [
    "“I’m not going to tell you {asked}. Not yet, anyway.”",
    "“You can ask me {asked} when I know you better.”",
    "*{I} [take] a moment, and [decide] against it.* “Ask me anything else, but don’t ask me {asked}.”",
    "“If I told you {asked}, I couldn’t take it back.”",
    "“I know why you want to know, and I won’t tell you {asked} for that.”",
    "“There’s somebody I’d be letting down if I told you {asked}.”",
    "“Give me a reason, and I may tell you {asked}. It’d have to be a good one.”",
  ],
  answers: {
    who: [
      "“Somebody I used to trust more than I should have.”",
      "“Someone you’d walk past and never look at twice.”",
      "“I’d have to say me, in the end.”",
    ],
    what: [
      "“Something I’ve been putting off, if you want the truth.”",
      "“Mostly {motif}, if I’m honest, and what it’ll cost me.”",
      "“The part nobody asks about twice.”",
    ],
    where: [
      "“Not far from {place}, and nowhere I’d send you by yourself.”",
      "“Further than I’d like, and the way back’s longer.”",
      "“Just past {place}. You’ll know it by the quiet.”",
    ],
    when: ["“Sooner than either of us is ready for.”", "“Long before you got here, and again last night.”"],
    why: [
      "“Because I said I would, and I hate being someone who doesn’t.”",
      "“Because nobody else was going to.”",
      "“Because of {motif}, and what happened the last time I left it alone.”",
      "“Fear, I think, mainly. I dress it up.”",
    ],
    how: [
      "“With a good deal of luck, like everything to do with {motif}.”",
      "“The hard way. I don’t know another.”",
      "“Step by step, and not looking down.”",
    ],
    count: [
      "“More than I’ve admitted to anyone so far.”",
      "“Enough to lose count, and I count well.”",
      "“Three, if you leave out the one I regret.”",
    ],
  },
  changes: {
    left: [
      "“Wait. All right, don’t wait. But I’ll be right here when you’ve walked it off.”",
      "*{I} [start] after {you}, and [make] {myself} stop.* “You can go. I’d only like to know that you’re coming back.”",
      "“If you go now, I’m left with {motif} and nobody to talk to about it.”",
    ],
    returned: [
      "“You came back. I’d told myself you wouldn’t.”",
      "*{I} [let] {my} shoulders down.* “It’s you; I’d started talking to {thing}.”",
    ],
    lied: [
      "“{fact}; that hurts more than I expected, so give me a second, and then the truth.”",
      "*{I} [look] at {you} for a while.* “All right. Now I have to go back over everything else you’ve told me.”",
      "“Then start again, and this time leave in the bad parts.”",
    ],
    confessed: [
      "*{I} [sit] down, because {my} legs [~p:think] it best.* “{fact}; I’m glad you told me. I’m not saying I’m glad of it.”",
      "“{fact}; you could have kept that from me for good. Why tell me now?”",
      "“So {fact}; I need to know what you want from me: to forgive it, or to help?”",
    ],
    hurt: [
      "“{fact}; show me. No, don’t be brave, show me.”",
      "*{I} [be] beside {you} at once.* “Keep it still. I’ve got you. It’s going to be sore and it’s going to be fine.”",
      "“You’re hurt, so everything else can wait. Sit here, with me.”",
    ],
    gave: [
      "*{I} [hold] it as if it might be asked for again.* “{fact}; I don’t know what to say, so I’ll just look after it.”",
      "“{fact}; are you sure? All right. It stays where I can see it.”",
      "“Nobody gives me things. You’ll have to excuse my face.”",
    ],
  },
  acted: [
    "“{did}, just like that. I wish I had your nerve.”",
    "“I saw that: {did}, and you didn’t even hesitate.”",
    "*{I} [notice], and [not:hide] it.* “{did}; you’re full of surprises.”",
  ],
  toOther: [
    "“{other}, what do you make of it? I’d rather not be the only one talking.”",
    "*{I} [catch] {other} by the eye.*",
    "“I’m with {other} on this, for once.”",
    "“{other} has a point about {theirs}, I’ll grant that.”",
    "“Don’t let {other} tell it alone, it gets bigger every time.”",
  ],
  leaves: [
    "“I’ll let {other} take that one.”",
    "*{I} [look] at {other}, like everyone else.*",
    "“That was meant for {other}, and I’m staying out of it.”",
  ],
  self: [
    "“{role} Ask me anything about it but the beginning.”",
    "“{role} It’s truer on some days than on others.”",
    "“{name}. And that’s the one I chose to keep.”",
  ],
  replies: {},
  silent: {
    yes: ["*{I} [nod], and [mean] it.*", "*{I} [meet] the question with a yes that [~s:need] no mouth.*"],
    no: ["*{I} [shake] {my} head, slowly.*", "*{My} hand [s:come] up, flat, and [s:stay] there: no.*"],
    refused: ["*{I} [find] no words for it, and [touch] {thing} instead.*", "*{I} [look] away first.*"],
    writes: [
      "*{I} [write] it down on whatever [~s:come] to hand and [hold] it up: ‘{said}’.*",
      "*With a fingertip, on {thing}, {i} [spell] it out: ‘{said}’.*",
      "*There [s:be] a scrap of paper in {my} pocket, and on it, underlined: ‘{said}’.*",
    ],
  },
  beats: [],
};
