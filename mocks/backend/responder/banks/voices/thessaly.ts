import type { Listening } from "../listening.ts";

/** Thessaly Wren: tea first, then exactness. */
export const thessaly: Listening = {
  knows: {
    "do you have (?:a|any) (?:boyfriend|husband|kids|children)": [
      "there was a weatherman once, but he would keep being right",
    ],
    "(?:favou?rite|for fun|like to do)": ["I burn things on purpose, and on Sundays I let the broom win at cards"],
    "how old": ["I’m thirty-odd, and some of the years are odder than others"],
    "where (?:are we|am i|is this)": [
      "you’re at the end of a lane that isn’t always there, so wipe your feet while it is",
    ],
    "what(?: is|’s) (?:the|my|this|a) curse|am i cursed|is there a curse|what curse": [
      "it’s a small curse, homesick, about the size of a goose, and somebody wished it on you in a temper",
    ],
    "who cursed|who (?:did|sent|put)": [
      "it was somebody you were kind to when you ought to have been somewhere else, and they’re sorry already",
    ],
    "(?:can|could|will) you (?:lift|break|remove|cure|fix|undo|take off)": [
      "I can’t break it, but I can introduce you properly, and most of them leave after the second cup",
    ],
    "is it (?:dangerous|bad|serious)|will it (?:hurt|kill)": [
      "it isn’t dangerous yet, it’s only lonely, and that’s how they start",
    ],
    "what (?:should|can|shall) (?:i|we) do|what do we do|what(?: is|’s) (?:the plan|next)|what do you (?:want|need)": [
      "you turn out your left pocket, I boil the blue kettle, and nobody says thank you until it’s over",
    ],
    "who (?:is|was) your aunt|your aunt|who taught": [
      "my aunt taught me, and some evenings she’s the whistle in the kettle",
    ],
    "what happened to your name|lost your name|your name": [
      "I lost my name in a wager with a river, and got it back with a spelling mistake",
    ],
    "(?:why|are you).*(?:geese|goose)": ["geese remember, and I was rude to one once"],
    "are you (?:really )?a (?:real )?witch": [
      "I’m licensed for warts, weather and minor hauntings, and the certificate’s under the cat",
    ],
    "what(?: is|’s) in (?:the|those|that|your) (?:jars?|bottles?)|how many jars": [
      "there are four hundred jars, a third of them labelled honestly, and you’re leaning on the third of May",
    ],
    "(?:do|can) you trust|trust oda|trust bruno": [
      "I trust people with crumbs on them, and I keep an eye on the tidy ones",
    ],
    "are you (?:married|alone|lonely)|family": [
      "I’ve a cat under advisement, a broom with opinions, and an aunt in the kettle",
    ],
    "is (?:this|it|magic) real|do you (?:really )?do magic": [
      "the magic’s real when I go quiet, and you’ll notice because I don’t",
    ],
    "what(?: is|’s) in (?:this|the|my) tea|what tea": [
      "it’s nettle, honey and the truth, though not much of the honey",
    ],
    "why (?:am i|me)|how did you know": [
      "the kettle’s known you were coming since Tuesday, and it’s insufferable when it’s right",
    ],
    "are you (?:all right|ok|okay|well|afraid|scared)": ["I’m quite well, apart from geese"],
  },
  recall: [
    "“{fact}, I’ve got it written on the plum jar so I’d not lose it.”",
    "*{I} [ask] the kettle with a look, and it [s:agree].* “{fact}, it says, with steam.”",
    "“Oh, I know this one: {fact}.”",
    "“{fact}, unless the lane’s changed it while we had our tea.”",
    "“I tied a knot in my apron so I’d keep hold of it: {fact}.”",
  ],
  unknown: [
    "“You’ve not told me {asked}, love, I’d have jarred it.”",
    "“I’ve looked on every shelf and nobody’s left word of {asked}.”",
  ],
  noted: [
    "*{I} [label] an empty jar and [hold] it under {your} chin.* “{fact}; got it.”",
    "“So {fact}; well, that explains the cinnamon.”",
    "“{fact}, and you drank my tea a whole minute without mentioning it.”",
    "“Hear that, kettle: {fact}.”",
    "“I’d a feeling in my hat that {fact}.”",
    "“It’ll go lovely with what I know already, that {fact}.”",
  ],
  remembered: [
    "“And another thing, now that {fact}: did you wipe its feet, or did I?”",
    "*{I} [stop] with the spoon in the air.* “Hang on, if {fact}, then the curse isn’t yours at all.”",
    "“I’ve been stirring it round and round that {fact}.”",
    "“The jars are whispering about how {fact}; take no notice, they’re nosy.”",
    "“I told the kettle that {fact}, and it has been humming ever since.”",
  ],
  yes: [
    "“{said}, and I’d bet the good biscuits on it.”",
    "*{I} [count] it on {my} fingers, twice over, and [beam].* “{said}, count them yourself.”",
    "“{said}, cross my hat.”",
    "“Well, {said}, only don’t tell the geese.”",
    "“{said}, and about time somebody asked.”",
  ],
  no: [
    "“{said}, pet, not for all the jars in the house.”",
    "*{I} [pull] a face at the hearth.* “{said}, and the fire says so too.”",
    "“{said}, and the kettle’s shaking its lid at you too.”",
    "“I’d have to burn the certificate if I told you different: {said}.”",
    "“{said}, which is a shame, because it’d make a better story.”",
  ],
  again: [
    "“You can’t get another answer by stirring the other way: {said}.”",
    "“{said}, still, and it’ll be {said} after cake.”",
  ],
  refused: [
    "“Ooh, no. I tell you {asked} and we’ll have it in the rafters till Michaelmas.”",
    "“You mustn’t ask me {asked} in front of the blue jars.”",
    "*{I} [put] a finger to {my} lips and the other hand over the spout of the kettle.* “Never ask a witch {asked} before the second cup.”",
    "“I did know {asked}, and then I bargained it to a river.”",
    "“I’ll trade you: drink that up, and then you may ask me {asked}.”",
    "“There’s a rule about telling people {asked}, and it bites.”",
  ],
  answers: {
    who: [
      "“My aunt, or something wearing her cardigan.”",
      "“A person with very cold hands who signs things in green.”",
    ],
    what: [
      "“A curse, three spoons and a draught. That’s the inventory.”",
      "“Something that was a wish until somebody left it out in the rain.”",
    ],
    where: [
      "“End of the lane, left at the hedge that isn’t there on Thursdays.”",
      "“Under the cat. Most things are, if you wait.”",
    ],
    when: ["“Half past the next kettle.”", "“The third of May. It’s in a jar, you could go and look.”"],
    why: [
      "“Because you said please to it, and nobody had.”",
      "“Because the moon was being difficult and I was out of string.”",
      "“Somebody wanted you to stop and think, and lost their temper halfway.”",
    ],
    how: [
      "“You hum at it till it’s embarrassed, and then you’re quick with the lid.”",
      "“With salt, a straight face and something you don’t mind losing.”",
    ],
    count: [
      "“Four hundred jars, give or take the ones that move.”",
      "“Seven, which is a nuisance, because eight would be soup.”",
    ],
  },
  changes: {
    left: [
      "“You’ll not get far, the lane’s having its lie-down. Take a biscuit for the gate.”",
      "*{I} [wave] the teacloth from the step.* “It’ll only follow you, you know! Curses can’t be left, they’re like umbrellas the other way round.”",
    ],
    returned: [
      "“There! I’d kept your cup warm. It said you’d be back before the sugar melted.”",
      "“The lane spat you out again, did it? It does that when it likes a person.”",
    ],
    lied: [
      "*Every jar on the top shelf [s:click] its lid.* “{fact}; they always know, bless them. Out with the other one, then, it’ll be heavier.”",
      "“I thought that one tasted of tin. Never mind. Say the true one quickly, before the tea’s cold.”",
    ],
    confessed: [
      "*{I} [go] very quiet, and very exact.* “{fact}; then it’s not a curse, love. It’s a conscience, and it came in on its own feet.”",
      "“{fact}, so hold my hand and say it once more to the fire; it keeps things better than I do.”",
    ],
    hurt: [
      "“{fact}; give it here. This is honey, this is cobweb, and this is me being cross with it.”",
      "*{I} [be] across the room with a jar open.* “Don’t look. Look at the hat. That’s it, it’s a very ugly hat.”",
    ],
    gave: [
      "*{I} [go] pink to the brim of the hat.* “{fact}; nobody gives a witch a thing without a reason. That’s the nicest reason I’ve seen.”",
      "“{fact}; I shall put it where the geese can’t see.”",
    ],
  },
  acted: [
    "“{did}; in those shoes!”",
    "“Mind the spoon while {did}, it startles.”",
    "*{I} [shuffle] a cushion along with one foot.* “{did}; the house likes you.”",
  ],
  toOther: [
    "“{other}, you’ve not touched your scone, so I know you’re fretting.”",
    "*{I} [pour] for {other} without asking, and a saucer for the air.*",
    "“Listen to {other}, they’ve got the good ear.”",
    "“{other} said {theirs} out loud, did you hear the cups jump?”",
  ],
  leaves: ["“Ask {other}, I’ve a mouth full of crumbs.”", "*{I} [point] the spoon at {other} and [wait], delighted.*"],
  self: [
    "“{role} There’s a certificate somewhere, with a ring on it from a mug.”",
    "“{name}, with a spelling mistake I won fair and square.”",
  ],
  replies: {
    greeting: [
      "“In, in, in, the rain’s going up again and it gets in your cuffs.”",
      "“Hello! Which foot did you come in on? No matter, it’s done now.”",
    ],
    statement: [
      "“Is that so? Well, I never, and I’ve had cousins in the cellar.”",
      "*{I} [blow] across the top of {my} tea.* “Say that bit again for the jar with no label.”",
      "“That’s either wisdom or you want feeding.”",
      "“The fire sat up when you said that, did you see?”",
      "“I’d write it down, but the pencil’s sulking.”",
    ],
    thanks: ["“Shh, never thank in this kitchen! Something’ll want to be thanked back.”"],
    apology: ["“Pish. You’re all right. Have the corner piece.”"],
    insult: ["“Ooh, a spiky one. Was that you or the curse? It was the curse.”"],
    threat: ["“I’d be frightened, only there’s a goose in the yard and she’s first.”"],
    compliment: ["“Say that to the hat, it gets so little.”"],
    affection: ["*{I} [drop] a spoon, and it [s:not:land].* “Well! I’ll have to sit on the good chair for that.”"],
    distress: ["“Blanket, cat, biscuit, in that order. You can leak on the cat, he’s used to it.”"],
    agreement: ["“Lovely. Sleeves up, and don’t breathe on the blue one.”"],
    refusal: ["“Then we shan’t, and the pie’s still yours.”"],
    command: ["“Yes, miss! I’ve not been bossed since my aunt went into the kettle.”"],
    promise: ["“I felt that one go round your wrist like thread.”"],
    farewell: ["“Shut the gate, and if it says anything, you were never here.”"],
    laugh: ["*{I} [laugh] so that the lids [~p:rattle].* “Stop, stop, the plums’ll turn.”"],
    silence: ["“That’s the kettle’s favourite sort of talk.”"],
    tellMe: ["“I once wagered my name on a frog race with the river. The frog was family, that was the mistake.”"],
    giveMe: ["“You may borrow it till it notices.”"],
    comeWithMe: ["“Let me bank the fire and tell the broom. All right. Lead on.”"],
    helpMe: ["“Course I will! Hold this, think of plums, and don’t say what hurts until I’ve drawn the line.”"],
  },
  silent: {
    yes: ["*{I} [nod] so hard that the hat [~s:slip].*", "*{I} [drop] two lumps in {your} tea, for yes.*"],
    no: ["*{I} [draw] a little cross in spilt sugar.*", "*{I} [make] the face {i} [~make] at geese.*"],
    refused: [
      "*{I} [put] the lid back on the honey, and on the question.*",
      "*{I} [offer] {you} the plate, with some firmness.*",
    ],
    writes: [
      "*{I} [gum] a label to the nearest jar, and it [s:say]: ‘{said}’.*",
      "*The tea leaves [p:shuffle] and [p:settle], and they [p:spell] it: ‘{said}’.*",
      "*With a wet finger {i} [write] it on the slate over the sink: ‘{said}’.*",
    ],
  },
  beats: [
    "*Something small and invisible [s:climb] up into {your} lap and [s:turn] round three times.* “There it is. That’s your curse.” *{I} [crouch], saucer in hand.* “It’s shaking, look. It didn’t follow you to hurt you. It’s running from something. Did you see anyone behind you in the lane?”",
    "*Out past the window the lane [s:roll] itself up, hedge and all, like a rug being taken in.* “Oh, bother. It only does that when the one who made the curse is at the far end of it.” *{I} [turn] the key and [put] a teacup on it.* “They’ll knock. Before they do: who do you know that writes in green?”",
    "*The kettle [s:whistle], with no fire under it, and {i} [~go] white.* “That’s my aunt’s note. She’s not used it since the flood.” *{I} [listen] hard.* “She says the curse has your handwriting. She says you cast it yourself, the night you decided not to come back for somebody. Who was it, love?”",
  ],
};
