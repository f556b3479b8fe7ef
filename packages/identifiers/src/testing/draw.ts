import { seededRandom } from '../../../../corpus/seeded-random.js';

/** Characters by chance, the same for the same seed. */
export interface Draw {
  /** From 0 up to, but not including, this. */
  below(count: number): number;
  one<T>(of: ArrayLike<T>): T;
  /** Of the alphabet, so many. */
  text(count: number, alphabet?: string): string;
  /** A day of the calendar. */
  day(years?: readonly [from: number, below: number]): {
    readonly year: number;
    readonly month: number;
    readonly day: number;
  };
}

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const DIGITS = '0123456789';
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function drawWith(seed: number): Draw {
  const random = seededRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  return {
    below,
    one: (of) => of[below(of.length)] as never,
    text: (count, alphabet = DIGITS) =>
      Array.from({ length: count }, () => alphabet.charAt(below(alphabet.length))).join(''),
    day: ([from, to] = [1930, 2010]) => {
      const month = 1 + below(12);
      const year = from + below(to - from);
      return {
        year,
        month,
        day: month === 2 && year % 4 === 0 && below(28) === 0 ? 29 : 1 + below(DAYS[month - 1] ?? 0),
      };
    },
  };
}

/** The text with one of its digits changed to another. */
export function withOtherDigit(text: string, draw: Draw): string {
  const place = draw.one([...text.matchAll(/\d/gu)]).index;
  return (
    text.slice(0, place) + ((Number(text.charAt(place)) + 1 + draw.below(9)) % 10) + text.slice(place + 1)
  );
}

/** Zeros in front. */
export const padded = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** `YYMMDD`. */
export const shortDate = ({ year, month, day }: ReturnType<Draw['day']>): string =>
  padded(year % 100) + padded(month) + padded(day);
