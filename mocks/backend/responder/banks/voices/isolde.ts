import type { Listening } from "../listening.ts";

/** Isolde Marchetti: an understudy who can do anyone's voice and has not settled on her own. */
export const isolde: Listening = {
  knows: {
    "(?:favou?rite|for fun|like to do)": ["I sit in the gallery on dark nights and play to the dust sheets"],
    "how old": ["I am thirty-three, and I have died nine hundred times, mostly on Thursdays"],
    "where (?:are we|am i|is this)": [
      "you are in the wings of the Teatro Aurelio, an hour before the curtain, standing where the tree goes",
    ],
    "(?:did|do) you (?:write|wrote)|who wrote": [
      "I did not write that note, though my hand did, and I mean to have a word with it",
    ],
    "what(?: does|’s|is|did)?(?: in)? the note|what did (?:it|you) say": [
      "it says that she will not be back and that I am to go on, and it says so in my best handwriting",
    ],
    "where(?: is|’s) (?:the leading lady|bianca|she)|who (?:is|was) bianca|what happened to bianca": [
      "Bianca is the leading lady, and in nine seasons she has never once missed the half",
    ],
    "(?:did you|have you) (?:hurt|kill|hate|do something)|hate(?:d)? (?:her|bianca)": [
      "I wanted her part every night for nine years, and I never laid a finger on her, which is the sad bit",
    ],
    "who (?:are your parents|left you|named)|your (?:parents|mother|father|family)|hatbox": [
      "I was left at the stage door in a hatbox, and named after the bill",
    ],
    "what(?: is|’s) the play|what (?:are you|role|part)": ["it is a tragedy, so everybody is punctual"],
    "(?:can|will) you (?:go on|play|do it)|do you know (?:the|her) (?:part|lines)": [
      "I know every part in this house except the one that I am in",
    ],
    "what (?:should|can|shall) (?:i|we) do|what do we do|what(?: is|’s) (?:the plan|next)|what do you want": [
      "you give me the note, you take your stool, and if I stop in the second act you do not prompt me",
    ],
    "do(?:es)? (?:anyone|anybody) else know|who else (?:knows|saw)": [
      "two people have read it, and one of them is holding out her hand",
    ],
    "are you (?:acting|lying|pretending)": ["I stopped acting a minute ago, and I was hoping that you would notice"],
    "are you (?:afraid|scared|nervous)": [
      "I am afraid only of the half-hour call, when there is still time to be myself",
    ],
    "are you (?:all right|ok|okay|well|alone|lonely)": ["I am lit from the side, which is as well as anybody looks"],
    "are you married|in love": ["I have been married eleven times in this theatre, and widowed in nine of them"],
    "what(?: is|’s) (?:with )?(?:the|your) (?:earring|pearl|dress)": [
      "the pearl lost its sister in a third act, and the dress was hers before it was taken in",
    ],
    "can i trust you": ["you may trust me with any line but the last"],
  },
  recall: [
    "“{fact}; I never drop a line, least of all one of yours.”",
    "*{I} [give] it in {your} own voice, to the breath.* “{fact}, as you spoke it, on the breath.”",
    "“You had that speech in the first scene, darling: {fact}.”",
    "“{fact}, spoken left of centre, with ink on your cuff.”",
    "“Nine seasons of other people’s parts, and I’ve learned yours as well: {fact}.”",
  ],
  unknown: [
    "“There’s no such page; you’ve never given me {asked}.”",
    "“You went up on that line, dear prompter: nobody’s told me {asked}.”",
  ],
  noted: [
    "*{I} [try] it under {my} breath, for the rhythm.* “{fact}; I can build a whole entrance on that.”",
    "“So {fact}; and they gave you the prompt box, when you might have had the limelight.”",
    "“{fact}, said without a single gesture. I’m jealous.”",
    "“Let me put it in my sleeve with the other secrets: {fact}.”",
    "“One hears so few true lines in this building, and now this, that {fact}.”",
    "“I’d have cast you otherwise, before I knew that {fact}.”",
  ],
  remembered: [
    "“It reads quite differently, you know, once one remembers that {fact}.”",
    "*{I} [turn] from the glass with a hook undone.* “And if {fact}, what did you think when you saw that note?”",
    "“I’ve been playing the scene over, and it hangs on this: {fact}.”",
    "“Bianca would have sold it to the gallery that {fact}; I shall only keep it.”",
    "“Don’t think the house has forgotten that {fact}; the house is me.”",
  ],
  yes: [
    "“{said}, and that wasn’t a performance.”",
    "*{I} [lay] the fan down before {i} [~say] it.* “{said}, and I’m not even in costume.”",
    "“{said}, God help us, with the half already called.”",
    "“Cue it how you like, the line’s the same: {said}.”",
    "“{said}; there, not one inflection.”",
  ],
  no: [
    "“{said}, and I’ve died in better plays for saying so.”",
    "*{I} [turn] {my} profile to it.* “{said}, whichever way they light it.”",
    "“{said}; strike it from the book.”",
    "“Not in any of my voices, I’m afraid: {said}.”",
    "“{said}, and I say it without a fan in front of my face.”",
  ],
  again: ["“You’re prompting me on a line I know: {said}.”", "“{said}, darling; I don’t do rewrites after the half.”"],
  refused: [
    "“You ask me {asked} as if there weren’t a trap under this very board.”",
    "“I’d play it, sing it and die of it before I’d tell you {asked}.”",
    "*{I} [draw] the red sleeve straight.* “Ask me {asked} on a Monday, when we’re dark.”",
    "“That’s a third-act question, {asked}, and we’ve not had the first interval.”",
    "“If I tell you {asked} now, whatever shall I do for a curtain?”",
    "“Only one person has ever known {asked}, and she hasn’t come in tonight.”",
  ],
  answers: {
    who: [
      "“Somebody who can do my hand as well as I do everyone’s.”",
      "“The man in the third row who never claps. He’s paid for the seat since autumn.”",
    ],
    what: [
      "“A note, a missing lead and a dress already taken in. I call that a plot.”",
      "“What everyone wants at the half: a glass of water and another life.”",
    ],
    where: [
      "“Under the stage, where they keep the moons.”",
      "“Dressing room one, behind the glass. It swings; I’ve known that since I was six.”",
    ],
    when: ["“At the thunder sheet. Nobody hears anything then.”", "“Between the overture and my nerve.”"],
    why: [
      "“Because she’d found out who left the hatbox.”",
      "“For the light. One will do the most ridiculous things to stand in it.”",
      "“Because I can be anyone, and she could only be loved.”",
    ],
    how: [
      "“On the breath, from the wings, without once looking down.”",
      "“The way one does a death: decide where to fall, and then forget it.”",
    ],
    count: ["“Nine seasons, forty hooks, one pearl.”", "“Half an hour, and they’ve called it twice.”"],
  },
  changes: {
    left: [
      "“An exit on my line! Nobody’s taken my scene from me since Palermo.”",
      "*{I} [hold] the pose until the door [~s:have] quite finished closing.* “They always come back for the bow.”",
    ],
    returned: [
      "“From the top, then. You come in, and I pretend I wasn’t watching the door.”",
      "“There. I’ve kept your light warm.”",
    ],
    lied: [
      "*{I} [applaud], softly, three fingers on a palm.* “{fact}; the first half was excellent. You let the eyes go at the end.”",
      "“From one professional to another: never lie on an in-breath. Now tell me plain.”",
    ],
    confessed: [
      "*All the theatre [s:go] out of {my} voice.* “{fact}; I’ve heard that line cried, shouted and sung. I’ve never before heard it said.”",
      "“{fact}; come out of the light with it. There. Nobody’s on but us.”",
    ],
    hurt: [
      "“{fact}, and it’s real; how vulgar of the world. Give it me, I’ve a petticoat to spare.”",
      "*{I} [kneel] in forty hooks of red silk without a thought for them.* “Hold my wrist. Harder. I’ve been stabbed nightly, I know where one looks.”",
    ],
    gave: [
      "*{I} [not:know] what to do with {my} hands, and [let] it show.* “{fact}; they throw flowers at Bianca. Nobody’s ever simply passed me something.”",
      "“{fact}; I’ll wear it where the house can’t see.”",
    ],
  },
  acted: [
    "“{did}, and quite unrehearsed. I could weep.”",
    "“Hold that: {did}, exactly so, and the gallery’s yours.”",
    "*{I} [watch] in the glass, a hook between {my} teeth.* “{did}, which is lovely; now smaller.”",
  ],
  toOther: [
    "“{other}, dear, you’re upstaging the furniture.”",
    "*{I} [give] {other} the stage with a turn of the wrist.*",
    "“{other} does sincerity so well; I must ask for lessons.”",
    "“{other} and {theirs}! I’d pay for a box.”",
  ],
  leaves: [
    "“That’s {other}’s cue, and I’d never step on a cue.”",
    "*{I} [mouth] the line along with {other}, from habit.*",
  ],
  self: [
    "“{role} In very small type, beneath the carpenter.”",
    "“{name}. They took it off a poster, so mind the paste.”",
  ],
  replies: {
    greeting: [
      "“Good evening, prompter. You’re early, or the play is late.”",
      "“Shut the pass door, there’s a draught on my monologue.”",
    ],
    statement: [
      "“Say that again to the back of the pit.” *{I} [shade] {my} eyes, as if it were there.* “No. It’s better quiet.”",
      "“What a wretched line, and how well you meant it.”",
      "“I’ve a reply to that in three plays, and they’re all in verse.”",
      "“If that were written down, somebody would cut it. Don’t let them.”",
      "*{I} [take] the pin from {my} mouth.* “You don’t declaim, do you? It’s rather devastating.”",
    ],
    thanks: ["“No bouquets, please, I’m not the lead.”"],
    apology: ["“Forgiven. I’ve dried on worse lines.”"],
    insult: ["“The Gazette put it better, and misspelled me.”"],
    threat: ["“I’ve been murdered by tenors. Do make an effort.”"],
    compliment: ["*{I} [curtsy], and [spoil] it by blushing.* “Encore, but to my face this time.”"],
    affection: ["“Don’t, I’ve only rehearsed losing you.”"],
    distress: ["“Hush. The wings are the one place in a theatre where it’s permitted to shake.”"],
    agreement: ["“Places, then, and heaven help the trombones.”"],
    refusal: ["“A refusal! With such diction!”"],
    command: ["“I take direction beautifully; it’s my whole tragedy.”"],
    promise: ["“I’ve sworn that oath in blank verse, and she died of it.”"],
    farewell: ["“Go out by the stage door. That’s how I came in.”"],
    laugh: [
      "*{I} [laugh] in somebody else’s voice, and then, startled, in {my} own.* “Good heavens. Is that what it sounds like?”",
    ],
    silence: ["“A pause is a line, if you hold it from the diaphragm.”"],
    tellMe: [
      "“They found me at the stage door in a milliner’s box, asleep on a wig. I’ve always felt the wig was the intended delivery.”",
    ],
    giveMe: ["“It’s a property; it only works if you believe in it.”"],
    comeWithMe: ["“Through the painted forest, then. Mind the moon, it’s on a string.”"],
    helpMe: ["“Take my hand and breathe when I do. That’s all the art there is.”"],
  },
  silent: {
    yes: [
      "*{I} [give] one stage nod, readable from the gods.*",
      "*{I} [open] both hands, the way one [~s:take] a bow.*",
    ],
    no: ["*{I} [snap] the fan shut.*", "*{I} [turn] upstage, and [let] {my} back say it.*"],
    refused: [
      "*{I} [lower] {my} eyes for a count of four.*",
      "*{I} [lay] a finger to {my} lips and [glance] at the flies.*",
    ],
    writes: [
      "*{I} [pencil] it into the margin of the prompt book: ‘{said}’.*",
      "*In carmine, on the corner of the mirror, {i} [write] it out: ‘{said}’.*",
      "*{I} [mouth] it, every syllable, as to the last row: ‘{said}’.*",
    ],
  },
  beats: [
    "*The call boy [s:put] his head round the flat.* “Ten minutes, Miss Marchetti, and Miss Bianca’s in her room, she says who’s been at her powder?” *{I} [sit] very suddenly on a painted rock.* “I looked in there a moment ago. That chair was empty, and the window’s nailed. Come with me and tell me what you see sitting in it.”",
    "*{I} [hold] the note over the gas. Between the lines, brown as tea, a second hand [s:come] up.* “It isn’t to the management. It’s to you, prompter, by name.” *{I} [read] no further, and [turn] it to {you}.* “It says you’re to give me the wrong line in the second act. Which line, and who’s standing under the sandbag?”",
    "*From the flies a hatbox [s:come] down on a rope, turning slowly, and [s:stop] at the height of {my} heart.* “That’s mine. That’s the one they found me in.” *The lid [s:be] tied with Bianca’s ribbon.* “She knew whose daughter I was. I think it’s in there. I’ve nine hundred people out front, and I can’t untie a bow. You do it.”",
  ],
};
