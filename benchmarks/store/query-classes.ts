import { DETECTION_SORT_KEYS, type DetectionQuery } from '../../packages/server/src/store/detection-types.js';
import type { Tag } from '../../packages/server/src/store/record-types.js';

type Filter = Pick<
  DetectionQuery,
  'tags' | 'minLikelihood' | 'maxLikelihood' | 'minTimestamp' | 'maxTimestamp'
>;

export const DEEPEST_OFFSET = 10_000;
const branch = (value: string): Tag => ({ name: 'branch', value });

/** Filters by what they leave of the sample's records, from all to 0.01 %. */
const FILTERS: Readonly<Record<string, (random: () => number) => Filter>> = {
  'no filter': () => ({ tags: [] }),
  'tag on 50 %': () => ({ tags: [branch('half')] }),
  'tag on 10 %': () => ({ tags: [branch('tenth')] }),
  'tag on 2.5 %': () => ({ tags: [branch('fortieth')] }),
  'tag on 1 %': () => ({ tags: [branch('hundredth')] }),
  'tag on 0.01 %': (random) => ({
    tags: [{ name: 'customerId', value: `C${Math.floor(random() * 10_000)}` }],
  }),
  'two tags, 50 % and 20 %': () => ({ tags: [branch('half'), { name: 'channel', value: 'web' }] }),
  'two tags, 2.5 % and 20 %': () => ({ tags: [branch('fortieth'), { name: 'channel', value: 'web' }] }),
  'likelihood >= 75': () => ({ tags: [], minLikelihood: 75 }),
  'likelihood 90.0 to 90.5': () => ({ tags: [], minLikelihood: 90, maxLikelihood: 90.5 }),
  'half a year': () => ({ tags: [], minTimestamp: 1_740_000_000, maxTimestamp: 1_755_768_000 }),
  'a week': () => ({ tags: [], minTimestamp: 1_740_000_000, maxTimestamp: 1_740_604_800 }),
  'likelihood >= 25, half a year, tag on 50 %': () => ({
    tags: [branch('half')],
    minLikelihood: 25,
    minTimestamp: 1_740_000_000,
    maxTimestamp: 1_755_768_000,
  }),
};

export interface ClassifiedQuery {
  readonly filter: string;
  readonly query: DetectionQuery;
}

/**
 * Every filter with every sort key in both directions: `rounds` first pages and as many at random and at the
 * deepest offsets.
 */
export function queries(rounds: number, random: () => number): ClassifiedQuery[] {
  const all: ClassifiedQuery[] = [];
  for (const [filter, make] of Object.entries(FILTERS)) {
    for (const sortBy of DETECTION_SORT_KEYS) {
      for (const direction of ['asc', 'desc'] as const) {
        for (let round = 0; round < rounds; round++) {
          for (const offset of [0, Math.floor(random() * DEEPEST_OFFSET), DEEPEST_OFFSET]) {
            all.push({ filter, query: { limit: 100, offset, sortBy, direction, ...make(random) } });
          }
        }
      }
    }
  }
  // Shuffled, so that a noisy moment of the machine falls on all classes alike.
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}
