import type { Evidence } from '@assay/forensics';
import { expect, test } from 'vitest';
import { recordedEvidence } from './recorded-evidence.js';

const evidence = (given: Partial<Evidence> = {}): Evidence => ({
  code: 'HIDDEN_TEXT',
  kind: 'structure',
  summary: 'Text that nobody sees.',
  ...given,
});

test('a hundred of a check are kept, the first ones, and the rest is counted', () => {
  const all = Array.from({ length: 130 }, (_, at) => evidence({ page: at + 1 }));
  expect(recordedEvidence(all)).toEqual({ evidence: all.slice(0, 100), evidenceUnwritten: 30 });
  expect(recordedEvidence(all.slice(0, 100))).toEqual({ evidence: all.slice(0, 100) });
});

test('a text as long as a file is cut, and says so; no character is cut in two', () => {
  const [one] = recordedEvidence([
    evidence({ before: 'x'.repeat(1_000_000), after: '💶'.repeat(5_000) }),
  ]).evidence;
  expect(one?.before).toBe(`${'x'.repeat(1999)}…`);
  expect(one?.after).toBe(`${'💶'.repeat(999)}…`);
});
