import { decodeRaster, overlapArea, type Raster } from '@assay/media';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Examined, Finding } from '../../check.js';
import { logLikelihoodRatio } from '../../verdict/calibration.js';
import { displayedBox } from '../ink/displayed-box.js';
import { lehmer, Page } from '../ink/testing/scanned-page.js';
import { repeatedGlyphs } from './repeated-glyphs.js';

/** ln(9) + ln(3): turns odds of 1 to 9 into 3 to 1, the least that rejects on its own. */
const REJECTING = Math.log(27);

const [WIDTH, HEIGHT] = [580, 330];
const scan = () => new Page(WIDTH, HEIGHT).printRows(11, { softness: 2.2, jitter: 1 }).grain(20);

const examine = (raster: Raster): Examined => repeatedGlyphs.examine({ raster }) as Examined;

function found(raster: Raster): Finding {
  const examined = examine(raster);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

async function throughJpeg({ width, height, rgb }: Raster, quality: number): Promise<Raster> {
  const bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  return decodeRaster(bytes, 'jpeg');
}

const evidenceFor = (finding: Finding) => logLikelihoodRatio(repeatedGlyphs.calibration, finding.measure);

test('prints of the same digits in a scan are not copies', () => {
  const finding = found(scan().raster());
  expect(finding.evidence).toEqual([]);
  expect(evidenceFor(finding)).toBeLessThan(0);
});

/** A number of five digits, copied over another one at an offset of no whole blocks. */
const SOURCE = { left: 411, top: 11, right: 480, bottom: 38 };

describe('a number copied to another place of the scan', () => {
  const copied = () => {
    const page = scan();
    return { target: page.copy(SOURCE, 331, 200), raster: page.raster() };
  };

  test('is found, at both places', () => {
    const { raster, target } = copied();
    const finding = found(raster);
    expect(evidenceFor(finding)).toBeGreaterThan(REJECTING);
    const boxes = finding.evidence.map(({ boundingBox }) => boundingBox!);
    for (const place of [SOURCE, target]) {
      expect(
        Math.max(
          ...boxes.map((one) => overlapArea(one, displayedBox(place, raster)) / overlapArea(one, one)),
        ),
      ).toBeGreaterThan(0.9);
    }
    expect(finding.evidence[0]).toMatchObject({ code: 'CHARACTERS_COPIED', kind: 'statistic', page: 1 });
    expect(finding.heat[0]).toMatchObject({ width: WIDTH, height: HEIGHT });
  });

  test('is found after a JPEG save, too', async () => {
    expect(evidenceFor(found(await throughJpeg(copied().raster, 95)))).toBeGreaterThan(REJECTING);
  });
});

describe('what cannot be told is not examined', () => {
  test('a page drawn by software: equal digits have equal pixels', () => {
    const page = new Page(WIDTH, HEIGHT).printRows(11, { softness: 1, jitter: 0 });
    page.copy(SOURCE, 331, 200);
    expect(examine(page.raster())).toMatchObject({
      kind: 'not-applicable',
      because: expect.stringContaining('drawn by software'),
    });
  });

  test('print without any noise, each digit at a phase of its own, as shaped text is drawn', () => {
    const page = new Page(200, 110);
    const next = lehmer(11);
    for (let y = 16; y + 30 < 110; y += 27)
      for (let x = 14; x + 20 < 200; x += 14)
        page.print(String(Math.floor(next() * 10)), { x: x + next(), y: y + next(), softness: 1 });
    page.copy({ left: 95, top: 11, right: 138, bottom: 38 }, 25, 65);
    expect(examine(page.raster())).toMatchObject({
      kind: 'not-applicable',
      because: expect.stringContaining('drawn by software'),
    });
  });

  test('black and white', () => {
    const { rgb, ...size } = scan().raster();
    expect(examine({ ...size, rgb: rgb.map((value) => (value < 128 ? 0 : 255)) })).toMatchObject({
      kind: 'not-applicable',
    });
  });

  test('a picture with no text, and one of a pixel', () => {
    expect(examine(new Page(80, 60).grain(30).raster())).toMatchObject({ kind: 'not-applicable' });
    expect(examine(new Page(1, 1).raster())).toMatchObject({ kind: 'not-applicable' });
  });
});
