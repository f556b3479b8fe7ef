import { DecodeError, type ViewName, type Views } from '@assay/media';
import type { CheckOutcome } from '../check.js';
import { type AnyCheck, broken, type ExamineOptions, runCheck } from '../run-check.js';
import { choosePictures } from './choose-pictures.js';
import { joinFindings, type PictureOutcome } from './join-findings.js';

/**
 * What a picture of a PDF offers. A check that needs the file around the pixels is for uploads that are
 * images.
 */
const PICTURE_VIEWS: ReadonlySet<ViewName> = new Set<ViewName>(['raster', 'jpeg']);

/** True for checks of pixels, which a PDF answers through its pictures. */
export const isForPictures = ({ needs }: AnyCheck): boolean =>
  needs.length > 0 && needs.every((name: ViewName) => PICTURE_VIEWS.has(name));

/**
 * Runs image checks on the pictures that a PDF's pages consist of, picture by picture, so that only one is in
 * memory. A picture that cannot be decoded is passed over and counted; a check that throws anything else is
 * broken.
 * @param checks those for pictures, none of them to be skipped
 * @returns by check id; without those that no picture offers what they need
 */
export async function examinePictures(
  views: Views,
  checks: readonly AnyCheck[],
  options: ExamineOptions,
): Promise<ReadonlyMap<string, CheckOutcome>> {
  const [first] = checks;
  if (!first) return new Map();
  options.onStart?.(first.id); // the search is part of its work: a hang in it is laid to it
  try {
    const pages = await views.get('pages');
    const chosen = choosePictures(pages, await views.get('pictures'));
    const outcomes = new Map<string, CheckOutcome>();
    const seen = new Map<string, PictureOutcome[]>(checks.map(({ id }) => [id, []]));
    for (const picture of chosen.pictures) {
      const own = picture.views();
      for (const check of checks) {
        if (outcomes.has(check.id) || !check.needs.every((name: ViewName) => own.offers(name))) continue;
        const outcome = await runCheck(own, check, withoutDecodeErrors(options));
        if (outcome.kind !== 'broken') seen.get(check.id)?.push({ picture, outcome });
        else if (outcome.errorCode === 'DECODER_FAILED')
          seen.get(check.id)?.push({ picture, outcome: { kind: 'undecodable' } });
        else outcomes.set(check.id, outcome);
      }
    }
    for (const [id, looks] of seen)
      if (looks.length > 0 && !outcomes.has(id)) outcomes.set(id, joinFindings(looks, chosen, pages));
    return outcomes;
  } catch (error) {
    return new Map(checks.map((check) => [check.id, broken(check, error, options)]));
  }
}

/** A picture that cannot be decoded breaks no check. */
const withoutDecodeErrors = (options: ExamineOptions): ExamineOptions => ({
  ...options,
  onBroken: (checkId, error) => {
    if (!(error instanceof DecodeError)) options.onBroken?.(checkId, error);
  },
});
