import { verdictToWire } from '@assay/server';
import { type ComparedPair, isCompared, type UncomparedPair } from './compare-files.js';

/**
 * One pair as one line of JSON, in the spellings of the verification record; ends with a line break. A pair
 * that could not be compared has `file` and `error` instead: `{code, message}`.
 */
export function toJsonLine(pair: ComparedPair | UncomparedPair): string {
  if (!isCompared(pair))
    return `${JSON.stringify({ file: pair.path, error: { code: pair.problem, message: pair.message } })}\n`;
  const { id, idBack, selfie, verdict } = pair;
  return `${JSON.stringify({ id, idBack, selfie, ...verdictToWire(verdict) })}\n`;
}
