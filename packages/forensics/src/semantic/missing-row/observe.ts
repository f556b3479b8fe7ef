import { type Box, unionBox } from '@assay/media';
import type { Observation } from '../../observation.js';
import { MEASURE } from './measure.js';
import type { RowGap } from './row-gaps.js';
import type { SkippedNumbers } from './row-numbers.js';
import type { TableRow } from './table-rows.js';

/**
 * @param explained what is left adds up to an amount that is printed @param atGap room is left at the same
 * place
 */
export function observeSkip(
  { rows, below, missing }: SkippedNumbers,
  explained: boolean,
  atGap: boolean,
): Observation {
  const [above, next] = [rows[below - 1], rows[below]];
  return {
    measure: explained ? MEASURE.explicable : atGap ? MEASURE.skippedAtGap : MEASURE.skipped,
    evidence: {
      code: 'ROW_NUMBER_SKIPPED',
      kind: 'structure',
      summary: `Row ${next?.number} of the table follows row ${above?.number}: row ${missing} is not there.${
        explained ? ' What is left adds up to an amount that is printed.' : ''
      }`,
      page: next?.line.page ?? 1,
      ...boxed(next && [next.numberBox, next.box]),
      before: String(missing),
      after: String(next?.number),
    },
  };
}

/** @param explained as of {@link observeSkip} */
export function observeGap({ rows, below }: RowGap, explained: boolean): Observation {
  const [above, next] = [rows[below - 1], rows[below]];
  return {
    measure: explained ? MEASURE.explicable : MEASURE.gap,
    evidence: {
      code: 'ROOM_FOR_A_ROW',
      kind: 'structure',
      summary: `The rows of the table follow each other at one distance, but for room of whole rows above "${next?.line.text.slice(0, 60)}".`,
      page: next?.line.page ?? 1,
      ...boxed(above && next && [between(above, next)]),
    },
  };
}

const boxed = (boxes: readonly Box[] | undefined) => {
  const box = unionBox(boxes ?? []);
  return box ? { boundingBox: box } : {};
};

/** What lies between two rows, as wide as the lower one. */
function between({ box: above }: TableRow, { line, box }: TableRow): Box {
  const whole = unionBox(line.words.map((word) => word.box)) ?? box;
  return { x1: whole.x1, y1: above.y2, x2: whole.x2, y2: whole.y1 };
}
