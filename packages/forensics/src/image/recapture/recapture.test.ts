import type { Raster } from '@assay/media';
import { expect, test } from 'vitest';
import { judgeCheck } from '../../verdict/judge.js';
import { recapture } from './recapture.js';
import { ground, type Pattern, wave } from './testing/made-ground.js';

const SIDE = 640;
/** Red, green and blue a third of a pixel of the display apart. */
const STRIPES = [0, 1 / 3, 2 / 3] as const;
const ONE_INK = [0, 0, 0] as const;

const statusOf = async (raster: Raster): Promise<string> =>
  judgeCheck({ check: recapture, outcome: await recapture.examine({ raster }) }).status;

test('stripes of red, green and blue on blank ground are a display, whatever its pitch and angle', async () => {
  for (const [period, angle] of [
    [2.7, 4],
    [4.3, 8],
    [9, 95],
  ] as const) {
    expect(await statusOf(ground(SIDE, SIDE, wave(period, angle, 0.06, STRIPES))), `${period} px`).toBe(
      'FAIL',
    );
  }
});

test('a display seen in perspective has a lattice that changes over the picture', async () => {
  const leaning: Pattern = (x, y, channel) => wave(3.4 + x / 4000, 6, 0.06, STRIPES)(x, y, channel);
  expect(await statusOf(ground(SIDE, SIDE, leaning))).toBe('FAIL');
});

test('grain alone, and fine lines in one ink, are none', async () => {
  expect(await statusOf(ground(SIDE, SIDE, () => 1))).toBe('PASS');
  expect(await statusOf(ground(SIDE, SIDE, wave(3.4, 6, 0.06, ONE_INK)))).toBe('PASS');
});

test('inks printed in screens at angles of their own are none', async () => {
  const [red, blue] = [wave(3.4, 15, 0.06, ONE_INK), wave(3.4, 75, 0.06, ONE_INK)];
  expect(
    await statusOf(ground(SIDE, SIDE, (x, y, channel) => (channel === 2 ? blue : red)(x, y, channel))),
  ).toBe('PASS');
});

test('stripes in a corner alone make no display', async () => {
  const stripes = wave(3.4, 6, 0.06, STRIPES);
  expect(
    await statusOf(ground(SIDE, SIDE, (x, y, channel) => (x < 128 && y < 128 ? stripes(x, y, channel) : 1))),
  ).toBe('PASS');
});

test('overexposed ground, and a picture too small, cannot be told', async () => {
  const white = ground(SIDE, SIDE, () => 2);
  expect(await statusOf(white)).toBe('NOT_APPLICABLE');
  expect(await statusOf(ground(100, 60, wave(3.4, 6, 0.06, STRIPES)))).toBe('NOT_APPLICABLE');
});

test('a photo of a screen is no sign of manipulation', async () => {
  const outcome = await recapture.examine({ raster: ground(SIDE, SIDE, wave(3.4, 6, 0.06, STRIPES)) });
  expect(outcome).toMatchObject({
    kind: 'examined',
    finding: { evidence: [{ code: 'DISPLAY_LATTICE' }], heat: [] },
  });
  expect(judgeCheck({ check: recapture, outcome }).likelihood).toBeCloseTo(0.1);
});

test('what the ground shows of the capture is told, too', async () => {
  const summaryOf = async (raster: Raster): Promise<string> => {
    const outcome = await recapture.examine({ raster });
    return outcome.kind === 'examined' ? outcome.finding.summary : outcome.because;
  };
  expect(await summaryOf(ground(SIDE, SIDE, () => 1))).toContain('lit evenly');
  expect(await summaryOf(ground(SIDE, SIDE, (x) => 0.85 + (0.4 * x) / SIDE))).toContain('lit unevenly');
  const drawn = ground(SIDE, SIDE, () => 1);
  expect(await summaryOf({ ...drawn, rgb: drawn.rgb.map(() => 200) })).toContain('no grain');
});
