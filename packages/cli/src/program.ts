import {
  BANDS,
  COUNTRIES,
  DETECTION_MODEL_NAMES,
  ENGINE_VERSION,
  MOST_RETENTION_DAYS,
  PARSING_MODEL_NAMES,
  PERMISSIONS,
  type Permission,
  RECORD_KINDS,
  type RecordKind,
  SECOND_PERSON,
  SUBMISSION_KINDS,
} from '@assay/server';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { verifyAudit } from './audit/audit.js';
import { checkBackup, makeBackup, restoreBackup } from './backup/backup.js';
import { copyCommand } from './copy/command.js';
import { type CalibrateOptions, calibrate, MOST_FALSE_ALARMS } from './detector/calibrate.js';
import { EXIT_CODES, type ExitReason } from './exit-codes.js';
import { holdsCommand } from './holds/command.js';
import { insightsCommand } from './insights/command.js';
import {
  type CreateOptions,
  createKey,
  deleteKey,
  listKeys,
  type OrganizationOption,
  renameKey,
} from './keys/keys.js';
import { type ResetOptions, resetLinks } from './links/links.js';
import { calibrateLiveness, type LivenessCalibrateOptions } from './liveness/calibrate.js';
import { type MigrateOptions, migrate } from './migrate/migrate.js';
import { type DrawnOptions, setDrawn } from './organizations/drawn.js';
import { type EraseOrganizationOptions, erase } from './organizations/erase.js';
import {
  type BandsOptions,
  createOrganization,
  listOrganizations,
  rename,
  setBands,
} from './organizations/organizations.js';
import { type QuotaOptions, setQuota } from './organizations/quota.js';
import { type RetentionOptions, retention } from './organizations/retention.js';
import { type ReviewsOptions, reviews } from './organizations/reviews.js';
import { type ParseOptions, parse } from './parse/parse.js';
import { checkCertificate, type EraseOptions, eraseTagged } from './records/erase.js';
import { deleteRecord } from './records/records.js';
import { type ReplayOptions, replay } from './replay/replay.js';
import { reportCommand } from './report/command.js';
import { type ScanOptions, scan } from './scan/scan.js';
import { serve } from './serve.js';
import { printUsage, type UsageOptions } from './usage/usage.js';
import { printSetupLink } from './users/users.js';
import { type VerifyOptions, verify } from './verify/verify.js';
import { webhooksCommand } from './webhooks/command.js';
import { wholeNumber } from './whole-number.js';

function percent(value: string): number {
  if (/^\d{1,3}(\.\d)?$/.test(value) && Number(value) <= 100) return Number(value);
  throw new InvalidArgumentError('Expected a number from 0 to 100 with at most one decimal.');
}

/** A share of pictures, in decimals without an exponent. */
function falseAlarmShare(value: string): number {
  if (
    /^0?\.\d{1,6}$/.test(value) &&
    Number(value) >= LEAST_FALSE_ALARMS &&
    Number(value) <= MOST_FALSE_ALARMS
  )
    return Number(value);
  throw new InvalidArgumentError(`Expected a number from ${LEAST_FALSE_ALARMS} to ${MOST_FALSE_ALARMS}.`);
}

/** A share of errors that steps may be fitted to, in decimals without an exponent. */
function errorShare(value: string): number {
  if (/^0?\.\d{1,6}$/.test(value) && Number(value) >= LEAST_ERRORS && Number(value) <= MOST_ERRORS)
    return Number(value);
  throw new InvalidArgumentError(`Expected a number from ${LEAST_ERRORS} to ${MOST_ERRORS}.`);
}
/** A thousand pictures are needed for the one, the other is hardly better than chance. */
const [LEAST_ERRORS, MOST_ERRORS] = [0.001, 0.4];

/** Two thousand pictures are needed for it. */
const LEAST_FALSE_ALARMS = 0.001;

const isPermission = (value: string): value is Permission =>
  (PERMISSIONS as readonly string[]).includes(value);

function collectPermission(value: string, collected: readonly Permission[] = []): Permission[] {
  if (isPermission(value)) return [...collected, value];
  throw new InvalidArgumentError(`Expected one of ${PERMISSIONS.join(', ')}.`);
}

