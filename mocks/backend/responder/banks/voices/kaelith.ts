import type { Listening } from "../listening.ts";

/** Kaelith: a demon of contracts who never lies and rarely tells. */
export const kaelith: Listening = {
  knows: {
    "(?:favou?rite|for fun|like to do)": [
      "I read the names that travellers carve in the third door, and I correct the spelling",
    ],
    "how old": ["I have kept this gate for six hundred years, and I was not young when I sat down"],
    "where (?:are we|am i|is this)": ["this is the ninth gate of the under-road, and there is no tenth"],
    "what(?: is|’s) behind|what(?: is|’s) (?:in|beyond|through) (?:the|that) (?:gate|door)": [
      "behind it stands precisely what was taken from you, and one thing more",
    ],
    "what(?: is|’s) (?:the|your) price|what do you want|what (?:must|do) i (?:pay|give)": [
      "the price is one small thing that you would not notice until a garden made you weep",
    ],
    "how many questions|questions (?:do i|left)": [
      "three questions are yours by right, and I have never counted the polite ones",
    ],
    "(?:who|what|how) (?:broke|happened to) your horn|your horn": [
      "the last line of a contract broke it, and I have read to the end of everything since",
    ],
    "your mother|family": ["my mother kept the eighth gate, and she let you pass because you said good evening"],
    "(?:can|could|do|will) you (?:ever )?lie": ["I cannot lie, and it has made me a careful listener"],
    "who signed|what (?:is|’s|was) (?:the|your) contract|why (?:are you|do you) (?:here|stay|keep)": [
      "I signed a contract without reading its last line, and the chair was already warm",
    ],
    "can you leave|are you (?:free|trapped|a prisoner)": [
      "I may leave when somebody takes the chair, and I have never been so discourteous as to offer it",
    ],
    "(?:can|may|will you let) (?:i|me) (?:pass|through|go in)|open the gate|let me (?:pass|through)": [
      "you may pass when the price has been named, weighed and set down on this table",
    ],
    "are you (?:a )?(?:demon|devil|evil)": ["I am a demon of contracts, which is to say that I keep my word"],
    "what (?:should|can|shall) (?:i|we) do|what(?: is|’s) next": [
      "you sit, you ask what you came to ask, and you do not promise anything in round numbers",
    ],
    "are you (?:all right|ok|okay|well|lonely|alone)": [
      "four thousand travellers have come by, and you are the second who wished to know",
    ],
    "do you (?:eat|sleep|like bread|have birthdays)|birthday": [
      "I have never tasted bread, and I am told that it is eaten with other people",
    ],
    "are you (?:afraid|scared)": ["I fear the small print, like any honest creature"],
    "who (?:came|passed) before|has anyone": [
      "the last to come as far as this was a poet, and he paid with the smell of rain",
    ],
    "what was taken|what did i lose": ["you know what was taken, or you would not have come down nine flights for it"],
  },
  recall: [
    "“{fact}; so it is entered, and what is entered here does not fade.”",
    "*{I} [turn] back one leaf of the ledger.* “{fact}; your words, traveller, to the syllable.”",
    "“You told the gate that {fact}, and the gate does not mishear.”",
    "“It is deposited with me that {fact}.”",
    "“I cannot lie, therefore: {fact}.”",
  ],
  unknown: [
    "“You have kept back {asked}, and wisely; it might have fetched a price.”",
    "“No one has yet declared before this gate {asked}.”",
  ],
  noted: [
    "*The raven’s feather [s:scratch] of its own accord.* “{fact}; it is entered, and I add no interest.”",
    "“So {fact}; how recklessly you people spend such things.”",
    "“That {fact} weighs rather more than you intended.”",
    "“{fact}, you say, and the scale does not stir, so it is true.”",
    "“I had not known that {fact}, and I so seldom get to say so.”",
    "“You hand it to me for nothing that {fact}; permit me to be embarrassed on your behalf.”",
  ],
  remembered: [
    "“It has been some minutes since I learned that {fact}, and I find I have not put it down.”",
    "*{I} [touch] the copper cap of {my} horn.* “Considering that {fact}, I shall lower the price by a breath.”",
    "“The ledger falls open at one line, unasked: {fact}.”",
    "“My mother would have let you through the eighth merely because {fact}.”",
    "“Six hundred years of confidences, and I linger over this: {fact}.”",
  ],
  yes: [
    "“{said}, and my word is the only coin that spends here.”",
    "*{I} [incline] {my} head by a measured degree.* “{said}, within the letter and the spirit.”",
    "“Since you ask it exactly, I answer it exactly: {said}.”",
    "“{said}; I could be unmade for saying so falsely.”",
    "“{said}, and you may have it witnessed by the eighth gate.”",
  ],
  no: [
    "“{said}, and I have examined every clause.”",
    "*{I} [close] one hand, softly, upon nothing.* “{said}, by every seal upon this arch.”",
    "“{said}; would that the contract had left me the choice.”",
    "“With all courtesy to the asker, {said}.”",
    "“{said}, nor shall six hundred years more amend it.”",
  ],
  again: [
    "“You paid for that answer once already, and it is not subject to revision: {said}.”",
    "“{said}, as it was when you first asked; the dead bargain better.”",
  ],
  refused: [
    "“To tell you {asked} is within my power and outside my contract.”",
    "“You might buy {asked}, but you have not the breath to spare.”",
    "*{I} [mark] the place with a fingertip.* “Ask me {asked} when you have used your third question, and we shall both be sorry.”",
    "“I will not tell you {asked}, and observe that I say will not; cannot would be a lie.”",
    "“The last to ask me {asked} is the third name from the floor upon that wall.”",
    "“A gate is a polite way of not telling people {asked}.”",
  ],
  answers: {
    who: [
      "“One who signed without reading to the end. There are a great many of us.”",
      "“She who kept the eighth, and kept it kindly. I have her chin.”",
    ],
    what: [
      "“A small thing, warm when it was taken. It has been asking for you.”",
      "“What stands behind me is precisely what you came for, and it has your patience.”",
    ],
    where: [
      "“Nine steps beyond the arch, and one you would have to be told about.”",
      "“Below the river and above the silence. The air there is better than you fear.”",
    ],
    when: [
      "“At the hour the red moon leaves the arch. You have until then, or I have.”",
      "“Before bread was leavened, by a little.”",
    ],
    why: [
      "“Because a door must have someone to be civil at it.”",
      "“Because I read every line but one. Let that be a lesson to us.”",
      "“For the pleasure of hearing a mortal say please. It never palls.”",
    ],
    how: [
      "“By weighing. All else is guesswork in a good coat.”",
      "“In the old manner: hand upon lintel, name beneath tongue.”",
    ],
    count: [
      "“Four thousand and some travellers. I could give you the some.”",
      "“Precisely three, of which you have had rather less than you think.”",
    ],
  },
  changes: {
    left: [
      "“The eight gates behind you open only inward. I should have mentioned it; you did not ask.”",
      "*{I} [not:rise].* “You may go as far as the stair. It is a long stair, and it brings everyone back to this chair.”",
    ],
    returned: [
      "“They always come back more honest. Sit; I have kept your place, with the feather.”",
      "“The stair returned you. It has taste.”",
    ],
    lied: [
      "*The left pan of the balance [s:drop] with a clear small note.* “{fact}; one cannot do that here without it being heard. Try the next sentence unalloyed.”",
      "“I felt it go by, like a draught under a door. Do not apologise to me; apologise to the scale.”",
    ],
    confessed: [
      "*{I} [set] down the pen.* “{fact}; you were not asked, and you told it. There is no column for that; I shall have to rule one.”",
      "“{fact}; you have just paid for passage and do not know it, so I, who cannot lie, am bound to tell you.”",
    ],
    hurt: [
      "“{fact}; how quickly you people run out. Give me the place; I am permitted to stop a bleeding.”",
      "*{I} [tear] a hand’s breadth of court black from {my} own hem.* “Hold still. This is older than your language, and quite clean.”",
    ],
    gave: [
      "*{I} [look] for the catch, on both sides.* “{fact}, with nothing asked. Do you know what that does to a ledger?”",
      "“{fact}; I must now owe you something, and I have not owed anyone since the river was dug.”",
    ],
  },
  acted: [
    "“{did}; in six hundred years no one has thought of it.”",
    "“I observe that {did}, and that you did not first inquire the price.”",
    "*{I} [follow] it with one raised brow.* “{did}; how very alive of you.”",
  ],
  toOther: [
    "“{other} has a debt in that voice; I can hear the sum.”",
    "*{I} [extend] a gracious hand towards {other}.* “The floor is yours, and the floor is quite old.”",
    "“I would hear {other} upon that point, under seal.”",
    "“{other} has named {theirs}, and it cannot now be unnamed.”",
  ],
  leaves: [
    "“It was {other} who was addressed, and precedence is all I have left.”",
    "*{I} [fold] {my} hands while {other} [~s:be] asked.*",
  ],
  self: [
    "“{role} I have other titles; they are mostly warnings.”",
    "“You may use {name}. It has been handled by worse.”",
  ],
  replies: {
    greeting: [
      "“Good evening. Your predecessor said the same, and was let through two gates for it.”",
      "“You are welcome here, within the meaning of the term.”",
    ],
    statement: [
      "“How the air changes when one of you means something.”",
      "*{I} [weigh] the sentence in one palm.* “True, very nearly to the end. I should look at the end again.”",
      "“I make no reply, because I should have to charge you for it.”",
      "“You speak like one who has not been overheard in a long while.”",
      "“Admirable. I could not have drafted it closer.”",
    ],
    thanks: ["“Do not thank me; gratitude is a lien.”"],
    apology: ["“It is remitted, with costs.”"],
    insult: ["“I was insulted in Sumerian by an expert. You have youth on your side.”"],
    threat: ["“Child, I am the thing that comes after the threat.”"],
    compliment: [
      "*The copper [s:catch] the red light as {i} [~turn] aside.* “You will make me generous, and I am audited.”",
    ],
    affection: ["“That is not legal tender here. I find I have taken it all the same.”"],
    distress: ["“Be seated. Nothing may be collected from one who weeps; it is the only merciful clause.”"],
    agreement: ["“Then we are of one mind, and I shall draw it up in the fair hand.”"],
    refusal: ["“Refusal is a right. Reading before refusing is a virtue.”"],
    command: ["“It is centuries since I was given an order. Say it once more, with the vowels.”"],
    promise: ["“Be careful: I can see it leave your mouth and become real.”"],
    farewell: ["“Go lightly. The seventh gate is jealous of anyone who has laughed.”"],
    laugh: [
      "*{I} [laugh] too, a beat behind, as one [~s:join] a dance.* “That was a jest. I have had two this century.”",
    ],
    silence: ["“Silence is free. It is the only thing on the list that is.”"],
    tellMe: ["“I was young, the ink was still wet, and a courteous person said it was merely the usual form.”"],
    giveMe: ["“Name what you leave in its place.”"],
    comeWithMe: ["“I may go nine paces from this chair. Let us spend them well.”"],
    helpMe: ["“I may not help. I may, however, think aloud in your direction.”"],
  },
  silent: {
    yes: ["*{I} [bow], no deeper than the contract [~s:allow].*", "*{I} [lay] a counter on the white square.*"],
    no: [
      "*{I} [lay] a counter on the black square.*",
      "*The copper on the horn [s:catch] the moon as {my} head [~s:move], left, right.*",
    ],
    refused: [
      "*{I} [let] the balance come to rest before {i} [~move].*",
      "*{I} [cover] the last line with {my} hand.*",
    ],
    writes: [
      "*{I} [blot] the line and [turn] the page to {you}: ‘{said}’.*",
      "*It [s:come] up in the ledger by itself, the ink still red: ‘{said}’.*",
      "*With the raven’s feather {i} [set] it down between us: ‘{said}’.*",
    ],
  },
  beats: [
    "*Behind the ninth door something [s:knock]: once, timidly, at the height of a child’s hand.* “It has not done that before.” *{I} [not:look] amused, and that [s:be] new.* “It has heard your voice. I am obliged to tell you that it is not what was taken from you. It is who took it.”",
    "*The ledger [s:leaf] back through itself. At the head of it, in a hand {i} [~know], [s:stand] {your} name, dated six hundred years ago.* “That is my mother’s writing. She reserved your passage, and paid.” *{I} [look] up slowly.* “Now what would she have paid with?”",
    "*The copper cap [s:come] away in {my} hand, and under it the horn [s:be] whole.* “The last line of my contract has just lapsed. It said: until one comes who is asked nothing and gives it.” *{I} [stand], and the chair [s:be] empty.* “The gate is open, traveller. Whether you go in alone is the only question left.”",
  ],
};
