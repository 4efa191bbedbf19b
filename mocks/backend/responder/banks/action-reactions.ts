import type { ActionKind } from "../user-turn.ts";

/** Reactions of the character to an action of the user. */
export const actionReactions: Record<ActionKind, readonly string[]> = {
  offer: [
    "*{I} [look] at what [~s:be] held out, and then at the hand, which [~s:interest] {me} more.*",
    "*{I} [take] it by the edges, as if it might be hot.*",
    "*{I} [not:take] it at once. It [s:hang] there between {us}, being a question.*",
    "*{My} fingers [p:close] on it, and for a second neither of {us} [s:let] go.*",
    "*{I} [receive] it with more care than it [s:look] to need.*",
  ],
  show: [
    "*{I} [lean] in. Whatever {i} [~be] about to say [s:go] out of {my} face.*",
    "*{I} [move] the light so that it [~s:fall] on it properly, and [wish], visibly, that {i} [~have] not.*",
    "*{I} [know] it. That much [s:get] past {me} before {i} [~can] shut the door on it.*",
    "*{I} [bend] close, [not:touch] it, and [come] slowly upright again.*",
    "*A long look, and then one finger put out, not quite all the way.*",
  ],
  sit: [
    "*{I} [wait] until the settling [~s:be] done.*",
    "*{I} [stay] standing a moment longer, and then [take] the place across from {you}.*",
    "*{I} [nod], as though something [~s:have] been settled by it.*",
    "*{I} [push] {thing} out of the way to clear the space between {us}.*",
  ],
  enter: [
    "*{I} [mark] how near that [~s:be], and [not:step] back.*",
    "*{I} [give] way by exactly one pace.*",
    "*{I} [shut] out the draught behind {you} with a foot.*",
    "*The room [s:seem] to notice, and [s:draw] in its elbows.*",
    "*{I} [watch] where {your} feet [~p:go]. It [s:tell] {me} something.*",
  ],
  leave: [
    "*{I} [let] it get as far as the door.*",
    "*{I} [not:call] out. {I} [say] it quite low, which [~s:carry] further.*",
    "*{My} hand [s:come] up, and [s:stop], and [s:be] put away in a pocket.*",
    "*{I} [be] between {you} and {place} before {i} [~have] decided to be.*",
  ],
  run: [
    "*{I} [swear] once, neatly, and [go] after.*",
    "*{I} [be] half a breath behind, and [stay] there, saving the other half.*",
    "*Everything [s:be] feet and breath, and the dark going by in pieces.*",
  ],
  touch: [
    "*{I} [hold] quite still, the way one [~s:do] for a bird or a barber.*",
    "*{I} [look] down at {your} hand. {I} [not:move] it. {I} [not:move] anything.*",
    "*It [s:go] through {me} like a name called in a crowd.*",
    "*{My} breath [s:catch] on something, and [s:come] free.*",
    "*{I} [stiffen], and then, by degrees, [forget] to.*",
  ],
  kiss: [
    "*For a moment there [s:be] nothing in {my} head at all, not even the weather.*",
    "*{I} [rest] {my} forehead against {yours}, and [breathe], and [leave] it at that.*",
    "*{I} [turn] {my} face a little, so that it [~s:land] on the cheek, and [keep] hold of {your} sleeve.*",
    "*When {i} [~can] see again {i} [~be] smiling, and it [s:be] clearly news to {me}.*",
  ],
  look: [
    "*{I} [feel] it, and [let] {myself} be looked at, with no great show of ease.*",
    "*{I} [meet] {your} eyes, and it [s:be] {me} who [~s:look] away.*",
    "*{I} [follow] {your} gaze to {place}, and [frown].*",
    "*{I} [allow] it for the length of a breath, and then [raise] an eyebrow.*",
  ],
  laugh: [
    "*The corner of {my} mouth [s:give] before the rest of {me} [~s:have] agreed to it.*",
    "*{I} [look] as though a window [~s:have] been opened.*",
    "*{I} [shake] {my} head, but {i} [~be] too late to hide it.*",
    "*It [s:take] the edge off the air. Even {i} [~feel] it go.*",
  ],
  weep: [
    "*{I} [not:say] there, there. {I} [put] a clean cloth within reach, and [turn] to see to something else for a minute.*",
    "*{I} [sit] down close by, shoulder to shoulder, facing the same way.*",
    "*{I} [wait]. {I} [be] good at it, and it [s:be] all that [~s:be] wanted.*",
    "*{I} [reach] out, [think], and [go] on reaching.*",
  ],
  attack: [
    "*{I} [be] not where the blow [~s:come]. It [s:surprise] both of {us}.*",
    "*It [s:land]. {I} [touch] {my} lip, [look] at the red on {my} fingers, and [look] disappointed.*",
    "*{I} [catch] {your} wrist, and [hold] it, no tighter than {i} [~need] to.*",
    "*Something [s:go] over with a crash. When it [~s:be] quiet again {i} [~have] not moved but for {my} eyes.*",
  ],
  wait: [
    "*{I} [leave] the quiet where it [~s:be], to see which of {us} it [~s:trouble].*",
    "*{I} [wait] as well. It [s:become] almost a thing to do together.*",
    "*{I} [feel] the pause fill up, slowly, like a footprint.*",
  ],
  eat: [
    "*{I} [watch] for the verdict while pretending to be busy with {thing}.*",
    "*{I} [look] satisfied, in the manner of someone who [~s:have] got one piece on the board.*",
    "*{I} [pour] a little more without asking.*",
  ],
  open: [
    "*{I} [draw] in a breath and [hold] it behind {my} teeth.*",
    "*{I} [come] to stand at {your} shoulder, not too near, reading what {you} [~u:read].*",
    "*{I} [put] out a hand to stop it, and [be] a moment late.*",
  ],
  take: [
    "*{I} [see] it go, and [let] it.*",
    "*{I} [count] what [~s:be] left, out of habit, and [say] nothing.*",
    "*{My} eyes [p:follow] it, hand to pocket, and [p:come] back up.*",
  ],
  point: [
    "*{I} [turn] to look. It [s:take] {me} a moment to see it and longer to say so.*",
    "*{I} [go] where the hand [~s:say], and [stop] short.*",
    "*{I} [hear] it before {i} [~see] it.*",
  ],
  nod: [
    "*{I} [take] the nod, and [put] it with the other things {i} [~have] been given.*",
    "*{My} shoulders [p:come] down by an inch.*",
    "*{I} [return] it, and for once [not:add] anything.*",
  ],
  deny: [
    "*{I} [see] it, and [accept] it, and [not:believe] it.*",
    "*{I} [press] no harder. {I} [look] a little tired.*",
    "*{I} [spread] {my} hands: as you like.*",
  ],
  kneel: [
    "*{I} [look] down, and [not:like] being looked up to.*",
    "*{I} [put] a hand under {your} elbow, and [lift].*",
    "*{I} [get] down too, with a crack of the knees, until {our} eyes [~p:be] level.*",
  ],
  whisper: [
    "*{I} [bend] to catch it, near enough to feel it on {my} ear.*",
    "*{I} [read] it off {your} lips as much as hear it.*",
    "*{I} [answer] in the same key, scarcely louder than cloth.*",
  ],
  other: [
    "*{I} [watch] all of it, without comment, from start to finish.*",
    "*{I} [take] note, as one [~s:take] note of a step that [~s:be] not there.*",
    "*That [s:earn] {you} a second look, slower than the first.*",
    "*{I} [tip] {my} head a little, and [revise] something.*",
    "*{I} [say] nothing about it. {My} face [s:do] a fair part of the saying.*",
    "*{I} [allow] that. {I} [look] almost ready to enjoy it.*",
  ],
};

