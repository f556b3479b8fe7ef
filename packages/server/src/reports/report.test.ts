import { createHash, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@assay/forensics';
import { parsePdf } from '@assay/media';
import type { Static } from '@fastify/type-provider-typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateFile } from '../certificate-file.js';
import { describeChecks } from '../checks/describe-checks.js';
import { callerWith, sessionCookie, signedIn, signInAs } from '../console/testing/console-caller.js';
import { REPORT_SIGNER_FILE } from '../data-folder.js';
import type { DetectionRecord } from '../detection/schemas.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { signPdf } from './signature/sign-pdf.js';
import { reportSigner } from './signature/signer.js';
import { makeCertificate } from './signature/testing/make-certificate.js';
import { type ReadReport, readReport } from './testing/read-report.js';
import { ReportError, verifyReport } from './verify/verify-report.js';

type Wire = Static<typeof DetectionRecord>;

const EXAMPLES = new URL('../../../../examples/', import.meta.url);
/** Markup of the typesetter, Chinese, and a mark that turns the direction of text (which names lose when they are received). */
const HOSTILE_NAME = '王#eval("1+1") *b* $x$ `c` \u202Egpj.pdf';
let server: TestServer;
let edited: Wire;
let pdf: Uint8Array;
let report: ReadReport;
beforeAll(async () => {
  server = await startTestServer();
  edited = await submit('statement-edited.pdf', HOSTILE_NAME);
  pdf = await reportOf(edited.detectionId);
  report = await readReport(pdf);
}, 120_000);
afterAll(() => server.end());

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

async function submit(name: string, fileName = name): Promise<Wire> {
  const bytes = await readFile(new URL(name, EXAMPLES));
  const response = await server.submit({ file: new Blob([bytes]), fileName });
  return ((await response.json()) as { result: Wire }).result;
}

async function reportOf(detectionId: number): Promise<Uint8Array> {
  const response = await server.request(`/v1/detection/${detectionId}/report`);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

test('it is a download named by the number alone, and the same bytes each time', async () => {
  const response = await server.request(`/v1/detection/${edited.detectionId}/report`);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`report-${edited.detectionId}.pdf`),
    'cache-control': 'no-store',
  });
  expect(Buffer.compare(new Uint8Array(await response.arrayBuffer()), pdf)).toBe(0);
});

