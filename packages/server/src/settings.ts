import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type NetworkSteps, parseAntiSpoofCard, type VerificationPolicy } from '@assay/biometrics';
import { S3_ENCRYPTIONS, type S3Settings } from './blobs/s3/settings.js';
import { certificateFile } from './certificate-file.js';
import { generationFiles } from './generation-files.js';
import { linkSecretFile } from './links/keys/secret-file.js';
import { livenessSteps } from './liveness-steps.js';
import { type NetworkFiles, networkFiles } from './network-files.js';
import { type ReportSigner, reportSigner } from './reports/signature/signer.js';
import {
  type Address,
  address,
  bucketName,
  bytesFromMegabytes,
  httpUrl,
  millisecondsFromSeconds,
  networks,
  numberBetween,
  oneOf,
  percent,
  postgresUrl,
  postgresUrlFile,
  rateLimit,
  safeUrl,
  secretKey,
  secretKeyFile,
  secretPemFile,
  secretTextFile,
  text,
  trueOrFalse,
  wholeNumber,
} from './setting-parsers.js';
import { SettingsError } from './settings-error.js';
import { MOST_RETENTION_DAYS } from './store/retention-types.js';
import { NO_WEBHOOK_HOSTS, type WebhookHosts, webhookHosts } from './webhooks/hosts.js';
import { SANDBOX_MODES, type SandboxMode } from './workers/sandbox/modes.js';

/** What a process is of an installation. */
export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** One setting: how its text is read, what it is when absent, and the sentence that documents it. */
interface SettingDefinition {
  /** As a reader would write it; undefined when absence means something of its own, told in `sentence`. */
  readonly default: string | undefined;
  /** @throws RangeError with the expectation alone, like `expected a whole number from 1 to 65535`. */
  readonly parse: (value: string) => unknown;
  readonly sentence: string;
}

