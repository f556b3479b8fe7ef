import { verifyAuditChain } from '@assay/server';
import { withExistingStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';

/** Says how long the chain is and how it ends, or where it breaks. */
export async function verifyAudit(): Promise<void> {
  const { count, head, brokenAt } = await withExistingStore(verifyAuditChain);
  if (brokenAt !== undefined)
    throw new CommandError(
      'FAILED',
      `the audit log was changed: event ${brokenAt} does not follow from the one before it`,
    );
  process.stdout.write(`${count} events, unbroken up to ${head}\n`);
}
