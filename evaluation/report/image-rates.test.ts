import type { FraudSeverity } from '@assay/forensics';
import { fraction, toPercent } from '@assay/media';
import { expect, test } from 'vitest';
import type { ExaminedFile } from '../examined-file.js';
import type { MarkedPixels } from '../marked-pixels.js';
import { imageRates } from './image-rates.js';

const LIKELIHOODS = { low: 0.05, medium: 0.5, high: 0.9 } as const;

function examined(
  name: string,
  saveChain: string,
  fraudSeverity: FraudSeverity,
  pixels?: MarkedPixels,
): ExaminedFile {
  const known = {
    file: `${name}.png`,
    tampered: pixels !== undefined,
    group: name,
    technique: 'splice',
    generator: '',
    tool: '',
    saveChain,
    arithmetic: '',
    quality: '',
    kind: 'photo',
    receivedOn: '',
    mask: '',
    editedValues: [],
    editedPages: [],
    editedAreas: [],
  };
  const likelihood = toPercent(fraction(LIKELIHOODS[fraudSeverity]));
  const verdict = { likelihood, fraudSeverity, classification: 'verified', reasoning: ['-'] } as const;
  const accusing = {
    checkId: 'image.text-island',
    reports: 'IMAGE_MANIPULATION',
    status: 'FAIL',
    logLikelihoodRatio: 2,
    evidence: [],
  } as const;
  const checks = fraudSeverity === 'low' || name === UNDECIDED ? [] : [accusing];
  return { known, tookMs: 1, verdict, checks, ...(pixels ? { pixels } : {}) };
}

/** In the middle band, since nobody could look. */
const UNDECIDED = 'f';

const tables = imageRates([
  examined('a', 'png', 'high', { hit: 100, marked: 100, changed: 100 }),
  examined('b', 'png', 'low', { hit: 0, marked: 0, changed: 100 }),
  examined('c', 'webp', 'medium', { hit: 50, marked: 150, changed: 50 }),
  examined('d', 'png', 'low'),
  examined('e', 'webp', 'medium'),
  examined(UNDECIDED, 'webp', 'medium'),
]);
const rowOf = (title: string, first: string): readonly string[] | undefined =>
  tables.find((table) => table.title.startsWith(title))?.rows.find(([cell]) => cell === first);

test('each save chain has its counts with an interval, its AUC and the mean F1 of its files', () => {
  expect(rowOf('By save chain', 'png')).toEqual([
    'png',
    '1 of 2: 50.0 % [9.5, 90.5]',
    '0 of 1: 0.0 % [0.0, 79.3]',
    '0 and 0',
    '0.750',
    '0.50 [0.00, 1.00]',
  ]);
  expect(rowOf('By save chain', 'all')?.[5]).toMatch(/^0\.50 /);
});

test('a file that nobody could look at is undecided, and no honest one accused', () => {
  expect(rowOf('By save chain', 'webp')?.slice(2, 4)).toEqual(['1 of 2: 50.0 % [9.5, 90.5]', '0 and 1']);
});

test('chains that leave a history are counted together, and those that take it away are left out', () => {
  const rows = imageRates([
    examined('a', 'jpeg_hi', 'high', { hit: 1, marked: 1, changed: 1 }),
    examined('b', 'jpeg_lo', 'low'),
    examined('c', 'png', 'low', { hit: 0, marked: 0, changed: 1 }),
    examined('d', 'resize_jpeg', 'low', { hit: 0, marked: 0, changed: 1 }),
    examined('e', 'whatsapp', 'low'),
  ]).find(({ title }) => title === 'By save chain')?.rows;
  const found = (name: string) => rows?.find(([cell]) => cell === name)?.[1]?.slice(0, 6);
  expect(found('JPEG at last, of full size')).toBe('1 of 1');
  expect(found('all but resized and messenger')).toBe('1 of 2');
  expect(found('all')).toBe('1 of 3');
});

test('technique and save chain are crossed, and a cell without files stays empty', () => {
  expect(rowOf('Found of the tampered', 'splice')).toEqual(['splice', '1 of 2', '1 of 1']);
});

test('honest files are counted by kind of picture, and at 1 % of three none may be flagged', () => {
  expect(rowOf('Honest files accused', 'photo')?.[1]).toMatch(/^1 of 3: /);
  expect(rowOf('Detection at fixed', '1 %')?.slice(0, 2)).toEqual(['1 %', '1 of 3 (33 %)']);
});
