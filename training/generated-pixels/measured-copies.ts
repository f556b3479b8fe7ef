import { readFileSync } from 'node:fs';

/** One copy of a picture, as `measure-copies.ts` writes it, a line of JSON each. */
export interface MeasuredCopy {
  readonly file: string;
  readonly generated: boolean;
  /** The collection it was taken from: left out as a whole. */
  readonly source: string;
  readonly license: string;
  /** How it was treated. */
  readonly copy: string;
  readonly features: readonly number[];
}

export const readMeasuredCopies = (path: string): readonly MeasuredCopy[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as MeasuredCopy);
