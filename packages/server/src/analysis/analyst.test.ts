import { afterAll, afterEach, expect, test } from 'vitest';
import { startAnalyst } from './analyst.js';
import { Documents } from './testing/documents.js';
import type { AnalysisIncident, Analyst, AnalystSettings, Examination } from './types.js';

const documents = new Documents();
afterAll(() => documents.remove());

const started: Analyst[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((analyst) => analyst.close()));
});

async function poolOfDyingChecks(settings: Partial<AnalystSettings> = {}): Promise<{ analyst: Analyst; incidents: AnalysisIncident[] }> {
  const incidents: AnalysisIncident[] = [];
  const analyst = await startAnalyst({
    workers: 1,
    queueLimit: 4,
    timeLimitMs: 10_000,
    memoryLimitMb: 700,
    checksModule: new URL('./testing/dying-checks.ts', import.meta.url),
    onIncident: (incident) => incidents.push(incident),
    ...settings,
  });
  started.push(analyst);
  return { analyst, incidents };
}

const outcomesOf = ({ checks }: Examination) =>
  Object.fromEntries(checks.map(({ checkId, outcome }) => [checkId, outcome.kind === 'broken' ? outcome.errorCode : outcome.kind]));

const ALL_EXAMINED = {
  'test.throw': 'examined',
  'test.hang': 'examined',
  'test.abort': 'examined',
  'test.eat-memory': 'examined',
  'test.fill-heap': 'examined',
};

test('a check that throws, hangs, aborts or eats memory costs its own outcome only', async () => {
  const { analyst, incidents } = await poolOfDyingChecks({ workers: 2, timeLimitMs: 4_000 });
  const [sound, threw, hung, aborted, ate, filled] = await Promise.all([
    analyst.examine(await documents.png()),
    analyst.examine(await documents.png('throw')),
    analyst.examine(await documents.png('hang')),
    analyst.examine(await documents.png('abort')),
    analyst.examine(await documents.png('eat-memory')),
    analyst.examine(await documents.png('fill-heap')).catch(() => undefined),
  ]);
  expect(outcomesOf(sound)).toEqual(ALL_EXAMINED);
  expect(outcomesOf(threw)).toEqual({ ...ALL_EXAMINED, 'test.throw': 'CHECK_FAILED' });
  expect(outcomesOf(hung)).toEqual({ ...ALL_EXAMINED, 'test.hang': 'TIME_LIMIT' });
  expect(outcomesOf(aborted)).toEqual({ ...ALL_EXAMINED, 'test.abort': 'DECODER_FAILED' });
  expect(outcomesOf(ate)).toEqual({ ...ALL_EXAMINED, 'test.eat-memory': 'MEMORY_LIMIT' });
  expect(filled && outcomesOf(filled)).toEqual({ ...ALL_EXAMINED, 'test.fill-heap': 'MEMORY_LIMIT' });
  expect(JSON.stringify(incidents)).not.toContain('4711');
  expect(incidents).toContainEqual(expect.objectContaining({ kind: 'check-broken', checkId: 'test.throw' }));
}, 90_000);
