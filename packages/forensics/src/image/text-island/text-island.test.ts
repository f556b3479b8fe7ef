import { overlapArea, type Raster } from '@assay/media';
import { describe, expect, test } from 'vitest';
import type { Examined, Finding } from '../../check.js';
import { logLikelihoodRatio } from '../../verdict/calibration.js';
import { displayedBox } from '../ink/displayed-box.js';
import { Page } from '../ink/testing/scanned-page.js';
import { textIsland } from './text-island.js';

const [WIDTH, HEIGHT] = [580, 330];
/** Odds of 1 to 3: the middle band. */
const MIDDLE_BAND = Math.log(3);

const scan = () => new Page(WIDTH, HEIGHT).printRows(11, { softness: 3, jitter: 1 }).grain(8);
const examine = (raster: Raster): Examined => textIsland.examine({ raster }) as Examined;

function found(raster: Raster): Finding {
  const examined = examine(raster);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const evidenceFor = (finding: Finding) => logLikelihoodRatio(textIsland.calibration, finding.measure);

test('a scan whose text was printed at once has no island', () => {
  const finding = found(scan().raster());
  expect(finding.evidence).toEqual([]);
  expect(evidenceFor(finding)).toBeLessThan(0.1);
});

test('a number drawn by software onto the scan is found', () => {
  const page = scan();
  const place = page
    .clear({ left: 330, top: 176, right: 404, bottom: 202 })
    .print('4867', { x: 334, y: 178, softness: 1 });
  const raster = page.raster();
  const finding = found(raster);
  expect(evidenceFor(finding)).toBeGreaterThan(MIDDLE_BAND);
  expect(finding.evidence).toHaveLength(1);
  expect(finding.evidence[0]).toMatchObject({
    code: 'EDGES_SHARPER_THAN_NEIGHBOURS',
    kind: 'statistic',
    page: 1,
  });
  const drawn = displayedBox(place, raster);
  expect(overlapArea(finding.evidence[0]!.boundingBox!, drawn) / overlapArea(drawn, drawn)).toBeGreaterThan(
    0.8,
  );
});

test('the squares of a two-dimensional code are no text', () => {
  const raster = scan().clear({ left: 295, top: 110, right: 485, bottom: 290 }).raster();
  const fill = (left: number, top: number, width: number, height: number) => {
    for (let y = top; y < top + height; y++)
      raster.rgb.fill(52, (y * WIDTH + left) * 3, (y * WIDTH + left + width) * 3);
  };
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 11; column++)
      if ((column * 7 + row) % 11 !== 0) fill(316 + 13 * column, 130 + 17 * row, 9, 13);
  // The frame of a Data Matrix: two solid sides, and two more here.
  for (const [left, top, width, height] of [
    [303, 117, 9, 162],
    [303, 270, 168, 9],
    [462, 117, 9, 162],
    [303, 117, 168, 9],
  ] as const)
    fill(left, top, width, height);
  expect(found(raster).evidence).toEqual([]);
});

test('colored ink is another pen, not another rendering', () => {
  const page = scan();
  const place = page
    .clear({ left: 330, top: 176, right: 404, bottom: 202 })
    .print('4867', { x: 334, y: 178, softness: 1 });
  const raster = page.raster();
  for (let y = place.top; y < place.bottom; y++) {
    for (let x = place.left; x < place.right; x++) raster.rgb[(y * WIDTH + x) * 3 + 2] = 226;
  }
  expect(found(raster).evidence).toEqual([]);
});

describe('what cannot be told is not examined', () => {
  test('a ground without grain', () => {
    const page = new Page(WIDTH, HEIGHT).printRows(11, { softness: 3, jitter: 1 });
    expect(examine(page.raster())).toMatchObject({
      kind: 'not-applicable',
      because: expect.stringContaining('grain'),
    });
  });

  test('black and white', () => {
    const { rgb, ...size } = scan().raster();
    expect(examine({ ...size, rgb: rgb.map((value) => (value < 128 ? 0 : 255)) })).toMatchObject({
      kind: 'not-applicable',
    });
  });

  test('too few words', () => {
    const page = new Page(200, 80).printRows(3, { softness: 3, jitter: 1 }).grain(8);
    expect(examine(page.raster())).toMatchObject({
      kind: 'not-applicable',
      because: expect.stringContaining('words'),
    });
  });
});
