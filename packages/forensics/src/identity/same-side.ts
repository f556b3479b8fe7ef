import type { DocumentText } from '@assay/media';
import { lettersAndDigits } from '../semantic/printed-text/fold.js';

/** Shorter words stand on any card. */
const SHORTEST_WORD = 4;
/** Fewer words say nothing. */
const LEAST_WORDS = 6;
/**
 * Of the words of both, the share that both have. The sides of a card have the holder and a number in common; two pictures
 * of one side differ by what is misread. Set by reasoning, 2026-11-29.
 */
const SAME_SIDE_SHARE = 0.5;

/** Whether two pictures show the same side of a card: somebody sent the front once more. */
export function isSameSide(front: DocumentText, back: DocumentText): boolean {
  const [ofFront, ofBack] = [wordsOf(front), wordsOf(back)];
  if (ofFront.size < LEAST_WORDS || ofBack.size < LEAST_WORDS) return false;
  const common = [...ofFront].filter((word) => ofBack.has(word)).length;
  return common >= SAME_SIDE_SHARE * (ofFront.size + ofBack.size - common);
}

const wordsOf = ({ pages }: DocumentText): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap(({ lines }) => lines.flatMap(({ words }) => words.map(({ text }) => lettersAndDigits(text))))
      .filter(({ length }) => length >= SHORTEST_WORD),
  );
