import { decodePicture, type Picture, toSharp } from '../papers/treatments/picture.js';
import type { Dice } from '../pdf-forgeries/dice.js';
import { type PaperPose, photoToPlane, planeToPhoto } from '../photo/paper-pose.js';
import { valueNoise } from '../photo/value-noise.js';
import type { Place, Sheet } from './copier.js';

/** Corners of the card in the picture, top left first and clockwise, in fractions of width and height. */
export type CardQuad = readonly [Corner, Corner, Corner, Corner];
type Corner = readonly [x: number, y: number];

/** A picture of a sheet or card as somebody sends it. */
export interface Capture {
  readonly picture: Picture;
  readonly card: CardQuad;
}

const cornersOf = ({ x1, y1, x2, y2 }: Place): CardQuad => [
  [x1, y1],
  [x2, y1],
  [x2, y2],
  [x1, y2],
];

/** Mean of two uniform numbers: -1..1. */
const noise = (dice: Dice): number => (dice.between(-1000, 1000) + dice.between(-1000, 1000)) / 2000;
const clamped = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** A flatbed set to gray. */
export async function grayScan({ picture, card }: Sheet, dpi: number, dice: Dice): Promise<Capture> {
  const scanned = await resampled(picture, dpi);
  for (let offset = 0; offset < scanned.rgb.length; offset += 3) {
    const luma =
      0.299 * scanned.rgb[offset]! + 0.587 * scanned.rgb[offset + 1]! + 0.114 * scanned.rgb[offset + 2]!;
    scanned.rgb.fill(clamped(0.97 * luma + 6 * noise(dice)), offset, offset + 3);
  }
  return { picture: scanned, card: cornersOf(card) };
}

/**
 * A flatbed set to color: its three lines of sensors each with gain and noise of their own, and a third of a
 * pixel apart.
 */
export async function colorScan({ picture, card }: Sheet, dpi: number, dice: Dice): Promise<Capture> {
  const scanned = await resampled(picture, dpi);
  const { width, height, rgb } = scanned;
  const gains = [dice.between(95, 99) / 100, dice.between(95, 99) / 100, dice.between(94, 99) / 100];
  const shift = dice.between(0, 30) / 100;
  const shifted = new Uint8Array(rgb.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const offset = (y * width + x) * 3 + channel;
        const below = y + 1 < height ? rgb[offset + 3 * width]! : rgb[offset]!;
        const moved =
          rgb[offset]! + (channel === 1 ? 0 : (channel === 0 ? shift : -shift) * (below - rgb[offset]!));
        shifted[offset] = clamped(moved * gains[channel]! + 6 * noise(dice));
      }
    }
  }
  return { picture: { ...scanned, rgb: shifted }, card: cornersOf(card) };
}

const resampled = async (picture: Picture, dpi: number): Promise<Picture> =>
  decodePicture(
    await toSharp(picture)
      .resize(Math.round((picture.width * dpi) / picture.dpi))
      .png()
      .toBuffer(),
    dpi,
  );

/** What a phone sees, besides the sheet. */
export interface Lighting {
  /** Of full light; the phone's own gain makes up for most of it. */
  readonly brightness: number;
  /** Of the camera's colors, 1 for what they are: phones dampen them in the dark. */
  readonly saturation: number;
  /** Steps of 0..255 of the sensor, each channel by itself. */
  readonly noiseSteps: number;
}

export const DAYLIGHT: Lighting = { brightness: 1, saturation: 1, noiseSteps: 7 };
export const POOR_LIGHT: Lighting = { brightness: 0.38, saturation: 0.62, noiseSteps: 22 };

/** Longer side of a photo in pixels. */
const LONGER_SIDE_PX = 1800;
const TABLES: readonly (readonly [number, number, number])[] = [
  [96, 66, 42],
  [58, 62, 66],
  [150, 128, 100],
  [230, 228, 222],
  [44, 70, 62],
];

/**
 * A photo by hand: perspective, a table, light with a color that changes over the picture, color noise, a
 * soft lens.
 */
