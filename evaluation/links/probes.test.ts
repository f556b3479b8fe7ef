import type { Dossier, Fingerprint } from '@assay/linking';
import { expect, test } from 'vitest';
import { keyed, keysOfSeed, ProbeIndex } from './probes.js';

const file = (text: string): Fingerprint => ({
  kind: 'file',
  part: 'upload',
  value: { form: 'exact', text },
});
const page = (byte: number): Fingerprint => ({
  kind: 'page-image',
  part: 'page',
  value: { form: 'bits', bits: new Uint8Array(32).fill(byte) },
});
const dossier = (...fingerprints: Fingerprint[]): Dossier => ({
  documentClass: undefined,
  fingerprints,
  stated: [],
});

test('an index hands over those that share a probe, and says how many', () => {
  const keys = keysOfSeed(2);
  const index = new ProbeIndex();
  index.add('one', keyed(dossier(file('a'), page(255)), keys));
  index.add('two', keyed(dossier(file('a')), keys));
  const [again, other] = [file('a'), file('b')];
  const newer = keyed(dossier(again, other, page(255)), keys);
  expect([...index.candidatesOf(newer)]).toEqual(['one', 'two']);
  expect(index.candidatesOf(keyed(dossier(other, page(0)), keys)).size).toBe(0);
  expect([again, other].map((fingerprint) => index.countOf(fingerprint, newer))).toEqual([2, 0]);
});
