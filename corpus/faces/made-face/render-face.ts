import type { RgbImage } from '@assay/media';
import { linearToSrgb, type PhotoImage, srgbToLinear } from '../../photo/photo-image.js';
import { valueNoise } from '../../photo/value-noise.js';
import { seededRandom } from '../../seeded-random.js';
import { headSurfaces } from './head.js';
import { type Color, type FaceIdentity, mixed } from './identity.js';
import type { FaceMoment } from './moment.js';
import { hairColor, headPaint, type Paint, scaled } from './paint.js';
import { MATERIALS, rasterize, SEEN_PER_PIXEL } from './rasterize.js';

const LINEAR = Float32Array.from({ length: 256 }, (_, coded) => srgbToLinear(coded / 255));
const CODED_STEPS = 4096;
const CODED = Uint8Array.from({ length: CODED_STEPS + 1 }, (_, step) =>
  Math.round(255 * linearToSrgb(step / CODED_STEPS)),
);
const PLAIN_GRAY: Color = [206, 210, 214];

/**
 * A photograph of a made person at a moment.
 * @param size in pixels, as displayed
 * @returns the same pixels for the same arguments
 */
export function renderFace(
  identity: FaceIdentity,
  moment: FaceMoment,
  size: { readonly width: number; readonly height: number },
): RgbImage {
  const { width, height } = size;
  const { material, seen } = rasterize(headSurfaces(identity, moment), moment, size);
  const light = directionOf(moment);
  const scene: PhotoImage = { width, height, rgb: new Float32Array(width * height * 3) };
  for (let pixel = 0; pixel < material.length; pixel++) {
    const what = MATERIALS[material[pixel]!];
    if (what === undefined) {
      const color = backdrop(moment, (pixel % width) / width, Math.floor(pixel / width) / width);
      for (let channel = 0; channel < 3; channel++)
        scene.rgb[pixel * 3 + channel] = moment.exposure * linear(color[channel]!);
      continue;
    }
    const at = pixel * SEEN_PER_PIXEL;
    const [x, y, around] = [seen[at]!, seen[at + 1]!, seen[at + 2]!];
    const paint = paintOf(what, identity, moment, x, y, around);
    shade(scene.rgb, pixel * 3, paint, seen, at + 3, light, moment);
  }
  softened(scene, moment.blurPx);
  return developed(scene, moment);
}

/** Of length 1; x to the viewer's right, y down, z toward the camera. */
interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

function directionOf({ lightAcrossDegrees, lightUpDegrees }: FaceMoment): Direction {
  const [across, up] = [(lightAcrossDegrees * Math.PI) / 180, (lightUpDegrees * Math.PI) / 180];
  return { x: Math.sin(across) * Math.cos(up), y: -Math.sin(up), z: Math.cos(across) * Math.cos(up) };
}

function paintOf(
  what: NonNullable<(typeof MATERIALS)[number]>,
  identity: FaceIdentity,
  moment: FaceMoment,
  x: number,
  y: number,
  around: number,
): Paint {
  if (what === 'skin') return headPaint(identity, moment, x, y, around);
  if (what === 'hair') return { color: hairColor(identity, x, y, around), shine: 0.06 };
  if (what === 'frame') return { color: identity.glasses?.color ?? identity.clothes, shine: 0.3 };
  if (what === 'clothes')
    return {
      color: scaled(identity.clothes, 0.9 + 0.2 * valueNoise(x * 40, y * 40, identity.seed + 9)),
      shine: 0.02,
    };
  // The chin's shadow lies on the neck; ears stand in light.
  return { color: scaled(identity.skin, y > identity.chinY - 0.3 ? 0.66 : 0.9), shine: 0.03 };
}

/**
 * Lambert with light bleeding a little around skin's edges, light from everywhere (more from above), and a
 * highlight (Blinn-Phong).
 * @param normals,from where the place's direction stands
 */
