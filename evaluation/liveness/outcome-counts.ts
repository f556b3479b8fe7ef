import type { ExaminedCase } from './types.js';

/** How files of one kind were answered. */
export interface OutcomeCounts {
  readonly passed: number;
  readonly inconclusive: number;
  readonly failed: number;
  /** Answered at all: the sum of the three. Rates are shares of these. */
  readonly answered: number;
  /** No face was found, so that the product says nothing of liveness (ISO/IEC 30107-3: non-response). */
  readonly noFace: number;
  /** The file could not be examined. */
  readonly broken: number;
}

export function outcomeCounts(cases: readonly ExaminedCase[]): OutcomeCounts {
  const answers = cases.flatMap(({ examined }) => (examined?.liveness ? [examined.liveness.outcome] : []));
  const count = (wanted: string): number => answers.filter((outcome) => outcome === wanted).length;
  const broken = cases.filter(({ error }) => error !== undefined).length;
  return {
    passed: count('passed'),
    inconclusive: count('inconclusive'),
    failed: count('failed'),
    answered: answers.length,
    noFace: cases.length - answers.length - broken,
    broken,
  };
}
