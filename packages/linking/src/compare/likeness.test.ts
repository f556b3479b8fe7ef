import { expect, test } from 'vitest';
import type { Fingerprint, FingerprintValue } from '../types.js';
import { LIKENESS } from './likeness.js';

const rows = (...bits: number[]): Fingerprint =>
  fingerprint('row-text', { form: 'bits', bits: Uint8Array.from(bits) });
const layout = (minima: readonly number[]): Fingerprint =>
  fingerprint('layout', { form: 'minhash', minima: Uint32Array.from(minima) });
const fingerprint = (kind: Fingerprint['kind'], value: FingerprintValue): Fingerprint => ({
  kind,
  part: 'x',
  value,
});
const ZEROS = [0, 0, 0, 0, 0, 0, 0] as const;

test('equal texts are the same, others are nothing', () => {
  const file = (text: string): Fingerprint => fingerprint('file', { form: 'exact', text });
  expect(LIKENESS.file(file('a'), file('a'))).toEqual({ level: 'same' });
  expect(LIKENESS.file(file('a'), file('b'))).toBeUndefined();
});

test('values of another form or length have nothing to do with each other', () => {
  expect(LIKENESS['row-text'](rows(...ZEROS, 0), rows(...ZEROS))).toBeUndefined();
  expect(LIKENESS.file(fingerprint('file', { form: 'exact', text: 'a' }), rows(0))).toBeUndefined();
  expect(LIKENESS.layout(layout([]), layout([]))).toBeUndefined();
});
