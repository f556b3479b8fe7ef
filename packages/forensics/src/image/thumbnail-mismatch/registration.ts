import { type ExifOrientation, type Plane, resizedPlane, toDisplayedGrid } from '@assay/media';

/**
 * Where the whole picture lies on the thumbnail, in its pixels: larger than the thumbnail where that shows a
 * part only, smaller where it has bars.
 */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How a picture lies on its thumbnail. */
export interface Registration {
  /** How the coded picture has to be turned or mirrored to stand as the thumbnail does, as EXIF counts. */
  readonly orientation: ExifOrientation;
  readonly rectangle: Rectangle;
  /** Of lumas over the pixels that both show, -1..1. */
  readonly correlation: number;
  /** The thumbnail shows more than the picture. */
  readonly isCropped: boolean;
}

const ORIENTATIONS: readonly ExifOrientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
/** How many of the ways are refined. */
const REFINED = 2;
/** Steps of the refinement, coarse to fine, and how many pixels of the thumbnail apart it looks for each. */
const STEPS = [
  { px: 2, stride: 3 },
  { px: 1, stride: 3 },
  { px: 0.5, stride: 2 },
  { px: 0.25, stride: 2 },
] as const;
/** Correlation that a step has to win: less is noise, and costs rounds. */
const LEAST_GAIN = 1e-5;
/**
 * Rounds at one step: an edge moves this often at most, since scales that are further off are another way of
 * making thumbnails.
 */
const ROUNDS = 6;
/** Pixels at the border of the shared area that are left out: bars and picture mix there. */
const BORDER = 1;
/** Every so many pixels are compared while the ways are tried. */
const TRIAL_STRIDE = 3;

/**
 * From here on the picture lies as well as any does that was saved as it is: of 350 untouched ones 19 in 20
 * do (README.md).
 */
const WELL_REGISTERED = 0.92;
/**
 * A part of the thumbnail is taken for the whole only where it agrees this much, and so much better: there
 * are many parts to choose from.
 */
const LEAST_OF_CROP = 0.75;
const BETTER_AS_CROP = 0.05;

/**
 * Lays a picture on its thumbnail, in whichever way both agree best: stretched, with bars, or cut to its
 * shape; as coded, turned or mirrored; and if none of these fits, as a part of what the thumbnail shows.
 */
export function register(picture: Plane, thumbnail: Plane): Registration {
  const turned = ORIENTATIONS.map((orientation) => ({
    orientation,
    picture: displayed(picture, orientation),
  }));
  const whole = bestOf(turned, thumbnail, (one) => waysToFit(one, thumbnail));
  if (whole.correlation >= WELL_REGISTERED) return { ...whole, isCropped: false };
  const part = bestOf(turned, thumbnail, (one) => placesOf(one, thumbnail));
  const isCropped = part.correlation >= Math.max(LEAST_OF_CROP, whole.correlation + BETTER_AS_CROP);
  return { ...(isCropped ? part : whole), isCropped };
}

interface TurnedPicture {
  readonly orientation: ExifOrientation;
  readonly picture: Plane;
}

function bestOf(
  pictures: readonly TurnedPicture[],
  thumbnail: Plane,
  rectanglesOf: (picture: Plane) => readonly Rectangle[],
): Omit<Registration, 'isCropped'> {
  const trials = pictures.flatMap(({ orientation, picture }) =>
    rectanglesOf(picture).map((rectangle) => ({
      orientation,
      picture,
      rectangle,
      correlation: correlationOf(picture, thumbnail, rectangle, TRIAL_STRIDE),
    })),
  );
  trials.sort((one, other) => other.correlation - one.correlation);
  let best: Omit<Registration, 'isCropped'> | undefined;
  for (const { orientation, picture, rectangle } of trials.slice(0, REFINED)) {
    const refined = { orientation, ...refine(picture, thumbnail, rectangle) };
    if (!best || refined.correlation > best.correlation) best = refined;
    if (best.correlation >= WELL_REGISTERED) break;
  }
  if (!best) throw new RangeError('expected a way in which a picture may lie on its thumbnail');
  return best;
}

/** Longer side of the thumbnail on which parts are looked for, pixels. */
const COARSE_SIDE = 48;
/** A part smaller than this share of the thumbnail's side has too few pixels left to be known again. */
const LEAST_SCALE = 0.3;
/** Scales tried, each by this factor smaller than the last. */
const SCALE_STEP = 0.93;

