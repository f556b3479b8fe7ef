import { type Figure, figureValue } from '@assay/media';
import type { FigureLine } from '../printed-invoice/labeled-amounts.js';
import { type ReadingRole, readingRoleOf } from '../printed-invoice/reading-words.js';
import { differInOnePlace } from '../printed-text/differing-places.js';
import { type Equation, residualOf, type Term } from './equation.js';

/**
 * What a bill says of its meter: the earlier reading and what was used make the later one. Stated where each
 * of the three has a line of its own, once. A meter may be exchanged, or its readings be multiplied or
 * converted: where the three do not fit, they count only if one digit of one of them, exchanged, makes them
 * fit.
 */
export function meterEquations(lines: readonly FigureLine[]): Equation[] {
  const terms = READINGS.flatMap(([role, sign]): Term[] => {
    const found = lines.flatMap((line) => readingOf(line, role));
    const [only] = found;
    return only && found.length === 1 ? [{ ...only, sign }] : [];
  });
  if (terms.length < READINGS.length || new Set(terms.map(({ figure }) => figure.decimals)).size > 1)
    return [];
  const equation: Equation = {
    kind: 'reading',
    terms: terms.map((term) => ({ ...term, figure: inHundredths(term.figure) })),
    constant: 0,
    established: true,
  };
  return residualOf(equation) === 0 || isOneDigit(terms) ? [equation] : [];
}

/** What was used, wherever a line of its own says it. */
export const usedFigures = (lines: readonly FigureLine[]): Figure[] =>
  lines.flatMap((line) => readingOf(line, 'used').map(({ figure }) => figure));

const READINGS: readonly (readonly [ReadingRole, 1 | -1])[] = [
  ['previous', 1],
  ['used', 1],
  ['current', -1],
];

function readingOf({ line, figures }: FigureLine, role: ReadingRole): Omit<Term, 'sign'>[] {
  const [only] = figures;
  if (!only || figures.length !== 1 || only.figure.units <= 0) return [];
  const label = line.text.slice(0, only.from).trim();
  return readingRoleOf(line.folded.slice(0, only.from).trim()) === role
    ? [{ label, figure: only.figure }]
    : [];
}

const inHundredths = (figure: Figure): Figure => ({
  ...figure,
  units: Math.round(figureValue(figure) * 100),
  decimals: 2,
});

/** Whether one digit of one of the readings, exchanged, makes them fit. */
function isOneDigit(terms: readonly Term[]): boolean {
  const missing = terms.reduce((sum, { figure, sign }) => sum + sign * figure.units, 0);
  return terms.some(({ figure, sign }) => differsByOneDigit(figure.units, figure.units - sign * missing));
}

/**
 * Whether two whole numbers have as many digits, and all but one alike.
 * @param places that are printed at least: 0.2954 has five
 */
export const differsByOneDigit = (one: number, other: number, places = 1): boolean =>
  differInOnePlace(String(one).padStart(places, '0'), String(other).padStart(places, '0'));
