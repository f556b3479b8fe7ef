import { withExistingStore } from '../data-folder.js';
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
  await withExistingStore((store) => store.resetLinkSecret());
}
