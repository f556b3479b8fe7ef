import type { Dice } from '../dice.js';
import { type ComposedDocument, textsOf } from './blocks.js';
import { LANGUAGES, type Language } from './language.js';
import { NAMES } from './names.js';

/** One printed text that a forger changes into another, wherever it stands alone. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
}

export type EditKind = 'amount' | 'consistent' | 'date' | 'name' | 'account' | 'transposed' | 'longer';

export interface EditPlan {
  readonly kind: EditKind;
  readonly replacements: readonly Replacement[];
  /** Whether the sums of the document still add up afterwards; `neutral` where no sum is concerned. */
  readonly arith: 'breaks' | 'keeps' | 'neutral';
}

const withoutCurrency = (word: string) => word.replace(/^-?R?\$/, '');

/** The words in which two texts of equally many words differ, as one run of neighbors or word by word. */
function changedWords(before: string, after: string): Replacement[] {
  const [from, to] = [before.split(' '), after.split(' ')];
  if (from.length !== to.length) return [{ from: before, to: after }];
  return from.flatMap((word, index) =>
    word === to[index] ? [] : [{ from: withoutCurrency(word), to: withoutCurrency(to[index] ?? '') }],
  );
}

/** What has to be replaced to turn one version of a document into another; each pair once. */
export function replacementsBetween(before: readonly string[], after: readonly string[]): Replacement[] {
  const pairs = before.flatMap((text, index) => changedWords(text, after[index] ?? text));
  return [...new Map(pairs.map((pair) => [pair.from, pair])).values()];
}

/** Whether no other text of the document merely contains `text`, so that a search finds what is meant. */
function standsAlone(text: string, texts: readonly string[]): boolean {
  return texts
    .flatMap((whole) => whole.split(' '))
    .every(
      (word) => !word.includes(text) || withoutCurrency(word) === text || word.length - text.length <= 1,
    );
}

/** Makes the first digit larger, or the second where the first is a nine. */
function largerFirstDigit(text: string, dice: Dice): string {
  let done = false;
  return text.replace(/[0-8]/, (digit) => {
    if (done) return digit;
    done = true;
    return String(dice.between(Number(digit) + 1, 9));
  });
}

/** Swaps the first two neighboring digits that differ. */
export function transposeDigits(text: string): string {
  for (let index = text.length - 2; index >= 0; index--) {
    const [first, second] = [text[index] ?? '', text[index + 1] ?? ''];
    if (/\d/.test(first) && /\d/.test(second) && first !== second && !(index === 0 && second === '0'))
      return `${text.slice(0, index)}${second}${first}${text.slice(index + 2)}`;
  }
  return text;
}

/** Another year within two years, day and month kept. */
const otherYear = (date: string, dice: Dice) =>
  date.replace(/20(\d\d)/, (_, year: string) => `20${Number(year) + dice.between(1, 2)}`);

/** Rolls one edit of the asked kind; undefined where this document offers no text for it. */
export function planEdit(document: ComposedDocument, kind: EditKind, dice: Dice): EditPlan | undefined {
  const texts = textsOf(document.content);
  const { targets } = document;
  const { language } = document.content;
  const choose = (candidates: readonly string[]) =>
    dice.shuffled(candidates.filter((text) => standsAlone(text, texts)))[0];
  const single = (
    from: string | undefined,
    change: (text: string) => string,
    arith: EditPlan['arith'],
  ): EditPlan | undefined => {
    if (from === undefined || change(from) === from) return undefined;
    return { kind, replacements: [{ from, to: change(from) }], arith };
  };
  const amountArith = document.content.kind === 'letter' ? 'neutral' : 'breaks';
  switch (kind) {
    case 'amount':
      return single(choose(targets.amounts), (text) => largerFirstDigit(text, dice), amountArith);
    case 'transposed':
      return single(choose(targets.amounts), transposeDigits, amountArith);
    case 'longer':
      return single(choose(targets.amounts), (text) => prependDigit(text, language, dice), amountArith);
    case 'date':
      return single(choose(targets.dates), (text) => otherYear(text, dice), 'neutral');
    case 'account':
      return single(choose(targets.accounts), transposeDigits, 'neutral');
    case 'name': {
      const from = targets.names[0] ?? '';
      return single(
        from,
        () => dice.pick(LANGUAGES.flatMap((other) => NAMES[other].people).filter((name) => name !== from)),
        'neutral',
      );
    }
    case 'consistent': {
      const replacements = replacementsBetween(texts, textsOf(document.raised(dice.between(2, 19) * 10_000)));
      return replacements.length > 0
        ? { kind, replacements, arith: document.content.kind === 'letter' ? 'neutral' : 'keeps' }
        : undefined;
    }
  }
}

function prependDigit(text: string, language: Language, dice: Dice): string {
  const separator = language === 'pt' ? '.' : ',';
  const sign = text.startsWith('-') ? '-' : '';
  const digits = text.slice(sign.length);
  return `${sign}${dice.between(1, 4)}${/^\d{3}\D/.test(digits) ? separator : ''}${digits}`;
}

/** The manifest's `what`: `consistent: 10.00 -> 20.00; 110.00 -> 120.00`. */
export function describePlan({ kind, replacements }: EditPlan): string {
  const named = kind === 'transposed' || kind === 'longer' ? 'amount' : kind;
  return `${named}: ${replacements.map(({ from, to }) => `${from} -> ${to}`).join('; ')}`;
}
