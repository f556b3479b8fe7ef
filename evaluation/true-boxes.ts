import { type Box, box, unionBox, type Word } from '@assay/media';
import { skeleton } from './edited-values.js';
import type { CorpusFile } from './manifest.js';

/** Where a document was truly changed. */
export interface TrueBox {
  /** From 1. */
  readonly page: number;
  readonly box: Box;
}

/**
 * What edits are placed on: pages, and the words of their text layer; a picture is one page, its pixels its
 * points, and has no words.
 */
export interface PlacedPages {
  readonly pageCount: number;
  /** @param index from 0 */
  page(index: number): { readonly widthPoints: number; readonly heightPoints: number };
  text(index: number): { readonly words: readonly Pick<Word, 'text' | 'box'>[] };
}

/** A value is spread over no more words than this. */
const MAX_WORDS_OF_VALUE = 8;

/**
 * The places of an edit: those that the manifest states, else wherever an edited page shows the later text.
 * @returns empty where neither tells: a page that was swapped, a text that is a picture
 */
export function trueBoxes(document: PlacedPages, known: CorpusFile): readonly TrueBox[] {
  if (known.editedAreas.length > 0) {
    return known.editedAreas
      .filter(({ page }) => page <= document.pageCount)
      .map(({ page, points: [x0, y0, x1, y1] }) => {
        const { widthPoints, heightPoints } = document.page(page - 1);
        return { page, box: box(x0 / widthPoints, y0 / heightPoints, x1 / widthPoints, y1 / heightPoints) };
      });
  }
  return known.editedPages
    .filter((page) => page <= document.pageCount)
    .flatMap((page) => {
      const { words } = document.text(page - 1);
      return known.editedValues.flatMap(({ after }) =>
        placesOf(after, words).map((place) => ({ page, box: place })),
      );
    });
}

/** Runs of words that spell the value, letters and digits only. */
export function placesOf(value: string, words: readonly Pick<Word, 'text' | 'box'>[]): readonly Box[] {
  const wanted = skeleton(value);
  if (wanted === '') return [];
  return words.flatMap((_, first) => {
    let spelled = '';
    for (let last = first; last < Math.min(words.length, first + MAX_WORDS_OF_VALUE); last++) {
      spelled += skeleton(words[last]?.text ?? '');
      if (spelled === wanted) return unionBox(words.slice(first, last + 1).map((word) => word.box)) ?? [];
      if (spelled.length >= wanted.length) return [];
    }
    return [];
  });
}