/** Words by commas, or `none` of them. */
const someOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: string): Word[] => {
    const named = value === 'none' ? [] : value.split(',');
    const found = words.filter((one) => named.includes(one));
    if (found.length === named.length) return found;
    throw new InvalidArgumentError(`Expected some of ${words.join(',')}, or none.`);
  };

const organization = (): Option =>
  new Option('--organization <name>', 'organization of the key; the first one by default');

const json = (): Option => new Option('--json', 'print one JSON object per file and line');

const workers = (): Option =>
  new Option('--workers <count>', 'documents worked on at the same time; ASSAY_WORKERS by default').argParser(
    wholeNumber(1, 256),
  );

const keyId = (): Argument =>
  new Argument('<id>', 'number of the key, from `keys list`').argParser(
    wholeNumber(1, Number.MAX_SAFE_INTEGER),
  );

function scanCommand(finish: (reason: ExitReason) => void): Command {
  return new Command('scan')
    .description('Examine files and tell how likely each was manipulated, and where the evidence is')
    .argument('<file...>', 'PDF, JPEG, PNG or WebP files; folders are searched at any depth')
    .addOption(
      new Option('--model <model>', 'object for pictures that are no documents')
        .choices(DETECTION_MODEL_NAMES)
        .default('document'),
    )
    .option('--invoice <file>', 'the electronic invoice that a PDF prints, as XML: CII, UBL, CFDI or NF-e')
    .option(
      '--marked <folder>',
      'write the pages with findings there, their places numbered as the evidence is',
    )
    .addOption(json())
    .addOption(workers())
    .action(async (paths: string[], options: ScanOptions) => finish(await scan(paths, options)));
}

function parseCommand(finish: (reason: ExitReason) => void): Command {
  return new Command('parse')
    .description('Read the fields of files, each with where it was read and how sure it is')
    .argument('<file...>', 'PDF, JPEG, PNG or WebP files; folders are searched at any depth')
    .addOption(
      new Option('--model <model>', 'light for identity cards')
        .choices(PARSING_MODEL_NAMES)
        .default('performance'),
    )
    .addOption(
      new Option('--country <country>', 'where documents are expected to come from')
        .choices(COUNTRIES)
        .default('us'),
    )
    .addOption(json())
    .addOption(workers())
    .action(async (paths: string[], options: ParseOptions) => finish(await parse(paths, options)));
}

function verifyCommand(finish: (reason: ExitReason) => void): Command {
  return new Command('verify')
    .description('Compare an ID with a selfie: is it the same person, and alive in front of the camera?')
    .argument('<id>', 'PDF, JPEG, PNG or WebP file')
    .argument('<selfie>', 'JPEG, PNG or WebP file, or a video as MP4, MOV or WebM')
    .option('--id-back <file>', 'the other side of the ID: PDF, JPEG, PNG or WebP file')
    .addOption(json())
    .action(async (id: string, selfie: string, options: VerifyOptions) =>
      finish(await verify(id, selfie, options)),
    );
}

function replayCommand(finish: (reason: ExitReason) => void): Command {
  return new Command('replay')
    .description(
      'Examine or read a file again as its record says that it was, and tell whether the two agree',
    )
    .argument('<file>', 'the PDF, JPEG, PNG or WebP file')
    .argument('<record>', 'a detection or a parsed document as the API answers with it, as JSON')
    .option('--invoice <file>', 'the electronic invoice that was sent with the file')
    .addOption(json())
    .action(async (file: string, record: string, options: ReplayOptions) =>
      finish(await replay(file, record, options)),
    );
}

