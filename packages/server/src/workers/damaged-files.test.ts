import { judge } from '@assay/forensics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAnalyst } from './analyst.js';
import { UndecodableError } from './index.js';
import { toReports } from './reports.js';
import { DAMAGED_KINDS, damagedFile } from './testing/damaged-kinds.js';
import { Documents } from './testing/documents.js';
import type { AnalysisIncident, Analyst, Examination } from './types.js';

const documents = new Documents();
const incidents: AnalysisIncident[] = [];
let analyst: Analyst;
beforeAll(async () => {
  analyst = await startAnalyst({
    workers: 1,
    queueLimit: 1,
    timeLimitMs: 30_000,
    memoryLimitMb: 2048,
    onIncident: (incident) => incidents.push(incident),
  });
});
afterAll(async () => {
  await analyst.close();
  documents.remove();
});

/** Undefined when the file was refused as unreadable, which is an answer, too. */
async function examine(kind: string): Promise<Examination | undefined> {
  try {
    return await analyst.examine(documents.of(damagedFile(kind), 'pdf'));
  } catch (error) {
    if (error instanceof UndecodableError) return undefined;
    throw error;
  }
}

test.each(Object.keys(DAMAGED_KINDS))(
  'an honest statement with %s: answered without a fault of ours, and not rejected for its damage',
  async (kind) => {
    incidents.length = 0;
    const examination = await examine(kind);
    expect(incidents).toEqual([]);
    if (examination) expect(judge(toReports(examination)).classification).not.toBe('rejected');
  },
);
