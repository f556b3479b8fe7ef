import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../../server/src/http/testing/test-server.js';
import { run } from '../run.js';
import { captureOutput } from '../testing/capture-output.js';

const EXAMPLE = new URL('../../../../examples/statement-edited.pdf', import.meta.url);
const printed = captureOutput();
let folder: string;
let report: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-cli-report-'));
  report = join(folder, 'report.pdf');
  const server = await startTestServer();
  try {
    await server.submit({ file: new Blob([readFileSync(EXAMPLE)]), fileName: 'statement.pdf' });
    const answer = await server.request('/v1/detection/1/report');
    writeFileSync(report, Buffer.from(await answer.arrayBuffer()));
    // The certificate without its key, as an operator hands it out.
    const signer = readFileSync(join(server.dataDirectory, 'report-signer.pem'), 'latin1');
    writeFileSync(join(folder, 'own.pem'), signer.slice(signer.indexOf('-----BEGIN CERTIFICATE-----')));
  } finally {
    await server.end();
  }
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('a report that holds ends with 0, and says what was checked', async () => {
  expect(await run(['report', 'verify', report, '--certificate', join(folder, 'own.pem')])).toBe(0);
  expect(printed.stdout.match(/^\w+ +holds/gm)).toHaveLength(4);
  expect(printed.stdout).toContain('10 -> 99.9, reckoned again: equal');
});

test('one that was changed ends with 2, as JSON, too', async () => {
  const bytes = readFileSync(report);
  bytes[bytes.indexOf('/Title') + 10]! ^= 1;
  const changed = join(folder, 'changed.pdf');
  writeFileSync(changed, bytes);
  expect(await run(['report', 'verify', changed, '--json'])).toBe(2);
  expect(JSON.parse(printed.stdout)).toMatchObject({
    path: changed,
    holds: false,
    checks: [{ what: 'signature', holds: false }, {}, { what: 'manifest', holds: false }, {}],
  });
});

test('what is no report ends with 3, a certificate that is none with 4', async () => {
  expect(await run(['report', 'verify', join(folder, 'own.pem')])).toBe(3);
  expect(await run(['report', 'verify', report, '--certificate', report])).toBe(4);
});
