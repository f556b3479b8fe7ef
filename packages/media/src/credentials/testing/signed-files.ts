import { buildPdf, onePage, pdfText, stream } from '../../pdf/testing/build-pdf.js';
import { bigEndian, join, sha256 } from './bytes.js';
import { type ManifestToSign, signManifest, storeOf } from './manifest-store.js';

/** A file cut open at the place where its manifest store goes. */
interface OpenFile {
  /**
   * The file with `store` in it, and where that lies: excluded from the hash as a whole, headers included
   * (C2PA 2.2, A.3).
   */
  readonly embed: (store: Uint8Array) => {
    readonly bytes: Uint8Array;
    readonly start: number;
    readonly length: number;
  };
}

/**
 * `file` with a store whose active manifest is `manifest`. @param extra whole manifests that go in front of
 * it
 */
export async function signFile(file: OpenFile, manifest: ManifestToSign): Promise<Uint8Array> {
  const before = manifest.ingredient ? [manifest.ingredient.manifest] : [];
  let exclusion = { start: 0, length: 0 };
  // The length of the store depends on how many digits its own place takes: stable after a few rounds.
  for (let round = 0; round < 6; round++) {
    const blank = file.embed(storeOf(...before, await signManifest(manifest, new Uint8Array(32), exclusion)));
    if (blank.start === exclusion.start && blank.length === exclusion.length) break;
    exclusion = { start: blank.start, length: blank.length };
  }
  const { start, length } = exclusion;
  const { bytes } = file.embed(
    storeOf(...before, await signManifest(manifest, new Uint8Array(32), exclusion)),
  );
  const hash = await sha256(join(bytes.subarray(0, start), bytes.subarray(start + length)));
  return file.embed(storeOf(...before, await signManifest(manifest, hash, exclusion))).bytes;
}

/** Of a segment, its marker and length included. */
const SEGMENT_PAYLOAD_BYTES = 60_000;

/** APP11 segments behind the start of the image (ISO 19566-5, D.2). */
export const jpegFile = (jpeg: Uint8Array): OpenFile => ({
  embed: (store) => {
    const header = store.subarray(0, 8);
    const parts: Uint8Array[] = [];
    for (let at = 0, count = 1; at < store.length; at += SEGMENT_PAYLOAD_BYTES, count++) {
      const part = store.subarray(at, at + SEGMENT_PAYLOAD_BYTES);
      const payload = join('JP', 0x02, 0x11, bigEndian(count, 4), ...(count > 1 ? [header] : []), part);
      parts.push(join(0xff, 0xeb, bigEndian(payload.length + 2, 2), payload));
    }
    const segments = join(...parts);
    return {
      bytes: join(jpeg.subarray(0, 2), segments, jpeg.subarray(2)),
      start: 2,
      length: segments.length,
    };
  },
});

const PNG_HEADER_BYTES = 33;

/** A chunk `caBX` behind the header. */
export const pngFile = (png: Uint8Array): OpenFile => ({
  embed: (store) => {
    const typed = join('caBX', store);
    const chunk = join(bigEndian(store.length, 4), typed, bigEndian(crc32(typed), 4));
    return {
      bytes: join(png.subarray(0, PNG_HEADER_BYTES), chunk, png.subarray(PNG_HEADER_BYTES)),
      start: PNG_HEADER_BYTES,
      length: chunk.length,
    };
  },
});

/** A chunk `C2PA` at the end. */
export const webpFile = (webp: Uint8Array): OpenFile => ({
  embed: (store) => {
    const chunk = join('C2PA', littleEndian(store.length), store, ...(store.length % 2 ? [0] : []));
    const bytes = join(webp, chunk);
    bytes.set(littleEndian(bytes.length - 8), 4);
    // The byte that makes an odd length even belongs to no chunk (RFC 9649, 2.3).
    return { bytes, start: webp.length, length: 8 + store.length };
  },
});

/** One page; the store is a file that is associated with the document (C2PA 2.2, A.4). */
export const pdfFile = (text: string): OpenFile => ({
  embed: (store) => {
    const bytes = buildPdf({
      ...onePage(text),
      1: '<</Type/Catalog/Pages 2 0 R/AF[6 0 R]>>',
      6: '<</Type/Filespec/AFRelationship/C2PA_Manifest/F(manifest.c2pa)/UF(manifest.c2pa)/EF<</F 7 0 R>>>>',
      7: stream(pdfText(store), '/Type/EmbeddedFile'),
    });
    const start = pdfText(bytes).indexOf(pdfText(store));
    return { bytes, start, length: store.length };
  },
});

const littleEndian = (value: number): Uint8Array => bigEndian(value, 4).reverse();

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
