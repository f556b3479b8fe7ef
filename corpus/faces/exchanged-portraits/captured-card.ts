import sharp from 'sharp';
import { asSavedByDevice, rollPhoneSave, rollScannerSave } from '../../capture-edits/captures/first-save.js';
import type { Dice } from '../../pdf-forgeries/dice.js';
import { fromSharp, type Pixels, toSharp } from '../../photo-edits/pixels.js';
import { plainPaper } from '../../recaptures/papers.js';
import { seededRandom } from '../../seeded-random.js';
import { nearNormal } from '../attacks/attack.js';
import { drawnCamera, photographed } from '../attacks/physical/camera.js';
import { drawnFraming } from '../attacks/physical/framing.js';

export type Device = 'phone' | 'scan';

/** A picture of a card as its device saved it, and where each pixel looks on the card. */
export interface CapturedCard {
  readonly pixels: Pixels;
  /** Quality of the device's JPEG, 1..100. */
  readonly quality: number;
  /** Shares of the card's width and height; outside 0..1 beyond its edges. */
  readonly cardAt: (x: number, y: number) => { readonly u: number; readonly v: number };
}

/** Longer side of a picture in pixels. */
const PHONE_SIDE_PX = [1100, 1700] as const;
const SCAN_SIDE_PX = [900, 1500] as const;

export async function capturedCard(card: Pixels, device: Device, dice: Dice): Promise<CapturedCard> {
  return device === 'phone' ? byPhone(card, dice) : byScanner(card, dice);
}

/** The phone of `corpus/capture-edits`, with the map from its pixels to the card. */
async function byPhone(card: Pixels, dice: Dice): Promise<CapturedCard> {
  const random = seededRandom(dice.between(1, 1_000_000_000));
  const framing = drawnFraming(random, card.width / card.height, PHONE_SIDE_PX);
  const camera = drawnCamera(random, framing.width, framing.height);
  const save = rollPhoneSave(dice);
  const pixels = await asSavedByDevice(photographed(plainPaper(card, framing, random), camera, random), save);
  return { pixels, quality: save.quality, cardAt: framing.planeAt };
}

/** Straight on a flatbed: soft, with the noise of its sensors. */
async function byScanner(card: Pixels, dice: Dice): Promise<CapturedCard> {
  const random = seededRandom(dice.between(1, 1_000_000_000));
  const width = dice.between(...SCAN_SIDE_PX);
  const height = Math.round((width * card.height) / card.width);
  const soft = await fromSharp(
    sharp(await toSharp(card).resize(width, height, { fit: 'fill' }).png().toBuffer()).blur(
      dice.between(5, 10) / 10,
    ),
  );
  const noise = dice.between(8, 35) / 10;
  const rgb = soft.rgb.map((value) =>
    Math.min(255, Math.max(0, Math.round(value + noise * nearNormal(random)))),
  );
  const save = rollScannerSave(dice);
  return {
    pixels: await asSavedByDevice({ width, height, rgb }, save),
    quality: save.quality,
    cardAt: (x, y) => ({ u: x / width, v: y / height }),
  };
}
