/** Questions that a card may answer, by statements of the character (“I fly an airship”) or by labels (“Age: 27”). */
export const cardQuestions: readonly { asks: RegExp; tells: RegExp; label?: RegExp; labelled?: string }[] = [
  {
    asks: /\b(?:how old|your age|what age)\b/u,
    tells:
      /\b(?:I am|I’m) [\p{L}\p{N} -]*(?:\d|twenty|thirty|forty|fifty|sixty|years old)|\byears? old\b|\bin my (?:\p{L}+ )?(?:teens|twenties|thirties|forties|fifties|sixties)\b/u,
    label: /^age$/iu,
    labelled: "I’m ",
  },
  {
    asks: /\bwhat (?:do you do|are you$|kind of work)|\b(?:your|you for a) (?:job|work|trade|profession|occupation|living)\b|\bdo you work\b|\bwho do you work\b/u,
    tells:
      /^I (?:am|was) (?:an?|the) |^I (?:used to )?(?:work|run|own|keep|fly|command|captain|teach|sell|mend|repair|smuggle|hunt|serve|guard|drive|sail|study|paint|write|cook|bake|heal|fight|rule|lead|make|build|trade|sing)\b/u,
    label: /^(?:occupation|job|work|profession|role|class)$/iu,
    labelled: "my work is this: ",
  },
  {
    asks: /\bwhat (?:do you look like|are you wearing|do you wear)|\byour (?:hair|eyes|face|clothes|appearance|scar|coat)\b|\bdescribe yourself\b/u,
    tells:
      /\b(?:hair|eyes|beard|scars?|freckles|horns|tail|wings|ears|skin|tall|short|tattoos?)\b|^I (?:wear|dress|look)\b/u,
    label: /^(?:appearance|looks|hair|eyes|outfit|clothing)$/iu,
    labelled: "to look at, this: ",
  },
  {
    asks: /\bwhat(?: is|’s| do you have| have you got| are you holding| are you carrying| do you carry).*\b(?:hands?|pockets?|boots?|bag|belt|coat|sleeve|arms|holding|carry|carrying)\b|\bwhat(?: is|’s) that\b|\bdo you (?:own|have with you)\b/u,
    tells: /^I (?:always |never )?(?:carry|keep|wear|hold|own|have)\b|\b(?:and|but) (?:carry|keep|wear|hold|own)\b/u,
    label: /^(?:belongings|items|inventory|weapons?|equipment)$/iu,
    labelled: "what I have is this: ",
  },
  {
    asks: /\bwhat do you (?:like|love|enjoy)\b|\bfavou?rite\b|\bfor fun\b/u,
    tells: /\b(?:love|like|enjoy|adore|am fond of)\b/u,
    label: /^(?:likes|loves|hobbies)$/iu,
    labelled: "I like ",
  },
  {
    asks: /\bwhat do you (?:hate|dislike|detest)\b/u,
    tells: /\b(?:hate|dislike|detest|despise|can’t stand)\b/u,
    label: /^(?:dislikes|hates)$/iu,
    labelled: "I can’t stand ",
  },
  {
    asks: /\b(?:are you (?:afraid|scared|frightened)|do you fear|your (?:biggest )?fear)\b/u,
    tells: /\b(?:afraid|scared|frightened|fear|terrified|dread)\b/u,
    label: /^fears?$/iu,
    labelled: "I’m afraid of ",
  },
  {
    asks: /\bwhere (?:are you from|do you come from|were you born|did you grow up|do you live|is your home)\b/u,
    tells: /\b(?:from|born|grew up|raised|live|lived|home)\b/u,
    label: /^(?:from|origin|birthplace|hometown|home|nationality)$/iu,
    labelled: "I come from ",
  },
  {
    asks: /\b(?:family|married|children|kids|brothers?|sisters?|mother|father|husband|wife|daughter|son|friends?)\b/u,
    tells: /\b(?:family|married|children|brother|sister|mother|father|husband|wife|daughter|son|twin|friend|mate)\b/u,
    label: /^(?:family|relationships?)$/iu,
    labelled: "my people are these: ",
  },
  {
    asks: /\bwhy (?:did|do|are|were|have) you\b|\bwhat happened to you\b|\byour (?:past|story)\b/u,
    tells: /\b(?:because|since|after|ever since|lost|left|fled|escaped|ran away)\b/u,
    label: /^(?:backstory|background|history)$/iu,
    labelled: "it comes to this: ",
  },
];

/** Questions about the place, and about where the characters are going. */
export const asksPlace =
  /\bwhere (?:are we|am i|is this|are you)(?: now| exactly| right now)?$|\bwhat(?: is|’s) this place\b/u;
export const asksCourse =
  /\bwhere (?:are we|is (?:this|it|she|the \p{L}+)|are you) (?:going|flying|heading|headed|sailing|bound|riding|travell?ing|taking)/u;
/** Statements of where somebody is going. */
export const courseTold =
  /\b(?:bound for|heading (?:for|to)|headed (?:for|to)|on (?:the|her|his|its|our) way to|fl(?:ying|ies) to|sail(?:ing|s) (?:for|to)|course for|en route to) ((?:the |a )?[\p{L}’ -]{3,40}?)(?=[.,;!?]| with\b| and\b| to\b| where\b|$)/u;

/** Nouns for places one can look towards, and for things one can hold. */
export const placeHeads: ReadonlySet<string> = new Set(
  (
    "airship balcony bar barn basement bridge cabin café cafe camp car castle cave cellar chapel church city classroom clearing coast college corridor court " +
    "courtyard deck den desert dock docks door dormitory dungeon estate factory farm field flat forest fort garage garden gate greenhouse hall hallway harbour " +
    "harbor hill hold hospital hotel house hut inn island jungle kitchen laboratory lab lake library lighthouse manor market mansion monastery mountain museum " +
    "office palace park pier platform pub ranch restaurant river road roof rooftop room ruins school sea ship shop shore shrine square stable station stairs " +
    "street studio study swamp tavern temple tent theatre theater throne tower town train trench tunnel university valley vault village wagon ward warehouse " +
    "window wood woods workshop world yard"
  ).split(" "),
);
export const thingHeads: ReadonlySet<string> = new Set(
  (
    "amulet apple apron axe bag basket bell blade blanket book boot bottle bow bowl box broom brush bucket camera candle cane cap cape card cards chain chair " +
    "chalk chart chest cigar cloak clock coat coin compass cup dagger desk diary dice drum fan fiddle flag flask flower flute glass glasses glove goggles guitar " +
    "gun hammer hat helmet hook jacket jar journal jug kettle key keys knife ladder lamp lantern ledger letter lute map mask match medal mirror mug necklace " +
    "needle net notebook oar paper parcel pen pencil phone photograph pipe pistol plate pocketwatch pot pouch purse quill radio ribbon rifle ring rope sack " +
    "saddle scarf scissors scroll shield shovel skull spear spoon staff stick stone stool sword table teacup teapot telescope tin torch towel umbrella uniform " +
    "violin wallet wand watch wheel whip whistle wrench"
  ).split(" "),
);
