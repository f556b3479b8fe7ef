import { RecordHeld } from '@assay/server';
import { CommandError } from '../exit-codes.js';

/** Tells of a legal hold as something that the operator can act on. */
export function asHeld(error: unknown): never {
  if (!(error instanceof RecordHeld)) throw error;
  throw new CommandError(
    'USAGE',
    `nothing was deleted: ${error.message}; \`assay holds list\` shows why, \`assay holds lift\` ends it`,
    { cause: error },
  );
}
