import { expect, test } from 'vitest';
import type { Detection, Term } from '../api/types.js';
import { decisivePlace, findingsOf, isTooWeak, pagesLeftOut } from './findings.js';
import { placeWords } from './place-words.js';
import { earlierSave } from './saves.js';

const box = { x1: 0.1, y1: 0.1, x2: 0.2, y2: 0.12 };
const place = { code: 'X', kind: 'structure', summary: 'Something.', page: 2, boundingBox: box } as const;

const check = (checkId: string, status: string, likelihood: number, evidence: object[] = []) => ({
  type: 'DOCUMENT_STRUCTURE',
  checkId,
  version: '1.0.0',
  status,
  likelihood,
  details: '',
  evidence,
});

const term = (
  checkId: string,
  group: string,
  logLikelihoodRatio: number,
  rest: Partial<Term> = {},
): Term => ({
  checkId,
  version: '1.0.0',
  group,
  weight: 'fact',
  basis: null,
  measure: 1,
  shareOfDocument: 1,
  logLikelihoodRatio,
  counted: true,
  because: 'STRONGEST_OF_GROUP',
  ...rest,
});

const detection = (
  checks: { checkId: string }[],
  terms?: Term[],
  findings: Detection['findings'] = checks.map(({ checkId }) => ({ checkId, role: 'fact' })),
): Detection =>
  ({
    detectionId: 1,
    findings,
    modelResults: { technicalChecks: checks, ...(terms && { arithmetic: { terms, steps: [] } }) },
  }) as unknown as Detection;

test('findings are those that the server names, in its order, each with its check and its places', () => {
  const checks = [check('a.weak', 'FAIL', 0.3), check('a.strong', 'FAIL', 0.9, [place])];
  const findings = [
    { checkId: 'a.strong', role: 'fact' },
    { checkId: 'a.weak', role: 'shared', countsWith: 1 },
    { checkId: 'a.unknown', role: 'fact' },
  ] as const;
  const found = findingsOf(detection(checks, [term('a.weak', 'a', 1)], findings));
  expect(found).toMatchObject([
    { number: 1, role: 'fact', check: { checkId: 'a.strong' }, places: [{ key: 'a.strong.0', page: 2 }] },
    { number: 2, role: 'shared', countsWith: 1, term: { logLikelihoodRatio: 1 }, places: [] },
  ]);
});

test('the decisive place is that of the strongest finding which has one', () => {
  const checks = [
    check('a.nowhere', 'FAIL', 0.9, [{ ...place, boundingBox: undefined }]),
    check('a.there', 'FAIL', 0.8, [place]),
  ];
  expect(decisivePlace(findingsOf(detection(checks)))?.key).toBe('a.there.0');
  expect(decisivePlace(findingsOf(detection([check('a.nowhere', 'FAIL', 0.9)])))).toBeUndefined();
});

test('a place is said in the reader’s language where there are words for it, else as the record has it', () => {
  const checks = [check('a.there', 'FAIL', 0.8, [place, place]), check('a.other', 'FAIL', 0.7, [place])];
  const sentences = new Map([['a.there', ['Se pintó encima.', null]]]);
  const said = findingsOf(detection(checks), sentences).flatMap(({ places }) => places);
  expect(said.map(({ sentence, isEnglish }) => [sentence, isEnglish])).toEqual([
    ['Se pintó encima.', false],
    ['Something.', true],
    ['Something.', true],
  ]);
});

test('a place is told in words', () => {
  expect(placeWords({ x1: 0.8, y1: 0.1, x2: 0.9, y2: 0.12 })).toBe('upper right');
  expect(placeWords({ x1: 0.4, y1: 0.4, x2: 0.6, y2: 0.6 })).toBe('middle');
  expect(placeWords({ x1: 0, y1: 0.9, x2: 0.1, y2: 1 })).toBe('lower left');
});

test('the earlier state of a page is the save before the first that changed it', () => {
  const revisions = [
    { index: 1, pagesChanged: [1, 2] },
    { index: 2, pagesChanged: [] },
    { index: 3, pagesChanged: [2] },
    { index: 4, pagesChanged: [2] },
  ];
  expect(earlierSave({ pages: [], revisions }, 2)).toBe(2);
  expect(earlierSave({ pages: [], revisions }, 1)).toBeUndefined();
  expect(earlierSave({ pages: [], revisions: [] }, 1)).toBeUndefined();
});

test('a fact too weak to doubt the document is told from nothing found', () => {
  const record = (role: 'fact' | 'context'): Detection => ({
    ...detection([check('a.revision', 'PASS', 0.2, [place])], undefined, [{ checkId: 'a.revision', role }]),
    fraudSeverity: 'low',
  });
  expect(isTooWeak(record('fact'), findingsOf(record('fact')))).toBe(true);
  expect(isTooWeak(record('context'), findingsOf(record('context')))).toBe(false);
});

test('pages that nobody looked at are named', () => {
  expect(pagesLeftOut({ ...detection([]), missing: ['pdf.signature', 'pages:501-612'] })).toBe('501-612');
  expect(pagesLeftOut({ ...detection([]), missing: ['pdf.signature'] })).toBeUndefined();
});
