import { noteOperator, withExistingStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';

export interface ResetOptions {
  readonly yes?: true;
}

/** Forgets what submissions are found by, so that the server starts with another secret. */
export async function resetLinks({ yes }: ResetOptions): Promise<void> {
  if (!yes)
    throw new CommandError(
      'USAGE',
      'what is forgotten cannot be brought back: stop the server, then repeat with --yes',
    );
  await withExistingStore(async (store) => {
    await store.resetLinkSecret();
    for (const { id } of await store.listOrganizations())
      await noteOperator(store, id, 'links.reset', `organization:${id}`);
  });
}
