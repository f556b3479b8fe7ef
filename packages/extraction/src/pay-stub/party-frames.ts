import type { Cell } from '../layout/cells.js';
import { labelledValues } from '../layout/labelled-values.js';
import { patternOf } from '../vocabulary/pattern.js';
import { PARTY_LABELS } from './field-labels.js';
import { isLabelCell } from './label-cell.js';
import type { LabelledParty, Role } from './party-cells.js';
import PATTERNS from './party-frames.json' with { type: 'json' };

/** Labels that ask for the name of whoever they stand under; folded. */
const ANY_NAME = patternOf(PATTERNS.anyName, 'u');

/** Where a party's labels begin: under its heading, to the next heading or label of a party. */
export interface PartyFrame {
  readonly start: Cell;
  /** Undefined for what only ends the frame before. */
  readonly role: Role | undefined;
}

/** The frames that a heading says to be one party's: `Empregador` alone over `Nome`, `CPF` and `Endereço`. */
export function findPartyFrames(cells: readonly Cell[]): PartyFrame[] {
  const frames: PartyFrame[] = [];
  const named = new Set<PartyFrame>();
  for (const one of labelledValues(cells, PARTY_LABELS)) {
    const role =
      one.meaning === 'employeeName' ? 'employee' : one.meaning === 'employerName' ? 'employer' : undefined;
    if (!role) continue;
    if (!asksForAnyName(one)) {
      frames.push({ start: one.label, role: isHeading(one) ? role : undefined });
      continue;
    }
    const frame = frameOf(frames, one.label);
    // A frame names its party once.
    if (frame && named.has(frame)) frames.push({ start: one.label, role: undefined });
    else if (frame) named.add(frame);
  }
  return frames;
}

/** Whose frame a cell stands in. */
export const roleIn = (frames: readonly PartyFrame[], cell: Cell): Role | undefined =>
  frameOf(frames, cell)?.role;

/** The labels, those that ask for anybody's name being the party's in whose frame they stand. */
export const withRolesOfFrames = (
  labelled: readonly LabelledParty[],
  frames: readonly PartyFrame[],
): LabelledParty[] =>
  labelled.map((one) =>
    asksForAnyName(one) && roleIn(frames, one.label) === 'employer'
      ? { ...one, meaning: 'employerName' }
      : one,
  );

const asksForAnyName = ({ label }: LabelledParty): boolean => ANY_NAME.test(label.folded);

/** A label with labels alone right of it and under it. */
const isHeading = ({ setOff, inline, right, below: [first] }: LabelledParty): boolean =>
  setOff &&
  inline === undefined &&
  (right === undefined || isLabelCell(right)) &&
  first !== undefined &&
  isLabelCell(first);

/** The lowest that begins above the cell, or left of it, and not right of it. */
function frameOf(frames: readonly PartyFrame[], cell: Cell): PartyFrame | undefined {
  const above = frames.filter(
    ({ start }) =>
      start.page === cell.page &&
      start.box.x1 <= cell.box.x1 + cell.emWidth &&
      (start.line < cell.line || (start.line === cell.line && start.box.x1 <= cell.box.x1)),
  );
  return above.reduce<PartyFrame | undefined>(
    (best, one) =>
      best &&
      (best.start.line > one.start.line ||
        (best.start.line === one.start.line && best.start.box.x1 > one.start.box.x1))
        ? best
        : one,
    undefined,
  );
}
