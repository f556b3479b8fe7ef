/**
 * `npm run openapi:examples`: asks a server for every operation and writes what it sent and was answered into
 * api-examples.json, which the description shows. Long lists are cut.
 */
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApiKey } from '../access/api-keys.js';
import { PERMISSIONS } from '../access/types.js';
import { startServer } from '../server.js';
import { readSettings } from '../settings.js';
import { openStore } from '../store/open.js';
import type { OperationExamples } from './api-examples.js';

/** In microseconds. */
const NOON = Date.parse('2026-11-30T12:00:00Z') * 1000;

const dataDirectory = await mkdtemp(join(tmpdir(), 'assay-examples-'));
const settings = readSettings({
  PORT: '0',
  ASSAY_DATA_DIR: dataDirectory,
  ASSAY_WORKERS: '1',
  ASSAY_LOG_LEVEL: 'silent',
  ASSAY_BASE_URL: 'https://assay.example.org',
  ASSAY_WEBHOOK_HOSTS: 'hooks.example.org',
});
const server = await startServer(settings, { clock: () => NOON });
const store = await openStore(settings);
const organizationId = await store.organizationByName('default');
const { key } = await createApiKey(store, {
  organizationId,
  name: 'examples',
  permissions: PERMISSIONS,
  isTest: false,
});
await store.close();

const recorded: Record<
  string,
  { request?: OperationExamples['request']; responses: Record<string, unknown> }
> = {};

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Text fields; `@name` is a file of examples/. */
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

const isFile = (value: string): boolean => value.startsWith('@');
const withoutSign = (value: string): string => value.replace(/^@/, '');

async function formOf(fields: Readonly<Record<string, string>>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!isFile(value)) form.append(name, value);
    else {
      const path = new URL(`../../../../examples/${withoutSign(value)}`, import.meta.url);
      form.append(name, await openAsBlob(fileURLToPath(path)), withoutSign(value));
    }
  }
  return form;
}

