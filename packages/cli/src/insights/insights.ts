import { type Country, insightsOf, readSettings, type SubmissionKind, systemClock } from '@assay/server';
import { withExistingStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';
import type { OrganizationOption } from '../keys/keys.js';
import { organizationOf } from '../organizations/organization-of.js';
import { printable } from '../terminal-text.js';
import { insightLines } from './lines.js';

export interface InsightsOptions extends OrganizationOption {
  readonly days: number;
  readonly kind?: SubmissionKind;
  readonly type?: string;
  readonly country?: Country;
  readonly ownJudgement?: true;
  readonly json?: true;
}

/** Prints the figures that the console shows of an organization. */
export async function printInsights(options: InsightsOptions): Promise<void> {
  const { days, kind, type: documentType, country, ownJudgement, json } = options;
  const figures = await withExistingStore(async (store) =>
    insightsOf(
      { store, policy: readSettings(process.env).bands },
      {
        organizationId: await organizationOf(store, options),
        nowMicros: systemClock(),
        days,
        kind,
        documentType,
        country,
        own: ownJudgement === true,
      },
    ),
  );
  const { types } = figures.volumes;
  if (documentType !== undefined && !types.includes(documentType))
    throw new CommandError(
      'USAGE',
      `there is no document of the type "${printable(documentType)}" in these days${types.length > 0 ? `; there are ${types.join(', ')}` : ''}`,
    );
  const lines = json ? [JSON.stringify(figures)] : insightLines(figures);
  for (const line of lines) process.stdout.write(`${line}\n`);
}
