import { valueKind } from '../../values/value-text.js';
import { baselineBreak, columnEdgeBreak } from './alignment-break.js';
import { fontBreaks } from './font-break.js';
import { grammarBreak, streamIsland } from './grammar-break.js';
import { Habits } from './habits.js';
import { mirroredValue } from './mirrored-value.js';
import { nearMisses } from './near-miss.js';
import type { PageStyle } from './page-style.js';
import { paintOrderBreak } from './paint-order.js';
import type { Piece } from './piece.js';
import type { BreakRule, StyleBreak } from './style-break-types.js';
import { touchUps } from './touch-up.js';

/** A token that does not fit in, and how. */
export interface BrokenToken {
  readonly piece: Piece;
  readonly breaks: readonly StyleBreak[];
}

/** A single character is a tick, a bullet or a footnote mark. */
const MIN_TOKEN_CHARACTERS = 2;
/** Longer texts are sentences; what they say is not one value. */
const MAX_TOKEN_CHARACTERS = 60;
/** So are texts of more words: a form's notes name lines and forms, "(from Form IT-201, line 19, or". An address has six. */
const MAX_TOKEN_WORDS = 6;
/**
 * When more tokens of a page than this differ in one way, that is how the page was made: an edit that keeps
 * the sums changes a column of balances at most.
 */
const MAX_BROKEN_SHARE = 0.1;
const ALWAYS_BELIEVED_TOKENS = 3;
const MAX_BROKEN_TOKENS = 30;

/** Each looks for one independent kind of break. */
const RULES: readonly BreakRule[] = [
  paintOrderBreak,
  fontBreaks,
  grammarBreak,
  streamIsland,
  nearMisses,
  columnEdgeBreak,
  baselineBreak,
  mirroredValue,
];

/** Amounts, dates, names and identifiers that are written unlike the text around them. */
export function findBrokenTokens(pages: readonly PageStyle[]): BrokenToken[] {
  const habits = new Habits(pages.flatMap(({ pieces }) => pieces));
  return pages.flatMap((page) => {
    const tokens = page.pieces.filter(isToken);
    const found = RULES.flatMap((rule) => {
      const hits = tokens
        .map((piece) => ({ piece, breaks: rule(piece, page, habits) }))
        .filter(({ breaks }) => breaks.length > 0);
      const isHowThePageWasMade =
        hits.length >
        Math.min(MAX_BROKEN_TOKENS, Math.max(ALWAYS_BELIEVED_TOKENS, MAX_BROKEN_SHARE * page.pieces.length));
      return isHowThePageWasMade ? [] : hits;
    });
    const mirrored = tokens.map((piece) => ({ piece, breaks: mirroredValue(piece, page, habits) }));
    return joinByPiece([...found, ...mirrored, ...touchUps(page)]);
  });
}

/** Text whose characters the font does not name is nothing to judge: what it says is not known. */
const isToken = ({ readable, text }: Piece): boolean =>
  readable &&
  text.length >= MIN_TOKEN_CHARACTERS &&
  text.length <= MAX_TOKEN_CHARACTERS &&
  text.split(/\s+/u).length <= MAX_TOKEN_WORDS &&
  valueKind(text) !== 'words';

function joinByPiece(found: readonly BrokenToken[]): BrokenToken[] {
  const breaksOf = new Map<Piece, StyleBreak[]>();
  for (const { piece, breaks } of found) {
    if (breaks.length > 0) breaksOf.set(piece, [...(breaksOf.get(piece) ?? []), ...breaks]);
  }
  return [...breaksOf].map(([piece, breaks]) => ({ piece, breaks }));
}
