import { decodeRaster, overlapArea, type Raster } from '@assay/media';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Examined, Finding } from '../../check.js';
import { logLikelihoodRatio } from '../../verdict/calibration.js';
import { displayedBox } from '../ink/displayed-box.js';
import { copiedRegion } from './copied-region.js';
import { MadePhoto } from './testing/made-photo.js';

/** ln(9) + ln(3): turns odds of 1 to 9 into 3 to 1, the least that rejects on its own. */
const REJECTING = Math.log(27);

const [WIDTH, HEIGHT] = [640, 480];
const field = () => new MadePhoto(WIDTH, HEIGHT).scatter(1500).slope(60).grain(2.5);
const FROM = { left: 83, top: 101, width: 120, height: 110 };
const TO = { left: 410, top: 262 };

const examine = (raster: Raster): Examined => copiedRegion.examine({ raster }) as Examined;

function found(raster: Raster): Finding {
  const examined = examine(raster);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const evidenceFor = (raster: Raster): number =>
  logLikelihoodRatio(copiedRegion.calibration, found(raster).measure);

async function through({ width, height, rgb }: Raster, change: (picture: Sharp) => Sharp): Promise<Raster> {
  return decodeRaster(await change(sharp(rgb, { raw: { width, height, channels: 3 } })).toBuffer(), 'jpeg');
}

describe('a copied area', () => {
  test('is found, at both places', () => {
    const raster = field().copy(FROM, TO.left, TO.top).raster();
    const { evidence, heat } = found(raster);
    expect(evidenceFor(raster)).toBeGreaterThan(REJECTING);
    expect(evidence).toHaveLength(2);
    for (const { left, top } of [FROM, TO]) {
      const place = displayedBox({ left, top, right: left + FROM.width, bottom: top + FROM.height }, raster);
      expect(
        Math.max(
          ...evidence.map(({ boundingBox }) => overlapArea(boundingBox!, place) / overlapArea(place, place)),
        ),
      ).toBeGreaterThan(0.6);
    }
    expect(evidence[0]).toMatchObject({ code: 'AREA_COPIED', kind: 'statistic', page: 1 });
    expect(heat).toMatchObject([{ width: WIDTH, height: HEIGHT }]);
    expect(heat[0]!.boxes).toHaveLength(2);
  });

  test('is found after a JPEG save and after the picture was made smaller', async () => {
    const raster = field().copy(FROM, TO.left, TO.top).raster();
    expect(evidenceFor(await through(raster, (picture) => picture.jpeg({ quality: 80 })))).toBeGreaterThan(1);
    expect(
      evidenceFor(await through(raster, (picture) => picture.resize({ width: 500 }).jpeg({ quality: 92 }))),
    ).toBeGreaterThan(1);
  });

  test('is placed on the picture as displayed', () => {
    const upright = found(field().copy(FROM, TO.left, TO.top).raster(1)).evidence[0]!.boundingBox!;
    const turned = found(field().copy(FROM, TO.left, TO.top).raster(3)).evidence[0]!.boundingBox!;
    expect([turned.x1, turned.y1]).toEqual([
      expect.closeTo(1 - upright.x2, 9),
      expect.closeTo(1 - upright.y2, 9),
    ]);
  });
});

describe('no copy', () => {
  test('is a field of leaves', () => {
    const raster = field().raster();
    expect(found(raster).evidence).toEqual([]);
    expect(evidenceFor(raster)).toBeLessThan(0);
  });

  test('are the windows of a house: their shapes repeat, and not their grain', () => {
    const raster = new MadePhoto(WIDTH, HEIGHT).windows(48, 62).slope(40).grain(2.5).raster();
    expect(found(raster).evidence).toEqual([]);
    expect(evidenceFor(raster)).toBeLessThan(0.5);
  });

  test('is what repeats in many ways, as on a screen', () => {
    const photo = field();
    for (const [left, top] of [
      [410, 262],
      [250, 330],
      [480, 60],
      [20, 340],
      [300, 20],
    ] as const)
      photo.copy(FROM, left, top);
    expect(evidenceFor(photo.raster())).toBeLessThan(REJECTING);
  });
});

describe('it cannot tell', () => {
  test('of a picture that shows nothing', () => {
    expect(examine(new MadePhoto(WIDTH, HEIGHT).slope(90).grain(0.4).raster()).kind).toBe('not-applicable');
  });

  test('of a drawing: one thing drawn twice on a blank ground', () => {
    const drawn = field().copy(FROM, TO.left, TO.top).raster();
    for (let at = 0; at < drawn.rgb.length; at += 3) {
      const [x, y] = [(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)];
      const isDrawn = [FROM, TO].some(
        ({ left, top }) => x >= left && x < left + FROM.width && y >= top && y < top + FROM.height,
      );
      if (!isDrawn) drawn.rgb.fill(255, at, at + 3);
    }
    expect(examine(drawn)).toMatchObject({
      kind: 'not-applicable',
      because: expect.stringContaining('flat color'),
    });
  });

  test('of a tiny picture', () => {
    expect(examine(new MadePhoto(100, 100).scatter(80).raster()).kind).toBe('not-applicable');
  });
});
