import type { TextRun } from '@assay/media';
import type { Piece } from './piece.js';

/** Independent ways of writing that a writer keeps for all it writes; each a name with a value. */
export const HABITS = {
  operator: ({ operator }: TextRun) => (operator === 'TJ' ? 'TJ' : 'Tj'),
  strings: ({ strings }: TextRun) => strings,
  spacing: ({ gap }: TextRun) => gap,
  color: ({ fill }: TextRun) => fill.operator,
  nesting: ({ savedStates, forms }: TextRun) => `${savedStates} in ${forms.length}`,
  setup: ({ lead, operator }: TextRun) => setupOf(lead, operator),
} as const satisfies Record<string, (run: TextRun) => string>;
type Habit = keyof typeof HABITS;
export const HABIT_NAMES = Object.keys(HABITS) as readonly Habit[];

const TEXT_OPERATOR = /^(T[a-zA-Z*]|g|rg|k|scn?|RG|G|K)$/;

/**
 * The text and color operators behind the last BT, in order: writers differ in which they repeat and in what
 * order.
 */
function setupOf(lead: readonly string[], operator: TextRun['operator']): string {
  const begin = lead.lastIndexOf('BT');
  const setup = begin < 0 ? [] : lead.slice(begin + 1).filter((word) => TEXT_OPERATOR.test(word));
  if (operator === "'" || operator === '"') setup.push('T*');
  return setup.join(' ') || 'none';
}

/** A way of writing used by at most this share of a document is no habit of its writer. */
const RARE_SHARE = 0.1;

/** A page of which more is mirrored is meant to be. */
const MAX_MIRRORED_SHARE = 0.34;

/** How often each way of writing, each font and each container occurs among a document's pieces. */
export class Habits {
  readonly #counts = new Map<unknown, number>();
  readonly pieceCount: number;

  constructor(pieces: readonly Piece[]) {
    this.pieceCount = pieces.length;
    for (const piece of pieces) {
      for (const habit of HABIT_NAMES) this.#count(`${habit}=${HABITS[habit](piece.run)}`);
      this.#count(containerOf(piece));
      this.#count(piece.font);
      this.#count(handednessOf(piece));
    }
  }

  #count(key: unknown): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  isRare(habit: Habit, run: TextRun): boolean {
    return this.#isRare(`${habit}=${HABITS[habit](run)}`);
  }

  isRareFont(piece: Piece): boolean {
    return this.#isRare(piece.font);
  }

  isRareHandedness(piece: Piece): boolean {
    return (this.#counts.get(handednessOf(piece)) ?? 0) < MAX_MIRRORED_SHARE * this.pieceCount;
  }

  isRareContainer(piece: Piece): boolean {
    return this.#isRare(containerOf(piece));
  }

  #isRare(key: unknown): boolean {
    return (this.#counts.get(key) ?? 0) <= Math.max(1, RARE_SHARE * this.pieceCount);
  }
}

/** Whether text runs as one reads or as in a mirror: the sign of the matrix's determinant. */
function handednessOf({ run }: Piece): 'plain' | 'mirrored' {
  const [a, b, c, d] = run.matrix;
  return a * d - b * c < 0 ? 'mirrored' : 'plain';
}

/** The content stream or form a piece is written in. */
export const containerOf = ({ pageIndex, run }: Piece): string =>
  `${pageIndex} ${run.streamIndex} ${run.forms.join('/')}`;
