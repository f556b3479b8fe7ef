import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../http/testing/test-server.js';
import { type ConsoleCall, setUp, signedIn } from '../testing/console-caller.js';

const PLACE = { page: 1, boundingBox: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.25 } };
const LINE = 'accounts[0].transactions';

let server: TestServer;
let ana: ConsoleCall;
let analyst: ConsoleCall;
let auditor: ConsoleCall;
/** Of a bank statement. */
let id: number;
let read: Readonly<Record<string, { readonly value: string | number }>>;
beforeAll(async () => {
  server = await startTestServer();
  ana = await setUp(server);
  analyst = await signedIn(server, 'default', ['analyst']);
  auditor = await signedIn(server, 'default', ['auditor']);
  const file = fileURLToPath(new URL('../../../../../examples/statement.pdf', import.meta.url));
  const sent = await server.parse({ model: 'performance', file: new Blob([await readFile(file)]) });
  const { result } = (await sent.json()) as { result: { parseId: number; fields: typeof read } };
  id = result.parseId;
  read = result.fields;
}, 120_000);
afterAll(() => server.end());

interface Entry {
  readonly entryId: number;
  readonly path: string | null;
  readonly change: string;
  readonly is: string | number | null;
}
interface Corrections {
  readonly entries: readonly Entry[];
  readonly corrections: readonly Entry[];
  readonly checked?: Entry;
  readonly names: readonly { readonly name: string; readonly kind: string }[];
  readonly mayCorrect: boolean;
}
const said = async (by: ConsoleCall = ana): Promise<Corrections> =>
  (await (await by('GET', `/parses/${id}/corrections`)).json()) as Corrections;
const at = (path: string): string => `/parses/${id}/corrections/${encodeURIComponent(path)}`;
const lastOn = async (path: string): Promise<number | undefined> =>
  (await said()).entries.findLast((entry) => entry.path === path)?.entryId;
const correct = async (
  path: string,
  body: Record<string, unknown>,
  by: ConsoleCall = analyst,
): Promise<Response> => by('PUT', at(path), { after: await lastOn(path), ...body });
const detailOf = async (response: Response): Promise<unknown> => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { detail: unknown }).detail;
};

describe('a correction', () => {
  test('lies beside what was read, which never changes', async () => {
    const { names, ...nothing } = await said(analyst);
    expect(nothing).toEqual({ entries: [], corrections: [], mayCorrect: true });
    expect(names).toContainEqual({ name: 'accounts[].transactions[].date', kind: 'date' });
    expect((await correct('statementEndDate', { is: '2026-07-30', place: PLACE })).status).toBe(201);
    const made = {
      by: { name: 'Some One' },
      path: 'statementEndDate',
      change: 'is',
      read: read.statementEndDate?.value,
      is: '2026-07-30',
      place: PLACE,
    };
    expect(await said(auditor)).toMatchObject({ entries: [made], corrections: [made], mayCorrect: false });
    const record = (await (await ana('GET', `/parses/${id}`)).json()) as { fields: typeof read };
    expect(record.fields).toEqual(read);
  });

  test('says that a field is not on the document, or that it is as it was read', async () => {
    expect((await correct('bankName', { absent: true })).status).toBe(201);
    expect((await correct('currency', { is: read.currency?.value })).status).toBe(201);
    expect((await said()).corrections.slice(-2)).toMatchObject([
      { path: 'bankName', change: 'absent', read: read.bankName?.value, is: null },
      { path: 'currency', change: 'is', read: 'USD', is: 'USD' },
    ]);
  });

  test('reaches rows of tables, adds what was not read, and the next row', async () => {
    const rows = Object.keys(read).filter((name) => name.startsWith(`${LINE}[`));
    const count = 1 + Math.max(...rows.map((name) => Number.parseInt(name.slice(LINE.length + 1), 10)));
    expect(count).toBeGreaterThan(3);
    const next = `${LINE}[${count}]`;
    expect((await correct(`${LINE}[0].description`, { is: 'Cash deposit' })).status).toBe(201);
    expect((await correct(`${LINE}[0].checkNumber`, { is: '1044' })).status).toBe(201);
    expect(await detailOf(await correct(`${LINE}[${count + 1}].date`, { is: '2026-07-01' }))).toMatchObject([
      { loc: ['path', 'path'], type: 'field_unknown', ctx: { reason: 'its list ends before' } },
    ]);
    expect((await correct(`${next}.withdrawalAmount`, { is: -12.5 })).status).toBe(201);
    // Of the row that a person added, another field.
    expect((await correct(`${LINE}[${count + 1}].date`, { is: '2026-07-01' })).status).toBe(201);
    expect((await correct('accounts[1].accountNumber', { is: '7' })).status).toBe(201);
    expect((await said()).corrections.at(-3)).toMatchObject({
      path: `${next}.withdrawalAmount`,
      read: null,
      is: -12.5,
    });
  });

  test.each([
    ['statementEndDate', '30.07.2026', 'date'],
    ['statementEndDate', '2026-02-30', 'date'],
    ['statementEndDate', 20260730, 'date'],
    ['accounts[0].endingBalance', '1,234.56', 'number'],
    ['currency', '$', 'currency'],
    ['bankName', ' ', 'text'],
    ['bankName', 'two\nlines', 'text'],
    ['bankName', 7, 'text'],
  ])('%s is not %j: the answer says the form', async (path, is, kind) => {
    expect(await detailOf(await correct(path, { is }))).toEqual([
      {
        loc: ['body', 'is'],
        type: 'field_value',
        msg: expect.stringContaining('Input should be'),
        ctx: { kind, form: expect.any(String) },
      },
    ]);
  });

  test.each([
    ['a field that no statement has', 'licenseNumber', { is: 'x' }, 'field_unknown'],
    ['an index that is none', `${LINE}[00].date`, { is: '2026-07-01' }, 'field_unknown'],
    ['a path that is none', '__proto__', { is: 'x' }, 'field_unknown'],
    ['a list', LINE, { is: 'x' }, 'field_unknown'],
    ['nothing', 'bankName', {}, 'missing'],
    ['null', 'bankName', { is: null }, 'missing'],
    ['what is not absent', 'bankName', { absent: false }, 'missing'],
    ['both', 'bankName', { is: 'x', absent: true }, 'multiple_values'],
    ['a list of values', 'bankName', { is: ['x'] }, 'string_type'],
    ['a word for absent', 'bankName', { absent: 'yes' }, 'bool_parsing'],
    ['a page that is not there', 'bankName', { is: 'x', place: { ...PLACE, page: 99 } }, 'less_than_equal'],
    [
      'a place outside of the page',
      'bankName',
      { is: 'x', place: { page: 1, boundingBox: { ...PLACE.boundingBox, x2: 1.1 } } },
      'less_than_equal',
    ],
    [
      'a place without width',
      'bankName',
      { is: 'x', place: { page: 1, boundingBox: { ...PLACE.boundingBox, x2: 0.1 } } },
      'greater_than_equal',
    ],
    [
      'half a place',
      'bankName',
      { is: 'x', place: { page: 1, boundingBox: { x1: '0.1', y1: 0, x2: 1 } } },
      'float_parsing',
    ],
  ])('is not made of %s', async (_, path, body, type) => {
    const before = (await said()).entries.length;
    expect(await detailOf(await correct(path, body))).toMatchObject([
      { type },
      ...(type === 'float_parsing' ? [{ type: 'missing' }] : []),
    ]);
    expect((await said()).entries).toHaveLength(before);
  });

  test('takes the place of the one before, whose author has been heard; both stay', async () => {
    const path = 'accountHolderName';
    expect((await correct(path, { is: 'Ana Example' })).status).toBe(201);
    const outdated = await correct(path, { is: 'Bea Example', after: undefined }, ana);
    expect([outdated.status, await outdated.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('Somebody else has corrected') },
    ]);
    expect((await correct(path, { is: 'Bea Example' }, ana)).status).toBe(201);
    const { entries, corrections } = await said();
    expect(entries.filter((entry) => entry.path === path).map(({ is }) => is)).toEqual([
      'Ana Example',
      'Bea Example',
    ]);
    expect(corrections.filter((entry) => entry.path === path)).toMatchObject([{ is: 'Bea Example' }]);
  });

  test('is taken back: what was read holds again, and what was said stays in the history', async () => {
    const path = 'accountHolderName';
    const seen = await lastOn(path);
    expect((await analyst('DELETE', `${at(path)}?after=${Number(seen) - 1}`)).status).toBe(409);
    expect((await analyst('DELETE', `${at(path)}?after=${seen}`)).status).toBe(204);
    const { entries, corrections } = await said();
    expect(corrections.filter((entry) => entry.path === path)).toEqual([]);
    expect(entries.at(-1)).toMatchObject({ path, change: 'withdrawn', is: null });
    // Once is enough.
    expect((await analyst('DELETE', at(path))).status).toBe(204);
    expect((await said()).entries).toHaveLength(entries.length);
  });
});

