import { parsePdf } from '@assay/media';
import { describe, expect, it } from 'vitest';
import { documentBy, documentWithXmp, SKIA } from '../known-writers/testing/documents.js';
import { MEASURE } from './measure.js';
import { metadataMismatch } from './metadata-mismatch.js';

const examine = async (bytes: Uint8Array) => {
  const examined = await metadataMismatch.examine({ pdf: parsePdf(bytes) });
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return { measure: examined.finding.measure, codes: examined.finding.evidence.map(({ code }) => code) };
};
const CREATED = "/CreationDate(D:20240229120000+01'00')";
const NOTHING = { measure: MEASURE.agreeing, codes: [] };

describe('pdf.metadata-mismatch', () => {
  it('finds nothing where both records say the same in their own spelling', async () => {
    const packet =
      '<xmp:CreateDate>2024-02-29T11:00:00Z</xmp:CreateDate><pdf:Producer>Bank  PDF 1.0</pdf:Producer>';
    expect(await examine(documentWithXmp(`/Producer(Bank PDF 1.0)${CREATED}`, packet))).toEqual(NOTHING);
  });

  it.each([
    ['a zone that one record leaves out', '2024-02-29T12:00:00'],
    ['a local time taken for UTC', '2024-02-29T12:00:00Z'],
    ['a date without a time', '2024-02-29'],
  ])('finds nothing in %s', async (_, date) => {
    expect(await examine(documentWithXmp(CREATED, `<xmp:CreateDate>${date}</xmp:CreateDate>`))).toEqual(
      NOTHING,
    );
  });

  it('finds different dates and different programs', async () => {
    expect(
      await examine(documentWithXmp(CREATED, '<xmp:CreateDate>2024-02-27T12:00:00Z</xmp:CreateDate>')),
    ).toEqual({
      measure: MEASURE.datesDiffer,
      codes: ['CREATION_DATE_DIFFERS'],
    });
    expect(
      await examine(documentWithXmp('/Producer(Skia/PDF m156)', '<pdf:Producer>Bank PDF 1.0</pdf:Producer>')),
    ).toEqual({
      measure: MEASURE.programsDiffer,
      codes: ['PRODUCER_DIFFERS'],
    });
  });

  it('lets a Producer go on where a later program added itself', async () => {
    const packet = '<pdf:Producer>Bank PDF 1.0</pdf:Producer>';
    expect(
      await examine(documentWithXmp('/Producer(Bank PDF 1.0; modified using iText 2.1.7)', packet)),
    ).toEqual(NOTHING);
  });

  it('finds a change before the making, and dates that no calendar has', async () => {
    expect(await examine(documentBy(SKIA, `${CREATED}/ModDate(D:20240228120000+01'00')`))).toEqual({
      measure: MEASURE.impossible,
      codes: ['MODIFIED_BEFORE_CREATED'],
    });
    expect(await examine(documentBy(SKIA, '/CreationDate(D:20240230120000Z)'))).toEqual({
      measure: MEASURE.impossible,
      codes: ['DATE_IMPOSSIBLE'],
    });
  });

  it('cannot tell of a document that says nothing of itself', async () => {
    expect((await metadataMismatch.examine({ pdf: parsePdf(documentBy(SKIA)) })).kind).toBe('not-applicable');
  });
});
