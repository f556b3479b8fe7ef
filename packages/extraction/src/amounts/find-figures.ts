import { type Figure, fraction, type TextLine, type TextWord, unionBox } from '@assay/media';
import { hasDigit } from '../layout/characters.js';
import { type DecimalMark, parseNumber } from './parse-number.js';

/** A number of a line and the words that it is made of. */
export interface FoundFigure {
  readonly figure: Figure;
  /** Two decimals, or a currency mark: money rather than a quantity. */
  readonly isMoney: boolean;
  readonly hasCurrency: boolean;
  /** Indices into the line's words, `from` included, `to` not. */
  readonly from: number;
  readonly to: number;
}

/** `-`, `$`, `(`, `R$`, `- $` before digits that stand apart. */
const LEADING = /^(?:[-+\u2212\u2010\u2011\u2013(]|\(?[-+\u2212\u2013]?(?:[A-Z]{0,3}\$|[€£])|USD|MXN|BRL)$/u;
/** What may stand behind digits with a space between. */
const TRAILING = /^(?:[-\u2212\u2010\u2011)]|CR|DR|Cr|Dr|C|D|€|MXN|USD|BRL)$/u;
export const MONEY_DECIMALS = 2;
/** What ends an amount within a sentence: `Opening: 10.00; closing: 20.00.` */
const STOP_BEHIND_MONEY = /(?<=\d[.,]\d{2}\)?)[;,.:]$/u;
/** A mark belongs to a number that is at most this many letter heights away. */
const MARK_GAP_EM = 1.2;
/** Signs and currencies before a number, at most. */
const MAX_LEADING = 3;

/** The numbers of a line, left to right; percentages, dates and numbers with letters are none. */
export function findFigures(line: TextLine, mark: DecimalMark): FoundFigure[] {
  const found: FoundFigure[] = [];
  let taken = 0;
  for (const [index, word] of line.words.entries()) {
    if (index < taken || !hasDigit(word.text)) continue;
    const from = leadingFrom(line, index, taken);
    const to = hasTrailing(line, index) ? index + 2 : index + 1;
    const figure =
      figureOf(line, from, to, mark) ??
      figureOf(line, from, index + 1, mark) ??
      figureOf(line, index, to, mark) ??
      figureOf(line, index, index + 1, mark);
    if (!figure) continue;
    found.push(figure);
    taken = figure.to;
  }
  return found;
}

function leadingFrom(line: TextLine, index: number, taken: number): number {
  let from = index;
  while (from > taken && index - from < MAX_LEADING) {
    const before = line.words[from - 1];
    const after = line.words[from];
    if (!before || !after || !LEADING.test(before.text) || gapEm(before, after, line) > MARK_GAP_EM) break;
    from -= 1;
  }
  return from;
}

function hasTrailing({ words, emWidth }: TextLine, index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  return !!word && !!next && TRAILING.test(next.text) && gapEm(word, next, { emWidth }) <= MARK_GAP_EM;
}

const gapEm = (left: TextWord, right: TextWord, { emWidth }: Pick<TextLine, 'emWidth'>): number =>
  (right.box.x1 - left.box.x2) / emWidth;

function figureOf(line: TextLine, from: number, to: number, mark: DecimalMark): FoundFigure | undefined {
  const words = line.words.slice(from, to);
  const box = unionBox(words.map((word) => word.box));
  const texts = words.map(({ text }) => text.replace(STOP_BEHIND_MONEY, ''));
  const parsed = parseNumber(texts.join(''), mark);
  if (!box || !parsed) return undefined;
  const isMoney = parsed.decimals === MONEY_DECIMALS || (parsed.hasCurrency && parsed.decimals === 0);
  const reading = fraction(Math.min(...words.map((word) => word.reading)));
  const figure: Figure = {
    raw: texts.join(' '),
    page: line.page,
    box,
    reading,
    units: isMoney && parsed.decimals === 0 ? parsed.units * 100 : parsed.units,
    decimals: isMoney ? MONEY_DECIMALS : parsed.decimals,
  };
  return { figure, isMoney, hasCurrency: parsed.hasCurrency, from, to };
}
