/** The middle one of some numbers, the higher of the two of an even count; undefined for none. */
export function median(values: Iterable<number>): number | undefined {
  const numbers = Float64Array.from(values);
  return ranked(numbers, numbers.length >> 1);
}

/** Fewer numbers are sorted: that is as fast. */
const LEAST_TO_SELECT = 64;

/** Rounds that halve what is left take the logarithm of its length; numbers laid out against that are sorted. */
const MOST_ROUNDS = 64;

/**
 * The number at a place among all, were they sorted. Hoare's selection (Algorithm 65: Find, 1961): linear in numbers.
 * @param numbers left in another order
 * @param rank from 0; NaN counts as the largest
 * @returns undefined where there is no such place
 */
export function ranked(numbers: Float64Array, rank: number): number | undefined {
  let [from, to] = [0, withoutNaN(numbers)];
  for (let round = 0; rank >= from && rank < to && to - from > LEAST_TO_SELECT; round++) {
    if (round === MOST_ROUNDS) break;
    const pivot = middleOf(numbers[from]!, numbers[(from + to) >> 1]!, numbers[to - 1]!);
    let [low, high] = [from, to - 1];
    while (low <= high) {
      while (numbers[low]! < pivot) low++;
      while (numbers[high]! > pivot) high--;
      if (low > high) break;
      const held = numbers[low]!;
      numbers[low++] = numbers[high]!;
      numbers[high--] = held;
    }
    if (rank <= high) to = high + 1;
    else if (rank >= low) from = low;
    else return pivot;
  }
  sortRange(numbers, from, to);
  return numbers[rank];
}

/** By insertion where numbers are few: asking V8's sort for a line's words takes longer than sorting them. */
function sortRange(numbers: Float64Array, from: number, to: number): void {
  if (to - from > LEAST_TO_SELECT) {
    numbers.subarray(from, to).sort();
    return;
  }
  for (let at = from + 1; at < to; at++) {
    const number = numbers[at]!;
    let place = at;
    for (; place > from && numbers[place - 1]! > number; place--) numbers[place] = numbers[place - 1]!;
    numbers[place] = number;
  }
}

/** Moves what is no number to the end. @returns how many numbers there are */
function withoutNaN(numbers: Float64Array): number {
  let end = numbers.length;
  for (let at = end - 1; at >= 0; at--) {
    if (!Number.isNaN(numbers[at]!)) continue;
    end -= 1;
    numbers[at] = numbers[end]!;
    numbers[end] = Number.NaN;
  }
  return end;
}

const middleOf = (one: number, two: number, three: number): number =>
  Math.max(Math.min(one, two), Math.min(Math.max(one, two), three));