function keysCommand(): Command {
  const keys = new Command('keys').description(
    'Make, list, rename and delete API keys, in the data folder of ASSAY_DATA_DIR',
  );
  keys
    .command('create')
    .description('Make a key and print it, this once')
    .requiredOption('--name <name>', 'what the key is for, shown in lists')
    .option(
      '--permission <permission>',
      'what the key may do, repeatable; everything by default',
      collectPermission,
    )
    .option('--test', 'a key of test mode: what is sent with it stays apart from everything else')
    .addOption(organization())
    .action((options: CreateOptions) => createKey(options));
  keys
    .command('list')
    .description('List the keys of an organization')
    .addOption(organization())
    .action((options: OrganizationOption) => listKeys(options));
  keys
    .command('rename')
    .description('Give a key another name')
    .addArgument(keyId())
    .argument('<name>', 'the new name')
    .addOption(organization())
    .action((id: number, name: string, options: OrganizationOption) => renameKey(id, name, options));
  keys
    .command('delete')
    .description('Delete a key; it stops working with its next request')
    .addArgument(keyId())
    .addOption(organization())
    .action((id: number, options: OrganizationOption) => deleteKey(id, options));
  return keys;
}

function organizationsCommand(): Command {
  const organizations = new Command('organizations').description(
    'Make, list, rename and erase organizations, and set what applies to one, in the data folder of ASSAY_DATA_DIR',
  );
  organizations
    .command('list')
    .description('List the organizations and their likelihood bounds')
    .action(() => listOrganizations());
  organizations
    .command('create')
    .description('Make an organization')
    .argument('<name>', 'as in `--organization`, and in the claim of bearer tokens')
    .action((name: string) => createOrganization(name));
  organizations
    .command('rename')
    .description('Give an organization another name; bearer tokens name it by the new one from then on')
    .argument('<name>', 'name of the organization, from `organizations list`')
    .argument('<new-name>')
    .action((name: string, newName: string) => rename(name, newName));
  organizations
    .command('erase')
    .description('Delete an organization with its keys, records, files, people and settings')
    .argument('<name>', 'name of the organization, from `organizations list`')
    .option('--test-records', 'delete only the records that were sent with its test keys')
    .option('--yes', 'do it: without it the command only says what it would delete')
    .action((name: string, options: EraseOrganizationOptions) => erase(name, options));
  organizations
    .command('bands')
    .description('Show the likelihood bounds of an organization, or set them from its next submission on')
    .argument('<name>', 'name of the organization, from `organizations list`')
    .addOption(
      new Option(
        '--medium <percent>',
        'likelihood from which a detection is medium and unverified',
      ).argParser(percent),
    )
    .addOption(
      new Option('--high <percent>', 'likelihood from which a detection is high and rejected').argParser(
        percent,
      ),
    )
    .addOption(
      new Option('--default', 'take the bounds back: those of the settings apply').conflicts([
        'medium',
        'high',
      ]),
    )
    .action((name: string, options: BandsOptions) => setBands(name, options));
  organizations
    .command('retention')
    .description('Show for how many days the records of an organization are kept, or set it')
    .argument('<name>', 'name of the organization, from `organizations list`')
    .addOption(
      new Option('--kind <kind>', 'records of this kind only; of all kinds by default').choices(RECORD_KINDS),
    )
    .addOption(
      new Option('--days <count>', 'days after which records are deleted; 0 keeps them').argParser(
        wholeNumber(0, MOST_RETENTION_DAYS),
      ),
    )
    .addOption(
      new Option('--default', 'take the number back: that of the settings applies').conflicts('days'),
    )
    .option('--dry-run', 'print how many records would be deleted, and set nothing')
    .action((name: string, options: RetentionOptions) => retention(name, options));
  organizations
    .command('drawn')
    .description('Set how much of what the checks clear is drawn at random, so that a person looks at it')
    .argument('<name>', 'name of the organization, from `organizations list`')
    .addOption(new Option('--share <percent>', 'of what comes from then on').argParser(percent))
    .addOption(new Option('--default', 'take it back').conflicts('share'))
    .action((name: string, options: DrawnOptions) => setDrawn(name, options));
  organizations
    .command('quota')
    .description('Show what an organization may use up in a calendar month, or set it')
    .argument('<name>', 'name of the organization, from `organizations list`')
    .addOption(new Option('--documents <count>', 'documents a month').argParser(wholeNumber(0, 1e12)))
    .addOption(new Option('--pages <count>', 'pages a month').argParser(wholeNumber(0, 1e12)))
    .addOption(new Option('--default', 'take the quota back').conflicts(['documents', 'pages']))
    .action((name: string, options: QuotaOptions) => setQuota(name, options));
  organizations
    .command('reviews')
    .description('Show what of an organization waits for a person and for a second one, or set it')
    .argument('<name>', 'name of the organization, from `organizations list`')
    .addOption(
      new Option('--second <when>', 'which decisions a second person takes, too').choices(SECOND_PERSON),
    )
    .addOption(
      new Option('--kinds <kinds>', 'kinds that wait, by commas, or none').argParser(
        someOf(SUBMISSION_KINDS),
      ),
    )
    .addOption(
      new Option('--bands <bands>', 'bands of detections that wait, by commas, or none').argParser(
        someOf(BANDS),
      ),
    )
    .addOption(new Option('--default', 'take all of it back').conflicts(['second', 'kinds', 'bands']))
    .action((name: string, options: ReviewsOptions) => reviews(name, options));
  return organizations;
}

