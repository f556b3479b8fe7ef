import { CELL_GAP_EM, median, type TextLine } from '@assay/media';
import { endsWithLetter, startsWithLetter } from './characters.js';

/**
 * In a fixed pitch a space is as wide as a letter, nine tenths of a letter height and more behind a narrow
 * mark; columns stand further apart.
 */
const WIDE_SPACE_EM = 1.45;
const FIXED_PITCH_SPACE_EM = 0.85;
/**
 * Letters this much larger than the page's are a heading's: its spaces are wide, and no columns stand so
 * close.
 */
const LARGE = 1.4;

/** Larger words at the head of the first page are a name or a title, however wide they are set. */
const LETTERHEAD_FOOT = 0.1;
const LARGER = 1.2;
const LETTERHEAD_GAP_EM = 2.6;
/**
 * How far apart words of letters stand in different cells on each line, by the spaces and letters of its
 * page; figures are columns sooner.
 */
export function cellGapsOf(lines: readonly TextLine[]): (line: TextLine) => number {
  const pairs = lines.flatMap(({ words, emWidth }) =>
    words.slice(1).flatMap((word, index) => {
      const before = words[index];
      if (!before) return [];
      const areLetters = endsWithLetter(before.text) && startsWithLetter(word.text);
      return [{ gapEm: (word.box.x1 - before.box.x2) / emWidth, areLetters }];
    }),
  );
  const spaces = pairs.flatMap(({ gapEm, areLetters }) =>
    areLetters && gapEm < WIDE_SPACE_EM ? [gapEm] : [],
  );
  const usual = median(lines.map(({ emWidth }) => emWidth)) ?? 0;
  const isFixedPitch = (median(spaces) ?? 0) >= FIXED_PITCH_SPACE_EM;
  const ofPage = isFixedPitch ? WIDE_SPACE_EM : CELL_GAP_EM;
  return ({ emWidth, page, box }) => {
    const ofLine = emWidth > LARGE * usual ? Math.max(ofPage, WIDE_SPACE_EM) : ofPage;
    return page === 1 && box.y1 < LETTERHEAD_FOOT && emWidth > LARGER * usual
      ? Math.max(ofLine, LETTERHEAD_GAP_EM)
      : ofLine;
  };
}
