import { parsePdf } from '@assay/media';
import { describe, expect, it } from 'vitest';
import { appendUpdate } from '../../../../media/src/pdf/testing/build-pdf.js';
import { documentBy, QPDF, SKIA, WORD } from '../known-writers/testing/documents.js';
import { MEASURE } from './measure.js';
import { writerMismatch } from './writer-mismatch.js';

const SKIA_INFO = '/Producer(Skia/PDF m156)';

const examine = async (bytes: Uint8Array) => {
  const examined = await writerMismatch.examine({ pdf: parsePdf(bytes) });
  return examined.kind === 'examined' ? examined.finding : examined.because;
};

describe('pdf.writer-mismatch', () => {
  it('finds nothing in a file as its program writes it', async () => {
    expect(await examine(documentBy(SKIA, SKIA_INFO))).toMatchObject({
      measure: MEASURE.consistent,
      evidence: [],
    });
  });

  it('finds a file that a copying program saved again', async () => {
    expect(await examine(documentBy(QPDF, SKIA_INFO))).toMatchObject({
      measure: MEASURE.rewritten,
      evidence: [{ code: 'SAVED_BY_OTHER_SOFTWARE', before: 'Skia/PDF m156', after: 'qpdf' }],
    });
  });

  it('finds a copied mark over a layout that its program never writes', async () => {
    expect(await examine(documentBy({ ...SKIA, lineEnd: '\r\n' }, SKIA_INFO))).toMatchObject({
      measure: MEASURE.rewritten,
      evidence: [{ after: 'another program' }],
    });
  });

  it('finds the bytes of a program that names itself under the name of another', async () => {
    expect(await examine(documentBy(WORD, SKIA_INFO))).toMatchObject({
      measure: MEASURE.relabeled,
      evidence: [{ code: 'PRODUCER_OF_ANOTHER_PROGRAM', after: 'Microsoft Office' }],
    });
  });

  it('does not blame what was appended later for the bytes before it', async () => {
    const appended = appendUpdate(
      documentBy(SKIA, SKIA_INFO),
      { 6: '<</Producer(Qt 5.15.8)>>' },
      { trailer: '/Info 6 0 R' },
    );
    expect(await examine(appended)).toMatchObject({ measure: MEASURE.consistent });
  });

  it('cannot tell without a known Producer', async () => {
    expect(await examine(documentBy(QPDF, '/Producer(Statement Service)'))).toMatch(/not known/);
    expect(await examine(documentBy(QPDF))).toMatch(/does not say/);
  });
});