/** Asks, and keeps both sides under the operation's name, unless it has that status already. @returns the answer */
async function record(operationId: string, summary: string, path: string, sent: Sent = {}) {
  const { method = sent.form || sent.json ? 'POST' : 'GET', headers = {}, form, json } = sent;
  const response = await fetch(`${server.localUrl}${path}`, {
    method,
    headers: {
      'x-api-key': key,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(form && { body: await formOf(form) }),
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  recorded[operationId] ??= { responses: {} };
  const operation = recorded[operationId];
  const value =
    form && Object.fromEntries(Object.entries(form).map(([name, field]) => [name, withoutSign(field)]));
  if (response.ok && (form || json !== undefined)) operation.request ??= { summary, value: value ?? json };
  if (answer !== undefined) operation.responses[response.status] ??= { summary, value: shortened(answer) };
  return answer;
}

/** Of a list so many entries are shown, of a map of read fields so many values. */
const SHOWN = 2;

function shortened(value: unknown, name = ''): unknown {
  if (name === 'secret') return 'whsec_shown-once-and-never-again';
  if (Array.isArray(value)) return shownOf(name, value).map((entry) => shortened(entry));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    (name === 'fields' ? entries.slice(0, SHOWN) : entries).map(([field, entry]) => [
      field,
      shortened(entry, field),
    ]),
  );
}

/** Of checks those that failed come first, then one of every other outcome. */
function shownOf(name: string, list: readonly unknown[]): readonly unknown[] {
  if (name === 'reasoning') return list;
  if (name !== 'technicalChecks') return list.slice(0, SHOWN);
  const checks = list as readonly { readonly status: string }[];
  const failed = checks.filter(({ status }) => status === 'FAIL').slice(0, SHOWN);
  const others = ['PASS', 'NOT_APPLICABLE'].flatMap((wanted) =>
    checks.filter(({ status }) => status === wanted).slice(0, 1),
  );
  return [...failed, ...others];
}

const ASYNC = { prefer: 'respond-async' };

async function ended(jobId: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${server.localUrl}/v1/jobs/${jobId}`, { headers: { 'x-api-key': key } });
    const { job } = (await response.json()) as { job: { state: string } };
    if (!['queued', 'running'].includes(job.state)) return;
    await delay(200);
  }
}

/** As a person does in the console. */
async function decide(recordId: number): Promise<void> {
  const console = await openStore(settings);
  const person = { name: 'Ana Lyst', email: 'ana@example.org', passwordHash: null, organizationId };
  const personId = (await console.insertPerson({ ...person, roles: ['analyst'] }))!;
  const made = {
    decision: 'reject',
    reason: 'issuer_denied',
    isAgainst: false,
    lookedAt: ['pdf.covered-content.0'],
    versions: {},
  } as const;
  const entry = { organizationId, kind: 'detection', recordId, personId, atMicros: NOON } as const;
  await console.addReviewEntry({ ...entry, words: 'The bank knows no such deposit.', made });
  await console.close();
}

/** As a person does in the console. */
async function correct(parseId: number): Promise<void> {
  const console = await openStore(settings);
  const person = { name: 'Bea Lyst', email: 'bea@example.org', passwordHash: null, organizationId };
  const personId = (await console.insertPerson({ ...person, roles: ['analyst'] }))!;
  const entry = { organizationId, parseId, personId, atMicros: NOON } as const;
  const { value: read } = (await console.findParsing(organizationId, parseId))!.fields.find(
    ({ name }) => name === 'expirationDate',
  )!;
  await console.addCorrection({ ...entry, path: 'expirationDate', change: 'is', read, is: '2031-04-21' });
  await console.addCorrection({ ...entry, path: 'rank', change: 'absent', read: null, is: null });
  await console.close();
}

async function recordSubmissions(): Promise<void> {
  const statement = { model: 'document', tags: '{"customerId":"c-17"}', file: '@statement-edited.pdf' };
  const edited = 'examples/statement-edited.pdf: four of its checks are shown';
  await record('submitDetection', edited, '/v1/detection', { form: statement });
  const accepted = 'Accepted; the job tells when it is done';
  const { job } = await record('submitDetection', accepted, '/v1/detection', {
    form: statement,
    headers: ASYNC,
  });
  await record('submitDetection', 'A model that is not there', '/v1/detection', {
    form: { ...statement, model: 'documents' },
  });
  await ended(job.jobId);
  await record('getDetection', edited, '/v1/detection/1');
  await decide(1);
  await record('getDetectionReview', 'A person agreed with the checks', '/v1/detection/1/review');
  await record('labelDetection', 'The issuer was asked', '/v1/detection/1/label', {
    method: 'PUT',
    json: { truth: 'manipulated', basis: 'issuer_confirmed', note: 'Letter of 27 November, case 4711.' },
  });
  await record('getDetectionLabel', 'What was said last', '/v1/detection/1/label');
  await record('listDetections', 'By a tag', '/v1/detection?tagFilter=customerId%3Dc-17&limit=1');
  await record('listDetectionModels', 'Two of the models', '/v1/detection-models');
  await record(
    'getDetectionEvidenceLinks',
    'The same file was sent before',
    '/v1/detection/2/evidence-links',
  );

  const license = { model: 'light', file: '@licence.png' };
  await record('parseDocument', 'examples/licence.png', '/v1/parse', { form: license });
  await record('parseDocument', accepted, '/v1/parse', { form: license, headers: ASYNC });
  await record('getParsedDocument', 'examples/licence.png', '/v1/parse/1');
  await correct(1);
  await record('getParseCorrections', 'A day that was misread', '/v1/parse/1/corrections');
  await record('listParsedDocuments', 'The newest', '/v1/parse?limit=1');
  await record('listParsingModels', 'Both models', '/v1/parsing-models');

  const pair = { idFile: '@id-card.jpg', selfieFile: '@selfie.jpg' };
  await record('verifyIdentity', 'examples/id-card.jpg and selfie.jpg', '/v1/verification', { form: pair });
  await record('verifyIdentity', accepted, '/v1/verification', { form: pair, headers: ASYNC });
  await record('getVerification', 'The same, read again', '/v1/verification/1');
  await record('listVerifications', 'The newest', '/v1/verification?limit=1');

  const { captureSession } = await record('createCaptureSession', 'Four movements', '/v1/capture-sessions', {
    method: 'POST',
  });
  const session = `/v1/capture-sessions/${captureSession.captureSessionId}`;
  await record('getCaptureSession', 'Not used yet', session);

  const legacy = { model: 'document-model', file: '@statement.pdf' };
  await record('submitAnalysis', 'examples/statement.pdf', '/v1/analysis', { form: legacy });
  // A photo keeps the only worker busy.
  await fetch(`${server.localUrl}/v1/detection`, {
    method: 'POST',
    headers: { 'x-api-key': key, ...ASYNC },
    body: await formOf({ model: 'document', file: '@receipt.jpg' }),
  });
  const last = await record('submitAnalysis', accepted, '/v1/analysis', { form: legacy, headers: ASYNC });
  await record('cancelJob', 'A job that had not begun', `/v1/jobs/${last.job.jobId}`, { method: 'DELETE' });
  await record('listAnalyses', 'The newest', '/v1/analysis?limit=1');
  await record('getJob', 'A job that is done', `/v1/jobs/${job.jobId}`);
  await record('listJobs', 'The newest', '/v1/jobs?limit=1');
}

async function recordTheRest(): Promise<void> {
  await record('listEvents', 'The first two', '/v1/events?limit=2');
  const webhook = { url: 'https://hooks.example.org/assay', types: ['detection.completed'] };
  const made = await record('createWebhook', 'For one type of event', '/v1/webhooks', { json: webhook });
  const path = `/v1/webhooks/${made.webhook.webhookId}`;
  await record('listWebhooks', 'All', '/v1/webhooks');
  await record('getWebhook', 'One', path);
  await record('rotateWebhookSecret', 'For a day both sign', `${path}/secret`, { method: 'POST' });
  await record('sendAgain', 'Since a time', `${path}/send-again`, {
    json: { since: '2026-11-30T00:00:00Z' },
  });
  await record('testWebhook', 'Nobody there', `${path}/test`, { method: 'POST' });
  await record('listDeliveries', 'The newest', `${path}/deliveries`);
  await record('changeWebhook', 'Paused', path, { method: 'PATCH', json: { state: 'paused' } });
  await record('getUsage', 'By day', '/v1/usage');
  const hold = { record: { kind: 'detection', recordId: 1 }, reason: 'case 2026-114' };
  await record('placeHold', 'On one record', '/v1/holds', { json: hold });
  await record('listHolds', 'All', '/v1/holds');
  await record('setRetention', 'Half a year', '/v1/retention/parse', { method: 'PUT', json: { days: 180 } });
  await record('getRetention', 'By kind', '/v1/retention');
  await record('getDueRecords', 'A month', '/v1/retention/parse/due?days=30');
  await record('getHealth', 'It runs', '/healthz');
  await record('getReadiness', 'It takes submissions', '/readyz');
}

try {
  await recordSubmissions();
  await recordTheRest();
  await writeFile(new URL('./api-examples.json', import.meta.url), `${JSON.stringify(recorded, null, 2)}\n`);
} finally {
  await server.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