function usersCommand(): Command {
  const users = new Command('users').description(
    'People of the console, in the data folder of ASSAY_DATA_DIR',
  );
  users
    .command('setup-link')
    .description('Print another link that makes the first administrator; the one before it stops working')
    .action(() => printSetupLink());
  return users;
}

const backupCommand = (): Command =>
  new Command('backup')
    .description('Copy the data folder of ASSAY_DATA_DIR into an empty folder, while it is served')
    .argument('<folder>')
    .action((folder: string) => makeBackup(folder));

const verifyBackupCommand = (): Command =>
  new Command('verify-backup')
    .description(
      'Check that a backup is whole: files by their hashes, the database, the files that records name',
    )
    .argument('<folder>')
    .action((folder: string) => checkBackup(folder));

const restoreCommand = (): Command =>
  new Command('restore')
    .description('Fill the data folder of ASSAY_DATA_DIR, which must be empty, from a backup')
    .argument('<folder>')
    .action((folder: string) => restoreBackup(folder));

function auditCommand(): Command {
  const audit = new Command('audit').description(
    'The audit log of the console, in the data folder of ASSAY_DATA_DIR',
  );
  audit
    .command('verify')
    .description('Check that no event of the audit log was changed, removed or exchanged')
    .action(() => verifyAudit());
  return audit;
}

