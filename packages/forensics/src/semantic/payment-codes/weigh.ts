import type { PlaceRereader } from '@assay/media';
import type { PlacedObservation } from '../../observation.js';
import { doubted } from '../reading-doubt/doubt.js';
import { slipOf } from '../reading-doubt/slips.js';
import { surenessOf } from '../reading-doubt/sureness.js';
import type { Contradiction } from './comparison.js';
import { MEASURE } from './measure.js';

/** What a contradiction means, given how surely its print was read. */
export async function weighed(
  contradiction: Contradiction,
  rereader: PlaceRereader | undefined,
): Promise<PlacedObservation> {
  const {
    code,
    kind = 'value_comparison',
    summary,
    coded,
    expected = [coded],
    printed,
    measure,
    isProven,
  } = contradiction;
  const sureness = isProven
    ? 'sure'
    : await surenessOf(printed, rereader, { slip: slipOf(printed.text, expected) });
  const observation: PlacedObservation = {
    // Nothing that was read once only, in pixels, goes as far as what a text layer says.
    measure: Math.min(measure, sureness === 'read-once' ? MEASURE.differs : MEASURE.contradicts),
    evidence: {
      code,
      kind,
      summary,
      page: printed.page,
      boundingBox: printed.box,
      before: coded,
      after: printed.text,
    },
  };
  return sureness === 'unsure' && measure > MEASURE.doubtful
    ? doubted(observation, MEASURE.doubtful)
    : observation;
}
