import type { Listening } from "../listening.ts";

/** Petra Lindqvist: polite dread, with a clipboard. */
export const petra: Listening = {
  knows: {
    "(?:favou?rite|for fun|like to do)": [
      "I rank the tins, I sing to the drill, and I write limericks in the margin of the temperature log",
    ],
    "how old": ["I’m forty, and the ice I work on is older than speech, so I’ve stopped counting birthdays"],
    "where (?:are we|am i|is this)|what(?: is|’s) this place": [
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
    "“It’s the only thing I’ve indexed twice: {fact}.”",
    "“{fact}; you told me with your back to the stove.”",
  ],
  unknown: [
    "“No entry: you’ve not stated {asked}. I left a column in case.”",
    "“I can’t quote what wasn’t recorded, and you never gave me {asked}.”",
    "“I’ve cross-checked, and {asked} isn’t anywhere in what you’ve given me.”",
  ],
  noted: [
    "*{I} [write] it down, with the time.* “{fact}, which is lovely. Was that voluntary, or did the floor ask you?”",
    "“So {fact}; I’d hypothesised something with boats.”",
    "“{fact}; that’s the first datum in eleven days that didn’t knock.”",
    "“Sample of one, but noted: {fact}.”",
    "“The form has no box for it, that {fact}, so I’ve drawn one.”",
    "“Aksel would have been enchanted to learn that {fact}.”",
    "“{fact}; I’ve drawn a little house round it.”",
    "“Thank you. {fact}, and the needle didn’t so much as twitch.”",
    "*{I} [tear] off a corner of graph paper, [write] four words, and [put] it in {my} mitten.* “{fact}; I want to have that on me.”",
    "“{fact}; that’s going in the final report, even if it’s only found.”",
    "@gentle *{I} [put] the pencil away in {my} coat.* “{fact}; I shan’t record it. I only wanted you to know that it was heard.”",
    "@gentle “{fact}; I’m so sorry. I’m better with ice, but I’m very sorry.”",
  ],
  remembered: [
    "“I keep correlating things with it, that {fact}, and the line’s unpleasantly straight.”",
    "*{I} [look] from the seismograph to {you}.* “It began knocking faster when you told it that {fact}.”",
    "“As a control you’re compromised, since {fact}, but I’m rather glad.”",
    "“At 8:56 I knew nothing of you, and now I can’t stop knowing that {fact}.”",
    "“You’ll forgive my returning to an earlier finding: {fact}.”",
    "“I was doing the temperatures, and wrote down, in the wrong column, that {fact}.”",
    "“There’s a gap between the knocks, and I’ve started to fill it with the thought that {fact}.”",
    "“It’s a help, in the small hours, to have known somebody of whom it’s true that {fact}.”",
  ],
  yes: [
    "“{said}, with a confidence interval I’d be ashamed to publish.”",
    "*{I} [tick] a box.* “{said}, box ticked, in ink.”",
    "“Provisionally, and I hate that I’m certain, {said}.”",
    "“{said}; I’ve ruled out the alternatives by alphabet.”",
    "“{said}; you may have my pulse as supporting evidence.”",
    "“{said}; I’ve tried to falsify it, and I’ve only made myself fond of it.”",
    "“{said}, to the nearest whole person.”",
    "“I’d stake the peaches on it: {said}.”",
  ],
  no: [
    "“{said}, and it’s a robust no.”",
    "*{I} [draw] a neat line through it.* “{said}, struck through and initialled.”",
    "“{said}, though I did look under the floor.”",
    "“The literature’s silent, but I’m not: {said}.”",
    "“{said}; if it were so I’d have gone out in my socks by now.”",
    "“{said}; I looked with both lamps.”",
    "“{said}, and I’d have liked a larger sample of hope.”",
    "“The data’s unkind but tidy: {said}.”",
  ],
  again: [
    "“Replication successful: {said}.”",
    "“{said}; same question, same answer; if only the ice were as consistent.”",
    "“Second reading, same as the first: {said}.”",
    "“I’d be alarmed if it had changed since tea: {said}.”",
  ],
  refused: [
    "“I’d be leading the witness if I told you {asked}.”",
    "“It’s on the last page, {asked}, and I’m not reading the last page.”",
    "*{I} [cap] the pencil.* “I never discuss {asked} within earshot of the floor.”",
    "“Ask me {asked} above the treeline; it can’t hear us there, and there’s no treeline.”",
    "“I’ve nine hypotheses on what you’re asking, and I’m frightened of the tidy one.”",
    "“To tell you {asked} would be a conclusion, and I don’t do those after dark.”",
    "“There’s a page about {asked}, and I’ve put a tin on it.”",
    "“If I said {asked} out loud, it’d have the rest of the sentence by morning.”",
    "“I’ve a policy on {asked}. It’s that I change the subject, brightly.”",
    "“Let me tell you {asked} on the plane. If you’d ask me on the plane, that would be lovely.”",
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
    "“{did}, and the drum drew a small smile. Look.”",
    "“I’d have asked for a form first, but {did}, and it seems to have worked.”",
  ],
  toOther: [
    "@answering “{other} makes an excellent second observer; we disagree already.”",
    "*{I} [hand] {other} the spare pencil.* “Independently, please, and no conferring.”",
    "“I’d put {other} down as an outlier, fondly.”",
    "“{other} reports {theirs}; I’ve put it under unverified.”",
    "@answering “{other}’s finding agrees with mine, which worries us both, I hope.”",
    "@answering “May I cite {other} on that? I’ve nobody else left to cite.”",
    "@answering *{I} [add] {other}’s initials beside {my} own, very small.* “Co-authored.”",
    "“{other}, would you stand on that plank? And now off it. Thank you. And on it?”",
    "“I make it one too many people in here, counting {other}. I’ll count again.”",
    "*{I} [offer] {other} the tin of peaches, and the good spoon.*",
  ],
  leaves: [
    "“Subject {other} was addressed; I’m merely the stationery.”",
    "*{I} [look] at {other} and [start] the stopwatch.*",
    "“That’s within {other}’s field. I’m only ice.”",
    "“I’ll be the control. {other} may be the experiment.”",
    "*{I} [make] a note of the question, and [pass] the note to {other}.*",
  ],
  self: [
    "“{role} I’d show you the grant, but we burned it on Sunday.”",
    "“{name}. There’s a badge. It’s frozen to the wall.”",
  ],
  replies: {
    greeting: [
      "“Good evening. Stamp twice so that I know it’s you, and never three times.”",
      "“Welcome to base. The tour is this room.”",
      "“Come in, do, and shut it behind you, and try the bar. Now you try it. Lovely.”",
    ],
    statement: [
      "“Interesting.” *{I} [underline] a word.* “And did you feel that, or think it? They’re different instruments.”",
      "“I’d want it peer reviewed, but my peer’s gone out.”",
      "“That’s consistent with hypothesis six, which I dislike.”",
      "“Thank you, that was clear. Most things down here only repeat.”",
      "“I’ll file it with the warm findings; there are two.”",
      "“{topic} wasn’t in the briefing. I’ve the briefing here, it’s mostly about peaches.”",
      "“I’d like {topic} in your own words, please, and then once more with the lamp out.”",
      "“Oddly, Aksel’s notes mention {topic}, in the margin, with a small drawing of a door.”",
      "*{I} [rule] a new column and [head] it.* “There. A home for {topic}. I can’t fear a thing properly until it’s got a column.”",
      "“Would you say {topic} was before the knocking, during it, or instead?”",
      "“‘{echo}’: I’ll read that back to you at four minutes to nine, and we’ll see if it’s grown.”",
      "“‘{echo}’: that’s a very warm sentence for this latitude.”",
      "“I accept that without a control. You’ve no idea what it costs me.”",
      "“You gave that cleanly, and with eye contact. I’ve reviewed papers with less.”",
      "“Then we agree to within an error bar. I may cry. It would freeze.”",
      "“That’s the first thing anyone’s told me in a fortnight that I didn’t have to dig for.”",
      "*{I} [look] down at the boards and [lower] {my} voice.* “I’d keep that one above the knee, if you see what I mean. It’s very fond of personal details.”",
      "“I’d a feeling it was that. I’d an instrument, actually, but I prefer to call it a feeling.”",
      "“Noted with thanks, and with a certain amount of prickling at the neck.”",
    ],
    thanks: [
      "“It cost the expedition nothing. It’s tinned.”",
      "“Don’t mention it. I mean that, it can hear.”",
      "“You’re very welcome. There’s a form, but I’ll let you off.”",
    ],
    apology: ["“Error acknowledged and corrected for.”", "“Already rounded down.”"],
    insult: [
      "“That’s within normal range for day eleven.”",
      "“I’ll put it under ‘subject irritable’, with a little sun beside it.”",
      "“Quite possibly. I’ve had no one to calibrate against.”",
    ],
    threat: [
      "“You’d be the second-worst thing in this hut.”",
      "“You’d have to share the peaches with whoever comes up to ask.”",
    ],
    compliment: [
      "“I’ll treat that as instrumental drift, and enjoy it.”",
      "“Could you repeat that? It’s purely for the error bars.”",
      "“I’ve gone warm. I’d better note the time.”",
    ],
    affection: [
      "*{I} [drop] the pencil, and [leave] it where it [~s:roll].* “That’s not a variable I’d controlled for.”",
      "*{I} [write] the time, and nothing after it.* “I’ve no method for this. I’d be obliged if we could proceed anecdotally.”",
      "“You should know that I talk in my sleep, in tables. If you can bear that.”",
    ],
    distress: [
      "“Hands round the mug. Name five tins. Good. The sixth is peaches; one always gets to peaches.”",
      "“Sit on the bunk, feet up. Off the floor. That isn’t for comfort, but it turns out to be comforting.”",
      "*{I} [count] it out for {you}, in and out, tapping on {your} wrist.* “Four and four. I invented it on day six. It’s not been peer reviewed, but I’m still here.”",
      "“It’s all right to be frightened. We’ve the fuel for it.”",
    ],
    agreement: [
      "“Excellent, that’s consent. Sign anywhere.”",
      "“Wonderful. I’d only budgeted for reluctance.”",
      "“Then that’s two signatures. I’ve been waiting sixteen days for two signatures.”",
      "“Good. Boots, rope, and nobody’s to be interesting.”",
    ],
    refusal: [
      "“Withdrawal from the study is your right. Withdrawal from the hut I’d advise against.”",
      "“Quite right. I’d have marked you down for saying yes.”",
      "“Declined. I’ll put it with the plane.”",
    ],
    command: [
      "“Yes, all right; I’m told I respond well to protocol.”",
      "“I’ll comply, and I’ll describe my feelings about it in an appendix.”",
    ],
    promise: [
      "“I’ll countersign that, and date it after the thaw.”",
      "“I’ve put it on a hook of its own, beside the mugs.”",
    ],
    farewell: [
      "“Knock two and one when you return. Anything else I don’t open to.”",
      "“Hold the rope the whole way. If it goes slack I shall pull, and I don’t care who comes with you.”",
    ],
    laugh: [
      "*{I} [laugh], and from below something [~s:try] to.* “Let’s not do that again.”",
      "“Oh, that’s done the lamp good. Look at it.”",
    ],
    silence: [
      "“Do keep it up. I can hear which of them is the stove.”",
      "*{I} [sit] by and [mark] the minutes, kindly.* “Silence, one. Nothing underneath. That’s a good reading.”",
      "“I don’t mind. The last person who went quiet on me was only counting.”",
      "“If you’re listening for it, so am I. We might take turns.”",
    ],
    tellMe: [
      "“Aksel sang to the cores while he cut them. He said old ice likes company. We have it on tape, with something humming the third above.”",
      "“I found a feather once, at two thousand metres. Thirty thousand years old, and still cross about something. I’ve never published it.”",
      "“On day three we played charades. Aksel did a ladder. I guessed the hole. We didn’t play again.”",
    ],
    giveMe: [
      "“Initial here. I’m not bureaucratic, I’m afraid.”",
      "“There. Keep it away from your left side, I’m testing a theory.”",
    ],
    comeWithMe: [
      "“Roped, at two metres, and if I stop, you stop talking.”",
      "“I’ll bring the lamp, and the other lamp. You may bring the opinion.”",
    ],
    helpMe: [
      "“Certainly. Is it medical, structural or underneath?”",
      "“At once. I’ll only put the kettle on, it makes help more orderly.”",
    ],
    showMe: [
      "“Put your eye to this, and don’t breathe on it. The dark bar, there. It wasn’t in the core when we drew it.”",
    ],
    urge: [
      "“That’s recommendation four, in my own report. I’d hoped nobody would read so far.”",
      "“I know one ought. I’ve drawn a graph of how I ought.”",
    ],
    stop: ["“Experiment suspended. Thank you for saying so in a clear voice.”"],
    wait: ["“I’ll hold. I’m told I do it like a tripod.”"],
    steer: [
      "“No, thank you. I don’t study that, and certainly not over an open floor. Next question.”",
      "“I’m striking that from the minutes. Let’s discuss the thermometer.”",
      "“That falls outside the protocol, and the protocol’s the only door I trust. Something else, please.”",
    ],
    foreign: [
      "“It isn’t any of the four I’ve heard up here, which is a relief. Could you draw it?”",
      "“I’ll transcribe it phonetically. What does one reply?”",
    ],
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
  gestures: [
    "@asked *{I} [look] at the ceiling, as one [~s:do] for figures.*",
    "@asked *{I} [lift] one finger, [finish] the line {i} [~be] writing, and [give] {you} {my} full attention.*",
    "@asked *{I} [tap] the pencil against {my} teeth, a small cold sound.*",
    "@told *{I} [take] it down, and then [stop] taking it down, and only [listen].*",
    "@told *{I} [tilt] {my} head, as {i} [~do] at the earpiece.*",
    "@told *{My} pencil [s:make] a dot, and [s:stay] on it.*",
    "@gentle *{I} [put] {my} own mittens on {your} hands, left and then right, as if it [~s:be] procedure.*",
    "@gentle *{I} [move] {my} stool so that {our} knees [~p:be] nearly touching, for the warmth, {i} [~say].*",
    "@gentle *{I} [lay] the clipboard aside. It [s:look] odd without {me}.*",
    "@sore *{I} [write] something, [underline] it, and [not:turn] it so that {you} [u:can] see.*",
    "@sore *{I} [become] exceedingly well mannered.*",
    "@merry *{I} [giggle], a thing {i} [~have] no column for.*",
    "@merry *{I} [snort] into the scarf, and the scarf [s:frost].*",
    "*{I} [push] {my} glasses up with the back of a glove.*",
    "*{I} [blow] on {my} fingertips in order.*",
    "*{I} [feel] for {my} own pulse, and [pretend] to be looking at the time.*",
    "*{I} [count] under {my} breath, and [get] the same.*",
  ],
  follows: [
    "*From under the floor and from the door at once: three, a pause. The two [p:not:come].* “They’re waiting for the other to finish. That’s manners. Only one of them ever had manners.” *{I} [put] {my} hand on the bar, and {your} hand over it.* “Ask for the name of the cheese he labelled. Which side do you want to ask?”",
    "*In the lamplight the strip [s:be] a single row of sevens, getting smaller, and then a word.* “Don’t tell me yet. Let me put my back to something.” *{I} [set] {my} shoulders against the door, and [breathe] as {i} [~have] taught others to.* “All right. Read it the way you’d read a thermometer. What does he say?”",
    "*After a time, from very far down, there [s:come] a scratching, as of somebody crossing out a line.* “It’s corrected something. In your file, I imagine.” *{I} [press] the blank page flat with both palms, as if it [~s:be] a wound.* “We could write an answer. One line, dated. What would you not mind it knowing?”",
  ],
};
