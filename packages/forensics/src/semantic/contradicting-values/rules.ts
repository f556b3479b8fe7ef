import type { LabeledValue } from '../labeled-values/labeled-values.js';
import type { Field } from '../labeled-values/labels.js';
import { lettersAndDigits } from '../printed-text/fold.js';
import type { ReadPlace } from '../printed-text/places.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import type { HiddenText } from './hidden-texts.js';
import { MEASURE } from './measure.js';
import { isNearMiss } from './near-miss.js';

/** Numbers that identify something, and may be printed more than once. */
const NUMBERS: readonly Field[] = [
  'account-number',
  'document-number',
  'iban',
  'clabe',
  'card-number',
  'rfc',
  'curp',
  'nss',
  'cpf',
  'cnpj',
];
/**
 * A business numbers its documents one after the other: a template's title, or a list, may name the
 * neighbor.
 */
const SERIAL: readonly Field[] = ['document-number'];

const MASK = /[*•Xx]/u;

interface Seen {
  readonly measure: number;
  readonly code: string;
  readonly summary: string;
  /** The other text, and where the pages print it. */
  readonly before: string;
  readonly other?: ReadPlace;
}

const observed = (
  { measure, code, summary, before, other }: Seen,
  value: LabeledValue,
): RestingObservation => ({
  measure,
  evidence: {
    code,
    kind: 'value_comparison',
    summary,
    page: value.page,
    boundingBox: value.box,
    before,
    after: value.text,
  },
  restsOn: other ? [value, other] : [value],
});

const numbersOf = (values: readonly LabeledValue[], masked: boolean): LabeledValue[] =>
  values.filter(
    ({ field, text }) => NUMBERS.includes(field) && MASK.test(text.replace(/^\p{L}+/u, '')) === masked,
  );

/**
 * A number printed again with one or two characters changed. Printed more often one way than the other, the
 * rarer one differs; otherwise they may be the numbers of two neighboring accounts.
 */
export function differingRepeats(values: readonly LabeledValue[]): RestingObservation[] {
  const numbers = numbersOf(values, false);
  const timesPrinted = new Map<string, number>();
  for (const { text } of numbers)
    timesPrinted.set(lettersAndDigits(text), (timesPrinted.get(lettersAndDigits(text)) ?? 0) + 1);
  const times = ({ text }: LabeledValue): number => timesPrinted.get(lettersAndDigits(text)) ?? 0;
  return numbers.flatMap((value, index): RestingObservation[] => {
    const other = numbers.find(
      (one, at) =>
        one.field === value.field &&
        isNearMiss(lettersAndDigits(value.text), lettersAndDigits(one.text)) &&
        (times(one) > times(value) || (times(one) === times(value) && at < index)),
    );
    if (!other) return [];
    const rarer = times(other) > times(value) && !SERIAL.includes(value.field);
    const summary = `"${value.text}" is printed where the document says "${other.text}" elsewhere.`;
    const measure = rarer ? MEASURE.differing : MEASURE.explicable;
    return [observed({ measure, code: 'NUMBER_DIFFERS', summary, before: other.text, other }, value)];
  });
}

/** Digits left to read of a masked number that are compared. */
const MIN_SHOWN_DIGITS = 3;

/** A masked number that ends otherwise than the only full one with the same label. */
export function differingMasks(values: readonly LabeledValue[]): RestingObservation[] {
  return numbersOf(values, true).flatMap((value): RestingObservation[] => {
    const shown = /\d+$/u.exec(lettersAndDigits(value.text))?.[0] ?? '';
    const full = numbersOf(values, false).filter(({ label }) => label === value.label);
    const [other] = full;
    if (
      !other ||
      full.some(({ text }) => lettersAndDigits(text) !== lettersAndDigits(other.text)) ||
      shown.length < MIN_SHOWN_DIGITS
    )
      return [];
    const before = lettersAndDigits(other.text);
    if (before.endsWith(shown)) return [];
    const summary = `"${value.text}" does not end like "${before}", which has the same label.`;
    return [
      observed({ measure: MEASURE.explicable, code: 'MASKED_NUMBER_DIFFERS', summary, before, other }, value),
    ];
  });
}

/** Words of the hidden texts that are compared. */
const MAX_TOKENS = 20_000;

/** A number of which the file's own hidden texts know another version, and not the printed one. */
export function differingHiddenTexts(
  values: readonly LabeledValue[],
  hidden: readonly HiddenText[],
): RestingObservation[] {
  const tokens = hidden
    .flatMap(({ source, text }) =>
      [...text.matchAll(/[\p{L}\d][\p{L}\d./-]*/gu)].flatMap(([token]) =>
        [token, ...token.split(/[./-]/u)].map((part) => ({ source, number: lettersAndDigits(part) })),
      ),
    )
    .slice(0, MAX_TOKENS);
  const known = new Set(tokens.map(({ number }) => number));
  return numbersOf(values, false).flatMap((value): RestingObservation[] => {
    const own = lettersAndDigits(value.text);
    const other = known.has(own)
      ? undefined
      : tokens.find(({ number }) => /\d/u.test(number) && isNearMiss(own, number));
    if (!other) return [];
    const summary = `The page says "${value.text}", but ${other.source} says "${other.number}".`;
    const measure = SERIAL.includes(value.field) ? MEASURE.explicable : MEASURE.contradicting;
    return [observed({ measure, code: 'HIDDEN_TEXT_DIFFERS', summary, before: other.number }, value)];
  });
}

/** A repeated head stands at the same place of every page; of the page's sides. */
const SAME_PLACE = 0.01;

/** Pages that name the same account or document, but another holder at the same place. */
export function differingHolders(values: readonly LabeledValue[]): RestingObservation[] {
  const holders = values.filter(({ field }) => field === 'holder');
  const numbers = (page: number) =>
    values
      .filter((value) => value.page === page && NUMBERS.includes(value.field))
      .map(({ text }) => lettersAndDigits(text));
  return holders.flatMap((value): RestingObservation[] => {
    const other = holders.find(
      ({ page, label, labelBox, text }) =>
        page < value.page &&
        label === value.label &&
        text.toLowerCase() !== value.text.toLowerCase() &&
        Math.abs(labelBox.x1 - value.labelBox.x1) < SAME_PLACE &&
        Math.abs(labelBox.y1 - value.labelBox.y1) < SAME_PLACE,
    );
    if (!other || !numbers(other.page).some((number) => numbers(value.page).includes(number))) return [];
    const summary = `Pages ${other.page} and ${value.page} name the same number, but "${other.text}" and "${value.text}" as "${value.label}".`;
    return [
      observed(
        { measure: MEASURE.differing, code: 'HOLDER_DIFFERS', summary, before: other.text, other },
        value,
      ),
    ];
  });
}
