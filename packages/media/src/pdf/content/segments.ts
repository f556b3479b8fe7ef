import type { FontReader } from './font.js';
import type { ArrayOperand } from './instruction.js';
import type { GraphicsState } from './text-state.js';
import { SEGMENT_GAP_EM } from './types.js';

/** A part of a shown string along its baseline, in unscaled text space from where the run starts. */
export interface Stretch {
  readonly from: number;
  to: number;
  text: string | undefined;
}

/** How far a shown string goes, what it says, and where it leaves wide gaps. */
export interface ShownText {
  readonly advance: number;
  readonly text: string | undefined;
  readonly stretches: readonly Stretch[];
}

/** Follows the strings and kerning numbers of one showing operator (ISO 32000-2, 9.4.4, horizontal writing). */
export function followText(parts: ArrayOperand['items'], state: GraphicsState): ShownText {
  const { fontSize, charSpacing, wordSpacing, horizontalScale } = state;
  const stretches: Stretch[] = [];
  let along = 0;
  let text: string | undefined = '';
  for (const part of parts) {
    if (part.kind === 'number') along -= (part.value / 1000) * fontSize * horizontalScale;
    if (part.kind !== 'string') continue;
    for (const code of codesOf(part.bytes, state.reader)) {
      const start = along;
      const end = start + (code.width / 1000) * fontSize * horizontalScale;
      along = end + (charSpacing + (code.isWordSpace ? wordSpacing : 0)) * horizontalScale;
      text = text === undefined || code.text === undefined ? undefined : text + code.text;
      if (code.text === undefined || code.text.trim() !== '')
        extend(stretches, start, end, code.text, Math.abs(fontSize * horizontalScale));
    }
  }
  return { advance: along, text, stretches };
}

const NOTHING = [{ width: 0, isWordSpace: false, text: undefined }] as const;
const codesOf = (bytes: Uint8Array, reader: FontReader | null): ReturnType<FontReader['codes']> => reader?.codes(bytes) ?? NOTHING;

/** Words of one stretch are joined by one space, however it was made. */
const WORD_GAP_EM = 0.15;

function extend(stretches: Stretch[], start: number, end: number, text: string | undefined, em: number): void {
  const last = stretches[stretches.length - 1];
  const gap = last ? start - last.to : 0;
  if (!last || Math.abs(gap) > SEGMENT_GAP_EM * em) stretches.push({ from: start, to: end, text });
  else {
    last.text = last.text === undefined || text === undefined ? undefined : last.text + (gap > WORD_GAP_EM * em ? ' ' : '') + text;
    last.to = end;
  }
}
