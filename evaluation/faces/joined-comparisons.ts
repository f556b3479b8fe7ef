import { type Comparison, type Comparisons, type PairDistances, sortedDistances } from './comparisons.js';

/**
 * Comparisons of several kinds of pictures of the same people as one. @param all at least one, of one
 * numbering of people
 */
export function joinedComparisons(all: readonly Comparisons[]): Comparisons {
  const joined = (pick: (of: Comparisons) => PairDistances): PairDistances =>
    sortedDistances(
      all.flatMap((comparisons) => {
        const { distances, personX, personY } = pick(comparisons);
        return Array.from(
          distances,
          (distance, pair): Comparison => ({ distance, personX: personX[pair]!, personY: personY[pair]! }),
        );
      }),
    );
  return {
    mated: joined(({ mated }) => mated),
    nonMated: joined(({ nonMated }) => nonMated),
    matedFailedToEnrol: all.reduce((sum, { matedFailedToEnrol }) => sum + matedFailedToEnrol, 0),
    peopleCount: Math.max(...all.map(({ peopleCount }) => peopleCount)),
  };
}
