import type { Cell } from '../layout/cells.js';
import { foldText } from '../layout/characters.js';
import { mayBeCompany } from '../layout/party-name.js';

/** `www.georgiapower.com`, `billing@azure-interior.com`: the name before the country or kind of organization. */
const DOMAIN =
  /(?:^|[/@.\s])(?<name>[a-z][a-z\d-]{2,30})\.(?:com|net|org|gov|co|io|mx|br|eu|de|nl|fr|in)\b/giu;
/** What of a web address names nobody, and whose mail anybody has. */
const NOBODY = /^(?:www|http|mail|e-?mail|gmail|hotmail|outlook|yahoo|icloud|live|com|gob|gov|co)$/u;
/** A name has so many letters in common with its address at least; initials one fewer. */
const MIN_LETTERS = 4;
const MAX_CELLS = 600;

/** Names on a page that the web address of their bearer repeats: whole, as its beginning, or by initials. */
export function namesOfWebAddresses(cells: readonly Cell[]): Cell[] {
  const looked = cells.slice(0, MAX_CELLS);
  const domains = new Set(
    looked.flatMap(({ text }) =>
      [...text.matchAll(DOMAIN)].flatMap(({ groups }) => {
        const name = groups?.name?.toLowerCase().replace(/[^a-z]/gu, '') ?? '';
        return name.length < MIN_LETTERS - 1 || NOBODY.test(name) ? [] : [name];
      }),
    ),
  );
  if (domains.size === 0) return [];
  return looked.filter((cell) => mayBeCompany(cell.text) && [...domains].some((one) => repeats(cell, one)));
}

function repeats({ text }: Cell, domain: string): boolean {
  const words = foldText(text)
    .split(/[^a-z]+/u)
    .filter((word) => word !== '');
  const letters = words.join('');
  const initials = words
    .filter((word) => !/^(?:of|and|the|de|da|do|y|e|la)$/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
  const isWhole = letters.length >= MIN_LETTERS && domain.startsWith(letters);
  const isBeginning = domain.length >= MIN_LETTERS && letters.startsWith(domain) && words.length > 1;
  return isWhole || isBeginning || (initials.length >= MIN_LETTERS - 1 && initials === domain);
}
