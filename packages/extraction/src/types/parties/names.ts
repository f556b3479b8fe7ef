import { US_STATES } from '../../countries/states.js';
import { startsAddress } from '../../layout/address-block.js';
import { type Cell, partOf } from '../../layout/cells.js';
import { foldText, startsWithDigit, textOf } from '../../layout/characters.js';
import { endsCompany, leadingNameWords, mayBeCompany, namesPerson } from '../../layout/party-name.js';
import { patternOf } from '../../vocabulary/pattern.js';
import PATTERNS from './names.json' with { type: 'json' };

/** CNPJ (Brazil), RFC of a company (Mexico: three letters, a date), EIN (United States) with its hyphen. */
export const COMPANY_NUMBER = patternOf(PATTERNS.companyNumber, 'u');

/** What else a line says of a person, behind a comma: `Ana Lima, Role Cook`. */
const BEHIND_COMMA = patternOf(PATTERNS.behindComma, 'iu');
/** What a document calls itself, behind the name in a letterhead; folded. */
const TITLE = patternOf(PATTERNS.title, 'u');
const MAX_TITLE_WORDS = 8;
const STATES: ReadonlySet<string> = new Set(US_STATES.map(([code]) => code));

/** `Baton Rouge, LA`: the line of an address whose postal code stands apart. */
const isTown = (text: string): boolean => STATES.has(/, ([A-Z]{2})$/u.exec(text)?.[1] ?? '');

/** A number of the staff, masked or not, or a mark between it and the name. */
const isNumber = (text: string | undefined): boolean =>
  /^[(#]?(?:\.{3}|\u2026|[xX*\u2022]{2,})?\d[\d-]*\)?$|^[-\u2013|/]$/u.test(text ?? '');

/** The name of a person that a cell holds, without numbers and words around it; undefined for none. */
export function personIn(cell: Cell): Cell | undefined {
  let from = 0;
  while (from < cell.words.length && isNumber(cell.words[from]?.text)) from += 1;
  const more = cell.words.findIndex(
    ({ text }, index) => index > from && cell.words[index - 1]?.text.endsWith(',') && BEHIND_COMMA.test(text),
  );
  let to = Math.min(from + leadingNameWords(cell.words.slice(from)), more < 0 ? cell.words.length : more);
  while (to > from && isNumber(cell.words[to - 1]?.text)) to -= 1;
  const name = partOf(cell, from, to);
  const isPerson =
    name !== undefined &&
    !startsAddress(name.text.replace(/,.*/u, '')) &&
    namesPerson(name.text) &&
    !isTown(name.text);
  return isPerson ? name : undefined;
}

/** What may be a first name alone. */
export const isOneName = ({ words, text }: Cell): boolean =>
  words.length === 1 && /^\p{L}[\p{L}\p{M}'’-]{2,}$/u.test(text) && leadingNameWords(words) === 1;

/** `88 - Padaria Sol`: the number of the company among those that one office pays. */
const NUMBERED = /^\d{1,5} [-\u2013] \p{L}/u;

/** What may name a company in a cell, without the number or the title that follows it; undefined for none. */
export function companyIn(cell: Cell): Cell | undefined {
  const { words } = cell;
  const end = words.findIndex(
    ({ text }, index) =>
      index > 0 &&
      (/^\(?(?:cnpj|r\.?f\.?c|ein|fein|tel|phone)\b/iu.test(text) ||
        COMPANY_NUMBER.test(text) ||
        (startsWithDigit(text) && endsCompany(textOf(words.slice(0, index)))) ||
        (words.length - index <= MAX_TITLE_WORDS && TITLE.test(foldText(textOf(words.slice(index)))))),
  );
  const isMark = /^[-\u2013|,]$/u.test(words[end - 1]?.text ?? '');
  const from = NUMBERED.test(cell.text) ? 2 : 0;
  const name =
    end < 1 && from === 0 ? cell : partOf(cell, from, end < 1 ? undefined : isMark ? end - 1 : end);
  // `CO.` heads a column of codes, `CO. FILE DEPT. CLOCK VCHR. NO.` several.
  const isName = name && /\p{L}{3}|\d/u.test(name.text) && !/:\s|(?:\p{Lu}{2}\. .*){2}/u.test(name.text);
  return isName && !startsAddress(cell.text) && mayBeCompany(name.text) ? name : undefined;
}
