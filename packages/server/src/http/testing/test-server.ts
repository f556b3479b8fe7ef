import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiKey } from '../../access/api-keys.js';
import { PERMISSIONS, type Permission } from '../../access/types.js';
import { type RunningServer, type StartOptions, startServer } from '../../server.js';
import { readSettings } from '../../settings.js';
import { openStore } from '../../store/open.js';
import type { RecordStore } from '../../store/types.js';
import { createLogger } from '../logging.js';
import { lentWorkers } from './lent-workers.js';

/** The whole server on a free port: its own folder, database and files; workers of its own where it asks for special ones. */
export interface TestServer extends RunningServer {
  readonly dataDirectory: string;
  /** With the folder, where the records lie. */
  readonly databaseUrl: string | undefined;
  /** A key of the first organization with all permissions that one has by default. */
  readonly key: string;
  /** Every log line so far. */
  readonly log: Record<string, unknown>[];
  /** `fetch` below the local address, with the first key unless `headers` names credentials. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** POST /v1/detection. */
  submit(form: FormData | FormFields, headers?: Record<string, string>): Promise<Response>;
  /** POST /v1/parse. */
  parse(form: FormData | FormFields, headers?: Record<string, string>): Promise<Response>;
  /** POST /v1/verification. */
  verify(form: FormData | FormFields, headers?: Record<string, string>): Promise<Response>;
  /** POST /v1/analysis. */
  analyze(form: FormData | FormFields, headers?: Record<string, string>): Promise<Response>;
  /** Another key, made as the command line makes it. */
  createKey(options: {
    organization?: string;
    permissions?: readonly Permission[];
    isTest?: boolean;
  }): Promise<string>;
  /** In the server's own database, as the command line makes it. */
  makeOrganization(name: string): Promise<number>;
  /** Names in the folder where uploads lie while they arrive. */
  uploadsOnTheirWay(): Promise<string[]>;
  /** Stops the server and removes its folder. */
  end(): Promise<void>;
}

const KEY = 'test-key-of-the-first-organization';

export async function startTestServer(
  environment: Record<string, string> = {},
  options: Omit<StartOptions, 'logger'> = {},
): Promise<TestServer> {
  const dataDirectory = environment.ASSAY_DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'assay-test-')));
  // Outside of tests, as in benchmarks, there is nobody to ask which database they run on.
  const database = process.env.VITEST
    ? await (await import('../../store/testing/postgres-server.js')).databaseOfFolder(dataDirectory)
    : undefined;
  const settings = readSettings({
    PORT: '0',
    ASSAY_DATA_DIR: dataDirectory,
    ASSAY_WORKERS: '1',
    ASSAY_RATE_LIMIT: 'off',
    ASSAY_LOG_LEVEL: 'debug',
    // A test that leaves an answer unread keeps its connection open; its hook must not wait as long as a
    // server would.
    ASSAY_SHUTDOWN_TIME_LIMIT_S: '20',
    ASSAY_BOOTSTRAP_API_KEY: KEY,
    ...(database && { ASSAY_DATABASE_URL: database.url }),
    ...environment,
  });
  const log: Record<string, unknown>[] = [];
  const logger = createLogger(settings.logLevel, {
    write: (line: string) => void log.push(JSON.parse(line)),
  });
  const analyst = options.engineModule ? undefined : await lentWorkers(settings, logger);
  const server = await startServer(settings, { ...(analyst && { analyst }), ...options, logger });

  // Beside the server's, as the command line opens it.
  let ownStore: Promise<RecordStore> | undefined;
  const openOwnStore = (): Promise<RecordStore> => {
    ownStore ??= openStore(settings);
    return ownStore;
  };
  const request = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (!headers.has('x-api-key') && !headers.has('authorization')) headers.set('x-api-key', KEY);
    return fetch(`${server.localUrl}${path}`, { ...init, headers });
  };
  const post = (path: string, body: FormData, headers: Record<string, string>): Promise<Response> =>
    request(path, { method: 'POST', headers, body });
  return {
    ...server,
    dataDirectory,
    databaseUrl: settings.databaseUrl,
    key: KEY,
    log,
    request,
    submit: (form, headers = {}) =>
      post('/v1/detection', form instanceof FormData ? form : detectionForm(form), headers),
    parse: (form, headers = {}) =>
      post('/v1/parse', form instanceof FormData ? form : parsingForm(form), headers),
    verify: (form, headers = {}) =>
      post('/v1/verification', form instanceof FormData ? form : verificationForm(form), headers),
    analyze: (form, headers = {}) =>
      post('/v1/analysis', form instanceof FormData ? form : analysisForm(form), headers),
    createKey: async ({ organization = 'default', permissions = PERMISSIONS, isTest = false }) => {
      const store = await openOwnStore();
      const organizationId = await store.organizationByName(organization);
      return (await createApiKey(store, { organizationId, name: 'another', permissions, isTest })).key;
    },
    makeOrganization: async (name) => (await openOwnStore()).organizationByName(name),
    uploadsOnTheirWay: () => readdir(join(dataDirectory, 'tmp')),
    end: async () => {
      await (await ownStore)?.close();
      await server.stop();
      await database?.remove();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Undefined leaves a field out. */
type FormFields = { [field: string]: string | Blob | undefined; fileName?: string };

/** A form of POST /v1/detection: the `document` model and a PNG unless told otherwise. */
export const detectionForm = (fields: FormFields = {}): FormData =>
  submissionForm({ model: 'document', ...fields });

/** A form of POST /v1/analysis: the `document-model` and a PNG unless told otherwise. */
export const analysisForm = (fields: FormFields = {}): FormData =>
  submissionForm({ model: 'document-model', ...fields });

/** A form of POST /v1/parse: the `performance` model and a PDF without text unless told otherwise. */
export const parsingForm = (fields: FormFields = {}): FormData =>
  submissionForm({ model: 'performance', file: new Blob([PDF]), fileName: 'empty.pdf', ...fields });

/** A form of POST /v1/verification: two PNGs unless told otherwise. */
export const verificationForm = (fields: FormFields = {}): FormData =>
  formOf({ idFile: new Blob([PNG]), selfieFile: new Blob([PNG]), ...fields });

const submissionForm = (fields: FormFields): FormData => formOf({ file: new Blob([PNG]), ...fields });

function formOf({ fileName = 'picture.png', ...rest }: FormFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(rest)) {
    if (value instanceof Blob) form.append(name, value, fileName);
    else if (value !== undefined) form.append(name, value);
  }
  return form;
}

/** One red pixel. */
export const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** One empty page. */
export const PDF = pdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
]);

function pdf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}${trailer}`,
  );
}
