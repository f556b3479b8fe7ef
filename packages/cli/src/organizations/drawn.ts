import { noteOperator, withExistingStore } from '../data-folder.js';
import { organizationOf } from './organization-of.js';

export interface DrawnOptions {
  readonly share?: number;
  readonly default?: true;
}

/** Sets how much of what the checks clear is drawn at random, where something is given; prints what applies. */
export async function setDrawn(name: string, { share, default: takeBack }: DrawnOptions): Promise<void> {
  await withExistingStore(async (store) => {
    const organizationId = await organizationOf(store, { organization: name });
    if (share !== undefined || takeBack) {
      await store.setDrawnShare(organizationId, takeBack ? undefined : share);
      await noteOperator(store, organizationId, 'rules.drawn-set', `organization:${organizationId}`, {
        ...(share !== undefined && { share }),
      });
    }
    process.stdout.write(`${await store.drawnShare(organizationId)} %\n`);
  });
}
