import { access, constants } from 'node:fs/promises';
import { CommandError } from '../exit-codes.js';

/** @throws CommandError USAGE where the file of an electronic invoice was named and cannot be read */
export async function requireInvoice(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  await access(path, constants.R_OK).catch((error: unknown) => {
    throw new CommandError('USAGE', `the electronic invoice "${path}" cannot be read`, { cause: error });
  });
}
