import { parsePdf } from '@assay/media';
import { expect, test } from 'vitest';
import {
  appendUpdate,
  buildPdf,
  onePage,
  pdfBytes,
  pdfText,
  stream,
} from '../../../media/src/pdf/testing/build-pdf.js';
import { HABIT_NAMES } from './habits.js';
import { readHabits } from './read-habits.js';

const INFO = "<</Producer(Statement Writer 3.1)/CreationDate(D:20261102061409-06'00')>>";
const page = (text: string): Record<number, string> => ({ ...onePage(text), 90: INFO });
const made = (text: string, options = {}) => buildPdf(page(text), { trailer: '/Info 90 0 R', ...options });
const habitsOf = (bytes: Uint8Array) => readHabits(parsePdf(bytes))!;

test('says how a file was made, and nothing of what stands in it', () => {
  expect(habitsOf(made('secret 1,204.50'))).toEqual({
    producer: 'Statement Writer #',
    creator: 'none',
    fonts: 'Type1 Helvetica',
    paper: '300 x 200, turned 0',
    version: '1.7',
    crossReferences: 'table',
    saves: 'one',
    fileId: 'none',
    information: 'Producer CreationDate',
    dates: "D:99999999999999+99'99'",
    catalog: 'Type Pages',
    page: 'Type Parent MediaBox Contents Resources',
    contents: 'one stream: plain',
    spelling:
      'afterOperator [" "]; beforeShow [" "]; insideArray []; leadingZero []; fraction []; strings ["literal"]',
    protection: 'none',
  });
});

test('two documents of one program have the same habits, whatever they say, and after an update of it', () => {
  expect(habitsOf(made('one'))).toEqual(habitsOf(made('another, longer')));
  const updated = buildPdf(
    { ...page('a'), 90: INFO.replace('3.1', '3.2.14').replace('1102', '1203') },
    { trailer: '/Info 90 0 R' },
  );
  expect(habitsOf(updated)).toEqual(habitsOf(made('one')));
});

test('another program, a later save, shifted bytes, an overlay in another font show', () => {
  const differing = (bytes: Uint8Array) => {
    const [usual, other] = [habitsOf(made('a')), habitsOf(bytes)];
    return HABIT_NAMES.filter((name) => usual[name] !== other[name]);
  };
  expect(differing(made('a', { xref: 'stream', inObjectStream: [1, 2, 3] }))).toEqual(['crossReferences']);
  expect(differing(appendUpdate(made('a'), { 5: page('a')[5]! }))).toContain('saves');
  const shifted = pdfBytes(pdfText(made('a')).replace(/startxref\s+\d+/u, 'startxref\n9'));
  expect(differing(shifted)).toEqual(['crossReferences']);
  const overlaid = {
    ...page('a'),
    3: page('a')[3]!.replace('5 0 R', '5 0 R/F2 6 0 R'),
    4: stream('BT /F1 12 Tf 20 100 Td (a) Tj ET\n.5 g BT /F2 12 Tf 20 100 Td <39> Tj ET'),
    6: '<</Type/Font/Subtype/TrueType/BaseFont/QWXJKB+Arial>>',
  };
  expect(differing(buildPdf(overlaid, { trailer: '/Info 90 0 R' }))).toEqual(['fonts', 'spelling']);
});

test('a file without a page has no habits that can be told', () => {
  const empty = buildPdf({ 1: '<</Type/Catalog/Pages 2 0 R>>', 2: '<</Type/Pages/Kids[]/Count 0>>' });
  expect(readHabits(parsePdf(empty))).toBeUndefined();
});
