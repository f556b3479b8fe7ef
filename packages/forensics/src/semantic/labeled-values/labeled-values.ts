import type { Box } from '@assay/media';
import { boxOfRange, placeOfRange, type ReadPlace } from '../printed-text/places.js';
import { cellEnd, type TextLine } from '../printed-text/text-lines.js';
import { findDates } from './calendar-dates.js';
import { type LabelPlace, labelPlaces } from './label-places.js';
import type { Field } from './labels.js';

/**
 * A value as it is printed, with the label that a document gives it; a period's or a date's text holds
 * nothing but dates and what joins them.
 */
export interface LabeledValue extends ReadPlace {
  readonly field: Field;
  /** Without accents and capitals. */
  readonly label: string;
  /** On the page as displayed. */
  readonly labelBox: Box;
}

/** Four digits or more, in groups; stars, dots or an X for those that are not told. */
const NUMBER = /^(?:[\p{L}]{1,4}-?)?(?:[\d*•X]|x(?=[x\d*]))(?:[ ./-]?[\d*•Xx]){3,33}(?![\p{L}\d])/u;
/** Person or company: two words or more that begin with a capital, no digits. */
const NAME =
  /^\p{Lu}[\p{L}.'’-]*(?: (?:(?:de|da|do|dos|del|la|y|e|of|and|&|van|von) )*\p{Lu}[\p{L}.'’-]*)+(?= |$)/u;
/** The line above a boleto's bar code. */
const BOLETO = /^\d(?:[ .]?\d){46}(?!\d)/u;
const CODE = /^[\p{L}\d&](?:[ ./-]?[\p{L}\d&])*/u;

/** What a value of each kind looks like at the start of a text: its length, 0 for none. */
const lengthOfMatch = (pattern: RegExp) => (text: string) => pattern.exec(text)?.[0].length ?? 0;
/** A number, but no date. */
const number = (text: string): number => (findDates(text)[0]?.from === 0 ? 0 : lengthOfMatch(NUMBER)(text));
const name = lengthOfMatch(NAME);
const code = lengthOfMatch(CODE);
/** Words between a label and its date, as in "issued on the 3rd", are not read. */
const date = (text: string): number => {
  const first = findDates(text)[0];
  return first?.from === 0 ? first.to : 0;
};
const PERIOD_START = /^(?:from |between |del? |desde (?:el )?|do |entre )/u;
const BETWEEN_DATES = /^(?:\s*(?:[-–—~]|to|through|thru|until|and|al|a|ate|hasta(?: el)?)\s*)$/u;
const period = (text: string): number => {
  const [first, second] = findDates(text);
  if (!first || !second) return 0;
  const lead = text.slice(0, first.from).toLowerCase();
  const between = text.slice(first.to, second.from).toLowerCase().replace('é', 'e');
  return (lead === '' || PERIOD_START.exec(lead)?.[0] === lead) && BETWEEN_DATES.test(between)
    ? second.to
    : 0;
};

const LENGTH_OF_VALUE: Readonly<Record<Field, (text: string) => number>> = {
  'account-number': number,
  'document-number': number,
  holder: name,
  period,
  'issue-date': date,
  'due-date': date,
  'payment-date': date,
  iban: code,
  'routing-number': number,
  'card-number': number,
  clabe: number,
  rfc: code,
  curp: code,
  nss: number,
  cpf: number,
  cnpj: code,
  boleto: lengthOfMatch(BOLETO),
};

/** A value under its label starts, or ends, within this part of the page's width of where the label does. */
const MAX_SHIFT_BELOW = 0.012;
/** ... and at most this many heights of the label lower. */
const MAX_DROP_HEIGHTS = 3.5;
/** The longest values are periods in words and the lines of boletos. */
const MAX_VALUE_CHARACTERS = 120;
/** Labels read of one page; the densest forms have a few hundred. */
const MAX_LABELS_PER_PAGE = 1000;

/**
 * The labeled values of one page: to the right of the label, else right below it.
 * @param lines of one page, from top to bottom
 */
export function labeledValues(lines: readonly TextLine[]): LabeledValue[] {
  const values: LabeledValue[] = [];
  let labelsLeft = MAX_LABELS_PER_PAGE;
  lines.forEach((line, at) => {
    for (const place of labelPlaces(line)) {
      if (labelsLeft-- <= 0) return;
      const value =
        valueAt(line, place.to, line, place) ?? valueBelow(lines.slice(at + 1, at + 4), line, place);
      if (value) values.push(value);
    }
  });
  return values;
}

function valueBelow(below: readonly TextLine[], line: TextLine, place: LabelPlace): LabeledValue | undefined {
  const label = boxOfRange(line, place.from, place.to);
  if (!label) return undefined;
  for (const candidate of below) {
    for (const from of candidate.cellStarts) {
      const box = boxOfRange(candidate, from, cellEnd(candidate, from));
      if (!box || box.y1 - label.y2 > MAX_DROP_HEIGHTS * (label.y2 - label.y1)) continue;
      if (Math.min(Math.abs(box.x1 - label.x1), Math.abs(box.x2 - label.x2)) < MAX_SHIFT_BELOW) {
        return valueAt(candidate, from, line, place);
      }
    }
  }
  return undefined;
}

function valueAt(
  line: TextLine,
  from: number,
  labelLine: TextLine,
  place: LabelPlace,
): LabeledValue | undefined {
  const length = LENGTH_OF_VALUE[place.field](
    line.text.slice(from, Math.min(cellEnd(line, from), from + MAX_VALUE_CHARACTERS)),
  );
  if (length === 0) return undefined;
  const value = placeOfRange(line, from, from + length);
  const label = placeOfRange(labelLine, place.from, place.to);
  return value && label && { ...value, field: place.field, label: place.label, labelBox: label.box };
}
