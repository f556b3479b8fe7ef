import { fraction, type PlaceRereader } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { hasSameDigits } from './same-text.js';
import { LEAST_READING, type ReadText, surenessOf } from './sureness.js';

const read = (text: string, reading = 0.95, isRecognized = true): ReadText => ({
  text,
  page: 1,
  box: { x1: 0.1, y1: 0.1, x2: 0.3, y2: 0.2 },
  reading,
  isRecognized,
});
const again = (text: string, reading = 0.9): PlaceRereader => ({
  reread: async () => ({ text, reading: fraction(reading) }),
});

test('a text layer is sure, whatever looks alike', async () => {
  expect(await surenessOf(read('1,234.00', 1, false), undefined, { slip: 'twice' })).toBe('sure');
});

describe('pixels', () => {
  test('that were read well and read alike again are sure, a label beside them allowed', async () => {
    expect(await surenessOf(read('1,234.00'), again('Total $1,234.00'))).toBe('sure');
    expect(await surenessOf(read('1,234.00'), again('1,284.00'))).toBe('unsure');
  });

  test('that nobody reads again were read once', async () => {
    expect(await surenessOf(read('1,234.00'), undefined)).toBe('read-once');
    expect(await surenessOf({ ...read('1,234.00'), box: undefined }, again('1,234.00'))).toBe('read-once');
  });

  test('that were read badly are unsure, though they are read alike again', async () => {
    expect(await surenessOf(read('1,234.00', 0.8), again('1,234.00'))).toBe('unsure');
  });

  test('may be read less surely where it is known what would fit, unless a slip explains them', async () => {
    const need = { leastReading: LEAST_READING };
    expect(await surenessOf(read('1,234.00', 0.6), again('1,234.00'), need)).toBe('sure');
    expect(await surenessOf(read('1,234.00', 0.4), again('1,234.00'), need)).toBe('unsure');
    expect(await surenessOf(read('1,234.00', 0.6), again('1,234.00'), { ...need, slip: 'once' })).toBe(
      'unsure',
    );
  });

  test('a second reading of a sure first outweighs a look-alike; without one it is a doubt', async () => {
    expect(await surenessOf(read('1,234.00'), again('1,234.00'), { slip: 'once' })).toBe('sure');
    expect(await surenessOf(read('1,234.00'), undefined, { slip: 'once' })).toBe('unsure');
    expect(await surenessOf(read('1,234.00'), again('1,234.00'), { slip: 'twice' })).toBe('unsure');
  });

  test('a second reading may have to be sure, and to be compared otherwise', async () => {
    expect(await surenessOf(read('1,234.00'), again('1,234.00', 0.4), { leastRereading: 0.6 })).toBe(
      'unsure',
    );
    expect(await surenessOf(read('12.00'), again('112.00'), { repeats: hasSameDigits })).toBe('unsure');
  });
});
