import type { Views } from '@assay/media';
import { FINGERPRINTERS } from './registry.js';
import { readStated } from './stated/read-stated.js';
import { type TakeOptions, takeFingerprints } from './take-fingerprints.js';
import type { Dossier, StatedValue } from './types.js';

/** What is kept of a document to recognise others by. What cannot be taken is missing. */
export async function takeDossier(
  views: Views,
  documentClass: Dossier['documentClass'],
  options: TakeOptions = {},
): Promise<Dossier> {
  return {
    documentClass,
    fingerprints: await takeFingerprints(views, FINGERPRINTERS, options),
    stated: await statedOf(views, options),
  };
}

async function statedOf(
  views: Views,
  { onStart, onBroken, skip }: TakeOptions,
): Promise<readonly StatedValue[]> {
  if (skip?.has(STATED) || !views.offers('fields')) return [];
  onStart?.(STATED);
  try {
    return readStated(await views.get('fields'));
  } catch (error) {
    onBroken?.(STATED, error);
    return [];
  }
}

/** What the reading of stated values is called beside the fingerprinters. */
const STATED = 'stated';
