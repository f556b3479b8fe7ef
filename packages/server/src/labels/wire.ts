import type { Static } from '@fastify/type-provider-typebox';
import { toIsoTime } from '../http/wire-time.js';
import type { AuditDetail } from '../store/account-types.js';
import type { Label } from '../store/label-types.js';
import type { putLabelSchema } from './schemas.js';

type Body = Static<(typeof putLabelSchema)['response'][200]>['label'];

/** Who gave a label, as the audit log names them. */
const labellerOf = ({ by }: Label): string => ('person' in by ? `person:${by.person.id}` : by.credential);

/** Of a label in the audit log. */
export const detailOfLabel = ({ truth, basis }: Label): AuditDetail => ({ truth, ...(basis && { basis }) });

/** A label as programs see it: names of people stay in the console. */
export const labelToWire = (label: Label): Body => ({
  detectionId: label.detectionId,
  truth: label.truth,
  basis: label.basis ?? null,
  note: label.note,
  labelledBy: labellerOf(label),
  labelledAt: toIsoTime(label.atMicros),
});
