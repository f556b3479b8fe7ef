import {
  detailOfHold,
  type HeldThing,
  type Hold,
  isThere,
  type RecordKind,
  systemClock,
} from '@assay/server';
import { noteOperator, withExistingStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';
import type { OrganizationOption } from '../keys/keys.js';
import { organizationOf } from '../organizations/organization-of.js';
import { tagOfOption } from '../records/tag-option.js';
import { printable } from '../terminal-text.js';

export interface PlaceOptions extends OrganizationOption {
  readonly kind?: RecordKind;
  readonly record?: number;
  readonly tag?: string;
  readonly reason: string;
}

function heldThing({ kind, record, tag }: PlaceOptions): HeldThing {
  if (tag !== undefined && kind === undefined && record === undefined) return { tag: tagOfOption(tag) };
  if (tag === undefined && kind !== undefined && record !== undefined) return { kind, recordId: record };
  throw new CommandError('USAGE', 'expected --kind and --record, or --tag');
}

/** Keeps a record, or all with a tag, from being deleted. */
export async function placeHold(options: PlaceOptions): Promise<void> {
  const on = heldThing(options);
  await withExistingStore(async (store) => {
    const organizationId = await organizationOf(store, options);
    if (!('tag' in on) && !(await isThere(store, organizationId, on)))
      throw new CommandError('USAGE', `this organization has no ${on.kind} ${on.recordId}`);
    const { reason } = options;
    const { holdId } = await store.insertHold({
      organizationId,
      on,
      reason,
      createdAtMicros: systemClock(),
    });
    await noteOperator(store, organizationId, 'hold.placed', `hold:${holdId}`, detailOfHold(on));
    process.stdout.write(`hold ${holdId}\n`);
  });
}

const toLine = ({ holdId, on, reason, createdAtMicros }: Hold): string =>
  [
    String(holdId).padStart(4),
    new Date(createdAtMicros / 1000).toISOString(),
    'tag' in on ? printable(`${on.tag.name}=${on.tag.value}`) : `${on.kind} ${on.recordId}`,
    printable(reason),
  ].join('  ');

export async function listAllHolds(options: OrganizationOption): Promise<void> {
  const holds = await withExistingStore(async (store) =>
    store.listHolds(await organizationOf(store, options)),
  );
  for (const hold of holds) process.stdout.write(`${toLine(hold)}\n`);
  if (holds.length === 0) process.stderr.write('There is no hold.\n');
}

export async function liftHold(holdId: number, options: OrganizationOption): Promise<void> {
  await withExistingStore(async (store) => {
    const organizationId = await organizationOf(store, options);
    if (!(await store.deleteHold(organizationId, holdId)))
      throw new CommandError(
        'USAGE',
        `this organization has no hold ${holdId}; \`assay holds list\` shows them`,
      );
    await noteOperator(store, organizationId, 'hold.lifted', `hold:${holdId}`);
  });
}
