import { expect, test } from 'vitest';
import { parseGenerationCard } from './card.js';
import { CALIBRATION, CARD, cardWith } from './testing/cards.js';

test('a card is read with and without its calibration', () => {
  expect(parseGenerationCard(cardWith())).toEqual({
    ...CARD,
    input: { ...CARD.input, black: [-4, -4, -4], white: [4, 4, 4] },
  });
  expect(parseGenerationCard(cardWith({ calibration: CALIBRATION })).calibration).toEqual(CALIBRATION);
});

test('mean and std are what black and white become', () => {
  const mean = [0.485, 0.456, 0.406];
  const std = [0.229, 0.224, 0.225];
  const { input } = parseGenerationCard(
    cardWith({ input: { black: undefined, white: undefined, mean, std } }),
  );
  expect(input.black[0]).toBeCloseTo(-0.485 / 0.229, 12);
  expect(input.white[2]).toBeCloseTo((1 - 0.406) / 0.225, 12);
});

const fit = (changes: object) => cardWith({ input: { fit: changes } });
const calibrated = (changes: object) => cardWith({ calibration: { ...CALIBRATION, ...changes } });

test.each([
  ['what is not JSON', '{', /^generation card: expected JSON$/],
  ['a list', '[]', /the card: expected an object/],
  [
    'a misspelled entry',
    cardWith({ license: 'MIT' }),
    /license: expected no entry of this name, only name, licence/,
  ],
  ['no name', cardWith({ name: '' }), /name: expected a text of 1 to 200 characters/],
  ['a license that is no text', cardWith({ licence: 1 }), /licence: expected a text/],
  ['no input', JSON.stringify({ ...CARD, input: undefined }), /input: expected an object/],
  ['a misspelled entry of its input', cardWith({ input: { width: 8 } }), /input\.width: expected no entry/],
  ['an input without a name', cardWith({ input: { name: 7 } }), /input\.name: expected a text/],
  ['a side of 0', cardWith({ input: { widthPx: 0 } }), /input\.widthPx: expected a number from 1 to 1024/],
  ['half a pixel', cardWith({ input: { heightPx: 8.5 } }), /input\.heightPx: expected a whole number/],
  ['other channels', cardWith({ input: { channels: 'YUV' } }), /input\.channels: expected "RGB" or "BGR"/],
  ['another layout', cardWith({ input: { layout: 'CHW' } }), /input\.layout: expected "NCHW" or "NHWC"/],
  [
    'no levels',
    cardWith({ input: { black: undefined, white: undefined } }),
    /input\.mean and std: expected both, or black and white/,
  ],
  [
    'levels twice',
    cardWith({ input: { mean: [0, 0, 0], std: [1, 1, 1] } }),
    /input\.mean and std: expected both, or/,
  ],
  ['half of the levels', cardWith({ input: { white: undefined } }), /input\.white: expected a number/],
  [
    'levels that are one',
    cardWith({ input: { white: -4 } }),
    /input\.black and white: expected two numbers that differ/,
  ],
  [
    'two means',
    cardWith({ input: { black: undefined, white: undefined, mean: [0, 0], std: [1, 1, 1] } }),
    /input\.mean: expected 3 numbers/,
  ],
  [
    'a std of 0',
    cardWith({ input: { black: undefined, white: undefined, mean: [0, 0, 0], std: [1, 0, 1] } }),
    /input\.std: expected 3/,
  ],
  ['no fit', cardWith({ input: { fit: 'stretch' } }), /input\.fit: expected an object/],
  ['another fit', fit({ how: 'pad' }), /input\.fit\.how: expected "shorter-side" or "stretch" or "crops"/],
  [
    'a shorter side that is shorter than the input',
    fit({ how: 'shorter-side', shorterSidePx: 7, kernel: 'bilinear' }),
    /fit\.shorterSidePx/,
  ],
  [
    'another kernel',
    fit({ how: 'stretch', kernel: 'lanczos' }),
    /input\.fit\.kernel: expected "bilinear" or "bicubic"/,
  ],
  [
    'crops that are resized',
    fit({ how: 'crops', crops: 4, kernel: 'bilinear' }),
    /input\.fit\.kernel: expected no entry/,
  ],
  ['no crops', fit({ how: 'crops', crops: 0 }), /input\.fit\.crops: expected a number from 1 to 16/],
  ['an output without a name', cardWith({ output: { name: undefined } }), /output\.name: expected a text/],
  ['an index below 0', cardWith({ output: { index: -1 } }), /output\.index: expected a number from 0/],
  [
    'another scale',
    cardWith({ output: { scale: 'percent' } }),
    /output\.scale: expected "logit" or "logits" or "probability"/,
  ],
  ['a calibration that is no object', cardWith({ calibration: [] }), /calibration: expected an object/],
  ['a calibration without a date', calibrated({ date: 'today' }), /calibration\.date: expected a date/],
  [
    'a threshold that is no number',
    calibrated({ threshold: '1' }),
    /calibration\.threshold: expected a number/,
  ],
  [
    'a rate over 1',
    calibrated({ falseAlarmRate: 2 }),
    /calibration\.falseAlarmRate: expected a number from 0 to 1/,
  ],
  [
    'a rate no better than chance',
    calibrated({ detectionRate: 0.02 }),
    /calibration\.detectionRate: expected more than falseAlarmRate/,
  ],
  [
    'no honest pictures',
    calibrated({ honestPictures: 0 }),
    /calibration\.honestPictures: expected a number from 1/,
  ],
  [
    'no generated pictures',
    calibrated({ generatedPictures: undefined }),
    /calibration\.generatedPictures: expected a whole number/,
  ],
  [
    'another fingerprint',
    calibrated({ fingerprint: 'AB' }),
    /calibration\.fingerprint: expected 64 hexadecimal digits/,
  ],
])('a card with %s is refused, the entry named', (_, card, message) => {
  expect(() => parseGenerationCard(card)).toThrow(TypeError);
  expect(() => parseGenerationCard(card)).toThrow(message);
});
