import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildPdf, onePage, stream } from '../pdf/testing/build-pdf.js';
import { findCredentials } from './find-credentials.js';
import { readCredentials } from './read-credentials.js';
import { bigEndian, join } from './testing/bytes.js';
import { superbox } from './testing/manifest-store.js';
import { jpegFile, pdfFile, pngFile, webpFile } from './testing/signed-files.js';
import { provenanceOf } from './xmp-provenance.js';

const UNASKED = { read: () => Promise.reject(new Error('asked')) };
const STORE = superbox('store', 'c2pa');

const picture = () => sharp({ create: { width: 16, height: 16, channels: 3, background: '#369' } });
const packet = (properties: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dcterms="http://purl.org/dc/terms/"${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const pointingTo = (address: string): string => packet(` dcterms:provenance="${address}">`);

let jpeg: Uint8Array;
let png: Uint8Array;
let webp: Uint8Array;
beforeAll(async () => {
  [jpeg, png, webp] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
  ]);
});

describe('a manifest store is found where the standard puts it', () => {
  test('in each format, and in none without it', () => {
    expect(findCredentials(jpegFile(jpeg).embed(STORE).bytes, 'jpeg').storeBytes).toBe(STORE.length);
    expect(findCredentials(pngFile(png).embed(STORE).bytes, 'png').storeBytes).toBe(STORE.length);
    expect(findCredentials(webpFile(webp).embed(STORE).bytes, 'webp').storeBytes).toBe(STORE.length);
    expect(findCredentials(pdfFile('Hello').embed(STORE).bytes, 'pdf').storeBytes).toBeGreaterThanOrEqual(
      STORE.length,
    );
    for (const [bytes, format] of [
      [jpeg, 'jpeg'],
      [png, 'png'],
      [webp, 'webp'],
      [buildPdf(onePage('Hello')), 'pdf'],
    ] as const) {
      expect(findCredentials(bytes, format)).toEqual({ storeBytes: 0, provenance: undefined });
    }
  });

  test('the segments of a long store count together', () => {
    const store = join(STORE, new Uint8Array(200_000));
    expect(findCredentials(jpegFile(jpeg).embed(store).bytes, 'jpeg').storeBytes).toBeGreaterThanOrEqual(
      store.length,
    );
  });

  test('other boxes in a JPEG are none: 360° pictures and HDR have them', () => {
    const payload = join(
      'JP',
      2,
      0x11,
      bigEndian(1, 4),
      bigEndian(40, 4),
      'jumb',
      bigEndian(32, 4),
      'jumd',
      'json',
      new Uint8Array(20),
    );
    const segment = join(0xff, 0xeb, bigEndian(payload.length + 2, 2), payload);
    expect(findCredentials(join(jpeg.subarray(0, 2), segment, jpeg.subarray(2)), 'jpeg').storeBytes).toBe(0);
  });
});

describe('an address in XMP', () => {
  const URL_OF_MANIFEST = 'https://manifests.example/abc';
  test.each(['jpeg', 'png', 'webp', 'pdf'] as const)(
    'of a %s says that the credentials lie elsewhere, and nobody is asked',
    async (format) => {
      const xmp = pointingTo(URL_OF_MANIFEST);
      const bytes =
        format === 'pdf'
          ? pdfWith(xmp)
          : new Uint8Array(await picture().withXmp(xmp).toFormat(format).toBuffer());
      expect(await readCredentials(bytes, format, UNASKED)).toEqual({
        manifests: [],
        state: 'elsewhere',
        failures: [],
        remoteUrl: URL_OF_MANIFEST,
      });
    },
  );

  test.each(['jpeg', 'pdf'] as const)(
    'inside of a %s, where there is nothing, says that they were removed',
    async (format) => {
      const xmp = pointingTo('self#jumbf=c2pa/urn:uuid:1');
      const bytes =
        format === 'pdf' ? pdfWith(xmp) : new Uint8Array(await picture().withXmp(xmp).jpeg().toBuffer());
      expect(await readCredentials(bytes, format, UNASKED)).toEqual({
        manifests: [],
        state: 'removed',
        failures: [],
        remoteUrl: undefined,
      });
      expect(findCredentials(bytes, format).provenance).toBe('self#jumbf=c2pa/urn:uuid:1');
    },
  );

  test('that is none says nothing', async () => {
    const bytes = new Uint8Array(await picture().withXmp(pointingTo('urn:uuid:1')).jpeg().toBuffer());
    expect(await readCredentials(bytes, 'jpeg', UNASKED)).toBeUndefined();
  });

  test('is read as an attribute, an element or a resource', () => {
    for (const properties of [
      ` dcterms:provenance='https://a.example/?x=1&amp;y=2'>`,
      '><dcterms:provenance>https://a.example/?x=1&amp;y=2</dcterms:provenance>',
      '><dcterms:provenance rdf:resource="https://a.example/?x=1&amp;y=2"/>',
    ]) {
      expect(provenanceOf(packet(properties))).toBe('https://a.example/?x=1&y=2');
    }
    expect(provenanceOf(packet(' dcterms:provenance="">'))).toBeUndefined();
    expect(provenanceOf('dcterms:provenance='.repeat(50_000))).toBeUndefined();
  });

  const pdfWith = (xmp: string): Uint8Array =>
    buildPdf({
      ...onePage('Hello'),
      1: '<</Type/Catalog/Pages 2 0 R/Metadata 6 0 R>>',
      6: stream(xmp, '/Type/Metadata/Subtype/XML'),
    });
});

test('whatever bytes come, nothing is thrown', () => {
  const heads = {
    jpeg: [0xff, 0xd8, 0xff, 0xeb],
    png: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    webp: [],
    pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  };
  fc.assert(
    fc.property(
      fc.constantFrom('jpeg' as const, 'png' as const, 'webp' as const, 'pdf' as const),
      fc.uint8Array({ maxLength: 300 }),
      (format, tail) => {
        expect(
          findCredentials(Uint8Array.from([...heads[format], ...tail]), format).storeBytes,
        ).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 500 },
  );
});
