import { meantIn } from './characters.js';
import type { ColumnClass } from './formats.js';

/** A character as read. */
export interface SeenCharacter {
  readonly character: string;
  /** 0..1. */
  readonly reading: number;
  /**
   * Where its middle stands, in columns of the zone: 0 is the middle of the first; undefined when not
   * measured.
   */
  readonly position: number | undefined;
}

export interface FittedLine {
  /** Of the format's length. */
  readonly text: string;
  /** By column: how sure; columns where nothing was read have {@link UNREAD}. */
  readonly readings: readonly number[];
  /** What had to be assumed; 0 when every character stands where it must. */
  readonly cost: number;
}

/** Chance that a filler which was not read stands there. */
export const UNREAD = 0.3;

/**
 * Set by reasoning and tried on the development documents, 2026-11-22: a look-alike costs less than any loss,
 * lost fillers least.
 */
const COST = {
  lookAlike: 0.4,
  wrongClass: 2,
  /** Fillers run together or are read twice; the recognizer counts runs badly, and loses the ends of rows. */
  fillerLost: 0.15,
  /** Beside two, which may be all there are: between last and first names. */
  fillerOfPairLost: 0.35,
  fillerDoubled: 0.7,
  fillerTooMany: 0.15,
  /** Of one or two, which separate names. */
  separatorTooMany: 0.6,
  characterLost: 1.2,
  characterTooMany: 1,
  /** By column of distance, beyond half a column. */
  displaced: 0.5,
  /** A character whose place is not known: of two equal readings the measured one is believed. */
  unplaced: 0.02,
};

/** Longest line read, in characters. */
const MAX_SEEN = 80;

/**
 * Sets what was read onto the columns of a line, with the least cost over all ways to pass over characters
 * and to leave columns empty (edit distance with the columns' classes; dynamic programming, columns times
 * characters).
 */
export function fitLine(classes: string, seen: readonly SeenCharacter[]): FittedLine {
  const length = classes.length;
  const characters = seen.slice(0, MAX_SEEN);
  const stride = characters.length + 1;
  const costs = new Float64Array((length + 1) * stride).fill(Number.POSITIVE_INFINITY);
  const steps = new Uint8Array(costs.length);
  costs[0] = 0;
  for (let column = 0; column <= length; column++) {
    for (let index = 0; index < stride; index++) {
      const at = column * stride + index;
      const cost = costs[at]!;
      const relax = (to: number, step: number, by: number): void => {
        if (cost + by < costs[to]!) {
          costs[to] = cost + by;
          steps[to] = step;
        }
      };
      const character = characters[index];
      if (character) relax(at + 1, SKIP, skipCost(characters, index));
      if (column === length) continue;
      relax(
        at + stride,
        EMPTY,
        index === characters.length && classes.charAt(column) === 'a'
          ? COST.fillerLost
          : emptyCost(characters, index),
      );
      if (character) relax(at + stride + 1, TAKE, placeCost(classes, column, character));
    }
  }
  return traced(classes, characters, steps, costs[length * stride + characters.length]!);
}

const [SKIP, EMPTY, TAKE] = [1, 2, 3];

const isFiller = (characters: readonly SeenCharacter[], at: number): boolean =>
  characters[at]?.character === '<';

/** Fillers side by side around a place between two characters, counted to at most three on either side. */
function fillersAround(characters: readonly SeenCharacter[], index: number): number {
  let [from, to] = [index, index];
  while (isFiller(characters, from - 1) && index - from < 3) from -= 1;
  while (isFiller(characters, to) && to - index < 3) to += 1;
  return to - from;
}

function skipCost(characters: readonly SeenCharacter[], index: number): number {
  if (!isFiller(characters, index)) return COST.characterTooMany * characters[index]!.reading;
  return fillersAround(characters, index) > 2 ? COST.fillerTooMany : COST.separatorTooMany;
}

/** Of a column that is left empty before the character of this index. */
function emptyCost(characters: readonly SeenCharacter[], index: number): number {
  if (index === characters.length && isFiller(characters, index - 1)) return COST.fillerLost;
  const run = fillersAround(characters, index);
  if (run === 0) return COST.characterLost;
  return run === 1 ? COST.fillerDoubled : run === 2 ? COST.fillerOfPairLost : COST.fillerLost;
}

function placeCost(classes: string, column: number, { character, position }: SeenCharacter): number {
  const meant = meantIn(classes.charAt(column) as ColumnClass, character);
  const likeness = meant === character ? 0 : meant ? COST.lookAlike : COST.wrongClass;
  if (position === undefined) return likeness + COST.unplaced;
  const distance = Math.abs(position - column);
  return likeness + COST.displaced * Math.min(3, Math.max(0, distance - 0.5));
}

function traced(
  classes: string,
  characters: readonly SeenCharacter[],
  steps: Uint8Array,
  cost: number,
): FittedLine {
  const stride = characters.length + 1;
  const text: string[] = [];
  const readings: number[] = [];
  let [column, index] = [classes.length, characters.length];
  while (column > 0 || index > 0) {
    const step = steps[column * stride + index];
    if (step === SKIP) {
      index -= 1;
    } else if (step === EMPTY) {
      column -= 1;
      text.push('<');
      readings.push(UNREAD);
    } else {
      column -= 1;
      index -= 1;
      const { character, reading } = characters[index]!;
      const meant = meantIn(classes.charAt(column) as ColumnClass, character);
      text.push(meant ?? '<');
      readings.push(meant ? reading : 0);
    }
  }
  return { text: text.reverse().join(''), readings: readings.reverse(), cost };
}
