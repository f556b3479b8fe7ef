import type { Cell } from '../../layout/cells.js';
import { headsColumn, type Labeled } from '../../layout/labeled-values.js';
import type { PageView } from '../../page/page-view.js';
import type { PartyRole } from '../document-type.js';
import type { Feature } from './mentions.js';
import { isOneName } from './names.js';
import { withWrappedName } from './wrapped-names.js';

/** Cells of a document that may be names, and what labels say of them. */
export interface LabeledPlaces {
  /** Without those that are labels. */
  readonly cells: readonly Cell[];
  readonly features: ReadonlyMap<Cell, Feature>;
  /** Names that go on in the next line, whole. */
  readonly whole: ReadonlyMap<Cell, Cell>;
}

/** A stub or an invoice has some hundreds. */
const MAX_CELLS = 800;

/** @param find the name that a cell holds; undefined for none */
export function labeledPlaces(
  page: PageView,
  labels: readonly Labeled<string>[],
  role: PartyRole,
  others: readonly PartyRole[],
  find: (cell: Cell) => Cell | undefined,
): LabeledPlaces {
  const words = new Set(labels.flatMap(({ setOff, label }) => (setOff ? label.words : [])));
  const isLabel = (cell: Cell): boolean => cell.words.every((word) => words.has(word));
  const features = new Map<Cell, Feature>();
  const whole = new Map<Cell, Cell>();
  for (const label of labels) {
    const feature = featureOf(label, role, others);
    if (!feature) continue;
    const isNamed = label.meaning === role.named;
    const places = placesOf(label, labels, page, isLabel);
    const value = isNamed ? (places.find((cell) => find(cell) !== undefined) ?? oneName(label)) : places[0];
    if (!value || (features.has(value) && !isNamed)) continue;
    features.set(value, feature);
    if (isNamed) whole.set(value, withWrappedName(page.cells, value, label.label, isLabel));
  }
  const free = page.cells.slice(0, MAX_CELLS).filter((cell) => !cell.words.some((word) => words.has(word)));
  return { cells: [...new Set([...free, ...labels.flatMap(({ inline }) => inline ?? [])])], features, whole };
}

/** A name of one word says so where its label stands before it with a colon: `Nome: Lucas`. */
const oneName = ({ inline }: Labeled<string>): Cell | undefined =>
  inline && isOneName(inline) ? inline : undefined;

function featureOf(
  { meaning, setOff }: Labeled<string>,
  role: PartyRole,
  others: readonly PartyRole[],
): Feature | undefined {
  if (meaning === role.named) return setOff ? 'labeled' : 'labeled in a sentence';
  if (!setOff) return undefined;
  return others.some(({ named }) => named === meaning) ? "another party's" : 'value of another label';
}

/** Where the value of a label may stand, the likeliest place first: behind a number, too, and not beyond the next label. */
function placesOf(
  label: Labeled<string>,
  labels: readonly Labeled<string>[],
  { cells }: PageView,
  isLabel: (cell: Cell) => boolean,
): Cell[] {
  const { inline, right, below } = label;
  if (!label.setOff) return inline ? [inline] : [];
  const end = below.findIndex(isLabel);
  const beside = right && headsColumn(label, labels, cells) ? undefined : right;
  const places = [inline, beside, ...(end < 0 ? below : below.slice(0, end))];
  return places.flatMap((cell) => {
    if (!cell || isLabel(cell)) return [];
    const next = /^\d{1,9}$/u.test(cell.text) ? cells[cells.indexOf(cell) + 1] : undefined;
    return next && next.line === cell.line ? [cell, next] : [cell];
  });
}
