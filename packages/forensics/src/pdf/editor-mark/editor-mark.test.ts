import { parsePdf } from '@assay/media';
import { describe, expect, it } from 'vitest';
import { appendUpdate } from '../../../../media/src/pdf/testing/build-pdf.js';
import { documentBy, documentWithXmp, SKIA } from '../known-writers/testing/documents.js';
import { editorMark } from './editor-mark.js';
import { MEASURE } from './measure.js';

const examine = async (bytes: Uint8Array) => {
  const examined = await editorMark.examine({ pdf: parsePdf(bytes) });
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
};

describe('pdf.editor-mark', () => {
  it.each([
    ['a drawing program in Creator', documentBy(SKIA, '/Creator(Draw)/Producer(LibreOffice 7.4)')],
    ['an online editor in Producer', documentBy(SKIA, '/Producer(SEJDA 3.2.77)')],
    [
      'an editor in the XMP history',
      documentWithXmp(null, '<xmpMM:History><rdf:li stEvt:softwareAgent="Adobe Photoshop 25.0"/></xmpMM:History>'),
    ],
    [
      'an editor that left private data on the page',
      documentBy(SKIA, '/Producer(Skia/PDF m156)', {
        3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/PieceInfo<</Photoshop<</Private 1>>>>>>',
      }),
    ],
    [
      'an editor that only an earlier save names',
      appendUpdate(documentBy(SKIA, '/Producer(PDFescape Desktop)'), { 6: '<</Producer(Skia/PDF m156)>>' }, { trailer: '/Info 6 0 R' }),
    ],
  ])('finds %s', async (_, bytes) => {
    expect(await examine(bytes)).toMatchObject({ measure: MEASURE.contentEditor, evidence: [{ code: 'CONTENT_EDITOR' }] });
  });

  it('tells merging and layout tools apart from editors', async () => {
    expect(await examine(documentBy(SKIA, '/Producer(iLovePDF)'))).toMatchObject({
      measure: MEASURE.pageTool,
      evidence: [{ code: 'PAGE_TOOL', after: 'iLovePDF' }],
    });
  });

  it.each(['Writer', 'Drawbridge Bank', 'Elements Statement Service', 'Adobe Acrobat Pro', 'Skia/PDF m156', 'Microsoft: Print To PDF'])(
    'finds nothing in %s',
    async (program) => {
      expect(await examine(documentBy(SKIA, `/Creator(${program})`))).toMatchObject({ measure: MEASURE.unmarked, evidence: [] });
    },
  );
});
