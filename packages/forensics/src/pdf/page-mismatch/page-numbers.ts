import type { Observation } from '../../observation.js';
import type { ReadPage } from '../../semantic/labeled-values/read-pages.js';
import { MEASURE } from './measure.js';

/**
 * Neighbors of one document whose page numbers do not follow each other: a page is there twice, or one is
 * gone. Extracts are like that, too, so that it explains other evidence rather than being any.
 */
export function brokenNumbering(documents: readonly (readonly ReadPage[])[]): Observation[] {
  return documents.flatMap((document) =>
    document.flatMap(({ page, mark }, index): Observation[] => {
      const before = document[index - 1]?.mark;
      if (!mark || !before || mark.total !== before.total || mark.number === before.number + 1) return [];
      const repeated = mark.number === before.number;
      return [
        {
          measure: MEASURE.explicable,
          evidence: {
            code: repeated ? 'PAGE_NUMBER_REPEATED' : 'PAGE_NUMBER_SKIPPED',
            kind: 'structure',
            summary: `"${mark.text}" follows "${before.text}" in what reads as one document.`,
            page,
            boundingBox: mark.box,
            before: before.text,
            after: mark.text,
          },
        },
      ];
    }),
  );
}
