import { renameSync, writeFileSync } from 'node:fs';
import type { FittedSteps } from '@assay/biometrics';
import type { Share } from '@assay/media';
import { CommandError } from '../exit-codes.js';

/**
 * Writes steps with what was counted of them: beside the file first, then in its place, so that no server
 * reads half of one.
 * @param network SHA-256 of the network they were fitted for
 * @throws CommandError where that is not possible
 */
export function writeSteps(path: string, network: string, { steps, ...counted }: FittedSteps): void {
  const { attackBelow, liveFrom, ofAttack, ofLive } = steps;
  const text = ({ count, total }: Share): string => `${count} of ${total}`;
  const file = {
    network,
    date: new Date().toISOString().slice(0, 10),
    steps: { attackBelow, liveFrom, ofAttack, ofLive },
    counted: Object.fromEntries(Object.entries(counted).map(([name, share]) => [name, text(share)])),
  };
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(file, undefined, 2)}\n`);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new CommandError('USAGE', `${path} cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
