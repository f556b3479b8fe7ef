import type { TextWord } from '@assay/media';

const CLOCK = String.raw`\d{1,2}[:hH]\d{2}(?:[:mM]\d{2})?`;
const TIME_ALONE = new RegExp(`^${CLOCK} ?(?:h|hs|hrs|horas|[ap]\\.? ?m\\.?)?$`, 'iu');
/** Recognisers lose the accent of `às`. A large H behind a time begins a name: `12:09 H E B`. */
const TIME_BEFORE_WORDS = new RegExp(
  `^(?:(?:[aàáâ]s|at|a las) )?${CLOCK} ?(?:h|hs|[Hh]rs|horas|[AaPp]\\.? ?[Mm]\\.?)?$`,
  'u',
);
/** `a las 2:05 p. m.` */
const MAX_WORDS = 5;

const joined = (words: readonly TextWord[]): string => words.map(({ text }) => text).join(' ');

/**
 * `14:05`, `2:05 PM`, `14:05 h` and nothing else: when it was, which applications print under what it was.
 */
export const isTimeOfDay = (words: readonly TextWord[]): boolean => TIME_ALONE.test(joined(words));

/** How many words from this one on say a time of the day: `18:02 h` two, `às 15:18:58` two, `Pix` none. */
export function wordsOfTime(words: readonly TextWord[], from = 0): number {
  for (let count = Math.min(MAX_WORDS, words.length - from); count > 0; count--)
    if (TIME_BEFORE_WORDS.test(joined(words.slice(from, from + count)))) return count;
  return 0;
}
