import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPdf, onePage, stream } from '../../../media/src/pdf/testing/build-pdf.js';
import { type ConsoleCall, setUp } from '../console/testing/console-caller.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';

let server: TestServer;
let ana: ConsoleCall;
beforeAll(async () => {
  server = await startTestServer();
  ana = await setUp(server);
}, 120_000);
afterAll(() => server.end());

/** An invoice whose labels no reader knows. */
function invoice(of: { id: string; due: string; lines?: number }): Uint8Array<ArrayBuffer> {
  const lines = of.lines ?? 2;
  const print: (readonly [x: number, y: number, text: string])[] = [
    [20, 185, 'INVOICE'],
    [20, 175, 'Harbor Trust Supplies Inc.'],
    [150, 175, 'Vorlix Numerat'],
    [220, 175, of.id],
    [150, 167, 'Drenfold Ablix'],
    [220, 167, of.due],
    [20, 150, 'Bratsen'],
    [100, 150, 'Umworth'],
    [200, 150, 'Amount'],
    ...Array.from({ length: lines }, (_, line): [number, number, string] => [
      20,
      140 - 8 * line,
      `Thing ${line}`,
    ]),
    ...Array.from({ length: lines }, (_, line): [number, number, string] => [200, 140 - 8 * line, '10.00']),
    [150, 130 - 8 * lines, 'Total'],
    [200, 130 - 8 * lines, `${10 * lines}.00`],
    [20, 110 - 8 * lines, 'Wendle hupt brask krotz ambrel dorn'],
  ];
  const text = print.map(([x, y, words]) => `BT /F1 6 Tf ${x} ${y} Td (${words}) Tj ET`).join('\n');
  return Uint8Array.from(buildPdf({ ...onePage(''), 4: stream(text) }));
}

interface Parsed {
  readonly parseId: number;
  readonly documentType: string;
  readonly learnedFrom?: readonly number[];
  readonly fields: Readonly<
    Record<string, { value: string | number; learnedFrom?: number; boundingBox?: object }>
  >;
}
async function parse(file: Uint8Array<ArrayBuffer>, by = server): Promise<Parsed> {
  const response = await by.parse({ file: new Blob([file]), fileName: 'invoice.pdf' });
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: Parsed }).result;
}

const learned = (): number => server.log.filter(({ msg }) => msg === 'learned from corrections').length;
/** Until the background has learned so often. */
async function untilLearned(times: number): Promise<void> {
  for (let tries = 0; learned() < times && tries < 300; tries++) await delay(100);
  expect(learned()).toBe(times);
}

const at = (parseId: number, path: string): string =>
  `/parses/${parseId}/corrections/${encodeURIComponent(path)}`;
const TAUGHT = { id: 'AB-1207', due: '03/17/2026' };
const NEXT = { id: 'QX-9931', due: '04/02/2026', lines: 4 };

test('the next document of a layout is read as people corrected the first, and says which one taught it', async () => {
  const first = await parse(invoice(TAUGHT));
  expect(first.documentType).toBe('invoice');
  const unlearned = await parse(invoice(NEXT));
  expect([unlearned.fields.dueDate, unlearned.fields.invoiceId?.value]).not.toContain('QX-9931');
  expect(unlearned).not.toHaveProperty('learnedFrom');

  for (const [times, [path, is]] of [
    ['invoiceId', 'AB-1207'],
    ['dueDate', '2026-03-17'],
  ].entries()) {
    expect((await ana('PUT', at(first.parseId, path!), { is })).status).toBe(201);
    await untilLearned(times + 1);
  }

  const second = await parse(invoice(NEXT));
  expect(second.learnedFrom).toEqual([first.parseId]);
  expect(second.fields.invoiceId).toMatchObject({ value: 'QX-9931', learnedFrom: first.parseId });
  expect(second.fields.dueDate).toMatchObject({ value: '2026-04-02', learnedFrom: first.parseId });
  expect(second.fields.dueDate?.boundingBox).toBeDefined();
  const again = await server.request(`/v1/parse/${second.parseId}`);
  expect(await again.json()).toMatchObject({ result: { learnedFrom: [first.parseId] } });

  // What is taken back teaches nothing any more.
  for (const [index, path] of ['invoiceId', 'dueDate'].entries()) {
    const { corrections } = (await (await ana('GET', `/parses/${first.parseId}/corrections`)).json()) as {
      corrections: readonly { path: string; entryId: number }[];
    };
    const { entryId } = corrections.find((one) => one.path === path)!;
    expect((await ana('DELETE', `${at(first.parseId, path)}?after=${entryId}`)).status).toBe(204);
    await untilLearned(3 + index);
  }
  expect(await parse(invoice({ ...NEXT, id: 'ZZ-1' }))).not.toHaveProperty('learnedFrom');
}, 120_000);

test('where the settings say so, nothing is learned', async () => {
  const without = await startTestServer({ ASSAY_LESSONS: 'false' });
  try {
    const by = await setUp(without);
    const { parseId } = await parse(invoice(TAUGHT), without);
    await by('PUT', at(parseId, 'invoiceId'), { is: 'AB-1207' });
    await delay(3000);
    expect(without.log.some(({ msg }) => msg === 'learned from corrections')).toBe(false);
    expect(await parse(invoice(NEXT), without)).not.toHaveProperty('learnedFrom');
  } finally {
    await without.end();
  }
}, 120_000);
