import { decodePicture, type Picture, toSharp } from '../papers/treatments/picture.js';
import type { Dice } from '../pdf-forgeries/dice.js';

/** How a copier turns shades into toner: a screen of dots, or black and white as for text. */
export type CopierMode =
  | { readonly kind: 'screen'; readonly linesPerInch: number; readonly angleDegrees: number }
  | { readonly kind: 'text' };

/** Where something lies, in fractions of the picture's width and height. */
export interface Place {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A sheet of paper, and where on it the card was copied to. */
export interface Sheet {
  readonly picture: Picture;
  readonly card: Place;
}

/**
 * Paper around the card, as a share of the card's longer side: a sheet cut to a part, since blank paper tells
 * nothing.
 */
const MARGIN_SHARE = 0.14;
/** Toner is not quite black, copy paper not quite white: code values of sRGB. */
const TONER = 34;
const PAPER = 244;
/** Blur of melted toner, in dots of 600 to the inch: this makes the dots grow. */
const DOT_GAIN_SIGMA = 0.9;

/**
 * A black-and-white photocopy: shades by a screen or by a threshold, toner that spreads, specks of a worn
 * drum, at times the dark rim of an open lid.
 * @param card at the copier's resolution
 */
export async function photocopy(card: Picture, mode: CopierMode, dice: Dice): Promise<Sheet> {
  const margin = Math.round(MARGIN_SHARE * Math.max(card.width, card.height));
  const [width, height] = [card.width + 2 * margin, card.height + 2 * margin];
  const contrast = dice.between(105, 150) / 100;
  const lightness = dice.between(-8, 10) / 100;
  const tonerAt = mode.kind === 'screen' ? screen(mode, card.dpi) : threshold(dice);
  const rimPx = dice.chance(0.3) ? Math.round((dice.between(2, 6) / 25.4) * card.dpi) : 0;
  const dots = new Uint8Array(width * height).fill(PAPER);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = x >= margin && y >= margin && x < margin + card.width && y < margin + card.height;
      const shade = inside ? darkness(card, x - margin, y - margin, contrast, lightness) : x < rimPx ? 1 : 0;
      if (shade > tonerAt(x, y)) dots[y * width + x] = TONER;
    }
  }
  speckle({ width, height, dots }, dice);
  const blurred = await toSharp(gray({ width, height, dots }, card.dpi))
    .blur(DOT_GAIN_SIGMA)
    .png()
    .toBuffer();
  const place = {
    x1: margin / width,
    y1: margin / height,
    x2: (margin + card.width) / width,
    y2: (margin + card.height) / height,
  };
  return { picture: await decodePicture(blurred, card.dpi), card: place };
}

/** 0 (white) to 1 (black) as the copier sees it, after its own contrast. */
function darkness(
  { width, rgb }: Picture,
  x: number,
  y: number,
  contrast: number,
  lightness: number,
): number {
  const offset = (y * width + x) * 3;
  const luma =
    0.299 * (rgb[offset] ?? 255) + 0.587 * (rgb[offset + 1] ?? 255) + 0.114 * (rgb[offset + 2] ?? 255);
  return 0.5 + contrast * (0.5 - luma / 255) - lightness;
}

/** Round dots on a turned square lattice; the darkness from which a place gets toner. */
function screen({ linesPerInch, angleDegrees }: { linesPerInch: number; angleDegrees: number }, dpi: number) {
  const turn = (angleDegrees * Math.PI) / 180;
  const [across, down] = [
    (2 * Math.PI * linesPerInch * Math.cos(turn)) / dpi,
    (2 * Math.PI * linesPerInch * Math.sin(turn)) / dpi,
  ];
  return (x: number, y: number): number =>
    0.5 - 0.245 * (Math.cos(across * x + down * y) + Math.cos(across * y - down * x));
}

/** One threshold, with the grain of the toner. */
function threshold(dice: Dice) {
  const level = dice.between(36, 56) / 100;
  return (): number => level + (dice.between(-100, 100) / 100) * 0.09;
}

interface Dots {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
}

/** Specks of toner where none belongs. */
function speckle({ width, height, dots }: Dots, dice: Dice): void {
  const count = dice.between(20, 400);
  for (let speck = 0; speck < count; speck++) {
    const [x0, y0, size] = [dice.between(0, width - 8), dice.between(0, height - 8), dice.between(1, 5)];
    for (let y = y0; y < y0 + size; y++) dots.fill(TONER, y * width + x0, y * width + x0 + size);
  }
}

function gray({ width, height, dots }: Dots, dpi: number): Picture {
  const rgb = new Uint8Array(dots.length * 3);
  for (let index = 0; index < dots.length; index++) rgb.fill(dots[index] ?? 255, 3 * index, 3 * index + 3);
  return { width, height, rgb, dpi };
}
