import { type Box, unionBox } from '@assay/media';
import { boxOfRange, placeOfRange, type ReadPlace } from './places.js';
import type { PrintedPage } from './printed-pages.js';
import { cellEnd, type TextLine } from './text-lines.js';

/** What may stand between a label and its value: marks, and the signs of currencies. */
const BETWEEN = /^[\s:.,#º°ª()=/*-]*(?:R\$|US\$|\$|MXN|USD|BRL|M\.?N\.?)?[\s:$]*$/iu;
/** A number in the next cell is the label's value, whatever its form. */
const NUMBER_NEXT = /^[\s:.,#º°ª()=/*-]*(?:R\$|US\$|\$|MXN|USD|BRL|M\.?N\.?)?[\s:$]*\d/iu;
/** A value below its label stands on one of the next lines, ... */
const LINES_BELOW = 3;
/** ... at most this many heights of the label lower. */
const MAX_DROP_HEIGHTS = 3.5;
/** Labels of one kind read of one page; a bill repeats its own two or three times. */
const MAX_LABELS_PER_PAGE = 60;

/** What is looked for: a label, in plain lower case letters, and the form of its value. */
export interface LabeledForm {
  /** Flags `gu`. */
  readonly label: RegExp;
  /** Flags `gu`. */
  readonly value: RegExp;
}

/** The values of a form that stand right of a label, or else right below it. */
export function valuesNearLabel(pages: readonly PrintedPage[], form: LabeledForm): ReadPlace[] {
  return pages.flatMap((page) => {
    const found: ReadPlace[] = [];
    let labelsLeft = MAX_LABELS_PER_PAGE;
    page.lines.forEach((line, at) => {
      for (const match of line.folded.matchAll(form.label)) {
        if (labelsLeft-- <= 0) return;
        const [from, to] = [match.index, match.index + match[0].length];
        const value =
          valueBeside(line, to, form) ??
          (endsCell(line, to)
            ? valueBelow(line, [from, to], page.lines.slice(at + 1, at + 1 + LINES_BELOW), form)
            : undefined);
        if (value) found.push(value);
      }
    });
    return found;
  });
}

/** Nothing of the label's own cell follows it, and no number: then what it labels may stand below. */
function endsCell(line: TextLine, to: number): boolean {
  const rest = line.text.slice(to);
  const ofCell = line.text.slice(to, cellEnd(line, Math.max(0, to - 1)));
  return BETWEEN.test(ofCell) && !NUMBER_NEXT.test(rest);
}

function valueBeside(line: TextLine, to: number, { value }: LabeledForm): ReadPlace | undefined {
  for (const match of line.text.matchAll(value)) {
    if (match.index < to) continue;
    return BETWEEN.test(line.text.slice(to, match.index))
      ? placeOfRange(line, match.index, match.index + match[0].length)
      : undefined;
  }
  return undefined;
}

function valueBelow(
  line: TextLine,
  [from, to]: readonly [number, number],
  below: readonly TextLine[],
  { value }: LabeledForm,
): ReadPlace | undefined {
  const label = boxOfRange(line, from, to);
  if (!label) return undefined;
  const column = columnOf(line, label, to);
  for (const lower of below) {
    const around = unionBox(lower.words.map(({ box }) => box));
    if (!around || around.y1 - label.y2 > MAX_DROP_HEIGHTS * (label.y2 - label.y1)) return undefined;
    for (const match of lower.text.matchAll(value)) {
      const end = match.index + match[0].length;
      const box = boxOfRange(lower, match.index, end);
      if (box && standsUnder(label, column, box)) return placeOfRange(lower, match.index, end);
    }
  }
  return undefined;
}

/**
 * Forms set a label at the left of its field and the value anywhere in it: the field ends where the next
 * label of the line begins.
 */
function columnOf(line: TextLine, label: Box, to: number): Box {
  const next = line.cellStarts.find((start) => start >= to);
  const following = next === undefined ? undefined : boxOfRange(line, next, cellEnd(line, next));
  return { ...label, x2: following?.x1 ?? 1 };
}

/** One's middle lies between the other's edges. */
const standsUnder = (label: Box, column: Box, value: Box): boolean =>
  isWithin(middle(value), column) || isWithin(middle(label), value);
const middle = ({ x1, x2 }: Box): number => (x1 + x2) / 2;
const isWithin = (x: number, { x1, x2 }: Box): boolean => x >= x1 && x <= x2;
