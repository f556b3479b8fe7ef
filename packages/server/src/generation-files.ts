import { createHash } from 'node:crypto';
import { parseGenerationCard } from '@assay/forensics';
import { type NetworkFiles, networkFiles } from './network-files.js';

/**
 * A network that tells generated pictures, with its card, calibrated or not.
 * @throws RangeError with what was expected
 */
export const uncalibratedGenerationFiles = networkFiles(parseGenerationCard);

/**
 * The same, calibrated.
 * @throws RangeError with what was expected, as the parsers of settings do; names the command that calibrates
 */
export function generationFiles(path: string): NetworkFiles {
  const files = uncalibratedGenerationFiles(path);
  const { calibration } = parseGenerationCard(files.card);
  if (!calibration)
    throw new RangeError(
      `expected a network that was measured, the card of "${path}" has no calibration: run \`assay detector calibrate\``,
    );
  if (calibration.fingerprint !== generationFingerprint(files))
    throw new RangeError(
      `expected the network that was measured, "${path}" or the input or output of its card changed since: run \`assay detector calibrate\` again`,
    );
  return files;
}

/**
 * What a calibration holds for: the network, and how it is shown pictures and read. SHA-256, 64 hexadecimal
 * digits.
 */
export function generationFingerprint({ model, card }: NetworkFiles): string {
  const { input, output } = parseGenerationCard(card);
  return createHash('sha256').update(model).update(JSON.stringify({ input, output })).digest('hex');
}
