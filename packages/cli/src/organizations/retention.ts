import {
  detailOfRetention,
  dueRecords,
  RECORD_KINDS,
  type RecordKind,
  type RecordStore,
  readSettings,
  systemClock,
} from '@assay/server';
import { noteOperator, withExistingStore } from '../data-folder.js';
import { organizationOf } from './organization-of.js';

export interface RetentionOptions {
  readonly kind?: RecordKind;
  readonly days?: number;
  readonly default?: true;
  readonly dryRun?: true;
}

/** Sets how long records of an organization are kept, where something is given; prints what applies. */
export async function retention(name: string, options: RetentionOptions): Promise<void> {
  const { kind, days, default: takeBack } = options;
  await withExistingStore(async (store) => {
    const organizationId = await organizationOf(store, { organization: name });
    if (options.dryRun) return printDue(store, organizationId, options);
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

/** What would go, and goes not: by the days that are tried, or by those that apply. */
async function printDue(
  store: RecordStore,
  organizationId: number,
  { kind, days, default: takeBack }: RetentionOptions,
): Promise<void> {
  const own = takeBack ? {} : await store.retentionDays(organizationId);
  const { retentionDays: common } = readSettings(process.env);
  for (const one of kind ? [kind] : RECORD_KINDS) {
    const tried = days ?? own[one] ?? common;
    const deps = { store, clock: systemClock };
    const { records, held, isMore } = await dueRecords(deps, organizationId, one, tried);
    const kept = held > 0 ? `, ${held} more are under a hold` : '';
    const count = isMore ? `${records} or more` : String(records);
    process.stdout.write(
      `${one.padEnd(12)}  ${tried === 0 ? 'kept' : `${tried} days`}: ${count} would be deleted${kept}\n`,
    );
  }
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
