/** A small square between or before words: drawn, since not every font has one. */
export const SQUARE =
  '<span style="display:inline-block;width:0.5em;height:0.5em;margin:0 2pt;background:#222"></span>';
