import type { DocumentField, DocumentFields } from '@assay/media';
import type { StatedValue } from '../types.js';
import { indexOf, MAX_ACCOUNTS, patternOf } from './field-names.js';
import { STATED_NAMES } from './stated-fields.js';

/**
 * Values of one document: a dossier is kept for as long as its submission, and read again for each that may
 * be linked with it.
 */
export const MAX_STATED_VALUES = 24;
/** A longer one is no name and no number. */
const MAX_CHARACTERS = 80;
/** Less sure values are not compared, so they are not kept either. */
const LEAST_CONFIDENCE = 0.5;

const RANKS: ReadonlyMap<string, number> = new Map(STATED_NAMES.map((name, index) => [name, index]));

/**
 * The values that a document states once and that another submission may contradict, in the order of the
 * table; of several accounts one after the other.
 */
export function readStated({ fields }: DocumentFields): StatedValue[] {
  return fields
    .filter(
      ({ name, confidence }) =>
        RANKS.has(patternOf(name)) && confidence >= LEAST_CONFIDENCE && indexOf(name) < MAX_ACCOUNTS,
    )
    .sort((one, other) => indexOf(one.name) - indexOf(other.name) || rankOf(one) - rankOf(other))
    .slice(0, MAX_STATED_VALUES)
    .map(statedOf);
}

const rankOf = ({ name }: DocumentField): number => RANKS.get(patternOf(name)) ?? STATED_NAMES.length;

function statedOf({ name, value, raw, confidence, source, page, box }: DocumentField): StatedValue {
  const kept = typeof value === 'string' ? value.slice(0, MAX_CHARACTERS) : value;
  const printed = raw.replace(/\s+/gu, ' ').trim().slice(0, MAX_CHARACTERS);
  return { name, value: kept, raw: printed, confidence, source, page, ...(box && { boundingBox: box }) };
}
