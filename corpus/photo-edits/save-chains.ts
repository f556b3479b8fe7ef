import type { Dice } from '../pdf-forgeries/dice.js';
import { fromSharp, type Pixels, toSharp } from './pixels.js';

/** A picture as saved, with the ending that its name gets. */
export interface Saved {
  readonly bytes: Buffer;
  readonly ending: 'jpg' | 'png' | 'webp';
}

/**
 * How a photograph is saved; numbers were rolled beforehand, so that an edit and its twin go the same way.
 */
export interface SaveChain {
  readonly name: string;
  /** The rolled numbers, for the manifest. */
  readonly settings: string;
  save(pixels: Pixels): Promise<Saved>;
}

const asJpeg = async (pixels: Pixels, quality: number, full = false): Promise<Saved> => ({
  bytes: await toSharp(pixels)
    .jpeg({ quality, chromaSubsampling: full ? '4:4:4' : '4:2:0' })
    .toBuffer(),
  ending: 'jpg',
});

const asPng = async (pixels: Pixels): Promise<Saved> => ({
  bytes: await toSharp(pixels).png({ compressionLevel: 3 }).toBuffer(),
  ending: 'png',
});

const shrunk = (pixels: Pixels, longestSide: number): Promise<Pixels> =>
  fromSharp(
    toSharp(pixels).resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );

/** @param quality of the picture's own last save, 1..100 */
export type Roll = (dice: Dice, quality: number) => SaveChain;

const jpegOf =
  (name: string, qualityFrom: (dice: Dice, quality: number) => number): Roll =>
  (dice, last) => {
    const quality = Math.min(99, Math.max(40, qualityFrom(dice, last)));
    const full = dice.chance(0.3);
    return {
      name,
      settings: `q${quality}${full ? ' 444' : ' 420'}`,
      save: (pixels) => asJpeg(pixels, quality, full),
    };
  };

export const jpegHigher = jpegOf('jpeg_higher', (dice, quality) =>
  Math.max(quality + 2, dice.between(95, 98)),
);
export const jpegLower = jpegOf('jpeg_lower', (dice, quality) => Math.min(quality - 5, dice.between(65, 85)));

export const png: Roll = () => ({ name: 'png', settings: '', save: asPng });

export const webp: Roll = (dice) => {
  const quality = dice.between(75, 92);
  return {
    name: 'webp',
    settings: `q${quality}`,
    save: async (pixels) => ({
      bytes: await toSharp(pixels).webp({ quality, effort: 2 }).toBuffer(),
      ending: 'webp',
    }),
  };
};

export const resized: Roll = (dice) => {
  const [per, quality] = [dice.between(50, 90), dice.between(85, 95)];
  return {
    name: 'resized',
    settings: `${per} % q${quality}`,
    save: async (pixels) =>
      asJpeg(await shrunk(pixels, Math.round((Math.max(pixels.width, pixels.height) * per) / 100)), quality),
  };
};

/** @param longestSide to which the messenger brings a picture, pixels @param quality of its JPEG, 1..100 */
const messengerOf =
  (longestSide: number, quality: number): Roll =>
  () => ({
    name: 'messenger',
    settings: `${longestSide} q${quality}`,
    save: async (pixels) => asJpeg(await shrunk(pixels, longestSide), quality),
  });
export const messenger = messengerOf(1600, 70);
/** For pictures that are hardly larger than what the first lets through. */
export const smallMessenger = messengerOf(1280, 72);

/** Shown smaller or as it is, and cut from the display. */
export const screenshot: Roll = (dice) => {
  const [per, left, top] = [dice.pick([100, 100, 90, 80, 75, 67]), dice.between(1, 7), dice.between(1, 7)];
  return {
    name: 'screenshot',
    settings: `${per} % cut ${left} ${top}`,
    save: async (pixels) => {
      const shown = await shrunk(pixels, Math.round((Math.max(pixels.width, pixels.height) * per) / 100));
      return asPng(
        await fromSharp(
          toSharp(shown).extract({ left, top, width: shown.width - left, height: shown.height - top }),
        ),
      );
    },
  };
};

const savedTwice: Roll = (dice) => {
  const [first, second] = [dice.between(85, 95), dice.between(80, 93)];
  return {
    name: 'saved_twice',
    settings: `q${first} q${second}`,
    save: async (pixels) => {
      const { bytes } = await asJpeg(pixels, first);
      const { default: sharp } = await import('sharp');
      return asJpeg(await fromSharp(sharp(bytes)), second);
    },
  };
};

/** The chains, in the order they are gone through. */
export const CHAINS: readonly Roll[] = [
  jpegOf('jpeg_same', (_dice, quality) => quality),
  png,
  jpegHigher,
  webp,
  jpegLower,
  resized,
  savedTwice,
  messenger,
];
