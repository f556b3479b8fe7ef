import { type Exif, type ExifValue, exifText, type Rational } from '@assay/media';

/** Tags of EXIF 2.32 (4.6.4 tables 4, 5, 8; 4.6.6 table 15) and TIFF 6.0 that the rules read. */
const TAG = {
  make: 0x010f,
  model: 0x0110,
  modified: 0x0132,
  exposureTime: 0x829a,
  fNumber: 0x829d,
  sensitivity: 0x8827,
  original: 0x9003,
  digitized: 0x9004,
  focalLength: 0x920a,
  width: 0xa002,
  height: 0xa003,
  digitalZoom: 0xa404,
  focalLength35: 0xa405,
  lensModel: 0xa434,
  latitudeReference: 1,
  latitude: 2,
  longitudeReference: 3,
  longitude: 4,
  gpsDate: 29,
} as const;

/**
 * What a camera writes of itself and of an exposure. Absent where the file does not say it, or says it in no
 * known form.
 */
export interface CameraFields {
  readonly make: string;
  readonly model: string;
  readonly lensModel: string;
  /** As written, like `2024:05:06 07:08:09`; empty where absent. */
  readonly original: string;
  readonly digitized: string;
  readonly modified: string;
  /** Like `2024:05:06`, in UTC; empty where absent. */
  readonly gpsDate: string;
  readonly exposureSeconds: number | undefined;
  readonly fNumber: number | undefined;
  /** ISO speed. */
  readonly sensitivity: number | undefined;
  readonly focalLengthMillimeters: number | undefined;
  /** As it would be for film of 36 x 24 mm. */
  readonly focalLength35Millimeters: number | undefined;
  /** How many times the picture was enlarged beyond the lens; undefined where that is not said. */
  readonly digitalZoomRatio: number | undefined;
  /** Of the picture, as EXIF has it, pixels. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Coordinates that say neither north nor south, or neither east nor west. */
  readonly hasCoordinatesWithoutHemisphere: boolean;
  readonly hasMakerNote: boolean;
}

/**
 * Reads the fields of an EXIF structure. Zeros stand for unknown in several of them (EXIF 2.32), and are
 * taken so.
 */
export function cameraFields({ image, photo, gps, makerNoteBytes }: Exif): CameraFields {
  return {
    make: exifText(image.get(TAG.make)),
    model: exifText(image.get(TAG.model)),
    lensModel: exifText(photo.get(TAG.lensModel)),
    original: exifText(photo.get(TAG.original)),
    digitized: exifText(photo.get(TAG.digitized)),
    modified: exifText(image.get(TAG.modified)),
    gpsDate: exifText(gps.get(TAG.gpsDate)),
    exposureSeconds: positive(photo.get(TAG.exposureTime)),
    fNumber: positive(photo.get(TAG.fNumber)),
    sensitivity: positive(photo.get(TAG.sensitivity)),
    focalLengthMillimeters: positive(photo.get(TAG.focalLength)),
    focalLength35Millimeters: positive(photo.get(TAG.focalLength35)),
    digitalZoomRatio: positive(photo.get(TAG.digitalZoom)),
    width: positive(photo.get(TAG.width)),
    height: positive(photo.get(TAG.height)),
    hasCoordinatesWithoutHemisphere:
      (isPlace(gps.get(TAG.latitude)) && exifText(gps.get(TAG.latitudeReference)) === '') ||
      (isPlace(gps.get(TAG.longitude)) && exifText(gps.get(TAG.longitudeReference)) === ''),
    hasMakerNote: makerNoteBytes !== undefined && makerNoteBytes > 0,
  };
}

/** The first number of a field, where it is one above zero. */
function positive(value: ExifValue | undefined): number | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const number =
    typeof first === 'number' ? first : isRational(first) ? first.numerator / first.denominator : Number.NaN;
  return number > 0 && Number.isFinite(number) ? number : undefined;
}

const isRational = (value: unknown): value is Rational =>
  typeof value === 'object' && value !== null && 'denominator' in value;

/** Degrees, minutes and seconds that are not all unknown. */
const isPlace = (value: ExifValue | undefined): boolean =>
  Array.isArray(value) &&
  value.some((part: unknown) => isRational(part) && part.denominator !== 0 && part.numerator !== 0);
