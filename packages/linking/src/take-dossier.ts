import type { Views } from '@assay/media';
import type { FileHabits } from './habits/habits.js';
import { readHabits } from './habits/read-habits.js';
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
  const fingerprints = await takeFingerprints(views, FINGERPRINTERS, options);
  const stated = await statedOf(views, options);
  const habits = await habitsOf(views, options);
  return { documentClass, fingerprints, stated, ...(habits && { habits }) };
}

async function habitsOf(
  views: Views,
  { onStart, onBroken, skip }: TakeOptions,
): Promise<FileHabits | undefined> {
  if (skip?.has(HABITS) || !views.offers('pdf')) return undefined;
  onStart?.(HABITS);
  try {
    return readHabits(await views.get('pdf'));
  } catch (error) {
    onBroken?.(HABITS, error);
    return undefined;
  }
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

/** What the reading of stated values and of habits is called beside the fingerprinters. */
const [STATED, HABITS] = ['stated', 'habits'];
