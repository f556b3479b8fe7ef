import { type ArrayOperand, type Instruction, InstructionReader, type Operand } from './instruction.js';
import { glyphsOf, type Stretch } from './segments.js';
import type { GraphicsState } from './text-state.js';
import type { Matrix, TextRun } from './types.js';

/** What is shown by an operand: a string, or the items of TJ's array. */
export function partsOf(operands: readonly Operand[]): ArrayOperand['items'] {
  const shown = operands[operands.length - 1];
  return shown?.kind === 'array' ? shown.items : shown?.kind === 'string' ? [shown] : [];
}

/** A run's glyphs are read from its bytes again: the operands of all runs of 500 pages would fill the memory. */
export function glyphReader(
  bytes: Uint8Array,
  { startOffsetBytes, endOffsetBytes }: Instruction,
  state: GraphicsState,
): TextRun['glyphs'] {
  return () => {
    const instruction = new InstructionReader(bytes.subarray(startOffsetBytes, endOffsetBytes)).next();
    return glyphsOf(partsOf(instruction?.operands ?? []), state);
  };
}

/** Where a run and its parts lie, points that are the same shared. */
export function placed(
  painted: Matrix,
  advance: number,
  stretches: readonly Stretch[],
): Pick<TextRun, 'start' | 'end' | 'segments'> {
  const placeAt = (along: number): readonly [number, number] => [
    painted[4] + along * painted[0],
    painted[5] + along * painted[1],
  ];
  const start: readonly [number, number] = [painted[4], painted[5]];
  const end = placeAt(advance);
  const segments = stretches.map(({ from, to, text }) => ({
    start: from === 0 ? start : placeAt(from),
    end: to === advance ? end : placeAt(to),
    text,
  }));
  return { start, end, segments };
}
