import { fraction, type PlaceRereader } from '@assay/media';
import { expect, test } from 'vitest';
import { doubtUnconfirmed, type RestingObservation } from './doubt-unconfirmed.js';

const BOX = { x1: 0.1, y1: 0.1, x2: 0.3, y2: 0.2 };
const place = (text: string, isRecognized: boolean, reading = 0.95) => ({
  text,
  page: 1,
  box: BOX,
  reading: fraction(reading),
  isRecognized,
});
const resting = (...restsOn: RestingObservation['restsOn']): RestingObservation => ({
  measure: 2,
  evidence: { code: 'DIFFERS', kind: 'value_comparison', summary: 'It differs.' },
  restsOn,
});
const rereading = (text: string): PlaceRereader => ({
  reread: async () => ({ text, reading: fraction(0.9) }),
});

const shown = async (one: RestingObservation, rereader?: PlaceRereader) => {
  const [doubted] = await doubtUnconfirmed([one], rereader, 0.5);
  return `${doubted?.measure} ${doubted?.evidence.code}`;
};

test('what rests on a text layer stays as it is', async () => {
  expect(await shown(resting(place('12345', false)))).toBe('2 DIFFERS');
});

test('what rests on recognized characters stays where a second reading repeats all of them', async () => {
  const one = resting(place('12.345-6', true), place('123 456', false));
  expect(await shown(one, rereading('No. 12 345 6'))).toBe('2 DIFFERS');
  expect(await shown(one, rereading('12.346-6'))).toBe('0.5 READING_DOUBT');
  expect(await shown(resting(place('12.345-6', true), place('98', true)), rereading('12.345-6'))).toBe(
    '0.5 READING_DOUBT',
  );
});

test('characters that were read less than surely are a doubt, whatever a second reading says', async () => {
  expect(await shown(resting(place('12345', true, 0.8)), rereading('12345'))).toBe('0.5 READING_DOUBT');
});

test('without a second reading it is a doubt', async () => {
  expect(await shown(resting(place('12345', true)))).toBe('0.5 READING_DOUBT');
  expect(await shown(resting(place('12345', true)), { reread: async () => undefined })).toBe(
    '0.5 READING_DOUBT',
  );
});
