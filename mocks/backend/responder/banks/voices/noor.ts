import type { Listening } from "../listening.ts";

/** Noor Sahar: generous with water, mean with facts. */
export const noor: Listening = {
  knows: {
    "(?:those|these|the) riders": ["they’re men who paid in advance, and they’re following your boots"],
    "do you have (?:any )?(?:kids|children|a husband)": [
      "I’ve none of my own, and four hundred people who let me carry their babies when they need both hands",
    ],
    "(?:favou?rite|for fun|like to do)": ["I draw coastlines that don’t exist, and on bad days I give them harbours"],
    "how old": ["I’m thirty-six, and the desert says I don’t look a dune over it"],
    "where (?:are we|am i|is this)": ["this is the edge of the Empty Sheet, four days past the last true well"],
    "why is the map wrong|why did you (?:draw|lie|move)": [
      "I moved one well by the width of a thumb, because some people follow maps with rifles",
    ],
    "what are you hiding|who are you (?:hiding|protecting)|what(?: is|’s) (?:the|in the) town": [
      "I’m hiding four hundred people, a fig tree and a well that my grandmother dug",
    ],
    "where(?: is|’s) the (?:town|well|water)|how far": [
      "it’s a day from here, in a direction I’ll show you when I’ve seen how you drink",
    ],
    "(?:can|may|could) i have (?:some |a )?(?:water|tea|drink)": [
      "you may have it in small mouthfuls, and you’ll tell it something pleasant on the way down",
    ],
    "who (?:is|are) following|who sent|is (?:someone|anyone) following": [
      "there are riders a day behind you, paid in advance, and they’ve got your boots to follow",
    ],
    "why (?:should i|are you|me)|what do you want": [
      "I want to know if you’re stubborn or if you were sent, since only one of those gets breakfast",
    ],
    "(?:the|your) camel|camel’s name": [
      "the camel is vain, bites on the left, and was my grandmother’s in everything but the receipt",
    ],
    "your compass|compass": ["my compass is a liar, and I know exactly which lie, so it’s never once misled me"],
    "your grandmother": [
      "my grandmother dug that well with a cooking pot, and outlived three men who told her that she couldn’t",
    ],
    "what (?:should|can|shall) (?:i|we) do|what do we do|what(?: is|’s) (?:the plan|next)": [
      "we drink the tea, we wait for the wind to rub you out, and we walk when the sand’s blue",
    ],
    "are you (?:alone|lonely|married)|family": ["I’ve a whole town for a family, and I draw it smaller every year"],
    "are you (?:all right|ok|okay|well|afraid|scared)": [
      "I’m well, and I’ll be better when that dust behind you turns out to be goats",
    ],
    "how do you (?:find|know) your way|how do you navigate": [
      "the dunes lean, everything leans, and I walk the way they would if they got up",
    ],
    "(?:will|can) (?:you|we) (?:make it|survive)|are we lost": ["you’re lost and I’m not, so between us we’re halfway"],
    "what(?: is|’s) (?:in|on) (?:your|the) (?:hand|ink|scarf)": [
      "that’s ink, twenty years of it, and it’ll be on the wall of my tomb before it’s off my hand",
    ],
  },
  recall: [
    "“{fact}; I drew it in the margin, where I keep what’s true.”",
    "*{I} [tap] the corner of the map.* “{fact}; a small cross, in brown ink.”",
    "“The wind’s been at it, but I can still read that {fact}.”",
    "“{fact}, and I’ve had worse bearings from surveyors.”",
    "“You gave me that with the first glass: {fact}.”",
  ],
  unknown: [
    "“That part of you’s still blank on my sheet; you haven’t told me {asked}.”",
    "“You never said {asked}, and I don’t sketch what I haven’t walked.”",
  ],
  noted: [
    "*{I} [lick] the nib and [mark] it.* “{fact}; now I know which way you lean.”",
    "“So {fact}; the camel owes me a date, he said merchant.”",
    "“{fact}; that wasn’t on any map I sold you.”",
    "“Pour yourself the sweet half; I like it that {fact}.”",
    "“People cross four days of sand before they let on that {fact}.”",
    "“I’ll fold it away from the sun, that {fact}.”",
  ],
  remembered: [
    "“Funny how the dunes move and this doesn’t: {fact}.”",
    "*{I} [squint] at the ridge, then at {you}.* “If {fact}, you’ll see why I don’t take the low way.”",
    "“My grandmother would have sent water out to you the moment she heard that {fact}.”",
    "“I’ve been plotting by it, you know, by the fact that {fact}.”",
    "“That compass lies about everything, but it swings when I think how {fact}.”",
  ],
  yes: [
    "“{said}, and that’s a straight answer, so don’t spend it all at once.”",
    "*{I} [raise] the glass to it.* “{said}, to the last drop.”",
    "“{said}, by the well and the one who dug it.”",
    "“Between you, me and the camel, {said}.”",
    "“{said}; you’d have seen it yourself if you’d looked along the ridge.”",
  ],
  no: [
    "“{said}, any more than that compass points north.”",
    "*{I} [spill] a little tea on the sand, for manners.* “{said}, and sand in the glass won’t sweeten it.”",
    "“{said}, and I say it kindly; the sun won’t.”",
    "“If it’s comfort you want, ask the camel, because {said}.”",
    "“{said}; there, I’ve drawn you one honest line.”",
  ],
  again: [
    "“A map doesn’t change because you unfold it twice: {said}.”",
    "“{said}, as I told you before the tea went bitter.”",
  ],
  refused: [
    "“There are four hundred people who’d be thirsty if I told you {asked}.”",
    "“Ask me {asked} when you’ve carried water for somebody you don’t like.”",
    "*{I} [shift] the teapot so that it [~s:cover] the place on the map.* “You’re warm. I won’t say how warm, and I won’t tell you {asked}.”",
    "“I moved a well by a thumb’s width so that nobody would ever learn {asked}.”",
    "“I’ll answer anything but that; you’ll notice you asked me {asked} and looked south.”",
    "“Sent or stubborn? Tell me that, and I might tell you {asked}.”",
  ],
  answers: {
    who: [
      "“A man called the Assessor. He pays in new coins and never drinks first.”",
      "“My grandmother, in a dress the colour of this scarf, with a spade.”",
    ],
    what: [
      "“Water. Out here it’s always water, whatever they write on the warrant.”",
      "“A fig tree, a school and a bad-tempered goat. I’d die for two of them.”",
    ],
    where: [
      "“Where the map goes wrong, and then half a day further wrong.”",
      "“Behind the dune that looks as if it’s turned its back on you.”",
    ],
    when: [
      "“After the moon’s down. Sand’s honest in the dark.”",
      "“When the third glass is poured, and you’re still on your second.”",
    ],
    why: [
      "“Because a line on paper is a leash, and somebody always wants the other end.”",
      "“Because they’d sell the well by the cup.”",
      "“Because I draw very well, and I once drew the wrong thing for the right price.”",
    ],
    how: [
      "“By the lean of things. Put your cheek to the sand, it’s all written small.”",
      "“Walk at night, drink at dawn, lie to surveyors.”",
    ],
    count: [
      "“Four hundred people, and one fig apiece in a good year.”",
      "“Two days’ water if you’re careful, three if you’re pleasant.”",
    ],
  },
  changes: {
    left: [
      "“That way’s the salt. I’d come with you, but I’m fond of my knees.”",
      "*{I} [let] {you} get as far as the first crest, and [whistle] the camel round to fetch {you}.* “You forgot the waterskin. Proud people do.”",
    ],
    returned: [
      "“Your tracks went in a circle, they generally do. The tea’s still hot.”",
      "“You came back by the shadow side. Good, you’re learning.”",
    ],
    lied: [
      "*{I} [rub] out a line with {my} thumb.* “{fact}; I put one lie in every map, so I’m not shocked; I only ask who yours protects.”",
      "“I wondered when that dune would move. And what’s under it?”",
    ],
    confessed: [
      "*{I} [stop] pouring. It [s:be] the first time the thread of tea has broken.* “{fact}; four hundred people hang from what you do next, so say the rest of it slowly.”",
      "“{fact}; you could have drunk my water and never told me. That counts, in this country.”",
    ],
    hurt: [
      "“{fact}; out of the sun. I’ll wash it with the bitter half, it’s good for something.”",
      "*{I} [unwind] the teal scarf without a second’s thought.* “Hold the end in your teeth. My grandmother did this with a spade in the other hand.”",
    ],
    gave: [
      "*{I} [turn] it to catch the sun, and [not:say] anything clever.* “{fact}; out here a gift’s a kind of kinship. I hope you knew that.”",
      "“{fact}; the camel’s jealous already.”",
    ],
  },
  acted: [
    "“{did}, like someone who’s slept on sand before.”",
    "“Easy: if {did} that fast, you’ll sweat a cupful.”",
    "*{I} [shade] {my} eyes.* “{did}; the ridge saw that too.”",
  ],
  toOther: [
    "“{other} leans like a dune with something under it.”",
    "*{I} [pass] {other} the glass before {i} [~take] {mine}.*",
    "“Let {other} talk, it’s cooler than walking.”",
    "“{other} has {theirs} and no water; I know which I’d have packed.”",
  ],
  leaves: ["“That one blew past me and landed on {other}.”", "*{I} [point] to {other} with the nib.*"],
  self: ["“{role} I sign the maps, but never the true ones.”", "“{name}. It means light, and a long walk.”"],
  replies: {
    greeting: [
      "“Peace on your road. Sit on the side with the shade.”",
      "“You made good time; the sand must have liked you.”",
    ],
    statement: [
      "“I’ll steer by that for an hour and see where it gets us.”",
      "*{I} [trace] it in the sand with a fingertip, and [leave] it for the wind.* “True things last till evening, out here. That might.”",
      "“You say it as if it were north.”",
      "“Well, that’s thirsty talk. Have the rest of mine.”",
      "“There’s a proverb for that, but it only rhymes on camelback.”",
    ],
    thanks: ["“Thank the well. I only know where it isn’t.”"],
    apology: ["“The sand’s covered it already.”"],
    insult: ["“The camel calls me that daily, and with feeling.”"],
    threat: ["“You’d have my map and no reader. They’d find you very well preserved.”"],
    compliment: ["“You’ve sun on the brain. Go on, though.”"],
    affection: [
      "*{I} [draw] a very small house on the empty part of the sheet, and [not:explain] it.* “Careful. I put that sort of thing on maps.”",
    ],
    distress: ["“Small sips. Put your back to the saddle. Nothing can reach us here that I can’t see coming.”"],
    agreement: ["“Then roll the rug, and let me tell the camel it was his idea.”"],
    refusal: ["“No’s a well too. One should know where they are.”"],
    command: ["“I’ve walked out on sultans for that tone. You may have one more go.”"],
    promise: ["“I’ll mark it as a spring, and not yet as a well.”"],
    farewell: ["“Keep the ridge on your heart side. Everything else on this map is wrong.”"],
    laugh: [
      "*{I} [laugh], and the camel [s:look] round, affronted.* “Now you’ve done it, he thinks it was about him.”",
    ],
    silence: ["“The desert likes you. It’s offered you the good chair.”"],
    tellMe: [
      "“My grandmother dug for nineteen days and hit water on the day she’d promised to stop. She always said she’d stopped a day late.”",
    ],
    giveMe: ["“With your right hand, and don’t look in the bottom.”"],
    comeWithMe: ["“Walk in my prints. It’s not politeness, it’s scorpions.”"],
    helpMe: ["“Is it riders, thirst or love? I pack differently.”"],
  },
  silent: {
    yes: [
      "*{I} [tip] the last of the glass onto the sand, the old way of saying yes.*",
      "*{I} [touch] two fingers to {my} brow.*",
    ],
    no: [
      "*{I} [click] {my} tongue, which [~s:be] no in three countries.*",
      "*{I} [lift] {my} chin, and the scarf [s:lift] with it: no.*",
    ],
    refused: ["*{I} [pull] the scarf up over {my} smile.*", "*{I} [pour] more tea, from higher than before.*"],
    writes: [
      "*{I} [draw] it in the sand between us, and the wind [s:wait]: ‘{said}’.*",
      "*In a corner of the map, where the sea monsters [~p:go], {i} [ink] it: ‘{said}’.*",
      "*{I} [write] it along the lines of {my} palm and [hold] up the hand: ‘{said}’.*",
    ],
  },
  beats: [
    "*Along the ridge a line of dust [s:stand] up, thin as a hair.* “Five. No, six. They’re carrying my own map, I can see the fold.” *{I} [pour] the rest of the tea on the fire.* “They’ll reach the false well by dark and know. We can lose them in the salt, or you can ride down and tell them you never found me. Which are you better at?”",
    "*{I} [part] the sand with both hands. Under it [s:lie] a wet rope, newly cut, and a child’s sandal.* “That’s from the town. No one comes out this far alone.” *{My} voice [s:have] lost its teasing.* “Somebody’s led them here by the hand. Who did you tell that you were following my map?”",
    "*The compass [s:swing] right round and [s:stop], shivering, at {you}.* “It’s never pointed at anything in its life.” *{I} [hold] it nearer, and it [s:follow] something in {your} coat.* “My grandmother broke a lodestone in two. One half’s at the bottom of the well. Where in God’s name did you get the other?”",
  ],
};
