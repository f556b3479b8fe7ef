import type { Cell } from '../../layout/cells.js';
import { hasLettersInARow } from '../../layout/characters.js';
import type { PayEntry } from './table/entries.js';

/** `001`, `P-001`, `D002`: a code of the line, no name. */
const CODE = /^(?!40[13][BK]$|457B?$)[A-Z]{0,2}-?\d{1,5}[A-Z]?$/u;
/** One token with a digit: a code where most lines of a column have such, no code among names: `401(k)`. */
const MAY_BE_CODE = /^(?=\S*\d)[\p{L}\d./_-]+$/u;
/** Codes of one column begin within this many letter heights of each other. */
const SAME_EDGE_EM = 1;

/**
 * The labels that are codes of their lines: those of the form that codes have everywhere, and tokens of any
 * form that stand in a column of such before the names: `eSoc1000   Salário` over `eSoc1130   Horas extras`.
 */
export function codesOfLines(lines: readonly PayEntry[]): ReadonlySet<Cell> {
  const ofForm = lines.flatMap(({ labels }) => labels.filter(({ text }) => CODE.test(text)));
  const firsts = lines.flatMap(({ labels: [first] }) => first ?? []);
  const beforeNames = lines.flatMap(({ labels: [first, name] }) =>
    first && name && isName(name) && MAY_BE_CODE.test(first.text) ? [first] : [],
  );
  const inColumns = beforeNames.filter((code) => {
    const isBeside = ({ page, box }: Cell): boolean =>
      page === code.page && Math.abs(box.x1 - code.box.x1) <= SAME_EDGE_EM * code.emWidth;
    const column = beforeNames.filter(isBeside);
    return (
      new Set(column.map(({ text }) => text)).size > 1 && column.length * 2 > firsts.filter(isBeside).length
    );
  });
  return new Set([...ofForm, ...inColumns]);
}

const isName = ({ text }: Cell): boolean => hasLettersInARow(text, 2);