/** Where on the thumbnail the whole picture may lie as a part: the best place at each scale, best first. */
function placesOf(picture: Plane, thumbnail: Plane): Rectangle[] {
  const coarse = Math.min(1, COARSE_SIDE / Math.max(thumbnail.width, thumbnail.height));
  const width = Math.max(8, Math.round(thumbnail.width * coarse));
  const height = Math.max(8, Math.round(thumbnail.height * coarse));
  const small: Plane = { width, height, samples: resizedPlane(thumbnail, width, height) };
  const fit = Math.min(width / picture.width, height / picture.height);
  const found: { rectangle: Rectangle; correlation: number }[] = [];
  for (let scale = SCALE_STEP; scale >= LEAST_SCALE; scale *= SCALE_STEP) {
    const columns = Math.max(4, Math.round(picture.width * fit * scale));
    const rows = Math.max(4, Math.round(picture.height * fit * scale));
    const part: Plane = { width: columns, height: rows, samples: resizedPlane(picture, columns, rows) };
    const place = bestPlace(part, small);
    const rectangle = {
      left: place.left / coarse,
      top: place.top / coarse,
      right: (place.left + columns) / coarse,
      bottom: (place.top + rows) / coarse,
    };
    found.push({ rectangle, correlation: place.correlation });
  }
  return found
    .sort((one, other) => other.correlation - one.correlation)
    .slice(0, REFINED)
    .map(({ rectangle }) => rectangle);
}

function bestPlace(part: Plane, small: Plane): { left: number; top: number; correlation: number } {
  let best = { left: 0, top: 0, correlation: -1 };
  for (let top = 0; top + part.height <= small.height; top++) {
    for (let left = 0; left + part.width <= small.width; left++) {
      const correlation = correlationAt(part, small, left, top);
      if (correlation > best.correlation) best = { left, top, correlation };
    }
  }
  return best;
}

function correlationAt(part: Plane, small: Plane, left: number, top: number): number {
  const sums = new Correlation();
  for (let y = 0, at = 0; y < part.height; y++) {
    const line = (top + y) * small.width + left;
    for (let x = 0; x < part.width; x++, at++) sums.add(part.samples[at]!, small.samples[line + x]!);
  }
  return sums.value();
}

/** Pearson's, of pairs that come one after the other. */
class Correlation {
  #count = 0;
  #sumP = 0;
  #sumT = 0;
  #sumPP = 0;
  #sumTT = 0;
  #sumPT = 0;

  add(p: number, t: number): void {
    this.#count++;
    this.#sumP += p;
    this.#sumT += t;
    this.#sumPP += p * p;
    this.#sumTT += t * t;
    this.#sumPT += p * t;
  }

  /** 0 where one side does not vary. */
  value(): number {
    const varianceP = this.#sumPP / this.#count - (this.#sumP / this.#count) ** 2;
    const varianceT = this.#sumTT / this.#count - (this.#sumT / this.#count) ** 2;
    const spread = varianceP * varianceT;
    return spread > 1e-6
      ? (this.#sumPT / this.#count - (this.#sumP / this.#count) * (this.#sumT / this.#count)) /
          Math.sqrt(spread)
      : 0;
  }
}

/** Stretched to the thumbnail's size; whole, with bars; and filling it, cut. */
function waysToFit(picture: Plane, { width, height }: Plane): Rectangle[] {
  const contain = Math.min(width / picture.width, height / picture.height);
  const cover = Math.max(width / picture.width, height / picture.height);
  const centered = (scale: number): Rectangle => ({
    left: (width - picture.width * scale) / 2,
    top: (height - picture.height * scale) / 2,
    right: (width + picture.width * scale) / 2,
    bottom: (height + picture.height * scale) / 2,
  });
  const stretched = { left: 0, top: 0, right: width, bottom: height };
  return cover / contain < 1.01 ? [stretched] : [stretched, centered(contain), centered(cover)];
}

/** Moves the four edges, one at a time, as long as the pictures agree better. */
function refine(
  picture: Plane,
  thumbnail: Plane,
  start: Rectangle,
): Pick<Registration, 'rectangle' | 'correlation'> {
  let rectangle = start;
  for (const { px, stride } of STEPS) {
    let correlation = correlationOf(picture, thumbnail, rectangle, stride);
    for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
      moved = false;
      for (const next of neighbors(rectangle, px)) {
        const other = correlationOf(picture, thumbnail, next, stride);
        if (other <= correlation + LEAST_GAIN) continue;
        rectangle = next;
        correlation = other;
        moved = true;
      }
    }
  }
  return { rectangle, correlation: correlationOf(picture, thumbnail, rectangle, 1) };
}

