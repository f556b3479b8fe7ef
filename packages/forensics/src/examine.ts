import type { ViewName, Views } from '@assay/media';
import type { CheckOutcome } from './check.js';
import { examinePictures, isForPictures } from './pictures/examine-pictures.js';
import { type AnyCheck, type ExamineOptions, runCheck } from './run-check.js';

/** A check and how it ended on one document. */
export interface CheckReport {
  readonly check: AnyCheck;
  readonly outcome: CheckOutcome;
}

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
  const forPictures: AnyCheck[] = [];
  for (const check of checks) {
    const isOffered = check.needs.every((name: ViewName) => views.offers(name));
    const isThroughPictures = !isOffered && views.offers('pictures') && isForPictures(check);
    if (!isOffered && !isThroughPictures) continue;
    const skipped = options.skip?.get(check.id);
    if (skipped) outcomes.set(check.id, { kind: 'broken', errorCode: skipped });
    else if (isOffered) outcomes.set(check.id, await runCheck(views, check, options));
    else forPictures.push(check);
  }
  for (const [id, outcome] of await examinePictures(views, forPictures, options)) outcomes.set(id, outcome);
  return checks.flatMap((check) => {
    const outcome = outcomes.get(check.id);
    return outcome ? [{ check, outcome }] : [];
  });
}
