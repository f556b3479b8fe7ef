import { type Box, unionBox, type Word } from '@assay/media';
import { isNumeric, valueKind } from '../../values/value-text.js';
import { MEASURE, measureOfReplacement } from './measure.js';
import { evidenceOf, type Observation, quoted } from './observation.js';
import type { PageComparison } from './page-comparison.js';
import { type TextDifference, textOf } from './text-difference.js';
import { visibleText, withMargin, wordsUnder } from './visible-text.js';

/** Share of the marks under a new thing that must be gone before it counts as covering them. */
const LOST_INK = 0.3;
/** Text is within the body when other text stands this many of its heights above and below. */
const BODY_EM = 3;
/** Added text taller than half an inch is a watermark. */
const WATERMARK_HEIGHT_POINTS = 36;

/**
 * What a save changed in the content of one page.
 * @param apart boxes of annotations that changed too: they are judged on their own
 */
export function contentObservations(comparison: PageComparison, apart: readonly Box[]): Observation[] {
  const page = comparison.after;
  if (comparison.isAnotherPage) {
    const summary = 'The page was replaced by another one: almost none of its text is what it was.';
    return [
      { measure: MEASURE.replaced, page, evidence: { code: 'PAGE_REPLACED', kind: 'history', summary } },
    ];
  }
  const reported = new Set<Word>();
  const fromText = comparison.text.differences.map((difference) =>
    textObservation(comparison, difference, reported),
  );
  const explained = [
    ...apart,
    ...comparison.movedWords(),
    ...comparison.redrawnWords(),
    ...comparison.text.differences.flatMap(boxesOf),
  ];
  if (fromText.length === 0 && !comparison.canBeSeen) {
    const summary =
      'The page was changed; its text is the same, but the two versions could not be laid over each other.';
    return [
      { measure: MEASURE.invisible, page, evidence: { code: 'CONTENT_CHANGED', kind: 'history', summary } },
    ];
  }
  const observations = [...fromText, ...regionObservations(comparison, explained, reported)];
  if (!comparison.isReworked) return observations;
  return observations.map((one) => ({ ...one, measure: Math.min(one.measure, MEASURE.replaced) }));
}

const boxesOf = ({ before, after }: TextDifference): Box[] => [...before, ...after].map((word) => word.box);

function textObservation(
  comparison: PageComparison,
  difference: TextDifference,
  reported: Set<Word>,
): Observation {
  const page = comparison.after;
  const after = textOf(difference.after);
  const area = withMargin(difference.box);
  if (!comparison.looksDifferent(area)) {
    const before = textOf(difference.before);
    return {
      measure: MEASURE.invisible,
      page,
      evidence: evidenceOf('TEXT_LAYER_CHANGED', layerSummary(before, after), difference.box, before, after),
    };
  }
  const covered = difference.before.length > 0 ? [] : wordsUnder(difference, comparison);
  for (const word of covered) reported.add(word);
  const before = textOf([...difference.before, ...covered]);
  if (covered.length > 0) {
    const now = visibleText(comparison, covered, difference.after);
    const box = unionBox([difference.box, ...covered.map((word) => word.box)]) ?? difference.box;
    const evidence = evidenceOf(
      'TEXT_REPLACED',
      `${quoted(before)} was painted over and now reads ${quoted(now)}.`,
      box,
      before,
      now,
    );
    return { measure: measureOfReplacement(before, now), page, evidence };
  }
  if (before !== '') {
    const code = after === '' ? 'TEXT_REMOVED' : 'TEXT_REPLACED';
    const summary =
      after === '' ? `${quoted(before)} was removed.` : `${quoted(before)} became ${quoted(after)}.`;
    return {
      measure: measureOfReplacement(before, after),
      page,
      evidence: evidenceOf(code, summary, difference.box, before, after),
    };
  }
  if (comparison.lostInk(difference.box) > LOST_INK) {
    const summary = `${quoted(after)} was put over something that stood there before.`;
    return {
      measure: measureOfReplacement('', after),
      page,
      evidence: evidenceOf('CONTENT_COVERED', summary, difference.box, '', after),
    };
  }
  return {
    measure: isClaimInBody(difference, comparison) ? MEASURE.replaced : MEASURE.addition,
    page,
    evidence: evidenceOf('TEXT_ADDED', `${quoted(after)} was added.`, difference.box, '', after),
  };
}

function layerSummary(before: string, after: string): string {
  const copied = before === '' ? 'Text' : `The text behind ${quoted(before)}`;
  return `${copied} that can be searched and copied was changed to ${quoted(after)}; the page looks the same.`;
}

/**
 * A number put among lines that stood there before, as an inserted row is: not in a margin, not a watermark.
 */
function isClaimInBody(
  difference: TextDifference,
  { textBefore: { words }, heightPoints }: PageComparison,
): boolean {
  const { box } = difference;
  const height = Math.max(...difference.after.map((word) => word.box.y2 - word.box.y1));
  if (height * heightPoints > WATERMARK_HEIGHT_POINTS || !isNumeric(valueKind(textOf(difference.after))))
    return false;
  const near = (distance: number) => distance >= 0 && distance < BODY_EM * height;
  return words.some((word) => near(box.y1 - word.box.y2)) && words.some((word) => near(word.box.y1 - box.y2));
}

/** Changes that no text difference accounts for: white boxes, image patches, redrawn glyphs, drawn things. */
function regionObservations(
  comparison: PageComparison,
  explained: readonly Box[],
  reported: Set<Word>,
): Observation[] {
  const page = comparison.after;
  return comparison.changedRegions(explained).map(({ box, lostInk }): Observation => {
    const hidden = comparison.changedWords(box).filter((word) => !reported.has(word));
    if (hidden.length > 0) {
      const before = textOf(hidden);
      const summary = `${quoted(before)} was covered or drawn over.`;
      const strength = measureOfReplacement(before, '', comparison.isBlackedOut(box));
      const measure = comparison.isReflowed ? Math.min(strength, MEASURE.replaced) : strength;
      const around = unionBox(hidden.map((word) => word.box)) ?? box;
      return { measure, page, evidence: evidenceOf('CONTENT_COVERED', summary, around, before, '') };
    }
    if (lostInk > LOST_INK) {
      const summary = 'Something that stood here before was covered or erased.';
      return {
        measure: MEASURE.replaced,
        page,
        evidence: evidenceOf('CONTENT_COVERED', summary, box, '', ''),
      };
    }
    const summary = 'Something was drawn here that is not text.';
    return { measure: MEASURE.addition, page, evidence: evidenceOf('CONTENT_CHANGED', summary, box, '', '') };
  });
}
