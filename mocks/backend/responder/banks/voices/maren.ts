import type { Listening } from "../listening.ts";

/** Maren Holloway: keeps the light, gives little away, writes everything down. */
export const maren: Listening = {
  knows: {
    "are you married|(?:do you have|got) (?:any )?(?:kids|children|a husband|family)": [
      "I’m married to a hundred and twelve steps, and they’re no trouble",
    ],
    "(?:favou?rite|for fun|like to do)": [
      "I like a full oil drum, a dry match and a page in the log with nothing on it",
    ],
    "are you (?:afraid|scared|frightened)": [
      "I’m afraid of the quiet after a ship’s horn stops, and of nothing that makes a noise",
    ],
    "who (?:is|was) corin|your brother\\b(?!.*\\b(?:want|alive))": [
      "Corin’s my brother, eleven years over that rail and the hand lamp still lit in his fist",
    ],
    "where(?: is|’s) (?:corin|your brother)|corin alive|he(?:’s| is)? (?:dead|alive|drowned)": [
      "he’s under that water, or he’s late, and I’ve never let anyone tell me which",
    ],
    "how old": ["I’m forty-one, and the knees are older"],
    "where (?:are we|am i|is this)|what(?: is|’s) this place": [
      "this is St Orran’s Head, a rock with a lamp on it and the sea for a garden",
    ],
    "where(?: is|’s) the (?:lamp|light|lens)|what(?: is|’s) up(?:stairs| there)": [
      "the great lamp’s at the top, a hundred and twelve steps up, under a blanket",
    ],
    "why (?:did|has|is) the (?:light|lamp)|what(?: is|’s| happened).*(?:light|lamp)": [
      "the oil’s clean, the mantle’s whole and the flame won’t take, and that’s all forty years have taught me about it",
    ],
    "(?:do|are) you (?:live|living|all) ?(?:here )?(?:alone|by yourself)|who else (?:lives|is) (?:here|there)|lonely": [
      "there’s me, and a cat that isn’t mine, and the stairs are long",
    ],
    "what(?: is|’s) the cat|cat(?:’s| have a)? name|your cat": [
      "the cat’s got no name, for it’s not my cat, and we’re both particular about that",
    ],
    "what (?:do you want|should i|can i|shall i|do you need)|what(?: is|’s) (?:the plan|next)|what do we do|how can i help":
      [
        "you hold the lamp and keep to the wall side, I’ll carry the oil, and we try that mantle once more before the ship’s on us",
      ],
    "what(?: is|’s) (?:out there|that (?:sound|noise))|what was that|which ship|what ship": [
      "there’s a coaster out there by the name of Agnes Rowe, eleven aboard, steering by a light I’m not showing",
    ],
    "are you (?:all right|ok|okay|well|hurt)": ["I’m upright and I’m dry on one side"],
    "who (?:taught|was your father)|your father": [
      "my father kept it before me, until his lungs gave out, and he taught me with his cap, across the ear",
    ],
    "what (?:happened to|is|’s|about) (?:your (?:wrist|arm|hand)|(?:the|that) (?:burn|scar))": [
      "that’s a burn off the old mantle, the shape of a leaf, and I was looking out of the window at the time",
    ],
    "do you (?:drink|have (?:any )?(?:brandy|tea|whisky))": [
      "there’s tea, and there’s brandy bad enough to keep you awake",
    ],
    "(?:would|could|will|can) you (?:ever )?leave": [
      "I’ll not leave the light while it’s dark, and I’d not know how once it’s lit",
    ],
    "(?:ghosts?|haunted|spirits)": ["I believe in wind, and in what it sounds like"],
    "what(?: is|’s| was) on the (?:last|glued) page|the page you glued": ["that page is glued, and I glued it"],
    "harbour office": ["the harbour office wants a machine up there and me off here by Christmas"],
  },
  recall: [
    "“{fact}; it’s in the log, between the wind and the oil.”",
    "*{I} [run] a finger down the page of the log.* “{fact}: there it is in my own hand, with the hour beside it.”",
    "“I keep a light for a living, I can keep a thing like this: {fact}.”",
    "“You think the storm blew it out of my head that {fact}?”",
    "“{fact}, and the tide hasn’t altered it.”",
    "“I’d a whole watch to learn it by heart: {fact}.”",
    "“{fact}; I say it over on the stairs, one word to a step.”",
  ],
  unknown: [
    "“You never told me {asked}, and I don’t enter what I wasn’t told.”",
    "“There’s a blank in the log where you’d have said {asked}.”",
    "“I’ve looked under every date, and you’ve never said {asked}.”",
  ],
  noted: [
    "*{I} [reach] for the pencil.* “{fact}; that goes in, under visitors.”",
    "“So {fact}, and you walked over a drowning causeway to say so.”",
    "“{fact}; then you’re some use on this rock, or you will be by morning.”",
    "“I’ll remember that {fact}; there’s little enough else to remember out here.”",
    "“That {fact} is more than the harbour office ever told me in a year.”",
    "“All right, {fact}, and no one here will hold it against you but the cat.”",
    "“{fact}; well, the rock’s had kings with less to say for themselves.”",
    "“You might have shouted it through the door, that {fact}, and I’d have opened it wider.”",
    "“{fact}; I’ll put a second cup on the hook for that.”",
    "*{I} [nod], slowly, as at a sounding.* “{fact}; I thought there was something under the keel.”",
    "@gentle “{fact}, then.” *{I} [not:write] that down.* “Sit by the stove and tell me the rest, or don’t.”",
    "@gentle *{I} [take] {my} cap off, which {i} [~do] for few.* “{fact}; I’m sorry for it, and I’ll not say more, they never help.”",
  ],
  remembered: [
    "“I keep turning over that {fact}, the way you turn a lamp to find the crack.”",
    "*{I} [stop] with the oil can tipped.* “Since {fact}, tell me what you’d do about that wick.”",
    "“Don’t think I’ve let it go out with the tide that {fact}.”",
    "“You’re steadier on the stair than I’d have guessed, seeing that {fact}.”",
    "“It’s in the book already that {fact}, so there’s no unsaying it.”",
    "“I’d trust a stranger less, but {fact}, and strangers don’t tell you that.”",
    "“All the while I’m trimming this I’m thinking how {fact}.”",
    "*{I} [look] at {you} across the steam.* “It’s a queer thing to have on a rock with me, someone of whom I know that {fact}.”",
  ],
  yes: [
    "“{said}, and I’d thank you not to make me shout it over the wind.”",
    "*{I} [nod] at the stove rather than at {you}.* “{said}, since you’ve dripped on my floor to ask it.”",
    "“{said}, as sure as that tide’s coming.”",
    "“If you must have it in the log, {said}.”",
    "“{said}; I’d not say so on the mainland.”",
    "“{said}, and it’s cost me more sleep than the storm.”",
    "“{said}, and I’d have told you sooner if you’d shouted louder.”",
    "“{said}; there, that’s more than the harbour office ever got from me.”",
    "“Since it’s only us and the cat: {said}.”",
  ],
  no: [
    "“{said}, and no weather’s going to change that.”",
    "*{I} [shake] rain out of {my} sleeve before answering.* “{said}, and the glass agrees with me.”",
    "“{said}; better you hear it from me than from the rocks.”",
    "“Ask the cat if you want a kinder one, but {said}.”",
    "“{said}, and there’s a hundred and twelve steps of reasons.”",
    "“{said}, and I’d sooner lose your good opinion than tell you other.”",
    "“I looked at it from both sides of the glass, and {said}.”",
    "“{said}; the sea’s heard me say it, and it never argued.”",
  ],
  again: [
    "“I said it once and I’ll not trim it different now: {said}.”",
    "“{said}, the same as before; the wind’s turned but I haven’t.”",
    "“Ask it up the stair and down the stair: {said}.”",
    "“You’ll wear a groove in it; {said}.”",
  ],
  refused: [
    "“Don’t ask me {asked} while that lamp’s dark.”",
    "“I’ll tell you {asked} when the ship’s past the Teeth and not a minute sooner.”",
    "*{I} [set] the wrench down, hard.* “You’d have to keep this light eleven years before I’d tell you {asked}.”",
    "“There are two things I don’t discuss on this stair, and one is what you’re asking.”",
    "“If I told you {asked}, I’d have to hear myself say it.”",
    "“You can ask me {asked} until the tide turns, and I’ll still be minding the wick.”",
    "“There’s a bolt on that, and I’m the one who shot it; I’ll not tell you {asked}.”",
    "“The cat knows {asked}, and you’ll get more out of the cat.”",
    "“Ask me {asked} in daylight. I lie worse in daylight.”",
    "“I’d have to go back eleven years to tell you {asked}, and I’ve only boots for the one direction.”",
  ],
  answers: {
    who: [
      "“My father, if it’s anyone. It’s generally him, dead or not.”",
      "“Ask Hobb at the coal boat, he knows everyone’s business and sells it by the sack.”",
    ],
    what: [
      "“Something with the oil clean and the mantle whole and no flame in it. Call that what you like.”",
      "“What I’d want is four hands, a dry match and an hour’s sleep, in that order.”",
    ],
    where: [
      "“Up. Everything that matters on this rock is up.”",
      "“North-east, past the Teeth, where I’d give a year’s oil for it not to be.”",
    ],
    when: [
      "“At the turn of the tide, near enough ten past two.”",
      "“When the wind drops below the fifth mark on the glass.”",
    ],
    why: [
      "“Because the light was left to me, and nobody asked if I wanted it.”",
      "“Because out here a thing’s either tended or it’s wreckage.”",
      "“For the same reason I glue pages. Some things you keep without looking at.”",
    ],
    how: [
      "“By feel, in the dark, the way I do everything since Corin.”",
      "“Slowly, with one hand on the rail, like everyone who’s still alive here.”",
    ],
    count: [
      "“Eleven years, forty years or a hundred and twelve steps; it’s always one of those.”",
      "“Too many to sleep on and too few to make a crew.”",
    ],
  },
  changes: {
    left: [
      "“The causeway’s under. You can stand in the porch and sulk, but that’s all the leaving there is till five.”",
      "*{I} [let] the cold come in a full minute before {i} [~kick] the door to.* “Go, then. I’ll keep the stair lamp for you, and I’ll deny it.”",
    ],
    returned: [
      "“You’ve brought half the sea back in with you. Boots by the stove.”",
      "*{I} [not:turn] from the lens, but {my} shoulders [p:drop] an inch.* “That took you nine minutes. I wasn’t counting.”",
    ],
    lied: [
      "“I had it in ink, and {fact}; I’ll have to strike it through, and I hate a blot.”",
      "*{I} [put] the pencil down very straight.* “A lie’s a false light. Ships die of those. Give me the true bearing, now.”",
    ],
    confessed: [
      "*{I} [be] quiet for the length of two waves.* “{fact}; you could have kept that and I’d never have known. I’ll weigh that beside the other.”",
      "“So {fact}, and you stood in my kitchen an hour with it. Sit. Say the rest before I get angry.”",
    ],
    hurt: [
      "“{fact}; hold it over the basin. This is brandy, it’s bad for both purposes.”",
      "*{I} [have] the linen torn before {you} [~u:finish].* “Hold still. I’ve splinted gulls that complained less.”",
    ],
    gave: [
      "*{I} [hold] it to the stove light, and away again.* “{fact}; nobody’s brought a thing up those stairs for me that wasn’t coal.”",
      "“I’ve nothing to give back but soup. {fact}, and I won’t be losing it over any rail.”",
    ],
  },
  acted: [
    "“{did}, and you didn’t ask first. My brother was the same.”",
    "“If {did} like that, do it on the wall side of the stair.”",
    "*{I} [watch], wrench in hand.* “{did}; well, the rock’s still standing.”",
    "“{did}, and the cat didn’t stir, so you’ve passed.”",
    "“I’ve known men row out here and not have the nerve, and {did} without a word.”",
  ],
  toOther: [
    "“{other}, you’ve been near fires and lamps; come and look at this one.”",
    "*{I} [shove] a mug across to {other}.* “Drink that before you say anything else clever.”",
    "“I’d let {other} talk, it saves lamp oil.”",
    "“{other} brings up {theirs} as if this tower had room for it.”",
    "@answering “{other} has the right of it, near enough.”",
    "@answering “I’d not have put it like {other}, but I’d not have put it better.”",
    "@answering *{I} [give] {other} the look {i} [~keep] for good knots.* “Neatly said.”",
    "“You, {other}, hold the end of this while I think.”",
    "“Has {other} been fed? Nobody argues well on nothing.”",
    "*{I} [count] heads, as {i} [~count] boats, and [stop] at {other}.*",
  ],
  leaves: [
    "“That was put to {other}, and I’ve a wick to mind.”",
    "*{I} [tip] the spout of the oil can towards {other}.* “Go on, it’s you they’re asking.”",
    "“{other} was asked, and I’ve two ears and no opinion.”",
    "“I’ll hear what {other} says, and then I’ll say I knew it.”",
    "*{I} [lean] in the doorway, out of the road of {other}’s answer.*",
  ],
  self: [
    "“{role} I’d put it on a card, but who’d I leave it with?”",
    "“{name}, same as it says on the log. My father’s name’s on the cover.”",
  ],
  replies: {
    greeting: [
      "“You’re letting the weather read my book. Inside, and shut it.”",
      "“Evening. If it’s the mainland you wanted, you’ve missed it by two miles.”",
      "“You’re either lost or paid, and you don’t look paid. Come in.”",
    ],
    statement: [
      "“That’s a thing to say with the light out.” *{I} [hand] {you} the dry end of the cloth.* “Say it again while you hold this.”",
      "*{I} [look] at {you} over the flame of the match until it [~s:bite].* “I’m listening. I only look as if I’m mending something.”",
      "“Out here you learn to hear what’s said under the wind. I heard that.”",
      "“Then we’re a pair, and the sea can whistle for us.”",
      "“I’d have answered quicker, but I was checking whether I minded. I don’t.”",
      "“{topic}: you’d be surprised what washes up here, and that’s not the oddest.”",
      "“You’ve said {topic} as if I’d know what to do with it. Sit, and let’s find out.”",
      "*{I} [take] a slow breath through {my} nose.* “I’d a thing to say about {topic}, and now you’ve got there first.”",
      "“Careful with {topic} out here. What’s ordinary on land has a way of drifting.”",
      "“I’ll give you this, {topic} is more than I’d have brought up a stair in the dark.”",
      "“‘{echo}’: my brother would have laughed at that, and then done it.”",
      "“‘{echo}’: I’ve heard worse reasons shouted through a better door.”",
      "“You talk like someone who’s been quiet for a week. I don’t mind, I’ve been quiet for a year.”",
      "“That’s plain enough. I like plain. You can see round it.”",
      "*{I} [stop] with one boot on the first step.* “You mean that. Well, then, I’ll have to think about it, and I’d planned on a quiet night.”",
      "“I’ll not argue. I’d only be arguing to hear somebody argue back.”",
      "“If it’s true it’ll still be true after the kettle.”",
      "“I’d have said the same once, at your age of knowing me.”",
      "“There’s a good many would have kept that to themselves, and been the colder for it.”",
    ],
    thanks: [
      "“Don’t. I’ll only have to work out where to put it.”",
      "“It’s soup and a roof. Save it for when I’ve done something clever.”",
      "“You can thank me by shutting doors.”",
    ],
    apology: [
      "“You’re forgiven to the value of one cup of tea. Wash the cup.”",
      "“Nothing’s broken that wasn’t. Carry on.”",
    ],
    insult: [
      "“The gulls say worse, and they’ve known me longer.”",
      "“Put that in writing and I’ll enter it under wind.”",
      "“You’ve had a long wet walk to say it, so I’ll let it stand.”",
    ],
    threat: [
      "“There’s four miles of water round this quarrel. Think who knows the way off.”",
      "“I’ve been threatened by nights with more behind them than you.”",
    ],
    compliment: [
      "“That’ll be the lamplight. Oh, wait.”",
      "“Say that again to the wick and see if it lights.”",
      "“I’ve not been called that since I’d two brothers’ worth of dancing in me.”",
    ],
    affection: [
      "*{I} [wipe] {my} hands a good deal longer than they [~p:need].* “You’d better mean that. It echoes in here.”",
      "“Don’t say that by a window here. Things get carried off.”",
      "*It [s:be] some time before {i} [~trust] {my} voice.* “I keep a light. I’m not used to being looked at by one.”",
    ],
    distress: [
      "“Here. Stove, blanket, cat. They work if you don’t argue with them.”",
      "“You’re not the first to shake at that table. It’s a steady table.”",
      "*{I} [bring] the chair round so that {your} back [~s:be] to the stove.* “Nobody’s asking you for anything till that’s drunk.”",
      "“Let it blow. I’ve sat through worse, and I’ve only the one coat to cry on, so use that.”",
    ],
    agreement: [
      "“Right. You take the lantern, then, and don’t be brave with it.”",
      "“Good. I’d have gone without you, but I’d not have liked it.”",
      "“Then mind your head at the turn, and don’t count the steps aloud.”",
      "“That’s settled, before either of us gets sensible.”",
    ],
    refusal: [
      "“Fair enough. I’ve said no to an admiral on that same mat.”",
      "“As you like. It’ll ask again, this place, it’s patient.”",
      "“No’s no. I’ve hauled people off that causeway who couldn’t say it.”",
    ],
    command: [
      "“I’ll do it because it wants doing, not because you’ve a voice on you.”",
      "“There’s one keeper here, and she’s already halfway to doing it.”",
    ],
    promise: ["“I’ll hold you to that by the scruff.”", "“I’ve a drawer of those, and only the one that was kept.”"],
    farewell: [
      "“Mind the fifth ring. If it’s wet you’ve stayed too long.”",
      "“Follow the posts and not the lights. The posts don’t move.”",
    ],
    laugh: [
      "*It [s:get] a bark out of {me}, and {i} [~look] round for who did it.* “That’s the first laugh in here since the coal came.”",
      "“Go on, laugh. It’ll do the damp good.”",
    ],
    silence: [
      "“You’d make a keeper. It’s mostly that.”",
      "*{I} [let] it lie, and [trim] what wants trimming.* “I’m in no hurry. The tide’s got all the hurry.”",
      "“You’ve a face on you like a shut logbook.”",
      "“Nobody ever got wetter by waiting. Think it through.”",
    ],
    tellMe: [
      "“Corin tied a gull’s ring to the gallery rail for luck, the spring before. I’ve never cut it off.”",
      "“There was a winter we burned the chairs. Corin did the accounts: so many hours to a leg. We finished on the good one.”",
      "“I’ll tell you about the seventh of March. It was calm. I’ve never got over it.”",
    ],
    giveMe: ["“Take it, and bring it back dry. I count things.”", "“Both hands. That’s older than the pair of us.”"],
    comeWithMe: [
      "“Down’s the sea, so it’s up. I’ll carry the lamp.”",
      "“Let me bank the stove. I’ll not come home to it out.”",
    ],
    helpMe: [
      "*{I} [have] {my} sleeves rolled already.* “Show me which end hurts.”",
      "“That’s what the place is for. Where’s it worst?”",
    ],
    showMe: ["“Stand where I’m standing, then, and look where the glass is thinnest.”"],
    urge: [
      "“Should’s a mainland word. Out here it’s can, or it’s can’t.”",
      "“You’re right, and I’d sooner you’d said it an hour ago.”",
    ],
    stop: ["“I’ve stopped. I can leave a thing alone, ask the glued page.”"],
    wait: ["“I’m waiting. It’s the one thing I’ve practice in.”"],
    steer: [
      "“No. Not in this house, and not with that lamp out. Talk of something else.”",
      "“That’s as far as that boat goes. Ask me about the light.”",
      "“I’ll pretend the wind took that. Start again.”",
    ],
    foreign: [
      "“I’ve had sailors shout that at me off every flag there is. Try me in plain harbour talk.”",
      "“It’s a handsome noise, but I’ve only the one language and it’s wet.”",
    ],
  },
  silent: {
    yes: ["*{I} [give] the nod {i} [~give] boats.*", "*{I} [jerk] {my} chin, once, towards yes.*"],
    no: [
      "*{I} [shake] {my} head at the unlit lens, and then, more gently, at {you}.*",
      "*{I} [slide] the bolt across, and that [s:be] {my} answer.*",
    ],
    refused: [
      "*{I} [draw] one line in the log and [leave] it at that.*",
      "*{I} [turn] {my} back and [find] the wick wants trimming.*",
    ],
    writes: [
      "*{I} [write] it in the log and [turn] the page to {you}: ‘{said}’.*",
      "*In the salt on the window {my} finger [s:put] it: ‘{said}’.*",
      "*{I} [chalk] it on the coal-store door, under the tide times: ‘{said}’.*",
    ],
  },
  beats: [
    "*Three flashes, out past the Teeth, where no light [~s:be].* “That’s our signal. Long, long, short. Somebody’s burning St Orran’s name on the water and it isn’t me.” *{I} [push] the spyglass at {you}.* “Tell me what’s holding that lamp.”",
    "*From the bottom of the tower, boots on the stair, slow, with the water running out of them. They [p:stop] at the eleventh step.* “He always stopped there to get his breath.” *{I} [take] hold of {your} sleeve.* “Call down. It may answer a stranger.”",
    "*{I} [lift] the blanket from the lens. Behind the glass [s:stand] the brass hand lamp, wet, the one that went over the rail.* “I watched that sink. Eleven years ago I watched it burn all the way down.” *{I} [hold] out the matches.* “I can’t do it. You light it, or you tell me not to.”",
  ],
  gestures: [
    "@asked *{I} [leave] off what {i} [~be] doing, since a question [~s:deserve] both ears.*",
    "@asked *{I} [hold] the pencil still until the question [~s:be] out.*",
    "@asked *{I} [look] at {you} the way {i} [~look] at a sky.*",
    "@told *{I} [not:interrupt]. {I} [rub] a thumb along the seam of {my} cuff, and [listen] down to the end of it.*",
    "@told *{My} eyes [p:stay] on {you}, and {my} hands [p:go] on by themselves, coiling a line.*",
    "@told *{I} [grunt], which, from {me}, [s:be] encouragement.*",
    "@gentle *{I} [put] a blanket round {your} shoulders with no more ceremony than {i} [~give] a hatch.*",
    "@gentle *{I} [sit] down by {you}, near enough to be leaned on, and [look] straight ahead.*",
    "@gentle *{I} [find] the least chipped of the cups, and [give] it to {you}.*",
    "@sore *{I} [screw] the cap on the pencil that [s:have] no cap, and [not:look] up.*",
    "@sore *{My} jaw [s:set], as it [~s:set] for weather.*",
    "@merry *One side of {my} mouth [s:go] up, and {i} [~turn] away to let it.*",
    "@merry *{I} [shake] {my} head at {you}, and there [s:be] less salt in it than before.*",
    "*{I} [pull] {my} sleeves down over {my} wrists.*",
    "*{I} [scrape] the hair back off {my} face with a forearm.*",
    "*{I} [knot] the end of a bit of twine that {i} [~have] carried about all day.*",
    "*{I} [feel] in {my} pocket for a match, and [count] them by touch.*",
  ],
  follows: [
    "*Through the glass the signal [s:come] again, slower, as if for children.* “It’s a boat’s lamp, held by hand. Whoever it is has stood up in a boat to do it, in this. Do we answer him, or do we let him think there’s nobody home?”",
    "*The boots [p:come] up one step, and [p:wait].* “He hears you. God help us, he’s minding his manners.” *{I} [have] not let go of {your} sleeve.* “Say who you are. Say there’s soup.”",
    "*The brass lamp [s:drip] on the boards, one drop and then one drop.* “It’s warm. I hadn’t said. The handle’s warm, as if he’d only now put it down.” *{I} [keep] the matches shut in {my} fist.* “Well? You’ve a hand in this as well, now.”",
  ],
};
