import type { AnyFingerprinter } from './fingerprinter.js';
import { file } from './fingerprints/file/file.js';

/** Every fingerprinter, in the order they run. A folder that is not named here does not exist for the engine. */
export const FINGERPRINTERS: readonly AnyFingerprinter[] = [file];