test('somebody looked at every field, and at every correction that there was', async () => {
  const checked = (body: object): Promise<Response> => analyst('POST', `/parses/${id}/checked`, body);
  expect((await checked({})).status).toBe(409);
  expect((await checked({ after: (await said()).entries.at(-1)?.entryId })).status).toBe(201);
  expect((await said()).checked).toMatchObject({ path: null, change: 'checked', by: { name: 'Some One' } });
  expect((await correct('bankAddress', { is: '1 Example Road' })).status).toBe(201);
  expect((await said()).checked).toBeDefined();
  expect((await analyst('DELETE', `/parses/${id}/checked`)).status).toBe(204);
  expect((await said()).checked).toBeUndefined();
});

test('auditors read and correct nothing; administrators see nothing; other organizations have no such record', async () => {
  const administrator = await signedIn(server, 'default', ['administrator']);
  const stranger = await signedIn(server, 'stranger', ['reviewer']);
  for (const [by, reads, writes] of [
    [auditor, 200, 403],
    [administrator, 403, 403],
    [stranger, 404, 404],
  ] as const) {
    expect((await by('GET', `/parses/${id}/corrections`)).status).toBe(reads);
    expect((await by('PUT', at('bankName'), { is: 'x' })).status).toBe(writes);
    expect((await by('DELETE', at('bankName'))).status).toBe(writes);
    expect((await by('POST', `/parses/${id}/checked`, {})).status).toBe(writes);
    expect((await by('DELETE', `/parses/${id}/checked`)).status).toBe(writes);
  }
});

test('the audit log names who corrected which field, and no value; neither does the server’s log', async () => {
  const audit = (await (await auditor('GET', `/audit?object=parse:${id}`)).json()) as {
    data: { action: string; detail: Record<string, unknown> }[];
  };
  const { entries } = await said();
  const noted = audit.data.filter(({ action }) => action === 'parse.corrected').reverse();
  expect(noted.map(({ detail }) => [detail.entry, detail.change, detail.field ?? null])).toEqual(
    entries.map(({ entryId, change, path }) => [entryId, change, path]),
  );
  for (const text of [JSON.stringify(audit), JSON.stringify(server.log)])
    for (const value of ['Ana Example', '2026-07-30', 'Cash deposit']) expect(text).not.toContain(value);
});
