import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledEngine } from '../testing/compiled-engine.js';
import { startAnalyst } from './analyst.js';
import { Documents } from './testing/documents.js';
import { LIES } from './testing/lying-checks.js';
import type { AnalysisIncident, Analyst } from './types.js';

const documents = new Documents();
const incidents: AnalysisIncident[] = [];
let analyst: Analyst;
beforeAll(async () => {
  analyst = await startAnalyst({
    workers: 1,
    queueLimit: 4,
    timeLimitMs: 2_500,
    memoryLimitMb: 700,
    recycleAfter: 1,
    engineModule: compiledEngine(new URL('./testing/lying-checks.ts', import.meta.url)),
    ownCheckIds: ['test.lie'],
    onIncident: (incident) => incidents.push(incident),
  });
});
afterAll(async () => {
  await analyst.close();
  documents.remove();
});

test.each(LIES)('a worker that lies (%s) costs the check that it lied in', async (lie) => {
  incidents.length = 0;
  const before = analyst.deaths.get('lied') ?? 0;
  const { checks } = await analyst.examine(await documents.png(lie));
  const errorCode = lie === 'silence' ? 'TIME_LIMIT' : 'DECODER_FAILED';
  expect(checks).toMatchObject([{ checkId: 'test.lie', outcome: { kind: 'broken', errorCode } }]);
  expect(incidents).toMatchObject([{ kind: 'worker-died', cause: lie === 'silence' ? 'time' : 'lied' }]);
  expect(analyst.deaths.get('lied')).toBe(before + (lie === 'silence' ? 0 : 1));
});

test('the document after the lies is examined', async () => {
  expect((await analyst.examine(await documents.png())).checks).toMatchObject([
    { outcome: { kind: 'examined' } },
  ]);
});
