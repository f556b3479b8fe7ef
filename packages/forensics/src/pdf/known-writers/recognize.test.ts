import { parsePdf, readWriterStyle } from '@assay/media';
import { describe, expect, it } from 'vitest';
import { KNOWN_WRITERS } from './known-writers.js';
import { declaredWriters, recognizeWriter } from './recognize.js';
import { documentBy, QPDF, SKIA } from './testing/documents.js';

const style = (bytes: Uint8Array) => readWriterStyle(parsePdf(bytes));

describe('recognizeWriter', () => {
  it('tells programs by their marks and layout', () => {
    expect(recognizeWriter(style(documentBy(SKIA)))?.name).toMatch(/^Skia/);
    expect(recognizeWriter(style(documentBy(QPDF)))?.name).toBe('qpdf');
  });

  it('does not know a program whose mark stands over another layout', () => {
    expect(recognizeWriter(style(documentBy({ ...SKIA, lineEnd: '\r\n' })))).toBeNull();
  });

  it('takes neither a missing mark nor the common one for a program', () => {
    expect(recognizeWriter(style(documentBy({ mark: '', lineEnd: '\n' })))).toBeNull();
    expect(recognizeWriter(style(documentBy({ mark: '\xe2\xe3\xcf\xd3', lineEnd: '\n' })))).toBeNull();
  });
});

describe('declaredWriters', () => {
  const names = (producer: string) => declaredWriters(producer).map(({ name }) => name);

  it('knows programs by the names they declare', () => {
    expect(names('Skia/PDF m156')).toEqual(['Skia (Chromium, Google Docs)']);
    expect(names('Statement Service')).toEqual([]);
  });

  it('reads both programs of a Producer that names two', () => {
    expect(names('GPL Ghostscript 9.05; modified using LibreOffice 7.4')).toEqual([
      'LibreOffice',
      'Ghostscript',
    ]);
  });

  it('does not hold the bytes of a first save against macOS when it only appended', () => {
    expect(names('macOS Version 15.1 (Build 24B83) Quartz PDFContext')).toEqual(['macOS Quartz']);
    expect(names('macOS Version 15.1 (Build 24B83) Quartz PDFContext, AppendMode 1.1')).toEqual([]);
  });
});

it('tells any two programs that make documents apart that write marks of their own', () => {
  const own = KNOWN_WRITERS.filter(
    ({ role, marks }) => role !== 'copier' && !marks.includes('') && !marks.includes('E2E3CFD3'),
  );
  const looks = own.map(({ marks, layout }) => JSON.stringify([marks, layout]));
  expect(new Set(looks).size).toBe(own.length);
});
