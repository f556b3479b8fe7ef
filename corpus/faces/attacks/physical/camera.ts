import type { RgbImage } from '@assay/media';
import { linearToSrgb } from '../../../photo/photo-image.js';
import { between, nearNormal } from '../attack.js';

/** Light that reaches the camera at a place of its picture, in pixels; linear, channel 0..2. */
export type Scene = (x: number, y: number, channel: 0 | 1 | 2) => number;

export interface Camera {
  readonly width: number;
  readonly height: number;
  /** Standard deviation of lens blur and focus error together, pixels. */
  readonly blurPx: number;
  readonly exposure: number;
  /** Of a full well; shot noise grows with the root of the light. */
  readonly shotNoise: number;
  readonly readNoise: number;
  readonly whiteBalance: readonly [number, number, number];
  /** Unsharp masking in the phone's own processing, 0..1. */
  readonly sharpening: number;
}

/**
 * Rays per photosite: enough that what remains of a pattern finer than a photosite is aliasing, not chance.
 */
const RAYS = 7;

export const drawnCamera = (random: () => number, width: number, height: number): Camera => ({
  width,
  height,
  blurPx: between(random, 0.45, 1.3),
  exposure: between(random, 0.75, 1.3),
  shotNoise: between(random, 0.004, 0.018),
  readNoise: between(random, 0.001, 0.006),
  whiteBalance: [between(random, 0.93, 1.05), 1, between(random, 0.95, 1.1)],
  sharpening: between(random, 0, 0.7),
});

/** RGGB: which color a photosite sees. */
const bayerChannel = (x: number, y: number): 0 | 1 | 2 =>
  y % 2 === 0 ? (x % 2 === 0 ? 0 : 1) : x % 2 === 0 ? 1 : 2;

/** A photo of a scene: blur, Bayer mosaic, noise, demosaicing, white balance, gamma, sharpening. */
export function photographed(scene: Scene, camera: Camera, random: () => number): RgbImage {
  const { width, height } = camera;
  const mosaic = new Float32Array(width * height);
  const rays = Array.from({ length: RAYS }, (_, ray) => ({
    x: 0.5 + camera.blurPx * nearNormal(random) * 0.8 + (((ray * 0.618) % 1) - 0.5),
    y: 0.5 + camera.blurPx * nearNormal(random) * 0.8 + (ray + 0.5) / RAYS - 0.5,
  }));
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const channel = bayerChannel(x, y);
      let light = 0;
      for (const ray of rays) light += scene(x + ray.x, y + ray.y, channel);
      light = (light / RAYS) * camera.exposure;
      mosaic[at] =
        light + nearNormal(random) * (camera.shotNoise * Math.sqrt(Math.max(0, light)) + camera.readNoise);
    }
  }
  return developed(demosaiced(mosaic, width, height), camera);
}

/** Bilinear: the mean of the color's photosites among the nine around. */
function demosaiced(mosaic: Float32Array, width: number, height: number): Float32Array {
  const light = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sums = [0, 0, 0];
      const counts = [0, 0, 0];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [sx, sy] = [x + dx, y + dy];
          if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
          const channel = bayerChannel(sx, sy);
          const weight = dx === 0 && dy === 0 ? 4 : dx === 0 || dy === 0 ? 2 : 1;
          sums[channel]! += weight * mosaic[sy * width + sx]!;
          counts[channel]! += weight;
        }
      }
      const own = bayerChannel(x, y);
      for (let channel = 0; channel < 3; channel++) {
        light[(y * width + x) * 3 + channel] =
          channel === own ? mosaic[y * width + x]! : sums[channel]! / counts[channel]!;
      }
    }
  }
  return light;
}

function developed(light: Float32Array, { width, height, whiteBalance, sharpening }: Camera): RgbImage {
  const coded = Float32Array.from(
    light,
    (value, index) => 255 * linearToSrgb(value * whiteBalance[index % 3]!),
  );
  const rgb = new Uint8Array(coded.length);
  const row = width * 3;
  for (let index = 0; index < coded.length; index++) {
    const inside = index >= row && index < coded.length - row;
    const around = inside
      ? (coded[index - row]! + coded[index + row]! + coded[Math.max(0, index - 3)]! + coded[index + 3]!) / 4
      : coded[index]!;
    rgb[index] = Math.min(
      255,
      Math.max(0, Math.round(coded[index]! + sharpening * (coded[index]! - around))),
    );
  }
  return { width, height, rgb };
}
