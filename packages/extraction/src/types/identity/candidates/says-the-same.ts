import { squeeze } from '@assay/media';
import { isoDate } from '../../../dates/printed-date.js';
import { sameName } from '../../../fields/same-value.js';
import type { LabelMeaning } from '../labels/meaning.js';
import { beginsGivenNames, beginsSurnames, isNameOf } from '../names/curp.js';
import type { ReadValue } from '../values/grammar.js';
import type { Feature } from '../weights.js';
import type { Card, Part } from './candidate.js';

/** Whether a value is what a zone or a bar code has of its field; undefined where neither has it. */
export function saysTheSame(card: Card, field: LabelMeaning, { value }: ReadValue): boolean | undefined {
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
