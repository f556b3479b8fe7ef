import { expect, test } from 'vitest';
import { identityOf } from './identity.js';
import { PORTRAIT, selfieMoment } from './moment.js';
import { renderFace } from './render-face.js';

const SIZE = { width: 96, height: 128 };

/** Mean of red, green and blue of a part of the picture, its bounds as shares. */
function meanOf(rgb: Uint8Array, x1: number, y1: number, x2: number, y2: number): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(y1 * SIZE.height); y < y2 * SIZE.height; y++) {
    for (let x = Math.floor(x1 * SIZE.width); x < x2 * SIZE.width; x++, count++) {
      const at = (y * SIZE.width + x) * 3;
      sum += (rgb[at]! + rgb[at + 1]! + rgb[at + 2]!) / 3;
    }
  }
  return sum / count;
}

test('one seed and one moment are one picture; another seed is another', () => {
  const once = renderFace(identityOf(4), selfieMoment(2), SIZE).rgb;
  expect(renderFace(identityOf(4), selfieMoment(2), SIZE).rgb).toEqual(once);
  expect(renderFace(identityOf(5), selfieMoment(2), SIZE).rgb).not.toEqual(once);
});

test('light from a side makes that side of the face the brighter', () => {
  const lit = (lightAcrossDegrees: number) => {
    const { rgb } = renderFace(identityOf(8), { ...PORTRAIT, lightAcrossDegrees, noiseSteps: 0 }, SIZE);
    return meanOf(rgb, 0.55, 0.5, 0.7, 0.56) - meanOf(rgb, 0.3, 0.5, 0.45, 0.56);
  };
  expect(lit(60)).toBeGreaterThan(20);
  expect(lit(-60)).toBeLessThan(-20);
});

test('a closed eye hides its dark iris, an open mouth is dark inside', () => {
  const identity = identityOf(5);
  const still = { ...PORTRAIT, noiseSteps: 0 };
  const eye = (blink: number) => {
    const x = 0.5 - identity.eyeX / 4;
    return meanOf(renderFace(identity, { ...still, blink }, SIZE).rgb, x - 0.01, 0.43, x + 0.01, 0.45);
  };
  const mouth = (mouthOpen: number) => {
    // The lips stand out to the camera by about one of its twelve units of distance.
    const y = 0.44 + ((identity.mouthY + 0.15) * (12 / 11) * 0.25 * SIZE.width) / SIZE.height;
    return meanOf(renderFace(identity, { ...still, mouthOpen }, SIZE).rgb, 0.48, y - 0.01, 0.52, y + 0.01);
  };
  expect(eye(1)).toBeGreaterThan(eye(0) + 30);
  expect(mouth(0.9)).toBeLessThan(mouth(0) - 30);
});