function shade(
  rgb: Float32Array,
  at: number,
  { color, shine }: Paint,
  normals: Float32Array,
  from: number,
  light: Direction,
  moment: FaceMoment,
): void {
  const { ambient, exposure } = moment;
  const [nx, ny, nz] = [normals[from]!, normals[from + 1]!, normals[from + 2]!];
  const facing = nx * light.x + ny * light.y + nz * light.z;
  const diffuse = Math.max(0, (facing + 0.2) / 1.2);
  const around = ambient * (0.85 - 0.25 * ny) * (0.75 + 0.25 * Math.max(0, nz));
  const glance = Math.max(0, (facing + nz) / Math.sqrt(2 + 2 * light.z));
  const highlight = shine > 0 && glance > 0.8 ? shine * 0.7 * glance ** 24 * (1 - ambient) : 0;
  const strength = (1 - ambient) * 1.25 * diffuse + around;
  rgb[at] = exposure * (linear(color[0]) * strength + highlight);
  rgb[at + 1] = exposure * (linear(color[1]) * strength + highlight);
  rgb[at + 2] = exposure * (linear(color[2]) * strength + highlight);
}

const linear = (coded: number): number => LINEAR[Math.min(255, Math.max(0, Math.round(coded)))]!;

/** Out of focus: a wall with things before it. @param x,y in widths of the picture */
function backdrop({ backgroundSeed }: FaceMoment, x: number, y: number): Color {
  if (backgroundSeed === undefined) return scaled(PLAIN_GRAY, 1 - 0.06 * y);
  const random = seededColors(backgroundSeed);
  const things = valueNoise(x * 3, y * 2, backgroundSeed + 60);
  const stripes = valueNoise(x * 7 + 3, y * 0.6, backgroundSeed + 61);
  return mixed(
    mixed(random[0], random[1], things),
    random[2],
    stripes > 0.6 ? Math.min(1, (stripes - 0.6) * 8) * 0.7 : 0,
  );
}

/**
 * The lens: neighbors mix by the three weights whose variance is the blur's, first across, then down. In
 * place.
 */
function softened({ width, height, rgb }: PhotoImage, blurPx: number): void {
  const side = Math.min(1, blurPx) ** 2 / 2;
  if (side === 0) return;
  for (const [lines, length, lineStep, step] of [
    [height, width, width * 3, 3],
    [width, height, 3, width * 3],
  ] as const) {
    for (let line = 0; line < lines; line++) {
      for (let channel = 0; channel < 3; channel++) {
        let at = line * lineStep + channel;
        let before = rgb[at]!;
        for (let place = 0; place < length; place++, at += step) {
          const here = rgb[at]!;
          const after = place + 1 < length ? rgb[at + step]! : here;
          rgb[at] = here + side * (before + after - 2 * here);
          before = here;
        }
      }
    }
  }
}

let lastColors: { readonly seed: number; readonly colors: readonly [Color, Color, Color] } | undefined;

function seededColors(seed: number): readonly [Color, Color, Color] {
  if (lastColors?.seed === seed) return lastColors.colors;
  const random = seededRandom(seed + 99);
  const color = (): Color => {
    const gray = 60 + 170 * random();
    return [gray * (0.85 + 0.3 * random()), gray * (0.9 + 0.2 * random()), gray * (0.8 + 0.3 * random())];
  };
  const colors = [color(), color(), color()] as const;
  lastColors = { seed, colors };
  return colors;
}

/** Draws from a normal distribution of deviation 1, to be drawn from again. */
const NORMAL = normalDraws(4096);

function normalDraws(count: number): Float32Array {
  const random = seededRandom(1);
  return Float32Array.from({ length: count }, () => {
    let sum = -6;
    for (let term = 0; term < 12; term++) sum += random();
    return sum;
  });
}

/** Gamma, then the sensor's noise: mostly brightness. */
function developed(
  { width, height, rgb: light }: PhotoImage,
  { noiseSteps, noiseSeed }: FaceMoment,
): RgbImage {
  const random = seededRandom(noiseSeed + 31);
  const rgb = new Uint8Array(light.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const noise = noiseSteps * NORMAL[Math.floor(random() * NORMAL.length)]!;
    rgb[at] = clamped(coded(light[at]!) + noise);
    rgb[at + 1] = clamped(coded(light[at + 1]!) + noise);
    rgb[at + 2] = clamped(coded(light[at + 2]!) + noise * 1.3);
  }
  return { width, height, rgb };
}

const coded = (light: number): number => CODED[Math.min(CODED_STEPS, Math.round(light * CODED_STEPS))]!;
const clamped = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));
