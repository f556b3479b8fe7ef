import type { CameraFields } from './camera-fields.js';
import { exifDay, exifInstant } from './exif-dates.js';

/** Two things that a file says and that cannot both be true. */
export interface Contradiction {
  readonly summary: string;
  readonly before?: string;
  readonly after?: string;
}

type Rule = (fields: CameraFields) => Contradiction | undefined;

const DAY_MS = 86_400_000;
/** Clocks of cameras and computers stand in other zones, and some are set while the camera is in use. */
const SAME_DAY_MS = DAY_MS;
/**
 * The date of a receiver is in UTC, that of the camera local, up to 14 hours apart, and counted from midday:
 * two days never are the same.
 */
const SAME_GPS_DAY_MS = 1.6 * DAY_MS;

/**
 * The rules that no camera's own file breaks, but for one in a hundred at most: README.md, "Measured", has
 * the counts, and names the rules that were left out since honest files break them.
 */
const RULES: readonly Rule[] = [
  impossibleDate,
  takenAfterSaved,
  takenAfterDigitized,
  otherDayThanReceiver,
  impossibleLight,
  impossibleLens,
  lensOfAnotherModel,
  modelOfAnotherMake,
  coordinatesWithoutHemisphere,
];

export const contradictionsIn = (fields: CameraFields): Contradiction[] =>
  RULES.flatMap((rule) => rule(fields) ?? []);

function impossibleDate({ original, digitized, modified }: CameraFields): Contradiction | undefined {
  const impossible = [original, digitized, modified].find((text) => exifInstant(text) === 'impossible');
  return impossible === undefined
    ? undefined
    : { summary: 'The file states a date that no calendar has.', after: impossible };
}

function takenAfterSaved({ original, modified }: CameraFields): Contradiction | undefined {
  if (!isLater(original, modified)) return undefined;
  return {
    summary: 'The picture is said to be taken more than a day after the file was last changed.',
    before: modified,
    after: original,
  };
}

function takenAfterDigitized({ original, digitized }: CameraFields): Contradiction | undefined {
  if (!isLater(original, digitized)) return undefined;
  return {
    summary: 'The picture is said to be taken more than a day after it was turned into a file.',
    before: digitized,
    after: original,
  };
}

function isLater(one: string, other: string): boolean {
  const [later, earlier] = [exifInstant(one), exifInstant(other)];
  return typeof later === 'number' && typeof earlier === 'number' && later - earlier > SAME_DAY_MS;
}

function otherDayThanReceiver({ original, gpsDate }: CameraFields): Contradiction | undefined {
  const [taken, received] = [exifInstant(original), exifDay(gpsDate)];
  if (
    typeof taken !== 'number' ||
    received === undefined ||
    Math.abs(taken - received - DAY_MS / 2) <= SAME_GPS_DAY_MS
  )
    return undefined;
  return {
    summary: 'The satellite receiver dates the picture to another day than the camera’s clock.',
    before: gpsDate,
    after: original,
  };
}

/**
 * Exposure values at ISO 100: full sun on snow is about 16, a landscape under stars about -6 (B. Ray, "The
 * Manual of Photography", 9th ed., table of exposure values). A mount that follows the stars lets ten minutes
 * at f/2.8 and ISO 3200, which is -11.3, gather faint ones.
 */
const BRIGHTEST = 18;
const DARKEST = -13;

function impossibleLight({ exposureSeconds, fNumber, sensitivity }: CameraFields): Contradiction | undefined {
  if (exposureSeconds === undefined || fNumber === undefined || sensitivity === undefined) return undefined;
  const exposureValue = 2 * Math.log2(fNumber) - Math.log2(exposureSeconds) - Math.log2(sensitivity / 100);
  if (exposureValue >= DARKEST && exposureValue <= BRIGHTEST) return undefined;
  const light = exposureValue > BRIGHTEST ? 'brighter than sunlit snow' : 'darker than a night under stars';
  return {
    summary: `Its exposure fits a scene ${light}.`,
    after: `${exposureSeconds} s, f/${fNumber}, ISO ${sensitivity}`,
  };
}

/**
 * How many times smaller than film a sensor is: medium format .64 and up; the smallest of phones and of
 * endoscopes reach about 15.
 */
const LARGEST_SENSOR = 0.5;
const SMALLEST_SENSOR = 25;
/**
 * Phones multiply the focal length on film by their digital zoom, and some do not state that: so many times
 * it may be, as for one that reaches 150 times smaller.
 */
const MOST_UNSTATED_ZOOM = 6;

function impossibleLens({
  focalLengthMillimeters,
  focalLength35Millimeters,
  digitalZoomRatio,
}: CameraFields): Contradiction | undefined {
  if (focalLengthMillimeters === undefined || focalLength35Millimeters === undefined) return undefined;
  const ratio = focalLength35Millimeters / focalLengthMillimeters;
  // A zoom counts only upwards: some devices state it and leave it out of the focal length.
  const zoom = Math.max(1, digitalZoomRatio ?? MOST_UNSTATED_ZOOM);
  if (ratio >= LARGEST_SENSOR && ratio / zoom <= SMALLEST_SENSOR) return undefined;
  return {
    summary: 'Its focal length and what that would be on film belong to no size of sensor.',
    before: `${focalLength35Millimeters} mm on film`,
    after: `${focalLengthMillimeters} mm`,
  };
}

/**
 * Phones and tablets name themselves in the name of their lens, like
 * `iPhone 12 Pro back triple camera 4.2mm f/1.6`.
 */
const DEVICE_IN_LENS = /^((?:iPhone|iPad|iPod|Pixel)\b.*?)\s+(?:back|front|rear)\b/i;

function lensOfAnotherModel({ model, lensModel }: CameraFields): Contradiction | undefined {
  const device = DEVICE_IN_LENS.exec(lensModel)?.[1];
  if (device === undefined || model === '' || plain(model) === plain(device)) return undefined;
  return {
    summary: 'Its lens is that of another device than the camera it names.',
    before: lensModel,
    after: model,
  };
}

/**
 * Names that a maker puts into its models; those of makers that were bought, or share models, are left out.
 */
const MAKES_IN_MODELS = [
  'canon',
  'nikon',
  'fujifilm',
  'iphone',
  'ipad',
  'pixel',
  'galaxy',
  'huawei',
  'xiaomi',
] as const;
const MAKE_OF: Readonly<Record<(typeof MAKES_IN_MODELS)[number], RegExp>> = {
  canon: /canon/,
  nikon: /nikon/,
  fujifilm: /fuji/,
  iphone: /apple/,
  ipad: /apple/,
  pixel: /google/,
  galaxy: /samsung/,
  huawei: /huawei/,
  xiaomi: /xiaomi/,
};

function modelOfAnotherMake({ make, model }: CameraFields): Contradiction | undefined {
  if (make === '') return undefined;
  const first = plain(model).split(' ')[0];
  const named = MAKES_IN_MODELS.find((name) => name === first);
  if (named === undefined || MAKE_OF[named].test(plain(make))) return undefined;
  return { summary: 'The maker it names does not make the model that it names.', before: make, after: model };
}

const plain = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();

function coordinatesWithoutHemisphere({
  hasCoordinatesWithoutHemisphere,
}: CameraFields): Contradiction | undefined {
  if (!hasCoordinatesWithoutHemisphere) return undefined;
  return {
    summary: 'Its coordinates do not say which hemisphere they lie in, as every receiver writes them.',
  };
}
