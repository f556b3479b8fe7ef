import type { Quota } from '@assay/server';
import { counted } from '../counted.js';
import { noteOperator, withExistingStore } from '../data-folder.js';
import { organizationOf } from './organization-of.js';

export interface QuotaOptions {
  readonly documents?: number;
  readonly pages?: number;
  readonly default?: true;
}

/** Sets what an organization may use up in a month, where something is given; prints what applies. */
export async function setQuota(name: string, options: QuotaOptions): Promise<void> {
  const { documents, pages, default: takeBack } = options;
  const quota: Quota = {
    ...(documents !== undefined && { documents }),
    ...(pages !== undefined && { pages }),
  };
  await withExistingStore(async (store) => {
    const organizationId = await organizationOf(store, { organization: name });
    if (takeBack || Object.keys(quota).length > 0) {
      await store.setQuota(organizationId, takeBack ? undefined : quota);
      await noteOperator(store, organizationId, 'quota.set', `organization:${organizationId}`, { ...quota });
    }
    const own = Object.entries((await store.quota(organizationId)) ?? {});
    const words = own.map(([what, count]) => `${counted(count, what.slice(0, -1))} a month`);
    process.stdout.write(`${words.length > 0 ? words.join(', ') : 'no quota'}\n`);
  });
}
