import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composeIdCard } from './compose-id-card.js';
import { cutPortrait } from './portrait.js';
import { CARD_VARIANTS, variantName } from './variants.js';

const FLAT = { portraitWidthPx: 120, quarterTurns: 0, onTable: false } as const;

/** A green square, as a face, in the corner of a gray photo. */
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
    .composite([
      { input: { create: { width: 60, height: 60, channels: 3, background: '#0f0' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
const FACE = { x1: 0, y1: 0, x2: 60, y2: 60 };

const isGreen = (rgb: Uint8Array, pixel: number): boolean =>
  rgb[pixel * 3 + 1]! > 180 && rgb[pixel * 3]! < 110 && rgb[pixel * 3 + 2]! < 110;

async function greenBox(
  picture: Uint8Array,
): Promise<{ width: number; height: number; pixels: number; left: number; top: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const places = Array.from({ length: info.width * info.height }, (_, pixel) => pixel).filter((pixel) =>
    isGreen(data, pixel),
  );
  const [xs, ys] = [
    places.map((pixel) => pixel % info.width),
    places.map((pixel) => Math.floor(pixel / info.width)),
  ];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    left,
    top,
    width: Math.max(...xs) - left + 1,
    height: Math.max(...ys) - top + 1,
    pixels: places.length,
  };
}

test('a portrait holds the face in its middle, the photo’s edge drawn on beyond it', async () => {
  const portrait = await cutPortrait(await photo(), FACE, 124);
  const { width, height } = await sharp(portrait).metadata();
  expect([width, height]).toEqual([124, 159]);
  // The face reaches the photo's left and upper edge: green goes on to those of the portrait.
  const green = await greenBox(portrait);
  expect([green.left, green.top]).toEqual([0, 0]);
  expect(green.width).toBeGreaterThan(95);
  expect(green.width).toBeLessThan(106);
});

test.each([
  [120, 95],
  [200, 160],
] as const)(
  'a card of a %d px portrait shows a face of at least %d px across',
  async (portraitWidthPx, least) => {
    const card = await composeIdCard(await photo(), FACE, { ...FLAT, portraitWidthPx }, 3);
    const { width, height } = await sharp(card).metadata();
    expect([width, height]).toEqual([1000, 630]);
    const green = await greenBox(card);
    expect(green.width).toBeGreaterThan(least);
    expect(green.width).toBeLessThan(portraitWidthPx + 4);
  },
);

test('a turn turns the whole picture clockwise', async () => {
  const upright = await greenBox(await composeIdCard(await photo(), FACE, FLAT, 3));
  const card = await composeIdCard(await photo(), FACE, { ...FLAT, quarterTurns: 1 }, 3);
  const { width, height } = await sharp(card).metadata();
  expect([width, height]).toEqual([630, 1000]);
  const turnedBox = await greenBox(card);
  expect(Math.abs(turnedBox.top - upright.left)).toBeLessThan(4);
  expect(Math.abs(630 - turnedBox.left - turnedBox.width - upright.top)).toBeLessThan(4);
});

test('the same seed makes the same picture, another prints another card', async () => {
  const [one, same, other] = await Promise.all(
    [4, 4, 5].map(async (seed) => composeIdCard(await photo(), FACE, FLAT, seed)),
  );
  expect(one!.equals(same!)).toBe(true);
  expect(one!.equals(other!)).toBe(false);
});

test('every kind of card has a name of its own', () => {
  expect(new Set(CARD_VARIANTS.map(variantName)).size).toBe(CARD_VARIANTS.length);
});