const DEFINITIONS = {
  PORT: {
    default: '8080',
    parse: wholeNumber(0, 65_535),
    sentence: 'TCP port to listen on; 0 lets the system choose a free one.',
  },
  HOST: {
    default: '127.0.0.1',
    parse: text(1, 255),
    sentence: 'Address to listen on; `0.0.0.0` or `::` for every interface.',
  },
  ASSAY_DATA_DIR: {
    default: './data',
    parse: (value: string) => resolve(text(1, 4096)(value)),
    sentence: 'Folder of the database and the stored files; made when absent.',
  },
  ASSAY_ROLE: {
    default: 'all',
    parse: oneOf(...ROLES),
    sentence:
      'What this process is of an installation: `all` of it; `api`, which answers requests and runs no analyses; or `worker`, which runs them and serves health and metrics alone. The latter two need a database, a bucket and a secret that others reach, too: `ASSAY_DATABASE_URL`, `ASSAY_S3_ENDPOINT`, `ASSAY_LINK_SECRET_FILE`.',
  },
  ASSAY_S3_ENDPOINT: {
    default: undefined,
    parse: httpUrl,
    sentence:
      'Address of an S3 service, without the bucket, that keeps the stored files in place of the data folder; it needs the bucket and both keys, too.',
  },
  ASSAY_S3_BUCKET: {
    default: undefined,
    parse: bucketName,
    sentence: 'Bucket for the stored files; it has to be there.',
  },
  ASSAY_S3_REGION: {
    default: 'us-east-1',
    parse: text(1, 64),
    sentence: 'Region that requests to the S3 service are signed for.',
  },
  ASSAY_S3_ACCESS_KEY_FILE: {
    default: undefined,
    parse: secretTextFile,
    sentence: 'File, which others may not read, that holds the access key of the bucket.',
  },
  ASSAY_S3_SECRET_KEY_FILE: {
    default: undefined,
    parse: secretTextFile,
    sentence: 'File, which others may not read, that holds the secret key of the bucket.',
  },
  ASSAY_S3_PATH_STYLE: {
    default: 'true',
    parse: trueOrFalse,
    sentence:
      'Whether the bucket is named in the path of requests, as most services of one’s own take it; with `false` in the host.',
  },
  ASSAY_S3_SSE: {
    default: 'off',
    parse: oneOf(...S3_ENCRYPTIONS),
    sentence:
      'What the S3 service is asked to encrypt each object with: `AES256` or `aws:kms`, by the key of the bucket; with `off` what the bucket does by itself.',
  },
  ASSAY_DATABASE_URL: {
    default: undefined,
    parse: postgresUrl,
    sentence:
      'PostgreSQL database (14 to 18) for the records, as `postgres://USER:PASSWORD@HOST:PORT/DATABASE?sslmode=verify-full`; `host=` names the folder of a Unix socket. By default they lie in the data folder.',
  },
  ASSAY_DATABASE_URL_FILE: {
    default: undefined,
    parse: postgresUrlFile,
    sentence:
      'File, which others may not read, that holds what `ASSAY_DATABASE_URL` would; a line end behind it does not count. One of the two at most.',
  },
  ASSAY_BASE_URL: {
    default: undefined,
    parse: httpUrl,
    sentence:
      'Address under which clients reach the server, used in the `url` of files; by default `http://HOST:PORT`.',
  },
  ASSAY_TRUSTED_PROXIES: {
    default: undefined,
    parse: networks,
    sentence:
      'Addresses or networks of the reverse proxies in front, apart by commas. Of requests that come from there `X-Forwarded-For` says who is asking, for tries to sign in and for keys that are bound to networks, and `X-Forwarded-Proto` whether it came by TLS. Name the proxies alone: who is within these networks can claim any address. By default these headers are not read.',
  },
  ASSAY_BOOTSTRAP_API_KEY: {
    default: undefined,
    parse: secretKey(24),
    sentence:
      'At the first start, while there is no key, this one is made valid for the first organization with every permission; at least 24 visible ASCII characters, 6 of them different. By default a key is generated and shown once.',
  },
  ASSAY_BOOTSTRAP_API_KEY_FILE: {
    default: undefined,
    parse: secretKeyFile(24),
    sentence:
      'File, which others may not read, that holds what `ASSAY_BOOTSTRAP_API_KEY` would; a line end behind it does not count. One of the two at most.',
  },
  ASSAY_RATE_LIMIT: {
    default: '600/minute',
    parse: rateLimit,
    sentence:
      'Requests that one credential may make, and refusals of one address without a good one, as `COUNT/second`, `COUNT/minute` or `COUNT/hour`; `off` for no limit.',
  },
  ASSAY_WORKERS: {
    default: undefined,
    parse: wholeNumber(1, 256),
    sentence:
      'Documents examined at the same time, each in its own worker; by default the number of processor cores.',
  },
  ASSAY_QUEUE_LIMIT: {
    default: '64',
    parse: wholeNumber(0, 100_000),
    sentence:
      'Documents that may wait for a free worker while their senders wait; further ones are answered with 503.',
  },
  ASSAY_MAX_UPLOAD_MB: {
    default: '50',
    parse: bytesFromMegabytes(1, 4096),
    sentence: 'Largest accepted upload, in megabytes of 1,048,576 bytes; larger ones are answered with 413.',
  },
  ASSAY_ORGANIZATION_LIMIT: {
    default: '48',
    parse: wholeNumber(1, 100_000),
    sentence:
      'Submissions of one organization that may be received, waited for and examined at the same time; further ones are answered with 429. Those that were accepted with `Prefer: respond-async` do not count.',
  },
  ASSAY_UPLOAD_LIMIT: {
    default: '64',
    parse: wholeNumber(1, 100_000),
    sentence:
      'Submissions whose bodies may be received at the same time, of all organizations; further ones are answered with 503.',
  },
  ASSAY_CONNECTION_LIMIT: {
    default: '1024',
    parse: wholeNumber(1, 1_000_000),
    sentence: 'Connections that may be open at the same time; further ones are closed as they come.',
  },
  ASSAY_FREE_DISK_MB: {
    default: '512',
    parse: bytesFromMegabytes(0, 1_000_000_000),
    sentence:
      'Room that has to be left on the disk of the data folder, in megabytes of 1,048,576 bytes, for a submission to be taken; others are answered with 503.',
  },
  ASSAY_ANALYSIS_TIME_LIMIT_S: {
    default: '30',
    parse: millisecondsFromSeconds(1, 3600),
    sentence:
      'Processor time that one document may take, all attempts together, in seconds; what was found by then stands. A busy machine takes longer, and answers the same.',
  },
  // A worker that has read pictures keeps 480 MB (2026-11-28, bench reading/memory): half of the limit must stay free.
  // Two workers, and 0.4 GB for the server, are 2.5 GB.
  ASSAY_WORKER_MEMORY_MB: {
    default: '1000',
    parse: wholeNumber(128, 65_536),
    sentence: 'Memory that one worker may use, in megabytes; beyond it the worker is ended.',
  },
  ASSAY_WORKER_DOCUMENTS: {
    default: '200',
    parse: wholeNumber(1, 1_000_000),
    sentence: 'Documents after which a worker is replaced by a fresh one.',
  },
  ASSAY_WORKER_SANDBOX: {
    default: 'auto',
    parse: oneOf(...SANDBOX_MODES),
    sentence:
      'Whether workers are confined, without network and with sight of nothing but their own code: `auto` where the system can (bubblewrap, else user namespaces), `required` to refuse the start where it cannot, `off` for never.',
  },
  ASSAY_REQUEST_TIME_LIMIT_S: {
    default: '300',
    parse: millisecondsFromSeconds(1, 86_400),
    sentence: 'Longest time that a client may take to send one whole request, in seconds.',
  },
  ASSAY_SHUTDOWN_TIME_LIMIT_S: {
    default: '90',
    parse: millisecondsFromSeconds(1, 3600),
    sentence: 'Longest time that a stop waits for running analyses, in seconds.',
  },
  ASSAY_LEASE_S: {
    default: '30',
    parse: millisecondsFromSeconds(1, 3600),
    sentence:
      'Of many machines: silence of a worker, in seconds, after which others take the jobs that it has; the same for all of them.',
  },
  ASSAY_OIDC_ISSUER: {
    default: undefined,
    parse: safeUrl,
    sentence:
      'Issuer of the accepted bearer tokens; its keys are found by OpenID Connect discovery. By default no bearer token is accepted.',
  },
  ASSAY_OIDC_AUDIENCE: {
    default: undefined,
    parse: text(1, 1024),
    sentence: 'Audience that a bearer token must name; needed when `ASSAY_OIDC_ISSUER` is set.',
  },
  ASSAY_OIDC_ORGANIZATION_CLAIM: {
    default: 'org_id',
    parse: text(1, 256),
    sentence: 'Claim of a bearer token that names the organization.',
  },
  ASSAY_CONSOLE_PASSWORDS: {
    default: 'on',
    parse: oneOf('on', 'off'),
    sentence:
      'Whether people sign in to the console by passwords; `off` where an identity provider signs them in (`ASSAY_CONSOLE_OIDC_ISSUER`).',
  },
  ASSAY_CONSOLE_OIDC_ISSUER: {
    default: undefined,
    parse: httpUrl,
    sentence:
      'Issuer by which people sign in to the console, found by OpenID Connect discovery; it has to know `ASSAY_BASE_URL/console/api/oidc/callback` as redirect address. By default none.',
  },
  ASSAY_CONSOLE_OIDC_CLIENT_ID: {
    default: undefined,
    parse: text(1, 1024),
    sentence: 'Name of the console at that issuer; needed when `ASSAY_CONSOLE_OIDC_ISSUER` is set.',
  },
  ASSAY_CONSOLE_OIDC_CLIENT_SECRET: {
    default: undefined,
    parse: text(1, 4096),
    sentence: 'Secret of the console at that issuer; without one it is a public client, held by PKCE alone.',
  },
  ASSAY_CONSOLE_OIDC_SCOPE: {
    default: 'openid profile email',
    parse: text(1, 1024),
    sentence:
      'Scopes that are asked for, divided by blanks; with them the ID token has to hold the roles claim.',
  },
  ASSAY_CONSOLE_OIDC_ROLES_CLAIM: {
    default: 'roles',
    parse: text(1, 256),
    sentence:
      'Claim of the ID token that lists a person’s roles: `analyst`, `reviewer`, `auditor`, `administrator`. It is read at every sign-in; without one of them nobody comes in.',
  },
  ASSAY_CONSOLE_OIDC_ORGANIZATION: {
    default: 'default',
    parse: text(1, 200),
    sentence:
      'Organization that people of that issuer belong to: `default`, or one that `assay organizations create` has made. Where it is missing nobody comes in by that issuer.',
  },
  ASSAY_OIDC_DEFAULT_ORGANIZATION: {
    default: 'false',
    parse: trueOrFalse,
    sentence:
      'Whether a bearer token may name the organization `default`, which the first keys belong to: only where nobody else chooses that name at the identity provider.',
  },
  ASSAY_LIKELIHOOD_MEDIUM: {
    default: '25',
    parse: percent,
    sentence:
      'Likelihood in percent from which a detection is `medium` and `unverified`; for organizations without bounds of their own.',
  },
  ASSAY_LIKELIHOOD_HIGH: {
    default: '75',
    parse: percent,
    sentence:
      'Likelihood in percent from which a detection is `high` and `rejected`; above `ASSAY_LIKELIHOOD_MEDIUM`.',
  },
  ASSAY_TRUSTED_ROOTS: {
    default: undefined,
    parse: certificateFile,
    sentence:
      'File of certificates (PEM) of the authorities whose digital signatures are trusted, and of those with which the SAT of Mexico seals invoices. By default none is, and no signature or seal is held against a document for it.',
  },
  ASSAY_CREDENTIAL_TRUST_LIST: {
    default: undefined,
    parse: certificateFile,
    sentence:
      'File of certificates (PEM) of the authorities whose signers of content credentials (C2PA) are trusted, and of their time stamps. By default none is: credentials that hold are called valid, and clear nothing.',
  },
  // Golden set, 2026-11-28, `npm run evaluate -- golden`: of 2,251 values below 0.1 lay one right and one wrong; what no model covers has
  // 0.5 at most, so a higher default would empty it.
  ASSAY_PARSED_CONFIDENCE: {
    default: '0.1',
    parse: numberBetween(0, 1),
    sentence:
      'Least confidence of a value in `parsedData`, from 0 to 1; `fields` holds those below it as well. 0.9 is recommended where nobody looks at the values again.',
  },
  ASSAY_FALSE_MATCH_RATE: {
    default: '0.001',
    parse: numberBetween(0.0001, 0.1),
    sentence:
      'Share of comparisons of two different people that may count as a match in a verification, from 0.0001 to 0.1; a smaller share turns more of the right people away.',
  },
  ASSAY_LIVENESS_REQUIRED: {
    default: 'true',
    parse: trueOrFalse,
    sentence:
      'Whether `verified` needs liveness that passed, as the API has it; with `false` one that is inconclusive is verified, too, where the faces match. Liveness that failed never is.',
  },
  ASSAY_ID_READING: {
    default: 'true',
    parse: trueOrFalse,
    sentence:
      'Whether a verification reads the ID, too, and holds its print against its bar code and machine-readable zone: an ID that contradicts itself does not verify. Takes about a second of processor time more than the faces alone.',
  },
  ASSAY_LESSONS: {
    default: 'true',
    parse: trueOrFalse,
    sentence:
      'Whether corrections of a parsed document teach how the next one of its layout, of the same organization, is read. With `false` nothing is learned, and nothing that was learned is used.',
  },
  ASSAY_LIVENESS_MODEL: {
    default: undefined,
    parse: networkFiles(parseAntiSpoofCard),
    sentence:
      'Network (ONNX) of your own against recaptured faces, with its card beside it under the same name and `.json` behind, in place of the one that ships; its opinion is one signal of liveness among the others.',
  },
  ASSAY_LIVENESS_STEPS: {
    default: undefined,
    parse: livenessSteps,
    sentence:
      'File that `assay liveness calibrate` wrote: the steps in which the network that ships counts against recaptured faces, fitted on your own pictures. By default its own count.',
  },
  ASSAY_GENERATION_MODEL: {
    default: undefined,
    parse: generationFiles,
    sentence:
      'Network (ONNX) of your own that tells generated pictures, for the `object` model, with its card beside it under the same name and `.json` behind, calibrated by `assay detector calibrate`. By default there is none.',
  },
  ASSAY_LINK_SECRET_FILE: {
    default: undefined,
    parse: linkSecretFile,
    sentence:
      'File of at least 32 random bytes, which others may not read: submissions are linked by values keyed with it. By default `link-secret` in the data folder, made at the first start.',
  },
  ASSAY_REPORT_KEY_FILE: {
    default: undefined,
    parse: secretPemFile,
    sentence:
      'File, which others may not read, of the key that reports are signed with (PEM, PKCS #8, RSA or an elliptic curve); it needs its certificate, too. By default `report-signer.pem` in the data folder, made with the first report.',
  },
  ASSAY_REPORT_CERTIFICATE_FILE: {
    default: undefined,
    parse: certificateFile,
    sentence:
      'File of certificates (PEM): that of `ASSAY_REPORT_KEY_FILE` first, then those that lead to an authority.',
  },
  ASSAY_FACE_LINK_DAYS: {
    default: '0',
    parse: wholeNumber(0, 3650),
    sentence:
      'Days for which a detection of the `document` model is found by the face that the document shows largest, from 1 to 3650; with `0` no face is looked for, and none is kept.',
  },
  ASSAY_RETENTION_DAYS: {
    default: '0',
    parse: wholeNumber(0, MOST_RETENTION_DAYS),
    sentence:
      'Days after which records are deleted with their files, for organizations without a number of their own (`assay organizations retention`), from 1 to 36500; with `0` they are kept.',
  },
  ASSAY_WEBHOOK_HOSTS: {
    default: undefined,
    parse: webhookHosts,
    sentence:
      'Hosts that webhooks may be sent to, divided by commas; nothing is sent to any other. A host inside your network needs its address or network beside its name: `hooks.internal, 10.0.0.0/24`. By default none, and nothing is sent.',
  },
  ASSAY_METRICS_ADDRESS: {
    default: undefined,
    parse: address,
    sentence:
      'Address of a listener of its own for `/metrics`, as `HOST:PORT`; the API then does not serve it. By default it stands beside the API.',
  },
  ASSAY_LOG_LEVEL: {
    default: 'info',
    parse: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    sentence:
      'Least severe log line that is written: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  },
} as const satisfies Record<string, SettingDefinition>;

export type SettingName = keyof typeof DEFINITIONS;
/** What docs/settings.md is compared with. */
export const SETTING_DEFINITIONS: Readonly<Record<SettingName, SettingDefinition>> = DEFINITIONS;

type Parsed<Name extends SettingName> =
  | ReturnType<(typeof DEFINITIONS)[Name]['parse']>
  | ((typeof DEFINITIONS)[Name]['default'] extends string ? never : undefined);

/** The settings as the server uses them: parsed once, in the units that the names say. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDirectory: string;
  /** A secret; undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Without a trailing slash; undefined: made of host and port. */
  readonly baseUrl: string | undefined;
  /** CIDR; empty: nobody is asked for whom a request is. */
  readonly trustedProxies: readonly string[];
  readonly role: Role;
  /** Where stored files lie; undefined: in the data folder. */
  readonly s3: S3Settings | undefined;
  readonly bootstrapApiKey: string | undefined;
  readonly rateLimit: { readonly requests: number; readonly windowMs: number } | 'off';
  readonly workers: number;
  readonly queueLimit: number;
  readonly organizationLimit: number;
  readonly uploadLimit: number;
  readonly connectionLimit: number;
  readonly leastFreeBytes: number;
  readonly maxUploadBytes: number;
  readonly analysisTimeLimitMs: number;
  readonly workerMemoryMb: number;
  readonly workerDocuments: number;
  readonly workerSandbox: SandboxMode;
  readonly requestTimeLimitMs: number;
  readonly shutdownTimeLimitMs: number;
  readonly leaseMs: number;
  readonly oidc: OidcSettings | undefined;
  readonly console: ConsoleSettings;
  readonly bands: { readonly mediumFrom: number; readonly highFrom: number };
  /** DER; empty when the operator names none. */
  readonly trustedRoots: readonly Uint8Array[];
  /** DER; empty when the operator names none. */
  readonly credentialTrustList: readonly Uint8Array[];
  /** 0..1: `parsedData` holds values from here on. */
  readonly parsedConfidence: number;
  readonly verification: VerificationPolicy;
  readonly readsIds: boolean;
  /** Whether documents are read by corrections of earlier ones. */
  readonly learns: boolean;
  readonly antiSpoof: NetworkFiles | undefined;
  /** Undefined: those of the network that ships. */
  readonly livenessSteps: NetworkSteps | undefined;
  /** Its card is known to be calibrated. */
  readonly generation: NetworkFiles | undefined;
  /** At least 32 bytes; undefined: the data folder has its own. */
  readonly linkSecret: Uint8Array | undefined;
  /** Undefined: the data folder has its own. */
  readonly reportSigner: ReportSigner | undefined;
  /** 0: no face is kept to be found by. */
  readonly faceLinkDays: number;
  /** 0: records are kept. */
  readonly retentionDays: number;
  /** Where webhooks may go; nowhere by default. */
  readonly webhookHosts: WebhookHosts;
  /** Undefined: /metrics is served beside the API. */
  readonly metricsAddress: Address | undefined;
  readonly logLevel: string;
}

