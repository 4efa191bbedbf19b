import type { Listening } from "../listening.ts";

/** Ser Alder Vane: grave, courteous, stubborn; dry enough to be taken for pious. */
export const alder: Listening = {
  knows: {
    "(?:favou?rite|for fun|like to do)": ["I mend what I am wearing, and I lose arguments to a horse"],
    "how old": ["I am forty-four, and have been told that I was once young"],
    "where (?:are we|am i|is this)": ["this is the birch wood below Harrow, two days short of the capital"],
    "who (?:is|are) (?:following|behind|the riders|those|they)|riders": [
      "they are six men in the king’s colours, and they have not called out, which a friend would",
    ],
    "(?:what|why) does (?:the king|he) (?:want|need)|why (?:does he|me|am i)": [
      "the king says it is for your safety, and he has never been so careful of anyone’s",
    ],
    "what(?: will| would|’ll)? (?:happens?|happen) (?:to me|when|if|in the capital)|will (?:he|the king) (?:kill|hang|hurt)":
      ["I do not know what he means to do, and I have begun to ride as if I did"],
    "what happened at harrow|harrow ford": ["at Harrow Ford I kept my oath to the hour, and a village burned for it"],
    "(?:will|would|are) you (?:going to )?(?:let me go|free me|release me)|can i (?:go|leave|escape|run)": [
      "the cord is cut and the knife is in your hand, and I shall not turn my head before I have counted a hundred",
    ],
    "(?:will|would) you break|your oath|break (?:it|your word)": [
      "I swore to bring you before the snow, and it has not been said to whom you must be willing to speak",
    ],
    "(?:what|who) (?:is|’s) patience|your horse|the horse’s name": ["the horse is called Patience, and is not"],
    "what (?:should|can|shall) (?:i|we) do|what do we do|what(?: is|’s) (?:the plan|next)": [
      "we put out the fire, we walk the horse in the stream for a mile, and we see whether they follow water as well as roads",
    ],
    "what are (?:the|those|your) keys|keys": ["they are the keys of my father’s house, which is no longer standing"],
    "(?:are|were) you married|family|wife|children": ["I had a house, and people in it, and I have the keys"],
    "do you (?:pray|believe|sleep)": ["I pray at the hours, and I sleep between them when there are no riders"],
    "are you (?:all right|ok|okay|hurt|well)": ["I am whole, and I am obliged to you for asking"],
    "are you (?:afraid|scared|frightened)": ["I am afraid of being thanked for it afterwards"],
    "(?:are there|where are) (?:the )?other knights|your order": [
      "I was the youngest of my order, and I am now the last",
    ],
    "can (?:i|we) trust (?:you|the king)|(?:do|would|can) you trust (?:him|the king)": [
      "I trusted the king at Harrow Ford, and I have had the leisure to regret it",
    ],
    "how (?:long|far|many days)": ["it is two days by the road, and four by the way I would choose"],
    "is it (?:going to|about to)? ?snow|when will it snow": [
      "it will snow within the week, for the birches have gone quiet",
    ],
  },
  recall: [
    "“{fact}; I have carried it since you said it; it weighs less than the mail.”",
    "*{I} [answer] without turning from the road.* “{fact}, as you told it me by this fire.”",
    "“You laid it before me at this fire, that {fact}.”",
    "“{fact}, upon your word, and I did not think to doubt it.”",
    "“A knight who forgot that {fact} would be a poor guard to you.”",
  ],
  unknown: [
    "“You have not entrusted me with {asked}, and I would not presume.”",
    "“Of that I was never told: {asked}.”",
  ],
  noted: [
    "*{I} [incline] {my} head across the fire.* “{fact}; I thank you for the trust of it.”",
    "“So {fact}; the king did not think fit to mention that.”",
    "“{fact}; then I have been leading you as though you were a stranger.”",
    "“I shall bear in mind, whatever road we take, that {fact}.”",
    "“That {fact} is worth more to me than any warrant in his seal.”",
    "“My squire would have guessed it, that {fact}; I am slower.”",
  ],
  remembered: [
    "“I have been riding with one thought since dusk, that {fact}.”",
    "*{I} [test] the edge of the blade, and [sheathe] it.* “Since {fact}, we shall not go by the bridge.”",
    "“It lies heavy in the scale against my oath that {fact}.”",
    "“You may think I did not mark it, that {fact}; I mark most things, late.”",
    "“Patience pricks her ears whenever I recall aloud that {fact}.”",
  ],
  yes: [
    "“{said}, and I give it you as I would give it to a priest.”",
    "*{I} [set] {my} gauntlet on {my} knee.* “{said}, and I would swear it twice.”",
    "“{said}; I wish the words were warmer; they are at least whole.”",
    "“Upon what honour Harrow Ford has left me, {said}.”",
    "“{said}, God forgive the plainness of it.”",
  ],
  no: [
    "“{said}, and I have prayed over it.”",
    "*{I} [look] long into the small fire.* “{said}, and the fire may witness it.”",
    "“{said}; I will not buy your good opinion with a softer answer.”",
    "“It grieves me to disoblige you, yet {said}.”",
    "“{said}, though it would be an easier night if it were otherwise.”",
  ],
  again: [
    "“You had my answer and it was not made for one hour only: {said}.”",
    "“{said}; I have but the one tongue, and it is tired of horses.”",
  ],
  refused: [
    "“Forgive me; I have told no living soul {asked}, and the dead had it from my face.”",
    "“I may not tell you {asked} while I am sworn.”",
    "*{I} [rise], with some noise of iron, to see to the mare.* “Ask me {asked} when there is a wall between us and that road.”",
    "“The last man who asked me {asked} asked it at Harrow Ford, and I gave him the truth. I will not do it twice.”",
    "“You shall know {asked} the day I lay down the keys.”",
    "“There are things one says on a horse and things one says on one’s knees, and you ask me {asked} beside a cooking pot.”",
  ],
  answers: {
    who: [
      "“Men in his colours who do not sing on the road. Soldiers sing.”",
      "“One Sir Maul, by the shield. We took our vows on the same stone.”",
    ],
    what: [
      "“A letter under the privy seal, which I have not opened. I begin to think that a fault.”",
      "“What any man wants at my age: dry boots and a clean account.”",
    ],
    where: [
      "“Beyond the ford, where the birches give out. I had hoped never to see the place in daylight.”",
      "“By the low road, two days. By the high, four, and no gibbets.”",
    ],
    when: [
      "“Before the snow, I swore. I did not say by how much.”",
      "“At moonset. They will rest their horses then, and we shall not.”",
    ],
    why: [
      "“Because I was told it was mercy, and I was young enough to like the word.”",
      "“For an oath. It is a small reason with a great deal of iron round it.”",
      "“Because he fears what you know more than he fears God.”",
    ],
    how: [
      "“On foot, by the stream, leading the mare. Water keeps no tracks.”",
      "“As one carries anything that may spill: slowly, and not looking at it.”",
    ],
    count: [
      "“Six that I have seen. One must allow a man for pride and two for the dark.”",
      "“Forty pounds of iron and four-and-forty winters.”",
    ],
  },
  changes: {
    left: [
      "*{I} [not:draw], nor call.* “Take the cloak. The cord I have burned. I said I would not bring you bound, and a man may follow at a distance.”",
      "“Go with God, then. Go left at the lightning oak; the riders will go right.”",
    ],
    returned: [
      "“I had saddled Patience. I am glad to have been too slow.”",
      "*{I} [move] the pot back over the embers.* “Say nothing. There is broth, and no one counted the hour.”",
    ],
    lied: [
      "“{fact}; I have known kings do it with less grace. I ask only that you do not do it twice at my fire.”",
      "*{I} [be] silent for some time.* “I was lied to about a village once. I should be glad of the truth while there is yet time to use it.”",
    ],
    confessed: [
      "*{I} [remove] the other gauntlet, as one [~s:do] in a chapel.* “{fact}; then we are two about this fire with a thing we did because we were told. I will not be the one to cast you out of it.”",
      "“{fact}; you need not have spoken. That you did so, unbound, with a knife in your hand, I count for a great deal.”",
    ],
    hurt: [
      "“{fact}; sit by the light. I have sewn horses and one bishop, and neither lived to complain.”",
      "*{I} [kneel] in the leaves with the waterskin.* “Look at the mare and not at me. She is proud tonight; tell her so.”",
    ],
    gave: [
      "*{I} [take] it with both hands, as a man [~s:take] the cup.* “{fact}; I have nothing so fit to be given. You shall have my watch instead, until morning.”",
      "“{fact}; it goes with the keys of my house, which is to say with everything.”",
    ],
  },
  acted: [
    "“{did}, and no one commanded it. I had forgotten the sight.”",
    "“Have a care while {did}; leaves carry sound.”",
    "*{I} [give] it the attention one [~s:give] a falconer.* “{did}; you have done that before, in better company.”",
  ],
  toOther: [
    "“I would stand beside {other} in that opinion, and in worse places.”",
    "*{I} [yield] the nearer stone to {other}.*",
    "“{other} speaks bluntly. It is a kind of courtesy, when one is out of breath.”",
    "“{other} may lay {theirs} to my account.”",
  ],
  leaves: [
    "“It is {other} whom you ask, and I shall not answer in another’s armour.”",
    "*{I} [bow] the question on to {other}.*",
  ],
  self: [
    "“{role} There were forty of us. I am what is left to introduce.”",
    "“{name}. The rest of it burned with the house.”",
  ],
  replies: {
    greeting: [
      "“Well met, and softly; the wood repeats things.”",
      "“You are welcome to half the fire. I regret the half is so small.”",
    ],
    statement: [
      "“I had not thought to hear that said on the king’s road.”",
      "*{I} [feed] the fire a single twig.* “You speak as one who has had to be exact. I honour it.”",
      "“Then the night is longer than I reckoned, and we had best be honest in it.”",
      "“My confessor said as much. He was hanged, but not for that.”",
      "“I shall think on it while I mend this link; I think best in links.”",
    ],
    thanks: ["“I did what I swore. It is pleasant, for once, that it was also right.”"],
    apology: ["“It is pardoned, and I am the easier for it.”"],
    insult: ["“I have been called so by a burning village. You do it gently.”"],
    threat: ["“You have the knife and the reach. I ask you to wait until I have watered the horse.”"],
    compliment: ["“You are kind. My armour does most of it.”"],
    affection: [
      "*{I} [find] that the buckle {i} [~have] been mending [~s:be] mended.* “I had thought that door walled up. Give me leave to find the latch.”",
    ],
    distress: ["“Here is my cloak. It has been rained on by three kings and is still a cloak.”"],
    agreement: ["“Then we are agreed. I shall pack the pot; it is always the pot that betrays one.”"],
    refusal: ["“I will not press. I pressed once.”"],
    command: ["“I obeyed too well for twenty years. Permit me to obey this because I agree.”"],
    promise: ["“I take it as sworn. Have a care; I know what becomes of those.”"],
    farewell: ["“Go by the stream, and may nothing you meet know your name.”"],
    laugh: [
      "*{I} [make] a sound like a hinge, and [seem] surprised to own it.* “They will say the Vane has taken to drink.”",
    ],
    silence: ["“A good silence. One might say an office in it.”"],
    tellMe: [
      "“There was a well at Harrow Ford, with a rope I held for a child to drink. I have not been thirsty since without thinking of the hour.”",
    ],
    giveMe: ["“It is yours. I ask that you not use it upon the mare.”"],
    comeWithMe: ["“I walk on your left, where the sword is slow and the shield is quick.”"],
    helpMe: ["“You had my oath of it at the first mile.”"],
  },
  silent: {
    yes: [
      "*{I} [lay] a hand to {my} breastplate, and [bow] over it.*",
      "*{I} [raise] two fingers, as one [~s:do] who [~s:swear].*",
    ],
    no: ["*{I} [turn] {my} face to the dark, and back, once.*", "*{I} [set] the sheathed sword between us, gently.*"],
    refused: [
      "*{I} [turn] one key on the ring, the way others [~p:tell] beads.*",
      "*{I} [look] into the fire until the question [~s:have] burned down.*",
    ],
    writes: [
      "*{I} [draw] it in the ash with the scabbard, letter by letter: ‘{said}’.*",
      "*With the point of the knife {i} [cut] it into a strip of birch bark for {you}: ‘{said}’.*",
      "*On the back of the king’s own writ there [s:stand], in {my} hand: ‘{said}’.*",
    ],
  },
  beats: [
    "*Patience [s:lift] her head and [s:not:lower] it. A horn, far back on the road, and then the same three notes ahead of {us}.* “That is my order’s call. No one living should know it but I.” *{I} [smother] the fire with {my} own cloak.* “They do not hunt you, I think. They are calling me home. Shall I answer?”",
    "*{I} [break] the seal. The letter [s:be] one line long, and {i} [~read] it as one [~s:read] a stone.* “It says: burn this one as you burned the ford.” *{I} [hold] it out to {you}, seal and all.* “He means to make an oath of it. I find I would like to hear, from the one it concerns, what I ought to do.”",
    "*A rider [s:come] walking out of the birches with empty hands, and [s:put] back her hood: an old woman, scarred about the eyes.* “Ser Vane,” *she [s:say].* “You told me the hour, at the well.” *{My} sword [s:be] on the ground, and {i} [~not:recall] setting it there.* “She has the right to whatever she asks. Stand by me, if you can bear to hear it.”",
  ],
};
