import type { PlacedObservation } from '../../observation.js';
import { MAY_BE_MISREAD, READING_DOUBT } from '../reading-doubt/doubt.js';
import { residualOf } from './equation.js';
import type { Break } from './find-breaks.js';
import { MEASURE } from './measure.js';
import { fittingInStyle } from './printed-value.js';
import type { ReadBreak } from './reading-doubts.js';

/**
 * What is said of a break, given how far its figures can be believed: as in a text layer, with a word on the
 * two readings, or that the reading may explain it.
 */
export function asRead(broken: ReadBreak, observe: (broken: Break) => PlacedObservation): PlacedObservation {
  const why = WHY[broken.reading];
  if (why) return doubted(broken, why);
  const { measure, evidence } = observe(broken);
  return broken.reading === 'given'
    ? { measure, evidence }
    : { measure, evidence: { ...evidence, summary: `${evidence.summary} ${READ_TWICE}` } };
}

const READ_TWICE = 'The two readings of the picture agree.';

function doubted(broken: Break, why: Doubt): PlacedObservation {
  const { label, figure, fitting } = broken.repair ?? lastOf(broken);
  const value = fittingInStyle({ figure, fitting });
  const line = label === '' ? 'A figure' : `"${label}"`;
  return {
    measure: MEASURE.unsupported,
    evidence: {
      code: why.code,
      kind: 'validation',
      summary: `${line} was read as ${figure.raw} where the figures around it ask for ${value}. ${why.because}`,
      page: figure.page,
      boundingBox: figure.box,
      before: value,
      after: figure.raw,
    },
  };
}

interface Doubt {
  readonly code: string;
  readonly because: string;
}

const WHY: Readonly<Record<ReadBreak['reading'], Doubt | undefined>> = {
  given: undefined,
  'read-twice': undefined,
  'digits-doubtful': {
    code: READING_DOUBT,
    because: MAY_BE_MISREAD,
  },
  'lines-doubtful': {
    code: 'LINES_DOUBTFUL',
    because: 'A line or an amount between them may not have been recognized in the picture.',
  },
};

/** The figure that a break without a single cause is told at, and what the others make it. */
function lastOf({ equations }: Break) {
  const [equation] = equations;
  const last = equation?.terms.at(-1);
  if (!equation || !last) throw new RangeError('expected a break with an equation of some terms');
  return { ...last, fitting: last.figure.units - last.sign * residualOf(equation) };
}
