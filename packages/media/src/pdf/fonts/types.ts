/** The glyphs of a font program, as far as it can be read; glyph 0 is the one for missing characters. */
export interface FontProgram {
  readonly format: 'truetype' | 'cff';
  /**
   * Length of each glyph's outline in bytes, by glyph index; 0 draws nothing. At most {@link MAX_GLYPHS}
   * long.
   */
  readonly outlineBytes: readonly number[];
  /** Glyphs that other glyphs are composed of. */
  readonly components: ReadonlySet<number>;
  /** By the program's own encoding of codes. */
  readonly glyphByCode: ReadonlyMap<number, number>;
  /** By the program's own table of characters or glyph names. */
  readonly glyphByCharacter: ReadonlyMap<string, number>;
  /**
   * By character identifier, for a CFF program with /ROS (CID-keyed); null when identifiers are glyph
   * indices.
   */
  readonly glyphByCid: ReadonlyMap<number, number> | null;
}

/** Glyph indices are two bytes wide in all formats. */
export const MAX_GLYPHS = 65_536;

/** An embedded font as a page uses it. */
export interface EmbeddedFont {
  readonly program: FontProgram;
  /** Undefined where neither the font dictionary nor the program tells. */
  glyphOf(code: number): number | undefined;
}