test('it says what was examined, what was found, and names every check', () => {
  expect(report.pageCount).toBeLessThanOrEqual(4);
  const { text } = report;
  expect(text).toContain(edited.sha256);
  expect(text).toContain(`${edited.likelihood} of 100`);
  for (const words of [
    'Signs of manipulation',
    'MARISOL QUINTERO',
    'DOMINIC ASHDOWN',
    '4,980.55',
    '6,980.55',
  ])
    expect(text).toContain(words);
  for (const words of ['Nothing to look at', 'Looked: nothing found', 'It would look the same if'])
    expect(text).toContain(words);
  for (const { checkId, version } of edited.modelResults.technicalChecks)
    expect(text).toContain(`${checkId} ${version}`);
  expect(text).not.toMatch(/\b(genuine|forged|fake)\b/i);
  // How often a check errs: counts and where they are from, no commands.
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(
    /By itself it doubted 37 of 77 manipulated and 0 of 144 honest/,
  );
  expect(text).not.toMatch(/npm run|ln\(/);
});

test('no text of a document is markup, and what the typeface lacks is written by its number', () => {
  expect(report.text).toContain('U+738B#eval("1+1") *b* $x$ `c` _gpj.pdf');
});

test('it is tagged PDF/A-3a: structure, language, intent of colors, files that belong to it', () => {
  const { catalog, metadata } = report;
  expect([...catalog.entries.keys()]).toEqual(
    expect.arrayContaining(['StructTreeRoot', 'MarkInfo', 'Lang', 'OutputIntents', 'AF', 'Metadata']),
  );
  expect(metadata).toMatch(/pdfaid:part>3</);
  expect(metadata).toMatch(/pdfaid:conformance>A</);
});

test('the record, its arithmetic and a manifest that fixes both are attached', async () => {
  const { attachments } = report;
  expect([...attachments.keys()].sort()).toEqual([
    'arithmetic.json',
    'manifest.json',
    'manifest.jws',
    'record.json',
  ]);
  const served = (await (await server.request(`/v1/detection/${edited.detectionId}`)).json()) as {
    result: Wire;
  };
  const { files, ...rest } = served.result;
  const record = JSON.parse(attachments.get('record.json') ?? '') as Wire;
  expect({ ...record, files: [] }).toEqual({ ...rest, files: [] });
  expect(record.files.map(({ fileName }) => fileName)).toEqual(files.map(({ fileName }) => fileName));
  expect(JSON.parse(attachments.get('arithmetic.json') ?? '')).toEqual(rest.modelResults.arithmetic);
  const manifest = JSON.parse(attachments.get('manifest.json') ?? '');
  expect(manifest).toMatchObject({ detectionId: edited.detectionId, original: { sha256: edited.sha256 } });
  for (const { name, sha256: expected } of manifest.attachments)
    expect(sha256(attachments.get(name) ?? '')).toBe(expected);
  expect(manifest.pictures.map(({ name }: { name: string }) => name)).toContain('finding-1-before.webp');
});

test('a report sent in is a document in which nothing is found', async () => {
  const { result } = (await (
    await server.submit({ file: new Blob([pdf]), fileName: 'report.pdf' })
  ).json()) as { result: Wire };
  expect(result.classification).toBe('verified');
  const signature = result.modelResults.technicalChecks.find(({ checkId }) => checkId === 'pdf.signature');
  expect(signature).toMatchObject({ status: 'PASS', evidence: [{ code: 'SIGNATURE_INTACT' }] });
  expect(result.modelResults.technicalChecks.filter(({ status }) => status === 'FAIL')).toEqual([]);
});

test('a clean document and a picture have one of at most four pages, too', async () => {
  for (const name of ['statement.pdf', 'receipt-edited.jpg']) {
    const { detectionId, likelihood } = await submit(name);
    const { pageCount, text } = await readReport(await reportOf(detectionId));
    expect(pageCount).toBeLessThanOrEqual(4);
    expect(text).toContain(`${likelihood.toFixed(1)} of 100`);
  }
});

test.each([
  ['es', 'Señales de manipulación', '1 de 10', '60 a 1', '4.10'],
  ['pt', 'Sinais de manipulação', '1 em 10', '60 para 1', '4,10'],
])('in %s it says so, with the sentences that the API has in it', async (language, ...words) => {
  const path = `/v1/detection/${edited.detectionId}`;
  const headers = { 'accept-language': language };
  const { result } = (await (await server.request(path, { headers })).json()) as { result: Wire };
  const response = await server.request(`${path}/report`, { headers });
  expect(response.headers.get('content-language')).toBe(language);
  const { text, pageCount, attachments } = await readReport(new Uint8Array(await response.arrayBuffer()));
  // Our reader sees a blank inside of some words with marks on their letters.
  const solid = (one: string): string => one.replaceAll(' ', '');
  for (const said of [...words, ...result.reasoning]) expect(solid(text)).toContain(solid(said));
  // What checks say of themselves: their titles, and what looks the same.
  const [own, english] = await Promise.all([describeChecks(language as Language), describeChecks('en')]);
  for (const { checkId, status } of result.modelResults.technicalChecks) {
    if (status !== 'FAIL') continue;
    const [cause = ''] = own.get(checkId)?.innocentCauses ?? [];
    expect(solid(text)).toContain(solid(own.get(checkId)?.title ?? ''));
    expect(solid(text)).toContain(solid(cause.slice(0, 60)));
    expect(solid(text)).not.toContain(solid(english.get(checkId)?.innocentCauses[0]?.slice(0, 40) ?? ''));
  }
  expect(pageCount).toBeLessThanOrEqual(4);
  // The record is the same in every language.
  expect(attachments.get('record.json')).toBe(
    (await readReport(await reportOf(edited.detectionId))).attachments.get('record.json'),
  );
});

test('it takes a permission of its own, and another organization’s record is none', async () => {
  const path = `/v1/detection/${edited.detectionId}/report`;
  const reader = await server.createKey({ permissions: ['detection:read'] });
  const stranger = await server.createKey({ organization: 'others' });
  for (const [key, status] of [
    [reader, 403],
    [stranger, 404],
  ] as const)
    expect((await server.request(path, { headers: { 'x-api-key': key } })).status).toBe(status);
});

test('the console hands over the same, and its audit log says so', async () => {
  const cookie = sessionCookie(server, await signInAs(server, 'default', ['auditor']));
  const call = callerWith(server, cookie);
  const response = await call('GET', `/detections/${edited.detectionId}/report`);
  const fromConsole = new Uint8Array(await response.arrayBuffer());
  expect(Buffer.compare(fromConsole, await reportOf(edited.detectionId))).toBe(0);
  const { data } = (await (await call('GET', '/audit')).json()) as {
    data: { action: string; object: string }[];
  };
  expect(data[0]).toMatchObject({ action: 'report.made', object: `detection:${edited.detectionId}` });
});

describe('a report is checked offline', () => {
  const outcome = async (bytes: Uint8Array, trusted: readonly X509Certificate[] = []) =>
    Object.fromEntries((await verifyReport(bytes, trusted)).map(({ what, holds }) => [what, holds]));
  const all = { signature: true, signer: true, manifest: true, arithmetic: true };

  test('by itself, and against the certificate of whoever should have signed it', async () => {
    const [der] = certificateFile(join(server.dataDirectory, REPORT_SIGNER_FILE));
    const own = new X509Certificate(der as Uint8Array);
    const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    const pem = key.export({ type: 'pkcs8', format: 'pem' }).toString();
    const other = new X509Certificate(await makeCertificate(pem, 'rsa'));
    expect(await outcome(pdf)).toEqual({ ...all, signer: undefined });
    expect(await outcome(pdf, [other, own])).toEqual(all);
    expect(await outcome(pdf, [other])).toEqual({ ...all, signer: false });
    expect(report.text.replaceAll(' ', '')).toContain(own.fingerprint256);
  });

  test('a byte that was changed or added, and a report signed by somebody else in its place, are noticed', async () => {
    const changed = Uint8Array.from(pdf);
    changed[Buffer.from(pdf).indexOf('/Title') + 10]! ^= 1;
    expect(await outcome(changed)).toMatchObject({ signature: false, manifest: false });
    expect(await outcome(Buffer.concat([pdf, Buffer.from('\n')]))).toMatchObject({ signature: false });
    const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    });
    const forger = reportSigner(String(pem), [await makeCertificate(String(pem), 'rsa')]);
    // All but the save that signs it.
    const unsigned = pdf.subarray(0, parsePdf(pdf).revisions[0]?.endOffsetBytes);
    expect(await outcome(signPdf(unsigned, forger, new Date()))).toMatchObject({
      signature: true,
      manifest: false,
    });
  });

  test('what is no report is told apart', async () => {
    const statement = await readFile(new URL('statement.pdf', EXAMPLES));
    await expect(verifyReport(statement, [])).rejects.toThrow(ReportError);
    await expect(verifyReport(Buffer.from('no PDF'), [])).rejects.toThrow(ReportError);
  });
});

test('what a person decided stands on the first page, with name and reason, and in the history', async () => {
  const words = 'The bank reissued it after a posting error.';
  const analyst = await signedIn(server, 'default', ['analyst']);
  const decided = await analyst('POST', `/detections/${edited.detectionId}/decisions`, {
    decision: 'accept',
    reason: 'issuer_confirmed',
    words,
    lookedAt: ['pdf.covered-content.0'],
  });
  expect(decided.status).toBe(201);
  const { text } = await readReport(await reportOf(edited.detectionId));
  const [summary = '', ...rest] = text.split('What this says, and what it does not');
  for (const part of [summary, rest.join()])
    for (const said of [
      'Some One',
      'accepted',
      'against what the checks found',
      'The issuer confirmed it',
      words,
    ])
      expect(part).toContain(said);
  expect(summary).toContain('Looked at before: pdf.covered-content.0');
});
