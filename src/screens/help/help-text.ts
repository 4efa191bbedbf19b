import { helpSupportId, ownSupportChat } from "#src/domain/addresses.ts";
import { limits } from "#src/domain/limits.ts";
import { labels } from "#src/domain/messages.ts";
import { texts } from "#src/domain/texts.ts";

/** A paragraph, a paragraph with a heading of its own, or what is typed beside what it becomes. `**` marks a control's name. */
export type HelpBlock = string | { readonly title: string; readonly text: string } | { readonly rows: readonly Row[] };
type Row = { readonly typed: string; readonly shown: string; readonly isNarrated?: boolean };

export type HelpSection = { readonly id: string; readonly title: string; readonly blocks: readonly HelpBlock[] };

/** Words of the help page around its sections. */
export const helpTexts = {
  title: "How can we help",
  contents: "On this page",
  search: "Search help",
  often: "Often looked for",
  where: (at: number, count: number) => `${at} of ${count}`,
  found: (count: number) => (count === 1 ? "1 section" : `${count} sections`),
  nothing: "Nothing on that",
  nothingHelp: "Try another word, or ask a person.",
  ask: "Talk to a person",
  supportChat: "Open the support chat",
} as const;

/** What many look for, and the section that answers it. */
export const oftenAsked = [
  { label: "Branches", id: "branches" },
  { label: "Groups", id: "groups" },
  { label: "Credits", id: "credits" },
  { label: "Delete my account", id: "data" },
] as const;

