import { median } from '@assay/media';
import type { FieldValueKind } from '../../fields/types.js';
import { foldText } from '../../layout/characters.js';
import { kindOfPath } from '../field-kinds.js';
import type { KeyedDocument } from '../keyed-page.js';
import type { KeyOf } from '../types.js';
import type { LocatedCell, LocatedLine } from './locate-lines.js';
import { MOST_COLUMNS, MOST_KEYS, type TaughtColumn, type When } from './types.js';

/** Edges of one column agree within this part of the height of its letters. */
const AGREE = 1;
/** Of the cells of a column so many agree in an edge: others were misread, or found at another place. */
const MOST_AGREE = 0.8;

/** A field's cells in some lines. */
interface Cells {
  readonly name: string;
  readonly kind: FieldValueKind;
  readonly cells: readonly LocatedCell[];
  readonly edge: 'left' | 'right';
  readonly x1: number;
  readonly x2: number;
  readonly height: number;
}

/** The columns of lines of one list; undefined where two fields share one, and nothing printed tells which is which. */
export function learnColumns(
  lines: readonly LocatedLine[],
  basis: readonly LocatedLine[],
  document: KeyedDocument,
  keyOf: KeyOf,
): TaughtColumn[] | undefined {
  const names = [...new Set(basis.flatMap(({ cells }) => [...cells.keys()]))].slice(0, MOST_COLUMNS);
  const all = names.flatMap((name) => cellsOf(name, basis, ({ cells }) => cells.get(name)) ?? []);
  const columns = all.map((one): TaughtColumn | undefined => {
    const { name, kind, edge, x1, x2, cells } = one;
    const column = {
      name,
      kind,
      edge,
      x1: rounded(x1),
      x2: rounded(x2),
      isTaught: lines.some(({ cells: of, line }) => of.get(name)?.isCorrected || line.absent.includes(name)),
      isEverywhere: lines.every(({ line }) => line.cells.has(name)),
    };
    if (kind === 'date')
      return { ...column, ...(cells.length < linesWith(basis, name) && { isCarried: true as const }) };
    if (kind === 'text') return { ...column, ...textOf(one, basis, document, keyOf) };
    const beside = all.filter(
      (other) => other !== one && other.kind === 'number' && isSameColumn(one, other),
    );
    const when =
      beside.length === 0
        ? undefined
        : whenOf(
            cells,
            beside.flatMap((other) => other.cells),
          );
    if (beside.length > 0 && when === undefined) return undefined;
    return { ...column, ...signOf(cells), ...(when !== undefined && { when }) };
  });
  return columns.includes(undefined)
    ? undefined
    : [...columns.flatMap((column) => column ?? []), ...goneColumns(lines)];
}

/** Where fields were read that are none: at places where no line has them that a person looked at. */
function goneColumns(lines: readonly LocatedLine[]): TaughtColumn[] {
  const names = [...new Set(lines.flatMap(({ gone }) => [...gone.keys()]))].slice(0, MOST_COLUMNS);
  return names.flatMap((name) => {
    const gone = cellsOf(name, lines, (line) => line.gone.get(name));
    const kept = cellsOf(name, lines, ({ cells }) => cells.get(name));
    if (
      !gone ||
      (kept &&
        isSameColumn(gone, kept) &&
        (gone.cells.length === 1 || kept.cells.some(({ isCorrected }) => isCorrected)))
    )
      return [];
    const { kind, edge, x1, x2 } = gone;
    return [
      {
        name,
        kind,
        edge,
        x1: rounded(x1),
        x2: rounded(x2),
        isTaught: true,
        isEverywhere: false,
        isAbsent: true as const,
      },
    ];
  });
}

const rounded = (value: number): number => Math.round(value * 1e5) / 1e5;
const linesWith = (lines: readonly LocatedLine[], name: string): number =>
  lines.filter(({ line }) => line.cells.has(name)).length;

