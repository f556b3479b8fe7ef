import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BrokenCode, CheckOutcome, Evidence } from '../check.js';
import type { CheckReport } from '../examine.js';
import { CHECKS } from '../registry.js';
import type { AnyCheck } from '../run-check.js';
import { DEFAULT_POLICY, judge, judgeCheck, ratioOf } from './judge.js';

/** A check whose measure IS the log-likelihood ratio, between -5 and 5. */
const check = (id: string, group: string, weight: 'fact' | 'context' = 'fact'): AnyCheck => ({
  id,
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group,
  weight,
  needs: [],
  calibration: {
    points: [-5, 5].map((ratio) => ({ measure: ratio, logLikelihoodRatio: ratio })),
    source: 'typed out for this test',
  },
  examine: () => ({ kind: 'not-applicable', because: 'never run' }),
});
const REPLACED: Evidence = {
  code: 'TEXT_REPLACED',
  kind: 'history',
  summary: 'for programs',
  before: '1,240.00',
  after: '9,240.00',
};
const found = (measure: number, evidence: readonly Evidence[] = [REPLACED]): CheckOutcome => ({
  kind: 'examined',
  finding: { measure, summary: 'for programs', evidence, heat: [] },
});
const AMOUNT_REPLACED = 'Amount: “1,240.00” was replaced by “9,240.00” after the document was first saved.';
const report = (outcome: CheckOutcome, of: AnyCheck = check('a', 'a')): CheckReport => ({
  check: of,
  outcome,
});

test('one strong fact rejects, and the reasoning says what it was', () => {
  const verdict = judge([report(found(4))]);
  expect(verdict).toMatchObject({ fraudSeverity: 'high', classification: 'rejected' });
  expect(verdict.reasoning).toEqual([
    AMOUNT_REPLACED,
    'Next: ask for the document itself, or for the PDF from the issuer’s site.',
  ]);
});

test('nothing found is low, and is not called authentic', () => {
  const verdict = judge([report(found(-1))]);
  expect(verdict).toMatchObject({ likelihood: 3.9, fraudSeverity: 'low', classification: 'verified' });
  expect(verdict.reasoning.join(' ')).toContain('does not prove');
});

test('a document that no check could examine is undecided, not verified', () => {
  const verdict = judge([
    report({ kind: 'not-applicable', because: 'The picture was saved without a JPEG history.' }),
  ]);
  expect(verdict).toMatchObject({ likelihood: 25, classification: 'unverified' });
  expect(verdict.reasoning[0]).toContain('so it stays undecided');
  expect(judge([]).classification).toBe('unverified');
});

test('a broken check keeps a document from being verified, since nobody looked', () => {
  const verdict = judge([
    report(found(-3)),
    report({ kind: 'broken', errorCode: 'TIME_LIMIT' }, check('b', 'b')),
  ]);
  expect(verdict.classification).toBe('unverified');
  expect(verdict.reasoning).toContain('One check could not be finished, so something may be missing here.');
});

test('a clean part of a document clears it only as far as it reaches', () => {
  const part = (measure: number, shareOfDocument: number) => ({
    measure,
    summary: '',
    evidence: [],
    heat: [],
    shareOfDocument,
  });
  expect(ratioOf(check('a', 'a'), part(-2, 1))).toBeCloseTo(-2);
  expect(ratioOf(check('a', 'a'), part(-2, 0))).toBe(0);
  expect(ratioOf(check('a', 'a'), part(-2, 0.5))).toBeCloseTo(Math.log(0.5 + 0.5 * Math.exp(-2)));
  expect(ratioOf(check('a', 'a'), part(2, 0))).toBe(2);
});

test('a document of which hardly anything was looked at is undecided', () => {
  const looked = (shareOfDocument: number) =>
    report({
      kind: 'examined',
      finding: { measure: -1, summary: '', evidence: [], heat: [], shareOfDocument },
    });
  expect(judge([looked(0.05)]).classification).toBe('unverified');
  expect(judge([looked(0.4)]).classification).toBe('verified');
  expect(judge([looked(0.05), report(found(0), check('b', 'b'))]).classification).toBe('verified');
});

const broke = (errorCode: BrokenCode): CheckOutcome => ({ kind: 'broken', errorCode });
const undecidedOf = (...reports: CheckReport[]) => judge(reports).arithmetic.undecided;

