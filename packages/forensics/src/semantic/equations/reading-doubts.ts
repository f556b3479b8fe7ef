import type { Figure, PlaceRereader } from '@assay/media';
import { digitsOf } from '../../values/letters-and-digits.js';
import { hasSameDigits } from '../reading-doubt/same-text.js';
import { slipOf } from '../reading-doubt/slips.js';
import { LEAST_READING, SURE_READING, surenessOf } from '../reading-doubt/sureness.js';
import type { Equation } from './equation.js';
import type { Break, Solution } from './find-breaks.js';
import { MEASURE, strengthOf } from './measure.js';
import { mayLackLines } from './missing-lines.js';
import { fittingInStyle } from './printed-value.js';

/**
 * How far the figures of a break can be believed: `given` by a text layer; recognized in pixels, and
 * `read-twice` alike; `digits-doubtful` where a misreading explains the break; `lines-doubtful` where a line
 * that was not recognized does.
 */
export type Reading = 'given' | 'read-twice' | 'digits-doubtful' | 'lines-doubtful';

/** A break and how far it was read rightly. */
export interface ReadBreak extends Break {
  readonly reading: Reading;
}

/**
 * Breaks of one document whose figures are read a second time; further ones count as doubtful. Forgers change
 * a few figures.
 */
const MAX_BREAKS_REREAD = 8;

/**
 * Figures of one break that are read a second time: a row of a statement has three, a list of earnings some
 * ten.
 */
const MAX_FIGURES_REREAD = 12;

/**
 * Weighs breaks by how surely their figures were read, the strongest first; those that a second reading mends
 * are left out. @param solution that they are of
 */
export async function readBreaks(
  breaks: readonly Break[],
  solution: Solution,
  rereader: PlaceRereader | undefined,
): Promise<ReadBreak[]> {
  const confirmed = new Set(solution.holding.flatMap(figuresOf));
  const read: ReadBreak[] = [];
  let reread = 0;
  for (const broken of [...breaks].sort((a, b) => strengthOf(b) - strengthOf(a))) {
    const figures = [...new Set(broken.equations.flatMap(figuresOf))].filter(({ reading }) => reading < 1);
    const isWeighed = figures.length > 0 && strengthOf(broken) > MEASURE.unsupported;
    if (isWeighed) reread += 1;
    const unknown = figures.filter((figure) => !confirmed.has(figure));
    if (figures.length === 0) read.push({ ...broken, reading: 'given' });
    else if (!isWeighed || reread > MAX_BREAKS_REREAD) read.push({ ...broken, reading: 'digits-doubtful' });
    else if (!(await isMisread(broken, rereader)))
      read.push({ ...broken, reading: await readingOf(broken, unknown, solution, rereader) });
  }
  return read;
}

async function readingOf(
  broken: Break,
  unknown: readonly Figure[],
  { holding }: Solution,
  rereader: PlaceRereader | undefined,
): Promise<Reading> {
  if (mayLackLines(broken, holding)) return 'lines-doubtful';
  if (unknown.length > MAX_FIGURES_REREAD || mayBeMisreading(broken)) return 'digits-doubtful';
  for (const figure of unknown) if (!(await isReadTwice(figure, rereader))) return 'digits-doubtful';
  return 'read-twice';
}

/**
 * Whether a figure's digits are those that the document prints: given by a text layer, or read twice alike.
 */
async function isReadTwice(
  { raw, page, box, reading }: Figure,
  rereader: PlaceRereader | undefined,
): Promise<boolean> {
  const read = { text: raw, page, box, reading, isRecognized: reading < 1 };
  return (
    (await surenessOf(read, rereader, { repeats: hasSameDigits, leastReading: LEAST_READING })) === 'sure'
  );
}

/** The second reading gives the value that fits. */
async function isMisread({ repair }: Break, rereader: PlaceRereader | undefined): Promise<boolean> {
  if (!repair || repair.figure.reading === 1) return false;
  const again = await rereader?.reread(repair.figure.page, repair.figure.box);
  return again !== undefined && digitsOf(again.text) === digitsOf(fittingInStyle(repair));
}

/**
 * The printed figure is what a recognizer may make of the value that would fit, and it was not quite sure of
 * it.
 */
function mayBeMisreading({ repair }: Break): boolean {
  if (!repair || repair.figure.reading === 1) return false;
  const slip = slipOf(repair.figure.raw, [fittingInStyle(repair)], digitsOf);
  return slip === 'twice' || (slip === 'once' && repair.figure.reading < SURE_READING);
}

const figuresOf = ({ terms }: Equation): Figure[] => terms.map(({ figure }) => figure);
