import {
  makeOrganization,
  type Organization,
  readSettings,
  renameOrganization,
  setOrganizationBands,
} from '@assay/server';
import { noteOperator, withExistingStore, withStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';
import { printable } from '../terminal-text.js';
import { FIRST_ORGANIZATION, organizationOf } from './organization-of.js';

/** Both bounds in percent, or neither, perhaps with `default`. */
export interface BandsOptions {
  readonly medium?: number;
  readonly high?: number;
  readonly default?: true;
}

const bandsLine = ({ mediumFrom, highFrom }: NonNullable<Organization['policy']>): string =>
  `medium from ${mediumFrom}, high from ${highFrom}`;

const toLine = ({ id, name, policy, isClosed }: Organization): string => {
  const bands = policy ? bandsLine(policy) : 'bounds of the settings';
  return [
    String(id).padStart(4),
    bands.padEnd(32),
    printable(name),
    ...(isClosed ? ['(being erased: `assay organizations erase` goes on)'] : []),
  ].join('  ');
};

export async function listOrganizations(): Promise<void> {
  for (const organization of await withExistingStore((store) => store.listOrganizations()))
    if (organization.testOf === undefined) process.stdout.write(`${toLine(organization)}\n`);
}

/** Makes an organization. @throws CommandError where there is one of that name */
export async function createOrganization(name: string): Promise<void> {
  await withStore(async (store) => {
    if ((await store.listOrganizations()).some((one) => one.name === name))
      throw new CommandError('USAGE', `there is an organization "${printable(name)}" already`);
    const id = await makeOrganization(store, name);
    await noteOperator(store, id, 'organization.made', `organization:${id}`);
  });
}

/** Gives an organization another name, in lists and in the claim of bearer tokens. */
export async function rename(name: string, newName: string): Promise<void> {
  if (name === FIRST_ORGANIZATION)
    throw new CommandError(
      'USAGE',
      `"${FIRST_ORGANIZATION}" is what commands take where none is named, and keeps its name`,
    );
  await withExistingStore(async (store) => {
    const id = await organizationOf(store, { organization: name });
    if (!(await renameOrganization(store, id, newName)))
      throw new CommandError('USAGE', `there is an organization "${printable(newName)}" already`);
    await noteOperator(store, id, 'organization.renamed', `organization:${id}`);
  });
}

/** Sets the bounds of an organization that is there, or takes them back, where something is given; prints what applies. */
export async function setBands(
  name: string,
  { medium, high, default: takeBack }: BandsOptions,
): Promise<void> {
  if ((medium === undefined) !== (high === undefined))
    throw new CommandError('USAGE', 'expected both --medium and --high');
  await withExistingStore(async (store) => {
    const organizationId = await organizationOf(store, { organization: name });
    const bands =
      medium === undefined || high === undefined ? undefined : { mediumFrom: medium, highFrom: high };
    if (bands || takeBack) {
      await setOrganizationBands(store, organizationId, bands);
      const action = bands ? 'rules.bounds-set' : 'rules.bounds-taken-back';
      await noteOperator(store, organizationId, action, `organization:${organizationId}`, { ...bands });
    }
    const own = await store.organizationPolicy(organizationId);
    process.stdout.write(`${bandsLine(own ?? readSettings(process.env).bands)}${own ? '' : ' (settings)'}\n`);
  });
}
