import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkImage, imageKind, ImageRefusedError } from "./image-check.ts";
import { readPngChunks } from "./png-chunks.ts";

const limits = { bytes: 8 * 1024 * 1024, pixels: 40_000_000 };

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const be32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const be16 = (n: number) => [n >>> 8, n & 255];
const le16 = (n: number) => [n & 255, n >>> 8];
const le24 = (n: number) => [n & 255, (n >>> 8) & 255, n >>> 16];
const zeros = (n: number) => Array.from({ length: n }, () => 0);
const bytesOf = (...parts: number[][]) => Uint8Array.from(parts.flat());

const pngStart = [0x89, ...ascii("PNG"), 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (type: string, data: number[], length = data.length) => [
  ...be32(length),
  ...ascii(type),
  ...data,
  ...zeros(4),
];
const header = (width: number, height: number) => chunk("IHDR", [...be32(width), ...be32(height), 8, 6, 0, 0, 0]);
const png = (width: number, height: number, ...more: number[][]) =>
  bytesOf(pngStart, header(width, height), ...more, chunk("IDAT", zeros(10)), chunk("IEND", []));

const segment = (marker: number, data: number[]) => [0xff, marker, ...be16(data.length + 2), ...data];
const frame = (width: number, height: number) => segment(0xc2, [8, ...be16(height), ...be16(width), 3]);
const jpeg = (...parts: number[][]) => bytesOf([0xff, 0xd8], ...parts, segment(0xda, zeros(10)), [1, 2, 3]);

const webp = (type: string, data: number[]) =>
  bytesOf(ascii("RIFF"), be32(0), ascii("WEBP"), ascii(type), be32(data.length), data, zeros(20));

const gifFrame = (width: number, height: number) => [
  0x2c,
  ...zeros(4),
  ...le16(width),
  ...le16(height),
  0,
  2,
  2,
  0x4c,
  0x01,
  0,
];
const gif = (width: number, height: number, ...blocks: number[][]) =>
  bytesOf(ascii("GIF89a"), le16(width), le16(height), [0x80, 0, 0], zeros(6), ...blocks, [0x3b]);

const refusal = (bytes: Uint8Array) => {
  try {
    return checkImage(bytes, limits);
  } catch (error) {
    if (error instanceof ImageRefusedError) return error.refusal;
    throw error;
  }
};

describe("kinds by the first bytes", () => {
  it("are the four that are taken", () => {
    expect(checkImage(png(600, 900), limits)).toEqual({ kind: "png", width: 600, height: 900, isAnimated: false });
    expect(checkImage(jpeg(frame(640, 480)), limits)).toMatchObject({ kind: "jpeg", width: 640, height: 480 });
    expect(checkImage(gif(20, 10, gifFrame(20, 10)), limits)).toMatchObject({ kind: "gif", width: 20, height: 10 });
    const lossy = webp("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, ...le16(300), ...le16(200)]);
    expect(checkImage(lossy, limits)).toMatchObject({ kind: "webp", width: 300, height: 200 });
    const lossless = webp("VP8L", [0x2f, 299 & 255, (299 >>> 8) | ((199 & 3) << 6), (199 >>> 2) & 255, 0]);
    expect(checkImage(lossless, limits)).toMatchObject({ width: 300, height: 200 });
    const extended = webp("VP8X", [0x02, 0, 0, 0, ...le24(299), ...le24(199)]);
    expect(checkImage(extended, limits)).toMatchObject({ width: 300, height: 200, isAnimated: true });
  });

  it.each([
    ["nothing at all", []],
    ["a vector drawing named .png", ascii('<svg xmlns="http://www.w3.org/2000/svg">')],
    ["a page named .jpg", ascii("<!doctype html><script>")],
    ["a document", ascii("%PDF-1.7")],
    ["a bitmap", ascii("BM")],
    ["a newer format", [0, 0, 0, 32, ...ascii("ftypavif")]],
    ["sound in the same container", [...ascii("RIFF"), ...be32(0), ...ascii("WAVE")]],
    ["the first two bytes of a JPEG", [0xff, 0xd8]],
  ])("do not go by the name: %s", (_name, bytes) => {
    expect(refusal(Uint8Array.from(bytes))).toBe("wrong-type");
  });
});

describe("size", () => {
  it("is held to the byte, before anything is looked at", () => {
    const bytes = new Uint8Array(limits.bytes + 1);
    expect(refusal(bytes)).toBe("too-large");
    const most = new Uint8Array(limits.bytes);
    most.set(jpeg(frame(10, 10)));
    expect(refusal(most)).toMatchObject({ kind: "jpeg" });
  });

  it("is held in pixels by the header alone", () => {
    expect(refusal(png(60_000, 60_000))).toBe("too-many-pixels");
    expect(refusal(png(0xff_ff_ff_ff, 0xff_ff_ff_ff))).toBe("too-many-pixels");
    expect(refusal(png(8000, 5000))).toMatchObject({ width: 8000 });
    expect(refusal(png(8000, 5001))).toBe("too-many-pixels");
    expect(refusal(jpeg(frame(60_000, 60_000)))).toBe("too-many-pixels");
    expect(refusal(webp("VP8X", [0, 0, 0, 0, ...le24(59_999), ...le24(59_999)]))).toBe("too-many-pixels");
    expect(refusal(gif(60_000, 60_000, gifFrame(1, 1)))).toBe("too-many-pixels");
  });

  it("counts a frame that is larger than its screen, and no thumbnail", () => {
    expect(refusal(gif(1, 1, gifFrame(60_000, 60_000)))).toBe("too-many-pixels");
    const thumbnail = segment(0xe1, [...ascii("Exif"), 0, 0, 0xff, 0xd8, ...frame(60_000, 60_000)]);
    expect(refusal(jpeg(thumbnail, frame(64, 32)))).toMatchObject({ width: 64, height: 32 });
  });

  it("of zero is broken", () => {
    expect(refusal(png(0, 900))).toBe("broken");
    expect(refusal(jpeg(frame(640, 0)))).toBe("broken");
  });
});

describe("moving pictures", () => {
  it("are told from still ones", () => {
    expect(refusal(png(10, 10, chunk("acTL", zeros(8))))).toMatchObject({ isAnimated: true });
    expect(refusal(gif(10, 10, gifFrame(10, 10)))).toMatchObject({ isAnimated: false });
    const loop = [0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, 0, 0, 0];
    expect(refusal(gif(10, 10, loop, gifFrame(10, 10), gifFrame(10, 10)))).toMatchObject({ isAnimated: true });
  });
});

describe("broken files", () => {
  it.each([
    ["a PNG cut in its data", png(10, 10).slice(0, -14)],
    ["a PNG without data", bytesOf(pngStart, header(10, 10), chunk("IEND", []))],
    ["a PNG whose header is not first", bytesOf(pngStart, chunk("tEXt", []), header(10, 10), chunk("IEND", []))],
    ["a PNG with a short header", bytesOf(pngStart, chunk("IHDR", be32(5)), chunk("IDAT", []), chunk("IEND", []))],
    ["a PNG that ends after its signature", bytesOf(pngStart)],
    ["a JPEG without a frame", jpeg()],
    ["a JPEG cut in its frame", jpeg(frame(10, 10)).slice(0, 9)],
    ["a JPEG whose segment has no length", bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
    ["a WebP cut in its header", webp("VP8X", zeros(10)).slice(0, 24)],
    ["a WebP of a kind nobody knows", webp("EVIL", zeros(10))],
    ["a WebP that does not begin with a key frame", webp("VP8 ", zeros(10))],
    ["a GIF without a picture", gif(10, 10)],
    ["a GIF cut in its screen", gif(10, 10).slice(0, 9)],
  ])("%s", (_name, bytes) => {
    expect(refusal(bytes)).toBe("broken");
  });

  it.each([0x7f_ff_ff_ff, 0x80_00_00_00, 0xff_ff_ff_f4, 0xff_ff_ff_ff])(
    "whose chunk says %i bytes are refused at once",
    (length) => {
      const evil = bytesOf(pngStart, header(1, 1), chunk("IDAT", zeros(5), length));
      const before = performance.now();
      expect(readPngChunks(evil)).toBeNull();
      expect(refusal(evil)).toBe("broken");
      expect(performance.now() - before).toBeLessThan(1000);
    },
  );

  it("never hang or throw anything else, whatever follows a true beginning", () => {
    const starts = [
      pngStart,
      [0xff, 0xd8, 0xff],
      ascii("GIF89a"),
      [...ascii("RIFF"), ...be32(0), ...ascii("WEBPVP8X")],
    ];
    fc.assert(
      fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 600 }), (start, rest) => {
        const bytes = bytesOf(start, [...rest]);
        expect(imageKind(bytes)).not.toBeNull();
        const result = refusal(bytes);
        expect(typeof result === "string" || result.width * result.height <= limits.pixels).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("of the largest size take no longer than a blink", () => {
    const fill = (start: ArrayLike<number>, byte: number) => {
      const bytes = new Uint8Array(limits.bytes).fill(byte);
      bytes.set(start);
      return bytes;
    };
    const before = performance.now();
    // All fill bytes; all empty blocks; chunks of no length.
    expect(refusal(fill([0xff, 0xd8, 0xff], 0xff))).toBe("broken");
    expect(refusal(fill(gif(1, 1, gifFrame(1, 1)).slice(0, -1), 0x21))).toMatchObject({ kind: "gif" });
    const empty = chunk("teXt", []);
    expect(
      refusal(fill([...pngStart, ...header(1, 1), ...Array.from({ length: 30_000 }, () => empty).flat()], 0)),
    ).toBe("broken");
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

it("reads the chunks of a PNG with where their data are", () => {
  const bytes = png(10, 10, chunk("tEXt", ascii("chara")));
  expect(readPngChunks(bytes)).toEqual([
    { type: "IHDR", start: 16, length: 13 },
    { type: "tEXt", start: 41, length: 5 },
    { type: "IDAT", start: 58, length: 10 },
    { type: "IEND", start: 80, length: 0 },
  ]);
  // Bytes after the end chunk are ignored.
  expect(readPngChunks(bytesOf([...bytes], ascii("<script>")))).toHaveLength(4);
  // A view into a larger buffer is read from its own offset.
  const inside = bytesOf(zeros(7), [...bytes]).subarray(7);
  expect(readPngChunks(inside)).toHaveLength(4);
});
