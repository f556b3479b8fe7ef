import { seededRandom } from '../seeded-random.js';
import { type PaperPoint, type PaperPose, photoToPaper } from './paper-pose.js';
import { blankImage, gaussianBlur, linearToSrgb, type PhotoImage, srgbToLinear } from './photo-image.js';
import { valueNoise } from './value-noise.js';

/** A flat page to be photographed. */
export interface FlatPage {
  readonly width: number;
  readonly height: number;
  /** Interleaved 8-bit RGBA, as PDFium renders. */
  readonly rgba: Uint8Array;
}

export interface Shot {
  readonly width: number;
  readonly height: number;
  readonly pose: PaperPose;
  /** Of the sensor's noise: two shots of one scene differ in nothing else. */
  readonly noiseSeed: number;
}

/** Samples per pixel and axis: the page is finer than the photo. */
const SAMPLES = 2;
/** Lens blur and shadow, in pixels of the photo. */
const LENS_SIGMA = 0.85;
const SHADOW_SIGMA = 16;
/** Standard deviation of the sensor's noise, in steps of 0..255. */
const NOISE_SIGMA = 2.8;

type Light = readonly [red: number, green: number, blue: number];

/** A dark wooden table: grain along the width, a seam between two boards. */
function deskLight(x: number, y: number): Light {
  const wave = 9 * valueNoise(x / 420, y / 90, 11);
  const grain = valueNoise(x / 260, y / 5 + wave, 12) * 0.6 + valueNoise(x / 60, y / 1.7 + wave, 13) * 0.4;
  const board = y > 1290 ? 0.84 : 1;
  const seam = Math.abs(y - 1290 - 2 * valueNoise(x / 200, 0, 14)) < 2.2 ? 0.35 : 1;
  const strength = (0.55 + 0.75 * grain) * board * seam;
  return [0.205 * strength, 0.112 * strength, 0.058 * strength];
}

/** Bilinear, in linear light; the page's own ink is toned as a thermal printer's: dark gray, uneven. */
function pageReflectance(page: FlatPage, { u, v }: PaperPoint): number {
  const x = Math.min(page.width - 1.001, Math.max(0, u * page.width - 0.5));
  const y = Math.min(page.height - 1.001, Math.max(0, v * page.height - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (column: number, row: number): number =>
    srgbToLinear((page.rgba[(row * page.width + column) * 4] ?? 255) / 255);
  const upper = at(left, top) * (1 - (x - left)) + at(left + 1, top) * (x - left);
  const lower = at(left, top + 1) * (1 - (x - left)) + at(left + 1, top + 1) * (x - left);
  const white = upper * (1 - (y - top)) + lower * (y - top);
  const ink = 0.055 + 0.1 * valueNoise(u * 30, v * 70, 21) + 0.05 * valueNoise(u * 3, v * 210, 22);
  return ink + (0.8 - ink) * white;
}

/** Shading of a sheet that was rolled and then folded once: a slow wave, and a crease. */
function paperShade({ u, v }: PaperPoint): number {
  const wave = 1 + 0.05 * Math.cos(2 * Math.PI * (v * 1.35 + 0.12 * u)) - 0.05 * (1 - u) * v;
  const fromCrease = (v - 0.585 - 0.004 * u) * 260;
  const crease = -0.1 * Math.exp(-(fromCrease ** 2)) + 0.06 * Math.exp(-((fromCrease - 1.9) ** 2) / 2);
  const fiber =
    0.02 * (valueNoise(u * 190, v * 430, 31) - 0.5) + 0.03 * (valueNoise(u * 9, v * 18, 32) - 0.5);
  return wave + crease + fiber;
}

/** A lamp at the upper left and the lens's own fall-off toward the corners. */
function illumination(x: number, y: number, shot: Shot): number {
  const lamp = Math.hypot(x / shot.width - 0.28, (y - 0.22 * shot.height) / shot.width);
  const axis = Math.hypot(x / shot.width - 0.5, (y - 0.5 * shot.height) / shot.width);
  return (1.06 - 0.3 * lamp) * (1 - 0.2 * axis * axis);
}

/** How much of each pixel is paper, softened and moved away from the lamp: its shadow on the table. */
function shadowOf(shot: Shot, paperAt: (x: number, y: number) => PaperPoint): PhotoImage {
  const mask = blankImage(shot.width, shot.height);
  for (let y = 0; y < shot.height; y++) {
    for (let x = 0; x < shot.width; x++) {
      const point = paperAt(x - 9, y - 12);
      if (isOnPaper(point)) mask.rgb.fill(1, (y * shot.width + x) * 3, (y * shot.width + x) * 3 + 3);
    }
  }
  return gaussianBlur(mask, SHADOW_SIGMA);
}

const isOnPaper = ({ u, v }: PaperPoint): boolean => u >= 0 && u <= 1 && v >= 0 && v <= 1;

/** Light at one sample point of the scene. */
function sceneLight(page: FlatPage, point: PaperPoint, x: number, y: number, shadow: number): Light {
  if (!isOnPaper(point)) {
    const [red, green, blue] = deskLight(x, y);
    const shade = 1 - 0.62 * shadow;
    return [red * shade, green * shade, blue * shade];
  }
  const paper = pageReflectance(page, point) * paperShade(point);
  return [paper, paper * 0.968, paper * 0.893];
}

/** Sum of twelve uniform numbers less six: close to normal, deviation 1. */
function almostNormal(random: () => number): number {
  let sum = -6;
  for (let term = 0; term < 12; term++) sum += random();
  return sum;
}

/**
 * A photograph of a sheet on a table: perspective, bend and crease, shadow, uneven light, lens blur, sensor
 * noise.
 * @returns interleaved 8-bit sRGB
 */
export function takePhoto(page: FlatPage, shot: Shot): Uint8Array {
  const paperAt = photoToPaper(shot.pose);
  const shadow = shadowOf(shot, paperAt);
  const scene = blankImage(shot.width, shot.height);
  for (let y = 0; y < shot.height; y++) {
    for (let x = 0; x < shot.width; x++) {
      const offset = (y * shot.width + x) * 3;
      const gain = illumination(x, y, shot) / SAMPLES ** 2;
      for (let sample = 0; sample < SAMPLES ** 2; sample++) {
        const sampleX = x + ((sample % SAMPLES) + 0.5) / SAMPLES;
        const sampleY = y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
        const light = sceneLight(page, paperAt(sampleX, sampleY), sampleX, sampleY, shadow.rgb[offset] ?? 0);
        for (let channel = 0; channel < 3; channel++) {
          scene.rgb[offset + channel] = (scene.rgb[offset + channel] ?? 0) + gain * (light[channel] ?? 0);
        }
      }
    }
  }
  return develop(gaussianBlur(scene, LENS_SIGMA), shot.noiseSeed);
}

/** Gamma, then noise: mostly brightness, a little color, as a phone leaves it. */
function develop(scene: PhotoImage, noiseSeed: number): Uint8Array {
  const random = seededRandom(noiseSeed);
  const pixels = new Uint8Array(scene.rgb.length);
  for (let offset = 0; offset < pixels.length; offset += 3) {
    const brightness = NOISE_SIGMA * almostNormal(random);
    for (let channel = 0; channel < 3; channel++) {
      const coded = 255 * linearToSrgb(scene.rgb[offset + channel] ?? 0);
      const noise = brightness + 0.4 * NOISE_SIGMA * (random() - 0.5);
      pixels[offset + channel] = Math.min(255, Math.max(0, Math.round(coded + noise)));
    }
  }
  return pixels;
}
