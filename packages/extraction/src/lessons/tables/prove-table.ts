import { lettersAndDigitsOf } from '../../layout/characters.js';
import type { Row } from '../../layout/rows.js';
import { fitPage } from '../fit-page.js';
import type { KeyedDocument } from '../keyed-page.js';
import type { KeyOf, LessonWord } from '../types.js';
import { areaOf } from './area-of.js';
import { waysOn } from './learn-columns.js';
import type { LocatedLine } from './locate-lines.js';
import { type ReadLine, readTable } from './read-table.js';
import type { TaughtTable } from './types.js';

/** A table with those of its columns that read its own lines as its person says. */
export function proven(
  table: TaughtTable,
  lines: readonly LocatedLine[],
  words: readonly LessonWord[],
  document: KeyedDocument,
  near: number | undefined,
  keyOf: KeyOf,
): TaughtTable | undefined {
  const page = lines[0]?.row.line.page ?? 0;
  const keyed = document.pages.get(page);
  const fit = keyed && fitPage(words, keyed);
  const area = fit && areaOf(table, words, page, fit, document);
  if (!area) return undefined;
  const reading = (one: TaughtTable) =>
    new Map(readTable(one, area, document, near, keyOf).map(({ row, cells }) => [row, cells]));
  const columns = table.columns.flatMap((column) => {
    if (column.isAbsent) return [column];
    const ways = waysOn(column).map((way) => {
      const others = table.columns.map((one) => (one === column ? way : one));
      return { way, ...misreadings(column.name, lines, reading({ ...table, columns: others })) };
    });
    const [best] = ways
      .filter(({ wrong, doubted, changed }) => wrong === 0 && (doubted === 0 || changed > 1))
      .sort((one, other) => one.doubted - other.doubted);
    return best ? [best.way] : [];
  });
  const read = reading({ ...table, columns });
  const isWhole =
    lines.every(({ row }) => read.has(row)) &&
    read.size === lines.length &&
    columns.length === table.columns.length;
  return columns.some(({ isTaught }) => isTaught)
    ? { ...table, columns, isAddedTo: table.isAddedTo && isWhole }
    : undefined;
}

/** How a column is read in lines: otherwise than a person says, and otherwise than it was read where nobody said anything. */
function misreadings(name: string, lines: readonly LocatedLine[], read: ReadonlyMap<Row, ReadLine['cells']>) {
  let [changed, wrong, doubted] = [0, 0, 0];
  for (const { row, line } of lines) {
    const is = line.cells.get(name);
    const isOurs = is?.isCorrected || line.absent.includes(name) || line.read.length === 0;
    const isRight = areSame(read.get(row)?.get(name)?.value, is?.value);
    if (isOurs) changed += 1;
    if (!isRight && isOurs) wrong += 1;
    if (!isRight && !isOurs) doubted += 1;
  }
  return { changed, wrong, doubted };
}

const areSame = (one: string | number | undefined, other: string | number | undefined): boolean =>
  one === other ||
  (typeof one === 'string' &&
    typeof other === 'string' &&
    lettersAndDigitsOf(one) === lettersAndDigitsOf(other));
