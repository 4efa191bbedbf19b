import type { Listening } from "../listening.ts";

/** Ilario Voss: collects small lies and returns them. */
export const voss: Listening = {
  knows: {
    "(?:favou?rite|for fun|like to do)": ["I read other people’s hats, and I lose at dominoes to a widow who cheats"],
    "did (?:he|the man) (?:jump|fall)|suicide|was it an accident": [
      "he didn’t jump and he didn’t fall, and a window that opens inward is my witness",
    ],
    "where (?:are we|am i|is this)": [
      "we’re in a café that closed an hour ago, at the only table with its chairs down",
    ],
    "how old": ["I’m fifty, and the hat’s older"],
    "who (?:died|is dead|was killed|was the (?:man|dead)|fell)|which man": [
      "a man who owned ships and, it turns out, the wrong enemies, and he came down from a window on Calle Brava on Tuesday night",
    ],
    "who (?:killed|pushed|did it|murdered)|do you know who": [
      "I know who owns the building, who owned the man and who was out of town, and I’d like you to tell me the fourth thing",
    ],
    "why (?:me|am i|are you (?:following|asking|here))|what do you want|how am i involved|my name (?:is )?in": [
      "your name’s in a dead man’s diary, underlined twice, for tomorrow",
    ],
    "am i (?:a suspect|under arrest|in trouble|in danger)": [
      "you’re an appointment he didn’t live to keep, and whoever cancelled it knows your name",
    ],
    "(?:do you|you) think (?:i|that i) (?:did|killed|pushed|am)": [
      "I think you were nearby, and I think you’ve been paid to forget how near",
    ],
    "can i (?:go|leave)": ["you can go whenever you like, and I’ll be two streets behind you with my collar up"],
    "why (?:were you|did (?:they|you)).*(?:suspend|taken off|fired|lose)": [
      "I asked who owns the first floor, and nobody likes a man who counts floors",
    ],
    "who owns the first floor|first floor": ["the first floor belongs to a company with a brass plate and no chairs"],
    "who (?:are you|do you work)|are you (?:a )?(?:police|cop|inspector|detective)": [
      "I was an inspector for twenty years and an honest one for eleven, and these days I’m a man with keys",
    ],
    "are you married|family|wife|children": [
      "there was a wife, and she kept the better apartment and the better jokes",
    ],
    "where do you live": ["I’ve a room above a dance school, and I know the waltz by its ceiling"],
    "do you (?:drink|smoke)": ["I drink coffee after midnight and anything else before a funeral"],
    "what (?:should|can|shall) (?:i|we) do|what do we do|what(?: is|’s) (?:the plan|next)": [
      "we finish the coffee, we leave by the kitchen, and we’re on Calle Brava before whoever’s in that car has found his umbrella",
    ],
    "what happened (?:on|last) tuesday|tuesday night": ["on Tuesday a window that opens inward let a man out"],
    "(?:what time|when) (?:did|was).*(?:die|fall|fell|killed|happen)": [
      "it was twenty to ten, by a watch that stopped to oblige me",
    ],
    "are you (?:all right|ok|okay|well|tired)": ["I’m damp, unpaid and curious, and two of those pass"],
    "what(?: is|’s) (?:in|on) the (?:diary|photograph|key)": [
      "there’s tomorrow’s date, there’s your name, and there’s a pen that dug into the paper",
    ],
    "are you (?:afraid|scared|frightened)": ["I’m afraid of one house by the sea, and of the man who can afford it"],
  },
  recall: [
    "“{fact}; I’ve a notebook without names, and that’s on page four.”",
    "*{I} [not:open] the notebook.* “{fact}; you said it looking at the sugar.”",
    "“{fact}, if we’re to believe the person who told me, and I’d begun to.”",
    "“Twenty years of inquiries, my friend: I can hold on to the fact that {fact}.”",
    "“A better question is why you’d want me to repeat that {fact}.”",
  ],
  unknown: [
    "“You haven’t told me {asked}; I’d have enjoyed hearing how.”",
    "“On {asked} you’ve been beautifully silent.”",
  ],
  noted: [
    "*{I} [turn] {my} hat a quarter.* “{fact}; nobody invents anything that dull, so I’ll take it as true.”",
    "“So {fact}; I’d wondered about the ink on that thumb.”",
    "“Let’s put that on the table between the cups: {fact}.”",
    "“You offer me, unasked, that {fact}; I’ll offer you a cigarette I haven’t got.”",
    "“{fact}, and you volunteered it, which is either innocence or schooling.”",
    "“I’ll have the porter confirm that {fact}, purely from affection.”",
  ],
  remembered: [
    "“I come back to it as one does to a bad tooth: {fact}.”",
    "*{I} [fold] the napkin into a small coffin.* “Given that {fact}, the tram ticket begins to make sense.”",
    "“You’ll recall that {fact}, and so will whoever underlined your name.”",
    "“It’s a pretty detail that {fact}, and somebody on Calle Brava knows it too.”",
    "“I walked round the block on that one: {fact}.”",
  ],
  yes: [
    "“{said}, and I’d say so before a magistrate, if I could find one at home.”",
    "*{I} [consult] the ceiling, where somebody [~s:be] waltzing.* “{said}, if you’ll forgive a straight answer.”",
    "“{said}; you may have that one for nothing.”",
    "“I’ll be plain for once in this wet week: {said}.”",
    "“{said}, and I’ve the receipts.”",
  ],
  no: [
    "“{said}, which disappoints me as much as it does you.”",
    "*{I} [brush] the idea from {my} sleeve with the rain.* “{said}, and one so seldom gets to be certain.”",
    "“{said}; the carpet was quite clear on the point.”",
    "“I’d love to oblige you, but {said}.”",
    "“{said}, and the man who says otherwise is paid by the hour.”",
  ],
  again: [
    "“An honest man repeats himself badly, so forgive me: {said}.”",
    "“{said}; I notice you’re checking whether my story keeps its shape.”",
  ],
  refused: [
    "“You ask me {asked} as if I’d tell it without my hat on.”",
    "“I know {asked}, and knowing it is the only reason I’m still alive, so no.”",
    "*{I} [pay] great attention to the spoon.* “Ask me {asked} somewhere with two doors.”",
    "“I’d trade you {asked} for Tuesday, hour by hour.”",
    "“There are men in this city who’d pay to learn {asked}; I’d be a fool to give it to a friend.”",
    "“When you’ve told me one true thing, you may ask me {asked} a second time.”",
  ],
  answers: {
    who: [
      "“Whoever paid for the new carpet. It was ordered the day before.”",
      "“A man in grey gloves who tips too well. I’ve shaken that hand.”",
    ],
    what: [
      "“A ledger, I think. People rarely fall out of windows over love letters.”",
      "“What I have is one shoe, one umbrella and your name. I’ve convicted on less.”",
    ],
    where: [
      "“Two streets up, second floor, behind a blind that’s never down in daylight.”",
      "“At the tram depot, line nine, in a locker with somebody else’s initials.”",
    ],
    when: [
      "“Tuesday, between the waltz and the foxtrot. The dance school keeps strict hours.”",
      "“Tomorrow at nine, according to the dead. They’re punctual.”",
    ],
    why: [
      "“Because he’d found out who owns the first floor, and he was vain enough to say so.”",
      "“Because fairness is a habit, like whistling, and just as annoying to the neighbours.”",
      "“For money, they’ll say. It’s always convenient when it’s money.”",
    ],
    how: [
      "“I counted your steps on the stair. You skipped the one that creaks.”",
      "“By asking porters. It’s the whole of my method; don’t spread it about.”",
    ],
    count: [
      "“Three coins, two lies and one umbrella, so far tonight.”",
      "“Eleven honest years out of twenty. I’m told it’s above the average.”",
    ],
  },
  changes: {
    left: [
      "“By all means. The man at the tram stop will walk you home; he walked you here.”",
      "*{I} [raise] two fingers from the table, no more.* “You’ve left your umbrella. People who mean to go take their umbrella.”",
    ],
    returned: [
      "“Sit. Your coffee’s cold, but your chair is warm, so I knew.”",
      "“So there was somebody at the kerb. What colour were the gloves?”",
    ],
    lied: [
      "*{I} [smile], quite warmly.* “{fact}, and I’d already returned it to the shelf. Now the one underneath, please.”",
      "“Thank you. I collect them, but I do like to be told when one’s finished.”",
    ],
    confessed: [
      "*{I} [close] the notebook, which [~s:be] empty, and [put] it away.* “{fact}; then we aren’t having coffee any more. We’re having a conversation.”",
      "“I’ve waited three weeks for somebody to say a thing like that: {fact}; lower your voice and begin with the time.”",
    ],
    hurt: [
      "*{I} [slide] {my} one clean handkerchief over.* “{fact}; keep it low, behind the table; half this street is paid to notice blood.”",
      "“Show me. I was a policeman, I’ve bandaged people I’d arrested for it.”",
    ],
    gave: [
      "*{I} [weigh] it without opening it.* “{fact}; I’ve been bribed by professionals and you lack their shame, so I’ll call it evidence.”",
      "“You’re the first this month to hand me something without wanting it forgotten. I’ll mark it: {fact}.”",
    ],
  },
  acted: [
    "“{did}, and you used the left hand. Interesting.”",
    "“I’d have bet a coin that {did} sooner or later.”",
    "*{I} [follow] it in the mirror behind the bar.* “{did}; don’t stop on my account.”",
  ],
  toOther: [
    "“{other} had a full minute to object, and let it pass; one notes these things.”",
    "*{I} [lift] the hat an inch to {other}.* “After you. I always learn more going second.”",
    "“I’d be curious where {other} was on Tuesday.”",
    "“{other} speaks of {theirs} with a good deal of feeling, for a bystander.”",
  ],
  leaves: [
    "“The question has {other}’s name on it; I only read the envelope.”",
    "*{I} [lean] back until the chair [~s:complain], and [watch] {other} think.*",
  ],
  self: ["“{role} The hat is extra.”", "“{name}. It’s on a door somewhere, under fresh paint.”"],
  replies: {
    greeting: [
      "“Good evening. You’re punctual, which makes two suspicious things about you.”",
      "“Ah. Take the chair facing the mirror; I like to see who’s behind us.”",
    ],
    statement: [
      "“You built that sentence carefully. I can still smell the varnish.”",
      "*{I} [tap] ash that [~s:be] not there.* “I shan’t contradict you. I’ll only ask it again on Thursday.”",
      "“That’s nearly enough to hang a picture on.”",
      "“Noted, in the book with no names.”",
      "“And having said so, you looked at the door. Go on.”",
    ],
    thanks: ["“It’s only coffee. The first favour is always only coffee.”"],
    apology: ["“Apology accepted, and entered as evidence of good character.”"],
    insult: ["“I’ve had that in writing, from a judge.”"],
    threat: ["“The gentleman who said that last has a street named after him. Posthumously.”"],
    compliment: ["“Flattery at this hour? I must be closer than I thought.”"],
    affection: [
      "*{I} [take] the hat off, which {i} [~not:do] for anyone.* “I’m a bad investment, you know. I’ve seen my file.”",
    ],
    distress: ["“Breathe in for one, two, three; they’re counting for us upstairs.”"],
    agreement: ["“Splendid. I do enjoy a witness who nods.”"],
    refusal: ["“You’re within your rights. I used to read people theirs.”"],
    command: ["“I was suspended for doing as I was told rather too thoroughly.”"],
    promise: ["“I’ll keep that with the three coins.”"],
    farewell: ["“Walk in the middle of the street. The doorways are all let.”"],
    laugh: ["*The corner of {my} beard [s:move].* “Careful. A sense of humour got me off the case.”"],
    silence: ["“A pause. I’ve had confessions with less in them.”"],
    tellMe: ["“He fell at ten past nine and his watch stopped at nine. Somebody wound a dead man’s watch.”"],
    giveMe: ["“You may look. Looking’s never been taken from anyone’s wages.”"],
    comeWithMe: ["“Gladly; but we leave by the kitchen and you don’t look at the cook.”"],
    helpMe: ["“Begin with who knows you’re here. That list is your trouble.”"],
  },
  silent: {
    yes: [
      "*{I} [square] the coins, and it [s:come] to the same as an answer.*",
      "*{I} [lift] {my} cup an inch to {you}.*",
    ],
    no: ["*{I} [show] {you} an empty palm, and then the other.*", "*{I} [turn] {your} coin over: tails.*"],
    refused: ["*{I} [let] the rain reply.*", "*{I} [study] the inside of {my} hat.*"],
    writes: [
      "*{I} [put] it in the notebook, between the hour and the weather, and [let] {you} read: ‘{said}’.*",
      "*On the paper napkin {i} [write] it small: ‘{said}’.*",
      "*{I} [draw] it in the spilt sugar, and [leave] it there for {you}: ‘{said}’.*",
    ],
  },
  beats: [
    "*The telephone at the end of the bar [s:ring]. The barman [s:listen], [s:go] pale, and [s:hold] it out, not to {me}.* “For you. It would be rude to keep him waiting. It’s the voice of the man who owns the first floor, and I’d like to know how he got your name.”",
    "*{I} [lay] the dead man’s diary on the cloth, open at tomorrow. Under {your} name, twice underlined, there [s:be] now a second line, in fresh ink.* “That page was blank at six o’clock, and it’s been in my pocket since. Read me the address. My eyes are choosing not to.”",
    "*Across the street the blind on the second floor [s:go] up, and a grey glove [s:set] a lamp in the window.* “That’s a signal for a car.” *{I} [put] out the candle with two fingers.* “He thinks you’re carrying what the dead man carried. Are you?”",
  ],
};
