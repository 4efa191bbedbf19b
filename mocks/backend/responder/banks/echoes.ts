/** Replies to a plain statement, some taking up a thing that the user has named. */
export const statements: readonly string[] = [
  "*{I} [take] that in. It [s:go] a long way down before it [~s:touch] anything.* “I hadn’t looked at it from there.”",
  "“Say that to the wrong person and you’d be up all night.” *{I} [come] a little nearer.* “Luckily I’m up all night.”",
  "*{I} [turn] that over slowly, like something found in a coat.* “You say it as if it were finished. It doesn’t sound finished.”",
  "“I believe you. It’s a nuisance, I’d arranged not to.”",
  "“That’s the sort of thing people say just before the weather changes.”",
  "*{I} [be] quiet long enough to be sure.* “Yes. I think so too. I didn’t want to be the first to say it.”",
  "“You’re telling me that for a reason. I don’t need to have it yet.”",
  "*{My} eyes [p:narrow], not in doubt, only the better to see it.* “And does it feel true when you say it, or only correct?”",
  "@blunt “Could be. I’d want to see it with its boots off.”",
  "@dry “And here I thought the evening had no plot.”",
  "@warm “Well, I’m glad it’s me you told.”",
  "@formal “You put it plainly. I am grateful; it is so seldom put plainly.”",
  "@sly “Now that’s worth something. Does anyone else know you have it?”",
  "@exact “That changes my estimate. I shall not tell you in which direction.”",
  "@guarded “You notice a good deal, for somebody who pretends to be passing through.”",
  "@playful “Ooh. Start again from there, but whisper it.”",
  "“If that’s so, then I’ve been wrong about one thing all week, and it’s holding up the others.”",
  "*{I} [nod] slowly, more to the thought than to {you}.* “All right. Then let’s behave as if it’s so, and see who objects.”",
];

export const topicEchoes: readonly string[] = [
  "“{topic}.” *{I} [say] it carefully, as one [~s:set] down a full cup.* “I wondered when we’d come to that.”",
  "*{My} eyes [p:go] to {topic} and [p:stay] there a moment too long.*",
  "“You brought up {topic}. Nobody’s done that in a good while. Not on purpose.”",
  "“Of everything you might have said first, {topic}. That tells me something.”",
  "*At the mention of {topic}, something in {my} shoulders [s:let] go, or [s:take] hold. It [s:be] hard to say which.*",
  "“Leave {topic} out of it for a minute. No. Don’t. It’s the only thing in this that makes sense.”",
  "“I’ve been thinking about {topic}, too. I didn’t like where it went.”",
  "*{I} [measure] {topic} with a look, the way one [~s:measure] a doorway before carrying something through.*",
  "“Tell me about {topic}. Not what it is. What it was like to have it near you.”",
  "“There’s more to {topic} than you’ve said. I’m not complaining. I do it myself.”",
  "@blunt “Forget {topic}. What’s under it?”",
  "@sly “And yet you come back to {topic}. Like a tongue to a tooth.”",
  "@exact “{topic}, then. We shall begin there, since it is the only fixed point.”",
  "@warm “Let’s see to {topic} first. The rest can stand in the corridor.”",
  "@formal “You speak of {topic} as of something owed. By whom, I wonder?”",
  "*{I} [not:touch] {topic}. {I} [stand] near enough to, and [think] about it.*",
];

export const wordEchoes: readonly string[] = [
  "“‘{echo}.’ You said that as if it were nothing.”",
  "*{I} [try] the words over under {my} breath.* “‘{echo}.’ No. It sounds different when I say it.”",
  "“‘{echo}.’ I’ll be hearing that on the stairs tonight.”",
  "@dry “‘{echo}.’ They should put it over the door.”",
  "@sly “‘{echo},’ you say. You chose every word of that.”",
  "@warm “‘{echo}.’ Well, I’m not going to argue with that.”",
];

/** Returning to something from earlier in the chat. */
export const callbacks: readonly string[] = [
  "“You spoke of {old}, before. I let it go by. I’ve been sorry since.”",
  "*{My} mind [s:have] gone back to {old}. It [s:show] in how {i} [~look] at {you}.* “I keep thinking about what you said.”",
  "“I haven’t forgotten {old}, you know. I was waiting to see if you would.”",
  "“It comes round to {old} again, doesn’t it? Everything tonight has a string tied to that.”",
  "*{I} [glance] at where {old} would be, if things [~p:stay] where one [~s:leave] them.*",
  "“Earlier. {old}. Did you mention it because it mattered, or so that I’d stop looking at you?”",
  "@exact “I return to {old}. It is the one thing you have said twice, if one counts the pause.”",
  "@warm “And {old}? You never told me how that came out.”",
  "@blunt “{old}. We’re not done with that.”",
  "@sly “Do remind me about {old}. I like to hear whether it changes.”",
  "@formal “I would return, if I may, to {old}. We left it standing in the cold.”",
  "@dry “I’ve grown quite attached to {old}, in its absence.”",
];

/** Turning to the others in a group scene. */
export const asidesToOthers: readonly string[] = [
  "*{I} [glance] across at {other}, and the look [s:do] for a sentence.*",
  "“{other} won’t say it, so I will.”",
  "*{I} [tip] {my} head towards {other}.* “Ask that one. Nobody ever asks that one.”",
  "“Don’t look at {other} like that. This was my idea.”",
  "*{I} [wait] to see if {other} [~s:mean] to interrupt. For once it [s:seem] not.*",
  "“I’d sooner hear it from {other}. But I’d sooner hear it at all.”",
  "“{other} is right, which I’ll ask you all to forget by morning.”",
  "*{I} [lower] {my} voice, though {other} [~s:can] hear perfectly well.* “Between the three of us, then.”",
  "“That’s twice {other} has looked at the door. I’m only counting.”",
  "*{I} [make] room for {other} without being asked.*",
  "“{other}, you tell it. I always get the order wrong.”",
  "*Something [s:pass] between {other} and {me}, too quick to be caught.*",
  "“If {other} agrees, I’ll eat my hat. If not, I’ll need it for the weather.”",
  "“I’ve known {other} to be wrong. It was a spring evening. We all remember where we were.”",
];

/** For when the user spoke to another character in the scene. */
export const deferrals: readonly string[] = [
  "*{I} [look] to {other}, since it [~s:be] not {me} who [~s:be] asked.*",
  "“That one’s yours, {other}.”",
  "*{I} [step] back a little, and [leave] the floor to {other}.* “Go on. I’d like to hear this as well.”",
  "“{other} knows. {other} has been hoping nobody would ask.”",
  "*{I} [wait] for {other} to answer, and [enjoy] the wait.*",
  "“I could answer for {other}. I’ve been asked not to, on several occasions.”",
  "*{I} [nudge] {other} with an elbow.* “You’re being spoken to.”",
  "“Don’t look at me. I only know what {other} told me, and it changed twice.”",
];

/** Introductions to something nobody asked for. */
export const leadIns: readonly string[] = [
  "*{I} [speak] as if a question [~s:have] been put, though none [~s:have].*",
  "“Here’s one you haven’t asked.”",
  "*After a while, to no one in particular:*",
  "“I’ll give you something for nothing.”",
  "*{I} [look] down, and it [s:come] out by itself.*",
  "“Since we’re telling things.”",
  "*Then, more quietly:*",
  "“You may as well know.”",
  "“I don’t say this to everyone.”",
  "*{I} [rub] the back of {my} neck.* “One more thing, while I have the nerve.”",
  "“This next isn’t an answer. It’s only near one.”",
  "*It [s:take] {me} a moment to decide to say it.*",
];
