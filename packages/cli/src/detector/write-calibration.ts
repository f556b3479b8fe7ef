import { realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import type { CardCalibration } from '@assay/forensics';
import { CommandError } from '../exit-codes.js';

/**
 * Writes a calibration into a card, the other entries as they are: beside it first, then in its place, so
 * that no server reads half of one.
 * @param path of the card
 * @param card its JSON
 * @throws CommandError where that is not possible
 */
export function writeCalibration(path: string, card: string, calibration: CardCalibration): void {
  try {
    const target = realpathSync(path);
    const written = `${target}.new`;
    writeFileSync(written, `${JSON.stringify({ ...JSON.parse(card), calibration }, undefined, 2)}\n`, {
      mode: statSync(target).mode,
    });
    renameSync(written, target);
  } catch (error) {
    throw new CommandError('USAGE', `${path} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
