import type { PdfiumDocument } from '@assay/media';
import type { Finding } from '../../check.js';
import { findingOfPlaces } from '../../observation.js';
import { MEASURE } from './measure.js';
import type { Observation } from './observation.js';

const SCALE = {
  nothing: MEASURE.nothing,
  highest: MEASURE.claimReplaced,
  summary: 'No text of the pages is painted over.',
};

/** What the check reports of a document: the strongest observation is its measure. */
export function findingOf(
  observations: readonly Observation[],
  pages: PdfiumDocument,
  pagesUnseen: number,
): Finding {
  const finding = findingOfPlaces(observations, pages, SCALE);
  if (pagesUnseen === 0) return finding;
  return {
    ...finding,
    summary: `${finding.summary} Not looked at in full: ${pagesUnseen} ${pagesUnseen === 1 ? 'page' : 'pages'}.`,
  };
}
