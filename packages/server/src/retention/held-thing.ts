import type { AuditDetail } from '../store/account-types.js';
import type { RecordKind } from '../store/record-types.js';
import type { HeldThing } from '../store/retention-types.js';
import type { RecordStore } from '../store/types.js';

type Find = (store: RecordStore, organizationId: number, id: number) => Promise<object | undefined>;

const FIND: Readonly<Record<RecordKind, Find>> = {
  detection: (store, organizationId, id) => store.findDetection(organizationId, id),
  parse: (store, organizationId, id) => store.findParsing(organizationId, id),
  verification: (store, organizationId, id) => store.findVerification(organizationId, id),
  analysis: (store, organizationId, id) => store.findAnalysis(organizationId, id),
};

/** Whether there is something to hold: a hold on a record that is not there would keep nothing, and nobody would know. */
export const isThere = async (store: RecordStore, organizationId: number, on: HeldThing): Promise<boolean> =>
  'tag' in on || (await FIND[on.kind](store, organizationId, on.recordId)) !== undefined;

/** Of a hold in the audit log. A tag may be a person's and is not told: the hold's number leads to it. */
export const detailOfHold = (on: HeldThing): AuditDetail =>
  'tag' in on ? { on: 'tag' } : { on: on.kind, record: on.recordId };

/** Of a change of how long records are kept, in the audit log. @param days undefined: as the settings have it */
export const detailOfRetention = (kind: RecordKind, days: number | undefined): AuditDetail => ({
  kind,
  ...(days !== undefined && { days }),
});
