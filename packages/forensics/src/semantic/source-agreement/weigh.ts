import { type Observation, quoted } from '../../observation.js';
import { MAY_BE_MISREAD, READING_DOUBT } from '../reading-doubt/doubt.js';
import type { Sureness } from '../reading-doubt/sureness.js';
import type { Comparison, Subject } from './disagreements.js';
import { MEASURE } from './measure.js';
import { isCodeSure, printSureness } from './print-sureness.js';

/**
 * Subjects that tell one document from another: where all of these disagree, print and code are of two
 * documents.
 */
const MIN_OF_OTHER_DOCUMENT = 2;
const TELLING: readonly Subject[] = ['name', 'document number', 'date of birth', 'expiry date', 'issue date'];

interface Weighed extends Comparison {
  readonly sureness: Sureness;
}

/**
 * Turns comparisons into observations: what counts depends on how surely both sides were read, and on the
 * other subjects.
 */
export async function weigh(
  compared: readonly Comparison[],
  readings: Parameters<typeof printSureness>[1],
): Promise<Observation[]> {
  const weighed: Weighed[] = [];
  for (const one of compared) {
    if (one.kind === 'agrees') continue;
    const mayCount = isCodeSure(one.coded) && one.kind !== 'doubtful';
    const sureness = mayCount ? await printSureness(one.printed, readings, one.slip) : 'unsure';
    weighed.push({ ...one, sureness, ...(one.slip && sureness !== 'sure' && { kind: 'doubtful' as const }) });
  }
  const agreeing = compared.filter(({ kind }) => kind === 'agrees');
  const telling = [...agreeing, ...weighed].filter(
    ({ subject, kind }) => TELLING.includes(subject) && kind !== 'doubtful',
  );
  const differing = weighed.filter(({ kind, sureness }) => kind === 'differs' && sureness === 'sure');
  const isOther = differing.length >= MIN_OF_OTHER_DOCUMENT && differing.length === telling.length;
  const measure = isOther
    ? MEASURE.otherDocument
    : differing.length > 1
      ? MEASURE.severalDiffering
      : MEASURE.differing;
  return weighed.map((one) =>
    differing.includes(one) ? observed(one, measure, isOther ? OTHER : SURE) : lesser(one),
  );
}

function lesser(one: Weighed): Observation {
  if (one.kind === 'doubtful' || one.sureness === 'unsure') return observed(one, MEASURE.doubtful, DOUBT);
  return observed(one, MEASURE.weak, one.kind === 'weak' ? WEAK : ONCE);
}

/** What is said of a comparison. */
interface Outcome {
  readonly code: string;
  readonly ending: string;
}

const SURE: Outcome = { code: 'PRINT_DIFFERS_FROM_CODE', ending: '.' };
const OTHER: Outcome = {
  code: 'CODE_OF_OTHER_DOCUMENT',
  ending: ', as does everything else that could be compared: print and code belong to two documents.',
};
const DOUBT: Outcome = { code: READING_DOUBT, ending: `. ${MAY_BE_MISREAD}` };
const WEAK: Outcome = {
  code: 'WEAK_DIFFERENCE',
  ending: ', which issuers and changes after the issue may account for.',
};
const ONCE: Outcome = { code: 'DIFFERENCE_READ_ONCE', ending: '; the print was read once only.' };

const CODE_NAMES: Readonly<Record<string, string>> = {
  mrz: 'machine-readable zone',
  barcode: 'bar code',
  qr: 'QR code',
};

function observed(
  { subject, printed, coded }: Comparison,
  measure: number,
  { code, ending }: Outcome,
): Observation {
  const said = `The ${subject} ${quoted(printed.raw)} is printed where the ${CODE_NAMES[coded.source] ?? 'code'} says ${quoted(String(coded.value))}`;
  return {
    measure,
    evidence: {
      code,
      kind: 'value_comparison',
      summary: said + ending,
      page: printed.page,
      ...(printed.box && { boundingBox: printed.box }),
      before: String(coded.value),
      after: String(printed.raw),
    },
  };
}
