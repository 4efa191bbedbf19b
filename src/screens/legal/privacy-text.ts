import type { LegalDocument } from "./legal-page.tsx";

/** For the owner's review (GAP-20): what the application in fact does with data. No lawyer has seen it. */
export const privacyText: LegalDocument = {
  title: "Privacy",
  changed: "2026-11-21",
  lead: "What we keep about you, why, and for how long.",
  sections: [
    {
      id: "kept",
      title: "What we keep",
      paragraphs: [
        "Your e-mail address, a hash of your password, your profile, your settings, the characters you write and the scenes you play.",
        "Pictures you upload are made anew from their pixels, so that places and devices recorded in them are gone.",
      ],
    },
    {
      id: "why",
      title: "Why",
      paragraphs: [
        "To run the service for you: to find every word again on every device you sign in with. Your scenes are not shown to other users.",
      ],
    },
    {
      id: "browser",
      title: "In your browser",
      paragraphs: [
        "Your session, your theme and font, whether the menu is open, which hints you have seen, and text you have not sent yet. Logging out removes them. There are no tracking cookies.",
      ],
    },
    {
      id: "others",
      title: "Who else sees data",
      paragraphs: [
        "The model that writes the replies gets the words of the scene. The bot check at sign-in sees your browser. The payment provider gets what a payment needs.",
      ],
    },
    {
      id: "long",
      title: "How long",
      paragraphs: [
        "Until you delete it. What you delete can be restored for 30 days and is then erased, and so is a deleted account.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "You can see, correct, take with you and delete your data. Ask us where the application itself does not let you.",
      ],
    },
  ],
};
