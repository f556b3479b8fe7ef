import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, readSettings } from '@assay/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleDetection } from '../../../server/src/store/testing/sample-detection.js';
import { run } from '../run.js';
import { captureOutput } from '../testing/capture-output.js';

let folder: string;
const printed = captureOutput();
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-insights-'));
  vi.stubEnv('ASSAY_DATA_DIR', join(folder, 'data'));
  await run(['organizations', 'create', 'Lender']);
  const store = await openStore(readSettings(process.env));
  const organizationId = (await store.findOrganization('Lender'))!;
  await store.setDrawnShare(organizationId, 0);
  const createdAtMicros = (Date.now() - 60_000) * 1000;
  for (const detectionId of [1, 2]) {
    await store.insertDetection(
      sampleDetection({
        detectionId,
        organizationId,
        createdAtMicros,
        likelihoodPercent: 90,
        fraudSeverity: 'high',
        classification: 'rejected',
      }),
    );
    await store.addLabel({
      organizationId,
      detectionId,
      atMicros: Date.now() * 1000,
      by: { credential: 'key:1' },
      truth: 'manipulated',
      basis: detectionId === 1 ? 'court' : 'own_judgement',
      note: '',
    });
  }
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('figures of an organization are printed, with what cannot be told', async () => {
  expect(await run(['insights', '--organization', 'Lender', '--days', '2'])).toBeUndefined();
  const text = printed.stdout;
  expect(text).toMatch(/^submissions +2 detections, 0 read, 0 verifications$/m);
  expect(text).toMatch(/^bands +high 2 \(100\.0 %\), medium 0 \(0\.0 %\), low 0 \(0\.0 %\)$/m);
  expect(text).toMatch(/^decisions +none$/m);
  expect(text).toMatch(/^pdf\.unexplained-revision +2 +1 +1 +0 +20\.7 % to 100\.0 % +too few labels$/m);
  expect(text).toMatch(/^labels +1, and 1 by own judgment left out$/m);
  expect(text).toMatch(/^calibration +expected calibration error 10\.0 % /m);
  expect(text).toMatch(/^misses +cannot be told/m);
  expect(text).toMatch(/^reading +of no document every field was looked at$/m);
  expect(text).toMatch(/^bounds +medium from 25, high from 75 \(settings\)$/m);
});

test('as JSON they are what the console is answered with', async () => {
  await run(['insights', '--organization', 'Lender', '--own-judgement', '--json']);
  const { volumes, checks, calibration } = JSON.parse(printed.stdout.trim().split('\n').at(-1)!);
  expect(volumes).toMatchObject({ bands: { high: 2 }, types: ['financial/bank_statement'] });
  expect(checks).toMatchObject([{ manipulated: { count: 2, total: 2 }, leftOut: 0 }]);
  expect(calibration).toMatchObject({ labelled: 2, brier: { value: expect.closeTo(0.01) } });
});

test('another organization has figures of its own, and what cannot be asked for is told', async () => {
  expect(await run(['insights'])).toBeUndefined();
  expect(printed.stdout).toMatch(/^submissions +0 detections/m);
  expect(printed.stdout).toContain('no check found anything');
  expect(await run(['insights', '--organization', 'Lendr'])).toBe(4);
  expect(await run(['insights', '--organization', 'Lender', '--type', 'foo'])).toBe(4);
  expect(printed.stderr).toContain(
    'no document of the type "foo" in these days; there are financial/bank_statement',
  );
  expect(
    await run(['insights', '--organization', 'Lender', '--type', 'financial/bank_statement']),
  ).toBeUndefined();
  expect(await run(['insights', '--days', '0'])).toBe(4);
  expect(await run(['insights', '--country', 'fr'])).toBe(4);
});

test('the share that is drawn at random is set, shown and taken back', async () => {
  expect(await run(['organizations', 'drawn', 'Lender', '--share', '2.5'])).toBeUndefined();
  expect(printed.stdout).toMatch(/2\.5 %\n$/);
  await run(['organizations', 'drawn', 'Lender', '--default']);
  expect(printed.stdout).toMatch(/2 %\n$/);
  expect(await run(['organizations', 'drawn', 'Lender', '--share', '101'])).toBe(4);
});
