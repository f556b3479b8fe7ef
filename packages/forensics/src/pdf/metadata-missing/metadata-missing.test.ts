import { parsePdf } from '@assay/media';
import { describe, expect, it } from 'vitest';
import { appendUpdate } from '../../../../media/src/pdf/testing/build-pdf.js';
import { documentBy, documentWithXmp, FPDF2, QPDF, SKIA } from '../known-writers/testing/documents.js';
import { MEASURE } from './measure.js';
import { metadataMissing } from './metadata-missing.js';

const examine = async (bytes: Uint8Array) => {
  const examined = await metadataMissing.examine({ pdf: parsePdf(bytes) });
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
};

describe('pdf.metadata-missing', () => {
  it('finds nothing where a program is named in either record', async () => {
    expect(await examine(documentBy(SKIA, '/Producer(Skia/PDF m156)'))).toMatchObject({
      measure: MEASURE.named,
      evidence: [],
    });
    expect(await examine(documentWithXmp(null, '<pdf:Producer>Skia/PDF m156</pdf:Producer>'))).toMatchObject({
      measure: MEASURE.named,
    });
  });

  it('finds a document that names no program', async () => {
    expect(await examine(documentBy(QPDF, '/Title(Statement)'))).toMatchObject({
      measure: MEASURE.nothingNamed,
      evidence: [{ code: 'NO_PROGRAM_NAMED' }],
    });
  });

  it('takes blanks for no name', async () => {
    expect(await examine(documentBy(QPDF, '/Producer( )/Creator()'))).toMatchObject({
      measure: MEASURE.nothingNamed,
    });
  });

  it('finds that a program which always names itself is not named', async () => {
    expect(await examine(documentBy(SKIA, '/Creator(Bank)'))).toMatchObject({
      measure: MEASURE.takenOut,
      evidence: [{ code: 'PRODUCER_MISSING' }],
    });
  });

  it('does not ask a library for a name that its caller has to give', async () => {
    expect(await examine(documentBy(FPDF2, '/Title(Estimate)'))).toMatchObject({
      measure: MEASURE.nothingNamed,
      evidence: [{ code: 'NO_PROGRAM_NAMED' }],
    });
  });

  it('finds that a later save took the names out, and says them', async () => {
    const cleaned = appendUpdate(documentBy(SKIA, '/Producer(Skia/PDF m156)'), {});
    expect(await examine(cleaned)).toMatchObject({
      measure: MEASURE.takenOut,
      evidence: [{ code: 'METADATA_REMOVED', before: 'Skia/PDF m156' }],
    });
  });
});
