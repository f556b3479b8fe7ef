import type { Static } from '@fastify/type-provider-typebox';
import { AssayError, ValidationError } from '../errors.js';
import { missing } from '../http/validation-issues.js';
import type { Label, Labeller } from '../store/label-types.js';
import type { RecordStore } from '../store/types.js';
import type { LabelBody } from './schemas.js';

/** Of which detection, who says so, and when. */
interface Labeled {
  readonly organizationId: number;
  readonly detectionId: number;
  readonly by: Labeller;
  readonly atMicros: number;
}

/**
 * Keeps what somebody says that a document turned out to be.
 * @returns the label that counts, and whether it was not there before
 * @throws ValidationError where it does not say how that is known
 * @throws AssayError RECORD_NOT_FOUND, also for another organization's detection
 */
export async function addLabel(
  store: RecordStore,
  labelled: Labeled,
  { truth, basis, note = '' }: Static<typeof LabelBody>,
): Promise<{ readonly label: Label; readonly isNew: boolean }> {
  // JSON may say null where it says nothing.
  if (truth !== 'unknown' && !basis) throw new ValidationError([missing(['body', 'basis'])]);
  const added = await store.addLabel({
    ...labelled,
    truth,
    ...(truth !== 'unknown' && basis && { basis }),
    note: (note ?? '').trim(),
  });
  if (!added) throw new AssayError('RECORD_NOT_FOUND', { detectionId: labelled.detectionId });
  return added;
}
