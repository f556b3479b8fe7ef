import { firstOrganization, type RecordStore } from '@assay/server';
import { CommandError } from '../exit-codes.js';
import { printable } from '../terminal-text.js';

/** Its name, which is never another's. */
export const FIRST_ORGANIZATION = 'default';

/** The organization that an option names. One that is not there is not made: it would have nothing. */
export async function organizationOf(
  store: RecordStore,
  { organization }: { readonly organization?: string },
): Promise<number> {
  if (organization === undefined) return firstOrganization(store);
  return (await store.findOrganization(organization)) ?? noSuchOrganization(organization);
}

/** One whose erasure was interrupted is found, too. */
export async function organizationToErase(store: RecordStore, name: string): Promise<number> {
  const found = (await store.listOrganizations()).find(
    (one) => one.name === name && one.testOf === undefined,
  );
  return found?.id ?? noSuchOrganization(name);
}

function noSuchOrganization(name: string): never {
  throw new CommandError(
    'USAGE',
    `there is no organization "${printable(name)}"; \`assay organizations list\` shows them`,
  );
}
