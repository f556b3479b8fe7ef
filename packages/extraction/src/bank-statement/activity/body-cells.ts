import { type Box, unionBox } from '@assay/media';
import type { Row } from '../../layout/rows.js';
import { wordsOfSpan } from '../../layout/words-of-span.js';

/** What a cell of a table holds, by its own characters. */
export type CellContent = 'date' | 'money' | 'number' | 'text';

export interface BodyCell {
  readonly content: CellContent;
  readonly text: string;
  readonly box: Box;
}

/** A day of the month that a row begins with. */
const DAY_ALONE = /^(?:0?[1-9]|[12]\d|3[01])$/u;
/** `Ending Balance as of 01/07/2025`: the day is a part of the words. */
const BEFORE_DAY = /^(?:of|on|at|al|em|el|en)$/iu;

/** A row of a table taken apart by what its words are, left to right: dates, money, plain numbers, text. */
export function bodyCells(row: Row): BodyCell[] {
  const { words } = row.line;
  const content: (CellContent | undefined)[] = new Array(words.length);
  const starts = new Set(row.starts);
  const mark = (from: number, to: number, kind: CellContent) => {
    for (let index = from; index < to; index++) content[index] ??= kind;
    starts.add(from);
  };
  for (const date of row.dates) {
    const span = wordsOfSpan(words, date.start, date.end);
    if (span && (starts.has(span.from) || !BEFORE_DAY.test(words[span.from - 1]?.text ?? '')))
      mark(span.from, span.to, 'date');
  }
  for (const { from, to, isMoney } of row.numbers) if (isMoney) mark(from, to, 'money');
  if (
    words.length > 1 &&
    content[0] === undefined &&
    DAY_ALONE.test(words[0]?.text ?? '') &&
    (starts.has(1) || words.length > 2)
  )
    mark(0, 1, 'date');
  const cells: BodyCell[] = [];
  let from = 0;
  for (let index = 1; index <= words.length; index++) {
    if (index < words.length && content[index] === content[from] && !starts.has(index)) continue;
    const own = words.slice(from, index);
    const box = unionBox(own.map((word) => word.box));
    const text = own.map((word) => word.text).join(' ');
    if (box)
      cells.push({
        content: content[from] ?? (/^[*#]?\d{1,12}[*^+]?$/u.test(text) ? 'number' : 'text'),
        text,
        box,
      });
    from = index;
  }
  return cells;
}
