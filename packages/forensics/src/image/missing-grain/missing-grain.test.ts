import { overlapArea, type Raster } from '@assay/media';
import { describe, expect, test } from 'vitest';
import type { Examined, Finding } from '../../check.js';
import { logLikelihoodRatio } from '../../verdict/calibration.js';
import type { PixelBox } from '../ink/components.js';
import { displayedBox } from '../ink/displayed-box.js';
import { Page } from '../ink/testing/scanned-page.js';
import { missingGrain } from './missing-grain.js';

const [WIDTH, HEIGHT] = [620, 480];
/** Odds of 1 to 3: the middle band. */
const MIDDLE_BAND = Math.log(3);

const scan = () => new Page(WIDTH, HEIGHT).printRows(11, { softness: 2.2, jitter: 1 }).grain(8);
const examine = (raster: Raster): Examined => missingGrain.examine({ raster }) as Examined;

function found(raster: Raster): Finding {
  const examined = examine(raster);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const evidenceFor = (finding: Finding) => logLikelihoodRatio(missingGrain.calibration, finding.measure);

/** A number and the paper around it. */
const NUMBER: PixelBox = { left: 330, top: 170, right: 410, bottom: 200 };

test('a scan has grain wherever its paper is blank', () => {
  const finding = found(scan().raster());
  expect(finding.evidence).toEqual([]);
  expect(evidenceFor(finding)).toBeLessThan(0.1);
});

test('a number that was painted over with one color is found where it stood', () => {
  const raster = scan().clear(NUMBER).raster();
  const finding = found(raster);
  expect(evidenceFor(finding)).toBeGreaterThan(MIDDLE_BAND);
  expect(finding.evidence).toHaveLength(1);
  expect(finding.evidence[0]).toMatchObject({ code: 'GROUND_WITHOUT_GRAIN', kind: 'statistic', page: 1 });
  const place = displayedBox(NUMBER, raster);
  const box = finding.evidence[0]!.boundingBox!;
  expect(overlapArea(box, place) / overlapArea(box, box)).toBeGreaterThan(0.8);
  expect(overlapArea(box, place) / overlapArea(place, place)).toBeGreaterThan(0.6);
});

test('an area of several per cent does not hide itself', () => {
  const raster = scan().clear({ left: 100, top: 100, right: 190, bottom: 175 }).raster();
  expect(evidenceFor(found(raster))).toBeGreaterThan(MIDDLE_BAND);
});

test('a page that lacks grain in many places lacks it by nature', () => {
  const page = scan();
  for (const left of [90, 250, 410]) page.clear({ left, top: 170, right: left + 36, bottom: 196 });
  expect(found(page.raster()).evidence).toEqual([]);
});

test('paper that is cut off at white has no grain, and misses none', () => {
  const { rgb, ...size } = scan().raster();
  for (let y = NUMBER.top; y < NUMBER.bottom; y++)
    rgb.fill(255, (y * WIDTH + NUMBER.left) * 3, (y * WIDTH + NUMBER.right) * 3);
  expect(found({ ...size, rgb }).evidence).toEqual([]);
});

describe('what cannot be told is not examined', () => {
  test('a page without grain', () => {
    const page = new Page(WIDTH, HEIGHT).printRows(11, { softness: 2.2, jitter: 1 });
    expect(examine(page.raster())).toMatchObject({
      kind: 'not-applicable',
      because: expect.stringContaining('too little grain'),
    });
  });

  test('pictures of a few pixels', () => {
    for (const side of [1, 4, 9])
      expect(examine(new Page(side, side).grain(20).raster()).kind).toBe('not-applicable');
  });
});
