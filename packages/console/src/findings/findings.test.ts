import { expect, test } from 'vitest';
import type { Detection, Term } from '../api/types.js';
import { decisivePlace, findingsOf, isTooWeak, pagesLeftOut } from './findings.js';
import { placeWords } from './place-words.js';
import { earlierSave } from './saves.js';

const box = { x1: 0.1, y1: 0.1, x2: 0.2, y2: 0.12 };
const place = { code: 'X', kind: 'structure', summary: 'Something.', page: 2, boundingBox: box } as const;

const check = (checkId: string, status: string, likelihood: number, evidence: object[] = []): object => ({
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

const detection = (checks: object[], terms?: Term[]): Detection =>
  ({
    detectionId: 1,
    modelResults: { technicalChecks: checks, ...(terms && { arithmetic: { terms, steps: [] } }) },
  }) as unknown as Detection;

const of = (one: Detection): string[] =>
  findingsOf(one).map(({ number, check, role, countsWith }) =>
    [number, check.checkId, role, ...(countsWith === undefined ? [] : [`with ${countsWith}`])].join(' '),
  );

test('facts come by weight, then what counts with another, then context, then what has no weight', () => {
  const checks = ['a.totals', 'a.balance', 'a.quality', 'a.context', 'a.covered'].map((id) =>
    check(id, 'FAIL', 0.5),
  );
  const terms = [
    term('a.totals', 'sums', 1.2, { counted: false, because: 'WEAKER_IN_GROUP' }),
    term('a.balance', 'sums', 3.9),
    term('a.quality', 'quality', 0, { counted: false, because: 'NO_WEIGHT' }),
    term('a.context', 'origin', 0.4, { weight: 'context' }),
    term('a.covered', 'paint', 4.5),
  ];
  expect(of(detection(checks, terms))).toEqual([
    '1 a.covered fact',
    '2 a.balance fact',
    '3 a.totals shared with 2',
    '4 a.context context',
    '5 a.quality doubt',
  ]);
});

test('a check that passed and still raised the number is a finding; one that cleared is none', () => {
  const checks = [
    check('a.raised', 'PASS', 0.2),
    check('a.cleared', 'PASS', 0.05),
    check('a.broke', 'ERROR', 0.1),
  ];
  const terms = [term('a.raised', 'a', 0.8), term('a.cleared', 'b', -0.7)];
  expect(of(detection(checks, terms))).toEqual(['1 a.raised fact']);
});

test('a record from before its arithmetic is ordered by what each check found', () => {
  expect(of(detection([check('a.weak', 'FAIL', 0.3), check('a.strong', 'FAIL', 0.9)]))).toEqual([
    '1 a.strong fact',
    '2 a.weak fact',
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
  const record = (weight: Term['weight']): Detection => ({
    ...detection(
      [check('a.revision', 'PASS', 0.2, [place])],
      [term('a.revision', 'revision', 0.8, { weight })],
    ),
    fraudSeverity: 'low',
  });
  expect(isTooWeak(record('fact'), findingsOf(record('fact')))).toBe(true);
  expect(isTooWeak(record('context'), findingsOf(record('context')))).toBe(false);
});

test('pages that nobody looked at are named', () => {
  expect(pagesLeftOut({ ...detection([]), missing: ['pdf.signature', 'pages:501-612'] })).toBe('501-612');
  expect(pagesLeftOut({ ...detection([]), missing: ['pdf.signature'] })).toBeUndefined();
});
