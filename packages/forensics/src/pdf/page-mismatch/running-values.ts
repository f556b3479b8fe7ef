import type { Observation } from '../../observation.js';
import type { LabeledValue } from '../../semantic/labeled-values/labeled-values.js';
import type { ReadPage } from '../../semantic/labeled-values/read-pages.js';
import { MEASURE } from './measure.js';

/** A running head stands at the same place of every page; of the page's sides. */
const SAME_PLACE = 0.01;

/**
 * A value that a running head repeats on consecutively numbered pages, different on one page between two that
 * agree. Where the value changes and stays, the statement may list several accounts.
 */
export function runningValuesThatDiffer(pages: readonly ReadPage[]): Observation[] {
  return pages.flatMap((page, index): Observation[] => {
    const [before, after] = [pages[index - 1], pages[index + 1]];
    if (!before || !after || !follows(before, page) || !follows(page, after)) return [];
    return page.values.flatMap((value): Observation[] => {
      const earlier = atSamePlace(before.values, value);
      const later = atSamePlace(after.values, value);
      if (!earlier || !later || earlier.text !== later.text || earlier.text === value.text) return [];
      return [
        {
          measure: MEASURE.foreign,
          evidence: {
            code: 'RUNNING_VALUE_DIFFERS',
            kind: 'value_comparison',
            summary: `The head of page ${page.page} says "${value.text}" where the pages before and after it say "${earlier.text}".`,
            page: page.page,
            boundingBox: value.box,
            before: earlier.text,
            after: value.text,
          },
        },
      ];
    });
  });
}

const follows = ({ mark: one }: ReadPage, { mark: other }: ReadPage): boolean =>
  one !== undefined && other !== undefined && one.total === other.total && one.number + 1 === other.number;

const atSamePlace = (
  values: readonly LabeledValue[],
  { label, labelBox }: LabeledValue,
): LabeledValue | undefined =>
  values.find(
    (other) =>
      other.label === label &&
      Math.abs(other.labelBox.x1 - labelBox.x1) < SAME_PLACE &&
      Math.abs(other.labelBox.y1 - labelBox.y1) < SAME_PLACE,
  );
