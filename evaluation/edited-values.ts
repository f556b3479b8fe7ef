import type { Evidence } from '@assay/forensics';

/** What stood in the document before an edit, and what stands there now. */
export interface EditedValue {
  readonly before: string;
  readonly after: string;
}

/**
 * Reads a manifest's description of an edit, like `amount: 2,887.17 -> 5,487.17` or
 * `consistent: a -> b; c -> d`.
 * @returns empty when it names no values (a page that was swapped)
 */
export function parseEditedValues(what: string): readonly EditedValue[] {
  return what
    .replace(/^[\w -]+:\s/, '')
    .split(';')
    .flatMap((part) => {
      const [before = '', after = '', ...more] = part.split('->').map((side) => side.trim());
      return before && after && more.length === 0 ? [{ before, after }] : [];
    });
}

/** A changed text's place on its page. */
export interface EditedArea {
  /** From 1. */
  readonly page: number;
  /** `[x0, y0, x1, y1]` in points from the top left corner of the page as displayed. */
  readonly points: readonly [number, number, number, number];
}

/** Reads the places in a manifest's notes, like `boxes p1[72 90.5 140 101] p2[...]`. */
export function parseEditedAreas(notes: string): readonly EditedArea[] {
  return [...notes.matchAll(/\bp(\d+)\[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/g)].map(
    ([, page, ...corners]) => {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners.map(Number);
      return { page: Number(page), points: [x0, y0, x1, y1] };
    },
  );
}

/** Which values of an edit a set of evidence shows. */
export interface RecoveredValues {
  /** Values whose earlier text is among the evidence's `before`. */
  readonly before: number;
  /** Values whose later text is among the evidence's `after`. */
  readonly after: number;
  readonly total: number;
}

/** Letters and digits only: how a reader splits or spaces the text does not matter. */
export const skeleton = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const isShown = (value: string, texts: readonly string[]): boolean => {
  const wanted = skeleton(value);
  return texts.some((text) => skeleton(text).includes(wanted)) || skeleton(texts.join('')).includes(wanted);
};

/** Compares the evidence's earlier and later texts with what the edit is known to have replaced. */
export function recoveredValues(
  values: readonly EditedValue[],
  evidence: readonly Pick<Evidence, 'before' | 'after'>[],
): RecoveredValues {
  const befores = evidence.flatMap(({ before }) => before ?? []);
  const afters = evidence.flatMap(({ after }) => after ?? []);
  return {
    before: values.filter(({ before }) => isShown(before, befores)).length,
    after: values.filter(({ after }) => isShown(after, afters)).length,
    total: values.length,
  };
}
