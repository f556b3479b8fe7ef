import { paintsNothing } from './paints-nothing.js';
import type { PaintedObject } from './types.js';

/** How many characters objects of a page paint as text, white space and invisible text left out. */
export const paintedCharacters = (painted: readonly PaintedObject[]): number =>
  painted.reduce(
    (sum, object) => sum + (object.kind === 'text' && !paintsNothing(object) ? object.glyphs.length : 0),
    0,
  );
