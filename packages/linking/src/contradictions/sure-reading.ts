import type { StatedValue } from '../types.js';

/**
 * A text layer or a code gives the characters as they are; what is uncertain is whether they are the value
 * asked for.
 */
const isExact = ({ source }: StatedValue): boolean => source !== undefined && source !== 'ocr';

/**
 * From here on a reading may contradict another document's. README.md, "Figures", has what honest documents
 * recognized twice gave at these values.
 */
const LEAST = {
  amount: { exact: 0.85, recognized: 0.88 },
  name: { exact: 0.85, recognized: 0.85 },
  date: { exact: 0.85, recognized: 0.93 },
} as const;

export function isSure(value: StatedValue, kind: keyof typeof LEAST): boolean {
  return value.confidence >= (isExact(value) ? LEAST[kind].exact : LEAST[kind].recognized);
}

/** Recognized amounts reach it only where the document's own sums confirm them. */
const LEAST_CONFIRMED = 0.97;

/**
 * Whether a misread digit is ruled out: one makes another amount, and may be all that two documents differ
 * in.
 */
export const isConfirmed = (value: StatedValue): boolean =>
  isExact(value) || value.confidence >= LEAST_CONFIRMED;
