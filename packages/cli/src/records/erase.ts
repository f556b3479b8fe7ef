import { readFile } from 'node:fs/promises';
import {
  type ErasureCertificate,
  eraseByTag,
  openBlobs,
  openLinkSecret,
  problemOfCertificate,
  RECORD_KINDS,
  readSettings,
  systemClock,
} from '@assay/server';
import { counted } from '../counted.js';
import { withExistingStore } from '../data-folder.js';
import { CommandError } from '../exit-codes.js';
import type { OrganizationOption } from '../keys/keys.js';
import { organizationOf } from '../organizations/organization-of.js';
import { asHeld } from './held.js';
import { tagOfOption } from './tag-option.js';

export interface EraseOptions extends OrganizationOption {
  readonly tag: string;
  readonly yes?: true;
}

/** Deletes all records with a tag; the certificate stands alone on stdout. */
export async function eraseTagged({ tag: text, yes, ...options }: EraseOptions): Promise<void> {
  const tag = tagOfOption(text);
  const settings = readSettings(process.env);
  await withExistingStore(async (store) => {
    const id = await organizationOf(store, options);
    if (!yes) {
      let count = 0;
      for (const kind of RECORD_KINDS) count += (await store.recordsTagged(id, kind, tag)).length;
      throw new CommandError(
        'USAGE',
        `${counted(count, 'record has', 'records have')} this tag; repeat with --yes to delete what has it`,
      );
    }
    const name = (await store.listOrganizations()).find((one) => one.id === id)?.name ?? '';
    const linkSecret = await openLinkSecret(store, settings);
    const deps = { store, blobs: await openBlobs(settings), clock: systemClock, linkSecret };
    const certificate = await eraseByTag(deps, { id, name }, tag, 'operator').catch(asHeld);
    process.stderr.write(
      `deleted ${counted(certificate.recordCount, 'record')} and ${counted(certificate.fileCount, 'file')}\n`,
    );
    process.stdout.write(`${JSON.stringify(certificate, null, 2)}\n`);
  });
}

const PROBLEMS = {
  changed: 'the certificate was changed: its digest is another one',
  'not-in-the-log': 'the audit log does not hold this certificate',
} as const;

export async function checkCertificate(file: string): Promise<void> {
  const certificate = await readCertificate(file);
  const problem = await withExistingStore((store) => problemOfCertificate(store, certificate));
  if (problem) throw new CommandError('FAILED', PROBLEMS[problem]);
  process.stdout.write(
    `certified: ${counted(certificate.recordCount, 'record')}, ${certificate.erasedAt}, event ${certificate.audit.sequence} of the audit log\n`,
  );
}

async function readCertificate(file: string): Promise<ErasureCertificate> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError('USAGE', `the file cannot be read (${error.code})`, { cause: error });
  });
  try {
    const certificate = JSON.parse(text) as ErasureCertificate;
    if (certificate.certificate === 'assay-erasure-1' && Number.isSafeInteger(certificate.audit.sequence))
      return certificate;
  } catch {}
  throw new CommandError('USAGE', 'the file holds no certificate of an erasure');
}
