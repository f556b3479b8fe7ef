import { parsePdf } from '@assay/media';
import { describe, expect, it } from 'vitest';
import { appendUpdate, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import {
  documentBy,
  documentWithXmp,
  FPDF2,
  PDFKIT,
  QPDF,
  SKIA,
} from '../known-writers/testing/documents.js';
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

  it('does not ask a program whose way of writing text the pages contradict', async () => {
    const pageOf = (shown: string) => ({
      4: stream(Array(30).fill(`BT /F1 9 Tf 0.5 0 Td ${shown} ET`).join('\n')),
    });
    expect(await examine(documentBy(PDFKIT, null, pageOf('<48> Tj')))).toMatchObject({
      evidence: [{ code: 'PRODUCER_MISSING' }],
    });
    expect(await examine(documentBy(PDFKIT, null, pageOf('(H) Tj')))).toMatchObject({
      measure: MEASURE.nothingNamed,
      evidence: [{ code: 'NO_PROGRAM_NAMED' }],
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
