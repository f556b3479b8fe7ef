import type { DocumentField, TextLine } from '@assay/media';
import { type PrintedSpan, printedField, spanOf } from '../../fields/printed-field.js';
import { CURRENCY_FIELD_NAME, type FieldInput } from '../../fields/types.js';
import { endsInCents, hasDigit, lettersOf } from '../../layout/characters.js';
import { phraseAt, phraseBook } from '../../layout/phrases.js';
import { documentRows } from '../../page/document-rows.js';
import { phrasesOf } from '../../vocabulary/pattern.js';
import data from './currencies.json' with { type: 'json' };

/** A statement of a year has more words; its first pages say the currency. */
const MAX_WORDS = 8_000;

/**
 * How likely a currency is the document's own, set by reason: a sign or code that is its alone, in most
 * places; the dollar's sign in a country that is known; no sign at all; a country that only the caller names.
 */
const LIKELIHOOD = { named: 0.97, contested: 0.75, sharedSign: 0.94, country: 0.85, expected: 0.6 } as const;
/** Where another currency is named this part as often, neither is sure. */
const CONTESTED_SHARE = 0.4;

const SIGNS = new Map(Object.entries(data.signs));
const SHARED_SIGNS: Readonly<Record<string, readonly string[]>> = data.sharedSigns;
const CODES: ReadonlySet<string> = new Set(phrasesOf(data.codes));
const NAMES = phraseBook<string>(data.names);
const OF_COUNTRY: Readonly<Record<string, string>> = data.ofCountry;
const EXPECTED = { us: 'USD', mx: 'MXN', br: 'BRL' } as const;

/** A currency that the print names, and a place where it does. */
interface Mention {
  readonly currency: string;
  readonly span: PrintedSpan | undefined;
}

/**
 * The currency of a document's amounts: the one whose sign, code or name stands most often; a sign that many
 * share, like the dollar's, means the currency of the country that issued the document, where that bears it.
 * @returns no field for a document without amounts
 */
export function readCurrency(input: FieldInput): DocumentField[] {
  const lines = firstLines(input);
  const found = mentions(lines);
  const shared = sharedSign(lines);
  const own = ownCurrency(input, shared?.sign);
  const counts = countsOf(found);
  if (shared && own) counts.set(own.currency, (counts.get(own.currency) ?? 0) + shared.count);
  const [best, second] = [...counts].sort(([, one], [, other]) => other - one);
  const currency = best?.[0] ?? own?.currency;
  const span = found.find((one) => one.currency === currency)?.span ?? shared?.span ?? firstAmount(lines);
  if (currency === undefined || !span) return [];
  const isNamed = found.some((one) => one.currency === currency);
  const isContested = best !== undefined && second !== undefined && second[1] > CONTESTED_SHARE * best[1];
  const likelihood = isContested ? LIKELIHOOD.contested : isNamed ? LIKELIHOOD.named : (own?.likelihood ?? 0);
  return [printedField(CURRENCY_FIELD_NAME.name, currency, span, likelihood, documentRows(input.text))];
}

function firstLines({ text }: FieldInput): TextLine[] {
  let words = 0;
  return documentRows(text)
    .rows.map(({ line }) => line)
    .filter((line) => {
      words += line.words.length;
      return words <= MAX_WORDS;
    });
}

/** What stands before or behind the digits of one word, `R$` and `€`, and the word without its brackets. */
const besideDigits = (text: string): string[] => [
  text.replace(/[\d.,'’()+\-\u2212\u2013:]+/gu, ' ').trim(),
  text.replace(/[()[\],;:]+/gu, ''),
];

const mentions = (lines: readonly TextLine[]): Mention[] =>
  lines.flatMap((line) => {
    const signed = line.words.flatMap((word): Mention[] => {
      const currency = currencyOf(word.text);
      return currency === undefined ? [] : [{ currency, span: spanOf([word], line.page) }];
    });
    return [...signed, ...named(line)];
  });

function currencyOf(text: string): string | undefined {
  for (const mark of besideDigits(text)) {
    const code = lettersOf(mark);
    const bySign = SIGNS.get(mark.toUpperCase());
    if (bySign !== undefined) return bySign;
    if (mark === code && CODES.has(code)) return code;
  }
  return undefined;
}

/** Names of currencies in the words of a line: `Saldo en pesos`. */
const named = ({ words, page }: TextLine): Mention[] =>
  words.flatMap((_, from): Mention[] => {
    const name = phraseAt(words, from, NAMES);
    return name ? [{ currency: name.meaning, span: spanOf(words.slice(name.from, name.to), page) }] : [];
  });

/** The sign of several currencies that stands most often before digits. */
function sharedSign(
  lines: readonly TextLine[],
): { readonly sign: string; readonly count: number; readonly span: PrintedSpan | undefined } | undefined {
  const places = lines.flatMap((line) =>
    line.words.flatMap((word, index) => {
      const sign = Object.keys(SHARED_SIGNS).find(
        (one) => word.text.startsWith(one) || word.text.endsWith(one),
      );
      const isBare = sign === word.text;
      const beside = isBare ? line.words[index + 1] : word;
      return sign !== undefined && hasDigit(beside?.text ?? '') && isOnlySigned(word.text, sign)
        ? [{ sign, span: spanOf(beside && isBare ? [word, beside] : [word], line.page) }]
        : [];
    }),
  );
  const [first] = places;
  return first && { ...first, count: places.filter(({ sign }) => sign === first.sign).length };
}

const isOnlySigned = (text: string, sign: string): boolean =>
  /^[\d.,()+\-\u2212\u2013]*$/u.test(text.replace(sign, ''));

/** The currency of the country that issued the document, or else of the caller's, where it bears the sign. */
function ownCurrency(
  { documentClass, country }: FieldInput,
  sign: string | undefined,
): { readonly currency: string; readonly likelihood: number } | undefined {
  const bears = (currency: string): boolean => sign === undefined || !!SHARED_SIGNS[sign]?.includes(currency);
  const ofIssuer = OF_COUNTRY[documentClass?.country ?? ''];
  if (ofIssuer !== undefined && bears(ofIssuer))
    return { currency: ofIssuer, likelihood: sign ? LIKELIHOOD.sharedSign : LIKELIHOOD.country };
  const expected = EXPECTED[country];
  return bears(expected) ? { currency: expected, likelihood: LIKELIHOOD.expected } : undefined;
}

function firstAmount(lines: readonly TextLine[]): PrintedSpan | undefined {
  for (const line of lines) {
    const word = line.words.find(({ text }) => endsInCents(text));
    if (word) return spanOf([word], line.page);
  }
  return undefined;
}

function countsOf(found: readonly Mention[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { currency } of found) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return counts;
}
