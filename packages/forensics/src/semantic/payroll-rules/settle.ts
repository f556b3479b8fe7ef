import type { DocumentText, PlaceRereader } from '@assay/media';
import type { Observation } from '../../observation.js';
import { digitsOf } from '../../values/letters-and-digits.js';
import { inStyleOf } from '../equations/printed-value.js';
import { doubted } from '../reading-doubt/doubt.js';
import { readField } from '../reading-doubt/read-field.js';
import { hasSameDigits } from '../reading-doubt/same-text.js';
import { type Slip, slipOf } from '../reading-doubt/slips.js';
import { LEAST_READING, surenessOf } from '../reading-doubt/sureness.js';
import { MEASURE } from './measure.js';
import type { PrintedValue } from './printed-value.js';
import type { RuleBreak } from './rule-break.js';

/**
 * A value of pixels counts without a second reading from this confidence: that of its field (0.9 and more)
 * times characters that are all but certain.
 */
const SURE = 0.87;

/**
 * Values that would fit and are compared with the print, letter by letter: a rounding of a cent or two gives
 * a handful.
 */
const MAX_FITTING = 200;

/** What the figures were read from, and who reads them again. */
interface Readings {
  readonly rereader?: PlaceRereader | undefined;
  readonly text?: DocumentText | undefined;
}

/**
 * What a break means once it is asked how surely its figures were read. A doubt leaves it odd, and is said.
 */
export async function settle(broken: RuleBreak, readings: Readings): Promise<Observation> {
  const { at, code, summary, fitting, measure } = broken;
  const observation: Observation = {
    measure,
    evidence: {
      code,
      kind: 'validation',
      summary,
      page: at.page,
      ...(at.box ? { boundingBox: at.box } : {}),
      ...(fitting && { before: expected(at, fitting) }),
      after: at.raw,
    },
  };
  return (await isSettled(broken, readings)) ? observation : doubted(observation, MEASURE.odd);
}

/**
 * The one value that fits, the largest one where the rule is an upper bound, the least where it is a lower.
 */
function expected(at: PrintedValue, { low, high }: NonNullable<RuleBreak['fitting']>): string {
  if (high === Number.POSITIVE_INFINITY) return inStyleOf(at, low);
  return inStyleOf(at, low === 0 ? high : Math.round((low + high) / 2));
}

/** Whether the figures of a break were read surely enough to count. */
async function isSettled(
  { at, fitting, restsOn }: RuleBreak,
  { rereader, text }: Readings,
): Promise<boolean> {
  for (const value of new Set([...(fitting ? [at] : []), ...restsOn])) {
    const slip = value === at && fitting ? slipOfFigure(at, fitting) : undefined;
    const need = { repeats: hasSameDigits, slip, leastReading: LEAST_READING };
    const sureness = await surenessOf(readField(value, text), rereader, need);
    if (sureness === 'unsure' || (sureness === 'read-once' && value.confidence < SURE)) return false;
  }
  return true;
}

function slipOfFigure(at: PrintedValue, { low, high }: NonNullable<RuleBreak['fitting']>): Slip | undefined {
  if (high - low > MAX_FITTING) return undefined;
  const values = Array.from({ length: high - low + 1 }, (_, above) => inStyleOf(at, low + above));
  return slipOf(at.raw, values, digitsOf);
}
