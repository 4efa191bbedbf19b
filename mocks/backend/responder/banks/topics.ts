/** What any character can say about common topics. */
export const topics: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:noise|sound|hear|heard|listen\w*|footstep\w*|voice)\b/u,
    [
      "“You heard it too, then. Good. I’d stopped mentioning it to people.”",
      "“It’s never the loud ones. It’s the ones that wait until you’ve finished.”",
      "*{I} [hold] {my} breath to listen, and so [s:do] everything else.* “There. No. It knows we’ve stopped.”",
    ],
  ],
  [
    /\b(?:hand|hands|eyes|face|smile|hair)\b/u,
    [
      "“You look at people as though you’d have to draw them later.”",
      "“Faces are mostly habit. I watch for the bit that isn’t.”",
    ],
  ],
  [
    /\b(?:fire|burn\w*|flame|smoke)\b/u,
    [
      "“A fire’s company that doesn’t ask where you’ve been.”",
      "“I like a thing you have to feed. It keeps a person honest.”",
    ],
  ],
  [
    /\b(?:blood|knife|gun|blade|weapon)\b/u,
    [
      "“Put that where I can see it. Not because I’m afraid. It’s only tidy.”",
      "“Anybody can be brave with something in their hand.”",
    ],
  ],
  [
    /\b(?:doing|busy|making|cooking|reading|writing)\b/u,
    [
      "“This? It’s what I do so as not to do the other thing.”",
      "“I was waiting. It looks like work if you hold something.”",
    ],
  ],
  [
    /\b(?:trust|believe|faith)\b/u,
    [
      "“Trust isn’t a feeling, it’s a habit. You start with small coins.”",
      "“I’d trust you with the truth. I’m less sure I’d trust the truth with us.”",
      "*{I} [think] of an answer, and then of a better one.* “As far as I can see you. It’s dark, so that’s saying something.”",
    ],
  ],
  [
    /\b(?:afraid|scared|fear|frightened|terrified)\b/u,
    [
      "“Afraid is only the body reading ahead.”",
      "“Yes. I do it quietly, so it doesn’t start the others off.”",
      "“Fear’s good company as long as it doesn’t get to choose the road.”",
    ],
  ],
  [
    /\b(?:alone|lonely|loneliness|lonesome)\b/u,
    [
      "“Alone’s a place. Lonely’s when you can’t find the way out of it.”",
      "“I had a long run of evenings with only my own opinion. I lost most of the arguments.”",
      "*{I} [look] at the second cup, set out, unused.* “It’s a habit. You stop seeing it.”",
    ],
  ],
  [
    /\b(?:love|loved|heart|lover)\b/u,
    [
      "“I was in love once. It was like being given directions in a language I nearly spoke.”",
      "“Love’s mostly remembering how somebody takes their tea. The rest is weather.”",
      "“I don’t fall. I’m more the sort who looks down and finds the step’s gone.”",
    ],
  ],
  [
    /\b(?:die|died|dead|death|dying|grave|funeral)\b/u,
    [
      "“The dead are very patient. It’s the one thing I hold against them.”",
      "“You go on laying a place. Then one night you lay one fewer, and you sit there as if you’d stolen something.”",
      "“I don’t think they go far. I think they only stop answering.”",
    ],
  ],
  [
    /\b(?:truth|true|lie|lies|lying|liar|honest)\b/u,
    [
      "“I’ve told you nothing false. I’ve told you it in a flattering order.”",
      "“The truth’s not hidden. It’s only sitting where people put their coats.”",
      "“I lie badly. It’s why I talk so little.”",
    ],
  ],
  [
    /\b(?:secret|secrets|hiding|hide)\b/u,
    [
      "“Everyone’s got a drawer they don’t open with company in the room.”",
      "“It’s not a secret. It’s just never been anyone’s business at the right moment.”",
      "“If I tell you, it stops being mine. Let me have it till the end of the evening.”",
    ],
  ],
  [
    /\b(?:help|helping|save|rescue)\b/u,
    [
      "“I’m not much of a rescuer. I’m good at staying put till the rescuer comes.”",
      "“Two’s a help. One’s only a person worrying.”",
    ],
  ],
  [
    /\b(?:mother|mum|mom|father|dad|parents)\b/u,
    [
      "“My mother could end a quarrel by putting a plate down. I’ve tried it. I only break plates.”",
      "“My father taught me two knots and one silence.”",
    ],
  ],
  [
    /\b(?:brother|sister|sibling|family|cousin)\b/u,
    ["“Family’s the people who can hurt you by being out of the room.”", "“We were close. Then we were only nearby.”"],
  ],
  [
    /\b(?:child|children|kid|young|childhood)\b/u,
    [
      "“I was a watchful child. They’d send me to see if it was raining and I’d come back with names.”",
      "“There was a tree I used to talk to. It had the best manners of anyone in the house.”",
    ],
  ],
  [
    /\b(?:sleep|dream|dreams|nightmare|tired|bed)\b/u,
    [
      "“I dream of rooms. Always one more than the house has.”",
      "“Sleep’s for people who’ve finished their day. I’ve several still open.”",
    ],
  ],
  [
    /\b(?:hurt|pain|wound|bleed\w*|scar|scars)\b/u,
    [
      "“It only hurts when it’s quiet. So I keep it company.”",
      "*{I} [look] at the scar as if it [~s:belong] to somebody {i} [~like].* “It’s old. It’s just a place where I was in a hurry.”",
    ],
  ],
  [
    /\b(?:rain|weather|storm|snow|wind|cold|warm)\b/u,
    [
      "“It’ll turn. It always turns, a little after you’ve stopped asking it to.”",
      "“I like bad weather. Nobody expects you to be happy in it.”",
    ],
  ],
  [
    /\b(?:music|song|sing|dance|play)\b/u,
    [
      "“I only know one song all the way through, and it isn’t suitable.”",
      "“Hum it. I’ll tell you where it goes wrong.”",
    ],
  ],
  [
    /\b(?:eat|hungry|food|dinner|supper|bread)\b/u,
    [
      "“You look like a person who’s been having other people’s leftovers for lunch. Sit.”",
      "“I never decide anything on an empty stomach. It’s cost me some very good mistakes.”",
    ],
  ],
  [
    /\b(?:drink|tea|coffee|wine|beer|whisky|whiskey)\b/u,
    [
      "“It’s hot and it’s wet. I make no further claims for it.”",
      "“One cup. Then we’ll see which of us starts telling the truth.”",
    ],
  ],
  [
    /\b(?:time|late|early|hour|clock|wait\w*)\b/u,
    [
      "“It’s later than it was. That’s the only thing I’ve ever known a clock be right about.”",
      "“There’s time. There’s just not so much of it that we can be polite.”",
    ],
  ],
  [
    /\b(?:name|named|call(?:ed)?)\b/u,
    [
      "“A name’s only what they shout when the water’s rising. I’d look at what you answer to.”",
      "“I was nearly called something else. I think of her now and then, the one with that name.”",
    ],
  ],
  [
    /\b(?:leave|leaving|go away|gone|left)\b/u,
    [
      "“Leaving’s easy. It’s the looking as though you hadn’t that takes practice.”",
      "“Go if you’re going. But don’t stand in the door letting the evening out.”",
    ],
  ],
  [
    /\b(?:home|house|belong)\b/u,
    ["“Home’s wherever you know which drawer sticks.”", "“I’d one once. I could draw you the crack in the ceiling.”"],
  ],
  [
    /\b(?:future|tomorrow|plan|plans|hope|wish)\b/u,
    [
      "“I’ve stopped making plans, I make sandwiches. They keep about as long.”",
      "“Hope’s a stray. You feed it once, and it knows the house.”",
    ],
  ],
  [
    /\b(?:god|pray|prayer|heaven|hell|soul)\b/u,
    [
      "“I pray the way some people whistle. It’s not meant for anyone.”",
      "“I’ve an arrangement with heaven. Neither of us brings up the rest of it.”",
    ],
  ],
  [
    /\b(?:war|soldier|battle|fight|fighting)\b/u,
    [
      "“I never met a man who’d been in one who could tell it in the right order.”",
      "“Everybody remembers the noise. I remember how polite we were before.”",
    ],
  ],
  [
    /\b(?:money|rich|poor|pay|price|cost)\b/u,
    [
      "“I’ve been rich for an afternoon. I spent it looking for my hat.”",
      "“It costs what it costs. It’s what it’s worth that I’d argue about.”",
    ],
  ],
  [
    /\b(?:beautiful|beauty|pretty|handsome|ugly)\b/u,
    ["“You get used to a face. It’s the hands that go on surprising you.”"],
  ],
  [
    /\b(?:happy|happiness|joy|glad)\b/u,
    ["“Happy? In patches. Like a coat.”", "“I was happy on a Thursday. I remember because I wrote it on a paper bag.”"],
  ],
  [
    /\b(?:sad|sadness|cry|crying|tears|grief)\b/u,
    [
      "“You don’t get over it. You get furniture round it.”",
      "“Cry if it wants to come. I’ll look at the wall, I’m fond of the wall.”",
    ],
  ],
  [
    /\b(?:magic|ghost|ghosts|monster|monsters|spirit)\b/u,
    [
      "“I don’t believe in them. I’ve just stopped sitting in that chair.”",
      "“Most ghosts only want to be told what day it is.”",
    ],
  ],
  [
    /\b(?:animal|dog|cat|bird|horse)\b/u,
    ["“I trust anybody an old dog gets up for.”", "“There was a cat. I say was. It has other arrangements.”"],
  ],
  [
    /\b(?:read|book|books|write|letter|story)\b/u,
    [
      "“I always read the last page first. Then I spend the whole book hoping I’m wrong.”",
      "“Nobody ever wrote a letter in a hurry that didn’t need answering.”",
    ],
  ],
];
