import type { RgbImage } from '@assay/media';
import sharp from 'sharp';

/** One way to make a page harder to read. */
export interface Degradation {
  readonly name: string;
  /** Pixels to an inch of paper; {@link USUAL_DPI} when absent. */
  readonly dpi?: number;
  /** Standard deviation in pixels, at the size above. */
  readonly blurPx?: number;
  /** Radius of a lamp's reflection as a share of the page's width: white in its middle, soft at its edge. */
  readonly glareRadius?: number;
  /** What is left of the difference between ink and white paper. */
  readonly contrast?: number;
  /** 1..100; {@link USUAL_JPEG_QUALITY} when absent. */
  readonly jpegQuality?: number;
}

/** As many scanners and apps save a page of paper. */
export const USUAL_DPI = 150;
const USUAL_JPEG_QUALITY = 85;

/** From none to more than any reader can take, several steps of each. */
export const DEGRADATIONS: readonly Degradation[] = [
  { name: 'none' },
  ...[1, 1.5, 2, 2.5, 3, 4].map((blurPx): Degradation => ({ name: `blur of ${blurPx} pixels`, blurPx })),
  ...[100, 75, 60, 50, 40].map((dpi): Degradation => ({ name: `${dpi} pixels an inch`, dpi })),
  { name: '100 pixels an inch, blur of 1.5', dpi: 100, blurPx: 1.5 },
  ...[0.1, 0.25, 0.4].map(
    (glareRadius): Degradation => ({ name: `glare, radius ${glareRadius}`, glareRadius, contrast: 0.85 }),
  ),
  ...[0.2, 0.06].map((contrast): Degradation => ({ name: `contrast of ${contrast}`, contrast })),
  ...[15, 6].map((jpegQuality): Degradation => ({ name: `JPEG quality ${jpegQuality}`, jpegQuality })),
];

/** The page harmed and saved as JPEG. @param page at {@link USUAL_DPI} */
export async function degraded(
  page: RgbImage,
  { dpi = USUAL_DPI, blurPx, glareRadius, contrast, jpegQuality }: Degradation,
): Promise<Buffer> {
  const rgb = page.rgb.slice();
  if (contrast !== undefined) fade(rgb, contrast);
  if (glareRadius !== undefined) light({ ...page, rgb }, glareRadius);
  const scale = dpi / USUAL_DPI;
  let picture = sharp(rgb, { raw: { width: page.width, height: page.height, channels: 3 } });
  if (scale !== 1)
    picture = picture.resize(Math.round(page.width * scale), Math.round(page.height * scale), {
      kernel: 'lanczos3',
    });
  if (blurPx !== undefined) picture = picture.blur(blurPx);
  return picture.jpeg({ quality: jpegQuality ?? USUAL_JPEG_QUALITY }).toBuffer();
}

const WHITE = 255;
/** Gray that faded print stands on. */
const PAPER = 235;

function fade(rgb: Uint8Array, contrast: number): void {
  for (let at = 0; at < rgb.length; at++) rgb[at] = Math.round(PAPER - contrast * (WHITE - rgb[at]!));
}

/** A little above the page's middle, where tables are. */
function light({ width, height, rgb }: RgbImage, radius: number): void {
  const [middleX, middleY] = [0.45 * width, 0.4 * height];
  for (let pixel = 0; pixel < width * height; pixel++) {
    const distance =
      Math.hypot((pixel % width) - middleX, Math.floor(pixel / width) - middleY) / (radius * width);
    const added = WHITE * Math.min(1, Math.max(0, (1.15 - distance) * 3));
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) rgb[at] = Math.min(WHITE, rgb[at]! + added);
  }
}
