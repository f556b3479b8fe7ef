import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CredentialReader } from './credential-reader.js';
import { findBytes } from './find-bytes.js';
import { readCredentials } from './read-credentials.js';
import { join } from './testing/bytes.js';
import { type CredentialSigner, makeCredentialSigner } from './testing/certificates.js';
import { jpegFile, pdfFile, pngFile, signFile, webpFile } from './testing/signed-files.js';
import { startedCredentialReader } from './testing/started-reader.js';

const FORMATS = ['jpeg', 'png', 'webp', 'pdf'] as const;
type Signed = Record<(typeof FORMATS)[number], Uint8Array>;

let signer: CredentialSigner;
let reader: CredentialReader;
const signed = {} as Signed;
const place = {} as Record<(typeof FORMATS)[number], { start: number; length: number }>;

beforeAll(async () => {
  const root = await makeCredentialSigner({ name: 'Test Root' });
  signer = await makeCredentialSigner({ name: 'Test Camera Maker', issuer: root });
  reader = startedCredentialReader(root);
  const picture = sharp({ create: { width: 48, height: 32, channels: 3, background: '#a63' } });
  const files = {
    jpeg: jpegFile(await picture.clone().jpeg().toBuffer()),
    png: pngFile(await picture.clone().png().toBuffer()),
    webp: webpFile(await picture.clone().webp().toBuffer()),
    pdf: pdfFile('Total 1,240.00'),
  };
  for (const format of FORMATS) {
    signed[format] = await signFile(files[format], { signer });
    const store = findBytes(signed[format], 'jumb') - 4;
    const length = new DataView(signed[format].buffer, signed[format].byteOffset + store).getUint32(0);
    place[format] = { start: store, length };
  }
});

const flipped = (bytes: Uint8Array, at: number, bit: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at]! ^= 1 << bit;
  return copy;
};

describe.each(FORMATS)('%s: whatever bit is turned, what was signed is not valid any more', (format) => {
  const RUNS = { numRuns: 25 };
  /** Undefined where the file does not even show a store any more. */
  const NEVER = ['trusted', 'valid', 'declared'];

  test('in the file around the store', async () => {
    const { start, length } = place[format];
    // What frames the store - marker, chunk type, check sum, a PDF's stream - lies outside of it and may be
    // left out of the hash with it.
    const frame = 20;
    const outside = fc
      .nat(signed[format].length - 1)
      .filter((at) => at < start - frame || at >= start + length + frame);
    await fc.assert(
      fc.asyncProperty(outside, fc.nat(7), async (at, bit) => {
        const credentials = await readCredentials(flipped(signed[format], at, bit), format, reader);
        expect(NEVER).not.toContain(credentials?.state);
      }),
      RUNS,
    );
  });

  test('in the claim and in the assertions', async () => {
    const boxes = signedBoxes(signed[format]);
    expect(boxes).toHaveLength(3);
    const inside = fc.constantFrom(...boxes).chain(({ from, to }) => fc.integer({ min: from, max: to - 1 }));
    await fc.assert(
      fc.asyncProperty(inside, fc.nat(7), async (at, bit) => {
        const credentials = await readCredentials(flipped(signed[format], at, bit), format, reader);
        expect(NEVER).not.toContain(credentials?.state);
      }),
      RUNS,
    );
  });

  test('in the signature it is not trusted any more, where it is read at all', async () => {
    const at = findBytes(signed[format], 'c2pa.signature\0');
    const end = place[format].start + place[format].length;
    // Between the header that is signed and the signature's 64 bytes stand 4 of the frame, one of which may
    // be another.
    const inside = fc
      .integer({ min: at + 40, max: end - 1 })
      .filter((place) => place < end - 68 || place >= end - 64);
    await fc.assert(
      fc.asyncProperty(inside, fc.nat(7), async (place, bit) => {
        const credentials = await readCredentials(flipped(signed[format], place, bit), format, reader);
        expect(NEVER).not.toContain(credentials?.state);
      }),
      RUNS,
    );
  });
});

/** The contents of the boxes `cbor` before the signature's: the hash, the actions, the claim. */
function signedBoxes(bytes: Uint8Array): { from: number; to: number }[] {
  const boxes: { from: number; to: number }[] = [];
  for (let at = findBytes(bytes, 'cbor'); at >= 0; at = findBytes(bytes, 'cbor', at + 1)) {
    // The description of such a box names its type by the same letters, with a zero behind them.
    if (bytes[at + 4] === 0) continue;
    boxes.push({
      from: at + 4,
      to: at - 4 + new DataView(bytes.buffer, bytes.byteOffset + at - 4).getUint32(0),
    });
  }
  return boxes.slice(0, 3);
}

test('credentials of one file are not those of another', async () => {
  const other = await sharp({ create: { width: 48, height: 32, channels: 3, background: '#36a' } })
    .jpeg()
    .toBuffer();
  const { start, length } = place.jpeg;
  const segment = signed.jpeg.subarray(start - 12, start + length);
  const moved = join(other.subarray(0, 2), segment, other.subarray(2));
  expect((await readCredentials(moved, 'jpeg', reader))?.state).toBe('tampered');
});

test('manifests nested without end, and counts beyond all bytes, are unreadable at once', async () => {
  const png = pngFile(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  for (const hostile of [
    join(new Uint8Array(300_000).fill(0x81), 1),
    join(0x9a, 0xff, 0xff, 0xff, 0xff, 1),
    join(0x5a, 0x7f, 0xff, 0xff, 0xff, 1),
  ]) {
    for (const changed of ['claim', 'actions', 'signature'] as const) {
      const bytes = await signFile(png, {
        signer,
        tamper: (box, cbor) => (box === changed ? hostile : cbor),
      });
      expect((await readCredentials(bytes, 'png', reader))?.state).toBe('unreadable');
    }
  }
  expect((await readCredentials(await signFile(png, { signer }), 'png', reader))?.state).toBe('trusted');
});
