import { DEFAULT_FILL } from './color.js';
import type { FontReader } from './font.js';
import { IDENTITY } from './matrix.js';
import type { ContentColor, Matrix } from './types.js';

/**
 * What `q` saves and `Q` restores (ISO 32000-2, 8.4.1 and 9.3), as far as text needs it. Replaced, never
 * changed.
 */
export interface GraphicsState {
  readonly ctm: Matrix;
  readonly fill: ContentColor;
  readonly fontResource: string;
  readonly reader: FontReader | null;
  readonly fontSize: number;
  readonly sizeDecimals: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  /** As a factor, 1 = 100 %. */
  readonly horizontalScale: number;
  readonly leading: number;
  readonly rise: number;
  readonly renderingMode: number;
}

export const INITIAL_STATE: GraphicsState = {
  ctm: IDENTITY,
  fill: DEFAULT_FILL,
  fontResource: '',
  reader: null,
  fontSize: 0,
  sizeDecimals: 0,
  charSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderingMode: 0,
};
