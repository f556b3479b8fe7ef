import type { Dossier, FileHabits, Fingerprint, StatedValue } from '@assay/linking';
import { KINDS } from '@assay/linking';
import fc from 'fast-check';
import { deriveLinkKeys, type LinkKeys } from '../keys/link-keys.js';

/** Keys of an organization whose secret and salt are made of a number. */
export const sampleKeys = (organizationId: number, seed = 1): LinkKeys =>
  deriveLinkKeys(Buffer.alloc(32, seed), organizationId, Buffer.alloc(32, 100 + organizationId));

export const exactFingerprint = (text: string, kind: Fingerprint['kind'] = 'file'): Fingerprint => ({
  kind,
  part: 'upload',
  value: { form: 'exact', text },
});

export const bitsFingerprint = (bits: Uint8Array, kind: Fingerprint['kind'] = 'page-image'): Fingerprint => ({
  kind,
  part: 'page',
  value: { form: 'bits', bits },
});

/** How one issuer's system makes its files. */
export const sampleHabits: FileHabits = {
  producer: 'Bank #',
  creator: 'none',
  fonts: 'TrueType Arial',
  paper: '612 x 792, turned 0',
  version: '1.4',
  crossReferences: 'table',
  saves: 'one',
  fileId: 'none',
  information: 'Producer CreationDate',
  dates: "D:99999999999999+99'99'",
  catalog: 'Type Pages',
  page: 'Type Parent Resources MediaBox Contents',
  contents: 'one stream: FlateDecode',
  spelling: 'afterOperator ["\\n"]',
  protection: 'none',
};

const place = fc.integer({ min: 0, max: 10_000 }).map((tenThousandth) => tenThousandth / 10_000);
const page = fc.integer({ min: 1, max: 500 });

/** Of every kind but faces, whose vectors are never kept. */
const kept = (Object.keys(KINDS) as Fingerprint['kind'][]).filter((kind) => KINDS[kind].form !== 'vector');

const valuesOf = (kind: Fingerprint['kind']): fc.Arbitrary<Fingerprint['value']> => {
  const { form } = KINDS[kind];
  if (form === 'exact')
    return fc.string({ unit: 'binary' }).map((text) => ({ form, text: text.replace(/\p{Surrogate}/gu, '') }));
  if (form === 'bits')
    return fc
      .uint8Array({ minLength: 8, maxLength: 8 })
      .map((bits) => ({ form, bits: Uint8Array.from(bits) }));
  const minimum = fc.integer({ min: 0, max: 0xffff_ffff });
  return fc
    .array(minimum, { minLength: 24, maxLength: 24 })
    .map((minima) => ({ form: 'minhash', minima: Uint32Array.from(minima) }));
};

const fingerprint: fc.Arbitrary<Fingerprint> = fc.constantFrom(...kept).chain((kind) =>
  fc.record(
    {
      kind: fc.constant(kind),
      part: fc.string(),
      value: valuesOf(kind),
      page,
      detail: fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from(bytes)),
      extent: fc.double({ min: 0, max: 1e6, noNaN: true }).map((extent) => extent + 0),
    },
    { requiredKeys: ['kind', 'part', 'value'] },
  ),
);

const stated: fc.Arbitrary<StatedValue> = fc.record(
  {
    name: fc.string(),
    value: fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
    ),
    raw: fc.string({ unit: 'grapheme' }),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }).map((confidence) => confidence + 0),
    page,
    source: fc.constantFrom('text' as const, 'ocr' as const),
    boundingBox: fc.record({ x1: place, y1: place, x2: place, y2: place }),
  },
  { requiredKeys: ['name', 'value', 'raw', 'confidence', 'page'] },
);

/** Dossiers as they may be kept: without vectors. */
export const dossiers: fc.Arbitrary<Dossier> = fc.record({
  documentClass: fc.constantFrom(
    undefined,
    'financial/bank_statement' as const,
    'identity/passport' as const,
  ),
  fingerprints: fc.array(fingerprint, { maxLength: 12 }),
  stated: fc.array(stated, { maxLength: 8 }),
});
