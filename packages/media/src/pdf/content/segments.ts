import type { FontReader, ShownCode } from './font.js';
import type { ArrayOperand } from './instruction.js';
import type { GraphicsState } from './text-state.js';
import { type RunGlyph, SEGMENT_GAP_EM } from './types.js';

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

/**
 * Follows the strings and kerning numbers of one showing operator (ISO 32000-2, 9.4.4, horizontal writing).
 */
export function followText(parts: ArrayOperand['items'], state: GraphicsState): ShownText {
  const stretches: Stretch[] = [];
  const em = Math.abs(state.fontSize * state.horizontalScale);
  let text: string | undefined = '';
  const advance = follow(parts, state, (code, start, end) => {
    text = text === undefined || code.text === undefined ? undefined : text + code.text;
    if (code.text === undefined || code.text.trim() !== '') extend(stretches, start, end, code.text, em);
  });
  return { advance, text, stretches };
}

/** The glyphs of one showing operator. */
export function glyphsOf(parts: ArrayOperand['items'], state: GraphicsState): readonly RunGlyph[] {
  const glyphs: RunGlyph[] = [];
  if (!state.reader) return glyphs;
  follow(parts, state, ({ code, text }, from, to, kern) => glyphs.push({ code, text, from, to, kern }));
  return glyphs;
}

type Visit = (code: ShownCode, start: number, end: number, kern: number) => void;

/** @returns how far the whole of it goes */
function follow(parts: ArrayOperand['items'], state: GraphicsState, visit: Visit): number {
  const { fontSize, charSpacing, wordSpacing, horizontalScale } = state;
  let along = 0;
  let kern = 0;
  for (const part of parts) {
    if (part.kind === 'number') {
      kern += part.value;
      along -= (part.value / 1000) * fontSize * horizontalScale;
    }
    if (part.kind !== 'string') continue;
    for (const code of codesOf(part.bytes, state.reader)) {
      const end = along + (code.width / 1000) * fontSize * horizontalScale;
      visit(code, along, end, kern);
      kern = 0;
      along = end + (charSpacing + (code.isWordSpace ? wordSpacing : 0)) * horizontalScale;
    }
  }
  return along;
}

const NOTHING = [{ code: 0, width: 0, isWordSpace: false, text: undefined }] as const;
const codesOf = (bytes: Uint8Array, reader: FontReader | null): ReturnType<FontReader['codes']> =>
  reader?.codes(bytes) ?? NOTHING;

/** Words of one stretch are joined by one space, however it was made. */
const WORD_GAP_EM = 0.15;

function extend(
  stretches: Stretch[],
  start: number,
  end: number,
  text: string | undefined,
  em: number,
): void {
  const last = stretches[stretches.length - 1];
  const gap = last ? start - last.to : 0;
  if (!last || Math.abs(gap) > SEGMENT_GAP_EM * em) stretches.push({ from: start, to: end, text });
  else {
    last.text =
      last.text === undefined || text === undefined
        ? undefined
        : last.text + (gap > WORD_GAP_EM * em ? ' ' : '') + text;
    last.to = end;
  }
}
