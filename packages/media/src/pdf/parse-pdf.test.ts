import { describe, expect, test } from 'vitest';
import { DecodeError } from '../errors.js';
import { parsePdf } from './parse-pdf.js';
import { isStream } from './syntax/values.js';
import { appendUpdate, buildPdf, onePage, pdfBytes, pdfText, stream } from './testing/build-pdf.js';
import type { PdfRevision } from './types.js';

const contentsOf = (revision: PdfRevision): string => {
  const contents = revision.resolve(revision.pages()[0]?.dict.entries.get('Contents'));
  return isStream(contents) ? pdfText(revision.streamBytes(contents)) : '';
};
const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return error instanceof DecodeError ? error.code : 'another error';
  }
  return 'no error';
};
const repairCodes = (bytes: Uint8Array): string[] => parsePdf(bytes).repairs.map((repair) => repair.code);

describe('a file saved once', () => {
  test.each(['table', 'stream'] as const)(
    'with a cross-reference %s is one revision that needs no repair',
    (xref) => {
      const bytes = buildPdf(onePage('Total 100.00'), { xref });
      const pdf = parsePdf(bytes);
      expect(pdf.headerVersion).toBe('1.7');
      expect(pdf.repairs).toEqual([]);
      expect(pdf.orphans()).toEqual([]);
      expect(
        pdf.revisions.map(({ index, xrefForm, endOffsetBytes }) => [index, xrefForm, endOffsetBytes]),
      ).toEqual([[0, xref, bytes.length]]);
      expect(contentsOf(pdf.revisions[0]!)).toContain('(Total 100.00)');
      expect(pdf.revisions[0]!.changes).toEqual([]);
    },
  );

  test('finds objects inside an object stream', () => {
    const bytes = buildPdf(onePage('Total'), { xref: 'stream', inObjectStream: [1, 2, 3, 5] });
    const [revision] = parsePdf(bytes).revisions;
    expect(revision!.objects.get(3)).toEqual({
      kind: 'in-object-stream',
      num: 3,
      gen: 0,
      streamNum: 6,
      index: 2,
    });
    expect(contentsOf(revision!)).toContain('(Total)');
  });
});

describe('an update appended to a file', () => {
  const first = buildPdf(onePage('Total 100.00'));

  test.each(['table', 'stream'] as const)(
    'with a cross-reference %s makes a second revision; the first still reads as before',
    (xref) => {
      const bytes = appendUpdate(first, { 4: stream('(Total 900.00) Tj'), 6: '(new)' }, { xref });
      const { revisions, repairs } = parsePdf(bytes);
      expect(repairs).toEqual([]);
      expect(revisions.map((revision) => revision.endOffsetBytes)).toEqual([first.length, bytes.length]);
      expect(revisions.map(contentsOf)).toEqual([
        expect.stringContaining('100.00'),
        expect.stringContaining('900.00'),
      ]);
      expect(revisions[1]!.changes).toEqual([
        { num: 4, gen: 0, change: 'replaced' },
        { num: 6, gen: 0, change: 'added' },
      ]);
    },
  );
});

test('no bytes are EMPTY, and bytes without any object are NOT_DECODABLE', () => {
  expect(codeOf(() => parsePdf(new Uint8Array()))).toBe('EMPTY');
  expect(codeOf(() => parsePdf(pdfBytes('hello')))).toBe('NOT_DECODABLE');
  expect(codeOf(() => parsePdf(pdfBytes('%PDF-1.7\n%%EOF\n')))).toBe('NOT_DECODABLE');
});

test('bytes behind the end are told of', () => {
  expect(repairCodes(pdfBytes(`${pdfText(buildPdf(onePage('x')))}<html>`))).toEqual(['BYTES_AFTER_EOF']);
});
