import { sniff } from '../format.js';
import { MAX_METADATA_BYTES } from '../limits.js';
import { decodeXmpPacket } from '../xmp/xmp-packet.js';
import { utf8OrLatin1 } from './byte-text.js';
import { readExif } from './exif.js';
import { jpegParts, pngParts, webpParts } from './file-parts.js';
import { readIptc } from './iptc.js';
import { blocksOfJpeg, blocksOfPng, blocksOfWebp, type MetadataBlocks } from './metadata-blocks.js';
import type { Exif, ImageMetadata } from './types.js';

/** Packets, comments and texts of one file; real files have under ten of each. */
const MAX_TEXTS = 200;

/**
 * Reads what a JPEG, PNG or WebP file says of itself. Nothing is thrown: what cannot be read, and what lies
 * beyond the limits on texts, is left out; other bytes say nothing.
 */
export function readImageMetadata(bytes: Uint8Array): ImageMetadata {
  const blocks = blocksOf(bytes);
  const budget: Budget = { leftBytes: MAX_METADATA_BYTES };
  return {
    exif: firstReadable(blocks.exif),
    xmp: packetsOf(blocks, budget),
    iptc: readIptc(blocks.iptc),
    textChunks: within(budget, blocks.texts, ({ bytes: text }) => text).map(({ keyword, bytes: text }) => ({
      name: keyword,
      text: utf8OrLatin1(text),
    })),
    comments: within(budget, blocks.comments, (comment) => comment).map((comment) =>
      withoutLastZeros(utf8OrLatin1(comment)),
    ),
    segments: blocks.names,
  };
}

/** The XMP packets alone of what `readImageMetadata` reads. */
export const readXmpPackets = (bytes: Uint8Array): readonly string[] =>
  packetsOf(blocksOf(bytes), { leftBytes: MAX_METADATA_BYTES });

const packetsOf = ({ xmp }: MetadataBlocks, budget: Budget): string[] =>
  within(budget, xmp, (packet) => packet).map(decodeXmpPacket);

function blocksOf(bytes: Uint8Array): MetadataBlocks {
  switch (sniff(bytes.subarray(0, 16))) {
    case 'jpeg':
      return blocksOfJpeg(jpegParts(bytes));
    case 'png':
      return blocksOfPng(pngParts(bytes));
    case 'webp':
      return blocksOfWebp(webpParts(bytes));
    default:
      return { exif: [], xmp: [], iptc: new Uint8Array(0), texts: [], comments: [], names: [] };
  }
}

function firstReadable(candidates: readonly Uint8Array[]): Exif | undefined {
  for (const candidate of candidates) {
    const exif = readExif(candidate);
    if (exif) return exif;
  }
  return undefined;
}

/** What the texts of a file may still have. */
interface Budget {
  leftBytes: number;
}

/** Those that fit into what is left, in their order. */
function within<T>(budget: Budget, items: readonly T[], bytesOf: (item: T) => Uint8Array): T[] {
  return items.slice(0, MAX_TEXTS).filter((item) => {
    const { length } = bytesOf(item);
    if (length > budget.leftBytes) return false;
    budget.leftBytes -= length;
    return true;
  });
}

const withoutLastZeros = (text: string): string => text.replace(/\0+$/, '');
