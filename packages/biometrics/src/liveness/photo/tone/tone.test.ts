import { describe, expect, test } from 'vitest';
import { DECISIVE_LOG_LIKELIHOOD_RATIO } from '../../judge/judge-liveness.js';
import { grainyPicture } from '../testing/grainy-picture.js';
import { toneSignal } from './tone.js';

const box = { x1: 0, y1: 0, x2: 200, y2: 200 };
/** Skin with two dark eyes. */
const face =
  (skin: readonly [number, number, number], pupil: readonly [number, number, number]) =>
  (x: number, y: number): readonly [number, number, number] =>
    Math.min(Math.hypot(x - 70, y - 80), Math.hypot(x - 130, y - 80)) < 14 ? pupil : skin;

describe('the tone of a face', () => {
  test('says nothing against dark pupils and colored skin', () => {
    const signal = toneSignal(grainyPicture(200, 200, face([200, 150, 125], [18, 14, 12])), box);
    expect(signal).toMatchObject({ outcome: 'nothing', lookedFor: ['screen', 'print'] });
    expect(signal.logLikelihoodRatio).toBeLessThan(0);
  });

  test('is pale where black is gray and skin has little color, which never decides alone', () => {
    const signal = toneSignal(grainyPicture(200, 200, face([190, 178, 170], [128, 124, 120])), box);
    expect(signal.outcome).toBe('attack');
    expect(signal.logLikelihoodRatio).toBeGreaterThan(1);
    expect(signal.logLikelihoodRatio).toBeLessThan(DECISIVE_LOG_LIKELIHOOD_RATIO);
  });

  test('cannot be judged in black and white', () => {
    const gray = grainyPicture(200, 200, face([170, 170, 170], [90, 90, 90]), 0);
    expect(toneSignal(gray, box)).toMatchObject({
      outcome: 'not-applicable',
      lookedFor: [],
      logLikelihoodRatio: 0,
    });
  });

  test('cannot be judged where the box lies outside of the picture', () => {
    const picture = grainyPicture(20, 20, () => [200, 150, 125]);
    expect(toneSignal(picture, { x1: 100, y1: 100, x2: 140, y2: 140 }).outcome).toBe('not-applicable');
  });
});
