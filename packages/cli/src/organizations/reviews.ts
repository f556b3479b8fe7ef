import type { RecordStore, ReviewRules } from '@assay/server';
import { noteOperator, withExistingStore } from '../data-folder.js';
import { organizationOf } from './organization-of.js';

export interface ReviewsOptions {
  readonly second?: ReviewRules['secondPerson'];
  readonly kinds?: ReviewRules['waitingKinds'];
  readonly bands?: ReviewRules['waitingBands'];
  readonly default?: true;
}

/** Sets what of an organization waits for a person, and which decisions a second one takes, too; prints what applies. */
export async function reviews(name: string, options: ReviewsOptions): Promise<void> {
  const { second, kinds, bands, default: takeBack } = options;
  await withExistingStore(async (store) => {
    const organizationId = await organizationOf(store, { organization: name });
    const rules = await store.reviewRules(organizationId);
    if (takeBack) await store.setReviewRules(organizationId, undefined);
    else if (second || kinds || bands)
      await store.setReviewRules(organizationId, {
        secondPerson: second ?? rules.secondPerson,
        waitingKinds: kinds ?? rules.waitingKinds,
        waitingBands: bands ?? rules.waitingBands,
      });
    if (Object.keys(options).length > 0)
      await noteOperator(store, organizationId, 'rules.reviews-set', `organization:${organizationId}`);
    await print(store, organizationId);
  });
}

async function print(store: RecordStore, organizationId: number): Promise<void> {
  const { secondPerson, waitingKinds, waitingBands } = await store.reviewRules(organizationId);
  const lines = [
    ['second person', secondPerson],
    ['kinds that wait', waitingKinds.join(',') || 'none'],
    ['bands that wait', waitingBands.join(',') || 'none'],
  ];
  for (const [what = '', is] of lines) process.stdout.write(`${what.padEnd(17)}${is}\n`);
}
