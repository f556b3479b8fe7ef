import type { PageRendering, PaintedObject } from '@assay/media';
import { changesAClaim, statesAClaim, valueKind } from '../../values/value-text.js';
import type { HiddenText } from './hidden-text.js';
import { isSaidAgain, lettersOf } from './line-text.js';
import { MEASURE } from './measure.js';
import { type EvidenceCode, evidenceOf, type Observation, quoted } from './observation.js';
import { surroundingsOf } from './surroundings.js';

/** Fewer letters and digits than this are a crumb of a word that a table cell cut off. */
const MIN_LETTERS = 2;

/** What hidden text means. @returns undefined when nothing is said that could not be read anyway */
export function observeHiddenText(hidden: HiddenText, now: PageRendering, pageIndex: number): Observation | undefined {
  const { cover, box, after } = hidden;
  const before = hidden.before.includes('\uFFFD') ? '' : hidden.before;
  if (before !== '' && (lettersOf(before).length < MIN_LETTERS || isSaidAgain(before, after))) return undefined;
  const { blendsIn, dark } = surroundingsOf(now, cover.box);
  if (dark && !blendsIn && after === '') {
    const summary = `A dark bar lies over ${before === '' ? 'text' : quoted(before)}, which is still in the file.`;
    return { measure: MEASURE.explicable, evidence: evidenceOf('TEXT_REDACTED', summary, pageIndex, box, before, after) };
  }
  return {
    measure: isField(cover) ? MEASURE.explicable : measureOf(before, after, cover),
    evidence: evidenceOf(codeOf(cover), summaryOf(before, after, cover), pageIndex, box, before, after),
  };
}

function measureOf(before: string, after: string, cover: PaintedObject): number {
  if (before === '') return statesAClaim(after) ? MEASURE.valueHidden : MEASURE.wordsHidden;
  if (after !== '') return changesAClaim(before, after) ? MEASURE.claimReplaced : MEASURE.wordsHidden;
  const claims = statesAClaim(before) || valueKind(before) === 'name';
  if (!claims) return MEASURE.wordsHidden;
  return cover.kind === 'image' ? MEASURE.claimReplaced : MEASURE.valueHidden;
}

/** A form field may stand over the dots or the sample text that show where to write. */
const isField = ({ source }: PaintedObject): boolean => source.kind === 'annotation' && source.subtype === 'Widget';

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
