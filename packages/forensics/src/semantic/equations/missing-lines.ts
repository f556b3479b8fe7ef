import { type Box, median } from '@assay/media';
import type { Equation } from './equation.js';
import type { Break } from './find-breaks.js';

/** A line that was not recognized leaves the room of a line: half of one more than the lines between take. */
const ROOM_OF_A_LINE = 0.5;

/** So few rows that hold do not tell how far lines stand apart. */
const LEAST_ROWS = 3;

/**
 * Whether a line between two balances may not have been recognized: there is room for one, or no amount was
 * read between them. A line with a description of two lines has that room, too, and is then not judged.
 */
export function mayLackLines({ equations }: Break, holding: readonly Equation[]): boolean {
  const pitches = holding
    .filter(({ kind }) => kind === 'balance')
    .flatMap((equation) => linePitch(equation) ?? []);
  const usual = median(pitches) ?? 0;
  return equations.some((equation) => {
    if (equation.kind !== 'balance' || !isRecognized(equation)) return false;
    const distance = distanceOf(equation);
    const lines = equation.terms.length - 2;
    return (
      lines === 0 ||
      pitches.length < LEAST_ROWS ||
      distance === undefined ||
      distance > (lines + ROOM_OF_A_LINE) * usual
    );
  });
}

const isRecognized = ({ terms }: Equation): boolean => terms.some(({ figure }) => figure.reading < 1);

function linePitch(equation: Equation): number | undefined {
  const distance = distanceOf(equation);
  return distance === undefined || equation.terms.length < 3
    ? undefined
    : distance / (equation.terms.length - 2);
}

/** Between the two balances, in fractions of the page; undefined when they stand on two pages. */
function distanceOf({ terms }: Equation): number | undefined {
  const [first, last] = [terms[0]?.figure, terms.at(-1)?.figure];
  if (!first || !last || first.page !== last.page) return undefined;
  const [from, to] = [middleOf(first.box), middleOf(last.box)];
  return Math.hypot(to.x - from.x, to.y - from.y);
}

const middleOf = ({ x1, x2, y1, y2 }: Box): { x: number; y: number } => ({
  x: (x1 + x2) / 2,
  y: (y1 + y2) / 2,
});
