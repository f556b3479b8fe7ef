import type { MrzCheckDigit } from '@assay/media';
import { isoCountry } from '../countries/iso-country.js';
import { checkDigitsOf, type Repair, repairOf } from './check-digits.js';
import { type FittedLine, fitLine, type SeenCharacter, UNREAD } from './fit-line.js';
import { type FormatLayout, LAYOUTS } from './formats.js';
import { withoutFalseLetters } from './values.js';

/** The readings of one row of a zone: as recognized with the page, and again by itself. */
export type RowReadings = readonly (readonly SeenCharacter[])[];

export interface FittedZone {
  readonly layout: FormatLayout;
  readonly lines: readonly string[];
  /** Of all characters together, 0..1. */
  readonly reading: number;
  /** Nothing was read in the column of the sex. */
  readonly sexUnread: boolean;
  readonly checkDigits: readonly MrzCheckDigit[];
  readonly repairs: readonly Repair[];
  /** Check digits that hold, less what had to be assumed: for comparing, without a unit. */
  readonly score: number;
}

/**
 * A check digit that holds is worth this many characters that had to be assumed; one that needed a repair,
 * nothing.
 */
const CHECK_DIGIT_WORTH = 1.5;
/**
 * Most that may have to be assumed, by character, with no check digit holding; each that holds admits more.
 */
const MAX_COST_PER_CHARACTER = 0.12;
const MAX_COST_PER_CHECK_DIGIT = 0.05;

/**
 * The zone that rows say: the format and the choice of readings with the most check digits and the fewest
 * assumptions.
 * @param rows two or three, from above
 * @returns undefined when they are no machine-readable zone
 */
export function fitZone(rows: readonly RowReadings[]): FittedZone | undefined {
  let best: FittedZone | undefined;
  for (const layout of LAYOUTS) {
    if (layout.lines.length !== rows.length) continue;
    const fits = rows.map((readings, line) =>
      readings.map((asRead) => {
        const seen = line === 0 ? withThinLetter(asRead) : asRead;
        const classes = layout.lines[line]!;
        return withStates(layout, line, fitLine(classes, withDoubtfulFillers(seen)), fitLine(classes, seen));
      }),
    );
    for (const chosen of combinations(fits)) {
      const zone = zoneOf(
        layout,
        chosen.map((fit, line) =>
          withAgreedFillers(withoutDoubtedTail(layout, fit, fits[line]!, line), fits[line]!),
        ),
      );
      if (zone && (!best || zone.score > best.score)) best = zone;
    }
  }
  return best;
}

function zoneOf(layout: FormatLayout, fitted: readonly FittedLine[]): FittedZone | undefined {
  const cleaned = fitted.map(({ text }, line) => cleanLine(layout, text, line));
  if (!layout.start.test(cleaned[0] ?? '')) return undefined;
  const checkDigits = checkDigitsOf(layout, cleaned);
  const holding = checkDigits.filter(({ holds }) => holds).length;
  const cost = fitted.reduce((sum, line) => sum + line.cost, 0);
  const readings = fitted.flatMap((line) => line.readings);
  if (cost / readings.length > MAX_COST_PER_CHARACTER + MAX_COST_PER_CHECK_DIGIT * holding) return undefined;
  const repair = repairOf(
    layout,
    cleaned,
    fitted.map((line) => line.readings),
  );
  const lines = repair
    ? cleaned.map((text, line) => (line === repair.line ? replacedAt(text, repair) : text))
    : cleaned;
  return {
    layout,
    lines,
    sexUnread: fitted.some(({ text, readings: sure }, line) => {
      const column = layout.lines[line]!.indexOf('s');
      return column >= 0 && text.charAt(column) === '<' && sure[column]! <= UNREAD;
    }),
    reading: readings.reduce((sum, reading) => sum + reading, 0) / readings.length,
    checkDigits: repair ? checkDigitsOf(layout, lines) : checkDigits,
    repairs: repair ? [repair] : [],
    // Formats with more check digits hold more of them; what counts is how many do not.
    score:
      CHECK_DIGIT_WORTH * (2 * holding - checkDigits.length) + (repair ? CHECK_DIGIT_WORTH / 2 : 0) - cost,
  };
}

/**
 * The I of `ID` at the zone's edge is thin, and lost first: what is left is a D before the code of a state.
 */
