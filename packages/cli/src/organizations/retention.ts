import {
  detailOfRetention,
  RECORD_KINDS,
  type RecordKind,
  type RecordStore,
  readSettings,
} from '@assay/server';
import { noteOperator, withExistingStore } from '../data-folder.js';
import { organizationOf } from './organization-of.js';

export interface RetentionOptions {
  readonly kind?: RecordKind;
  readonly days?: number;
  readonly default?: true;
}

/** Sets how long records of an organization are kept, where something is given; prints what applies. */
export async function retention(name: string, options: RetentionOptions): Promise<void> {
  const { kind, days, default: takeBack } = options;
  await withExistingStore(async (store) => {
    const organizationId = await organizationOf(store, { organization: name });
    if (days !== undefined || takeBack) {
      for (const one of kind ? [kind] : RECORD_KINDS) {
        await store.setRetention(organizationId, one, days);
        const detail = detailOfRetention(one, days);
        await noteOperator(store, organizationId, 'retention.set', `organization:${organizationId}`, detail);
      }
    }
    await print(store, organizationId);
  });
}

async function print(store: RecordStore, organizationId: number): Promise<void> {
  const own = await store.retentionDays(organizationId);
  const { retentionDays: common } = readSettings(process.env);
  for (const kind of RECORD_KINDS) {
    const days = own[kind] ?? common;
    const whose = own[kind] === undefined ? ' (settings)' : '';
    process.stdout.write(`${kind.padEnd(12)}  ${days === 0 ? 'kept' : `${days} days`}${whose}\n`);
  }
}
