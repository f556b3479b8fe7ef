import { type EmbeddedFont, type PdfRevision, readEmbeddedFont } from '@assay/media';
import type { FirstUse, FontUse } from './font-use.js';
import type { Numbered } from './numbering.js';

/** An embedded font against what the document shows of it. */
export interface SubsetGlyphs {
  readonly use: FontUse;
  /**
   * First uses by glyph index, or by code where the program cannot be read; blank repeats of a glyph left
   * out.
   */
  readonly sequence: readonly Numbered[];
  /** Numbers with a character and an outline that nothing shows and no other glyph is composed of. */
  readonly unused: readonly { readonly number: number; readonly text: string }[];
  /** Codes shown with a character for which the program has no glyph. */
  readonly missing: readonly FirstUse[];
  /** Glyphs with an outline in the program; null when it cannot be read. */
  readonly outlineCount: number | null;
}

/** Codes of a simple font, and of the part of a composite font whose unused glyphs are looked up by code. */
const SIMPLE_CODES = 256;

export function subsetGlyphs(use: FontUse, revision: PdfRevision): SubsetGlyphs {
  const embedded = readEmbeddedFont(use.font.dict, revision);
  const numbers = new Set<number>();
  const sequence: Numbered[] = [];
  const missing: FirstUse[] = [];
  for (const first of use.firstUses) {
    const number = embedded ? embedded.glyphOf(first.code) : first.code;
    if (number === undefined || (embedded && !isInProgram(number, embedded))) {
      if (isVisible(use.font.textOf(first.code))) missing.push(first);
      continue;
    }
    // A glyph that others are composed of may have got its number with them.
    if (numbers.has(number) || embedded?.program.components.has(number)) continue;
    numbers.add(number);
    sequence.push({ ...first, number });
  }
  return {
    use,
    sequence,
    unused: embedded ? unusedGlyphs(use, embedded) : [],
    missing,
    outlineCount: embedded ? embedded.program.outlineBytes.filter((length) => length > 0).length : null,
  };
}

const isInProgram = (glyph: number, { program }: EmbeddedFont): boolean =>
  glyph > 0 && glyph < program.outlineBytes.length;

const isVisible = (text: string | undefined): text is string =>
  text !== undefined && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

function unusedGlyphs({ font, shown }: FontUse, { program, glyphOf }: EmbeddedFont): SubsetGlyphs['unused'] {
  const used = new Set([...shown].map(glyphOf));
  const codes = font.subtype === 'Type0' ? program.outlineBytes.length : SIMPLE_CODES;
  const unused = new Map<number, string>();
  for (let code = 0; code < codes; code++) {
    const glyph = glyphOf(code);
    const text = font.textOf(code);
    if (
      glyph === undefined ||
      glyph === 0 ||
      used.has(glyph) ||
      program.components.has(glyph) ||
      !isVisible(text)
    )
      continue;
    if ((program.outlineBytes[glyph] ?? 0) > 0 && !unused.has(glyph)) unused.set(glyph, text);
  }
  return Array.from(unused, ([number, text]) => ({ number, text }));
}
