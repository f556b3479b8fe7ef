import { firstOrganization, type RecordStore } from '@assay/server';
import { CommandError } from '../exit-codes.js';
import { printable } from '../terminal-text.js';

/** The organization that an option names. One that is not there is not made: it would have nothing. */
export async function organizationOf(
  store: RecordStore,
  { organization }: { readonly organization?: string },
): Promise<number> {
  if (organization === undefined) return firstOrganization(store);
  const found = (await store.listOrganizations()).find(({ name }) => name === organization);
  if (!found)
    throw new CommandError(
      'USAGE',
      `there is no organization "${printable(organization)}"; \`assay organizations list\` shows them`,
    );
  return found.id;
}
