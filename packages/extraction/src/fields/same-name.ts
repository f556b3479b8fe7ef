import { bareName } from '@assay/identifiers';
import { withoutSpaces, wordsIn } from '../layout/characters.js';

/** A zone of names holds 39 characters at most and of cards 30; a shorter name was not cut. */
const SHORTEST_CUT_LETTERS = 12;

/**
 * Whether two readings may be the same name: as the zone transliterates and cuts it, with hyphens and spaces
 * left out, in any case. Errs towards yes: JOEL and JOL are the same here.
 */
export function sameName(a: string, b: string): boolean {
  const [short, long] = [bareName(a), bareName(b)].sort((one, other) => one.length - other.length) as [
    string,
    string,
  ];
  if (short === '' || long === '') return false;
  return short === long || (short.length >= SHORTEST_CUT_LETTERS && long.startsWith(short));
}

/**
 * A printed name with the spaces of its coded spelling, where both have as many letters: recognisers lose
 * spaces and add some. `ANAMARIA` beside `ANA MARIA`, `J ANE` beside `JANE`.
 */
export function spacedLike(printed: string, coded: string): string {
  const words = wordsIn(coded.trim());
  const letters = [...withoutSpaces(printed)];
  if (letters.length !== [...words.join('')].length) return printed;
  let from = 0;
  return words
    .map((word) => {
      const length = [...word].length;
      from += length;
      return letters.slice(from - length, from).join('');
    })
    .join(' ');
}
