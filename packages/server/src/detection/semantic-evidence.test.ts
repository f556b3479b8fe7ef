import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import {
  accountSheet,
  invoiceOf,
  licenseBorn,
  payStub,
  poorPicture,
  RAISED_BALANCE,
  scannedStatement,
} from './testing/made-papers.js';

/** The models that read pixels are loaded once, and a busy machine takes its time. */
const LONG_MS = 120_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, LONG_MS);
afterAll(() => server.end());

const BOX = {
  x1: expect.any(Number),
  y1: expect.any(Number),
  x2: expect.any(Number),
  y2: expect.any(Number),
};

/** What a check says of a document, as the API tells it. */
async function checkOf(checkId: string, file: Uint8Array<ArrayBuffer>, country = 'us') {
  const response = await server.submit({ file: new Blob([file]), fileName: 'document', country });
  expect(response.status).toBe(200);
  const { result } = (await response.json()) as {
    result: {
      reasoning: string[];
      modelResults: { technicalChecks: { checkId: string; status: string; evidence: unknown[] }[] };
    };
  };
  const check = result.modelResults.technicalChecks.find((one) => one.checkId === checkId);
  return { status: check?.status, evidence: check?.evidence, reasoning: result.reasoning.join(' ') };
}

test(
  'a statement whose balance was changed before it was scanned: the row, what it says and what the rows around it ask for',
  async () => {
    const { status, evidence, reasoning } = await checkOf(
      'semantic.running-balance',
      await scannedStatement(true),
    );
    expect(status).toBe('FAIL');
    expect(evidence).toContainEqual(
      expect.objectContaining({ code: 'BALANCE_CONTRADICTED', page: 1, boundingBox: BOX, ...RAISED_BALANCE }),
    );
    expect(reasoning).toContain(RAISED_BALANCE.after);
    expect(await checkOf('semantic.running-balance', await scannedStatement(false))).toMatchObject({
      status: 'PASS',
      evidence: [],
    });
  },
  LONG_MS,
);

test(
  'a license whose printed birth date is not that of its bar code: both dates',
  async () => {
    const { status, evidence } = await checkOf('semantic.source-agreement', await licenseBorn('09/28/1996'));
    expect(status).toBe('FAIL');
    expect(evidence).toEqual([
      expect.objectContaining({
        code: 'PRINT_DIFFERS_FROM_CODE',
        page: 1,
        boundingBox: BOX,
        before: '1990-04-12',
        after: '09/28/1996',
      }),
    ]);
    expect(await checkOf('semantic.source-agreement', await licenseBorn('04/12/1990'))).toMatchObject({
      status: 'PASS',
      evidence: [],
    });
  },
  LONG_MS,
);

test('a pay stub that adds up, and takes more Social Security tax than the law: the tax that its wages ask for', async () => {
  const { status, evidence } = await checkOf('semantic.payroll-rules', await payStub('255.00', '1,998.75'));
  expect(status).toBe('FAIL');
  expect(evidence).toContainEqual(
    expect.objectContaining({
      code: 'FICA_RATIO',
      page: 1,
      boundingBox: BOX,
      before: '155.00',
      after: '255.00',
    }),
  );
  expect(await checkOf('semantic.payroll-rules', await payStub('155.00', '2,098.75'))).toMatchObject({
    status: 'PASS',
    evidence: [],
  });
});

test('a document dated after the day on which it is submitted', async () => {
  const inDays = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
  const late = inDays(90);
  const { status, evidence } = await checkOf('semantic.implausible-dates', await invoiceOf(late));
  expect(status).toBe('FAIL');
  expect(evidence).toContainEqual(
    expect.objectContaining({ code: 'ISSUED_AFTER_SUBMISSION', page: 1, boundingBox: BOX, after: late }),
  );
  expect(await checkOf('semantic.implausible-dates', await invoiceOf(inDays(-9)))).toMatchObject({
    status: 'PASS',
    evidence: [],
  });
});

test(
  'a number whose check digit fails is told where it is text, and only doubted where a poor picture may have been misread',
  async () => {
    const sheet = await accountSheet('032180000118359714');
    const asText = await checkOf('semantic.identifier-checks', sheet, 'mx');
    expect(asText.status).toBe('FAIL');
    expect(asText.evidence).toEqual([
      expect.objectContaining({ code: 'CHECK_DIGIT_FAILS', after: '032180000118359714' }),
    ]);

    const asPicture = await checkOf('semantic.identifier-checks', await poorPicture(sheet, 360), 'mx');
    expect(asPicture.status).toBe('PASS');
    expect(asPicture.evidence).toEqual([
      expect.objectContaining({ code: 'READING_DOUBT', boundingBox: BOX }),
    ]);
    expect(asPicture.reasoning).not.toContain('check digits');
  },
  LONG_MS,
);
