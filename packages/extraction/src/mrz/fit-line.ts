import { meantIn } from './characters.js';
import type { ColumnClass } from './formats.js';

/** A character as read. */
export interface SeenCharacter {
  readonly character: string;
  /** 0..1. */
  readonly reading: number;
  /** Where its middle stands between the middles of the zone's first and last column, about 0..1; undefined when not measured. */
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
const UNREAD = 0.3;

/** Set by reasoning and tried on the development documents, 2026-11-22: a look-alike costs less than any loss, lost fillers least. */
const COST = {
  lookAlike: 0.4,
  wrongClass: 2,
  /** Fillers run together or are read twice; the recogniser counts runs badly. */
  fillerLost: 0.15,
  fillerTooMany: 0.15,
  characterLost: 1.2,
  characterTooMany: 1,
  /** By column of distance, beyond half a column. */
  displaced: 0.5,
};

/** Longest line read, in characters. */
const MAX_SEEN = 80;

/**
 * Sets what was read onto the columns of a line, with the least cost over all ways to pass over characters and to leave
 * columns empty (edit distance with the columns' classes; dynamic programming, columns times characters).
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
      if (character) relax(at + 1, SKIP, character.character === '<' ? COST.fillerTooMany : COST.characterTooMany * character.reading);
      if (column === length) continue;
      relax(at + stride, EMPTY, isBesideFiller(characters, index) ? COST.fillerLost : COST.characterLost);
      if (character) relax(at + stride + 1, TAKE, placeCost(classes, column, character));
    }
  }
  return traced(classes, characters, steps, costs[length * stride + characters.length]!);
}

const [SKIP, EMPTY, TAKE] = [1, 2, 3];

const isBesideFiller = (characters: readonly SeenCharacter[], index: number): boolean =>
  characters[index]?.character === '<' || characters[index - 1]?.character === '<';

function placeCost(classes: string, column: number, { character, position }: SeenCharacter): number {
  const meant = meantIn(classes.charAt(column) as ColumnClass, character);
  const likeness = meant === character ? 0 : meant ? COST.lookAlike : COST.wrongClass;
  if (position === undefined) return likeness;
  const distance = Math.abs(position * (classes.length - 1) - column);
  return likeness + COST.displaced * Math.min(3, Math.max(0, distance - 0.5));
}

function traced(classes: string, characters: readonly SeenCharacter[], steps: Uint8Array, cost: number): FittedLine {
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