export async function photograph({ picture, card }: Sheet, lighting: Lighting, dice: Dice): Promise<Capture> {
  const [width, height] = [LONGER_SIDE_PX, Math.round(LONGER_SIDE_PX * 0.75)];
  const pose = rollPose(picture, width, height, dice);
  const pageAt = photoToPlane(pose);
  const table = dice.pick(TABLES);
  const seed = dice.between(1, 9999);
  // A white balance that misses, and a second lamp: gains of red and blue from one side to the other.
  const cast = {
    red: dice.between(-4, 14) / 100,
    blue: dice.between(-22, 5) / 100,
    redSlope: dice.between(-5, 5) / 100,
    blueSlope: dice.between(-7, 7) / 100,
  };
  const falloff = dice.between(8, 30) / 100;
  const exposed = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const { u, v } = pageAt(x + 0.5, y + 0.5);
      const light =
        lighting.brightness * (1.02 - falloff * Math.hypot(x / width - 0.3, (y - 0.2 * height) / width));
      const across = x / width - 0.5;
      const gains = [1 + cast.red + cast.redSlope * across, 1, 1 + cast.blue + cast.blueSlope * across];
      const isOnPage = u >= 0 && u < 1 && v >= 0 && v < 1;
      const grain = isOnPage ? 0 : 26 * (valueNoise(x / 160, y / 7, seed) - 0.5);
      const colors = [0, 1, 2].map((channel) =>
        isOnPage ? sampled(picture, u, v, channel) * 0.95 : table[channel]! + grain,
      );
      const mean = 0.299 * colors[0]! + 0.587 * colors[1]! + 0.114 * colors[2]!;
      for (let channel = 0; channel < 3; channel++) {
        const color = mean + lighting.saturation * (colors[channel]! - mean);
        exposed[(y * width + x) * 3 + channel] = clamped(color * gains[channel]! * light);
      }
    }
  }
  const soft = await toSharp({ width, height, rgb: exposed, dpi: 72 })
    .blur(dice.between(6, 10) / 10)
    .png()
    .toBuffer();
  const photo = await decodePicture(soft, 72);
  for (let offset = 0; offset < photo.rgb.length; offset++)
    photo.rgb[offset] = clamped(photo.rgb[offset]! + lighting.noiseSteps * noise(dice));
  const toPhoto = planeToPhoto(pose);
  const inPhoto = ([u, v]: Corner): Corner => {
    const [x, y] = toPhoto({ u, v });
    return [x / width, y / height];
  };
  const [topLeft, topRight, bottomRight, bottomLeft] = cornersOf(card);
  return {
    picture: photo,
    card: [inPhoto(topLeft), inPhoto(topRight), inPhoto(bottomRight), inPhoto(bottomLeft)],
  };
}

/** As large as fits with a rim of table, every corner moved by up to 3 % of the width. */
function rollPose(picture: Picture, width: number, height: number, dice: Dice): PaperPose {
  const scale = Math.min((width * 0.84) / picture.width, (height * 0.84) / picture.height);
  const corner = (x: number, y: number): Corner => [
    width / 2 + (x * picture.width * scale) / 2 + (dice.between(-30, 30) / 1000) * width,
    height / 2 + (y * picture.height * scale) / 2 + (dice.between(-30, 30) / 1000) * width,
  ];
  return {
    topLeft: corner(-1, -1),
    topRight: corner(1, -1),
    bottomRight: corner(1, 1),
    bottomLeft: corner(-1, 1),
  };
}

/** Bilinear. */
function sampled({ width, height, rgb }: Picture, u: number, v: number, channel: number): number {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number): number => rgb[(row * width + column) * 3 + channel]!;
  const upper = at(left, top) * (1 - x + left) + at(left + 1, top) * (x - left);
  const lower = at(left, top + 1) * (1 - x + left) + at(left + 1, top + 1) * (x - left);
  return upper * (1 - y + top) + lower * (y - top);
}
