import { deflateRawSync } from 'node:zlib';
import type { Dossier, Fingerprint, StatedValue } from '@assay/linking';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dossiers, exactFingerprint, sampleHabits } from '../testing/sample-dossiers.js';
import { dossierOfBytes, dossierToBytes } from './dossier-bytes.js';
import { UnreadableDossierError } from './seal.js';

test('a dossier comes back as it went', () => {
  fc.assert(
    fc.property(dossiers, (dossier) => {
      expect(dossierOfBytes(dossierToBytes(dossier))).toEqual(dossier);
    }),
  );
});

test('every field that a dossier has is kept', () => {
  // A field that is added to one of these types makes this test not compile, and then fail until it is
  // written.
  const fingerprint: Required<Fingerprint> = {
    kind: 'page-image',
    part: 'page',
    value: { form: 'bits', bits: Uint8Array.of(1, 2, 3) },
    page: 2,
    detail: Uint8Array.of(4, 5),
    extent: 0.25,
  };
  const stated: Required<StatedValue> = {
    name: 'accountHolderName',
    value: 'Marcus Okafor',
    raw: 'MARCUS OKAFOR',
    confidence: 0.97,
    source: 'ocr',
    page: 2,
    boundingBox: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.25 } satisfies Required<StatedValue['boundingBox']>,
  };
  const dossier: Required<Dossier> = {
    documentClass: 'financial/bank_statement',
    fingerprints: [fingerprint],
    stated: [stated],
    habits: sampleHabits,
  };
  expect(dossierOfBytes(dossierToBytes(dossier))).toEqual(dossier);
});

test('habits that are not all known to this version are left out', () => {
  const { producer, ...others } = sampleHabits;
  const dossier = dossierOfBytes(written([1, null, [], [], Object.entries(others)]));
  expect([producer, dossier.habits]).toEqual(['Bank #', undefined]);
});

test('a vector is refused', () => {
  const fingerprints = [
    { kind: 'face', part: 'portrait', value: { form: 'vector', numbers: new Float32Array(192) } },
  ] as const;
  expect(() => dossierToBytes({ documentClass: undefined, fingerprints, stated: [] })).toThrow(TypeError);
});

const written = (layout: unknown): Uint8Array => deflateRawSync(JSON.stringify(layout));

test('fingerprints of a kind or form that is not known are left out, those beside them are read', () => {
  const known = exactFingerprint('a');
  const fingerprints = [
    ['gait', 'upload', 'exact', 'x'],
    ['file', 'upload', 'exact', 'a'],
    ['constructor', 'upload', 'exact', 'x'],
    ['file', 'upload', 'spectrum', 'x'],
  ];
  expect(dossierOfBytes(written([1, null, fingerprints, []])).fingerprints).toEqual([known]);
});

test.each([
  ['another layout', written([2, null, [], []])],
  ['no list', written({})],
  ['not deflated', new Uint8Array([1, 2, 3])],
  ['not JSON', deflateRawSync('[1,')],
  ['far too long', deflateRawSync(' '.repeat(2_000_000))],
])('%s cannot be read', (_what, bytes) => {
  expect(() => dossierOfBytes(bytes)).toThrow(new UnreadableDossierError('NOT_DECODABLE'));
});
