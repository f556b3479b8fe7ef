/** Distances of pairs of faces with the people they are of (indices), the nearest first. */
export interface PairDistances {
  readonly distances: Float64Array;
  readonly personX: Int32Array;
  readonly personY: Int32Array;
}

/** What an evaluation of a recognizer counts. ISO/IEC 19795-1: mated and non-mated comparisons. */
export interface Comparisons {
  readonly mated: PairDistances;
  readonly nonMated: PairDistances;
  /** Pairs of one person of which a picture showed no face that was found. */
  readonly matedFailedToEnrol: number;
  readonly peopleCount: number;
}

export interface Comparison {
  readonly distance: number;
  readonly personX: number;
  readonly personY: number;
}

export function sortedDistances(comparisons: readonly Comparison[]): PairDistances {
  const order = Array.from(comparisons.keys()).sort(
    (a, b) => comparisons[a]!.distance - comparisons[b]!.distance,
  );
  return {
    distances: Float64Array.from(order, (index) => comparisons[index]!.distance),
    personX: Int32Array.from(order, (index) => comparisons[index]!.personX),
    personY: Int32Array.from(order, (index) => comparisons[index]!.personY),
  };
}

/** How many of ascending `distances` lie below `limit`. */
export function countBelow(distances: Float64Array, limit: number): number {
  let [low, high] = [0, distances.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (distances[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
