import type { PdfiumDocument } from '@assay/media';
import type { Finding } from '../../check.js';
import { findingOfPlaces, type PlacedObservation } from '../../observation.js';
import { MEASURE } from './measure.js';

/** What a check reports of all it saw: the strongest observation is its measure, unsupported ones are told only alone. */
export function findingOf(observations: readonly PlacedObservation[], holds: string, pages: PdfiumDocument): Finding {
  const supported = observations.filter(({ measure }) => measure > MEASURE.unsupported);
  const told = supported.length > 0 ? supported : observations;
  const scale = { nothing: MEASURE.holds, highest: MEASURE.figureContradicted, summary: holds };
  return findingOfPlaces(told, pages, scale, ['place does not add up', 'places do not add up']);
}
