import { squeeze } from '@assay/media';
import { isoDate } from '../../../dates/printed-date.js';
import { sameName } from '../../../fields/same-value.js';
import type { IdFieldName } from '../field-names.js';
import type { LabelMeaning } from '../labels/lexicon.js';
import { beginsGivenNames, beginsSurnames, isNameOf } from '../names/curp.js';
import { isText, type Piece, textsUnder } from '../pieces.js';
import { FIELD_GRAMMARS, filledBy, type ReadValue } from '../values/grammars.js';
import type { Feature } from '../weights.js';
import type { Candidate, Card, Part } from './candidate.js';

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

/** Whether a value is what a zone or a bar code has of its field; undefined where neither has it. */
function saysTheSame(card: Card, field: LabelMeaning, { value }: ReadValue): boolean | undefined {
  const coded = card.coded.get(field as never);
  if (coded === undefined) return undefined;
  // A zone prints no century: what it says of a birth a hundred years ago, print corrects.
  if (typeof value !== 'string') return isoDate(value, card.order, 1900).slice(2) === coded.slice(2);
  if (field === 'firstName' || field === 'lastName')
    return (
      sameName(value, coded) || (value.toUpperCase().startsWith(coded.toUpperCase()) ? undefined : false)
    );
  return squeeze(value) === squeeze(coded);
}

/** What codes of the card say for and against a value. */
export function evidenceFor(card: Card, { field, read }: Part): Feature[] {
  const same = saysTheSame(card, field, read);
  const features: Feature[] = same === undefined ? [] : [same ? 'coded the same' : 'coded otherwise'];
  const { curp } = card;
  if (curp === undefined || typeof read.value !== 'string') return features;
  const agrees: Partial<Record<LabelMeaning, typeof isNameOf>> = {
    lastName: beginsSurnames,
    firstName: beginsGivenNames,
    fullName: isNameOf,
  };
  const isOf = agrees[field]?.(curp, read.value);
  if (isOf !== undefined) features.push(isOf ? 'the key agrees' : 'the key disagrees');
  return features;
}
