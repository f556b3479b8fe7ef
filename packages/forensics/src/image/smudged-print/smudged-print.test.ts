import { overlapArea, type Raster } from '@assay/media';
import { describe, expect, test } from 'vitest';
import type { Examined, Finding } from '../../check.js';
import { logLikelihoodRatio } from '../../verdict/calibration.js';
import type { PixelBox } from '../ink/components.js';
import { displayedBox } from '../ink/displayed-box.js';
import { lumaBytes } from '../ink/luma-bytes.js';
import { Page } from '../ink/testing/scanned-page.js';
import { smudgedPrint } from './smudged-print.js';

const [WIDTH, HEIGHT] = [620, 480];
/** Odds of 1 to 3: the middle band. */
const MIDDLE_BAND = Math.log(3);
/** Numbers of the page. */
const NUMBERS: readonly PixelBox[] = [
  { left: 332, top: 230, right: 382, bottom: 250 },
  { left: 172, top: 176, right: 222, bottom: 196 },
  { left: 251, top: 338, right: 314, bottom: 358 },
];

const scan = () => new Page(WIDTH, HEIGHT).printRows(11, { softness: 2.2, jitter: 1 }).grain(6);
const examine = (raster: Raster): Examined => smudgedPrint.examine({ raster }) as Examined;

function found(raster: Raster): Finding {
  const examined = examine(raster);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const evidenceFor = (finding: Finding) => logLikelihoodRatio(smudgedPrint.calibration, finding.measure);

/**
 * Puts the mean of the square around in place of every pixel of a box. @param radius of the square, pixels
 */
function smeared(raster: Raster, { left, top, right, bottom }: PixelBox, radius: number): Raster {
  const { samples } = lumaBytes(raster);
  const rgb = Uint8Array.from(raster.rgb);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      let sum = 0;
      for (let v = y - radius; v <= y + radius; v++)
        for (let u = x - radius; u <= x + radius; u++) sum += samples[v * raster.width + u]!;
      rgb.fill(
        Math.round(sum / (2 * radius + 1) ** 2),
        (y * raster.width + x) * 3,
        (y * raster.width + x) * 3 + 3,
      );
    }
  }
  return { ...raster, rgb };
}

/** Paints a box one gray. */
function painted(raster: Raster, { left, top, right, bottom }: PixelBox, level: number): Raster {
  const rgb = Uint8Array.from(raster.rgb);
  for (let y = top; y < bottom; y++)
    rgb.fill(level, (y * raster.width + left) * 3, (y * raster.width + right) * 3);
  return { ...raster, rgb };
}

test('a page whose print is as it was printed has no smudge', () => {
  const finding = found(scan().raster());
  expect(finding.evidence).toEqual([]);
  expect(evidenceFor(finding)).toBe(0);
});

test('a number that was smeared is found where it stood', () => {
  const raster = smeared(scan().raster(), NUMBERS[0]!, 4);
  const finding = found(raster);
  expect(evidenceFor(finding)).toBeGreaterThan(MIDDLE_BAND);
  expect(finding.evidence).toHaveLength(1);
  expect(finding.evidence[0]).toMatchObject({ code: 'PRINT_SMEARED', kind: 'statistic', page: 1 });
  const box = finding.evidence[0]!.boundingBox!;
  expect(overlapArea(box, displayedBox(NUMBERS[0]!, raster)) / overlapArea(box, box)).toBeGreaterThan(0.8);
});

describe('what is dark without strokes and no smudge', () => {
  test('a field of one gray', () => {
    expect(found(painted(scan().raster(), NUMBERS[0]!, 190)).evidence).toEqual([]);
  });

  test('a black bar', () => {
    expect(found(painted(scan().raster(), NUMBERS[0]!, 20)).evidence).toEqual([]);
  });

  test('shades that the picture has in many places', () => {
    const raster = NUMBERS.reduce((page, number) => smeared(page, number, 4), scan().raster());
    expect(found(raster).evidence).toEqual([]);
  });
});

test('a page that is out of focus has no print to hold shades against, but no smudge either', () => {
  const raster = smeared(scan().raster(), { left: 8, top: 8, right: WIDTH - 8, bottom: HEIGHT - 8 }, 2);
  const examined = examine(raster);
  expect(examined.kind === 'examined' ? examined.finding.evidence : []).toEqual([]);
});

describe('what cannot be told is not examined', () => {
  test('too few words', () => {
    const page = new Page(240, 80).printRows(3, { softness: 2.2, jitter: 1 }).grain(6);
    expect(examine(page.raster())).toMatchObject({
      kind: 'not-applicable',
      because: expect.stringContaining('words'),
    });
  });

  test('black and white', () => {
    const { rgb, ...size } = scan().raster();
    expect(examine({ ...size, rgb: rgb.map((value) => (value < 128 ? 0 : 255)) })).toMatchObject({
      kind: 'not-applicable',
    });
  });

  test('pictures of a few pixels', () => {
    for (const side of [1, 4, 9])
      expect(examine(new Page(side, side).grain(20).raster()).kind).toBe('not-applicable');
  });
});
