import { zlibSync } from "fflate";
import { joinBytes } from "../inflate.ts";
import { pngChunk } from "../png-text.ts";
import type { CardRefusal } from "./card-draft.ts";
import {
  base64,
  bytes,
  exifOf,
  jpeg,
  json,
  latin,
  png,
  pngEnd,
  pngOf,
  pngSignature,
  v2,
  v3,
  webp,
  zip,
} from "./card-files.fixture.ts";

/** Files that are no card or were built to harm, and how each is refused. */
export type BadCard = [name: string, file: () => Uint8Array, refusal: CardRefusal];

/** A copy with other bytes at a place; counted from the end where it is negative. */
function changed(file: Uint8Array, at: number, ...values: number[]): Uint8Array {
  const copy = file.slice();
  copy.set(values, at < 0 ? file.length + at : at);
  return copy;
}

/** Where the first occurrence of these letters is. */
const placeOf = (file: Uint8Array, letters: string) => Buffer.from(file).indexOf(letters, 0, "latin1");
const cardPng = () => pngOf(v2());
const charx = () => zip({ "card.json": json(v3()) });
const bomb = (size: number) => zlibSync(new Uint8Array(size), { level: 9 });
const packedText = (data: Uint8Array) => png([], { more: [pngChunk("zTXt", joinBytes([latin("chara\0\0"), data]))] });
const deep = (open: string, close: string, times: number) =>
  bytes(`{"name":"Ines","first_mes":"x","a":${open.repeat(times)}1${close.repeat(times)}}`);

