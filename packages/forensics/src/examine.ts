import type { ViewName, Views } from '@assay/media';
import type { CheckOutcome } from './check.js';
import { examinePictures, isForPictures } from './pictures/examine-pictures.js';
import { type AnyCheck, type ExamineOptions, runCheck } from './run-check.js';

/** A check and how it ended on one document. */
export interface CheckReport {
  readonly check: AnyCheck;
  readonly outcome: CheckOutcome;
}

const isOffered = (views: Views, check: AnyCheck): boolean =>
  check.needs.every((name: ViewName) => views.offers(name));

/** The checks that a document gives something to look at, on itself or on its pictures. */
export const checksFor = (views: Views, checks: readonly AnyCheck[]): AnyCheck[] =>
  checks.filter((check) => isOffered(views, check) || (views.offers('pictures') && isForPictures(check)));

/**
 * Runs, one after the other, every check whose needed views the document offers; after them, on a document
 * that offers `pictures`, the checks of pixels on those of its pictures that count. A check that throws costs
 * its own outcome only.
 * @returns in the order of `checks`
 */
export async function examine(
  views: Views,
  checks: readonly AnyCheck[],
  options: ExamineOptions = {},
): Promise<CheckReport[]> {
  const outcomes = new Map<string, CheckOutcome>();
  const ended = async (check: AnyCheck, outcome: CheckOutcome): Promise<void> => {
    outcomes.set(check.id, outcome);
    await options.onEnd?.(check, outcome);
  };
  const forPictures: AnyCheck[] = [];
  for (const check of checksFor(views, checks)) {
    const kept = options.kept?.get(check.id);
    const skipped = options.skip?.get(check.id);
    if (kept) outcomes.set(check.id, kept);
    else if (skipped) outcomes.set(check.id, { kind: 'broken', errorCode: skipped });
    else if (isOffered(views, check)) await ended(check, await runCheck(views, check, options));
    else forPictures.push(check);
  }
  const ofPictures = await examinePictures(views, forPictures, options);
  for (const check of forPictures) {
    const outcome = ofPictures.get(check.id);
    if (outcome) await ended(check, outcome);
  }
  return checks.flatMap((check) => {
    const outcome = outcomes.get(check.id);
    return outcome ? [{ check, outcome }] : [];
  });
}
