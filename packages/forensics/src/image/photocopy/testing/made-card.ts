import type { Raster } from '@assay/media';

type Color = readonly [red: number, green: number, blue: number];

/** How a made card is colored, printed and seen. */
export interface CardLook {
  /** Of the portrait and of the ground; grays for a copy. */
  readonly portrait?: Color;
  readonly ground?: Color;
  /**
   * Brightness 0..255 of the card's print at a pixel, from its brightness in one channel; as it is when
   * absent.
   */
  readonly print?: (value: number, x: number, y: number) => number;
  /** Gains of the light's red, green and blue. */
  readonly light?: Color;
  /** Whether it was cut out: it lies on the table itself. */
  readonly isCutOut?: boolean;
  /** Steps of each channel's own noise; a picture without color has one noise for all. */
  readonly noise?: number | 'gray';
}

const [WIDTH, HEIGHT] = [800, 540];
/** The card lies in the middle, on a sheet of white paper; around that is a green table. */
export const CARD = { x1: 0.22, y1: 0.2, x2: 0.78, y2: 0.8 };
const SHEET = { x1: 0.08, y1: 0.08, x2: 0.92, y2: 0.92 };
const PAPER: Color = [236, 236, 236];
const TABLE: Color = [40, 110, 60];
const GRAY_TABLE: Color = [90, 90, 90];

/** A card with a portrait, bars in place of text, and a tinted ground, on a table. */
export function madeCard({
  portrait = [120, 120, 120],
  ground = [224, 224, 224],
  print = (value) => value,
  light = [1, 1, 1],
  isCutOut = false,
  noise = 6,
}: CardLook): Raster {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const onCard = isWithin(CARD, x, y);
      const around = !isCutOut && isWithin(SHEET, x, y) ? PAPER : noise === 'gray' ? GRAY_TABLE : TABLE;
      const color = onCard ? cardColor(x, y, portrait, ground) : around;
      for (let channel = 0; channel < 3; channel++) {
        const printed = onCard ? print(color[channel]!, x, y) : color[channel]!;
        const grain = noise === 'gray' ? noiseAt(x, y, 0, 4) : noiseAt(x, y, channel, noise);
        rgb[(y * WIDTH + x) * 3 + channel] = Math.min(
          255,
          Math.max(0, Math.round(printed * light[channel]! + grain)),
        );
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, rgb, orientation: 1 };
}

const isWithin = ({ x1, y1, x2, y2 }: typeof CARD, x: number, y: number): boolean =>
  x >= x1 * WIDTH && x < x2 * WIDTH && y >= y1 * HEIGHT && y < y2 * HEIGHT;

function cardColor(x: number, y: number, portrait: Color, ground: Color): Color {
  const [u, v] = [(x / WIDTH - CARD.x1) / (CARD.x2 - CARD.x1), (y / HEIGHT - CARD.y1) / (CARD.y2 - CARD.y1)];
  if (isText(u, v)) return INK;
  return isPortrait(u, v) ? portrait : ground;
}

const INK: Color = [40, 40, 40];
const isPortrait = (u: number, v: number): boolean => u > 0.05 && u < 0.35 && v > 0.25 && v < 0.85;
const isText = (u: number, v: number): boolean => u > 0.42 && u < 0.95 && Math.floor(v * 20) % 3 === 1;

/** The same for the same place: -steps..steps. */
function noiseAt(x: number, y: number, channel: number, steps: number): number {
  const hash = Math.imul(
    Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(channel + 1, 974711),
    1274126177,
  );
  return steps * ((((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32) * 2 - 1);
}

/** A screen of round dots, 45 degrees, about 4.5 pixels apart. */
export const screened = (value: number, x: number, y: number): number =>
  value / 255 >
  0.5 + 0.24 * (Math.cos(((x + y) * 2 * Math.PI) / 6.4) + Math.cos(((x - y) * 2 * Math.PI) / 6.4))
    ? 240
    : 36;

/** Black or white as a copier set for text: the ground drops out, the portrait fills up. */
export const thresholded = (value: number): number => (value > 150 ? 240 : 36);
