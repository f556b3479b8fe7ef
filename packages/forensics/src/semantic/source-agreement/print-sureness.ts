import type { DocumentText, FieldReading, PlaceRereader } from '@assay/media';
import { readField } from '../reading-doubt/read-field.js';
import type { Slip } from '../reading-doubt/slips.js';
import { LEAST_READING, type Sureness, surenessOf } from '../reading-doubt/sureness.js';
import { bareNumber } from './compare-numbers.js';
import { bareLetters } from './name-letters.js';

/**
 * A label that was found with doubt lowers a field's confidence, too; set on edited cards (README.md, "Error
 * rates"), on which no honest one depends.
 */
const SURE_CONFIDENCE = 0.45;
/**
 * Of a zone's value whose check digit holds (`mrz-readings.ts` in extraction has 0.98): it takes the second
 * reading's place.
 */
const UNDER_CHECK_DIGIT = 0.9;
/**
 * Of a code: a bar code's own error correction, a zone's check digit that holds, or a name whose characters
 * were read well (`mrz-readings.ts` in extraction).
 */
const SURE_CODE = 0.7;
/** Behind a pattern, a second reading may make anything of it. */
const SURE_REREADING = 0.6;

/** Whether a code was read surely. */
export const isCodeSure = ({ repaired, confidence }: FieldReading): boolean =>
  repaired === undefined && confidence >= SURE_CODE;

/**
 * Whether a field of a card was read surely in print. What it is held against, a code, says what would fit.
 * @param slip that would explain it
 */
export async function printSureness(
  printed: FieldReading,
  { text, rereader }: { readonly text: DocumentText; readonly rereader?: PlaceRereader | undefined },
  slip?: Slip,
): Promise<Sureness> {
  if (printed.source === 'mrz') return printed.confidence >= UNDER_CHECK_DIGIT ? 'sure' : 'unsure';
  if (printed.source !== 'text' && printed.confidence < SURE_CONFIDENCE) return 'unsure';
  const need = { repeats: saysTheSame, slip, leastReading: LEAST_READING, leastRereading: SURE_REREADING };
  return surenessOf(readField(printed, text), rereader, need);
}

/**
 * The same letters and digits, a label beside them allowed; of a text without digits the letters, however
 * they are marked.
 */
function saysTheSame(again: string, first: string): boolean {
  const [wide, narrow] = [again, first].map((text) =>
    bareNumber(text.normalize('NFD').replace(/\p{M}/gu, '')),
  ) as [string, string];
  if (narrow !== '' && wide.includes(narrow)) return true;
  const letters = /\d/u.test(first) ? '' : bareLetters(first);
  return letters !== '' && bareLetters(again).includes(letters);
}