test('a document that could not be judged is undecided, and says why and what would help', () => {
  const idle: CheckOutcome = { kind: 'not-applicable', because: 'There is one save.' };
  const poor: AnyCheck = {
    ...check('q', 'q', 'context'),
    reports: 'SEMANTIC_QUALITY',
    calibration: { points: [{ measure: 0, logLikelihoodRatio: 0 }], source: '' },
    failsFrom: 0.3,
  };
  expect(undecidedOf()).toBe('NOTHING_TO_EXAMINE');
  expect(undecidedOf(report(idle))).toBe('NOTHING_TO_EXAMINE');
  expect(undecidedOf(report(idle), report(found(0.3), poor))).toBe('TOO_POOR');
  expect(undecidedOf(report(found(-3)), report(broke('CHECK_FAILED')))).toBe('CHECK_BROKE');
  expect(undecidedOf(report(found(-3)), report(broke('MEMORY_LIMIT')))).toBe('BUDGET');
  expect(judge([report(idle)]).reasoning.at(-1)).toContain('ask for the original file');
});

test('a document that was judged, or that something speaks against, is not undecided', () => {
  expect(undecidedOf(report(found(-1)))).toBeNull();
  expect(undecidedOf(report(found(2)), report(broke('TIME_LIMIT'), check('b', 'b')))).toBeNull();
  expect(undecidedOf(report(found(2), check('c', 'c', 'context')))).toBeNull();
  expect(judge([report(found(2))]).reasoning[0]).toBe(AMOUNT_REPLACED);
});

test('an undecided document is not rejected, wherever the bounds lie', () => {
  for (const policy of [
    { mediumFrom: 5, highFrom: 8 },
    { mediumFrom: 0.1, highFrom: 0.2 },
  ]) {
    const undecided = [judge([], policy), judge([report(broke('TIME_LIMIT'))], policy)];
    for (const { classification, likelihood } of undecided) {
      expect(classification).toBe('unverified');
      expect(likelihood).toBeLessThan(policy.highFrom);
    }
    expect(judge([report(found(3))], policy).classification).toBe('rejected');
  }
});

test('values that agree decide nothing where no check could look at the rest', () => {
  const comparing: AnyCheck = {
    ...check('c', 'c'),
    calibration: {
      points: [0, 5].map((ratio) => ({ measure: ratio, logLikelihoodRatio: ratio })),
      source: 'typed out for this test',
    },
  };
  const verdict = judge([report(found(0), comparing)]);
  expect(verdict).toMatchObject({ likelihood: 25, classification: 'unverified' });
  expect(verdict.reasoning[0]).toContain('so it stays undecided');
  expect(judge([report(found(0), comparing), report(found(-1))]).classification).toBe('verified');
  const weak = judge([report(found(0.4), comparing)]);
  expect(weak.likelihood).toBe(25);
  expect(weak.reasoning).toContain(AMOUNT_REPLACED);
  expect(judge([report(found(4), comparing)]).classification).toBe('rejected');
});

test('context alone never rejects, however much of it there is', () => {
  const contexts = ['p', 'q', 'r'].map((name) => report(found(5), check(name, name, 'context')));
  const verdict = judge([report(found(0)), ...contexts]);
  expect(verdict).toMatchObject({ likelihood: 74.9, classification: 'unverified' });
});

test('a fact that needs a second one rejects with a fact at its place, and not with one elsewhere', () => {
  const at = (y1: number): Evidence => ({
    ...REPLACED,
    page: 1,
    boundingBox: { x1: 0.7, y1, x2: 0.8, y2: y1 + 0.01 },
  });
  const style: AnyCheck = { ...check('s', 's'), convictsWith: 'fact-at-same-place' };
  const judged = (...others: CheckReport[]) => judge([report(found(3, [at(0.4)]), style), ...others]);
  const fact = check('b', 'b');
  expect(judged().likelihood).toBe(judge([report(found(3))]).likelihood);
  expect(judged(report(found(2, [at(0.4)]), fact))).toMatchObject({ classification: 'rejected' });
  for (const elsewhere of [at(0.6), { ...at(0.4), page: 2 }, REPLACED])
    expect(judged(report(found(2, [elsewhere]), fact)).likelihood).toBe(judged().likelihood);
  expect(judged(report(found(2, [at(0.4)]), check('b', 's')))).toMatchObject({
    classification: 'unverified',
  });
  expect(judged(report(found(2, [at(0.4)]), { ...style, group: 'b' }))).toMatchObject({ likelihood: 74.9 });
  expect(judged(report(found(4, [at(0.6)]), fact))).toMatchObject({ classification: 'rejected' });
});

