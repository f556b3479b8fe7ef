import fc from 'fast-check';

/** A place in a file: 0 is its start, 1 its end. */
type Place = number;

/**
 * One way to break a file. Plain data, so that a failing run prints everything that is needed to repeat it.
 */
export type Mutation =
  | { readonly kind: 'flip-bits'; readonly at: Place; readonly mask: number }
  | { readonly kind: 'truncate'; readonly at: Place }
  | { readonly kind: 'remove'; readonly at: Place; readonly lengthBytes: number }
  | {
      readonly kind: 'duplicate';
      readonly at: Place;
      readonly lengthBytes: number;
      readonly to: Place;
      readonly times: number;
    }
  | { readonly kind: 'splice'; readonly from: Place; readonly lengthBytes: number; readonly to: Place }
  | { readonly kind: 'insert'; readonly at: Place; readonly token: string }
  | { readonly kind: 'overwrite'; readonly at: Place; readonly token: string }
  | { readonly kind: 'swap-number'; readonly which: Place; readonly value: string }
  | { readonly kind: 'swap-word'; readonly at: Place; readonly value: number };

/** What our readers look for in a PDF, and what could make them read too much, too deep or in circles. */
const PDF_TOKENS = [
  '<<',
  '>>',
  '[[[[[[[[',
  '(((((((',
  'obj',
  'endobj',
  'stream\r\n',
  'endstream',
  'xref\n0 99999999\n',
  'trailer << /Size 2147483647 /Prev 0 >>',
  'startxref\n0\n%%EOF\n',
  'startxref\n9\n%%EOF\n',
  '%PDF-1.7\n',
  '3 0 obj\n<< /Type /Page /Parent 3 0 R >>\nendobj\n',
  ' 3 0 R',
  '/Parent 3 0 R',
  '/Kids [2 0 R 2 0 R 3 0 R]',
  '/Prev 9',
  '/XRefStm 9',
  '/Length 999999999',
  '/Length 4 0 R',
  '/Filter [/FlateDecode /FlateDecode /FlateDecode]',
  '/Filter [/ASCIIHexDecode /LZWDecode /RunLengthDecode /ASCII85Decode]',
  '/DecodeParms << /Predictor 15 /Columns 2000000000 /Colors 32 /BitsPerComponent 16 >>',
  '/Type /ObjStm /N 100000000 /First 0',
  '/Type /XRef /W [8 8 8] /Index [0 4294967295]',
  '/MediaBox [0 0 1e38 -1e38]',
  '/MediaBox [0 0 200000 200000]',
  '/Rotate 45',
  '/UserUnit 1e9',
  '/Encrypt << /Filter /Standard /V 5 /R 6 /O () /U () /P -1 /Length 256 >>',
  '/AcroForm << /Fields [3 0 R] >>',
  '/Annots [3 0 R 3 0 R]',
  '/Contents [4 0 R 4 0 R 3 0 R]',
  'q q q q q q q q BT /F1 1e9 Tf Tj ET',
];

/** Markers and chunk names of JPEG, PNG and WebP (Latin-1). */
const IMAGE_TOKENS = [
  '\xff\xd8',
  '\xff\xd9',
  '\xff\xda\x00\x0c\x03\x01\x00\x02\x11\x03\x11\x00\x3f\x00',
  '\xff\xc0\x00\x11\x08\xff\xff\xff\xff\x03\x01\x44\x00\x02\x11\x01\x03\x11\x01',
  '\xff\xc2',
  '\xff\xc4\x00\x1f\x00',
  '\xff\xdb\x00\x43\x00',
  '\xff\xdd\x00\x04\x00\x01',
  '\xff\xd0\xff\xd1\xff\xd2',
  '\xff\xe1\xff\xffExif\x00\x00MM\x00*\x00\x00\x00\x08',
  '\xff\xee\x00\x0eAdobe\x00\x64\x00\x00\x00\x00\x02',
  'IHDR\x7f\xff\xff\xff\x7f\xff\xff\xff',
  'IDAT',
  'PLTE',
  'iCCP',
  'zTXt',
  'acTL',
  'RIFF\xff\xff\xff\xffWEBP',
  'VP8X',
  'VP8L',
  'ANMF',
];

