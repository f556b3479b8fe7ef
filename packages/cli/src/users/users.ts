import { makeSetupLink, readSettings } from '@assay/server';
import { withExistingStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';

/** Prints another link that makes the first administrator; the one before it stops working. */
export async function printSetupLink(): Promise<void> {
  const { baseUrl, host, port } = readSettings(process.env);
  const address = baseUrl ?? `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  const link = await withExistingStore((store) => makeSetupLink(store, address, Date.now()));
  if (link === undefined)
    throw new CommandError('USAGE', 'there are people already: an administrator signs in to the console');
  process.stdout.write(`${link}\n`);
}
