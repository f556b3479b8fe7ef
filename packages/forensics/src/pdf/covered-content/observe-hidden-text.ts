import type { Box, PaintedObject } from '@assay/media';
import { quoted } from '../../observation.js';
import { digitsOf, lettersOf } from '../../values/letters-and-digits.js';
import { changesAClaim, statesAClaim, valueKind } from '../../values/value-text.js';
import type { HiddenText } from './hidden-text.js';
import { isSaidAgain } from './line-text.js';
import { MEASURE } from './measure.js';
import { type EvidenceCode, evidenceOf, type Observation } from './observation.js';
import type { Surroundings } from './surroundings.js';

/**
 * A cover over more words than a row has, with nothing in its place, takes out a whole block: names and addresses
 * are blotted out in white before a document is shown to others. A long row of a statement has 13.
 */
const MAX_WORDS_OF_A_ROW = 14;
/** Words of fewer letters and digits are crumbs that a table cell cut off. */
const MIN_LETTERS = 2;

/**
 * What hidden text means. @param around how what covers it looks, drawn when asked for
 * @returns undefined when nothing is said that could not be read anyway
 */
export function observeHiddenText(
  hidden: HiddenText,
  around: () => Surroundings,
  pageIndex: number,
): Observation | undefined {
  const { cover, box, after, repainted, isUnderBand } = hidden;
  const before = hidden.before.includes('\uFFFD') ? '' : hidden.before;
  if (before !== '' && (isCrumbs(before) || isSaidAgain(before, after))) return undefined;
  if (repainted && digitsOf(before) === digitsOf(after)) return undefined;
  const surroundings = around();
  if (surroundings.dark && !surroundings.blendsIn && after === '') {
    const summary = `A dark bar lies over ${before === '' ? 'text' : quoted(before)}, which is still in the file.`;
    return {
      measure: MEASURE.explicable,
      evidence: evidenceOf({ code: 'TEXT_REDACTED', summary, pageIndex, box, before, after }),
    };
  }
  const explicable = isUsualCover(cover) || isPageNumber(before, box);
  const replaced = isUnderBand
    ? MEASURE.wordsTakenAway
    : measureOf(before, after, cover, surroundings.blendsIn);
  const measure = explicable ? MEASURE.explicable : replaced;
  const summary = summaryOf(before, after, cover);
  return { measure, evidence: evidenceOf({ code: codeOf(cover), summary, pageIndex, box, before, after }) };
}

const isCrumbs = (text: string): boolean =>
  text.split(/\s+/u).every((word) => lettersOf(word).length < MIN_LETTERS);

/**
 * Words that gave way to a value may have been a sample ("DD/MM/YYYY"); a value or name that gave way to
 * another was a claim.
 */
function measureOf(before: string, after: string, cover: PaintedObject, blendsIn: boolean): number {
  if (before === '') return statesAClaim(after) ? MEASURE.valueHidden : MEASURE.wordsHidden;
  const kind = valueKind(before);
  if (after !== '')
    return kind !== 'words' && changesAClaim(before, after) ? MEASURE.claimReplaced : MEASURE.wordsHidden;
  const isPicture = cover.kind === 'image';
  if (before.split(/\s+/u).length > MAX_WORDS_OF_A_ROW) return MEASURE.wordsTakenAway;
  if (!blendsIn) return isPicture ? MEASURE.wordsTakenAway : MEASURE.explicable;
  if (!statesAClaim(before) && kind !== 'name') return MEASURE.wordsTakenAway;
  return isPicture ? MEASURE.claimReplaced : MEASURE.valueHidden;
}

/** Pages put together from several files are numbered anew, the old numbers covered. */
const isPageNumber = (before: string, { y1, y2 }: Box): boolean =>
  valueKind(before) === 'number' &&
  before.length <= MAX_PAGE_NUMBER_LETTERS &&
  (y2 < MARGIN || y1 > 1 - MARGIN);

/** "Page 12 of 340", "Seite 3 von 10". */
const MAX_PAGE_NUMBER_LETTERS = 16;
/** Where headers and footers stand, as a part of the page's height. */
const MARGIN = 0.08;

/**
 * A form field may stand over the dots or the sample text that show where to write, a note's icon over any
 * word.
 */
const isUsualCover = ({ source }: PaintedObject): boolean =>
  source.kind === 'annotation' && USUAL_COVERS.includes(source.subtype);

const USUAL_COVERS = ['Widget', 'Text', 'FileAttachment', 'Sound'];

function codeOf({ kind, source }: PaintedObject): EvidenceCode {
  if (source.kind === 'annotation') return 'TEXT_UNDER_ANNOTATION';
  return kind === 'image' ? 'TEXT_UNDER_IMAGE' : 'TEXT_UNDER_BOX';
}

function summaryOf(before: string, after: string, { kind, source }: PaintedObject): string {
  const thing = kind === 'image' ? 'a picture' : 'an opaque box';
  const cover = source.kind === 'annotation' ? `an annotation (${source.subtype})` : thing;
  const shown = after === '' ? '' : `; what can be read there is ${quoted(after)}`;
  return `${before === '' ? 'Text' : `The text ${quoted(before)}`} was painted over with ${cover}${shown}.`;
}
