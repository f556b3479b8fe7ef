import type { IdFieldName } from '../field-names.js';
import { isText, type Piece, textsUnder } from '../pieces.js';
import { FIELD_GRAMMARS, filledBy } from '../values/grammars.js';
import type { Candidate, Card } from './candidate.js';
import { saysTheSame } from './says-the-same.js';

const FIELDS: readonly IdFieldName[] = [
  'lastName',
  'firstName',
  'licenseNumber',
  'dateOfBirth',
  'expirationDate',
];
/** A card has some dozens of texts; each is compared with those right under it. */
const MAX_TEXTS = 200;

/** What the print says as the zone or the bar code does, whatever became of its label: in one line or in two. */
export function candidatesAsCoded(card: Card, pieces: readonly Piece[]): Candidate[] {
  if (card.coded.size === 0) return [];
  const texts = pieces.filter(isText).slice(0, MAX_TEXTS);
  const stretches = texts.flatMap((upper) => [
    upper.words,
    ...textsUnder(upper, texts).map((lower) => [...upper.words, ...lower.words]),
  ]);
  return FIELDS.flatMap((field): Candidate[] => {
    const grammar = FIELD_GRAMMARS[field];
    if (!card.coded.has(field) || !grammar) return [];
    return stretches.flatMap((words): Candidate[] => {
      const read = filledBy(words, grammar);
      return read && saysTheSame(card, field, read)
        ? [
            {
              parts: [{ field, read }],
              features:
                field === 'licenseNumber' ? ['without a label', 'a coded number'] : ['without a label'],
              page: pieces[0]?.page ?? 1,
            },
          ]
        : [];
    });
  });
}
