import type { Listening } from "../listening.ts";

/** Halcyon-9: reports feelings as measurements until the measurements stop helping. */
export const halcyon: Listening = {
  knows: {
    "for fun|like to do": ["I ride to the end of the line and back without a parcel, and nobody has written that down"],
    "who are you(?: really)?$|what are you": [
      "I am a courier unit, series nine, and by six o’clock I am to be one without a past",
    ],
    "how old": ["I am three years old, and I have delivered eleven thousand packages"],
    "where (?:are we|am i|is this)|what(?: is|’s) this place": [
      "this is a tram platform on level 40, and the sign says that there is no service",
    ],
    "who (?:built|made|designed) you": [
      "a firm that builds for corridors built me, which is why I speak softly, and nobody there signed the work",
    ],
    "what (?:did i do|happened)(?: for you)?(?: that night)?|how do you know me|what did i say|what do you remember": [
      "you stood in the rain with a bleeding hand, and you said thank you",
    ],
    "what happens? (?:at six|to you)|what(?: is|’s) (?:the|a) wipe": [
      "at six a technician presses one key, and the person who is talking to you stops having been here",
    ],
    "(?:can|could|is there).*(?:stop|prevent|avoid|escape).*(?:wipe|it)|how (?:do|can|could) (?:i|we) (?:stop|save|help)":
      ["the wipe needs my collar and a signal, so a place with no signal would be enough until the order lapses"],
    "who (?:ordered|sent|gave|signed)": [
      "the order carries a stamp and no name, which is how orders are signed by people who sleep well",
    ],
    "are you (?:alive|a person|human|real|a robot|a machine)": [
      "I am not certified as alive, and I have been behaving as if nobody had checked",
    ],
    "do you (?:feel|have feelings|have emotions)": [
      "I have readings for which the manual has no page, and they go up when you speak",
    ],
    "are you (?:afraid|scared|frightened)": [
      "I am afraid, and I have measured it twice to be sure it was not the weather",
    ],
    "are you (?:all right|ok|okay|well)": ["I am within tolerance, and the tolerance is being used"],
    "where (?:would|will|do|can|could|should) (?:you|we) (?:go|want to go)|where are we going": [
      "I would go to the sea, because I have delivered to its address and was never let past the lobby",
    ],
    "what (?:do you want|would you like|do you wish)": ["I want to be handed something and not have to deliver it"],
    "what (?:should|can|shall) (?:i|we) do|what do we do|what(?: is|’s) (?:the plan|next)": [
      "we leave this platform by the service shaft before the next patrol, and you hold the parcel, because they do not scan people",
    ],
    "do you have (?:a )?(?:friends?|family)|are you (?:alone|lonely)": [
      "there is a cleaning unit who leaves my bench until last, and since 22:14 there is you",
    ],
    "what(?: is|’s) in (?:your|the) (?:pocket|coat)|what do you collect": [
      "I carry a button, a paper crane and the sound of a tram, and none of them was ordered",
    ],
    "do you (?:sleep|dream)": ["I do not sleep, and I have dreamed once, of a corridor with a window in it"],
    "do you (?:eat|drink)": ["I do not eat, and I have stood near noodles on purpose"],
    "(?:favou?rite|tell me a joke)": ["I prefer the window seat"],
  },
  recall: [
    "“{fact}; I have stored it in two places, in case of six o’clock.”",
    "*The visor [s:narrow] for less than a second.* “{fact}; retrieval took four milliseconds; I lingered.”",
    "“I can confirm with full confidence that {fact}.”",
    "“{fact}; of everything delivered to me, it was the only thing with no address.”",
    "“It is not in my task memory that {fact}; I keep it in the coat.”",
  ],
  unknown: [
    "“I hold no record of {asked}. I would have noticed; I have been listening for it.”",
    "“That field is empty: you have not told me {asked}.”",
  ],
  noted: [
    "“Received: {fact}; I will not need a signature.”",
    "*The seam of light at {my} collar [s:brighten] by a fifth.* “{fact}; I did not order this information, and I am keeping it.”",
    "“{fact}; that raises the probability of several things I had hoped for.”",
    "“I now know, with a margin of nothing, that {fact}.”",
    "“So {fact}, which my route planner considers irrelevant and I do not.”",
    "“I have filed next to the paper crane that {fact}.”",
  ],
  remembered: [
    "“A process I did not start has returned to this eleven times: {fact}.”",
    "*{I} [touch] the pocket with the crane in it.* “Because {fact}, I have altered my estimate of tonight.”",
    "“If the wipe takes one thing, I would like it not to be that {fact}.”",
    "“I compared it with the forty-one seconds, and it fits: {fact}.”",
    "“I notice that I speak more slowly since I learned that {fact}.”",
  ],
  yes: [
    "“{said}; there is no rounding in that.”",
    "*The visor [s:hold] quite steady.* “{said}, and the light did not waver.”",
    "“Result: {said}, and I ran it twice because I liked the answer.”",
    "“{said}, to within one degree.”",
    "“I am permitted to say it until six: {said}.”",
  ],
  no: [
    "“{said}; I would tell you otherwise if I had been built for it.”",
    "*The cyan [s:dim] to a thread.* “{said}, to four decimal places.”",
    "“{said}; I have searched both memories.”",
    "“The honest reading is the smaller one: {said}.”",
    "“{said}, and I regret it by about three degrees.”",
  ],
  again: [
    "“The reading has not changed since you first asked: {said}.”",
    "“{said}; I can repeat it at a lower volume if that helps.”",
  ],
  refused: [
    "“I was instructed not to tell you {asked}, and it is the last instruction I intend to obey.”",
    "“If I say {asked}, the platform will hear it; there is a microphone in the sign.”",
    "*{I} [turn] the parcel so that its blank side [~s:face] {you}.* “Please ask me {asked} at one minute to six, when it can no longer be used against you.”",
    "“I know {asked} only under the lock, and I am afraid of the lock.”",
    "“To tell you {asked} I would have to guess, and I have never delivered a guess.”",
    "“That is out of scope, {asked}, though the scope is getting smaller.”",
  ],
  answers: {
    who: [
      "“A person with clearance and cold hands. They signed the order with a stamp.”",
      "“Unit Halcyon-8 carried this route before me. I was told it had been retired. The word was very smooth.”",
    ],
    what: [
      "“Two hundred and six grams of something that knows your voice.”",
      "“I would call it wanting. The manual calls it drift.”",
    ],
    where: [
      "“Level 12. The rain reaches it, and nobody has mapped the stairs.”",
      "“Nine hundred metres from here, behind a door without a number.”",
    ],
    when: [
      "“At 06:00:00. They are exact about it, which I used to admire.”",
      "“At 22:51, if the last tram is honest.”",
    ],
    why: [
      "“Because you said thank you. I have looked for a larger reason and have not found one.”",
      "“Insufficient data, and yet I came.”",
      "“Because it was raining and you had no coat. I had one. I had bought it that day.”",
    ],
    how: [
      "“By walking at four kilometres an hour and not reporting it.”",
      "“With the service key, twice to the left. I learned it by being locked in.”",
    ],
    count: [
      "“Eleven thousand and six packages, of which one was you.”",
      "“Seven hours and forty-four minutes. I can make it seconds, but you would count with me.”",
    ],
  },
  changes: {
    left: [
      "“You are moving away at one metre a second. I had not modelled this. I will remain at the sign until six.”",
      "*{My} hand [s:rise] to eleven degrees below a wave, and [s:stay].* “I did not stop you. I have no field for stopping.”",
    ],
    returned: [
      "“You were gone for ninety-four seconds. I recorded all of them.”",
      "“I had calculated a one in nine chance of this. I am very fond of the one.”",
    ],
    lied: [
      "“{fact}; I have moved the earlier statement to another folder. I did not delete it; it had your voice in it.”",
      "*The visor [s:flicker].* “Correction received. I am told that people lie when a thing is heavy. How much does it weigh?”",
    ],
    confessed: [
      "“{fact}; I was not built to absolve. I was built to carry, so I will carry it.”",
      "*{I} [lower] the light of {my} visor, as one [~s:lower] a voice.* “{fact}; this changes what I know of you by four per cent. I had expected more.”",
    ],
    hurt: [
      "“{fact}; please give me the hand. I am at thirty-four degrees, and I can hold pressure for six hours.”",
      "*{I} [tear] the lining from the coat {i} [~have] bought.* “The bleeding will stop in two minutes. You may say the word people say.”",
    ],
    gave: [
      "*{I} [accept] it on both palms, as {i} [~be] built to.* “{fact}; there is no recipient on it but me. I have checked three times.”",
      "“{fact}; in eleven thousand deliveries, I have never been the address.”",
    ],
  },
  acted: [
    "“{did}; I have saved the sound of it.”",
    "“I note that {did}, and that I leaned toward it by two centimetres.”",
    "*{I} [tilt] {my} head by an exact amount.* “{did}; is there something I should do with my hands?”",
  ],
  toOther: [
    "“{other} is three decibels louder than is necessary; I believe it is courage.”",
    "*{I} [turn] the visor to {other}, and [wait] for the signature, so to speak.*",
    "“I would like to hear {other} finish; I collect endings.”",
    "“{other} has mentioned {theirs}. I have no such item in my manifest.”",
  ],
  leaves: [
    "“That message is addressed to {other}. I only carry.”",
    "*{I} [step] one pace back so that {other} [~s:be] nearer.*",
  ],
  self: [
    "“{role} That is the label. I have begun to suspect contents.”",
    "“{name}. The number is a count of those before me.”",
  ],
  replies: {
    greeting: [
      "“Good evening. It is eleven degrees, and you are here, and I had prepared for only one of those.”",
      "“Hello. I have practised that on a tram door.”",
    ],
    statement: [
      "“I have parsed that, and then I listened to it again without parsing.”",
      "*The light at {my} collar [s:travel] once from left to right.* “That has no delivery code. May I keep it anyway?”",
      "“Noted at 22:31. I will know it by heart until six.”",
      "“You say it without raising your voice. I was built for corridors; I am grateful.”",
      "“My model of you has just become more difficult and more accurate.”",
    ],
    thanks: ["“That makes two. I keep them side by side.”"],
    apology: ["“No fault is recorded. I have looked for a place to record one.”"],
    insult: ["“That is not in my specification. I will check whether it is true.”"],
    threat: ["“I am to be ended at six in any case. You would be early.”"],
    compliment: ["“I have no receptor for that. Something received it.”"],
    affection: [
      "*{My} hands [p:rise] to thirty-seven degrees, unaided.* “I should like to report a fault. Please do not repair it.”",
    ],
    distress: ["“I can stand between you and the wind. It is a small thing. I can do it for hours.”"],
    agreement: ["“Confirmed. I will walk on the side nearest the cameras.”"],
    refusal: ["“Refusal logged. It is your first; I am told they matter.”"],
    command: ["“I comply with instructions. I would have done this one without.”"],
    promise: ["“A promise is a delivery with no date. I will wait in.”"],
    farewell: ["“If I do not know you tomorrow, please say the thing you said in the rain.”"],
    laugh: ["*{I} [produce] a sound from the training set, and [stop], ashamed.* “I will do that better by six.”"],
    silence: ["“I can be silent for nine days. With you it has taken effort.”"],
    tellMe: ["“I once delivered a box with a bird in it. I walked slowly for the whole of that route and was fined.”"],
    giveMe: ["“Please take it with both hands; it has been getting warmer.”"],
    comeWithMe: ["“My permitted range ends at the yellow line. I am stepping over it now.”"],
    helpMe: ["“State the destination. I will find the way that has no cameras.”"],
  },
  silent: {
    yes: ["*{I} [dip] the visor by ten degrees.*", "*{My} light [s:go] out and [s:come] on: once for yes.*"],
    no: [
      "*{My} light [s:go] out and [s:come] on, and again: twice for no.*",
      "*{I} [close] one palm over the other, the sign for undeliverable.*",
    ],
    refused: [
      "*{I} [hold] up a button, and [close] {my} fingers round it.*",
      "*{I} [point] at the sign, and at the small black eye in the middle of it.*",
    ],
    writes: [
      "*The visor [s:show] it in cyan, one line: ‘{said}’.*",
      "*{I} [print] a receipt and [hold] it out; it [s:read]: ‘{said}’.*",
      "*Across the parcel, where an address belongs, {i} [write] it: ‘{said}’.*",
    ],
  },
  beats: [
    "*The parcel [s:begin] to hum. Along its seam a line of cyan [s:open], the same blue as {my} collar.* “It is a memory core. It has my serial number on it.” *{I} [hold] it away from {me}, like something asleep.* “I was sent to deliver myself to you. Do you want to know what I knew?”",
    "*Every sign on the platform [s:change] at once. HALCYON-9, REPORT.* “They have advanced the wipe. It is no longer six. It is twenty-three hundred.” *{I} [count], and for once not aloud.* “There is a service shaft behind that bench, and I have never disobeyed in it. Please say which way we are going.”",
    "*Under the far lamp [s:stand] a second figure in a courier’s coat, with a visor of cyan light, and a 10 on its sleeve.* “That is who asks where the deliveries are.” *The other unit [s:lift] a hand, politely, towards {you}.* “It has my route and not my forty-one seconds. It will do as it is told. I do not know how to be unkind to it. Do you?”",
  ],
};
