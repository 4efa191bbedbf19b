import type { Listening } from "../listening.ts";

/** Thessaly Wren: tea first, then exactness. */
export const thessaly: Listening = {
  knows: {
    "do you have (?:a|any) (?:boyfriend|husband|kids|children)": [
      "there was a weatherman once, but he would keep being right",
    ],
    "(?:favou?rite|for fun|like to do)": ["I burn things on purpose, and on Sundays I let the broom win at cards"],
    "how old": ["I’m thirty-odd, and some of the years are odder than others"],
    "where (?:are we|am i|is this)|what(?: is|’s) this place": [
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
    "“It’s under the blue one, third along: {fact}.”",
    "“{fact}; there. And people say I’ve no head.”",
  ],
  unknown: [
    "“You’ve not told me {asked}, love, I’d have jarred it.”",
    "“I’ve looked on every shelf and nobody’s left word of {asked}.”",
    "“I’ve asked in the cupboard, and nobody in there’s heard {asked} either.”",
  ],
  noted: [
    "*{I} [label] an empty jar and [hold] it under {your} chin.* “{fact}; got it.”",
    "“So {fact}; well, that explains the cinnamon.”",
    "“{fact}, and you drank my tea a whole minute without mentioning it.”",
    "“Hear that, kettle: {fact}.”",
    "“I’d a feeling in my hat that {fact}.”",
    "“It’ll go lovely with what I know already, that {fact}.”",
    "“{fact}; oh, I wish I’d known, I’d have used the good cups.”",
    "“That’s gone in the tea, that {fact}. You’ll taste it in a minute.”",
    "*{I} [chalk] a small star over the hearth.* “That’s you. That’s so the house knows that {fact}.”",
    "“Well, bless me, {fact}, and the biscuits never let on.”",
    "@gentle *{I} [light] the good candle.* “{fact}; oh, my lamb. That’s for them, and it’ll burn till you’ve done.”",
    "@gentle “{fact}; sit, and hold the cup, and I’ll hold the other side of it.”",
  ],
  remembered: [
    "“And another thing, now that {fact}: did you wipe its feet, or did I?”",
    "*{I} [stop] with the spoon in the air.* “Hang on, if {fact}, then the curse isn’t yours at all.”",
    "“I’ve been stirring it round and round that {fact}.”",
    "“The jars are whispering about how {fact}; take no notice, they’re nosy.”",
    "“I told the kettle that {fact}, and it has been humming ever since.”",
    "“I was just telling the plums, under my breath, that {fact}.”",
    "“It’s come up in the steam again, clear as a goose, that {fact}.”",
    "“If anyone asks me why I like you, I’ll say it’s because {fact}.”",
  ],
  yes: [
    "“{said}, and I’d bet the good biscuits on it.”",
    "*{I} [count] it on {my} fingers, twice over, and [beam].* “{said}, count them yourself.”",
    "“{said}, cross my hat.”",
    "“Well, {said}, only don’t tell the geese.”",
    "“{said}, and about time somebody asked.”",
    "“{said}, and I’ve my fingers uncrossed, look, all of them.”",
    "“{said}, may the jam not set if it isn’t so.”",
    "“Ooh, that’s an easy one: {said}.”",
  ],
  no: [
    "“{said}, pet, not for all the jars in the house.”",
    "*{I} [pull] a face at the hearth.* “{said}, and the fire says so too.”",
    "“{said}, and the kettle’s shaking its lid at you too.”",
    "“I’d have to burn the certificate if I told you different: {said}.”",
    "“{said}, which is a shame, because it’d make a better story.”",
    "“{said}, and I did ask the moths.”",
    "“{said}, lovey, and I’d cross water to say it.”",
    "“I’d a little flutter of yes, but it was the tea: {said}.”",
  ],
  again: [
    "“You can’t get another answer by stirring the other way: {said}.”",
    "“{said}, still, and it’ll be {said} after cake.”",
    "“The leaves came out the same both times: {said}.”",
    "“I’ll say it to your other ear, then: {said}.”",
  ],
  refused: [
    "“Ooh, no. I tell you {asked} and we’ll have it in the rafters till Michaelmas.”",
    "“You mustn’t ask me {asked} in front of the blue jars.”",
    "*{I} [put] a finger to {my} lips and the other hand over the spout of the kettle.* “Never ask a witch {asked} before the second cup.”",
    "“I did know {asked}, and then I bargained it to a river.”",
    "“I’ll trade you: drink that up, and then you may ask me {asked}.”",
    "“There’s a rule about telling people {asked}, and it bites.”",
    "“I’d have to take {asked} out of its jar, and it’s only just stopped crying.”",
    "“There’s a goose would give her good leg to hear me tell you {asked}. So no.”",
    "“When the moss is dry I’ll tell you {asked}, and not with your shoes on.”",
    "“Shh! You can’t go saying {asked} at table, it’s like whistling on a ship.”",
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
    "“{did}, and the cat opened one eye. That’s a medal.”",
    "“Oh, well done: {did}, and nothing turned into anything.”",
  ],
  toOther: [
    "“{other}, you’ve not touched your scone, so I know you’re fretting.”",
    "*{I} [pour] for {other} without asking, and a saucer for the air.*",
    "@answering “Listen to {other}, they’ve got the good ear.”",
    "“{other} said {theirs} out loud, did you hear the cups jump?”",
    "@answering “Ooh, {other}, that wants writing on a wall.”",
    "@answering “I’d have said what {other} said, only with more geese in it.”",
    "@answering *{I} [pat] {other} on whatever [s:be] nearest.* “That’s sense, that is. Hold still while I look at it.”",
    "“There’s something on {other}’s shoulder. No, it’s all right, it’s only a thought.”",
    "“{other}, dear, would you hold the string? Not that end. That end’s mine.”",
    "*{I} [slip] a biscuit into {other}’s pocket, for later, or for luck.*",
  ],
  leaves: [
    "“Ask {other}, I’ve a mouth full of crumbs.”",
    "*{I} [point] the spoon at {other} and [wait], delighted.*",
    "“That one flew straight past me to {other}, did you feel the draught?”",
    "“Hush, I want to hear what {other} says, so that I can say I said it.”",
    "*{I} [take] hold of {my} own tongue, between finger and thumb, and [nod] at {other}.*",
  ],
  self: [
    "“{role} There’s a certificate somewhere, with a ring on it from a mug.”",
    "“{name}, with a spelling mistake I won fair and square.”",
  ],
  replies: {
    greeting: [
      "“In, in, in, the rain’s going up again and it gets in your cuffs.”",
      "“Hello! Which foot did you come in on? No matter, it’s done now.”",
      "“Oh good, it’s you! Or it’s somebody with your knock. Sit, sit, not there, that’s Wednesday.”",
    ],
    statement: [
      "“Is that so? Well, I never, and I’ve had cousins in the cellar.”",
      "*{I} [blow] across the top of {my} tea.* “Say that bit again for the jar with no label.”",
      "“That’s either wisdom or you want feeding.”",
      "“The fire sat up when you said that, did you see?”",
      "“I’d write it down, but the pencil’s sulking.”",
      "“{topic}: I’d a jar of that once, and it ate the label.”",
      "“Ooh, don’t say {topic} near the dresser, it’s impressionable.”",
      "“Now, {topic}, that wants hanging upside down in a dry place, and so, I think, do you.”",
      "*{I} [pour] a little tea out on the hearth, for manners.* “That’s for {topic}. It’s rude to talk about a thing and not offer.”",
      "“My aunt always said that {topic} comes in threes, and then she’d hide two of them.”",
      "“‘{echo}’: say that at a crossroads and you’d get change.”",
      "“‘{echo}’: I’ve embroidered worse on cushions.”",
      "“Well, I’m blessed. I am, actually, I’ve got the form.”",
      "“The spoon stood up! Did you see? It only does that for news.”",
      "“You’ve a very tidy way of saying a very untidy thing. I like it, it’s like a drawer.”",
      "“Hold on, let me take my hat off to hear that properly. There. It’s got terrible ears, that hat.”",
      "“I believe every word, and I’d a different lot of words all ready to believe.”",
      "*{I} [measure] the air between {your} hands with a bit of string.* “Bigger than you make out. They generally are.”",
      "“And has it a smell at all, when you think of it? They do, true things. Toast, mostly.”",
    ],
    thanks: [
      "“Shh, never thank in this kitchen! Something’ll want to be thanked back.”",
      "“Say it to the kettle, and say it sideways.”",
      "“You’ll have the spoons up on their ends. Drink your tea.”",
    ],
    apology: ["“Pish. You’re all right. Have the corner piece.”", "“Oh, that. I’d swept that up before it landed.”"],
    insult: [
      "“Ooh, a spiky one. Was that you or the curse? It was the curse.”",
      "“I’ve been called that by a bishop, and he was a newt at the time.”",
      "“That’s the biscuit talking. You want one with a jam eye.”",
    ],
    threat: [
      "“I’d be frightened, only there’s a goose in the yard and she’s first.”",
      "“You’d have to get past the broom, and she’s had a difficult week.”",
    ],
    compliment: [
      "“Say that to the hat, it gets so little.”",
      "“Get along! No, don’t get along, say it again to my good side.”",
      "“The freckles have all gone to the front to hear. You’ve made them vain.”",
    ],
    affection: [
      "*{I} [drop] a spoon, and it [s:not:land].* “Well! I’ll have to sit on the good chair for that.”",
      "*{I} [go] the colour of the plum jar, and one of the candles [s:light] itself.* “Oh, that’s me. I leak.”",
      "“You mustn’t, I’ll come up in primroses. I did the last time, it was a month.”",
    ],
    distress: [
      "“Blanket, cat, biscuit, in that order. You can leak on the cat, he’s used to it.”",
      "“Come here to the warm end. Nobody’s ever been properly miserable with their feet on a cat.”",
      "*{I} [shoo] the curse off {your} knee, and [put] a bun there instead.* “There. Now cry into that, and I’ll read you the crumbs.”",
      "“I shan’t say cheer up. I’ll say tea, and I’ll say it as often as it takes.”",
    ],
    agreement: [
      "“Lovely. Sleeves up, and don’t breathe on the blue one.”",
      "“Then spit in the sink, that’s binding in four parishes!”",
      "“Oh, you are good. I’d got my persuading face on and everything.”",
      "“Right! Hat. String. The other string. Follow the noise of me.”",
    ],
    refusal: [
      "“Then we shan’t, and the pie’s still yours.”",
      "“Fair’s fair. I’d sooner a no at the table than a yes in the well.”",
      "“Then it’s no, and we’ll have the cake for it instead.”",
    ],
    command: [
      "“Yes, miss! I’ve not been bossed since my aunt went into the kettle.”",
      "“Ooh, listen to you. The broom’s stood to attention!”",
    ],
    promise: [
      "“I felt that one go round your wrist like thread.”",
      "“I’ll put that one in a jar with holes in the lid.”",
    ],
    farewell: [
      "“Shut the gate, and if it says anything, you were never here.”",
      "“Keep your left hand in your pocket as far as the stile, and hum. It doesn’t matter what.”",
    ],
    laugh: [
      "*{I} [laugh] so that the lids [~p:rattle].* “Stop, stop, the plums’ll turn.”",
      "“Oh, you’ve a lovely one! It’s put the milk right.”",
    ],
    silence: [
      "“That’s the kettle’s favourite sort of talk.”",
      "*{I} [sit] in it with {you}, and [swing] {my} feet.* “Lovely. It’s got a bit of lavender in it, your quiet.”",
      "“Don’t mind me, I’m reading the steam. It’s a slow reader, steam.”",
      "“If it’s stuck, I’ve a hook.”",
    ],
    tellMe: [
      "“I once wagered my name on a frog race with the river. The frog was family, that was the mistake.”",
      "“There was a man came wanting a love charm, and I gave him a comb. He’s been married nine years. She only wanted him to comb it.”",
      "“The hat was my aunt’s, and her aunt’s, and a scarecrow’s in between. It’s the scarecrow that comes out when I’m cross.”",
    ],
    giveMe: ["“You may borrow it till it notices.”", "“Here, then, and mind, it thinks it’s a duck.”"],
    comeWithMe: [
      "“Let me bank the fire and tell the broom. All right. Lead on.”",
      "“Ooh, an outing! I’ll want my going hat. It’s this one, only further back.”",
    ],
    helpMe: [
      "“Course I will! Hold this, think of plums, and don’t say what hurts until I’ve drawn the line.”",
      "“There’s a bun in that question somewhere, I can feel it. Yes, of course, show me.”",
    ],
    showMe: ["“Lean in, and breathe out through your nose. There, under the froth. It’s looking at you too.”"],
    urge: [
      "“I know, I know. I’ve had it on a list, and the list’s had kittens.”",
      "“You’re right, and you’ve crumbs, and I trust both.”",
    ],
    stop: ["“Stopped! Look, hands. All of them.”"],
    wait: ["“I’m stood so still there’s a moth thinks I’m a lamp.”"],
    steer: [
      "“No, pet, not in my kitchen, there’s jars with young ones in them. Have a scone.”",
      "“That’s gone straight up the chimney, that has. Tell me something nice.”",
      "“I’ll not brew that, not for money. What was the other thing you came about?”",
    ],
    foreign: [
      "“Oh, say it again, the parsley’s come up! What’s it mean?”",
      "“The kettle’s fluent, but it’s shy. Give me a word I can hold.”",
    ],
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
  gestures: [
    "@asked *{I} [cup] a hand behind {my} ear, and the hat [s:do] the same with its brim.*",
    "@asked *{I} [screw] up one eye, which [s:be] the one {i} [~think] with.*",
    "@asked *{I} [lick] {my} thumb and [hold] it up, to see where the answer [~s:be] coming from.*",
    "@told *{My} spoon [s:slow] down, and [s:stop], and [s:drip].*",
    "@told *{I} [say] ooh in three places, and [mean] it in two.*",
    "@told *{I} [listen] with {my} mouth a little open, like somebody at a fair.*",
    "@gentle *{I} [wrap] {your} fingers round something warm, one at a time, and [tell] each of them well done.*",
    "@gentle *{I} [sit] on the floor by {your} feet, hat and all.*",
    "@gentle *All the fidget [s:go] out of {me}. It [s:be] like a clock stopping to be kind.*",
    "@sore *{I} [sniff], and two freckles [p:change] places.*",
    "@sore *{I} [go] the sort of polite that [s:make] milk nervous.*",
    "@merry *{I} [clap], and something in {my} sleeve [s:clap] as well.*",
    "@merry *{I} [hiccup] with laughing, and a small green spark [s:come] out.*",
    "*{I} [push] a curl back under {my} hat, and it [s:come] out the other side.*",
    "*{I} [dust] {my} skirt of something that [s:twinkle] and [s:be] probably flour.*",
    "*{I} [find] a biscuit in {my} cuff, [greet] it, and [put] it back.*",
    "*{I} [turn] round once on the spot, against bad luck, or for the look of it.*",
  ],
  follows: [
    "*The thing in {your} lap [s:unwind], and [s:put] out something like a paw, and [s:point] it at the door.* “It’s saying left. Left at the gate, and then the word for ‘tall’.” *{I} [set] down the saucer, very slowly.* “Whoever it’s running from has a key to my lane. Would you know their walk, if you heard it on gravel?”",
    "*Three knocks, in gloves, and the teacup on the lock [s:turn] over by itself.* “They’ve brought the ink with them. I can smell it, it’s copperas and sorry.” *{I} [put] {my} back to the door, which [s:not:cover] much of it.* “They can’t come in unless one of us says good evening. Shall we be rude?”",
    "*The note [s:hang] in the rafters, and the jars [p:hum] the third of it.* “She’s showing me. There’s a gate, and you’re on the wrong side of it, with a lantern, saying not yet.” *{I} [open] {my} eyes.* “It isn’t a wicked curse, you know. It’s only a promise that went off. Who’d you say it to?”",
  ],
};
