import { statesAClaim } from '../../values/value-text.js';
import type { BrokenToken } from './broken-tokens.js';
import type { PageStyle } from './page-style.js';
import type { Piece } from './piece.js';

/** Acrobat marks text edited by hand with the tag TouchUp_TextEdit, as a point before it or around it. */
const MARK = /TouchUp/;
/** A page of which more is marked was made or mended in Acrobat as a whole. */
const MAX_TOUCHED_SHARE = 0.34;

/**
 * Text that Acrobat's mark stands on; a value among it, on a page that has few such marks, was changed by
 * hand on its own.
 */
export function touchUps({ pieces }: PageStyle): BrokenToken[] {
  const marked = pieces.filter(({ run }) =>
    [...run.lead, ...run.markedContent].some((mark) => MARK.test(mark)),
  );
  const isUsual = marked.length > MAX_TOUCHED_SHARE * pieces.length;
  return marked.map((piece) => ({ piece, breaks: [isUsual || !isValue(piece) ? MARKED : MARKED_VALUE] }));
}

const isValue = ({ readable, text }: Piece): boolean => readable && statesAClaim(text);

const MARKED = {
  code: 'TOUCH_UP_MARK',
  summary: 'It carries the mark that Acrobat leaves on text edited by hand.',
} as const;
const MARKED_VALUE = {
  code: 'TOUCHED_UP_VALUE',
  summary: 'It states a value and carries the mark that Acrobat leaves on text edited by hand.',
} as const;
