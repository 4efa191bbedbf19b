const be32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
const chunk = (type: string, data: number[]) => [...be32(data.length), ...ascii(type), ...data, 0, 0, 0, 0];

function pngOf(width: number, height: number): File {
  const bytes = [
    0x89,
    ...ascii("PNG\r\n"),
    0x1a,
    0x0a,
    ...chunk("IHDR", [...be32(width), ...be32(height), 8, 6, 0, 0, 0]),
    ...chunk("IDAT", [0, 0, 0, 0]),
    ...chunk("IEND", []),
  ];
  return new File([Uint8Array.from(bytes)], "picture.png", { type: "image/png" });
}

/** A PNG of a few bytes whose header promises 60,000 × 60,000. */
export const hugeHeader = () => pngOf(60_000, 60_000);

/** A PNG in good order whose pixels are no pixels. */
export const emptyPicture = () => pngOf(20, 20);

async function drawn(type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(64, 48);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fab16a";
  context.fillRect(0, 0, 64, 48);
  context.fillStyle = "#0c2126";
  context.fillRect(8, 8, 24, 32);
  return canvas.convertToBlob({ type });
}

export const smallPicture = async () => new File([await drawn("image/png")], "lamp.png", { type: "image/png" });

/** A JPEG as a telephone writes it: with the place it was taken at, and with a second file behind its end. */
export async function photoWithSecrets(): Promise<File> {
  const plain = new Uint8Array(await (await drawn("image/jpeg")).arrayBuffer());
  const place = [...ascii("Exif"), 0, 0, ...ascii("52.5200N 13.4050E")];
  const segment = Uint8Array.from([0xff, 0xe1, 0, place.length + 2, ...place]);
  const parts = [plain.slice(0, 2), segment, plain.slice(2), "<script>alert(1)</script>"];
  return new File(parts, "photo.jpg", { type: "image/jpeg" });
}
