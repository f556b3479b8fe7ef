import type { RgbImage } from '@assay/media';
import sharp from 'sharp';
import { seededRandom } from '../../corpus/seeded-random.js';

/** One way to harm a portrait before or after it is printed on its card. */
export interface Harm {
  readonly name: string;
  /** From eye to eye on the card. */
  readonly interocularPx: number;
  readonly portrait?: (portrait: RgbImage) => RgbImage;
  /** Of the whole card, standard deviation in pixels. */
  readonly cardBlurPx?: number;
}

/** Size of an unharmed portrait. */
const USUAL_PX = 60;
const JPEG_QUALITY = 75;

export const HARMS: readonly Harm[] = [
  { name: 'none', interocularPx: USUAL_PX },
  ...[6, 8, 10, 12, 15, 20, 30].map(
    (interocularPx): Harm => ({ name: `size ${interocularPx}`, interocularPx }),
  ),
  ...[1.5, 2.5, 4, 6, 8].map(
    (cardBlurPx): Harm => ({ name: `blur ${cardBlurPx}`, interocularPx: USUAL_PX, cardBlurPx }),
  ),
  ...[0.05, 0.08, 0.11, 0.14].map((radius) => painted(`glare ${radius}`, glare(radius))),
  ...[0.4, 0.2, 0.1, 0.05].map((gain) => painted(`dark ${gain}`, light(gain, 2))),
  ...[1.5, 2, 3, 4].map((gain) => painted(`bright ${gain}`, light(gain, 0))),
  painted('grey', copy(0)),
  ...[2, 4, 8].map((steepness) => painted(`copy ${steepness}`, copy(steepness))),
  painted(
    'eyes covered',
    covered((_, y) => y > 0.33 && y < 0.47),
  ),
  painted(
    'mouth covered',
    covered((_, y) => y > 0.6),
  ),
  painted(
    'left half covered',
    covered((x) => x < 0.5),
  ),
];

/** A card with the portrait on it. @param portrait at any size */
export async function harmedCard(
  portrait: RgbImage,
  portraitInterocularPx: number,
  harm: Harm,
): Promise<Buffer> {
  const scale = harm.interocularPx / portraitInterocularPx;
  const [width, height] = [
    Math.max(8, Math.round(portrait.width * scale)),
    Math.max(8, Math.round(portrait.height * scale)),
  ];
  const { data } = await sharp(portrait.rgb, {
    raw: { width: portrait.width, height: portrait.height, channels: 3 },
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const printed = harm.portrait?.({ width, height, rgb: new Uint8Array(data) })?.rgb ?? data;
  const cardWidth = Math.round(width * 3.2);
  const cardHeight = Math.max(Math.round(cardWidth * 0.63), height + 20);
  const input = await sharp(printed, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const card = sharp({
    create: { width: cardWidth, height: cardHeight, channels: 3, background: '#dde6ee' },
  }).composite([{ input, left: Math.round(cardWidth * 0.06), top: Math.round((cardHeight - height) / 2) }]);
  const whole = sharp(await card.png().toBuffer());
  return (harm.cardBlurPx ? whole.blur(harm.cardBlurPx) : whole).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}

/** Changes a pixel in place; x and y are shares of the portrait. */
type Painter = (rgb: Uint8Array, at: number, x: number, y: number) => void;

function painted(name: string, painter: Painter): Harm {
  const portrait = ({ width, height, rgb }: RgbImage): RgbImage => {
    const harmed = rgb.slice();
    for (let pixel = 0; pixel < width * height; pixel++)
      painter(harmed, pixel * 3, (pixel % width) / width, Math.floor(pixel / width) / height);
    return { width, height, rgb: harmed };
  };
  return { name, interocularPx: USUAL_PX, portrait };
}

const clamped = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** A round reflection beside the nose, white in its middle, soft at its edge. */
function glare(radius: number): Painter {
  return (rgb, at, x, y) => {
    const added =
      255 * Math.min(1, Math.max(0, (1.15 - Math.hypot((x - 0.42) / radius, (y - 0.45) / radius)) * 3));
    for (let channel = 0; channel < 3; channel++) rgb[at + channel] = clamped(rgb[at + channel]! + added);
  };
}

function light(gain: number, noiseSteps: number): Painter {
  const random = seededRandom(1);
  return (rgb, at) => {
    for (let channel = 0; channel < 3; channel++) {
      const noise = noiseSteps * 2 * (random() + random() + random() - 1.5);
      rgb[at + channel] = clamped(rgb[at + channel]! * gain + noise);
    }
  };
}

/** Black and white, its tones pushed apart as copiers do; 0 leaves them as they are. */
function copy(steepness: number): Painter {
  return (rgb, at) => {
    const luma = 0.299 * rgb[at]! + 0.587 * rgb[at + 1]! + 0.114 * rgb[at + 2]!;
    const tone = steepness === 0 ? luma : 255 / (1 + Math.exp((-4 * steepness * (luma - 110)) / 255));
    rgb.fill(clamped(tone), at, at + 3);
  };
}

function covered(isCovered: (x: number, y: number) => boolean): Painter {
  return (rgb, at, x, y) => {
    if (isCovered(x, y)) rgb.set([190, 150, 130], at);
  };
}
