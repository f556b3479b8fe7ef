import sharp from 'sharp';
import type { Dice } from '../../pdf-forgeries/dice.js';
import { fromSharp, type Pixels, toSharp } from '../../photo-edits/pixels.js';

/** How a device saves. */
export interface FirstSave {
  readonly quality: number;
  /** Of mozjpeg's families of tables; 0 is libjpeg's. */
  readonly table: number;
  readonly chroma: '4:2:0' | '4:4:4';
}

/** Phones save finely and with tables of their own, which no two makers share. */
export const rollPhoneSave = (dice: Dice): FirstSave => ({
  quality: dice.between(86, 96),
  table: dice.pick([0, 2, 3, 4, 6, 8]),
  chroma: '4:2:0',
});

export const rollScannerSave = (dice: Dice): FirstSave => ({
  quality: dice.between(75, 92),
  table: 0,
  chroma: dice.pick(['4:2:0', '4:4:4']),
});

/** What whoever edits a capture opens: the device's JPEG, decoded. */
export async function asSavedByDevice(
  capture: Pixels,
  { quality, table, chroma }: FirstSave,
): Promise<Pixels> {
  return fromSharp(
    sharp(
      await toSharp(capture)
        .jpeg({ quality, quantizationTable: table, chromaSubsampling: chroma })
        .toBuffer(),
    ),
  );
}
