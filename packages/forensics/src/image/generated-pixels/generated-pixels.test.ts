import { type Raster, toLuma } from '@assay/media';
import { expect, test } from 'vitest';
import { CHECKS, checksOf } from '../../registry.js';
import { judge } from '../../verdict/judge.js';
import { CALIBRATION } from './calibration.js';
import { differences, FILTERS } from './differences.js';
import { DETAIL, featuresOf } from './features.js';
import { generatedPixels } from './generated-pixels.js';
import { measuredFeatures } from './measured-features.js';
import { logOf } from './shape.js';
import { windowsOf } from './windows.js';

/** Noise over a slow ramp of three colors, as a sensor shows a wall: the same on every machine. */
function wall(side: number, noiseLevels: number): Raster {
  let state = 7;
  const rgb = Uint8Array.from({ length: 3 * side * side }, (_, at) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const x = Math.floor(at / 3) % side;
    return 60 + 20 * (at % 3) + (80 * x) / side + noiseLevels * (state / 2 ** 32 - 0.5);
  });
  return { width: side, height: side, rgb, orientation: 1 };
}

const outcomeOf = async (raster: Raster) => generatedPixels.examine({ raster });

test('the same pixels get the same measure: who changes what is measured has to train anew', async () => {
  const features = measuredFeatures(wall(320, 24))!;
  expect(features).toHaveLength(418);
  expect(features.reduce((sum, value) => sum + value, 0)).toBeCloseTo(91.133, 2);
  expect(await outcomeOf(wall(320, 24))).toMatchObject({
    kind: 'examined',
    finding: { measure: expect.closeTo(-0.449, 3) },
  });
});

test('noise is no sign of generation', async () => {
  for (const noise of [6, 24, 60]) {
    const outcome = await outcomeOf(wall(400, noise));
    expect(outcome).toMatchObject({ kind: 'examined', finding: { evidence: [] } });
  }
});

test('what is too small or flat is not told', async () => {
  expect(await outcomeOf(wall(150, 24))).toMatchObject({
    kind: 'not-applicable',
    because: expect.stringContaining('too small'),
  });
  const gray: Raster = {
    width: 300,
    height: 300,
    rgb: new Uint8Array(3 * 300 * 300).fill(128),
    orientation: 1,
  };
  expect(await outcomeOf(gray)).toMatchObject({
    kind: 'not-applicable',
    because: expect.stringContaining('one color'),
  });
});

test('windows that share memory are measured like windows alone', () => {
  const picture = wall(640, 24);
  picture.rgb.fill(200, 0, 3 * 640 * 200);
  const alone = windowsOf(picture).map((window) => featuresOf(window));
  const mean = alone[0]!.map((_, index) => alone.reduce((sum, one) => sum + one[index]!, 0) / alone.length);
  expect(measuredFeatures(picture)).toEqual(mean);
});

test('the place of detail is that of the detail', () => {
  const window = wall(200, 24);
  expect(featuresOf(window)[DETAIL]).toBeCloseTo(
    logOf(differences(toLuma(window), FILTERS.surrounded).meanMagnitude),
    9,
  );
});

test('every number measured is finite, whatever is shown', () => {
  for (const level of [0, 128, 255]) {
    const features = featuresOf({ width: 200, height: 168, rgb: new Uint8Array(3 * 200 * 168).fill(level) });
    expect(features.every(Number.isFinite)).toBe(true);
  }
});

test('the highest measure there may be raises to the middle band, and rejects nothing alone', () => {
  const finding = { measure: 99, summary: '-', evidence: [], heat: [] };
  const { likelihood, classification } = judge([
    { check: generatedPixels, outcome: { kind: 'examined', finding } },
  ]);
  expect(classification).toBe('unverified');
  expect(likelihood).toBeLessThan(74);
});

test('documents are not looked at', () => {
  expect(CHECKS.some(({ id }) => id === generatedPixels.id)).toBe(false);
  expect(checksOf('object').some(({ id }) => id === generatedPixels.id)).toBe(true);
  expect(CALIBRATION.points[0]!.logLikelihoodRatio).toBeLessThanOrEqual(0);
});
