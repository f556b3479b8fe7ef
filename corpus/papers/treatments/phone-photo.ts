import type { Dice } from '../../pdf-forgeries/dice.js';
import { type PaperPose, photoToPaper, photoToPlane } from '../../photo/paper-pose.js';
import { valueNoise } from '../../photo/value-noise.js';
import { decodePicture, type Picture, toSharp } from './picture.js';

/** Longer side of a photo in pixels: what a phone's messenger sends on. */
const LONGER_SIDE_PX = 2200;
const NOISE_STEPS = 6;

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly pose: PaperPose;
  readonly lamp: readonly [x: number, y: number];
  readonly falloff: number;
  readonly table: readonly [red: number, green: number, blue: number];
  readonly seed: number;
}

function rollScene(picture: Picture, dice: Dice): Scene {
  const landscape = picture.width > picture.height;
  const shape = landscape ? 0.75 : 1 / 0.75;
  const width = landscape ? LONGER_SIDE_PX : Math.round(LONGER_SIDE_PX * 0.75);
  const height = Math.round(width * shape);
  // As large as fits with a rim of table, every corner moved by up to 3 % of the width.
  const scale = Math.min((width * 0.84) / picture.width, (height * 0.84) / picture.height);
  const [halfWidth, halfHeight] = [(picture.width * scale) / 2, (picture.height * scale) / 2];
  const moved = (): number => (dice.between(-30, 30) / 1000) * width;
  const corner = (x: number, y: number): readonly [number, number] => [
    width / 2 + x * halfWidth + moved(),
    height / 2 + y * halfHeight + moved(),
  ];
  return {
    width,
    height,
    pose: {
      topLeft: corner(-1, -1),
      topRight: corner(1, -1),
      bottomRight: corner(1, 1),
      bottomLeft: corner(-1, 1),
    },
    lamp: [dice.between(0, 100) / 100, dice.between(0, 100) / 100],
    falloff: dice.between(10, 32) / 100,
    table: dice.pick([
      [96, 66, 42],
      [58, 62, 66],
      [150, 128, 100],
      [44, 70, 62],
    ]),
    seed: dice.between(1, 9999),
  };
}

/**
 * A photograph by hand: perspective, a lamp to one side, a table around, a soft lens, noise.
 * @param bent whether the sheet is paper that does not lie flat
 */
export async function phonePhoto(picture: Picture, dice: Dice, bent: boolean): Promise<Picture> {
  const scene = rollScene(picture, dice);
  const { width, height } = scene;
  const sharpEdged = expose(picture, scene, bent);
  const blurred = await decodePicture(
    await toSharp({ width, height, rgb: sharpEdged, dpi: 72 })
      .blur(dice.between(6, 11) / 10)
      .png()
      .toBuffer(),
    72,
  );
  for (let offset = 0; offset < blurred.rgb.length; offset += 3) {
    const noise = NOISE_STEPS * ((dice.between(0, 1000) + dice.between(0, 1000)) / 1000 - 1);
    for (let channel = 0; channel < 3; channel++) {
      blurred.rgb[offset + channel] = Math.min(
        255,
        Math.max(0, Math.round((blurred.rgb[offset + channel] ?? 0) + noise)),
      );
    }
  }
  return blurred;
}

function expose(picture: Picture, scene: Scene, bent: boolean): Uint8Array {
  const { width, height } = scene;
  const pageAt = bent ? photoToPaper(scene.pose) : photoToPlane(scene.pose);
  // Printed finer than it is seen: the mean over the pixels that fall into one.
  const source = picture;
  const exposed = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const offset = (y * width + x) * 3;
      const distance = Math.hypot(x / width - scene.lamp[0], (y / height - scene.lamp[1]) * (height / width));
      const light = 1.02 - scene.falloff * distance;
      const { u, v } = pageAt(x + 0.5, y + 0.5);
      const onPage = u >= 0 && u < 1 && v >= 0 && v < 1;
      const grain = onPage ? 0 : 26 * (valueNoise(x / 160, y / 7, scene.seed) - 0.5);
      for (let channel = 0; channel < 3; channel++) {
        const color = onPage ? sample(source, u, v, channel) * 0.97 : (scene.table[channel] ?? 0) + grain;
        exposed[offset + channel] = Math.min(255, Math.max(0, Math.round(color * light)));
      }
    }
  }
  return exposed;
}

/** Bilinear. */
function sample({ width, height, rgb }: Picture, u: number, v: number, channel: number): number {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number): number => rgb[(row * width + column) * 3 + channel] ?? 255;
  const upper = at(left, top) * (1 - x + left) + at(left + 1, top) * (x - left);
  const lower = at(left, top + 1) * (1 - x + left) + at(left + 1, top + 1) * (x - left);
  return upper * (1 - y + top) + lower * (y - top);
}
