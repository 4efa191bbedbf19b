import type { LegalDocument } from "./legal-page.tsx";

/** For the owner's review (GAP-20): what the product itself assumes, in plain words. No lawyer has seen it. */
export const termsText: LegalDocument = {
  title: "Terms",
  changed: "2026-11-21",
  lead: "These terms say what you may expect of us and what we expect of you.",
  sections: [
    {
      id: "who",
      title: "Who may take part",
      paragraphs: ["You must be 18 or older. One account belongs to one person; keep your password to yourself."],
    },
    {
      id: "fiction",
      title: "Everything here is fiction",
      paragraphs: [
        "Characters are written by people and played by software. What they say is invented, may be wrong, and is no advice.",
      ],
    },
    {
      id: "forbidden",
      title: "What is forbidden",
      paragraphs: [
        "No real people as characters. No depiction of anyone under age, in any form. No role-play of incest between blood relatives.",
        "Software flags what may break these rules. A person decides about every ban.",
      ],
    },
    {
      id: "yours",
      title: "What is yours",
      paragraphs: [
        "What you write stays yours. You allow us to store it and to show it to those you share it with, so that the service can work.",
        "A character you publish can be played by everyone until you take it back.",
      ],
    },
    {
      id: "plans",
      title: "Plans and credits",
      paragraphs: [
        "Paid plans renew each month until you cancel. A cancelled plan runs to the end of the month that is paid. Credits of the free plan renew on the first of each month.",
      ],
    },
    {
      id: "end",
      title: "Ending it",
      paragraphs: [
        "You can delete your account at any time. Access ends at once, your characters are taken down, and your personal data is erased within 30 days.",
      ],
    },
  ],
};
