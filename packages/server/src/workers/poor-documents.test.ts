import type { RgbImage } from '@assay/media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAnalyst } from './analyst.js';
import { UndecodableError } from './index.js';
import { Documents } from './testing/documents.js';
import {
  blank,
  coarse,
  cutBelow,
  noise,
  PASSPORT,
  passportPicture,
  pdfOfStrips,
  pngOf,
  upsideDown,
} from './testing/poor-documents.js';
import type { AnalysisIncident, Analyst, DocumentReading } from './types.js';

// Through the workers and the models as they run: what is told of documents that say little, or nothing.
const documents = new Documents();
const incidents: AnalysisIncident[] = [];
let analyst: Analyst;
let passport: RgbImage;
beforeAll(async () => {
  analyst = await startAnalyst({
    workers: 1,
    queueLimit: 1,
    timeLimitMs: 60_000,
    memoryLimitMb: 1500,
    onIncident: (incident) => incidents.push(incident),
  });
  passport = await passportPicture();
}, 120_000);
afterAll(async () => {
  await analyst.close();
  documents.remove();
  expect(incidents).toEqual([]);
});

const read = async (image: RgbImage): Promise<DocumentReading> =>
  analyst.read(documents.of(await pngOf(image), 'png'));
const valuesOf = ({ fields }: DocumentReading): Record<string, string | number> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));
const NOTHING = {
  documentClass: undefined,
  fields: [],
  pageCount: 1,
  pagesUnread: 0,
  partsUnread: [],
  learnedFrom: [],
};

test('a clear page is read, and upside down it says the same', async () => {
  expect(valuesOf(await read(passport))).toMatchObject(PASSPORT);
  const turned = await read(upsideDown(passport));
  expect(valuesOf(turned)).toMatchObject(PASSPORT);
  expect(turned.documentClass?.name).toBe('identity/passport');
}, 120_000);

test('a page cut in two, told to be a passport, gives what the half still shows, and nothing of the other', async () => {
  const { licenseNumber, ...shown } = PASSPORT;
  const job = {
    ...documents.of(await pngOf(cutBelow(passport, 0.72)), 'png'),
    documentClass: 'identity/passport',
  } as const;
  const values = valuesOf(await analyst.read(job));
  expect(values).toMatchObject(shown);
  expect(values).not.toHaveProperty('licenseNumber');
  expect(Object.values(values)).not.toContain(licenseNumber);
}, 120_000);

test('letters too coarse to read are left out, not guessed', async () => {
  const values = valuesOf(await read(coarse(passport, 9)));
  for (const [name, value] of Object.entries(PASSPORT))
    expect([undefined, value], name).toContain(values[name]);
}, 120_000);

test.each([
  ['a blank page', blank(850, 1100)],
  ['one pixel', blank(1, 1)],
  ['a line of one pixel', blank(1200, 1)],
  ['noise', noise(500, 400)],
])(
  '%s: no class and no fields, and no page counted as unread',
  async (_, image) => {
    expect(await read(image)).toEqual(NOTHING);
  },
  120_000,
);

test('bytes that end too soon are refused as undecodable', async () => {
  const whole = await pngOf(passport);
  const refused = analyst.read(documents.of(whole.subarray(0, 60), 'png'));
  await expect(refused).rejects.toBeInstanceOf(UndecodableError);
});

test('of a hundred pages with a text layer every one is read', async () => {
  const pdf = await pdfOfStrips(100, (page, index) =>
    page.drawText(`Page ${index + 1} of an agreement between two parties`, { x: 20, y: 20 }),
  );
  expect(await analyst.read(documents.of(pdf, 'pdf'))).toMatchObject({
    pageCount: 100,
    pagesUnread: 0,
    fields: [],
  });
}, 120_000);

test('of a hundred pages without one, those beyond the limit are told as unread', async () => {
  const pdf = await pdfOfStrips(100, (page) => page.drawRectangle({ x: 20, y: 20, width: 300, height: 20 }));
  expect(await analyst.read(documents.of(pdf, 'pdf'))).toMatchObject({
    pageCount: 100,
    pagesUnread: 92,
    fields: [],
  });
}, 120_000);
