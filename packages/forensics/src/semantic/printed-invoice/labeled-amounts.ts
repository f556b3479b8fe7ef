import type { Figure } from '@assay/media';
import { placeOfRange } from '../printed-text/places.js';
import { numbersOf, type PrintedNumber } from '../printed-text/printed-numbers.js';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import type { TextLine } from '../printed-text/text-lines.js';
import { CURRENCY_CODES } from './currencies.js';

/** A number of a line, read exactly. */
export interface LineFigure {
  readonly figure: Figure;
  readonly isMoney: boolean;
  /** Place in the line's text. */
  readonly from: number;
  readonly to: number;
}

/** A line of print and the numbers on it. */
export interface FigureLine {
  readonly line: TextLine;
  readonly figures: readonly LineFigure[];
  /** Rates in percent, as numbers. */
  readonly percents: readonly { readonly percent: number; readonly from: number }[];
}

const MONEY_DECIMALS = 2;
const PERCENT = /(\d{1,3}(?:[.,]\d{1,4})?)\s?%/gu;
const MINUS = /[-−–]\s?(?:[€$£]\s?)?$/u;

/** Lines with their numbers; a recognized page, whose digits prove too little here, has none. */
export function figureLines(pages: readonly PrintedPage[]): FigureLine[] {
  const lines = pages.flatMap((page) => page.lines).filter(({ recognizedOn }) => recognizedOn === undefined);
  const numbers = lines.map(outermostNumbers);
  const mark = decimalMarkOf(numbers.flat());
  return lines.map((line, at) => ({
    line,
    figures: (numbers[at] ?? []).flatMap((number) => figureOf(number, mark)),
    percents: [...line.text.matchAll(PERCENT)].map((match) => ({
      percent: Number(match[1]?.replace(',', '.')),
      from: match.index,
    })),
  }));
}

/** Numbers that are part of no other one, and no percentages. */
const outermostNumbers = (line: TextLine): PrintedNumber[] => {
  const numbers = numbersOf(line).filter(({ to }) => !/^\s?%/u.test(line.text.slice(to)));
  return numbers.filter(
    (one) => !numbers.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  );
};

/** The mark before two decimals that most amounts have. */
function decimalMarkOf(numbers: readonly PrintedNumber[]): '.' | ',' {
  let points = 0;
  for (const { line, to, isMoney } of numbers)
    if (isMoney) points += line.text.charAt(to - MONEY_DECIMALS - 1) === '.' ? 1 : -1;
  return points >= 0 ? '.' : ',';
}

function figureOf({ line, from, to }: PrintedNumber, mark: '.' | ','): LineFigure[] {
  const raw = line.text.slice(from, to);
  const place = placeOfRange(line, from, to);
  const parts = raw.split(mark);
  const decimals = parts.length === 2 ? (parts[1]?.length ?? 0) : 0;
  if (!place || place.reading < 1 || parts.length > 2) return [];
  const isMoney = decimals === MONEY_DECIMALS;
  const digits = Number(raw.replace(/\D/gu, ''));
  const isNegative = MINUS.test(line.text.slice(0, from)) || /^-(?!\d)/u.test(line.text.slice(to));
  const figure: Figure = {
    raw,
    page: place.page,
    box: place.box,
    reading: place.reading,
    units: isNegative ? -digits : digits,
    decimals,
  };
  return [{ figure, isMoney, from, to }];
}

/** An amount and the words that label it: those of its own cell, or of the cell before. */
export interface LabeledAmount {
  readonly label: string;
  readonly folded: string;
  readonly figure: Figure;
  /** Amounts between the label and the last one: what a tax is of. */
  readonly before: readonly Figure[];
  /** Of a hundred, where the label or its line names one rate. */
  readonly percent: number | undefined;
}

/** Every label of a line with the amounts behind it. */
export function labeledAmounts({ line, figures, percents }: FigureLine): LabeledAmount[] {
  const groups: { from: number; to: number; figures: Figure[] }[] = [];
  let last = 0;
  for (const { figure, isMoney, from, to } of figures) {
    if (!isMoney) continue;
    const group = groups.at(-1);
    if (group && !/\p{L}{2}/u.test(line.text.slice(last, from).replace(CURRENCY, ''))) {
      group.figures.push(figure);
    } else groups.push({ from: last, to: from, figures: [figure] });
    last = to;
  }
  return groups.flatMap(({ from, to, figures: amounts }) => {
    const figure = amounts.at(-1);
    const start = labelStart(line, from, to);
    const own = percents.filter((rate) => rate.from >= start && rate.from <= line.text.length);
    const percent = own.length === 1 ? own[0]?.percent : undefined;
    const label = line.text.slice(start, to).trim();
    const folded = line.folded.slice(start, to).trim();
    return figure ? [{ label, folded, figure, before: amounts.slice(0, -1), percent }] : [];
  });
}

const CURRENCY = new RegExp(`\\b(?:${CURRENCY_CODES}|Euro)\\b`, 'gu');

/** Where the last cell before `to` begins that has a word and not a currency alone. */
function labelStart(line: TextLine, from: number, to: number): number {
  const starts = line.cellStarts.filter((start) => start >= from && start < to);
  const worded = starts.filter((start, at) =>
    /\p{L}{2}/u.test(line.text.slice(start, starts[at + 1] ?? to).replace(CURRENCY, '')),
  );
  return worded.at(-1) ?? from;
}
