import { holdIdentity, type IdentityAgreement } from '@assay/forensics';
import { Views } from '@assay/media';
import type { IdReadingRequest } from '../types.js';
import { examiningViews } from './examining-views.js';
import type { OpenedId } from './open-pair.js';
import type { Readers } from './reader-supply.js';

/**
 * Reads an ID and holds what it prints against its codes, all its pages together: the bar code of a licence is on its back.
 * @param onBroken told of a comparison that threw
 */
export function readId(
  { document, primary }: OpenedId,
  job: IdReadingRequest,
  readers: Readers,
  onBroken: (error: unknown) => void,
): Promise<IdentityAgreement> {
  const views = new Views({ ...primary, ...examiningViews({ pages: async () => document, job, readers }) });
  return holdIdentity(views, { onBroken: (_check, error) => onBroken(error) });
}
