const constants = new Uint32Array(64);
const start = new Uint32Array(8);

// The standard's constants: fractional parts of the roots of the first primes.
let count = 0;
for (let candidate = 2; count < 64; candidate++) {
  let prime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) prime = false;
  if (!prime) continue;
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  if (count < 8) start[count] = fraction(Math.sqrt(candidate));
  constants[count] = fraction(Math.cbrt(candidate));
  count++;
}

const rotate = (value: number, by: number) => (value >>> by) | (value << (32 - by));

/**
 * SHA-256 as lower-case hex, synchronous, so that rules stay synchronous on every host. For tokens, which are long and
 * random; passwords go through the host's slow hash.
 */
export function sha256(text: string): string {
  const input = new TextEncoder().encode(text);
  const length = Math.ceil((input.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(input);
  bytes[input.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor((input.length * 8) / 2 ** 32));
  view.setUint32(length - 4, (input.length * 8) >>> 0);

  const hash = new Uint32Array(start);
  const w = new Uint32Array(64);
  const at = (array: Uint32Array, index: number) => array[index] as number;
  for (let offset = 0; offset < length; offset += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(offset + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = at(w, i - 15);
      const b = at(w, i - 2);
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    const v = new Uint32Array(hash);
    for (let i = 0; i < 64; i++) {
      const e = at(v, 4);
      const a = at(v, 0);
      const choose = (e & at(v, 5)) ^ (~e & at(v, 6));
      const majority = (a & at(v, 1)) ^ (a & at(v, 2)) ^ (at(v, 1) & at(v, 2));
      const t1 = at(v, 7) + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choose + at(constants, i) + at(w, i);
      const t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
      v.copyWithin(1, 0, 7);
      v[4] = at(v, 4) + t1;
      v[0] = t1 + t2;
    }
    for (let i = 0; i < 8; i++) hash[i] = at(hash, i) + at(v, i);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}
