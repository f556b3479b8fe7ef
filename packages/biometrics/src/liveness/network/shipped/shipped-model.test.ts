import type { RgbImage } from '@assay/media';
import { beforeAll, describe, expect, test } from 'vitest';
import { shippedNetwork } from '../../../testing/face-models.js';
import { judgeLiveness } from '../../judge/judge-liveness.js';
import type { AntiSpoofModel, Look } from '../anti-spoof-model.js';
import { loadShippedModel } from './shipped-model.js';

let model: AntiSpoofModel;
beforeAll(async () => {
  model = await loadShippedModel(shippedNetwork());
});

const looksOf = (...probabilities: readonly number[]): Look[] =>
  probabilities.map((probability) => ({ probability, isCutClose: false, isFilmed: false }));
const plain: RgbImage = { width: 400, height: 400, rgb: new Uint8Array(400 * 400 * 3).fill(128) };

describe('the network that ships', () => {
  test.each([
    ['an attack', 0.01, 'attack', 'inconclusive'],
    ['neither', 0.3, 'nothing', 'inconclusive'],
    ['a living person', 0.95, 'live', 'passed'],
  ] as const)('says %s by its steps, and fails nobody alone', (_, probability, outcome, judged) => {
    const signal = model.signalOf(looksOf(probability));
    expect(signal).toMatchObject({ outcome, group: 'network', lookedFor: ['screen', 'print'] });
    expect(judgeLiveness([signal]).outcome).toBe(judged);
  });

  test('takes the mean of the log odds of several frames: one bad frame does not decide', () => {
    expect(model.signalOf(looksOf(0.98, 0.98, 0.4)).outcome).toBe('live');
    expect(model.signalOf(looksOf(0.9, 0.001, 0.001)).outcome).toBe('attack');
    expect(model.signalOf([undefined, ...looksOf(0.98)]).outcome).toBe('live');
  });

  test('does not look at a face of less than 120 pixels, and says so', async () => {
    const small = await model.lookAt(plain, { box: { x1: 100, y1: 100, x2: 190, y2: 219 } }, 'still');
    expect(small).toBeUndefined();
    const signal = model.signalOf([small]);
    expect(signal).toMatchObject({ outcome: 'not-applicable', logLikelihoodRatio: 0, lookedFor: [] });
    expect(signal.reason).toMatch(/smaller than 120 pixels/);
    expect(judgeLiveness([signal]).outcome).toBe('inconclusive');
  });

  test('does not look at a picture that is cut close around the face: it goes by the surroundings, too', async () => {
    expect(await model.lookAt(plain, { box: { x1: 50, y1: 40, x2: 350, y2: 360 } }, 'still')).toBeUndefined();
    const close = await model.lookAt(plain, { box: { x1: 100, y1: 80, x2: 300, y2: 320 } }, 'still');
    expect(close?.isCutClose).toBe(true);
    const far = await model.lookAt(plain, { box: { x1: 100, y1: 100, x2: 220, y2: 260 } }, 'still');
    expect(far?.isCutClose).toBe(false);
  });

  test('asks more of a picture that is cut close: whoever cuts a recapture gains nothing', () => {
    const cutClose = (probability: number): Look => ({ probability, isCutClose: true, isFilmed: false });
    expect(model.signalOf(looksOf(0.7)).outcome).toBe('live');
    expect(model.signalOf([cutClose(0.7)]).outcome).toBe('nothing');
    expect(model.signalOf([cutClose(0.9)]).outcome).toBe('live');
  });

  test('takes a frame of a clip for living from another step on, and speaks of screens alone there', () => {
    const filmed = (probability: number, isCutClose = false) =>
      model.signalOf([{ probability, isCutClose, isFilmed: true }]);
    expect(filmed(0.96)).toMatchObject({ outcome: 'live', lookedFor: ['screen'] });
    expect(filmed(0.9).outcome).toBe('nothing');
    expect(filmed(0.1).outcome).toBe('attack');
    expect(filmed(0.99, true).outcome).toBe('nothing');
  });

  test('is shown a frame of a clip with red and blue exchanged', async () => {
    const face = { box: { x1: 100, y1: 100, x2: 220, y2: 260 } };
    const ofColor = (red: number, blue: number): RgbImage => ({
      ...plain,
      rgb: plain.rgb.map((value, index) => [red, value, blue][index % 3]!),
    });
    const [still, filmed] = [
      await model.lookAt(ofColor(60, 180), face, 'still'),
      await model.lookAt(ofColor(180, 60), face, 'clip'),
    ];
    expect(filmed?.probability).toBeCloseTo(still!.probability, 6);
    expect(filmed?.isFilmed).toBe(true);
  });

  test('answers with a probability, the same each time', async () => {
    const face = { box: { x1: 100, y1: 100, x2: 220, y2: 260 } };
    const look = await model.lookAt(plain, face, 'still');
    expect(look?.probability).toBeGreaterThanOrEqual(0);
    expect(look?.probability).toBeLessThanOrEqual(1);
    expect(await model.lookAt(plain, face, 'still')).toEqual(look);
  });

  test('is no file of something else', async () => {
    await expect(loadShippedModel(Uint8Array.of(1, 2, 3))).rejects.toThrow();
  });
});
