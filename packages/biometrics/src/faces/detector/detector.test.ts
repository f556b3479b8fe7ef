import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inverse, mapped } from '../../alignment/similarity.js';
import { ANCHOR_COUNT, DETECTOR_SIDE_PX, REGRESSION_LENGTH } from '../../networks/types.js';
import { squareToImage } from '../square/turned-square.js';
import { ANCHORS } from './anchors.js';
import type { Candidate } from './candidate.js';
import { decode } from './decode.js';
import { blended } from './suppression.js';
import { windowCenters } from './windows.js';

test("anchors stand where MediaPipe's face detector counts from", () => {
  expect(ANCHORS).toHaveLength(ANCHOR_COUNT);
  const pixels = ANCHORS.map(({ x, y }) => [x * DETECTOR_SIDE_PX, y * DETECTOR_SIDE_PX]);
  expect(pixels.slice(0, 3)).toEqual([
    [8, 8],
    [8, 8],
    [24, 8],
  ]);
  expect(pixels[32]).toEqual([8, 24]);
  expect(pixels[511]).toEqual([248, 248]);
  expect(pixels.slice(512, 519)).toEqual([...Array.from({ length: 6 }, () => [16, 16]), [48, 16]]);
  expect(pixels[895]).toEqual([240, 240]);
});

/** A reading in which only one anchor sees a face. */
function reading(anchor: number, logit: number, regression: readonly number[]) {
  const logits = new Float32Array(ANCHOR_COUNT).fill(-50);
  const regressions = new Float32Array(ANCHOR_COUNT * REGRESSION_LENGTH);
  logits[anchor] = logit;
  regressions.set(regression, anchor * REGRESSION_LENGTH);
  return { logits, regressions };
}

test('a guess is counted from its anchor, in the square that was looked at', () => {
  const square = { center: { x: 300, y: 200 }, sidePx: 512, rollRadians: 0 };
  const [candidate] = decode(
    reading(0, 0, [10, 20, 30, 40, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    square,
    0.5,
  );
  // The corner of the square is at 44, -56; a pixel of the input is two of the image; the first anchor is at
  // 8, 8.
  expect(candidate).toEqual({
    score: 0.5,
    box: { x1: 44 + 2 * (18 - 15), y1: -56 + 2 * (28 - 20), x2: 44 + 2 * (18 + 15), y2: -56 + 2 * (28 + 20) },
    points: {
      leftEye: { x: 62, y: -36 },
      rightEye: { x: 66, y: -32 },
      nose: { x: 70, y: -28 },
      mouth: { x: 74, y: -24 },
      leftEar: { x: 78, y: -20 },
      rightEar: { x: 82, y: -16 },
    },
  });
});

test('a guess in a turned square is the same guess, turned', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: ANCHOR_COUNT - 1 }),
      fc.double({ min: -4, max: 4, noNaN: true }),
      fc.array(fc.integer({ min: 1, max: 100 }), {
        minLength: REGRESSION_LENGTH,
        maxLength: REGRESSION_LENGTH,
      }),
      (anchor, rollRadians, regression) => {
        const level = { center: { x: 128, y: 128 }, sidePx: 256, rollRadians: 0 };
        const leaning = { center: { x: 999, y: -40 }, sidePx: 700, rollRadians };
        const [straight] = decode(reading(anchor, 3, regression), level, 0.5);
        const [tilted] = decode(reading(anchor, 3, regression), leaning, 0.5);
        for (const name of ['leftEye', 'rightEye', 'nose', 'mouth', 'leftEar', 'rightEar'] as const) {
          const place = mapped(inverse(squareToImage(leaning)), tilted!.points[name]);
          expect(place.x * 256).toBeCloseTo(straight!.points[name].x, 3);
          expect(place.y * 256).toBeCloseTo(straight!.points[name].y, 3);
        }
      },
    ),
  );
});

test('numbers beyond all measure are no face', () => {
  const square = { center: { x: 0, y: 0 }, sidePx: 256, rollRadians: 0 };
  expect(
    decode(
      { logits: new Float32Array(ANCHOR_COUNT).fill(NaN), regressions: new Float32Array(ANCHOR_COUNT * 16) },
      square,
      0.5,
    ),
  ).toEqual([]);
  expect(decode(reading(5, 1e30, new Array(16).fill(1)), square, 0.5)).toHaveLength(1);
});

function candidate(x: number, y: number, sidePx: number, score: number): Candidate {
  const middle = { x, y };
  return {
    score,
    box: { x1: x - sidePx / 2, y1: y - sidePx / 2, x2: x + sidePx / 2, y2: y + sidePx / 2 },
    points: {
      leftEye: middle,
      rightEye: middle,
      nose: middle,
      mouth: middle,
      leftEar: middle,
      rightEar: middle,
    },
  };
}

test('guesses of one face become their weighted mean, those of another stay apart', () => {
  const faces = blended(
    [candidate(100, 100, 50, 0.6), candidate(110, 100, 50, 0.3), candidate(300, 100, 50, 0.9)],
    9,
  );
  expect(faces.map(({ score }) => score)).toEqual([0.9, 0.6]);
  expect(faces[1]!.box.x1).toBeCloseTo(75 + 10 / 3);
});

test('the order of the guesses does not matter, and no more faces come than asked for', () => {
  const guess = fc.record({
    x: fc.integer({ min: 0, max: 200 }),
    y: fc.integer({ min: 0, max: 200 }),
    sidePx: fc.integer({ min: 1, max: 90 }),
    score: fc.constantFrom(0.4, 0.6, 0.8),
  });
  const key = fc.uniqueArray(guess, { selector: ({ x, y }) => `${x},${y}`, minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(key, fc.integer({ min: 1, max: 5 }), (guesses, atMost) => {
      const all = guesses.map(({ x, y, sidePx, score }) => candidate(x, y, sidePx, score));
      const faces = blended(all, atMost);
      expect(faces.length).toBeLessThanOrEqual(atMost);
      expect(blended([...all].reverse(), atMost).map(({ score }) => score)).toEqual(
        faces.map(({ score }) => score),
      );
    }),
  );
});

test('windows cover every place of an image, and a face smaller than their overlap lies whole in one', () => {
  const size = fc.integer({ min: 1, max: 6000 });
  fc.assert(
    fc.property(
      size,
      size,
      fc.constantFrom(1, 0.6, 0.3),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (width, height, share, at) => {
        const side = share * Math.max(width, height);
        const face = 0.2 * side;
        const centers = windowCenters({ width, height }, side);
        const [x, y] = [at * Math.max(0, width - face), at * Math.max(0, height - face)];
        const holds = centers.some(
          (center) =>
            center.x - side / 2 <= x + 1e-6 &&
            center.y - side / 2 <= y + 1e-6 &&
            center.x + side / 2 >= Math.min(width, x + face) - 1e-6 &&
            center.y + side / 2 >= Math.min(height, y + face) - 1e-6,
        );
        expect(holds).toBe(true);
        expect(centers.length).toBeLessThanOrEqual(25);
      },
    ),
  );
});
