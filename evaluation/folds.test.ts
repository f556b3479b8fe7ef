import { CHECKS, judge } from '@assay/forensics';
import { expect, test } from 'vitest';
import type { ExaminedFile } from './examined-file.js';
import { heldOutVerdicts } from './folds.js';

/** A file that only the first check examined. */
function examined(tampered: boolean, measure: number, technique: string, group = technique): ExaminedFile {
  const [check] = CHECKS;
  if (!check) throw new RangeError('no check');
  const known = {
    file: '-',
    tampered,
    group,
    technique,
    generator: '',
    tool: '',
    saveChain: '',
    arithmetic: '',
    quality: '',
    kind: '',
    receivedOn: '',
    mask: '',
    editedValues: [],
    editedPages: [],
    editedAreas: [],
  };
  const scored = {
    checkId: check.id,
    reports: check.reports,
    status: 'PASS',
    logLikelihoodRatio: 0,
    measure,
    evidence: [],
  } as const;
  return { known, tookMs: 1, verdict: judge([]), checks: [scored] };
}

const many = (count: number, make: () => ExaminedFile): ExaminedFile[] => Array.from({ length: count }, make);
const honest = many(30, () => examined(false, 0, 'clean'));
const redacted = many(10, () => examined(true, 1, 'redact'));
const others = many(10, () => examined(true, 1, 'overlay'));

test('a technique that was left out is found by what the others taught', () => {
  const verdicts = heldOutVerdicts([...honest, ...redacted, ...others], 'technique');
  expect(verdicts.slice(30).every(({ verdict }) => verdict?.fraudSeverity === 'high')).toBe(true);
});

test('a technique alone of its kind teaches nothing about itself', () => {
  const weird = examined(true, 9, 'weird');
  const measuresOfHonest = many(30, () => examined(false, 9, 'real'));
  const [judged] = heldOutVerdicts([weird, ...honest, ...measuresOfHonest, ...redacted], 'technique');
  expect(judged?.verdict?.fraudSeverity).toBe('low');
});

test('files that only calibrate are not reported, and are left out of the fold of their technique', () => {
  const [alone] = heldOutVerdicts([examined(true, 1, 'redact'), ...honest], 'technique', redacted);
  expect(alone?.verdict?.fraudSeverity).not.toBe('high');
  expect(
    heldOutVerdicts([examined(true, 1, 'new'), ...honest], 'technique', redacted)[0]?.verdict?.fraudSeverity,
  ).toBe('high');
});

test('untreated files are no technique: one is judged by what the others taught', () => {
  const untreated = many(30, () => examined(false, 0, 'real', 'others'));
  const [judged] = heldOutVerdicts(
    [examined(false, 0, 'real', 'its own'), ...untreated, ...redacted],
    'technique',
  );
  expect(judged?.verdict?.likelihood).toBeLessThan(10);
});

test('a step that no other file reached weighs no more than the step below it', () => {
  const worse = many(10, () => examined(true, 4, 'overlay'));
  const [judged] = heldOutVerdicts([examined(false, 3, 'real', 'its own'), ...honest, ...worse], 'technique');
  expect(judged?.verdict?.likelihood).toBeLessThan(10);
});
