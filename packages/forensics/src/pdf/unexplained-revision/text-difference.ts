import { type Box, unionBox, type Word } from '@assay/media';

/** Words at one place that changed together; one side is empty for text only added or only removed. */
export interface TextDifference {
  readonly before: readonly Word[];
  readonly after: readonly Word[];
  /** Around all of them. */
  readonly box: Box;
}

export interface TextComparison {
  readonly differences: readonly TextDifference[];
  /** Words that stayed, in place or moved with the lines around them. */
  readonly kept: readonly { readonly before: Word; readonly after: Word; readonly moved: boolean }[];
}

/** Two renderings of one word may place it apart by this much of the page: half a point on a letter page. */
const SAME_PLACE = 0.0008;
/**
 * Words this many line heights apart or less are neighbors: wider than a space, narrower than a column gap.
 */
const NEIGHBOR_EM = 1.2;
/** Equal words in one and the same place: a bold face painted twice or thrice, never a hundred times. */
const MAX_TWINS = 50;
/** More differing words than this on one page are reported as one difference. */
const MAX_WORDS_GROUPED = 5_000;
/** Above this product of word counts, moved words are not searched for: the page is another page. */
const MAX_ALIGNMENT_CELLS = 4_000_000;

/**
 * Compares the words of a page before and after a save: words that stayed in place are set aside, then words
 * that only moved (longest common subsequence in reading order); what is left is grouped into places, each
 * with its text before and after.
 * @param heightToWidth the page's height divided by its width: word boxes are fractions of either
 */
export function compareText(
  before: readonly Word[],
  after: readonly Word[],
  heightToWidth: number,
): TextComparison {
  const inPlace = matchInPlace(before, after);
  const moved = matchMoved(inPlace.restBefore, inPlace.restAfter);
  const differences = groupByPlace(moved.restBefore, moved.restAfter, heightToWidth).filter(
    (place) => joined(place.before) !== joined(place.after),
  );
  return {
    differences,
    kept: [
      ...inPlace.pairs.map((pair) => ({ ...pair, moved: false })),
      ...moved.pairs.map((pair) => ({ ...pair, moved: true })),
    ],
  };
}

/** The words as one text in reading order. */
export const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

/** Writers cut text into words differently: only the characters count. */
const joined = (words: readonly Word[]): string => words.map((word) => word.text).join('');

interface Matched {
  readonly pairs: readonly { readonly before: Word; readonly after: Word }[];
  readonly restBefore: readonly Word[];
  readonly restAfter: readonly Word[];
}

function matchInPlace(before: readonly Word[], after: readonly Word[]): Matched {
  const unmatched = new Map<string, Word[]>();
  for (const word of after) {
    const key = placeKey(word.text, cellOf(word.box.x1), cellOf(word.box.y1));
    const sharing = unmatched.get(key);
    if (!sharing) unmatched.set(key, [word]);
    else if (sharing.length < MAX_TWINS) sharing.push(word);
  }
  const pairs: { before: Word; after: Word }[] = [];
  const taken = new Set<Word>();
  const restBefore = before.filter((word) => {
    const twin = nearby(word, unmatched).find(
      (other) => !taken.has(other) && isSamePlace(word.box, other.box),
    );
    if (!twin) return true;
    taken.add(twin);
    pairs.push({ before: word, after: twin });
    return false;
  });
  return { pairs, restBefore, restAfter: after.filter((word) => !taken.has(word)) };
}

const cellOf = (position: number): number => Math.floor(position / SAME_PLACE);

const placeKey = (text: string, column: number, row: number): string => `${column},${row},${text}`;

/** Words of the same text whose corner lies in this word's cell or one beside it. */
function nearby({ text, box }: Word, byPlace: ReadonlyMap<string, readonly Word[]>): Word[] {
  const found: Word[] = [];
  for (let row = cellOf(box.y1) - 1; row <= cellOf(box.y1) + 1; row++) {
    for (let column = cellOf(box.x1) - 1; column <= cellOf(box.x1) + 1; column++) {
      found.push(...(byPlace.get(placeKey(text, column, row)) ?? []));
    }
  }
  return found;
}

/** True when two boxes of one page coincide but for rounding. */
export const isSamePlace = (a: Box, b: Box): boolean =>
  Math.abs(a.x1 - b.x1) < SAME_PLACE &&
  Math.abs(a.y1 - b.y1) < SAME_PLACE &&
  Math.abs(a.x2 - b.x2) < SAME_PLACE &&
  Math.abs(a.y2 - b.y2) < SAME_PLACE;

function matchMoved(before: readonly Word[], after: readonly Word[]): Matched {
  const columns = after.length + 1;
  if (before.length * after.length > MAX_ALIGNMENT_CELLS)
    return { pairs: [], restBefore: before, restAfter: after };
  const lengths = new Uint16Array((before.length + 1) * columns);
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      lengths[row * columns + column] =
        before[row]?.text === after[column]?.text
          ? lengths[(row + 1) * columns + column + 1]! + 1
          : Math.max(lengths[(row + 1) * columns + column]!, lengths[row * columns + column + 1]!);
    }
  }
  const pairs: { before: Word; after: Word }[] = [];
  const restBefore: Word[] = [];
  const restAfter: Word[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const earlier = before[row];
    const later = after[column];
    if (earlier && later && earlier.text === later.text) {
      pairs.push({ before: earlier, after: later });
      row++;
      column++;
    } else if (
      later &&
      (!earlier || lengths[row * columns + column + 1]! >= lengths[(row + 1) * columns + column]!)
    ) {
      restAfter.push(later);
      column++;
    } else if (earlier) {
      restBefore.push(earlier);
      row++;
    }
  }
  return { pairs, restBefore, restAfter };
}

/** Joins neighboring words of both sides into places: connected components of "on one line and close by". */
function groupByPlace(
  before: readonly Word[],
  after: readonly Word[],
  heightToWidth: number,
): TextDifference[] {
  if (before.length + after.length > MAX_WORDS_GROUPED) {
    const box = unionBox([...before, ...after].map((word) => word.box));
    return box ? [{ before, after, box }] : [];
  }
  const unplaced = new Set([...before, ...after]);
  const earlier = new Set(before);
  const places: TextDifference[] = [];
  for (const seed of [...before, ...after]) {
    if (!unplaced.delete(seed)) continue;
    const members = [seed];
    for (let next = 0; next < members.length; next++) {
      const member = members[next]!;
      for (const other of unplaced) {
        if (areNeighbors(member.box, other.box, heightToWidth)) {
          unplaced.delete(other);
          members.push(other);
        }
      }
    }
    members.sort((a, b) => a.line - b.line || a.box.x1 - b.box.x1);
    places.push({
      before: members.filter((word) => earlier.has(word)),
      after: members.filter((word) => !earlier.has(word)),
      box: unionBox(members.map((word) => word.box)) ?? seed.box,
    });
  }
  return places.sort((a, b) => a.box.y1 - b.box.y1 || a.box.x1 - b.box.x1);
}

function areNeighbors(a: Box, b: Box, heightToWidth: number): boolean {
  const smallerHeight = Math.min(a.y2 - a.y1, b.y2 - b.y1);
  const commonHeight = Math.min(a.y2, b.y2) - Math.max(a.y1, b.y1);
  if (commonHeight < smallerHeight / 2) return false;
  const gap = Math.max(a.x1, b.x1) - Math.min(a.x2, b.x2);
  return gap <= NEIGHBOR_EM * Math.max(a.y2 - a.y1, b.y2 - b.y1) * heightToWidth;
}
