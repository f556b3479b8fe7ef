import type { PaintedText } from './types.js';

/**
 * Text that is not painted, or only clips (ISO 32000-2, table 104): a scanner's reading of its picture, most
 * often.
 */
export const paintsNothing = ({ renderMode }: Pick<PaintedText, 'renderMode'>): boolean =>
  renderMode === 3 || renderMode === 7;
