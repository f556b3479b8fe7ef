import { joinedPages, joinedReading, type SideReading } from '@assay/extraction';
import { holdBothSides, holdIdentity, type IdentityAgreement } from '@assay/forensics';
import { Views } from '@assay/media';
import type { IdReadingRequest } from '../types.js';
import { examiningViews } from './examining-views.js';
import type { OpenedId } from './open-pair.js';
import type { Readers } from './reader-supply.js';

/** An ID, in one file or in one for each side. */
export type IdSides = readonly [front: OpenedId] | readonly [front: OpenedId, back: OpenedId];

/**
 * Reads an ID and holds what it prints against its codes, all its pages together: the bar code of a license is on its back.
 * A file of the back is held against that of the front, too.
 * @param onBroken told of a comparison that threw
 */
export async function readId(
  [front, back]: IdSides,
  job: IdReadingRequest,
  readers: Readers,
  onBroken: (error: unknown) => void,
): Promise<IdentityAgreement> {
  const options = { onBroken: (_check: unknown, error: unknown) => onBroken(error) };
  const makersOf = ({ document, primary }: OpenedId) => ({
    ...primary,
    ...examiningViews({ pages: async () => document, job, readers }),
  });
  const frontViews = new Views(makersOf(front));
  if (!back) return holdIdentity(frontViews, options);
  const ofBack = makersOf(back);
  const backViews = new Views({
    ...ofBack,
    // What a back says of its own kind is often too little to know its labels by.
    documentClass: async (views) => {
      const own = await ofBack.documentClass?.(views);
      return own?.name.startsWith('identity/') ? own : frontViews.get('documentClass');
    },
  });
  const read = async () =>
    joinedReading(await sideReading(frontViews, front), await sideReading(backViews, back));
  const document = joinedPages([front.document, back.document]);
  const both = new Views({
    ...makersOf({ ...front, document }),
    text: async () => (await read()).text,
    codes: async () => (await read()).codes,
  });
  const frontPages = front.document.pageCount;
  return holdBothSides({ front: frontViews, back: backViews, both, frontPages }, options);
}

const sideReading = async (views: Views, { document }: OpenedId): Promise<SideReading> => ({
  text: await views.get('text'),
  codes: await views.get('codes'),
  pageCount: document.pageCount,
});
