import { quoted } from '../../observation.js';
import type { ReadPlace } from '../printed-text/places.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';

/**
 * What this check's evidence says; of pictures, READING_DOUBT instead where a second reading does not repeat
 * the first.
 */
type PartyCode = 'NAME_DIFFERS' | 'ADDRESS_DIFFERS' | 'POSTAL_CODE_ELSEWHERE';

/**
 * What is printed at one place where another one says otherwise.
 * @param kept the other place, or, where there is none, what would be right
 */
export function observed(
  { code, measure }: { readonly code: PartyCode; readonly measure: number },
  differing: ReadPlace,
  kept: ReadPlace | string,
  why: string,
): RestingObservation {
  return {
    measure,
    restsOn: typeof kept === 'string' ? [differing] : [differing, kept],
    evidence: {
      code,
      kind: 'value_comparison',
      summary: `${quoted(differing.text)} is printed ${why}`,
      page: differing.page,
      boundingBox: differing.box,
      before: typeof kept === 'string' ? kept : kept.text,
      after: differing.text,
    },
  };
}