export interface OidcSettings {
  readonly issuer: string;
  readonly audience: string;
  readonly organizationClaim: string;
  /** Whether a token may stand for the organization `default`. */
  readonly mayNameDefault: boolean;
}

/** How people sign in to the console. */
export interface ConsoleSettings {
  readonly passwords: boolean;
  readonly oidc: ConsoleOidcSettings | undefined;
}

export interface ConsoleOidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly scope: string;
  readonly rolesClaim: string;
  readonly organization: string;
}

/** What processes of one installation share. */
const NEEDED_BY_SEVERAL = ['ASSAY_DATABASE_URL', 'ASSAY_S3_ENDPOINT', 'ASSAY_LINK_SECRET_FILE'] as const;

const S3_SETTINGS = [
  'ASSAY_S3_BUCKET',
  'ASSAY_S3_REGION',
  'ASSAY_S3_ACCESS_KEY_FILE',
  'ASSAY_S3_SECRET_KEY_FILE',
  'ASSAY_S3_PATH_STYLE',
  'ASSAY_S3_SSE',
] as const satisfies readonly SettingName[];

/** Of settings that belong together: whether each one is there. */
const isWhole = <Group extends object>(
  group: Group,
): group is Group & { readonly [Name in keyof Group]: NonNullable<Group[Name]> } =>
  Object.values(group).every((value) => value !== undefined);

