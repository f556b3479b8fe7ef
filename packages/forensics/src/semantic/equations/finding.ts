import type { PrintedFigures } from '@assay/media';
import type { Finding } from '../../check.js';
import { findingOfPlaces, type PlacedObservation } from '../../observation.js';
import type { PageSizes } from '../../page-sizes.js';
import { MEASURE } from './measure.js';

/**
 * What a check reports of all it saw: the strongest observation is its measure, unsupported ones are told
 * only alone. Sums of a picture that hold clear nothing: how often those of edited pictures hold was never
 * counted, and pixels may have been changed where nothing is summed.
 */
export function findingOf(
  observations: readonly PlacedObservation[],
  holds: string,
  pages: PageSizes,
  { amounts }: PrintedFigures,
): Finding {
  const supported = observations.filter(({ measure }) => measure > MEASURE.unsupported);
  const told = supported.length > 0 ? supported : observations;
  const scale = { nothing: MEASURE.holds, highest: MEASURE.figureContradicted, summary: holds };
  const given = amounts.filter(({ figure }) => figure.reading === 1).length;
  const finding = findingOfPlaces(told, pages, scale, ['place does not add up', 'places do not add up']);
  return { ...finding, shareOfDocument: given / Math.max(1, amounts.length) };
}
