import { describe, expect, test } from 'vitest';
import { parsePdf } from '../parse-pdf.js';
import { appendUpdate, buildPdf, onePage, pdfBytes, pdfText, stream } from '../testing/build-pdf.js';
import type { PdfStructure } from '../types.js';

const page = onePage('Total 100.00');
const first = buildPdf(page);
const edited = (bytes: Uint8Array, from: string | RegExp, to: string): Uint8Array =>
  pdfBytes(pdfText(bytes).replace(from, to));
const codes = (pdf: PdfStructure): string[] => pdf.repairs.map((repair) => repair.code);
const outline = (bytes: Uint8Array) => {
  const pdf = parsePdf(bytes);
  return {
    forms: pdf.revisions.map((revision) => revision.xrefForm),
    pages: pdf.revisions.at(-1)!.pages().length,
    repairs: codes(pdf),
  };
};
const INTACT = { forms: ['table'], pages: 1, repairs: [] };

describe('tables as faulty software writes them', () => {
  test('CR alone, or CR LF, as line end', () => {
    expect(outline(buildPdf(page, { lineEnd: '\r' }))).toEqual(INTACT);
    expect(outline(buildPdf(page, { lineEnd: '\r\n' }))).toEqual(INTACT);
  });

  const header = '%PDF-1.4\n';
  const objects = Object.entries(page).map(([num, body]) => `${num} 0 obj\n${body}\nendobj\n`);
  const offsets = objects.map((_, index) => header.length + objects.slice(0, index).join('').length);
  const body = header + objects.join('');
  const rows = (end: string): string =>
    offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n${end}`).join('');
  const withTable = (table: string): Uint8Array =>
    pdfBytes(`${body}xref\n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`);

  test.each([
    ['one subsection', `0 6\n0000000000 65535 f \n${rows(' \n')}`],
    ['entries of 19 bytes', `0 6\n0000000000 65535 f\n${rows('\n')}`],
    ['numbering that starts at 1 with the head of the free list', `1 6\n0000000000 65535 f \n${rows(' \n')}`],
    ['a count that is too small', `0 2\n0000000000 65535 f \n${rows(' \n')}`],
    ['a count that is too large', `0 60\n0000000000 65535 f \n${rows(' \n')}`],
    ['an unused object in use at offset 0', `0 7\n0000000000 65535 f \n${rows(' \n')}0000000000 00000 n \n`],
  ])('%s', (_, table) => {
    expect(outline(withTable(table))).toEqual(INTACT);
  });

  test('one wrong entry is led to its object by scanning', () => {
    const wrong = rows(' \n').replace(String(offsets[2]).padStart(10, '0'), '0000000011');
    expect(outline(withTable(`0 6\n0000000000 65535 f \n${wrong}`))).toEqual({
      ...INTACT,
      repairs: ['XREF_ENTRY_WRONG'],
    });
  });
});

describe('cross-reference streams', () => {
  test('a type field of width 0 means offsets; an entry at offset 0 is no place', () => {
    const at = first.length;
    const rows = `${String.fromCharCode(at >> 8, at & 0xff)}\0\0`;
    const tail = `9 0 obj\n${stream(rows, `/Type/XRef/W[0 2 0]/Index[9 1 12 1]/Size 13/Root 1 0 R/Prev ${/startxref\s+(\d+)/.exec(pdfText(first))![1]}`)}\nendobj\n`;
    const pdf = parsePdf(pdfBytes(`${pdfText(first)}${tail}startxref\n${at}\n%%EOF\n`));
    expect(pdf.repairs).toEqual([]);
    expect(pdf.revisions[1]!.objects.get(9)).toEqual({ kind: 'offset', num: 9, gen: 0, offsetBytes: at });
    expect(pdf.revisions[1]!.objects.has(12)).toBe(false);
  });

  test('counts beyond the data and beyond any number of objects end with the data', () => {
    const huge = edited(
      buildPdf(page, { xref: 'stream' }),
      /\/Index\[([^\]]*)\]/,
      '/Index[$1 9 999999999999]',
    );
    expect(parsePdf(huge).revisions[0]!.pages()).toHaveLength(1);
  });
});

describe('bytes before the header', () => {
  test('offsets counted from the header, or from the first byte, are told apart', () => {
    const fromFirstByte = buildPdf(page, { prefix: 'HTTP/1.1 200 OK\n\n' });
    const fromHeader = pdfBytes(`HTTP/1.1 200 OK\n\n${pdfText(first)}`);
    for (const bytes of [fromFirstByte, fromHeader])
      expect(outline(bytes)).toEqual({ ...INTACT, repairs: ['HEADER_OFFSET'] });
    expect(parsePdf(fromHeader).revisions[0]!.objects.get(1)).toMatchObject({ offsetBytes: 26 });
  });
});

describe('chains that do not hold', () => {
  const second = appendUpdate(first, { 4: stream('(2)') });
  const third = appendUpdate(second, { 4: stream('(3)') });
  const target = (bytes: Uint8Array): string => /startxref\n(\d+)\n%%EOF\n$/.exec(pdfText(bytes))![1]!;

  test('a /Prev that points to its own section ends there, and the saves before are still found', () => {
    const loop = edited(second, `/Prev ${target(first)}`, `/Prev ${target(second)}`);
    expect(outline(loop)).toEqual({ forms: ['table', 'table'], pages: 1, repairs: ['XREF_LOOP'] });
  });

  test.each(['-5', '999999999999', '7', '/Name'])('a /Prev of %s costs no save', (wrong) => {
    const pdf = parsePdf(edited(third, `/Prev ${target(second)}`, `/Prev ${wrong}`));
    expect(pdf.revisions.map((revision) => revision.xrefForm)).toEqual(['table', 'table', 'table']);
    expect(codes(pdf)).toEqual(['STARTXREF_WRONG']);
    expect(pdf.revisions.map((revision) => revision.pages().length)).toEqual([1, 1, 1]);
  });

  test('one damaged section in the middle is rebuilt from its own save only', () => {
    const at = Number(target(second));
    const text = pdfText(third);
    const pdf = parsePdf(pdfBytes(`${text.slice(0, at)}xxxx${text.slice(at + 4)}`));
    expect(pdf.revisions.map((revision) => revision.xrefForm)).toEqual(['table', 'recovered', 'table']);
    expect(pdf.revisions.map((revision) => revision.endOffsetBytes)).toEqual([
      first.length,
      second.length,
      third.length,
    ]);
    expect(pdf.revisions.map((revision) => revision.changes.map((change) => change.num))).toEqual([
      [],
      [4],
      [4],
    ]);
  });

  test('a wrong startxref finds the table that stands before it', () => {
    expect(outline(edited(first, /startxref\n\d+/, 'startxref\n12'))).toEqual({
      ...INTACT,
      repairs: ['STARTXREF_WRONG'],
    });
  });
});

describe('files rebuilt by scanning', () => {
  test.each([
    ['without its last bytes', pdfText(first).slice(0, pdfText(first).indexOf('xref'))],
    ['without a cross-reference', pdfText(first).replace(/xref[\s\S]*/, '')],
  ])('a file %s still shows its page', (_, text) => {
    const pdf = parsePdf(pdfBytes(text));
    expect(pdf.revisions.map((revision) => revision.xrefForm)).toEqual(['recovered']);
    expect(pdf.revisions[0]!.pages()).toHaveLength(1);
    expect(codes(pdf)).toEqual(
      expect.arrayContaining(['STARTXREF_WRONG', 'XREF_REBUILT', 'TRAILER_MISSING']),
    );
  });

  test('objects inside object streams are found again', () => {
    const text = pdfText(buildPdf(page, { xref: 'stream', inObjectStream: [1, 2, 3] }));
    const pdf = parsePdf(pdfBytes(text.slice(0, text.lastIndexOf(' 0 obj') - 1)));
    expect(pdf.revisions[0]!.pages()).toHaveLength(1);
  });

  test('line ends that were converted on the way: every offset is wrong, every save is kept', () => {
    const pdf = parsePdf(
      pdfBytes(pdfText(appendUpdate(first, { 4: stream('(2)') })).replaceAll('\n', '\r\n')),
    );
    expect(pdf.revisions.map((revision) => revision.pages().length)).toEqual([1, 1]);
    expect(pdf.revisions[1]!.changes).toEqual([{ num: 4, gen: 0, change: 'replaced' }]);
    expect(codes(pdf)).toContain('STARTXREF_WRONG');
  });

  test('an update cut off before its cross-reference leaves the save before it, and its objects are left-overs', () => {
    const update = pdfText(appendUpdate(first, { 4: stream('(Total 900.00)') }));
    const pdf = parsePdf(pdfBytes(update.slice(0, update.lastIndexOf('xref\n4'))));
    const cut = parsePdf(pdfBytes(update.slice(0, first.length + 70)));
    for (const { revisions, orphans } of [pdf, cut]) {
      expect(revisions.map((revision) => revision.endOffsetBytes)).toEqual([first.length]);
      expect(orphans().map((orphan) => orphan.num)).toEqual([4]);
    }
    expect(codes(cut)).toEqual(['BYTES_AFTER_EOF']);
  });

  test('a stream is taken up to `endstream` when /Length is wrong, indirect to nothing, or missing', () => {
    for (const length of ['/Length 3', '/Length 99999', '/Length 88 0 R', '']) {
      const pdf = parsePdf(buildPdf({ ...page, 6: `<<${length}>>\nstream\nall of it\nendstream` }));
      expect(pdf.revisions[0]!.object(6)).toMatchObject({ kind: 'stream', raw: pdfBytes('all of it') });
      expect(codes(pdf)).toEqual(['STREAM_LENGTH_WRONG']);
    }
  });

  test('a stream without `endstream` ends with its object', () => {
    const pdf = parsePdf(
      buildPdf({ ...page, 6: '<</Length 500>>\nstream\nall of it', 7: stream('the next') }),
    );
    expect(pdf.revisions[0]!.object(6)).toMatchObject({ raw: pdfBytes('all of it') });
  });

  test('an indirect /Length is followed', () => {
    const pdf = parsePdf(
      buildPdf({ ...page, 6: '<</Length 7 0 R>>\nstream\nendstream inside\nendstream', 7: '16' }),
    );
    expect(pdf.revisions[0]!.object(6)).toMatchObject({ raw: pdfBytes('endstream inside') });
    expect(pdf.repairs).toEqual([]);
  });
});
