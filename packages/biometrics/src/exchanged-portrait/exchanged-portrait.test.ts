import { decodeRaster, type RgbImage } from '@assay/media';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { valueNoise } from '../../../../corpus/photo/value-noise.js';
import { grainyPicture } from '../liveness/photo/testing/grainy-picture.js';
import { madeFace } from '../testing/made-observation.js';
import { exchangedPortrait } from './exchanged-portrait.js';

const [WIDTH, HEIGHT] = [900, 600];
/** Its mesh is 108 pixels wide and 144 high. */
const FACE = madeFace(200, 280, 60);
const PORTRAIT = { left: 110, top: 170, width: 180, height: 230 };

const shades = (x: number, y: number, sizePx: number): number =>
  70 + 110 * valueNoise(x / sizePx, y / sizePx, 1);

/** A card of soft shades and printed bars, with a portrait of softer ones, as one camera sees both. */
const card = (grainLevels = 6): RgbImage =>
  grainyPicture(
    WIDTH,
    HEIGHT,
    (x, y) => {
      const bar = x > 400 ? -60 * ramp((x % 37) - 18) * ramp((y % 53) - 26) : 0;
      const light = shades(x, y, isPortrait(x, y) ? 14 : 40) + bar;
      return [light, light, light];
    },
    grainLevels,
  );

/** A bar's edge as a lens shows it: over five pixels. */
const ramp = (from: number): number => Math.min(1, Math.max(0, 0.5 + (10 - Math.abs(from)) / 5));

const isPortrait = (x: number, y: number): boolean =>
  x >= PORTRAIT.left &&
  x < PORTRAIT.left + PORTRAIT.width &&
  y >= PORTRAIT.top &&
  y < PORTRAIT.top + PORTRAIT.height;

function laidOver(picture: RgbImage, at: (x: number, y: number) => number): RgbImage {
  const rgb = picture.rgb.slice();
  for (let y = PORTRAIT.top; y < PORTRAIT.top + PORTRAIT.height; y++)
    for (let x = PORTRAIT.left; x < PORTRAIT.left + PORTRAIT.width; x++)
      rgb.fill(at(x, y), (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3);
  return { ...picture, rgb };
}

async function saved({ width, height, rgb }: RgbImage, quality: number): Promise<RgbImage> {
  const bytes = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
  return decodeRaster(new Uint8Array(bytes), 'jpeg');
}

describe('a portrait taken with its card', () => {
  test('is not told, as the camera gives it', () => {
    expect(exchangedPortrait(card(), FACE)).toBeUndefined();
  });

  test('is not told, saved coarsely and again finely', async () => {
    expect(exchangedPortrait(await saved(await saved(card(), 85), 97), FACE)).toBeUndefined();
  });

  test('is not told on a card that has no grain anywhere', () => {
    expect(exchangedPortrait(card(0), FACE)).toBeUndefined();
  });

  test('is not looked at where the picture shows no more than the face', () => {
    const picture = grainyPicture(120, 150, () => [120, 110, 100]);
    expect(exchangedPortrait(picture, madeFace(60, 75, 50))).toBeUndefined();
  });
});

describe('a portrait laid over a card', () => {
  test('that was saved before is told by what the first save left in the card alone', async () => {
    const laid = laidOver(
      await saved(card(), 85),
      (x, y) => shades(x, y, 14) + 6 * ((x * 7 + y * 13) % 5) - 12,
    );
    expect(exchangedPortrait(await saved(laid, 97), FACE)).toContain('history');
  });

  test('is told by its lack of grain', () => {
    expect(
      exchangedPortrait(
        laidOver(card(), (x, y) => shades(x, y, 20)),
        FACE,
      ),
    ).toContain('grain');
  });
});