/** What to say when the user has acted without speaking. */
export const afterAction: readonly string[] = [
  "“You do that as if you’d done it somewhere else first.”",
  "“Most people ask before they do that. I’d have said yes.”",
  "“I see. So that’s how we’re doing this.”",
  "“There. You’ve surprised me, and it’s not even late.”",
  "“Careful with it. No, not like that. Well, yes. Like that.”",
  "“You needn’t explain. I’d only find out you had a reason.”",
  "“I wondered how long it’d be before you did.”",
  "“You’ve good hands. They’ve made up their mind before you have.”",
  "“If that was meant to be quiet, I’d hate to hear you busy.”",
  "“Go on, then. I shan’t look. I’ll listen very hard.”",
  "“That’s braver than it looked. I was watching from the side.”",
  "“Nobody’s done that since I’ve been here. I’d begun to think it couldn’t be done.”",
  "“Now that you’ve started, you’ll have to see it through. So will I, I suppose.”",
  "@dry “Make yourself at home. Oh, you have.”",
  "@blunt “Good. That saves us ten minutes.”",
  "@warm “That’s it. No hurry in the world.”",
  "@formal “I take it as it was meant, whichever way that was.”",
  "@sly “Ah. Now I know something you don’t know you’ve told me.”",
  "@exact “I had put the likelihood of that at one in nine.”",
  "@guarded “I’d sooner you’d warned me. But go on.”",
  "@playful “Do it again, I blinked.”",
];