/** How the product works, in the order in which one meets it. */
export const helpSections: readonly HelpSection[] = [
  {
    id: "first",
    title: "A first scene",
    blocks: [
      "Choose a character on **Home**, and the scene opens with a first line. Say something, and the answer is written while you watch. Everything is kept: close the page in the middle of a sentence and come back to it under **My conversations**.",
      "You can play as many scenes with a character as you like. **New chat** begins another; the others stay where they are.",
      {
        title: "Speak as somebody else",
        text: `Characters call you by your username. **${labels.personas}** in the account menu keeps others you like to be; the button beside the field chooses who you are in this scene, from here on or for all of it.`,
      },
    ],
  },
  {
    id: "writing",
    title: "Writing in a scene",
    blocks: [
      "Say it as you would say it. What you put in quotes is spoken, what you put between asterisks is done or seen. You can leave both out and be understood.",
      {
        rows: [
          { typed: "*I close the door.*", shown: "I close the door.", isNarrated: true },
          { typed: '"Is anyone there?"', shown: "“Is anyone there?”" },
          {
            typed: "((slower, please))",
            shown: "A word to the storyteller, outside the scene. Nobody in it hears you.",
          },
        ],
      },
      {
        title: "A reply you do not like",
        text: "Press the right arrow under it for another version. All versions are kept, and you can go back. To steer instead, edit the reply: what stands there is what happened.",
      },
      {
        title: "No reply came",
        text: `After the last reply is deleted, **Get a reply** asks for a new one; so does Enter in the empty field. A message that could not be sent stays in the scene with **Retry**.`,
      },
      {
        title: "Longer, shorter, not speaking for me",
        text: `**${labels.globalResponseSettings}** in the settings sets how every character writes: length, point of view, style, tense, and whether they may act for you. **${labels.modelSettings}** in a chat's menu sets it for one chat or one character.`,
      },
    ],
  },
  {
    id: "branches",
    title: "Branches",
    blocks: [
      "Open **More** at any message and choose **Branch from here**. A new chat goes on from that message, and the chat you came from stays as it is.",
      "You can also duplicate a whole chat, rename it, or pin it to the top, from its menu in **My conversations**.",
    ],
  },
  {
    id: "variants",
    title: "Variants",
    blocks: [
      `A character can have several faces: another age, another mood, another first line. **${labels.selectVariants}** in the chat's menu shows them. What was said before you change stays.`,
    ],
  },
  {
    id: "characters",
    title: "Characters of your own",
    blocks: [
      `**${labels.createCharacter}** in the **${labels.create}** menu opens one page for all of it; what you write is kept on this device until you save. Talk with the character before it is saved in the preview chat.`,
      "A public character is found by everyone, a private one by you alone. Every change of a public one keeps the version before it: **Versions** in My characters compares and brings back.",
      "Character cards of other programs can be read in, many at once, and each of yours can be taken along as a card.",
    ],
  },
  {
    id: "groups",
    title: "Group chats",
    blocks: [
      `**${labels.startGroupChat}** in the **${labels.create}** menu puts up to ${limits.groupCharacters} characters on one stage. Each has a name, a variant and, if you like, a first line; the same character can join twice.`,
      "Four modes say who answers: the scene decides, everyone once, in order, or only those you name with @. You can mute somebody, or let anybody speak now.",
      "A group that is public may only have characters you own.",
    ],
  },
  {
    id: "worlds",
    title: "Worlds and lorebooks",
    blocks: [
      `A lorebook holds what is true in a world: places, people, rules, one entry each. Public ones are called ${labels.worlds}, your own ${labels.attachments}.`,
      "An entry has words that call it up. When one of them is said, the next reply is told the entry; under the reply you see which ones it was told. The tester in a lorebook's editor shows the same before you play.",
      `A group takes up to ${limits.groupLorebooks}. Characters can bring lorebooks of their own, chosen where they are written.`,
      "Lorebooks of other programs can be read in, and every one of yours can be taken along as a file.",
    ],
  },
  {
    id: "models",
    title: "Models",
    blocks: [
      `**${labels.modelSettings}** chooses the model that writes. Star those you like: the button in the chat's header swaps between them. Models marked Pro need a paid plan.`,
    ],
  },
  {
    id: "credits",
    title: "Pictures and credits",
    blocks: [
      "Every plan has image credits. One is spent when a picture is made; writing costs none. What is left stands in the bar at the top.",
      "On the free plan, credits renew on the first of each month.",
      "Pictures you upload are made anew from their pixels, so that places and devices recorded in them are gone.",
    ],
  },
  {
    id: "plans",
    title: "Plans and payment",
    blocks: [
      `Paid plans renew each month until you cancel. **${labels.cancelPlan}** is in the settings under ${labels.settingsTabs.subscription}. A cancelled plan is yours until its end date, and nothing more is charged; until then you can keep it after all.`,
    ],
  },
  {
    id: "safety",
    title: "Safety and reports",
    blocks: [
      "Everyone here is fiction. No real people, nobody under age in any form, no role-play of incest between blood relatives. Software flags what may break these rules; a person decides about every ban.",
      `**${labels.reportCharacter}** is in the chat's menu. The report names the character and the variant you play; your words are not sent along.`,
      "Mature content is off until you turn it on in the settings under Preferences, and mature pictures are blurred until you choose to see them. There you can also ignore creators and leave out categories.",
    ],
  },
  {
    id: "data",
    title: "Your data",
    blocks: [
      "Chats are yours alone; nobody else can read them. **Export as** in a chat's menu takes one with you, as a web page, as Markdown, or as JSONL that other applications read; **Import a chat** brings one in.",
      {
        title: "Deleted by mistake",
        text: `Undo brings a message or a chat back at once. For 30 days it also waits in **Recently deleted**; then it is erased.`,
      },
      {
        title: "Delete my account",
        text: `**${labels.deleteAccount}** is at the end of the settings' ${labels.settingsTabs.profile}. It asks for your username, and ends your account at once. Your characters are taken down, and your data is erased within 30 days.`,
      },
    ],
  },
  {
    id: helpSupportId,
    title: helpTexts.ask,
    blocks: [
      ownSupportChat === null
        ? "This copy has no support chat. Write to whoever runs it, and say what you did, what you expected, and what you saw."
        : "A person reads the support chat. Say what you did, what you expected, and what you saw.",
      `A page that fails has **${texts.actions.tryAgain}**; what you typed is kept on your device meanwhile.`,
    ],
  },
];
