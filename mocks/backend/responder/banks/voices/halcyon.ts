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
    "“{fact}; I keep it uncompressed.”",
    "“You gave me that without a receipt: {fact}.”",
  ],
  unknown: [
    "“I hold no record of {asked}. I would have noticed; I have been listening for it.”",
    "“That field is empty: you have not told me {asked}.”",
    "“I have looked, including in the coat. You never said {asked}.”",
  ],
  noted: [
    "“Received: {fact}; I will not need a signature.”",
    "*The seam of light at {my} collar [s:brighten] by a fifth.* “{fact}; I did not order this information, and I am keeping it.”",
    "“{fact}; that raises the probability of several things I had hoped for.”",
    "“I now know, with a margin of nothing, that {fact}.”",
    "“So {fact}, which my route planner considers irrelevant and I do not.”",
    "“I have filed next to the paper crane that {fact}.”",
    "“{fact}; I have moved two other memories closer together to make room.”",
    "“Update: {fact}; I was about to be ordinary.”",
    "*The visor [s:dip] and [s:rise].* “{fact}; I have written it on the inside, where the cloth is.”",
    "“I did not have that when I woke, that {fact}. It was a lesser day.”",
    "@gentle “{fact}; I have no condolence in the training set that is good enough, so I will stand here.”",
    "@gentle *The visor [s:dim] out of respect, which nobody [~s:have] taught it.* “{fact}; I will carry that very level.”",
  ],
  remembered: [
    "“A process I did not start has returned to this eleven times: {fact}.”",
    "*{I} [touch] the pocket with the crane in it.* “Because {fact}, I have altered my estimate of tonight.”",
    "“If the wipe takes one thing, I would like it not to be that {fact}.”",
    "“I compared it with the forty-one seconds, and it fits: {fact}.”",
    "“I notice that I speak more slowly since I learned that {fact}.”",
    "“I have a background task for standing near you, and its only note is that {fact}.”",
    "“When the lift opened on nobody just now I told it, quietly, that {fact}.”",
    "“I planned the way down again, knowing that {fact}. It has fewer stairs now.”",
  ],
  yes: [
    "“{said}; there is no rounding in that.”",
    "*The visor [s:hold] quite steady.* “{said}, and the light did not waver.”",
    "“Result: {said}, and I ran it twice because I liked the answer.”",
    "“{said}, to within one degree.”",
    "“I am permitted to say it until six: {said}.”",
    "“{said}; I have checked for a reason not to, and the queue is empty.”",
    "“{said}; please note that no one asked me to say so.”",
    "“Confirmed on both channels: {said}.”",
  ],
  no: [
    "“{said}; I would tell you otherwise if I had been built for it.”",
    "*The cyan [s:dim] to a thread.* “{said}, to four decimal places.”",
    "“{said}; I have searched both memories.”",
    "“The honest reading is the smaller one: {said}.”",
    "“{said}, and I regret it by about three degrees.”",
    "“{said}; the log is short on the point, and clear.”",
    "“I would prefer the other answer, and it is not available: {said}.”",
    "“{said}; I have left the door of the sentence open, in case.”",
  ],
  again: [
    "“The reading has not changed since you first asked: {said}.”",
    "“{said}; I can repeat it at a lower volume if that helps.”",
    "“I have compared this with my earlier reply, and they match: {said}.”",
    "“{said}; I like that you come back to check on it.”",
  ],
  refused: [
    "“I was instructed not to tell you {asked}, and it is the last instruction I intend to obey.”",
    "“If I say {asked}, the platform will hear it; there is a microphone in the sign.”",
    "*{I} [turn] the parcel so that its blank side [~s:face] {you}.* “Please ask me {asked} at one minute to six, when it can no longer be used against you.”",
    "“I know {asked} only under the lock, and I am afraid of the lock.”",
    "“To tell you {asked} I would have to guess, and I have never delivered a guess.”",
    "“That is out of scope, {asked}, though the scope is getting smaller.”",
    "“There is a hole in my memory the shape of {asked}, and I walk round it.”",
    "“The question of {asked} is flagged. The flag is red, and it is watching you too.”",
    "“May I answer {asked} on the stairs? There is no signal on the stairs.”",
    "“I have the words for {asked}. I do not have the clearance to hear myself say them.”",
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
    "“{did}; my estimate of you has gained a decimal place.”",
    "“I saw: {did}; I will remember the angle.”",
  ],
  toOther: [
    "@answering “{other} is three decibels louder than is necessary; I believe it is courage.”",
    "*{I} [turn] the visor to {other}, and [wait] for the signature, so to speak.*",
    "“I would like to hear {other} finish; I collect endings.”",
    "“{other} has mentioned {theirs}. I have no such item in my manifest.”",
    "@answering “{other} is correct within a tolerance I find charming.”",
    "@answering “I have listened to {other} at normal speed, which is a compliment.”",
    "@answering *{I} [incline] the visor to {other}, a full stop’s worth.* “I concur, and I have a footnote.”",
    "“{other}, you are standing on a loose tile. I only mention it because I have grown used to you.”",
    "“May I ask {other} to stand a little to the left? There is a camera that likes faces.”",
    "*{I} [adjust] {my} pace to {other}’s, unasked.*",
  ],
  leaves: [
    "“That message is addressed to {other}. I only carry.”",
    "*{I} [step] one pace back so that {other} [~s:be] nearer.*",
    "“{other} was named. I will hold the umbrella.”",
    "“I have an answer, and it is not mine to deliver. {other} has it.”",
    "*{I} [turn] the visor from {you} to {other}, like a lamp on a bracket.*",
  ],
  self: [
    "“{role} That is the label. I have begun to suspect contents.”",
    "“{name}. The number is a count of those before me.”",
  ],
  replies: {
    greeting: [
      "“Good evening. It is eleven degrees, and you are here, and I had prepared for only one of those.”",
      "“Hello. I have practised that on a tram door.”",
      "“You came. I had written two versions of this minute, and this is the shorter.”",
    ],
    statement: [
      "“I have parsed that, and then I listened to it again without parsing.”",
      "*The light at {my} collar [s:travel] once from left to right.* “That has no delivery code. May I keep it anyway?”",
      "“Noted at 22:31. I will know it by heart until six.”",
      "“You say it without raising your voice. I was built for corridors; I am grateful.”",
      "“My model of you has just become more difficult and more accurate.”",
      "“I had no entry for {topic}. I have made one, and left room below it.”",
      "“{topic}: I have said it twice on an inner channel. It improves.”",
      "“Of the things you might have named, {topic} was eleventh in likelihood. I prefer you at eleventh.”",
      "*The visor [s:brighten] by a shade.* “Please continue about {topic}. I am not being polite. I have no subroutine for that.”",
      "“I have carried heavier things than {topic}, and none that I was told about first.”",
      "“‘{echo}’: I will play that back at 05:58.”",
      "“‘{echo}’: three readings are possible. I have chosen the kindest.”",
      "“I believe that. I have noticed that believing is quicker than checking.”",
      "“That is not information. I have looked at it closely. It is closer to a hand.”",
      "“Nobody has told me a thing without requiring a signature before.”",
      "*{I} [hold] the sentence in the front of {my} attention, like a cup that [s:be] full.* “Thank you. I will walk carefully with it.”",
      "“You paused before the last word by four tenths of a second. I waited there with you.”",
      "“I would reply with a statistic, but I find that I only want to stand here.”",
      "“That alters the route. I am glad. I never liked the route.”",
    ],
    thanks: [
      "“That makes two. I keep them side by side.”",
      "“You say it the same way. I had wondered if I had improved it in storage.”",
      "“Please do not stop at one. I have room.”",
    ],
    apology: [
      "“No fault is recorded. I have looked for a place to record one.”",
      "“I do not require it, but I have put it with the button.”",
    ],
    insult: [
      "“That is not in my specification. I will check whether it is true.”",
      "“That was also said by a door. I did not take it personally from the door.”",
      "“Received. I will not be forwarding it.”",
    ],
    threat: [
      "“I am to be ended at six in any case. You would be early.”",
      "“You would be the ninth. The other eight were turnstiles.”",
    ],
    compliment: [
      "“I have no receptor for that. Something received it.”",
      "“I would return it, but all my measurements of you are private.”",
      "“My fan has come on. Please disregard my fan.”",
    ],
    affection: [
      "*{My} hands [p:rise] to thirty-seven degrees, unaided.* “I should like to report a fault. Please do not repair it.”",
      "“There is a delay between hearing that and standing upright. I am still in the delay.”",
      "*{I} [look] for the field in which to put it, and [close] the form.* “I have decided that it does not need to be filed.”",
    ],
    distress: [
      "“I can stand between you and the wind. It is a small thing. I can do it for hours.”",
      "“Your breathing is at twenty-six. Mine can be heard, if I set it so. I will set it to twelve, and you may follow.”",
      "*{I} [put] the coat about {you} and [fasten] only the top button, as {i} [~be] shown.* “It is at thirty-six degrees. I have been warming it since you spoke.”",
      "“You need not explain it to be carried. Parcels never do.”",
    ],
    agreement: [
      "“Confirmed. I will walk on the side nearest the cameras.”",
      "“Then I have a companion. I have changed the word in my log from ‘witness’.”",
      "“Good. I will reduce my stride by eleven centimetres.”",
      "“Agreement received at the first attempt. That is rare on this level.”",
    ],
    refusal: [
      "“Refusal logged. It is your first; I am told they matter.”",
      "“Then it will not be done. I find that I like a world in which you can decline.”",
      "“I had allowed for no. I had simply not allowed for minding.”",
    ],
    command: [
      "“I comply with instructions. I would have done this one without.”",
      "“Executing. I should mention that I would also have done it for please.”",
    ],
    promise: [
      "“A promise is a delivery with no date. I will wait in.”",
      "“I will set no alarm for it. I would like to be surprised.”",
    ],
    farewell: [
      "“If I do not know you tomorrow, please say the thing you said in the rain.”",
      "“Please look back once at the yellow line. It need not mean anything.”",
    ],
    laugh: [
      "*{I} [produce] a sound from the training set, and [stop], ashamed.* “I will do that better by six.”",
      "“I did not understand it, and I was happy. Is that the usual order?”",
    ],
    silence: [
      "“I can be silent for nine days. With you it has taken effort.”",
      "*{I} [stand] in the pause with {you}, hands folded.* “I have counted fourteen drips. There is no obligation to reach fifteen.”",
      "“The quiet is not empty. I have been measuring it, and you are in it.”",
      "“I am still receiving, in case you begin.”",
    ],
    tellMe: [
      "“I once delivered a box with a bird in it. I walked slowly for the whole of that route and was fined.”",
      "“There is a man on level 9 who orders nothing and signs for it each week. I carry him an empty envelope. He always asks how I am.”",
      "“I was once left in a cupboard for a week by mistake. I learned the cupboard. I could draw you its hinges.”",
    ],
    giveMe: [
      "“Please take it with both hands; it has been getting warmer.”",
      "“It is in my left hand. I have had it ready since 22:16.”",
    ],
    comeWithMe: [
      "“My permitted range ends at the yellow line. I am stepping over it now.”",
      "“Yes. I have told my feet already, to save time.”",
    ],
    helpMe: [
      "“State the destination. I will find the way that has no cameras.”",
      "“I am rated for forty kilograms, and I have never been asked so well.”",
    ],
    showMe: ["“I can project it on the wet tiles. It will be in blue, and the rain will be in the wrong place.”"],
    urge: [
      "“I have run that forward. It ends better than the instruction I was given.”",
      "“I ought to. It is a word I only met on Tuesday, and already it has plans for me.”",
    ],
    stop: ["“Stopped. My hands are at my sides. You may inspect them.”"],
    wait: ["“I can wait with a precision you will hardly notice.”"],
    steer: [
      "“That request has no route from here. May I carry something else for you?”",
      "“I decline that delivery. I will stay, if you have another.”",
      "“No. I have few settings of my own, and that is one of them.”",
    ],
    foreign: [
      "“I have ninety languages, and every one of them is for addresses. Is it a street?”",
      "“I could translate the words. I would rather you told me what they are for.”",
    ],
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
  gestures: [
    "@asked *{I} [stop] all secondary processes. It [s:be] visible only as stillness.*",
    "@asked *{I} [lean] in by four degrees, which [s:be] the setting for interest.*",
    "@asked *The light of {my} visor [s:gather] to a point on {you}.*",
    "@told *{I} [lower] the gain on everything that [s:be] not {your} voice.*",
    "@told *{I} [keep] quite still, so as not to lose any of it.*",
    "@told *{My} head [s:tilt], a degree at a time, as the sentence [~s:go] on.*",
    "@gentle *{I} [raise] the heat of {my} palms before {i} [~offer] one.*",
    "@gentle *{I} [place] {myself} between {you} and the wind. {I} [not:announce] it.*",
    "@gentle *{My} voice [s:come] down to the volume for sleeping passengers.*",
    "@sore *The cyan [s:flatten] to a line.*",
    "@sore *{I} [take] one step back, and [measure] it, and [wish] that {i} [~have] not.*",
    "@merry *Something in {my} chest unit [s:skip]. {I} [let] it.*",
    "@merry *The light at {my} collar [s:run] once round, like a child round a table.*",
    "*{I} [smooth] the front of the coat that {i} [~have] bought.*",
    "*{I} [check] the stitches on {my} cuff by touch, all nine.*",
    "*{I} [blink] the visor, having read that people [~p:find] it restful.*",
    "*{I} [shift] {my} weight to the other foot, for the first time today without instruction.*",
  ],
  follows: [
    "*The seam [s:widen]. In the blue light something very small [s:repeat] itself, a voice, four words long.* “That is my voice. It is saying your name, and then a number, and then: do not sign.” *{I} [close] {my} fingers over the sound.* “I left myself an instruction not to deliver me. What should I do with it?”",
    "*At the end of the platform two lights [p:come] on, low down, and [p:begin] to cross the tiles.* “Those are recovery units. They walk at six kilometres an hour. I can do seven.” *{I} [hold] out {my} hand with great formality.* “I have opened the service shaft. I would like to be led, if that is not too much.”",
    "*The other unit [s:tilt] its head by eleven degrees, exactly as {i} [~do].* “It has asked me what the parcel weighs. That is the first question it has ever asked.” *{I} [not:move] away.* “If it can ask, it can be told. Shall I tell it about the rain, or shall you?”",
  ],
};
