import type { RgbImage } from '@assay/media';

/** Applies a function to every pixel: coded red, green and blue, 0..255, in and out. */
export function mapPixels(
  image: RgbImage,
  change: (rgb: [number, number, number], x: number, y: number) => void,
): RgbImage {
  const rgb = new Uint8Array(image.rgb.length);
  const pixel: [number, number, number] = [0, 0, 0];
  for (let y = 0, at = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++, at += 3) {
      pixel[0] = image.rgb[at]!;
      pixel[1] = image.rgb[at + 1]!;
      pixel[2] = image.rgb[at + 2]!;
      change(pixel, x, y);
      for (let channel = 0; channel < 3; channel++)
        rgb[at + channel] = Math.min(255, Math.max(0, pixel[channel]! + 0.5));
    }
  }
  return { ...image, rgb };
}

/**
 * A photo laid upon a larger ground, as a display or a sheet lies before whatever is behind it; the ground is
 * as noisy as the photo.
 */
export function laidUpon(
  image: RgbImage,
  rim: number,
  random: () => number,
  around: (x: number, y: number) => readonly [number, number, number],
): RgbImage {
  const width = image.width + 2 * rim;
  const height = image.height + 2 * rim;
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [ix, iy] = [x - rim, y - rim];
      const inside = ix >= 0 && iy >= 0 && ix < image.width && iy < image.height;
      if (inside)
        rgb.set(image.rgb.subarray((iy * image.width + ix) * 3, (iy * image.width + ix) * 3 + 3), at);
      else {
        const light = 1 + 0.25 * Math.sin((x + 2 * y) / (width + height)) + 0.02 * (random() - 0.5);
        const ground = around(ix < 0 ? -ix : ix - image.width, iy < 0 ? -iy : iy - image.height);
        for (let channel = 0; channel < 3; channel++)
          rgb[at + channel] = Math.min(255, ground[channel]! * light);
      }
    }
  }
  return { width, height, rgb };
}

/** Means of three neighbors along rows and columns, several times: close to a Gaussian. */
export function softened(image: RgbImage, times: number): RgbImage {
  let { rgb } = image;
  const row = image.width * 3;
  for (let pass = 0; pass < times; pass++) {
    for (const step of [3, row]) {
      const before = rgb;
      rgb = before.map(
        (value, index) => (value * 2 + (before[index - step] ?? value) + (before[index + step] ?? value)) / 4,
      );
    }
  }
  return { ...image, rgb };
}
