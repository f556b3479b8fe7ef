import type { Habits } from './habits.js';
import type { PageStyle } from './page-style.js';
import type { Piece } from './piece.js';

/** Evidence codes of this check; README.md says what each means. */
export type BreakCode =
  | 'PAINT_ORDER_BREAK'
  | 'TEXT_OVERPRINTED'
  | 'FONT_ISLAND'
  | 'FONT_CLONE'
  | 'FONT_NOT_EMBEDDED'
  | 'GRAMMAR_BREAK'
  | 'STREAM_ISLAND'
  | 'COLOR_NEAR_MISS'
  | 'SIZE_NEAR_MISS'
  | 'COLUMN_EDGE_BREAK'
  | 'BASELINE_BREAK'
  | 'MIRRORED_VALUE'
  | 'MISPLACED_VALUE'
  | 'TOUCH_UP_MARK'
  | 'TOUCHED_UP_VALUE';

/** One way in which a token differs from the text around it. */
export interface StyleBreak {
  readonly code: BreakCode;
  /** One plain sentence without the token's text. */
  readonly summary: string;
}

/** Looks for one kind of break at a piece. */
export type BreakRule = (piece: Piece, page: PageStyle, habits: Habits) => readonly StyleBreak[];