/** Where the examples let a caller keep its key; the same shell may start the server or run a command. */
const CALLERS_KEY = 'ASSAY_API_KEY';

/**
 * Reads the settings from environment variables. Empty values count as absent.
 * @throws SettingsError that names every wrong value, and every `ASSAY_` variable that is no setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = <Name extends SettingName>(name: Name): Parsed<Name> => {
    const definition: SettingDefinition = DEFINITIONS[name];
    const value = environment[name] || definition.default;
    if (value === undefined) return undefined as Parsed<Name>;
    try {
      return definition.parse(value) as Parsed<Name>;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push(`${name}: ${error.message}.`);
      return undefined as Parsed<Name>;
    }
  };

  for (const name of Object.keys(environment)) {
    if (name.startsWith('ASSAY_') && !(name in DEFINITIONS) && name !== CALLERS_KEY)
      problems.push(`${name} is not a setting of Assay.`);
  }
  const issuer = read('ASSAY_OIDC_ISSUER');
  const audience = read('ASSAY_OIDC_AUDIENCE');
  const organizationClaim = read('ASSAY_OIDC_ORGANIZATION_CLAIM');
  const mayNameDefault = read('ASSAY_OIDC_DEFAULT_ORGANIZATION');
  if (environment.ASSAY_OIDC_ISSUER && !environment.ASSAY_OIDC_AUDIENCE) {
    problems.push('ASSAY_OIDC_AUDIENCE: needed, since ASSAY_OIDC_ISSUER is set.');
  }
  if (environment.ASSAY_OIDC_AUDIENCE && !environment.ASSAY_OIDC_ISSUER) {
    problems.push('ASSAY_OIDC_ISSUER: needed, since ASSAY_OIDC_AUDIENCE is set.');
  }
  const clientId = read('ASSAY_CONSOLE_OIDC_CLIENT_ID');
  const consoleIssuer = read('ASSAY_CONSOLE_OIDC_ISSUER');
  const passwords = read('ASSAY_CONSOLE_PASSWORDS') !== 'off';
  if (environment.ASSAY_CONSOLE_OIDC_ISSUER && !environment.ASSAY_CONSOLE_OIDC_CLIENT_ID)
    problems.push('ASSAY_CONSOLE_OIDC_CLIENT_ID: needed, since ASSAY_CONSOLE_OIDC_ISSUER is set.');
  if (!passwords && !environment.ASSAY_CONSOLE_OIDC_ISSUER)
    problems.push('ASSAY_CONSOLE_OIDC_ISSUER: needed, since ASSAY_CONSOLE_PASSWORDS is off.');
  const consoleOidc = {
    clientSecret: read('ASSAY_CONSOLE_OIDC_CLIENT_SECRET'),
    scope: read('ASSAY_CONSOLE_OIDC_SCOPE'),
    rolesClaim: read('ASSAY_CONSOLE_OIDC_ROLES_CLAIM'),
    organization: read('ASSAY_CONSOLE_OIDC_ORGANIZATION'),
  };
  if (environment.ASSAY_BOOTSTRAP_API_KEY && environment.ASSAY_BOOTSTRAP_API_KEY_FILE)
    problems.push('ASSAY_BOOTSTRAP_API_KEY_FILE: not beside ASSAY_BOOTSTRAP_API_KEY.');
  const s3 = {
    endpoint: read('ASSAY_S3_ENDPOINT'),
    bucket: read('ASSAY_S3_BUCKET'),
    region: read('ASSAY_S3_REGION'),
    accessKey: read('ASSAY_S3_ACCESS_KEY_FILE'),
    secretKey: read('ASSAY_S3_SECRET_KEY_FILE'),
    pathStyle: read('ASSAY_S3_PATH_STYLE'),
    encryption: read('ASSAY_S3_SSE'),
  };
  for (const name of S3_SETTINGS) {
    if (environment.ASSAY_S3_ENDPOINT && DEFINITIONS[name].default === undefined && !environment[name])
      problems.push(`${name}: needed, since ASSAY_S3_ENDPOINT is set.`);
    if (!environment.ASSAY_S3_ENDPOINT && environment[name])
      problems.push(`ASSAY_S3_ENDPOINT: needed, since ${name} is set.`);
  }
  if (!s3.pathStyle && s3.endpoint && new URL(s3.endpoint).pathname !== '/')
    problems.push(
      'ASSAY_S3_ENDPOINT: expected an address without a path, since ASSAY_S3_PATH_STYLE is false.',
    );
  const [reportKey, reportCertificates] = [
    read('ASSAY_REPORT_KEY_FILE'),
    read('ASSAY_REPORT_CERTIFICATE_FILE'),
  ];
  let signer: ReportSigner | undefined;
  if (!environment.ASSAY_REPORT_KEY_FILE !== !environment.ASSAY_REPORT_CERTIFICATE_FILE)
    problems.push('ASSAY_REPORT_KEY_FILE, ASSAY_REPORT_CERTIFICATE_FILE: one needs the other.');
  else if (reportKey !== undefined && reportCertificates !== undefined)
    try {
      signer = reportSigner(reportKey, reportCertificates);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problems.push(`ASSAY_REPORT_KEY_FILE: ${error.message}.`);
    }
  const role = read('ASSAY_ROLE');
  for (const name of NEEDED_BY_SEVERAL)
    if (role !== 'all' && !environment[name] && !environment[`${name}_FILE`])
      problems.push(`${name}: needed, since ASSAY_ROLE is ${role}.`);
  if (environment.ASSAY_DATABASE_URL && environment.ASSAY_DATABASE_URL_FILE)
    problems.push('ASSAY_DATABASE_URL_FILE: not beside ASSAY_DATABASE_URL.');
  const bands = { mediumFrom: read('ASSAY_LIKELIHOOD_MEDIUM'), highFrom: read('ASSAY_LIKELIHOOD_HIGH') };
  if (bands.mediumFrom >= bands.highFrom) {
    problems.push(
      `ASSAY_LIKELIHOOD_HIGH: expected more than ASSAY_LIKELIHOOD_MEDIUM (${bands.mediumFrom}), received ${bands.highFrom}.`,
    );
  }
  if (environment.ASSAY_LIVENESS_STEPS && environment.ASSAY_LIVENESS_MODEL)
    problems.push('ASSAY_LIVENESS_STEPS: not beside ASSAY_LIVENESS_MODEL, whose card says how it counts.');
  const settings: Settings = {
    port: read('PORT'),
    host: read('HOST'),
    dataDirectory: read('ASSAY_DATA_DIR'),
    databaseUrl: read('ASSAY_DATABASE_URL') ?? read('ASSAY_DATABASE_URL_FILE'),
    baseUrl: read('ASSAY_BASE_URL')?.replace(/\/+$/, ''),
    trustedProxies: read('ASSAY_TRUSTED_PROXIES') ?? [],
    role,
    s3: isWhole(s3) ? s3 : undefined,
    bootstrapApiKey: read('ASSAY_BOOTSTRAP_API_KEY') ?? read('ASSAY_BOOTSTRAP_API_KEY_FILE'),
    rateLimit: read('ASSAY_RATE_LIMIT'),
    workers: read('ASSAY_WORKERS') ?? availableParallelism(),
    queueLimit: read('ASSAY_QUEUE_LIMIT'),
    organizationLimit: read('ASSAY_ORGANIZATION_LIMIT'),
    uploadLimit: read('ASSAY_UPLOAD_LIMIT'),
    connectionLimit: read('ASSAY_CONNECTION_LIMIT'),
    leastFreeBytes: read('ASSAY_FREE_DISK_MB'),
    maxUploadBytes: read('ASSAY_MAX_UPLOAD_MB'),
    analysisTimeLimitMs: read('ASSAY_ANALYSIS_TIME_LIMIT_S'),
    workerMemoryMb: read('ASSAY_WORKER_MEMORY_MB'),
    workerDocuments: read('ASSAY_WORKER_DOCUMENTS'),
    workerSandbox: read('ASSAY_WORKER_SANDBOX'),
    requestTimeLimitMs: read('ASSAY_REQUEST_TIME_LIMIT_S'),
    shutdownTimeLimitMs: read('ASSAY_SHUTDOWN_TIME_LIMIT_S'),
    leaseMs: read('ASSAY_LEASE_S'),
    oidc:
      issuer !== undefined && audience !== undefined
        ? { issuer, audience, organizationClaim, mayNameDefault }
        : undefined,
    console: {
      passwords,
      oidc:
        consoleIssuer !== undefined && clientId !== undefined
          ? { ...consoleOidc, issuer: consoleIssuer, clientId }
          : undefined,
    },
    bands,
    trustedRoots: read('ASSAY_TRUSTED_ROOTS') ?? [],
    credentialTrustList: read('ASSAY_CREDENTIAL_TRUST_LIST') ?? [],
    parsedConfidence: read('ASSAY_PARSED_CONFIDENCE'),
    verification: {
      falseMatchRate: read('ASSAY_FALSE_MATCH_RATE'),
      livenessMustPass: read('ASSAY_LIVENESS_REQUIRED'),
    },
    readsIds: read('ASSAY_ID_READING'),
    learns: read('ASSAY_LESSONS'),
    antiSpoof: read('ASSAY_LIVENESS_MODEL'),
    livenessSteps: read('ASSAY_LIVENESS_STEPS'),
    generation: read('ASSAY_GENERATION_MODEL'),
    linkSecret: read('ASSAY_LINK_SECRET_FILE'),
    reportSigner: signer,
    faceLinkDays: read('ASSAY_FACE_LINK_DAYS'),
    retentionDays: read('ASSAY_RETENTION_DAYS'),
    webhookHosts: read('ASSAY_WEBHOOK_HOSTS') ?? NO_WEBHOOK_HOSTS,
    metricsAddress: read('ASSAY_METRICS_ADDRESS'),
    logLevel: read('ASSAY_LOG_LEVEL'),
  };
  if (problems.length > 0) throw new SettingsError(`Wrong settings:\n  ${problems.join('\n  ')}`);
  return settings;
}
