import { describe, expect, test } from 'vitest';
import { judgeLiveness } from '../judge/judge-liveness.js';
import { assessPhoto } from './assess-photo.js';
import { grainyPicture } from './testing/grainy-picture.js';

const face = { box: { x1: 60, y1: 60, x2: 220, y2: 240 } };
/** Colored skin with two dark eyes. */
const person = (x: number, y: number): [number, number, number] =>
  Math.min(Math.hypot(x - 110, y - 130), Math.hypot(x - 170, y - 130)) < 14 ? [18, 14, 12] : [200, 150, 125];
const displayed = (x: number, y: number): [number, number, number] => {
  const [red, green, blue] = person(x, y);
  const wave = 9 * Math.sin((2 * Math.PI * (x + 0.4 * y)) / 4.7);
  return [red + wave, green, blue - wave];
};

describe('a single picture', () => {
  test('without marks of an attack is inconclusive, and says what was looked for and what was not', () => {
    const liveness = judgeLiveness(assessPhoto(grainyPicture(300, 300, person), face));
    expect(liveness.outcome).toBe('inconclusive');
    expect(liveness.lookedFor).toEqual(['screen', 'print']);
    expect(liveness.confidence).toBeGreaterThan(0.5);
    expect(liveness.reasons).toContain('Looked for: a screen shown to the camera and a printed picture.');
  });

  test('of a display fails', () => {
    expect(judgeLiveness(assessPhoto(grainyPicture(300, 300, displayed), face)).outcome).toBe('failed');
  });

  test('never passes by itself, whatever it shows', () => {
    for (const light of [0, 40, 128, 255]) {
      const plain = grainyPicture(200, 200, () => [light, light * 0.6, light * 0.4]);
      expect(
        judgeLiveness(assessPhoto(plain, { box: { x1: 20, y1: 20, x2: 180, y2: 180 } })).outcome,
      ).not.toBe('passed');
    }
  });

  test('gives the same answer each time', () => {
    const picture = grainyPicture(300, 300, displayed);
    expect(assessPhoto(picture, face)).toEqual(assessPhoto(picture, face));
  });
});