const NUMBERS = [
  '0',
  '-1',
  '1',
  '9',
  '65536',
  '99999999',
  '2147483647',
  '2147483648',
  '4294967296',
  '1e309',
  '-0.5',
];
const WORDS = [0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff];

/** Longest file that mutation may grow to. */
const MAX_LENGTH_BYTES = 4 * 1024 * 1024;

/** Millionths, since a random double is nearly always next to nothing. */
const place = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000);
const lengthBytes = fc.oneof(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 17, max: 4096 }));
const token = fc.constantFrom(...PDF_TOKENS, ...IMAGE_TOKENS);

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('flip-bits' as const),
      at: place,
      mask: fc.integer({ min: 1, max: 255 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('truncate' as const), at: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: place, lengthBytes }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('duplicate' as const),
      at: place,
      lengthBytes,
      to: place,
      times: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 4, max: 500 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('splice' as const), from: place, lengthBytes, to: place }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('insert' as const), at: place, token }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('overwrite' as const), at: place, token }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('swap-number' as const),
      which: place,
      value: fc.constantFrom(...NUMBERS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('swap-word' as const),
      at: place,
      value: fc.constantFrom(...WORDS),
    }),
  },
);

/**
 * Breaks a file.
 * @param donor where `splice` takes its piece from
 */
export function mutate(seed: Uint8Array, donor: Uint8Array, mutations: readonly Mutation[]): Uint8Array {
  return mutations.reduce<Buffer>(
    (bytes, step) => apply(bytes, donor, step).subarray(0, MAX_LENGTH_BYTES),
    Buffer.from(seed),
  );
}

const offsetIn = (bytes: Uint8Array, at: Place): number =>
  Math.min(bytes.length, Math.floor(at * bytes.length));

const insertedAt = (bytes: Buffer, offset: number, piece: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, offset), piece, bytes.subarray(offset)]);

function apply(bytes: Buffer, donor: Uint8Array, step: Mutation): Buffer {
  switch (step.kind) {
    case 'flip-bits': {
      const offset = Math.min(bytes.length - 1, offsetIn(bytes, step.at));
      if (offset >= 0) bytes.writeUInt8((bytes[offset] ?? 0) ^ step.mask, offset);
      return bytes;
    }
    case 'truncate':
      return bytes.subarray(0, offsetIn(bytes, step.at));
    case 'remove': {
      const offset = offsetIn(bytes, step.at);
      return Buffer.concat([bytes.subarray(0, offset), bytes.subarray(offset + step.lengthBytes)]);
    }
    case 'duplicate': {
      const from = offsetIn(bytes, step.at);
      const piece = bytes.subarray(from, from + step.lengthBytes);
      return insertedAt(
        bytes,
        offsetIn(bytes, step.to),
        Buffer.concat(Array.from({ length: step.times }, () => piece)),
      );
    }
    case 'splice': {
      const from = offsetIn(donor, step.from);
      return insertedAt(bytes, offsetIn(bytes, step.to), donor.subarray(from, from + step.lengthBytes));
    }
    case 'insert':
      return insertedAt(bytes, offsetIn(bytes, step.at), Buffer.from(step.token, 'latin1'));
    case 'overwrite':
      bytes.write(step.token, offsetIn(bytes, step.at), 'latin1');
      return bytes;
    case 'swap-number':
      return withNumberSwapped(bytes, step.which, step.value);
    case 'swap-word': {
      const offset = offsetIn(bytes, step.at);
      if (offset + 4 <= bytes.length) bytes.writeUInt32BE(step.value, offset);
      return bytes;
    }
  }
}

/** Replaces one decimal number of the file's text: a length, a count, an object number, an offset. */
function withNumberSwapped(bytes: Buffer, which: Place, value: string): Buffer {
  const text = bytes.toString('latin1');
  const numbers = [...text.matchAll(/(?<![\w.])\d+(?![\w.])/g)];
  const chosen = numbers[Math.min(numbers.length - 1, Math.floor(which * numbers.length))];
  if (!chosen) return bytes;
  return Buffer.from(
    text.slice(0, chosen.index) + value + text.slice(chosen.index + chosen[0].length),
    'latin1',
  );
}
