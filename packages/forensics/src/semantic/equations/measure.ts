import type { Break } from './find-breaks.js';

/** The scale of both arithmetic checks; their READMEs say what each step means. */
export const MEASURE = {
  holds: 0,
  unsupported: 1,
  relationBreaks: 2,
  figureBreaks: 3,
  figureContradicted: 4,
} as const;

/** How much a break says, given by how many equations agree and whether the document proves that they are meant. */
export function strengthOf({ equations, repair }: Break): number {
  const established = equations.some((equation) => equation.established);
  if (repair && equations.length > 1) return established ? MEASURE.figureContradicted : MEASURE.figureBreaks;
  if (!established) return MEASURE.unsupported;
  return repair ? MEASURE.figureBreaks : MEASURE.relationBreaks;
}