export const badCards: BadCard[] = [
  ["nothing", () => new Uint8Array(), "empty"],
  ["50 MB and more", () => new Uint8Array(52_428_801), "too-large"],
  ["50 MB of zeros", () => new Uint8Array(52_428_800), "wrong-type"],
  ["a signature alone", () => pngSignature, "broken"],
  ["a picture without a card", () => png([{ keyword: "parameters", text: "steps" }]), "no-card"],
  ["a PNG cut in its text", () => cardPng().subarray(0, 200), "broken"],
  ["a PNG without its end", () => cardPng().subarray(0, -12), "broken"],
  ["a length beyond the file", () => changed(cardPng(), 33, 0x7f, 0xff, 0xff, 0xff), "broken"],
  ["a length of 4 GB", () => changed(cardPng(), 33, 0xff, 0xff, 0xff, 0xff), "broken"],
  ["a length of nought", () => changed(cardPng(), 33, 0, 0, 0, 0), "broken"],
  ["a wrong checksum in the text", () => changed(cardPng(), placeOf(cardPng(), "IDAT") - 8, 1, 2, 3, 4), "broken"],
  ["a wrong checksum in the picture", () => changed(cardPng(), placeOf(cardPng(), "IDAT") + 6, 0xff), "broken"],
  ["a chunk without letters", () => changed(cardPng(), 37, 0, 0, 0, 0), "broken"],
  [
    "20,001 chunks",
    () => joinBytes([pngSignature, ...Array<Uint8Array>(20_001).fill(pngChunk("tEXt", bytes("a\0b"))), pngEnd]),
    "broken",
  ],
  ["an empty text", () => png([{ text: "" }]), "broken"],
  ["Base64 of nothing", () => png([{ text: "====" }]), "broken"],
  ["Base64 of a picture", () => png([{ text: base64([1, 2]) }]), "broken"],
  ["JSON cut off", () => png([{ type: "iTXt", text: '{"name":"Ines' }]), "broken"],
  ["a zTXt that is not packed", () => packedText(bytes("{}{}{}{}")), "broken"],
  ["a zTXt cut off", () => packedText(bomb(1000).subarray(0, 10)), "broken"],
  ["a zTXt of 64 MB", () => packedText(bomb(67_108_864)), "too-large"],
  [
    "an iTXt of 64 MB",
    () => png([], { more: [pngChunk("iTXt", joinBytes([latin("chara\0\u0001\0\0\0"), bomb(67_108_864)]))] }),
    "too-large",
  ],
  ["a keyword of 10,000 letters", () => png([{ keyword: "c".repeat(10_000), text: base64(v2()) }]), "no-card"],
  [
    "NovelAI’s lorebook",
    () => png([{ keyword: "naidata", text: base64({ lorebookVersion: 5, entries: [] }) }]),
    "lorebook",
  ],
  ["no name", () => pngOf(v2({ name: "" })), "no-name"],
  ["a name that does not show", () => json(v2({ name: "\u200b\u00a0" })), "no-name"],
  ["a name that is an object", () => json(v2({ name: {} })), "no-name"],
  ["100,000 lists inside one another", () => deep("[", "]", 100_000), "too-deep"],
  ["1,000 objects inside one another", () => deep('{"a":', "}", 1000), "too-deep"],
  ["100,000 brackets that never close", () => bytes(`{"a":${"[".repeat(100_000)}`), "too-deep"],
  ["JSON of 17 MB", () => bytes(`{"name":"Ines","first_mes":"${"x".repeat(17_000_000)}"}`), "too-large"],
  ["JSON of another kind", () => bytes('{"hello":"world"}'), "no-card"],
  ["a list", () => bytes("[1,2,3]"), "no-card"],
  ["JSON with an error", () => bytes('{"name":"Ines",}'), "broken"],
  ["a lorebook of V3", () => json({ spec: "lorebook_v3", data: { entries: [] } }), "lorebook"],
  ["SillyTavern’s world", () => json({ entries: { 0: { key: ["a"] } } }), "lorebook"],
  ["Agnai’s memory", () => json({ kind: "memory", name: "A", entries: [] }), "lorebook"],
  ["plain text", () => bytes("Once upon a time there was a keeper."), "no-card"],
  ["HTML", () => bytes("<!doctype html><title>Ines</title>"), "no-card"],
  ["SVG", () => bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), "no-card"],
  ["a PDF", () => joinBytes([bytes("%PDF-1.7\n"), Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0)]), "wrong-type"],
  ["an archive without a card", () => zip({ "voxta.json": json({}) }), "no-card"],
  ["a card in a folder only", () => zip({ "inner/card.json": json(v3()) }), "no-card"],
  ["a name that leaves the folder", () => zip({ "../card.json": json(v3()), "/card.json": json(v3()) }), "no-card"],
  ["an archive cut off", () => charx().subarray(0, -30), "broken"],
  ["an archive with a key", () => changed(charx(), placeOf(charx(), "PK\u0001\u0002") + 8, 1), "encrypted"],
  ["an archive packed in another way", () => changed(charx(), placeOf(charx(), "PK\u0001\u0002") + 10, 12), "broken"],
  [
    "an archive that points behind its end",
    () => changed(charx(), placeOf(charx(), "PK\u0001\u0002") + 42, 0xff, 0xff, 0xff, 0x7f),
    "broken",
  ],
  [
    "an archive of 60,000 files",
    () => changed(charx(), placeOf(charx(), "PK\u0005\u0006") + 10, 0x60, 0xea),
    "too-large",
  ],
  [
    "an archive with a directory of 4 GB",
    () => changed(charx(), placeOf(charx(), "PK\u0005\u0006") + 12, 0xff, 0xff, 0xff, 0xff),
    "broken",
  ],
  ["an archive that unpacks to 200 MB", () => zip({ "card.json": new Uint8Array(200_000_000) }), "too-large"],
  [
    "an archive that hides its size",
    () => changed(zip({ "card.json": new Uint8Array(120_000_000) }), 22, 10, 0, 0, 0),
    "too-large",
  ],
  [
    "a Backyard archive without its character",
    () => zip({ "manifest.json": json({ characters: ["characters/x.json"] }) }),
    "no-card",
  ],
  ["a JPEG without a card", () => jpeg(exifOf(bytes("a holiday"))), "no-card"],
  ["a WebP with EXIF beyond its end", () => changed(webp(exifOf(json(v2()))), 34, 0xff, 0xff, 0xff, 0x7f), "no-card"],
  [
    "EXIF that points at itself",
    () => webp(latin("MM\0*\0\0\0\u0008\0\u0001\u0087\u0069\0\u0004\0\0\0\u0001\0\0\0\u0008")),
    "no-card",
  ],
];
