import type { Cell } from '../layout/cells.js';
import { onlyPhrases } from '../layout/phrases.js';
import { DATE_LABELS, OTHER_LABELS, PARTY_LABELS } from './field-labels.js';
import { COLUMN_HEADINGS, SECTION_HEADINGS } from './headings.js';
import { namedTotal } from './total-names.js';

const BOOKS = [PARTY_LABELS, DATE_LABELS, OTHER_LABELS, COLUMN_HEADINGS, SECTION_HEADINGS] as const;

/** A label or a heading and nothing else, however much it reads like a name. */
export const isLabelCell = ({ words, folded }: Cell): boolean =>
  namedTotal(folded) !== undefined || BOOKS.some((book) => onlyPhrases<unknown>(words, book) !== undefined);