/** Shifts, and each edge by itself. */
function neighbors({ left, top, right, bottom }: Rectangle, step: number): Rectangle[] {
  return [-step, step].flatMap((by) => [
    { left: left + by, top, right: right + by, bottom },
    { left, top: top + by, right, bottom: bottom + by },
    { left: left + by, top, right, bottom },
    { left, top, right: right + by, bottom },
    { left, top: top + by, right, bottom },
    { left, top, right, bottom: bottom + by },
  ]);
}

/** The pixels of the thumbnail that the picture covers, without a border. */
export function sharedArea({ left, top, right, bottom }: Rectangle, { width, height }: Plane): Rectangle {
  return {
    left: Math.max(0, Math.ceil(left)) + BORDER,
    top: Math.max(0, Math.ceil(top)) + BORDER,
    right: Math.min(width, Math.floor(right)) - BORDER,
    bottom: Math.min(height, Math.floor(bottom)) - BORDER,
  };
}

function correlationOf(picture: Plane, thumbnail: Plane, rectangle: Rectangle, stride: number): number {
  const area = sharedArea(rectangle, thumbnail);
  const columns = columnsOf(picture, rectangle, area);
  const sums = new Correlation();
  for (let y = area.top; y < area.bottom; y += stride) {
    const { first, second, weight } = lineAt(y, rectangle.top, rectangle.bottom, picture.height);
    const [upper, lower] = [first * picture.width, second * picture.width];
    for (let x = area.left; x < area.right; x += stride) {
      sums.add(
        between(picture.samples, upper, lower, weight, columns[x - area.left]!),
        thumbnail.samples[y * thumbnail.width + x]!,
      );
    }
  }
  return sums.value();
}

interface Between {
  readonly first: number;
  readonly second: number;
  /** Of the second. */
  readonly weight: number;
}

/** The lines of the picture on either side of a pixel of the thumbnail. */
function lineAt(at: number, start: number, end: number, length: number): Between {
  const position = ((at + 0.5 - start) / (end - start)) * length - 0.5;
  const first = Math.min(length - 1, Math.max(0, Math.floor(position)));
  return {
    first,
    second: Math.min(length - 1, first + 1),
    weight: Math.min(1, Math.max(0, position - first)),
  };
}

const columnsOf = (picture: Plane, { left, right }: Rectangle, area: Rectangle): Between[] =>
  Array.from({ length: Math.max(0, area.right - area.left) }, (_, index) =>
    lineAt(area.left + index, left, right, picture.width),
  );

function between(
  samples: Float32Array,
  upper: number,
  lower: number,
  weight: number,
  column: Between,
): number {
  const above =
    samples[upper + column.first]! * (1 - column.weight) + samples[upper + column.second]! * column.weight;
  const below =
    samples[lower + column.first]! * (1 - column.weight) + samples[lower + column.second]! * column.weight;
  return above * (1 - weight) + below * weight;
}

/** The picture as it lies on the thumbnail, at its size; what the picture does not cover is left at 0. */
export function laidOn(picture: Plane, thumbnail: Plane, rectangle: Rectangle): Plane {
  const { width, height } = thumbnail;
  const samples = new Float32Array(width * height);
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const columns = columnsOf(picture, rectangle, whole);
  for (let y = 0; y < height; y++) {
    const { first, second, weight } = lineAt(y, rectangle.top, rectangle.bottom, picture.height);
    for (let x = 0; x < width; x++) {
      samples[y * width + x] = between(
        picture.samples,
        first * picture.width,
        second * picture.width,
        weight,
        columns[x]!,
      );
    }
  }
  return { width, height, samples };
}

/** A plane as its orientation shows it. */
export function displayed({ width, height, samples }: Plane, orientation: ExifOrientation): Plane {
  const grid = toDisplayedGrid({ columns: width, rows: height, intensities: samples }, orientation);
  return { width: grid.columns, height: grid.rows, samples: grid.intensities };
}
