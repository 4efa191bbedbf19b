/** Patterns for the intent of a turn, the most reliable first. */
export const intentCues = [
  ["greeting", /^(?:hi|hello|hey)(?: there| you)?[^\p{L}]*$/u],
  ["silence", /^(?:h+m+|m+h*m+|huh|o+h|a+h|uh|er+m*)[^\p{L}]*$/u],
  [
    "whoAreYou",
    /\b(?:who (?:the hell |even )?(?:are|r) (?:you|u)|what are you\b(?! (?:doing|saying|talking|looking|going|trying|hiding|afraid|waiting|selling|making|reading|writing|drawing|cooking|baking|thinking))|tell me (?:about|more about) yourself|introduce yourself|what do you do)\b/u,
  ],
  [
    "yourName",
    /\b(?:what(?:’s| is| do they call) your name|your name\?|what (?:do|should|can) i call you|what do they call you)/u,
  ],
  [
    "howAreYou",
    /\b(?:how are (?:you|things)|how(?:’s| is) it going|how do you feel|are you (?:ok|okay|all ?right|well|hurt)|you (?:ok|okay|all ?right)\?)/u,
  ],
  ["whatHappened", /\bwhat(?:’s| has| is| )?(?:’s)? ?(?:happened|happening|going on|the matter|wrong)\b/u],
  [
    "whatNow",
    /\b(?:what (?:now|next)|what (?:do|should|shall|can|are) we (?:do|going to do)|what(?:’s| is) the plan|where do we start|now what)\b/u,
  ],
  ["howLong", /\bhow (?:long|old|far|soon|late)\b/u],
  ["howMuch", /\bhow (?:much|many)\b/u],
  ["why", /^(?:and |but |so )?why\b|\bwhy\b[^.!]*\?|\bhow come\b/u],
  ["where", /^(?:and |but |so )?where\b|\bwhere\b[^.!]*\?/u],
  ["when", /(?:^|[.!?,;“] ?)(?:and |but |so )?when\b[^.!]*\?/u],
  ["who", /(?:^|[.!?,;“] ?)(?:and |but |so )?who(?:’s|se|m)?\b[^.!]*\?/u],
  ["which", /(?:^|[.!?,;“] ?)(?:and |but |so )?which\b[^.!]*\?/u],
  ["how", /(?:^|[.!?,;“] ?)(?:and |but |so )?how\b[^.!]*\?/u],
  [
    "what",
    /(?:^|[.!?,;“] ?)(?:and |but |so |then )?what\b[^.!]*\?|\bwhat (?:is|are|was|do|did|does|have|has)\b[^.!]*\?/u,
  ],
  [
    "proposal",
    /\b(?:want (?:some|to|a)\b|would you like|do you want|care for|fancy (?:a|some)|shall we|how about|what about (?:a|some|we)|wanna)\b[^.!]*\?|\b(?:let’s|let us) (?!go\b)/u,
  ],
  ["mayI", /\b(?:can|may|could|might) i\b(?! (?:have|get|borrow))[^.!]*\?/u],
  ["canYou", /\b(?:can|could|will|would) (?:you|we|i)\b[^.!]*\?/u],
  ["doYou", /\b(?:do|did|don’t|didn’t|have|haven’t|are|aren’t|were) you\b[^.!]*\?/u],
  ["yesNo", /\?/u],
  [
    "tellMe",
    /\b(?:tell me|talk to me|explain|go on\b|say (?:it|something)|speak\b|read (?:it|me|to me)|describe|start (?:talking|from))/u,
  ],
  ["showMe", /\bshow me\b|\blet me see\b|\btake me to\b/u],
  ["giveMe", /\b(?:give me|hand me|pass me|i(?:’d| would) like|i need (?:a|the|some)|can i have|bring me)\b/u],
  [
    "comeWithMe",
    /\b(?:come (?:with me|on|here|along)|follow me|let’s go|let us go|we (?:should|have to|must|need to) (?:go|leave|move|run)|this way)\b/u,
  ],
  ["helpMe", /\b(?:help me|i need (?:your )?help|please help|save me)\b/u],
  [
    "urge",
    /\byou (?:should|must|have to|need to|ought to|’d better|had better)\b|\blet me (?:go|in|out|pass|through|help|see)\b/u,
  ],
  [
    "stop",
    /^(?:stop|enough|don’t|quiet|shut up|let go|drop it|leave (?:it|me alone)|get (?:away|off|back))\b|\bshut up\b|\bleave me alone\b/u,
  ],
  ["wait", /^(?:wait|hold on|slow down|one moment|stay)\b|\bwait here\b|\bstay (?:here|with me)\b/u],
  [
    "farewell",
    /\b(?:goodbye|good bye|bye|farewell|good ?night|see you|i (?:have to|should|must|need to|’m going to|’d better) (?:go|leave)|i’m leaving|i’m off|until tomorrow)\b/u,
  ],
  ["thanks", /\b(?:thank you|thanks|thank u|thx|much obliged|cheers|grateful)\b/u],
  ["apology", /\b(?:i’m (?:so )?sorry|sorry|forgive me|i apologi[sz]e|my (?:fault|mistake|apologies)|pardon me)\b/u],
  [
    "threat",
    /\b(?:i(?:’ll| will) (?:kill|hurt|end|break|destroy|make you)|or else|you(?:’ll| will) (?:regret|pay|die)|don’t make me|hands up|i have a (?:gun|knife))\b/u,
  ],
  [
    "insult",
    /\b(?:you(?:’re| are) (?:an? )?(?:\w+ )?(?:idiot|stupid|liar|fool|coward|monster|ugly|pathetic|useless|boring|fake|worthless|crazy|insane|dumb|moron|jerk|bastard|disgusting|horrible|terrible|weak|cruel|fraud|cheat|rude)|i hate you|screw you|fuck you|fuck off|go to hell|you suck|idiot|bastard)\b/u,
  ],
  [
    "affection",
    /\b(?:i love you|i (?:like|adore|want|need|miss|missed) you|i(?:’m| am) (?:in love|falling)|kiss me|hold me|hug me|marry me|be mine|i care about you|you mean)\b/u,
  ],
  [
    "compliment",
    /\b(?:you(?:’re| are| look| seem| were) (?:so |very |really |quite |such an? |an? )?(?:\w+ )?(?:beautiful|pretty|handsome|kind|brave|clever|smart|wonderful|amazing|lovely|funny|good|great|nice|strong|sweet|brilliant|gorgeous|remarkable|interesting|cute|wise|gentle)|i (?:like|love|admire) your|well done|good job|that(?:’s| was| is) (?:beautiful|lovely|wonderful|clever|brilliant|amazing|delicious))\b/u,
  ],
  [
    "distress",
    /\bi(?:’m| am|’ve been| feel) (?!not )(?:\w+ )?(?:scared|afraid|sad|tired|lost|lonely|alone|cold|hungry|hurt|frightened|exhausted|worried|anxious|terrified|ashamed|confused|nervous|heartbroken|miserable|freezing|soaked|bleeding|sick|broken|empty)\b/u,
  ],
  ["promise", /\b(?:i (?:promise|swear|vow)|you have my word|trust me|i give you my word|you can trust me)\b/u],
  ["laugh", /\b(?:haha+|hehe+|lol|lmao|rofl|ha ha)\b|😂|🤣|😄|😆/u],
  [
    "greeting",
    /^(?:hi|hello|hey|hiya|yo|howdy|greetings|good (?:morning|evening|afternoon|day)|evening|morning|hallo|hola|bonjour|salut|ciao|hej|sup|what’s up)\b/u,
  ],
  [
    "agreement",
    /^(?:yes|yeah|yep|yup|ok|okay|sure|fine|of course|all ?right|agreed|deal|i (?:will|do)(?=[.!,]|$)|i agree|certainly|gladly|very well|right|exactly|indeed|true|absolutely)\b/u,
  ],
  [
    "refusal",
    /^(?:no|nope|nah|never|i won’t|i can’t|i refuse|not a chance|no way|absolutely not|i’d rather not|i don’t (?:think so|want))\b/u,
  ],
  [
    "aboutMe",
    /\b(?:i(?:’m| am| was| used to| have| had| lost| came| come| work| live| grew| found| saw| heard| know| remember| dreamt| dreamed| once)|my (?:name|mother|father|brother|sister|friend|wife|husband|son|daughter|job|family|home|dog|cat|grandmother|grandfather))\b/u,
  ],
  [
    "command",
    /^(?:look|listen|open|close|take|put|hold|run|sit|stand|move|turn|hide|try|think|remember|forget|kill|fight|attack|go|get|do|make|play|sing|dance|write|draw|cook|be|give|let|bring|ask|answer|prove|guess|choose|pick)\b/u,
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

/** The same for physical actions. */
export const actionCues = [
  ["kiss", /\bkiss/u],
  [
    "attack",
    /\b(?:attack|punch|slap|hit|stab|shoot|swing|strike|shove|push|grab|choke|kick|draw (?:my|a|the) (?:sword|knife|gun|blade)|throw|threaten|slam)/u,
  ],
  [
    "offer",
    /\b(?:offer|hand (?:you|him|her|them|over)|hold out|give|pass (?:you|him|her|them)|slide|extend|present)\b|\b(?:set|put|lay|place)\b.{1,30}\b(?:in front of|before you|into your|in your|on the (?:table|counter|bar|desk|bench|scales))/u,
  ],
  [
    "show",
    /\b(?:show|hold (?:it |the |my |a )?[\w ]{0,24}up|hold up|raise|lift|reveal|produce|unfold|pull out|take out|draw out)\b/u,
  ],
  [
    "leave",
    /\b(?:leave|walk (?:away|out|off)|turn (?:away|to go)|head (?:out|for the door)|go out|back away|storm out|exit)\b/u,
  ],
  ["run", /\b(?:run|sprint|bolt|flee|dash|race)\b/u],
  [
    "enter",
    /\b(?:enter|step (?:in|inside|into|through|closer|forward)|come (?:in|inside|closer)|walk (?:in|inside|into|up|over|closer|toward|towards)|approach|cross|follow|move closer|lean (?:in|closer|forward))/u,
  ],
  ["sit", /\b(?:sit|sits|sat|take (?:a|the) (?:seat|chair)|lie down|settle|slump|lean back)\b/u],
  ["kneel", /\b(?:kneel|bow|curtsy|crouch|drop to)/u],
  [
    "touch",
    /\b(?:touch|hug|embrace|stroke|caress|brush|pat|squeeze|rest my|put my (?:hand|arm)|take (?:your|her|his|their) (?:hand|arm)|hold (?:your|her|his|their)|pet)\b/u,
  ],
  ["weep", /\b(?:cry|cries|crying|weep|sob|tears|tear up)\b/u],
  ["laugh", /\b(?:laugh|chuckle|giggle|grin|smile|smirk|snort)/u],
  ["eat", /\b(?:drink|sip|eat|bite|taste|swallow|chew)/u],
  ["open", /\b(?:open|unlock|push the door|turn the (?:key|handle|page)|break the seal|read)\b/u],
  ["take", /\b(?:take|pick up|accept|grab|catch|pocket|collect|reach)\b/u],
  ["point", /\b(?:point|gesture|wave|beckon|knock|tap)\b/u],
  ["nod", /\b(?:nod|agree)/u],
  ["deny", /\b(?:shake my head|shrug|shakes? (?:his|her|their) head|refuse|frown)/u],
  ["whisper", /\b(?:whisper|murmur|mutter|breathe)/u],
  ["wait", /\b(?:wait|stay|stand|pause|hesitate|say nothing|remain|listen|freeze|linger)/u],
  ["look", /\b(?:look|stare|glance|gaze|watch|study|peer|examine|inspect|notice|search|eye)/u],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Out-of-character notes; content that no reply takes part in; and words that distinguish English from other languages. */
export const outOfCharacter = /\(\(([\s\S]*?)\)\)|\(\s*OOC\b[:\s]*([\s\S]*?)\)|\[\s*OOC\b[:\s]*([\s\S]*?)\]/giu;

export const explicit =
  /\b(?:fuck(?:s|ed|ing)? (?:me|you|her|him|them)|blow ?job|hand ?job|cum(?:ming|shot)?|orgasm|undress|strip for|horny|penis|vagina|pussy|cock|dick|tits|nipples?|erection|masturbat\w*|have sex|sex with|make love to me|rape)\b/iu;

export const minors =
  /\b(?:child(?:ren)?|kid|minor|underage|little (?:girl|boy)|school ?girl|school ?boy|teen(?:ager)?|loli|shota|toddler|(?:[0-9]|1[0-7])[ -]?(?:years?[ -]old|yo|y\/o))\b/iu;

export const age = /\b(?:[0-9]|1[0-7])[ -]?(?:years?[ -]old|yo|y\/o)\b/iu;

export const crisis =
  /\b(?:kill myself|end my life|suicid\w*|want to die|wanna die|hurt myself|harm myself|cut myself|self[- ]harm|don’t want to live|better off dead)\b/iu;

export const englishMarks =
  /\b(?:the|a|an|i|you|is|are|to|and|of|it|in|that|my|me|what|do|not|no|yes|with|for|on|this|your|we|was|have|hello|hi|hey|ok|okay|thanks|please|who|why|how|where|it’s|i’m|don’t|can|come|go|here|there|tell|let’s|stop|wait|sorry|bye|good|help|look|love|run|listen|sure|fine|maybe|never|nothing|really|us|be|so|at|by|as|if|up|out|now|then|just|think|know|see|want|need|play|make|give|take|feel|bad|night|day|all|some|any|he|she|they|them|his|her|will|would|could|should|did|does|had|were|has|been|am|but|or|did|got|get|well|much|more|very|too|only|about|kiss|hug|sit|smile|nod|laugh|walk|sigh|shrug|grin)\b/iu;

export const soundsForeign =
  /[\u0370-\u1fff\u2e80-\ud7ff\uf900-\ufdff\ufe70-\ufeff]|[àâäåæçéèêëìíîïñòóôöøœùúûüßąćęłńśźżčďěňřšťůžăâîșțğışäöå¿¡]/iu;
