import {
  type ApiKey,
  createApiKey,
  deleteApiKey,
  listApiKeys,
  type Permission,
  type RecordStore,
  readSettings,
  renameApiKey,
} from '@assay/server';
import { noteOperator, withExistingStore, withStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';
import { organizationOf } from '../organizations/organization-of.js';
import { printable } from '../terminal-text.js';

export interface OrganizationOption {
  /** External name; the first organization when absent. */
  readonly organization?: string;
}

export interface CreateOptions extends OrganizationOption {
  readonly name: string;
  readonly permission?: readonly Permission[];
  readonly test?: boolean;
}

/** Runs `work` on the organization that the options name. @throws CommandError where there is none */
const withOrganization = <Result>(
  options: OrganizationOption,
  work: (store: RecordStore, organizationId: number) => Promise<Result>,
): Promise<Result> => withExistingStore(async (store) => work(store, await organizationOf(store, options)));

/**
 * Prints the new key alone on stdout, so that a script can take it; what there is to say about it goes to
 * stderr.
 */
export async function createKey({
  name,
  permission,
  test = false,
  ...options
}: CreateOptions): Promise<void> {
  // The first key of an installation may be made before its first start.
  const { key, apiKey } = await withStore(async (store) => {
    const organizationId = await organizationOf(store, options);
    const request = { organizationId, name, isTest: test, ...(permission && { permissions: permission }) };
    const made = await createApiKey(store, request);
    await noteOperator(store, organizationId, 'key.made', `key:${made.apiKey.id}`);
    return made;
  });
  const { dataDirectory } = readSettings(process.env);
  const what = `${apiKey.isTest ? 'Test key' : 'Key'} ${apiKey.id} with ${apiKey.permissions.join(', ')}, in ${printable(dataDirectory)}`;
  process.stderr.write(`${what}. It is shown this once:\n`);
  process.stdout.write(`${key}\n`);
}

const toLine = ({ id, prefix, name, permissions, createdAt, isTest }: ApiKey): string =>
  [
    String(id).padStart(4),
    `${prefix}...`,
    createdAt.toISOString(),
    printable(name),
    permissions.join(','),
    ...(isTest ? ['test'] : []),
  ].join('  ');

export async function listKeys(options: OrganizationOption): Promise<void> {
  const keys = await withOrganization(options, listApiKeys);
  for (const key of keys) process.stdout.write(`${toLine(key)}\n`);
  if (keys.length === 0) process.stderr.write('There is no key.\n');
}

export async function renameKey(id: number, name: string, options: OrganizationOption): Promise<void> {
  const found = await withOrganization(options, async (store, organizationId) => {
    const renamed = await renameApiKey(store, organizationId, id, name);
    if (renamed) await noteOperator(store, organizationId, 'key.renamed', `key:${id}`);
    return renamed;
  });
  if (!found) throw noSuchKey(id);
}

export async function deleteKey(id: number, options: OrganizationOption): Promise<void> {
  const found = await withOrganization(options, async (store, organizationId) => {
    const ended = await deleteApiKey(store, organizationId, id);
    if (ended) await noteOperator(store, organizationId, 'key.ended', `key:${id}`);
    return ended;
  });
  if (!found) throw noSuchKey(id);
}

const noSuchKey = (id: number): CommandError =>
  new CommandError('USAGE', `this organization has no key ${id}; \`assay keys list\` shows them`);
