import type { Format } from '../format.js';
import { standsAt } from '../image-metadata/byte-text.js';
import { type FilePart, jpegParts, pngParts, webpParts } from '../image-metadata/file-parts.js';
import { readXmpPackets } from '../image-metadata/read-image-metadata.js';
import { decodeUtf8 } from '../pdf/syntax/text-encoding.js';
import { findBytes } from './find-bytes.js';
import { provenanceOf } from './xmp-provenance.js';

/** What tells, without reading it, that a file carries content credentials. */
export interface CredentialTraces {
  /** Bytes of the manifest store; 0 where there is none, 1 where one is only named. */
  readonly storeBytes: number;
  /** What XMP says of where the manifest lies, as written. */
  readonly provenance: string | undefined;
}

/**
 * Looks where C2PA 2.2, A.3 and A.4, puts a manifest store: cheap, and wrong at most in saying that there may
 * be one.
 */
export function findCredentials(bytes: Uint8Array, format: Format): CredentialTraces {
  return { storeBytes: STORE_BYTES[format](bytes), provenance: provenanceOf(xmpOf(bytes, format)) };
}

const STORE_BYTES: Readonly<Record<Format, (bytes: Uint8Array) => number>> = {
  jpeg: inJpeg,
  png: (bytes) => inChunks(pngParts(bytes), 'caBX'),
  webp: (bytes) => inChunks(webpParts(bytes), 'C2PA'),
  pdf: inPdf,
};

/**
 * In the payload of an APP11 segment (ISO 19566-5, D.2): the box instance, its type, and the type of its
 * description.
 */
const INSTANCE_OFFSET = 2;
const BOX_TYPE_OFFSET = 12;
const CONTENT_TYPE_OFFSET = 24;
const SEGMENT_HEADER_BYTES = 8;

/** APP11 segments of JUMBF boxes whose content type is a manifest store, before the first scan. */
function inJpeg(bytes: Uint8Array): number {
  const instances = new Set<number>();
  let storeBytes = 0;
  for (const { type, payload } of jpegParts(bytes)) {
    if (type !== 'APP11' || !standsAt(payload, 'JP') || payload.length <= CONTENT_TYPE_OFFSET) continue;
    const instance = payload[INSTANCE_OFFSET]! * 256 + payload[INSTANCE_OFFSET + 1]!;
    if (standsAt(payload, 'jumb', BOX_TYPE_OFFSET) && standsAt(payload, 'c2pa', CONTENT_TYPE_OFFSET))
      instances.add(instance);
    if (instances.has(instance)) storeBytes += payload.length - SEGMENT_HEADER_BYTES;
  }
  return storeBytes;
}

/**
 * Chunks of PNG or RIFF, as long as they say, since a reader may set aside as much; an empty one tells of a
 * store, too.
 */
const inChunks = (parts: readonly FilePart[], type: string): number =>
  parts.reduce((sum, part) => (part.type === type ? sum + Math.max(1, part.statedBytes) : sum), 0);

/** The description box of a store that is not packed, and how far behind the store's beginning it stands. */
const DESCRIPTION = 'jumdc2pa';
const DESCRIPTION_OFFSET = 12;

/** Stores wherever they lie, or the relationship that an associated file of the kind has. */
function inPdf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let storeBytes = findBytes(bytes, 'C2PA_Manifest') < 0 ? 0 : 1;
  for (
    let at = findBytes(bytes, DESCRIPTION);
    at >= DESCRIPTION_OFFSET;
    at = findBytes(bytes, DESCRIPTION, at + 1)
  ) {
    storeBytes += Math.max(1, view.getUint32(at - DESCRIPTION_OFFSET));
  }
  return storeBytes;
}

const PROVENANCE = 'dcterms:provenance';
const PDF_XMP_BYTES = 4_096;

/**
 * Of a PDF, the neighborhood of the property: packets are seldom packed, so that other programs can find
 * them.
 */
function xmpOf(bytes: Uint8Array, format: Format): string {
  if (format !== 'pdf') return readXmpPackets(bytes).join('\n');
  const at = findBytes(bytes, PROVENANCE);
  return at < 0 ? '' : decodeUtf8(bytes.subarray(Math.max(0, at - 1), at + PDF_XMP_BYTES));
}
