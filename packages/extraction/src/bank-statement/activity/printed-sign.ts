import type { Figure } from '@assay/media';
import type { FoundFigure } from '../../amounts/find-figures.js';
import { foldText } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import { isOneOf, patternOf } from '../../vocabulary/pattern.js';
import type { SignSource } from './activity-line.js';
import { type ColumnRole, rolesOver } from './column-roles.js';
import type { Heading } from './headings.js';
import PATTERNS from './printed-sign.json' with { type: 'json' };
import type { SectionKind } from './section-titles.js';

type Signed = { readonly sign: 1 | -1; readonly signSource: SignSource };

const marksIn = isOneOf(PATTERNS.in);
const marksOut = isOneOf(PATTERNS.out);
/** A mark stands at most this many letter heights from its amount. */
const MARK_GAP_EM = 4;

/** `C`, `D`, `Credit`, `Cargo`, `(-)` beside an amount or under a heading of their own. */
export function markSign(
  { line }: Row,
  amount: FoundFigure,
  headings: readonly Heading[],
): 1 | -1 | undefined {
  for (const [index, { text, box }] of line.words.entries()) {
    const beside = index === amount.to && box.x1 - amount.figure.box.x2 <= MARK_GAP_EM * line.emWidth;
    if (!beside && !rolesOver(headings, box).includes('mark')) continue;
    const bare = text.replace(/^\(|\)$/gu, '');
    const folded = bare === '\u2212' ? '-' : bare === '+' || bare === '-' ? bare : foldText(text);
    if (marksIn(folded)) return 1;
    if (marksOut(folded)) return -1;
  }
  return undefined;
}

/** Words of a description that tell the direction where nothing else does; folded text. */
const SPEAKS_OF_IN = patternOf(PATTERNS.speaksOfIn, 'u');
const SPEAKS_OF_OUT = patternOf(PATTERNS.speaksOfOut, 'u');

/** Whether an amount came in or went out, by what is printed nearest to it. */
export function signOf(
  role: ColumnRole,
  { units, raw }: Figure,
  mark: 1 | -1 | undefined,
  section: SectionKind | undefined,
  description: string,
): Signed {
  if (role === 'deposit') return { sign: units < 0 ? -1 : 1, signSource: 'column' };
  if (role === 'withdrawal') return { sign: -1, signSource: 'column' };
  if (units < 0) return { sign: -1, signSource: 'printed' };
  if (/\+|C[Rr]?$/u.test(raw)) return { sign: 1, signSource: 'printed' };
  if (mark) return { sign: mark, signSource: 'mark' };
  if (section === 'deposits') return { sign: 1, signSource: 'section' };
  if (section === 'withdrawals' || section === 'checks') return { sign: -1, signSource: 'section' };
  const speaksOfIn = SPEAKS_OF_IN.test(description);
  if (speaksOfIn !== SPEAKS_OF_OUT.test(description))
    return { sign: speaksOfIn ? 1 : -1, signSource: 'words' };
  return { sign: -1, signSource: 'unknown' };
}