test('a fact that needs a second one and has none does not add up with context or a fact elsewhere, one that has does', () => {
  const style: AnyCheck = { ...check('s', 's'), convictsWith: 'fact-at-same-place' };
  const box = { x1: 0.7, y1: 0.4, x2: 0.8, y2: 0.41 };
  const place: Evidence = { ...REPLACED, page: 1, boundingBox: box };
  const styled = report(found(1, [place]), style);
  const context = report(found(1), check('c', 'c', 'context'));
  const stronger = report(found(2), check('c', 'c', 'context'));
  const fact = report(found(0.5, [place]), check('b', 'b'));
  expect(judge([styled, context])).toMatchObject({ likelihood: 23.2, classification: 'verified' });
  expect(judge([styled, stronger]).likelihood).toBe(judge([stronger]).likelihood);
  expect(judge([styled, report(found(0.5), check('b', 'b'))])).toMatchObject({ likelihood: 23.2 });
  expect(judge([styled, context, fact]).likelihood).toBe(judge([report(found(2.5))]).likelihood);
});

test('an ordinary context does not clear what a fact shows', () => {
  expect(judge([report(found(3.4)), report(found(-5), check('c', 'c', 'context'))]).classification).toBe(
    'rejected',
  );
});

test('two checks of one group count once, of two groups twice', () => {
  const once = judge([report(found(2)), report(found(2), check('b', 'a'))]).likelihood;
  const twice = judge([report(found(2)), report(found(2), check('b', 'b'))]).likelihood;
  expect(once).toBe(judge([report(found(2))]).likelihood);
  expect(twice).toBeGreaterThan(once);
});

test('the likelihood never falls when one measure rises', () => {
  const ratio = fc.double({ min: -5, max: 5, noNaN: true });
  const style: AnyCheck = { ...check('s', 's'), convictsWith: 'fact-at-same-place' };
  const checks = [check('a', 'x'), check('b', 'x'), check('c', 'y'), check('d', 'z', 'context'), style];
  fc.assert(
    fc.property(
      fc.array(ratio, { minLength: 5, maxLength: 5 }),
      fc.nat(4),
      fc.double({ min: 0, max: 5, noNaN: true }),
      (ratios, which, more) => {
        const judged = (values: number[]) =>
          judge(values.map((value, index) => report(found(value), checks[index]))).likelihood;
        const raised = ratios.map((value, index) => (index === which ? Math.min(5, value + more) : value));
        expect(judged(raised)).toBeGreaterThanOrEqual(judged(ratios));
      },
    ),
  );
});

test('however many facts agree, the likelihood stays below certainty', () => {
  const agreeing = ['p', 'q', 'r', 's'].map((name) => report(found(5), check(name, name)));
  expect(judge(agreeing)).toMatchObject({ likelihood: 99.9, classification: 'rejected' });
});

test('the order in which checks ran does not matter to the likelihood', () => {
  const reports = [report(found(1)), report(found(2), check('b', 'b')), report(found(-1), check('c', 'b'))];
  expect(judge([...reports].reverse()).likelihood).toBe(judge(reports).likelihood);
});

test('bands may be moved, and a likelihood on the bound belongs to the band above', () => {
  const policy = { mediumFrom: 10, highFrom: 90 };
  expect(judge([report(found(0))], policy)).toMatchObject({ likelihood: 10, fraudSeverity: 'medium' });
  expect(judge([report(found(4))], policy).fraudSeverity).toBe('medium');
});

test('only an examined check can pass', () => {
  expect(judgeCheck(report(found(-1))).status).toBe('PASS');
  expect(judgeCheck(report(found(4))).status).toBe('FAIL');
  expect(judgeCheck(report({ kind: 'not-applicable', because: '' }))).toEqual({ status: 'NOT_APPLICABLE' });
  expect(judgeCheck(report({ kind: 'broken', errorCode: 'CHECK_FAILED' }), DEFAULT_POLICY).status).toBe(
    'ERROR',
  );
});

test('a check fails only where it speaks for manipulation, and context only where the document was not cleared', () => {
  expect(judgeCheck(report(found(0)), { mediumFrom: 5, highFrom: 8 }).status).toBe('PASS');
  expect(judgeCheck(report(found(0.1)), { mediumFrom: 5, highFrom: 8 }).status).toBe('FAIL');
  const context = report(found(2), check('c', 'c', 'context'));
  const cleared = judge([report(found(-3)), context]);
  expect(cleared.classification).toBe('verified');
  expect(judgeCheck(context, DEFAULT_POLICY, cleared.likelihood).status).toBe('PASS');
  expect(judgeCheck(context, DEFAULT_POLICY, judge([context]).likelihood).status).toBe('FAIL');
});

test('what other checks did not find says nothing against what one found', () => {
  const clean = ['p', 'q', 'r'].map((name) => report(found(-2), check(name, name)));
  const alone = judge([report(found(3.4))]);
  const among = judge([report(found(3.4)), ...clean]);
  expect({ ...among, arithmetic: among.arithmetic.steps }).toEqual({
    ...alone,
    arithmetic: alone.arithmetic.steps,
  });
  expect(judge([report(found(0)), ...clean]).likelihood).toBeLessThan(judge([report(found(0))]).likelihood);
});

