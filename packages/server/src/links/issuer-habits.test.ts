import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedId, statementPdf } from '../../../../corpus/documents/statement.js';
import { STATEMENT, type StatementData } from '../../../../corpus/documents/statement-data.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';

/** Statements that one system prints for fifteen customers, and what is sent after them. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (let customer = 1; customer <= 15; customer++) await submit(statementOf(customer));
}, 240_000);
afterAll(() => server.end());

const SURNAMES = [
  'ADLER',
  'BRISTOW',
  'CASTELLANO',
  'DUBOIS',
  'ENGSTROM',
  'FALKNER',
  'GRUNWALD',
  'HOLLOWAY',
  'IBARRA',
  'JESSUP',
  'KOWALSKI',
  'LINDQVIST',
  'MARCHETTI',
  'NAKAMURA',
  'OSTERGAARD',
  'PALUMBO',
  'QUIMBY',
];

/** The same account's lines for another customer, from another opening balance. */
function statementOf(customer: number): Uint8Array {
  const moreCents = 1_000_37 * customer;
  const data: StatementData = {
    holder: [`PAT ${SURNAMES[customer - 1]}`, ...STATEMENT.holder.slice(1)],
    accountNumber: STATEMENT.accountNumber.replace(/\d{3}$/u, String(100 + customer)),
    openingBalanceCents: STATEMENT.openingBalanceCents + moreCents,
    transactions: STATEMENT.transactions.map((one) => ({
      ...one,
      balanceCents: one.balanceCents + moreCents,
    })),
  };
  return statementPdf(data, fixedId(`customer ${customer}`)).bytes;
}

interface Answer {
  readonly classification: string;
  readonly reasoning: readonly string[];
  readonly habits: {
    readonly status: string;
    readonly evidence: readonly { readonly code: string; readonly after: string }[];
  };
}

async function submit(bytes: Uint8Array): Promise<Answer> {
  const response = await server.submit({ file: new Blob([Buffer.from(bytes)]), fileName: 'statement.pdf' });
  expect(response.status).toBe(200);
  const { result } = (await response.json()) as {
    result: Omit<Answer, 'habits'> & {
      modelResults: { technicalChecks: readonly (Answer['habits'] & { checkId: string })[] };
    };
  };
  const habits = result.modelResults.technicalChecks.find(
    ({ checkId }) => checkId === 'provenance.issuer-habits',
  )!;
  return { ...result, habits };
}

/** As an editor would save it: values and metadata as they were. */
async function savedByALibrary(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.save();
}

test('the next statement of the system is made as the others were', async () => {
  const { classification, habits } = await submit(statementOf(16));
  expect([classification, habits]).toMatchObject(['verified', { status: 'PASS', evidence: [] }]);
});

test('one that another program saved is told from all of them, and ends in the middle band', async () => {
  const { classification, reasoning, habits } = await submit(await savedByALibrary(statementOf(17)));
  expect(classification).toBe('unverified');
  expect(habits.status).toBe('FAIL');
  expect(habits.evidence.map(({ code }) => code)).toContain('OTHER_BUILD');
  expect(reasoning.join(' ')).toContain(
    'The file is built otherwise than all earlier documents of this issuer',
  );
});
