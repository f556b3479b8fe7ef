import { describe, expect, it } from 'vitest';
import { parsePdf } from '../parse-pdf.js';
import { appendUpdate, buildPdf, onePage, stream } from '../testing/build-pdf.js';
import { readMetadata } from './document-metadata.js';

const PAGE = onePage('Hello');
const INFO = { trailer: '/Info 6 0 R' };

describe('readMetadata', () => {
  it('reads the information dictionary', () => {
    const pdf = parsePdf(
      buildPdf({ ...PAGE, 6: '<</Producer(Bank 1.0)/CreationDate(D:20240229)/ModDate(D:20240230)>>' }, INFO),
    );
    const { info, xmp } = readMetadata(pdf);
    expect([
      info?.producer,
      info?.creator,
      info?.creationDate?.kind,
      info?.modificationDate?.kind,
      xmp,
    ]).toEqual(['Bank 1.0', null, 'date', 'impossible', null]);
  });

  it('reads the XMP packet that the catalog names', () => {
    const packet = stream('<pdf:Producer>Bank 1.0</pdf:Producer>', '/Type/Metadata/Subtype/XML');
    const pdf = parsePdf(buildPdf({ ...PAGE, 1: '<</Type/Catalog/Pages 2 0 R/Metadata 6 0 R>>', 6: packet }));
    expect(readMetadata(pdf)).toMatchObject({ info: null, xmp: { producer: 'Bank 1.0' } });
  });

  it('tells what each save said', () => {
    const first = buildPdf({ ...PAGE, 6: '<</Producer(Bank 1.0)>>' }, INFO);
    const pdf = parsePdf(appendUpdate(first, { 6: '<</Producer(Other 2.0)>>' }, INFO));
    expect([0, 1].map((index) => readMetadata(pdf, index).info?.producer)).toEqual(['Bank 1.0', 'Other 2.0']);
  });

  it('finds nothing where the last trailer names no dictionary any more', () => {
    const first = buildPdf({ ...PAGE, 6: '<</Producer(Bank 1.0)>>' }, INFO);
    expect(readMetadata(parsePdf(appendUpdate(first, {}))).info).toBeNull();
  });
});
