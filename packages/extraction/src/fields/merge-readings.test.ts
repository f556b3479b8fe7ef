import { type FieldReading, fraction } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeReadings } from './merge-readings.js';
import { sameName } from './same-value.js';

const reading = (source: FieldReading['source'], value: string, confidence: number): FieldReading => ({
  value,
  raw: value,
  confidence: fraction(confidence),
  source,
  page: 1,
  box: undefined,
});

test('nothing read is no field', () => {
  expect(mergeReadings('lastName', [], 'name')).toBeUndefined();
});

test('print and zone that agree are surer than either, and the print is shown', () => {
  const field = mergeReadings(
    'lastName',
    [reading('mrz', 'MAENNIK', 0.9), reading('ocr', 'MÄNNIK', 0.8)],
    'name',
  );
  expect(field).toMatchObject({
    name: 'lastName',
    value: 'MÄNNIK',
    source: 'ocr',
    others: [{ value: 'MAENNIK' }],
  });
  expect(field?.confidence).toBeCloseTo(0.98, 9);
});

test('a bar code spells the letters of a code', () => {
  expect(
    mergeReadings(
      'vehicleClassifications',
      [reading('ocr', 'c', 0.99), reading('barcode', 'C', 0.9)],
      'code',
    ),
  ).toMatchObject({
    value: 'C',
    source: 'barcode',
  });
});

test('the same means twice says little more', () => {
  const twice = mergeReadings('lastName', [reading('ocr', 'DIAZ', 0.8), reading('ocr', 'DIAZ', 0.8)], 'name');
  expect(twice?.confidence).toBeGreaterThan(0.8);
  expect(twice?.confidence).toBeLessThan(0.9);
});

test('the surer of two that disagree is shown, less sure than alone', () => {
  const field = mergeReadings(
    'dateOfBirth',
    [reading('ocr', '1980-01-01', 0.6), reading('mrz', '1986-01-01', 0.95)],
    'exact',
  );
  expect(field).toMatchObject({ value: '1986-01-01', source: 'mrz', others: [{ value: '1980-01-01' }] });
  expect(field?.confidence).toBeCloseTo((0.95 * 0.4) / (0.95 * 0.4 + 0.05 * 0.6 + 0.05 * 0.4), 9);
});

test('a disagreement leaves each reading its own confidence', () => {
  const readings = [reading('ocr', '1983-05-28', 0.97), reading('barcode', '1990-05-28', 0.96)];
  const field = mergeReadings('dateOfBirth', readings, 'exact');
  expect(field).toMatchObject({
    source: 'ocr',
    confidenceAlone: 0.97,
    others: [{ source: 'barcode', confidence: 0.96 }],
  });
  expect(field?.confidence).toBeLessThan(0.6);
  expect(mergeReadings('dateOfBirth', readings.slice(1), 'exact')).not.toHaveProperty('confidenceAlone');
});

test('a repaired reading stays marked', () => {
  const field = mergeReadings(
    'licenseNumber',
    [{ ...reading('mrz', 'L898902C3', 0.9), repaired: true }],
    'text',
  );
  expect(field?.repaired).toBe(true);
});

const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true });

test('who agrees never makes less sure, who disagrees never surer', () => {
  fc.assert(
    fc.property(chance, chance, (own, other) => {
      const alone = mergeReadings('a', [reading('ocr', 'X', own)], 'exact');
      const joined = mergeReadings('a', [reading('ocr', 'X', own), reading('mrz', 'X', other)], 'exact');
      const opposed = mergeReadings('a', [reading('ocr', 'X', own), reading('mrz', 'Y', other)], 'exact');
      expect(joined?.confidence).toBeGreaterThanOrEqual((alone?.confidence ?? 1) - 1e-9);
      expect(opposed?.confidence).toBeLessThanOrEqual(Math.max(own, other) + 1e-9);
    }),
  );
});

describe('names', () => {
  test.each([
    ['MÜLLER', 'MUELLER'],
    ['Müller', 'MULLER'],
    ['NUÑEZ', 'NUNXXEZ'],
    ['SØRENSEN', 'SOERENSEN'],
    ['STRAßE', 'STRASSE'],
    ['MARI-LIIS', 'MARI LIIS'],
    ["O'CONNOR", 'OCONNOR'],
    ['PAPANDROPOULOUS JONATHON ALEC', 'PAPANDROPOULOUS JONATHON'],
  ])('%s is %s', (printed, coded) => {
    expect(sameName(printed, coded)).toBe(true);
  });

  test.each([
    ['SMITH', 'SMYTH'],
    ['ANNA', 'ANNA MARIA'],
    ['', 'ANNA'],
  ])('%s is not %s', (printed, coded) => {
    expect(sameName(printed, coded)).toBe(false);
  });
});
