import { expect, test } from "vitest";
import { callsForPicture } from "./picture-call.ts";

test.each([
  "Send me a picture.",
  "Could you take a quick selfie for me?",
  "Can I see a photo of the lighthouse?",
  "What does the harbour look like at night?",
  "Good evening. Show me where you live!",
  "Draw me a sketch, please",
])("it is asked for: %s", (said) => {
  expect(callsForPicture(said, "Of course.")).toBe(true);
});

test.each([
  "*She holds up the photograph.* That was my father.",
  "Here’s a picture of it.",
  "I took a photo this morning.",
  "He slides a small portrait across the table.",
])("it is shown: %s", (written) => {
  expect(callsForPicture("Who was he?", written)).toBe(true);
});

test.each([
  ["Zeig mir den Hafen 📷", "Gern."],
  ["灯台を見せて 🖼️", "はい。"],
  ["/picture el faro de noche", "Claro."],
  ["¿Dónde estás?", "Aquí. 📸"],
])("a sign says so in every language: %s – %s", (said, written) => {
  expect(callsForPicture(said, written)).toBe(true);
});

test.each([
  ["Zeig mir den Hafen", "Gern."],
  ["and/or /picturesque", "No."],
  ["Hello", "Come in."],
  ["", ""],
  ["Don't send me any pictures.", "Very well."],
  ["There is a picture on the wall.", "It has hung there for years."],
  ["Picture this: a storm.", "I can picture it."],
  ["Show some mercy. The picture is old.", "Never."],
  ["Send help!", "She sends no photograph."],
  ["You look like her.", "Do I?"],
])("nobody calls for one: %s – %s", (said, written) => {
  expect(callsForPicture(said, written)).toBe(false);
});

test("a long text without sentence ends takes no time", () => {
  const text = "send what look like a ".repeat(5000);
  const start = performance.now();
  expect(callsForPicture(text, text)).toBe(false);
  expect(performance.now() - start).toBeLessThan(1000);
});
