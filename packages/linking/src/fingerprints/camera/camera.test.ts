import { parsePdf } from '@assay/media';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildPdf, onePage, pdfText, stream } from '../../../../media/src/pdf/testing/build-pdf.js';
import { camera } from './camera.js';
import { serialNumber } from './serial-number.js';

const BODY = { Make: 'Canon', Model: 'Canon EOS R6' };
const LENS = { LensModel: 'RF24-70mm F2.8', LensSerialNumber: '8410001234' };

const photo = (
  exif: { IFD0: Record<string, string>; IFD2: Record<string, string> },
  background = '#c04020',
) =>
  sharp({ create: { width: 16, height: 8, channels: 3, background } })
    .withExif(exif)
    .jpeg()
    .toBuffer();

async function taken(bytes: Uint8Array, isPdf = false): Promise<Record<string, string>> {
  const fingerprints = await camera.take({ bytes, ...(isPdf && { pdf: parsePdf(bytes) }) });
  return Object.fromEntries(
    fingerprints.map(({ part, value }) => [part, value.form === 'exact' ? value.text : '']),
  );
}

describe('the camera', () => {
  const exif = { IFD0: BODY, IFD2: { BodySerialNumber: '043021002345', ...LENS } };

  it('is that of another photo by it', async () => {
    const first = await taken(await photo(exif));
    expect(Object.keys(first)).toEqual(['body', 'lens']);
    expect(await taken(await photo(exif, '#0040ff'))).toEqual(first);
  });

  it('is another with the same number of another model, and its lens the same on another body', async () => {
    const first = await taken(await photo(exif));
    const otherModel = await taken(await photo({ ...exif, IFD0: { ...BODY, Model: 'Canon EOS R5' } }));
    expect([otherModel.body === first.body, otherModel.lens === first.lens]).toEqual([false, true]);
  });

  it('is the same whether EXIF or XMP names it', async () => {
    const { body } = await taken(await photo({ IFD0: BODY, IFD2: { BodySerialNumber: '043021002345' } }));
    const packet =
      '<rdf:Description tiff:Make="Canon" tiff:Model="Canon EOS R6" aux:SerialNumber="043021002345"/>';
    const saved = await sharp({ create: { width: 16, height: 8, channels: 3, background: '#c04020' } })
      .withXmp(packet)
      .jpeg()
      .toBuffer();
    expect(await taken(saved)).toEqual({ body });
  });

  it('is that of a photo which was put into a PDF', async () => {
    const bytes = await photo(exif);
    const image = stream(
      pdfText(bytes),
      '/Type/XObject/Subtype/Image/Width 16/Height 8/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode',
    );
    const pdf = buildPdf({
      ...onePage('a'),
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</XObject<</X 6 0 R/Y 6 0 R/Z 99 0 R>>>>>>',
      6: image,
    });
    expect(await taken(pdf, true)).toEqual(await taken(bytes));
  });

  it('is none where the picture names no number', async () => {
    expect(
      await taken(
        await photo({ IFD0: BODY, IFD2: { BodySerialNumber: '0000000000', LensSerialNumber: 'N/A' } }),
      ),
    ).toEqual({});
    expect(await taken(buildPdf(onePage('a')), true)).toEqual({});
  });
});

it.each(['', '0000', '0', 'n/a', 'none', 'Unknown', '---', '123', '12345678', 'XXXXXXXX', 'Canon EOS R6'])(
  '“%s” is no serial number',
  (text) => expect(serialNumber(text, 'Canon EOS R6')).toBeUndefined(),
);

it.each(['043021002345', ' 043 021-002345 '])('“%s” is one', (text) =>
  expect(serialNumber(text)).toBe('043021002345'),
);
