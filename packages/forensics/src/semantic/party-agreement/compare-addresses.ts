import { fold } from '../printed-text/fold.js';

/**
 * Words of streets by what the post office shortens them to (USPS Publication 28, appendices B and C; Spanish
 * and Portuguese usage).
 */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  (
    'street st,avenue ave,av ave,avenida ave,road rd,drive dr,lane ln,boulevard blvd,court ct,circle cir,place pl,parkway pkwy,highway hwy,square sq,terrace ter,trail trl,' +
    'north n,south s,east e,west w,northeast ne,northwest nw,southeast se,southwest sw,apartment apt,suite ste,floor fl,building bldg,number #,no #,nº #,num #,numero #,' +
    'rua r,calle c,colonia col,fraccionamiento fracc,apartamento apto'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** An address line without capitals, accents, punctuation, and with short forms. */
export const bareAddress = (text: string): string =>
  fold(text)
    .replace(/['’.]/gu, '')
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== '')
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .filter((word) => word !== '#')
    .join(' ');

/** Two lines whose letters repeat and of whose numbers exactly one is another one of as many digits. */
export function replacesNumber(one: string, other: string): boolean {
  const [left, right] = [bareAddress(one).split(' '), bareAddress(other).split(' ')];
  if (left.length !== right.length || !/\p{L}{3}/u.test(one)) return false;
  const changed = left.flatMap((word, at) => (word === right[at] ? [] : [[word, right[at] ?? ''] as const]));
  const [only] = changed;
  const isNumber = (word: string) => /^\d{2,9}$/u.test(word);
  return (
    only !== undefined && changed.length === 1 && only[0].length === only[1].length && only.every(isNumber)
  );
}

/** A postal box, in the languages of the addresses that are read. */
const POSTAL_BOX = /\b(?:box|lockbox|apartado(?: postal)?|caixa postal) ?\d/u;

/**
 * Whether a line of an address names a postal box: companies have several in one town, and people one beside
 * their street.
 */
export const isPostalBox = (line: string): boolean => POSTAL_BOX.test(bareAddress(line));