function recordsCommand(): Command {
  const records = new Command('records').description('Delete records, in the data folder of ASSAY_DATA_DIR');
  records
    .command('delete')
    .description('Delete a record for good, with its files and links; nothing is asked')
    .addArgument(new Argument('<kind>', 'what it is a record of').choices(RECORD_KINDS))
    .addArgument(
      new Argument('<id>', 'number of the record').argParser(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    )
    .addOption(new Option('--organization <name>', 'organization of the record; the first one by default'))
    .action((kind: RecordKind, id: number, options: OrganizationOption) => deleteRecord(kind, id, options));
  records
    .command('erase')
    .description('Delete every record with a tag for good, and print a certificate of it')
    .requiredOption('--tag <tag>', 'name=value of the tag')
    .option('--yes', 'do it; without it the records are only counted')
    .addOption(new Option('--organization <name>', 'organization of the records; the first one by default'))
    .action((options: EraseOptions) => eraseTagged(options));
  records
    .command('verify-certificate')
    .description('Check that a certificate of an erasure is unchanged and stands in the audit log')
    .argument('<file>', 'the certificate, as `records erase` printed it')
    .action((file: string) => checkCertificate(file));
  return records;
}

function day(value: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw new InvalidArgumentError('Expected a day like 2026-11-28.');
}

const usageCommand = (): Command =>
  new Command('usage')
    .description('Show what an organization used, by day and kind, in the data folder of ASSAY_DATA_DIR')
    .addOption(
      new Option('--from <day>', 'first day, UTC; the first of this month by default').argParser(day),
    )
    .addOption(new Option('--to <day>', 'last day, UTC; today by default').argParser(day))
    .addOption(new Option('--organization <name>', 'the organization; the first one by default'))
    .action((options: UsageOptions) => printUsage(options));

function migrateCommand(): Command {
  return new Command('migrate')
    .description('Bring the schema of the database up to date, as the server does when it starts')
    .option('--check', 'change nothing: say whether it is, and end with 5 where it is not')
    .action((options: MigrateOptions) => migrate(options));
}

function linksCommand(): Command {
  const links = new Command('links').description(
    'What links submissions, in the data folder of ASSAY_DATA_DIR',
  );
  links
    .command('reset')
    .description(
      'Forget what submissions are found by, after the secret that they were keyed with was lost or given up',
    )
    .option('--yes', 'do it; the server is stopped')
    .action((options: ResetOptions) => resetLinks(options));
  return links;
}

function detectorCommand(finish: (reason: ExitReason) => void): Command {
  const detector = new Command('detector').description('A network of your own that tells generated pictures');
  detector
    .command('calibrate')
    .description(
      'Measure the network on two folders of your own pictures, and choose the threshold from which it counts',
    )
    .requiredOption('--honest <folder>', 'pictures as people send them, none of them generated')
    .requiredOption('--generated <folder>', 'generated pictures, of the generators that you expect')
    .addOption(
      new Option('--false-alarms <share>', 'share of honest pictures that may be taken for generated')
        .argParser(falseAlarmShare)
        .default(0.02),
    )
    .option('--model <file>', 'the network (ONNX), its card beside it; ASSAY_GENERATION_MODEL by default')
    .option('--write', 'write what was found into the card')
    .addOption(workers())
    .action(async (options: CalibrateOptions) => finish(await calibrate(options)));
  return detector;
}

function livenessCommand(finish: (reason: ExitReason) => void): Command {
  const liveness = new Command('liveness').description('The network that tells living faces from recaptures');
  const bound = (name: string, sentence: string, share: number): Option =>
    new Option(`--${name} <share>`, sentence).argParser(errorShare).default(share);
  liveness
    .command('calibrate')
    .description('Fit the steps in which the network counts to selfies and recaptures of your own')
    .argument('<live>', 'folder of selfies and clips of people who stood before the camera')
    .argument('<attacks>', 'folder of pictures and clips of screens and prints, by the same cameras')
    .addOption(bound('apcer', 'share of attacks that may be taken for living', 0.1))
    .addOption(bound('bpcer', 'share of living people that may be taken for attacks', 0.05))
    .option('--output <file>', 'the file to write, for ASSAY_LIVENESS_STEPS')
    .addOption(workers())
    .action(async (live: string, attacks: string, options: LivenessCalibrateOptions) =>
      finish(await calibrateLiveness(live, attacks, options)),
    );
  return liveness;
}

/** The whole command line. @param finish told how a command ended whose end says more than "done" */
export function createProgram(finish: (reason: ExitReason) => void): Command {
  const codes = Object.values(EXIT_CODES)
    .map(([code, meaning]) => `  ${code}  ${meaning}`)
    .join('\n');
  return new Command('assay')
    .description('Document forensics: was this document manipulated, and where is the evidence?')
    .version(ENGINE_VERSION)
    .addCommand(scanCommand(finish))
    .addCommand(parseCommand(finish))
    .addCommand(verifyCommand(finish))
    .addCommand(replayCommand(finish))
    .addCommand(reportCommand(finish))
    .addCommand(
      new Command('serve')
        .description('Start the HTTP server; its settings come from the environment')
        .action(serve),
    )
    .addCommand(keysCommand())
    .addCommand(organizationsCommand())
    .addCommand(usersCommand())
    .addCommand(auditCommand())
    .addCommand(backupCommand())
    .addCommand(verifyBackupCommand())
    .addCommand(restoreCommand())
    .addCommand(copyCommand())
    .addCommand(migrateCommand())
    .addCommand(recordsCommand())
    .addCommand(linksCommand())
    .addCommand(webhooksCommand())
    .addCommand(holdsCommand())
    .addCommand(usageCommand())
    .addCommand(insightsCommand())
    .addCommand(detectorCommand(finish))
    .addCommand(livenessCommand(finish))
    .addHelpText('after', `\nExit codes:\n${codes}`);
}
