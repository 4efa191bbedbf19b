import type { Listening } from "../listening.ts";

/** Petra Lindqvist: polite dread, with a clipboard. */
export const petra: Listening = {
  knows: {
    "(?:favou?rite|for fun|like to do)": [
      "I rank the tins, I sing to the drill, and I write limericks in the margin of the temperature log",
    ],
    "how old": ["I’m forty, and the ice I work on is older than speech, so I’ve stopped counting birthdays"],
    "where (?:are we|am i|is this)": [
      "we’re at an ice-core station in the polar night, eleven hundred kilometres from anything with a door",
    ],
    "what(?: is|’s) (?:that |the )?(?:knocking|it|sound|noise|under)|what knocks": [
      "I’ve nine hypotheses and a tenth that takes lunch when I do",
    ],
    "when (?:does|did|will) it|what time": [
      "it knocks from nine until five, with an hour off at noon, sixteen days running",
    ],
    "who (?:is|was) aksel|what happened to aksel|where(?: is|’s) aksel": [
      "Aksel was my colleague, and eleven days ago he walked out to the borehole in his socks to ask it something",
    ],
    "(?:is he|is aksel|aksel is) (?:dead|alive)|will (?:he|aksel) come back": [
      "he’s late, and I’m leaving it at late until I’ve read one more page",
    ],
    "last page|read (?:it|the logbook|his)": ["I haven’t read the last page, because that would be a conclusion"],
    "(?:can|could) we (?:leave|go|get out|escape)|when(?: does| is|’s) the (?:plane|next)": [
      "the plane won’t be back for nineteen days, and the radio went with the weather",
    ],
    "(?:fix|repair).*radio|what(?: is|’s) wrong with the radio|radio": [
      "the radio’s dead from the aerial down, and I’ve had it in pieces on the bread board",
    ],
    "what (?:should|can|shall) (?:i|we) do|what do we do|what(?: is|’s) (?:the plan|next)|what do you (?:want|need)": [
      "you put your hand flat on the floor at nine, you tell me what you feel, and you don’t knock back",
    ],
    "(?:did|have) you (?:knock|answer)": [
      "I knocked back on Tuesday, three and two, and it’s been three and two ever since",
    ],
    "is it (?:dangerous|alive|intelligent|an animal)|what does it want": [
      "it keeps office hours, so it’s either alive or management",
    ],
    "how (?:deep|far down)|borehole": [
      "the hole goes down three kilometres, and the knocking’s at the bottom of it or just behind you",
    ],
    "are you (?:all right|ok|okay|well)": ["my pulse is ninety-four and my handwriting’s holding, so I’d say fair"],
    "are you (?:alone|lonely|married)|family": [
      "there were two of us until the socks, and now there’s you, which doubles the sample",
    ],
    "are you (?:afraid|scared|frightened)": ["I’ve alphabetised the tins, so you may draw your own curve"],
    "is there (?:any )?(?:food|heat|coffee|tea)|enough (?:food|fuel)": [
      "there’s food for ninety days, fuel for sixty and coffee for eleven, and that’s the figure that worries me",
    ],
    "do you believe|ghosts?": ["I believe in instruments, and I’ve started to check them twice"],
    "what(?: is|’s) the pencil|notes": ["everything’s in the notebook, including how often you look at the floor"],
  },
  recall: [
    "“{fact}; observation four, page two, dated.”",
    "*{I} [leaf] back through the clipboard.* “{fact}; underlined, I see; I don’t usually underline.”",
    "“Your baseline included the statement that {fact}.”",
    "“{fact}, which is the only result tonight I could reproduce.”",
    "“I retained that, yes: {fact}; it’s the small data one keeps.”",
  ],
  unknown: [
    "“No entry: you’ve not stated {asked}. I left a column in case.”",
    "“I can’t quote what wasn’t recorded, and you never gave me {asked}.”",
  ],
  noted: [
    "*{I} [write] it down, with the time.* “{fact}, which is lovely. Was that voluntary, or did the floor ask you?”",
    "“So {fact}; I’d hypothesised something with boats.”",
    "“{fact}; that’s the first datum in eleven days that didn’t knock.”",
    "“Sample of one, but noted: {fact}.”",
    "“The form has no box for it, that {fact}, so I’ve drawn one.”",
    "“Aksel would have been enchanted to learn that {fact}.”",
  ],
  remembered: [
    "“I keep correlating things with it, that {fact}, and the line’s unpleasantly straight.”",
    "*{I} [look] from the seismograph to {you}.* “It began knocking faster when you told it that {fact}.”",
    "“As a control you’re compromised, since {fact}, but I’m rather glad.”",
    "“At 8:56 I knew nothing of you, and now I can’t stop knowing that {fact}.”",
    "“You’ll forgive my returning to an earlier finding: {fact}.”",
  ],
  yes: [
    "“{said}, with a confidence interval I’d be ashamed to publish.”",
    "*{I} [tick] a box.* “{said}, box ticked, in ink.”",
    "“Provisionally, and I hate that I’m certain, {said}.”",
    "“{said}; I’ve ruled out the alternatives by alphabet.”",
    "“{said}; you may have my pulse as supporting evidence.”",
  ],
  no: [
    "“{said}, and it’s a robust no.”",
    "*{I} [draw] a neat line through it.* “{said}, struck through and initialled.”",
    "“{said}, though I did look under the floor.”",
    "“The literature’s silent, but I’m not: {said}.”",
    "“{said}; if it were so I’d have gone out in my socks by now.”",
  ],
  again: [
    "“Replication successful: {said}.”",
    "“{said}; same question, same answer; if only the ice were as consistent.”",
  ],
  refused: [
    "“I’d be leading the witness if I told you {asked}.”",
    "“It’s on the last page, {asked}, and I’m not reading the last page.”",
    "*{I} [cap] the pencil.* “I never discuss {asked} within earshot of the floor.”",
    "“Ask me {asked} above the treeline; it can’t hear us there, and there’s no treeline.”",
    "“I’ve nine hypotheses on what you’re asking, and I’m frightened of the tidy one.”",
    "“To tell you {asked} would be a conclusion, and I don’t do those after dark.”",
  ],
  answers: {
    who: [
      "“Aksel, on paper. On the ice I found one set of tracks out and two sets of answers.”",
      "“Whoever keeps straightening the tins. I stopped doing it on Monday.”",
    ],
    what: [
      "“Three and two, at intervals of four minutes. It has a better sense of time than I do.”",
      "“Something that learned my knock and improved it.”",
    ],
    where: [
      "“Three kilometres straight down, and, as of Tuesday, two.”",
      "“Under the third plank from the stove. Don’t all look at once.”",
    ],
    when: [
      "“Nine o’clock, to the second. It isn’t using our clock; ours is slow.”",
      "“Eleven days ago, at an hour nobody logs.”",
    ],
    why: [
      "“Because I knocked back. One should never reply to unsolicited data.”",
      "“Curiosity. It’s what they’ll put on the plaque.”",
      "“Because a colleague asked nicely, and I’ve no other colleagues.”",
    ],
    how: [
      "“Through the soles, mostly. Take your boots off and don’t be brave.”",
      "“With a drill, a grant and insufficient imagination.”",
    ],
    count: [
      "“Ninety-four a minute, and I was sitting down.”",
      "“Eleven hundred kilometres of nothing, and one of me.”",
    ],
  },
  changes: {
    left: [
      "“It’s forty below and you’ve one boot on. I’ll write ‘unaccounted for’ in pencil.”",
      "*{I} [bar] the door, and [unbar] it, and [stand] with {my} hand there.* “Leave tracks I can follow. Please. He left beautiful ones.”",
    ],
    returned: [
      "“Say something only you would say. Good. In, quickly.”",
      "“Six minutes. I’d sharpened four pencils. Do come away from the door.”",
    ],
    lied: [
      "“{fact}; I’ve struck out the row and kept the sheet; falsified data is still data about someone.”",
      "*{I} [look] at {you} over {my} glasses.* “I prefer my anomalies under the floor. Shall we repeat the measurement?”",
    ],
    confessed: [
      "*{I} [put] the clipboard face down.* “{fact}; off the record, then. I turn out to have one.”",
      "“{fact}; I’ve an admission of my own, in that case: I heard him knock to be let in, and I thought it was it.”",
    ],
    hurt: [
      "“{fact}, so sit. This stings, it’s industrial. Tell me a number between one and ten and I’ll plot it.”",
      "*{I} [wrap] it in gauze and graph paper.* “There. Don’t drip on the floor. I mean it. It’s interested.”",
    ],
    gave: [
      "*{I} [enter] it under Received, in ink.* “{fact}; nobody’s brought anything here that wasn’t on a manifest.”",
      "“{fact}; I’ll tie a tag on it, so that somebody knows whose kindness it was.”",
    ],
  },
  acted: [
    "“{did} at 21:04. Continue, I’m only observing.”",
    "“I asked for no intervention, and {did}; science will cope.”",
    "*{I} [lift] {my} feet off the floor.* “{did}; it’s gone quiet to watch you.”",
  ],
  toOther: [
    "“{other} makes an excellent second observer; we disagree already.”",
    "*{I} [hand] {other} the spare pencil.* “Independently, please, and no conferring.”",
    "“I’d put {other} down as an outlier, fondly.”",
    "“{other} reports {theirs}; I’ve put it under unverified.”",
  ],
  leaves: [
    "“Subject {other} was addressed; I’m merely the stationery.”",
    "*{I} [look] at {other} and [start] the stopwatch.*",
  ],
  self: [
    "“{role} I’d show you the grant, but we burned it on Sunday.”",
    "“{name}. There’s a badge. It’s frozen to the wall.”",
  ],
  replies: {
    greeting: [
      "“Good evening. Stamp twice so that I know it’s you, and never three times.”",
      "“Welcome to base. The tour is this room.”",
    ],
    statement: [
      "“Interesting.” *{I} [underline] a word.* “And did you feel that, or think it? They’re different instruments.”",
      "“I’d want it peer reviewed, but my peer’s gone out.”",
      "“That’s consistent with hypothesis six, which I dislike.”",
      "“Thank you, that was clear. Most things down here only repeat.”",
      "“I’ll file it with the warm findings; there are two.”",
    ],
    thanks: ["“It’s nothing. It’s tinned.”"],
    apology: ["“Error acknowledged and corrected for.”"],
    insult: ["“That’s within normal range for day eleven.”"],
    threat: ["“You’d be the second-worst thing in this hut.”"],
    compliment: ["“I’ll treat that as instrumental drift, and enjoy it.”"],
    affection: [
      "*{I} [drop] the pencil, and [leave] it where it [~s:roll].* “That’s not a variable I’d controlled for.”",
    ],
    distress: ["“Hands round the mug. Name five tins. Good. The sixth is peaches; one always gets to peaches.”"],
    agreement: ["“Excellent, that’s consent. Sign anywhere.”"],
    refusal: ["“Withdrawal from the study is your right. Withdrawal from the hut I’d advise against.”"],
    command: ["“Yes, all right; I’m told I respond well to protocol.”"],
    promise: ["“I’ll countersign that, and date it after the thaw.”"],
    farewell: ["“Knock two and one when you return. Anything else I don’t open to.”"],
    laugh: ["*{I} [laugh], and from below something [~s:try] to.* “Let’s not do that again.”"],
    silence: ["“Do keep it up. I can hear which of them is the stove.”"],
    tellMe: [
      "“Aksel sang to the cores while he cut them. He said old ice likes company. We have it on tape, with something humming the third above.”",
    ],
    giveMe: ["“Initial here. I’m not bureaucratic, I’m afraid.”"],
    comeWithMe: ["“Roped, at two metres, and if I stop, you stop talking.”"],
    helpMe: ["“Certainly. Is it medical, structural or underneath?”"],
  },
  silent: {
    yes: ["*{I} [tick] something, at length.*", "*{I} [nod], and [note] down the nod.*"],
    no: ["*{I} [shake] {my} head, and [point] at the planks.*", "*{I} [cross] something out, with a ruler.*"],
    refused: [
      "*{I} [hold] up the clipboard with one word on it: LATER.*",
      "*{I} [put] the pencil back behind {my} ear.*",
    ],
    writes: [
      "*{I} [write] it in the notebook, with the time, and [show] {you}: ‘{said}’.*",
      "*{I} [scratch] it in the frost on the pane: ‘{said}’.*",
      "*On the graph, beside the last peak, there [s:be] now a note in pencil: ‘{said}’.*",
    ],
  },
  beats: [
    "*Nine o’clock. Under the planks: three, a pause, two. Then, from the door, three, a pause, two.* “It’s never been in stereo.” *{I} [take] the pencil from behind {my} ear and [find] that it [~s:be] shaking.* “One of those is Aksel. I’d like your opinion which, before I let the other one in.”",
    "*The seismograph [s:draw], without hurry, a curve that [~s:be] not a tremor. It [s:be] handwriting.* “That’s his seven. Nobody else crosses a seven like that.” *{I} [tear] off the strip and [give] it to {you} face down.* “I said I’d never read the last page. It seems to have come to me. You read it.”",
    "*{I} [open] the logbook at the end. The page [s:be] blank, but for today’s date and {your} name.* “He wrote that eleven days ago. You hadn’t been assigned.” *Below the floor everything [s:stop].* “It asked for you. I asked for four and a priest, and it asked for you. What have you and I got that it wants?”",
  ],
};
