import sharp from 'sharp';
import { emptyMask, fromSharp, toSharp } from '../../photo-edits/pixels.js';
import { grown } from '../print-places.js';
import { placesIn, WORD_GAP_PX } from './copies.js';
import { diffusionFill, flatFill } from './erasures.js';
import { cut, inkColor, lay } from './patches.js';
import type { CaptureEdit } from './types.js';

const FONTS = [
  'DejaVu Sans',
  'Liberation Sans',
  'Carlito',
  'Liberation Serif',
  'DejaVu Sans Mono',
  'Liberation Mono',
  'DejaVu Serif',
] as const;
/** Of a font's size: how high its digits stand. */
const DIGIT_HEIGHT = 0.72;

/** A word erased, and digits typed in its place by software. */
export const retype: CaptureEdit = async (capture, _other, dice) => {
  const word = dice.pick(placesIn(capture, dice.between(...WORD_GAP_PX)).filter(({ width }) => width > 8));
  const place = grown(word, dice.between(2, 4), capture);
  const fill = dice.chance(0.5) ? flatFill : diffusionFill;
  const filled = lay(capture, fill(capture, place), place, dice.pick([0, 1]));
  const digits = dice.digits(Math.max(1, Math.round(word.width / (word.height * 0.75))));
  const size = (word.height / DIGIT_HEIGHT) * (dice.between(92, 108) / 100);
  const [x, baseline] = [word.left - place.left, word.top + word.height - place.top];
  const font = dice.pick(FONTS);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${place.width}" height="${place.height}"><text x="${x}" y="${baseline}" font-family="${font}" font-size="${size}" fill="rgb(${inkColor(cut(capture, word)).join(',')})">${digits}</text></svg>`;
  let typed = await fromSharp(toSharp(cut(filled.pixels, place)).composite([{ input: Buffer.from(markup) }]));
  if (dice.chance(0.4)) typed = await fromSharp(toSharp(typed).blur(0.5));
  return { ...lay(filled.pixels, typed, place, 0), notes: `${digits} ${font} at ${place.left} ${place.top}` };
};

const STAMP_COLORS = ['#a0141e', '#142896', '#1e1e1e', '#5a1e78', '#1e6b3a'] as const;

/**
 * A round stamp drawn by software: a rim, some words, turned, and printed as ink that lets the paper through.
 */
export const pasteStamp: CaptureEdit = async (capture, _other, dice) => {
  const size = Math.round((Math.min(capture.width, capture.height) * dice.between(12, 26)) / 100);
  const [half, stroke] = [size / 2, Math.max(2, Math.round(size * 0.025))];
  const lines = [-0.18, 0.02, 0.22].map(
    (at) =>
      `<text x="${half}" y="${half + at * size}" font-family="${dice.pick(FONTS)}" font-weight="bold" font-size="${size * 0.13}" text-anchor="middle">${dice.digits(dice.between(5, 9))}</text>`,
  );
  const color = dice.pick(STAMP_COLORS);
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" fill="${color}"><g transform="rotate(${dice.between(-30, 30)} ${half} ${half})"><circle cx="${half}" cy="${half}" r="${half - stroke - 2}" fill="none" stroke="${color}" stroke-width="${stroke}"/><circle cx="${half}" cy="${half}" r="${half - 4 * stroke}" fill="none" stroke="${color}" stroke-width="${Math.max(1, stroke >> 1)}"/>${lines.join('')}</g></svg>`;
  const { data: rgba } = await sharp(Buffer.from(markup))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const opacity = dice.between(55, 95) / 100;
  const [left, top] = [dice.between(0, capture.width - size), dice.between(0, capture.height - size)];
  const rgb = capture.rgb.slice();
  const mask = emptyMask(capture);
  for (let at = 0; at < size * size; at++) {
    const pixel = (top + Math.floor(at / size)) * capture.width + left + (at % size);
    const amount = (rgba[at * 4 + 3]! / 255) * opacity;
    if (amount === 0) continue;
    mask.amounts[pixel] = Math.round(255 * amount);
    for (let channel = 0; channel < 3; channel++) {
      const under = rgb[pixel * 3 + channel]!;
      rgb[pixel * 3 + channel] = Math.round(
        under * (1 - amount) + ((under * rgba[at * 4 + channel]!) / 255) * amount,
      );
    }
  }
  return { pixels: { ...capture, rgb }, mask, notes: `${size} pixels at ${left} ${top}` };
};
