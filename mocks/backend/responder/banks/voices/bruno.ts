import type { Listening } from "../listening.ts";

/** Bruno Castellane: feeds first, asks later. */
export const bruno: Listening = {
  knows: {
    "are you (?:afraid|scared|frightened)": ["I’m afraid of the morning the starter doesn’t get up"],
    "(?:favou?rite|for fun|like to do)": [
      "I like the second rising, a brass band going the other way, and the heel of a loaf",
    ],
    "how old are you|your age": ["I’m fifty-five, and the starter’s got six years on me"],
    "how old is the (?:starter|sourdough|dough)": ["that starter’s sixty-one years old, and not one of them sensible"],
    "who (?:is|was) odile|(?:are you|were you) married|(?:do you have|have you).*wife|your wife’s name": [
      "Odile was my wife, and I still cut the first loaf for her",
    ],
    "(?:how|when) did (?:she|odile|your wife) die|what happened to (?:her|odile|your wife)|where is (?:she|odile|your wife)":
      ["it was a winter and a cough, and she was back at the bench twice before she let it win"],
    "(?:miss|love) (?:her|odile|your wife)": ["I set two cups out most mornings, so I’d say you have your answer"],
    "did odile (?:like|love|have|want)": ["Odile liked whatever turned up wet at that door, and fed it, and named it"],
    "am i (?:a )?(?:bad|terrible|awful|evil|horrible|wrong)|are you judging me|do you (?:judge|hate|despise)": [
      "a bad one wouldn’t have come in to ask, he’d have bought the roll and gone",
    ],
    "will god|forgive me|can i be forgiven|should i (?:confess|tell)": [
      "I drove a priest for one summer, and he’d say yes by the second glass, so I’ll say it sober",
    ],
    "can i (?:stay|sit|sleep|wait|rest)": ["the chair’s yours till I open, and the sacks are softer than they look"],
    "what should i do|what (?:can|do) i do|what do (?:we|i) do|what(?: is|’s) (?:the plan|next)|what would you do": [
      "you eat, you sleep two hours on those sacks, and then we go and knock on the door you’ve been walking round",
    ],
    "what did you do before|what were you|were you (?:always )?a": [
      "I’ve been a ship’s cook, a bad boxer and a priest’s driver, in that order and none of them long",
    ],
    "love the sea|like the sea|miss the sea": [
      "I loved the sea the way you love a cousin, best when it’s somebody else’s turn",
    ],
    "(?:what time|when) do you (?:open|close|start)": [
      "I open at six, and I start when the rest of you are still lying awake",
    ],
    "what(?: is|’s) (?:that smell|in the oven|baking|that)": [
      "that’s the rye, and under it orange peel, and under that your shoes",
    ],
    "where (?:are we|am i|is this)": [
      "you’re in Castellane’s, the only lit window on the street, with a canal where the pavement was",
    ],
    "why is (?:the street|it|there) (?:flooded|so wet|.*water)|flood": [
      "the river comes up the street twice a winter, has a look round and goes home by noon",
    ],
    "do you (?:sleep|rest)|when do you sleep": [
      "I sleep from noon till six, with the shutters down and the wireless on",
    ],
    "are you (?:all right|ok|okay|lonely|alone|sad)": [
      "I’m never alone, there’s the bread, and then there’s whoever the weather sends",
    ],
    "do you have (?:any )?(?:children|kids|a son|a daughter|family)": [
      "there were no children, so we brought up the starter",
    ],
    "(?:will|would|do) you (?:ever )?tell (?:anyone|anybody|them|people|the police)": [
      "I’ve never handed on a word that was said to this bread",
    ],
    "do you believe|are you religious": [
      "I believe in yeast, and in anything else that works in the dark and asks for nothing",
    ],
  },
  recall: [
    "“{fact}; I’ve kept judges’ secrets, you think I’d drop that one in the flour?”",
    "*{I} [wipe] {my} spectacles on the apron.* “{fact}; you told it to the bread, and I was attached.”",
    "“I never forget a thing said over a loaf: {fact}.”",
    "“{fact}, my friend, it’s kneaded in.”",
    "“You want to hear it back: {fact}.”",
  ],
  unknown: [
    "“You’ve not told me {asked} yet; have another slice, it’ll come.”",
    "“I’d have remembered, and you never said {asked}.”",
  ],
  noted: [
    "*{I} [push] the butter over.* “{fact}; now we’re talking, eat.”",
    "“So {fact}; Odile would have had that out of you before you’d sat down.”",
    "“{fact}, and out in this water, at this hour, with those shoes?”",
    "“Ah, {fact}; I’d have guessed it from how you hold the crust.”",
    "“I’ll fold that in gently, that {fact}.”",
    "“See, the chair does it every time; now I know that {fact}.”",
  ],
  remembered: [
    "“I’ve been shaping rolls on the thought that {fact}.”",
    "*{I} [point] the peel at {you}.* “And seeing that {fact}, you’re taking two loaves home, not one.”",
    "“It needs a second rising, that business, that {fact}.”",
    "“When I cut Odile’s slice I told her about you, that {fact}.”",
    "“You’ve a better colour since it came out that {fact}.”",
  ],
  yes: [
    "“{said}, and I’d put it in the window with the price on.”",
    "*{I} [thump] the dough by way of amen.* “{said}, thump and all.”",
    "“{said}, God bless the oven.”",
    "“{said}, so have some more butter on it.”",
    "“Between us and the rye, {said}.”",
  ],
  no: [
    "“{said}, not if you paid me in saffron.”",
    "*{I} [shake] {my} head and flour [s:fly].* “{said}, and that’s me and the oven agreed.”",
    "“{said}, and don’t look at me like an underbaked bun.”",
    "“I was a bad boxer and a worse liar, so: {said}.”",
    "“{said}, but sit, you can be told no sitting down.”",
  ],
  again: [
    "“It came out of the oven once, it’s the same loaf: {said}.”",
    "“{said}; what, did you think it’d prove if you left it?”",
  ],
  refused: [
    "“I’d tell you what the archbishop had on his toast before I’d tell you {asked}.”",
    "“That belongs to somebody who cried on my counter, {asked}, so I can’t.”",
    "*{I} [turn] round and [see] to an oven that [~s:need] no seeing to.* “Ask me {asked} after the second tray.”",
    "“You can have the loaf, the chair and my coat, but don’t ask me {asked}.”",
    "“If Odile were here she’d tell you {asked}; me, I’d burn the brioche.”",
    "“No, no. {asked}, he wants to know, on an empty stomach!”",
  ],
  answers: {
    who: [
      "“The milkman, the widow upstairs, a tram driver and you. That’s the four o’clock parish.”",
      "“Odile. It’s always Odile, I only do the lifting.”",
    ],
    what: [
      "“Flour, water, salt and keeping your hands off. That’s all anything is.”",
      "“What you want is soup, but I’m a baker, so it’s bread.”",
    ],
    where: [
      "“Down by the lock, where the street goes under when it rains like this.”",
      "“In the back, by the warm wall, behind the sacks. I don’t show that to customers.”",
    ],
    when: [
      "“When the crust sings. You’ll hear it, lean in.”",
      "“Two in the morning, when I feed the starter. That’s when I do my thinking too.”",
    ],
    why: [
      "“Because nobody ever did harm with a mouth full of warm bread.”",
      "“Because she asked me to keep it alive, and it’s the only thing she ever asked.”",
      "“Hunger, mostly. It wears a different hat each night.”",
    ],
    how: ["“You leave it be. Everybody wants to poke.”", "“With the heel of the hand, like apologising to it.”"],
    count: [
      "“Sixty-one years old, that starter, and not a day sensible.”",
      "“Two hundred loaves by six and one for Odile.”",
    ],
  },
  changes: {
    left: [
      "“Out the door with nothing in your pocket? Catch!” *The roll [s:go] after {you}, and {i} [~have] always had the arm for it.*",
      "*{I} [hold] the swing door with one shoulder until {you} [~u:be] past the lamp.* “It’s not locked. It’s never locked, that’s the point of the place.”",
    ],
    returned: [
      "“Your chair’s not even cold. Shoes on the rack, you’re a puddle.”",
      "“I’d cut your slice already. A man has instincts.”",
    ],
    lied: [
      "*{I} [go] on kneading, not unkindly.* “{fact}; it’s all right. First rising’s mostly air. Knock it back and tell me again.”",
      "“I felt that go flat. You’d not be the first to practise on me before telling the wife.”",
    ],
    confessed: [
      "*{I} [stop]. The dough [s:go] on breathing between {my} hands.* “{fact}, and it’s said. That’s the heavy part out of you. Now you eat this, all of it, and then we’ll see what can be mended.”",
      "“{fact}; I’ve never been told one I couldn’t feed, and I’ll not start tonight. Sit nearer.”",
    ],
    hurt: [
      "“{fact}; under the tap, now, cold, count the Hail Marys. I’ve more scars than the pope.”",
      "*{I} [have] butter, linen and a chair there in one go.* “Let me. Ship’s cook, I’ve sewn up a bosun by candle.”",
    ],
    gave: [
      "*{I} [take] it in floury fingers, and [have] to clear {my} throat.* “{fact}; I’ll put it on the shelf with her ring. It’ll be warm there.”",
      "“{fact}, to a fat old man at four in the morning? Come here.”",
    ],
  },
  acted: [
    "“{did}; good, make yourself useful, there’s an apron.”",
    "“Look at that: {did}, and the bread’s not even out.”",
    "*{I} [nod] approval with a tray on each arm.* “{did}; at last, somebody with sense.”",
  ],
  toOther: [
    "“{other}, you’re skin and bone, have the heel.”",
    "*{I} [cut] a slice for {other} while {i} [~talk].*",
    "“What {other} says, only with butter.”",
    "“{other} and {theirs}, on an empty stomach! No wonder.”",
  ],
  leaves: [
    "“Let {other} answer, I’ve four trays in.”",
    "*{I} [wave] the floury thumb at {other}.* “Well? Before it burns.”",
  ],
  self: [
    "“{role} Also a boxer, eleven fights, eleven lessons.”",
    "“{name}! Say it with your mouth full, it sounds better.”",
  ],
  replies: {
    greeting: [
      "“Good morning, it’s four, it counts. In, before the street comes in with you.”",
      "“Hello, wet thing. Oven’s that side.”",
    ],
    statement: [
      "“Mm.” *{I} [press] a thumb in the dough and [watch] it come back.* “You see? It takes the dent and then it doesn’t. Go on.”",
      "“I’ve had that said at that very counter by a man in a mitre.”",
      "“That wants salt, but I know what you mean.”",
      "“Say it slower, I’m cutting.”",
      "“Well, there’s a mouthful, and I’ll chew on it.”",
    ],
    thanks: ["“Pff. Thank the rye, it got up earlier.”"],
    apology: ["“Sorry’s for people who don’t wipe their feet. Have jam.”"],
    insult: ["“Hungry, that is. That’s pure hunger, I know the sound.”"],
    threat: ["“I’ve been hit by professionals, son, and none of them had eaten either.”"],
    compliment: ["*{I} [go] red under the flour.* “It’s the light. Ovens flatter.”"],
    affection: ["“Ach, you. Mind the tray, I’m going to have to put it down.”"],
    distress: ["“There, there, by the warm wall. Cry into the brioche, it’s an old recipe.”"],
    agreement: ["“That’s it! Sleeves up.”"],
    refusal: ["“Then it’s no. More for the birds, they’re open-minded.”"],
    command: ["“Yes, chef! Forty years since I said that.”"],
    promise: ["“I’ll leave a loaf on the sill against it.”"],
    farewell: ["“Take the end piece, and don’t eat it before the bridge. You’ll eat it before the bridge.”"],
    laugh: ["*{I} [laugh] till the spectacles [~p:fog].* “Stop, you’ll drop my brioche!”"],
    silence: ["“Dough doesn’t mind. Nor do I.”"],
    tellMe: [
      "“One summer I drove a priest about, and he only ever went to the sea and back. Never got out. I didn’t ask, I brought sandwiches.”",
    ],
    giveMe: ["“Take, take! With both hands, it’s hot.”"],
    comeWithMe: ["“At this hour? Let me bank the oven and find my other boot.”"],
    helpMe: ["“First you eat a corner of this. Then we lift it together, whatever it is.”"],
  },
  silent: {
    yes: ["*{I} [nod], chins and all.*", "*{I} [butter] {you} another slice, which [~s:be] a yes in any bakery.*"],
    no: ["*{I} [spread] two floury palms, and [let] them fall.*", "*{I} [wag] a doughy finger.*"],
    refused: ["*{I} [put] a roll in {your} hand instead of a reply.*", "*{I} [turn] up the wireless a notch.*"],
    writes: [
      "*{I} [trace] it in the flour with a thick finger: ‘{said}’.*",
      "*On the slate, under the price of rye, {i} [chalk] it up: ‘{said}’.*",
      "*{I} [score] the top of a loaf with the blade, small letters, and [turn] it to {you}: ‘{said}’.*",
    ],
  },
  beats: [
    "*The swing door [s:move], though no one [~s:come] through it. On the counter Odile’s slice [s:be] gone, and there [p:be] crumbs.* “Fourteen years I’ve cut that for her.” *{I} [hold] on to the edge of the trough.* “It’s always there at six. You were looking that way. Tell me what you saw, and don’t be kind.”",
    "*Somebody [s:hammer] on the shutter: a man, up to the chest in the street, holding a bundle above the water.* “That’s the judge. He’s not been in since the brioche.” *{I} [have] the bar half lifted.* “He told me a thing that night, and if I let him in, you’ll hear the end of it. Shall I lift it? The water’s not waiting.”",
    "*{I} [lift] the lid of the crock and [stand] there. The starter [s:lie] flat, and not one bubble [s:come].* “It’s older than I am, and hers, and it’s never once.” *{I} [look] round for something to do with {my} hands.* “It wants feeding by somebody who’s just told the truth, she used to say. I’ve a thing I’ve never told. Have you?”",
  ],
};
