import { median, type TextLine } from '@assay/media';

/** Words further apart than this many letter heights stand in different cells: a space takes a third of one. */
export const CELL_GAP_EM = 1.1;
/** In a fixed pitch a space is as wide as a letter, nine tenths of a letter height and more behind a narrow mark; columns stand further apart. */
const WIDE_SPACE_EM = 1.45;
const FIXED_PITCH_SPACE_EM = 0.85;
/** Letters this much larger than the page's are a heading's: its spaces are wide, and no columns stand so close. */
const LARGE = 1.4;

/** How far apart words of letters stand in different cells on each line, by the spaces and letters of its page; figures are columns sooner. */
export function cellGapsOf(lines: readonly TextLine[]): (line: TextLine) => number {
  const spaces = lines.flatMap(({ words, emWidth }) =>
    words.slice(1).flatMap((word, index) => {
      const before = words[index];
      const gap = before ? (word.box.x1 - before.box.x2) / emWidth : Number.POSITIVE_INFINITY;
      return before && gap < WIDE_SPACE_EM && /\p{L}$/u.test(before.text) && /^\p{L}/u.test(word.text) ? [gap] : [];
    }),
  );
  const usual = median(lines.map(({ emWidth }) => emWidth)) ?? 0;
  const isFixedPitch = (median(spaces) ?? 0) >= FIXED_PITCH_SPACE_EM;
  return ({ emWidth }) => (isFixedPitch || emWidth > LARGE * usual ? WIDE_SPACE_EM : CELL_GAP_EM);
}
