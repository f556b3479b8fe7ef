import { describe, expect, it } from 'vitest';
import { parsePdf } from '../parse-pdf.js';
import { appendUpdate, buildPdf, onePage, pdfBytes, pdfText } from '../testing/build-pdf.js';
import { readWriterStyle } from './writer-style.js';

const PAGE = onePage('Hello');
const styleOf = (bytes: Uint8Array) => readWriterStyle(parsePdf(bytes));

/** A whole file with `text` behind its header line. */
const opened = (text: string): Uint8Array =>
  pdfBytes(pdfText(buildPdf(PAGE)).replace('%PDF-1.7\n', `%PDF-1.7\n${text}`));

describe('readWriterStyle', () => {
  it('reads the bytes of the comment behind the header', () => {
    expect(styleOf(opened('%\xbf\xf7\xa2\xfe\n')).binaryMark).toBe('BFF7A2FE');
    expect(styleOf(opened('%\x93\x8c\x8b\x9e ReportLab\n%more\n')).binaryMark).toBe('938C8B9E');
  });

  it('finds no mark where none is', () => {
    expect(styleOf(buildPdf(PAGE)).binaryMark).toBe('');
    expect(styleOf(opened('%created by hand\n')).binaryMark).toBe('');
  });

  it('reads how objects and the trailer are laid out', () => {
    expect(styleOf(buildPdf(PAGE, { lineEnd: '\r\n' }))).toMatchObject({
      afterObj: '\r\n',
      afterDictOpen: '',
      afterTrailer: '\r\n',
    });
  });

  it('has no trailer layout where the cross-reference is a stream', () => {
    expect(styleOf(buildPdf(PAGE, { xref: 'stream', inObjectStream: [1, 2] })).afterTrailer).toBeNull();
  });

  it('keeps the style of the first save when another program appends', () => {
    const first = opened('%\xd3\xeb\xe9\xe1\n');
    const appended = appendUpdate(first, { 4: '<<>>' }, { lineEnd: '\r\n' });
    expect(styleOf(appended)).toMatchObject({ binaryMark: 'D3EBE9E1', afterTrailer: '\n' });
  });
});