test('context does not keep the facts from clearing a document', () => {
  const clean = report(found(-2));
  const suspicious = report(found(1), check('c', 'c', 'context'));
  expect(judge([clean, suspicious]).likelihood).toBeLessThan(judge([suspicious]).likelihood);
});

test('an answer without a finding counts the facts that looked, not the context', () => {
  const looked = (id: string) => report(found(-1), check(id, id));
  const { reasoning } = judge([looked('a'), looked('b'), report(found(0), check('c', 'c', 'context'))]);
  expect(reasoning).toEqual([
    '2 checks looked at this file and found no sign of manipulation.',
    'That does not prove that the document is authentic.',
  ]);
});

test('what a finding changes comes first: the holder, then accounts, amounts and dates, whatever the page', () => {
  const named = (before: string, after: string, more: Partial<Evidence> = {}): Evidence => ({
    ...REPLACED,
    before,
    after,
    ...more,
  });
  const { reasoning } = judge(
    [
      report(
        found(4, [
          named('P.O. Box', 'Suite', { page: 1 }),
          named('03/04/2026', '03/05/2026', { page: 1 }),
          named('1,240.00', '9,240.00', { page: 2 }),
          named('Ana Ruiz', 'Eva Sanz', { page: 3, field: 'accountHolderName' }),
        ]),
      ),
    ],
    DEFAULT_POLICY,
    'document',
    3,
  );
  expect(reasoning).toEqual([
    'Holder: “Ana Ruiz” was replaced by “Eva Sanz” after the document was first saved (page 3).',
    'Amount: “1,240.00” was replaced by “9,240.00” after the document was first saved (page 2).',
    'Date: “03/04/2026” was replaced by “03/05/2026” after the document was first saved (page 1).',
    'One more finding is listed with the checks.',
    'Next: ask for the document itself, or for the PDF from the issuer’s site.',
  ]);
});

test('two checks that see one place tell it once, and context is called so and comes last', () => {
  const place = { page: 1, boundingBox: { x1: 0.1, y1: 0.1, x2: 0.3, y2: 0.12 } };
  const { reasoning } = judge([
    report(found(5, [{ code: 'CONTENT_EDITOR', kind: 'structure', summary: '', after: 'Inkscape' }]), {
      ...check('c', 'c', 'context'),
    }),
    report(found(3, [{ code: 'FONT_ISLAND', kind: 'structure', summary: '', after: '9,240.00', ...place }])),
    report(found(4, [{ ...REPLACED, ...place }]), check('b', 'b')),
  ]);
  expect(reasoning.slice(0, -1)).toEqual([
    AMOUNT_REPLACED,
    'Background: The document was saved with “Inkscape”, in which any text can be changed.',
  ]);
});

test('a verified document begins without an accusation', () => {
  const { classification, reasoning } = judge([
    report(found(-1), check('p', 'p')),
    report(found(0.5), check('q', 'q')),
  ]);
  expect(classification).toBe('verified');
  expect(reasoning).toEqual([
    'What was found is too weak to doubt this file.',
    AMOUNT_REPLACED,
    'That does not prove that the document is authentic.',
  ]);
});

test('what kept several checks from looking is told of an undecided document', () => {
  const idle = (id: string, obstacle?: 'encrypted' | 'no-text') =>
    report({ kind: 'not-applicable', because: 'Text.', ...(obstacle && { obstacle }) }, check(id, id));
  expect(judge([idle('a', 'no-text'), idle('b', 'no-text'), idle('c')]).reasoning.slice(0, 2)).toEqual([
    'Too little of this file could be looked at, so it stays undecided.',
    'The pages hold little or no text, so there was little to compare.',
  ]);
});

test('a check with a bound of its own fails by it and keeps its likelihood; only context without a say may have one', () => {
  const poor: AnyCheck = {
    ...check('q', 'q', 'context'),
    calibration: { points: [{ measure: 0, logLikelihoodRatio: 0 }], source: '' },
    failsFrom: 0.3,
  };
  expect(judgeCheck(report(found(0.29), poor)).status).toBe('PASS');
  expect(judgeCheck(report(found(0.3), poor))).toEqual({
    ...judgeCheck(report(found(0.29), poor)),
    status: 'FAIL',
  });
  for (const { weight, calibration, failsFrom } of CHECKS)
    if (failsFrom !== undefined)
      expect([weight, ...calibration.points.map(({ logLikelihoodRatio }) => logLikelihoodRatio)]).toEqual([
        'context',
        0,
      ]);
});