function withThinLetter(seen: readonly SeenCharacter[]): readonly SeenCharacter[] {
  const [first] = seen;
  const head = seen.slice(0, 4).map(({ character }) => character);
  if (!first || head[0] !== 'D' || !isoCountry(head.slice(1).join(''))) return seen;
  const position = first.position === undefined ? undefined : first.position - 1;
  return [{ character: 'I', reading: UNREAD, position }, ...seen];
}

/** Letters that fillers are read as. */
const FILLER_LETTERS = /[KCSELX]/u;
const MAX_DOUBTFUL_READING = 0.7;

/** Two such letters together, or one beside a filler, none of them surely read, are fillers. */
function withDoubtfulFillers(seen: readonly SeenCharacter[]): SeenCharacter[] {
  const isDoubtful = (other: SeenCharacter | undefined): boolean =>
    other !== undefined &&
    other.position !== undefined &&
    other.reading < MAX_DOUBTFUL_READING &&
    FILLER_LETTERS.test(other.character);
  return seen.map((one, index) => {
    const beside = [seen[index - 1], seen[index + 1]];
    const isFiller = isDoubtful(one) && beside.some((other) => isDoubtful(other) || other?.character === '<');
    return isFiller ? { ...one, character: '<' } : one;
  });
}

/** A code of a state that filling up its doubtful letters made unknown is taken as it was read. */
function withStates(
  { states }: FormatLayout,
  line: number,
  filled: FittedLine,
  read: FittedLine,
): FittedLine {
  let { text } = filled;
  for (const { line: ofState, from, to } of states) {
    if (ofState !== line || isoCountry(text.slice(from, to)) || !isoCountry(read.text.slice(from, to)))
      continue;
    text = text.slice(0, from) + read.text.slice(from, to) + text.slice(to);
  }
  return { ...filled, text };
}

/**
 * One or two letters alone behind the last filler of the names, over which the readings of the row do not
 * agree, are fillers.
 */
function withoutDoubtedTail(
  { names }: FormatLayout,
  fit: FittedLine,
  others: readonly FittedLine[],
  line: number,
): FittedLine {
  const field = names.find((columns) => columns.line === line);
  const tail = field && /<([A-Z]{1,2})<*$/u.exec(fit.text.slice(field.from, field.to));
  if (!field || !tail?.[1]) return fit;
  const from = field.from + tail.index + 1;
  const to = from + tail[1].length;
  const isAgreed = others.every(({ text }) => text.slice(from, to) === tail[1]);
  return isAgreed
    ? fit
    : { ...fit, text: fit.text.slice(0, from) + '<'.repeat(to - from) + fit.text.slice(to) };
}

/** No document code has a K or a C behind the P (Doc 9303-4, 4.2.2.1): it is a filler. */
function cleanLine({ names }: FormatLayout, text: string, line: number): string {
  const field = names.find((columns) => columns.line === line);
  // The only codes with a digit are those of US permits, C1 and C2: read in a column of letters.
  const head =
    line === 0
      ? text
          .replace(/^P[KC]/u, 'P<')
          .replace(/^CI(?=USA)/u, 'C1')
          .replace(/^CZ(?=USA)/u, 'C2')
      : text;
  return field
    ? head.slice(0, field.from) + withoutFalseLetters(head.slice(field.from, field.to)) + head.slice(field.to)
    : head;
}

const replacedAt = (text: string, { column, to }: Repair): string =>
  text.slice(0, column) + to + text.slice(column + 1);

/**
 * A filler is often read as K or C, these hardly ever as a filler: where another reading has it between the
 * same neighbors, it is one.
 */
function withAgreedFillers(fit: FittedLine, others: readonly FittedLine[]): FittedLine {
  const text = [...fit.text].map((character, column) => {
    const isDoubted =
      (character === 'K' || character === 'C') &&
      others.some((other) => isFillerBetween(other.text, fit.text, column));
    return isDoubted ? '<' : character;
  });
  return { ...fit, text: text.join('') };
}

const isFillerBetween = (other: string, text: string, column: number): boolean =>
  other.charAt(column) === '<' &&
  [column - 1, column + 1].every(
    (beside) => other.charAt(beside) === text.charAt(beside) && text.charAt(beside) !== '<',
  );

/** One reading of each row, in all ways. */
function combinations(fits: readonly (readonly FittedLine[])[]): FittedLine[][] {
  return fits.reduce<FittedLine[][]>(
    (all, readings) => all.flatMap((chosen) => readings.map((fit) => [...chosen, fit])),
    [[]],
  );
}