function cellsOf(
  name: string,
  lines: readonly LocatedLine[],
  cellOf: (line: LocatedLine) => LocatedCell | undefined,
): Cells | undefined {
  const [first] = lines;
  const kind = first && kindOfPath(`${first.line.list}[0].${name}`);
  const cells = lines.flatMap((line) => cellOf(line) ?? []);
  const height = median(cells.map(({ place }) => place.height));
  if (!kind || height === undefined) return undefined;
  const edges = (['left', 'right'] as const).map((edge) => {
    const at = cells.map(({ place }) => (edge === 'left' ? place.x1 : place.x2));
    const middle = median(at) ?? 0;
    return { edge, agree: at.filter((one) => Math.abs(one - middle) <= AGREE * height).length };
  });
  const [left, right] = edges;
  const best =
    !left || !right || right.agree > left.agree || (right.agree === left.agree && kind === 'number')
      ? right
      : left;
  if (!best || best.agree < MOST_AGREE * cells.length) return undefined;
  const x1 = median(cells.map(({ place }) => place.x1)) ?? 0;
  const x2 = median(cells.map(({ place }) => place.x2)) ?? 0;
  return { name, kind, cells, edge: best.edge, x1, x2, height };
}

const isSameColumn = (one: Cells, other: Cells): boolean =>
  Math.abs(one.x2 - other.x2) <= AGREE * one.height || (one.x1 < other.x2 && other.x1 < one.x2);

/** What tells the numbers of a field from those of others in its column. */
function whenOf(cells: readonly LocatedCell[], others: readonly LocatedCell[]): When | undefined {
  const isMinus = (cell: LocatedCell): boolean => Number(cell.printed?.value) < 0;
  if (cells.every(isMinus) && !others.some(isMinus)) return 'minus';
  if (others.every(isMinus) && !cells.some(isMinus)) return 'plus';
  const [own, theirs] = [cells, others].map((of) => of.map(({ printed }) => printed?.mark));
  const keys = [...new Set((own ?? []).flatMap((key) => key ?? []))];
  const areApart = !theirs?.some((key) => key !== undefined && keys.includes(key));
  return areApart && !own?.includes(undefined) ? keys.slice(0, MOST_KEYS) : undefined;
}

function signOf(cells: readonly LocatedCell[]): Pick<TaughtColumn, 'sign'> {
  const turned = cells.filter(
    ({ value, printed }) => Number(value) !== 0 && Number(value) === -Number(printed?.value),
  );
  if (turned.length === 0) return {};
  return turned.length === cells.length && turned.some(({ value }) => Number(value) < 0)
    ? { sign: 'turned' }
    : { sign: 'bare' };
}

/** Where the texts of a column end. */
function textOf(
  { name, x1 }: Cells,
  lines: readonly LocatedLine[],
  { placeOf, view }: KeyedDocument,
  keyOf: KeyOf,
): Pick<TaughtColumn, 'limit' | 'goesOn'> {
  const foreign = lines.flatMap(({ row, cells }) => {
    const text = cells.get(name);
    if (!text) return [];
    const own = new Set([...cells.values()].flatMap(({ words }) => words));
    return row.line.words.flatMap((word) => {
      const place = placeOf(row.line.page, word.box);
      return !own.has(word) && place.x1 > text.place.x2 ? [place.x1] : [];
    });
  });
  const limit = foreign.length > 0 ? { limit: rounded(Math.min(...foreign)) } : {};
  const goesOn = lines.some(({ cells }) => cells.get(name)?.all.length !== cells.get(name)?.words.length);
  if (!goesOn) return limit;
  const taken = new Set(lines.map(({ row }) => row));
  const until = lines.flatMap(({ row, cells }) => {
    const text = cells.get(name);
    const last = text?.all.at(-1);
    const at = last ? view.rows.findIndex(({ line }) => line.words.includes(last)) : row.index;
    const below = view.rows[at + 1];
    const next = below && !taken.has(below) ? below.line : undefined;
    const word =
      next?.page === row.line.page
        ? next.words.find((one) =>
            isWithin(placeOf(next.page, one.box).x1, x1 - (text?.place.height ?? 0), limit.limit),
          )
        : undefined;
    return word ? [firstKey(word.text, keyOf)] : [];
  });
  return { ...limit, goesOn: { until: [...new Set(until)].slice(0, MOST_KEYS) } };
}

const isWithin = (x: number, from: number, to = Number.POSITIVE_INFINITY): boolean => x >= from && x < to;

/** The ways in which the texts of a column may go on below: as was learned, not at all, or to the next line of the list. */
export const waysOn = (column: TaughtColumn): TaughtColumn[] => {
  const { goesOn, ...once } = column;
  return column.kind !== 'text'
    ? [column]
    : [column, ...(goesOn ? [once] : []), { ...once, goesOn: { until: [] } }];
};

/** Of the word that a printed line begins with. */
export const firstKey = (text: string, keyOf: KeyOf): number => keyOf(`first ${foldText(text)}`);
