import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type NetworkSteps, parseStepsFile } from '@assay/biometrics';
import { antiSpoofNetworkPath } from './workers/worker/face-model-supply.js';

/** SHA-256 of the network against recaptures that ships, 64 hexadecimal digits. */
export const shippedNetworkDigest = (): string =>
  createHash('sha256').update(readFileSync(antiSpoofNetworkPath)).digest('hex');

/**
 * Steps of the network that ships, fitted on an operator's pictures.
 * @throws RangeError with what was expected, as the parsers of settings do; names the command that fits them
 */
export function livenessSteps(path: string): NetworkSteps {
  let json: string;
  try {
    json = readFileSync(path, 'utf8');
  } catch (error) {
    throw new RangeError(
      `expected a file that can be read, received "${path}" (${(error as NodeJS.ErrnoException).code})`,
    );
  }
  const { network, steps } = parsed(json, path);
  if (network !== shippedNetworkDigest())
    throw new RangeError(
      `expected steps of the network that ships, "${path}" holds those of another: run \`assay liveness calibrate\` again`,
    );
  return steps;
}

function parsed(json: string, path: string) {
  try {
    return parseStepsFile(json);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new RangeError(`expected what \`assay liveness calibrate\` writes in "${path}" (${error.message})`);
  }
}
