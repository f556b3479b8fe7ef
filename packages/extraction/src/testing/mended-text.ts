import { box, fraction, type TextLine } from '@assay/media';

/**
 * The words of a line, a space apart, as `mend` leaves them.
 * @param reading of every word; 1 for what a text layer says
 */
export function mendedText(mend: (line: TextLine) => TextLine, text: string, reading = 0.9): string {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    box: box(index / 10, 0.1, (index + 0.8) / 10, 0.12),
    reading: fraction(reading),
  }));
  const line = { page: 1, words, box: box(0, 0.1, 1, 0.12), emWidth: 0.01 };
  return mend(line)
    .words.map((word) => word.text)
    .join(' ');
}
