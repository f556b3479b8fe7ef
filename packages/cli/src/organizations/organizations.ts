import { type Organization, setOrganizationBands } from '@assay/server';
import { withStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';
import { printable } from '../terminal-text.js';

/** Both bounds in percent, or neither and `default`. */
export interface BandsOptions {
  readonly medium?: number;
  readonly high?: number;
  readonly default?: true;
}

const toLine = ({ id, name, policy }: Organization): string => {
  const bands = policy
    ? `medium from ${policy.mediumFrom}, high from ${policy.highFrom}`
    : 'bounds of the settings';
  return [String(id).padStart(4), bands.padEnd(32), printable(name)].join('  ');
};

export async function listOrganizations(): Promise<void> {
  for (const organization of await withStore((store) => store.listOrganizations()))
    process.stdout.write(`${toLine(organization)}\n`);
}

/** Sets the bounds of an organization that is there, or takes them back. */
export async function setBands(
  name: string,
  { medium, high, default: takeBack }: BandsOptions,
): Promise<void> {
  if (!takeBack && (medium === undefined || high === undefined)) {
    throw new CommandError('USAGE', 'expected both --medium and --high, or --default');
  }
  await withStore(async (store) => {
    const organization = (await store.listOrganizations()).find((one) => one.name === name);
    if (!organization) {
      throw new CommandError(
        'USAGE',
        `there is no organization "${printable(name)}"; \`assay organizations list\` shows them`,
      );
    }
    const bands =
      medium === undefined || high === undefined ? undefined : { mediumFrom: medium, highFrom: high };
    await setOrganizationBands(store, organization.id, bands);
  });
}
