import { median } from '@assay/media';
import type { Ink } from './ink.js';
import type { CropCharacter } from './read-crop.js';

/**
 * Columns of an asterisk hold at least this part of the ink of the run's fullest column; those between two
 * hold less.
 */
const BODY_SHARE = 0.6;
/** Narrower bodies are specks. */
const MIN_BODY_COLUMNS = 3;
/** Asterisks of one run stand equally far apart, but for this part of the distance. */
const MAX_UNEVENNESS = 0.25;

/**
 * The characters with their runs of asterisks as long as the ink has them: of equal signs that stand close
 * the network loses some (its steps are wider than they are), and masked numbers begin with them. Runs whose
 * ink is not evenly parted stay as they were read.
 */
export function wholeMaskRuns(ink: Ink, characters: readonly CropCharacter[]): CropCharacter[] {
  const whole: CropCharacter[] = [];
  for (let at = 0; at < characters.length; ) {
    let end = at;
    while (characters[end]?.character === '*') end += 1;
    const run = characters.slice(at, Math.max(end, at + 1));
    whole.push(...(end - at > 1 ? wholeRun(ink, run, characters[at - 1], characters[end]) : run));
    at += run.length;
  }
  return whole;
}

function wholeRun(
  { columns, width }: Ink,
  run: readonly CropCharacter[],
  before: CropCharacter | undefined,
  after: CropCharacter | undefined,
): readonly CropCharacter[] {
  const [from, to] = [edgeBeside(columns, before?.x ?? 0, 1), edgeBeside(columns, after?.x ?? width - 1, -1)];
  const middles = bodies(columns.subarray(from, to + 1)).map((middle) => middle + from);
  const distances = middles.slice(1).map((middle, index) => middle - (middles[index] ?? 0));
  const usual = median(distances) ?? 0;
  const isEven = distances.every((distance) => Math.abs(distance - usual) <= MAX_UNEVENNESS * usual);
  const [first] = run;
  if (!first || !isEven || middles.length <= run.length) return run;
  const probability = Math.min(...run.map((one) => one.probability));
  return middles.map((x, index) => ({
    ...first,
    probability,
    x,
    spaceBefore: index === 0 ? first.spaceBefore : 0,
  }));
}

/** Where the ink of the character at `x` ends on this side. */
function edgeBeside(columns: Uint8Array, x: number, step: 1 | -1): number {
  let at = Math.round(x);
  while (at + step >= 0 && at + step < columns.length && columns[at] !== 0) at += step;
  return at;
}

/** Middles of the parts of a strip that hold much ink. */
function bodies(strip: Uint8Array): number[] {
  const enough = BODY_SHARE * strip.reduce((most, count) => Math.max(most, count), 0);
  const middles: number[] = [];
  let start: number | undefined;
  for (let x = 0; x <= strip.length; x++) {
    if ((strip[x] ?? 0) >= enough && x < strip.length) start ??= x;
    else if (start !== undefined) {
      if (x - start >= MIN_BODY_COLUMNS) middles.push((start + x - 1) / 2);
      start = undefined;
    }
  }
  return middles;
}
