import sharp from 'sharp';
import { valueNoise } from '../../corpus/photo/value-noise.js';
import { seededRandom } from '../../corpus/seeded-random.js';

/** The scene is made at this share of the photo's sides and enlarged: what is finer comes from the sensor. */
const SCENE_SHARE = 1 / 4;
/** Standard deviation of the sensor's noise, levels: daylight on a phone. */
const NOISE_LEVELS = 2.5;
const QUALITY = 92;

/**
 * What a camera notes; the names of the directories are sharp's: IFD2 is that of the photo (EXIF 2.32,
 * 4.6.3).
 */
const EXIF = {
  IFD0: {
    Make: 'Example',
    Model: 'Example Camera 12',
    Software: '1.4.2',
    DateTime: '2026:03:14 10:21:37',
    XResolution: '72/1',
    YResolution: '72/1',
  },
  IFD2: {
    DateTimeOriginal: '2026:03:14 10:21:37',
    DateTimeDigitized: '2026:03:14 10:21:37',
    ExposureTime: '1/250',
    FNumber: '18/10',
    ISOSpeedRatings: '80',
    FocalLength: '425/100',
    LensModel: 'Example 4.25 mm f/1.8',
  },
};

/**
 * A JPEG as a camera saves it: patches of color with edges between them, texture on four scales, noise in
 * each pixel; the same for the same size.
 */
export async function madePhoto(width: number, height: number): Promise<Uint8Array> {
  const enlarged = await sharp(sceneOf(Math.round(width * SCENE_SHARE), Math.round(height * SCENE_SHARE)), {
    raw: { width: Math.round(width * SCENE_SHARE), height: Math.round(height * SCENE_SHARE), channels: 3 },
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const random = seededRandom(12);
  for (let at = 0; at < enlarged.length; at++) {
    // Of three uniform numbers the sum less 1.5 has a standard deviation of a half.
    const noise = 2 * NOISE_LEVELS * (random() + random() + random() - 1.5);
    enlarged[at] = Math.max(0, Math.min(255, Math.round(enlarged[at]! + noise)));
  }
  const jpeg = sharp(enlarged, { raw: { width, height, channels: 3 } }).jpeg({
    quality: QUALITY,
    chromaSubsampling: '4:2:0',
  });
  return new Uint8Array(await jpeg.withExif(EXIF).toBuffer());
}

const TEXTURE_SCALES = [2, 5, 16, 60] as const;
const PATCHES = 7;

function sceneOf(width: number, height: number): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const patch = Math.floor(PATCHES * valueNoise((x / width) * 9, (y / height) * 7, 1));
    const light = 0.5 + 0.5 * valueNoise((x / width) * 2, (y / height) * 2, 2);
    const texture =
      TEXTURE_SCALES.reduce((sum, scale) => sum + valueNoise(x / scale, y / scale, 3 + patch) - 0.5, 0) /
      TEXTURE_SCALES.length;
    for (let channel = 0; channel < 3; channel++) {
      const color = 50 + 190 * valueNoise(patch * 3.7, channel * 5.3, 20);
      rgb[pixel * 3 + channel] = Math.max(0, Math.min(255, light * color + 90 * texture));
    }
  }
  return rgb;
}
