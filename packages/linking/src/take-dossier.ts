import type { ViewName, Views, ViewTypes } from '@assay/media';
import { readHabits } from './habits/read-habits.js';
import { FINGERPRINTERS } from './registry.js';
import { readStated } from './stated/read-stated.js';
import { type TakeOptions, takeFingerprints } from './take-fingerprints.js';
import type { Dossier } from './types.js';

/** What is kept of a document to recognize others by. What cannot be taken is missing. */
export async function takeDossier(
  views: Views,
  documentClass: Dossier['documentClass'],
  options: TakeOptions = {},
): Promise<Dossier> {
  const fingerprints = await takeFingerprints(views, FINGERPRINTERS, options);
  const stated = await partOf('stated', 'fields', readStated, views, options);
  const habits = await partOf('habits', 'pdf', readHabits, views, options);
  return { documentClass, fingerprints, stated: stated ?? [], ...(habits && { habits }) };
}

/**
 * What is read of one view beside the fingerprints; undefined where the view is not there, or reading it broke.
 * @param id as a fingerprinter's, for the options
 */
async function partOf<View extends ViewName, Part>(
  id: string,
  view: View,
  read: (view: ViewTypes[View]) => Part,
  views: Views,
  { onStart, onBroken, skip }: TakeOptions,
): Promise<Part | undefined> {
  if (skip?.has(id) || !views.offers(view)) return undefined;
  onStart?.(id);
  try {
    return read(await views.get(view));
  } catch (error) {
    onBroken?.(id, error);
    return undefined;
  }
}
