import type { Box } from '@assay/media';
import { boxOfRange, placeOfRange } from '../printed-text/places.js';
import { MONEY } from '../printed-text/printed-amounts.js';
import type { TextLine } from '../printed-text/text-lines.js';

/** "Page 2 of 3" as a page says it of itself. */
export interface PageMark {
  readonly number: number;
  readonly total: number;
  readonly text: string;
  /** On the page as displayed. */
  readonly box: Box;
}

/** Its halves may stand in cells of their own: "Seite 1   von 3". */
const NAMED =
  /(?<!\p{L})(?:page|pagina|pag\.?|pg\.?|hoja|folha|fl\.?|sheet|seite|blatt)[ :]*(\d{1,3}) ?(?:of|de|\/|del|von|sur|di) ?(\d{1,3})(?!\d)/gu;
/**
 * Alone in its cell, at the page's upper or lower margin; beside an amount it is a day: "06/19   9,997.16".
 */
const BARE = /^(\d{1,3}) ?(?:\/|of|de) ?(\d{1,3})$/u;
const MARGIN_SHARE = 0.12;

/**
 * The page's number as it is printed; undefined when it prints none, or several that differ (a form's own and
 * a binder's).
 */
export function pageMark(lines: readonly TextLine[]): PageMark | undefined {
  const marks = lines.flatMap(marksOfLine).filter(({ number, total }) => number >= 1 && number <= total);
  const [first] = marks;
  return first && marks.every(({ number, total }) => number === first.number && total === first.total)
    ? first
    : undefined;
}

function marksOfLine(line: TextLine): PageMark[] {
  const named = [...line.folded.matchAll(NAMED)].flatMap((match) => markAt(line, match, match.index) ?? []);
  if (named.length > 0 || line.text.match(MONEY) !== null) return named;
  return line.cellStarts.flatMap((from, cell) => {
    const to = line.cellStarts[cell + 1] ?? line.text.length;
    const match = BARE.exec(line.folded.slice(from, to).trim());
    const mark = match ? markAt(line, match, from) : undefined;
    return mark && isInMargin(line, from, match?.[0].length ?? 0) ? [mark] : [];
  });
}

function markAt(line: TextLine, match: RegExpExecArray, start: number): PageMark | undefined {
  const place = placeOfRange(line, start, start + match[0].length);
  return place && { number: Number(match[1]), total: Number(match[2]), text: place.text, box: place.box };
}

function isInMargin(line: TextLine, start: number, length: number): boolean {
  const upright = boxOfRange(line, start, start + length);
  return upright !== undefined && (upright.y1 <= MARGIN_SHARE || upright.y2 >= 1 - MARGIN_SHARE);
}
