import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readCamera } from './read-camera.js';

const IFD0 = { Make: 'Canon', Model: 'Canon EOS R6' };
/** The EXIF directory, by the name that libvips has for it. */
const IFD2 = {
  BodySerialNumber: '043021002345',
  LensModel: 'RF24-70mm F2.8',
  LensSerialNumber: '8410001234',
};

const picture = () => sharp({ create: { width: 16, height: 16, channels: 3, background: '#c04020' } });
const PACKET =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description tiff:Make="NIKON CORPORATION" tiff:Model="NIKON D850" ' +
  'aux:SerialNumber="3012345"><exifEX:LensSerialNumber>20001234</exifEX:LensSerialNumber></rdf:Description></rdf:RDF></x:xmpmeta>';

describe('the camera of a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is read from the EXIF that libvips wrote into a %s',
    async (format) => {
      const bytes = await picture().withExif({ IFD0, IFD2 }).toFormat(format).toBuffer();
      expect(readCamera(bytes)).toEqual({
        make: 'Canon',
        model: 'Canon EOS R6',
        bodySerialNumber: '043021002345',
        lensModel: 'RF24-70mm F2.8',
        lensSerialNumber: '8410001234',
      });
    },
  );

  it.each(['jpeg', 'png', 'webp'] as const)(
    'is read from the XMP packet of a %s where EXIF says nothing',
    async (format) => {
      const bytes = await picture().withXmp(PACKET).toFormat(format).toBuffer();
      expect(readCamera(bytes)).toMatchObject({
        make: 'NIKON CORPORATION',
        bodySerialNumber: '3012345',
        lensSerialNumber: '20001234',
      });
    },
  );

  it('is read from the chunk of a PNG that Adobe names for XMP', async () => {
    const plain = await picture().png().toBuffer();
    const payload = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${PACKET}`, 'latin1');
    const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('iTXt'), payload, Buffer.alloc(4)]);
    chunk.writeUInt32BE(payload.length, 0);
    const headerEnd = 8 + 25;
    expect(
      readCamera(Buffer.concat([plain.subarray(0, headerEnd), chunk, plain.subarray(headerEnd)])),
    ).toMatchObject({
      model: 'NIKON D850',
    });
  });

  it('is unknown without either, and for what is no picture', async () => {
    const nothing = {
      make: undefined,
      model: undefined,
      bodySerialNumber: undefined,
      lensModel: undefined,
      lensSerialNumber: undefined,
    };
    expect(readCamera(await picture().jpeg().toBuffer())).toEqual(nothing);
    expect(readCamera(new Uint8Array(0))).toEqual(nothing);
    expect(readCamera(new TextEncoder().encode('%PDF-1.7 and nothing else'))).toEqual(nothing);
  });

  it('is read in either byte order, and a number as its digits', () => {
    expect(readCamera(jpegWith(tiff(true)))).toMatchObject({ make: 'AB', bodySerialNumber: '7654321' });
    expect(readCamera(jpegWith(tiff(false)))).toMatchObject({ make: 'AB', bodySerialNumber: '7654321' });
  });
});

it('any damage to a picture is answered', async () => {
  const files = await Promise.all(
    (['jpeg', 'png', 'webp'] as const).map((format) =>
      picture().withExif({ IFD0, IFD2 }).withXmp(PACKET).toFormat(format).toBuffer(),
    ),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(1000), fc.nat(255)), { maxLength: 8 }),
      fc.nat(1000),
      (file, changes, cut) => {
        const bytes = Uint8Array.from(file);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        expect(Object.keys(readCamera(bytes.subarray(0, bytes.length - cut)))).toHaveLength(5);
      },
    ),
    { numRuns: 500 },
  );
});

/** One directory: make, and the serial number of DNG as a LONG. */
function tiff(isLittleEndian: boolean): Uint8Array {
  const data = new DataView(new ArrayBuffer(8 + 2 + 2 * 12 + 4));
  data.setUint16(0, isLittleEndian ? 0x4949 : 0x4d4d);
  data.setUint16(2, 42, isLittleEndian);
  data.setUint32(4, 8, isLittleEndian);
  data.setUint16(8, 2, isLittleEndian);
  const field = (at: number, tag: number, type: number, count: number): void => {
    data.setUint16(at, tag, isLittleEndian);
    data.setUint16(at + 2, type, isLittleEndian);
    data.setUint32(at + 4, count, isLittleEndian);
  };
  field(10, 0x010f, 2, 3);
  data.setUint16(18, 0x4142);
  field(22, 0xc62f, 4, 1);
  data.setUint32(30, 7_654_321, isLittleEndian);
  return new Uint8Array(data.buffer);
}

function jpegWith(exif: Uint8Array): Uint8Array {
  const header = Array.from('Exif\0\0', (character) => character.charCodeAt(0));
  const length = 2 + header.length + exif.length;
  return Uint8Array.from([
    0xff,
    0xd8,
    0xff,
    0xe1,
    length >> 8,
    length & 0xff,
    ...header,
    ...exif,
    0xff,
    0xd9,
  ]);
}
