// Paints the thumbnails of the image templates into mocks/seed/media/templates. Run it after a change of the painter.
import { mkdirSync, writeFileSync } from "node:fs";
import { paint } from "../mocks/backend/painter/paint.ts";
import { imageTemplates } from "../mocks/backend/painter/templates.ts";

mkdirSync("mocks/seed/media/templates", { recursive: true });
for (const { thumbnail, prompt } of imageTemplates)
  writeFileSync(`mocks/seed${thumbnail}`, paint({ prompt, negativePrompt: "", aspectRatio: "3:4", seed: 11 }));
