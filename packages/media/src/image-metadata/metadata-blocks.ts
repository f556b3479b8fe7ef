import { MAX_METADATA_BYTES, MAX_METADATA_TEXT_BYTES } from '../limits.js';
import { latin1, standsAt } from './byte-text.js';
import type { FilePart } from './file-parts.js';
import { jpegXmp } from './jpeg-xmp.js';
import { type PhotoshopResource, photoshopResources } from './photoshop.js';
import { isText, isXmpKeyword, type PngText, pngText, rawProfile, withoutExifHeader } from './png-texts.js';

/** What an image file carries beside its pixels, before it is read. */
export interface MetadataBlocks {
  /** TIFF structures, the first readable one counts. */
  readonly exif: readonly Uint8Array[];
  readonly xmp: readonly Uint8Array[];
  /** Of all places together. */
  readonly iptc: Uint8Array;
  readonly texts: readonly PngText[];
  readonly comments: readonly Uint8Array[];
  /** Of segments or chunks, those that follow one another with the same name once. */
  readonly names: readonly string[];
}

const EXIF_HEADER = 'Exif\0\0';
const PHOTOSHOP_HEADER = 'Photoshop 3.0\0';
const IPTC_RESOURCE = 0x0404;

/**
 * EXIF 2.32, 4.7.2; XMP specification part 3, 1.1.3; Photoshop's resources, which go on in the next segment
 * where one does not hold them.
 */
export function blocksOfJpeg(parts: readonly FilePart[]): MetadataBlocks {
  const withHeader = (type: string, header: string): Uint8Array[] =>
    parts
      .filter((part) => part.type === type && standsAt(part.payload, header))
      .map(({ payload }) => payload.subarray(header.length));
  const resources = photoshopResources(joined(withHeader('APP13', PHOTOSHOP_HEADER)));
  return {
    exif: withHeader('APP1', EXIF_HEADER),
    xmp: jpegXmp(parts),
    iptc: iptcOf(resources),
    texts: [],
    comments: parts.filter(({ type }) => type === 'COM').map(({ payload }) => payload),
    names: namesOf([
      ...parts.filter(({ type }) => type !== 'COM').map(segmentName),
      ...resources.map(resourceName),
    ]),
  };
}

/**
 * Chunks eXIf and iTXt (PNG, third edition, 11.3.3.4, 11.3.4.6); libvips packs its XMP into a zTXt,
 * ImageMagick all blocks into texts of hexadecimal digits.
 */
export function blocksOfPng(parts: readonly FilePart[]): MetadataBlocks {
  const texts = boundedTexts(parts);
  const profiles = texts.flatMap((text) => rawProfile(text) ?? []);
  const named = (...names: readonly string[]): Uint8Array[] =>
    profiles.filter(({ name }) => names.includes(name)).map(({ bytes }) => bytes);
  const resources = named('8bim', 'iptc').flatMap(photoshopResources);
  const chunks = parts.filter(({ type }) => type === 'eXIf').map(({ payload }) => payload);
  return {
    exif: [...chunks, ...named('exif', 'app1')].map(withoutExifHeader),
    xmp: [...texts.filter(isXmpKeyword).map(({ bytes }) => bytes), ...named('xmp')],
    iptc: iptcOf(resources),
    texts: texts.filter((text) => !isXmpKeyword(text) && !rawProfile(text)),
    comments: [],
    names: namesOf([...parts.map(({ type }) => type), ...resources.map(resourceName)]),
  };
}

/**
 * Chunks `EXIF` and `XMP ` of the extended format (RFC 9649, 2.7.1.5); some programs keep the header that
 * only a JPEG needs.
 */
export function blocksOfWebp(parts: readonly FilePart[]): MetadataBlocks {
  const ofType = (wanted: string): Uint8Array[] =>
    parts.filter(({ type }) => type === wanted).map(({ payload }) => payload);
  return {
    exif: ofType('EXIF').map(withoutExifHeader),
    xmp: ofType('XMP '),
    iptc: new Uint8Array(0),
    texts: [],
    comments: [],
    names: namesOf(parts.map(({ type }) => type.trim())),
  };
}

/** The most that deflate grows. */
const DEFLATE_GROWTH = 1032;

/**
 * Unpacks texts until they are more than a file may carry: small chunks can each unpack to a lot, or fail
 * only after they did.
 */
function boundedTexts(parts: readonly FilePart[]): PngText[] {
  const texts: PngText[] = [];
  let spentBytes = 0;
  for (const part of parts) {
    if (!isText(part)) continue;
    if (spentBytes > MAX_METADATA_BYTES) break;
    const text = pngText(part);
    if (text) texts.push(text);
    spentBytes +=
      text?.bytes.length ?? Math.min(part.payload.length * DEFLATE_GROWTH, MAX_METADATA_TEXT_BYTES);
  }
  return texts;
}

const iptcOf = (resources: readonly PhotoshopResource[]): Uint8Array =>
  joined(resources.filter(({ id }) => id === IPTC_RESOURCE).map(({ payload }) => payload));

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  if (pieces.length === 1) return pieces[0]!;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Names in one file beyond these are left out. */
const MAX_NAMES = 200;
/** Identifiers of segments are some letters, the longest a web address. */
const MAX_IDENTIFIER_BYTES = 40;

/** `APP2 ICC_PROFILE`: the printable characters that a payload begins with. */
function segmentName({ type, payload }: FilePart): string {
  const identifier = /^[ -~]*/.exec(latin1(payload.subarray(0, MAX_IDENTIFIER_BYTES)))![0].trim();
  return identifier === '' ? type : `${type} ${identifier}`;
}

/** `8BIM 0x0404`. */
const resourceName = ({ id }: PhotoshopResource): string => `8BIM 0x${id.toString(16).padStart(4, '0')}`;

const namesOf = (names: readonly string[]): string[] =>
  names.filter((name, index) => name !== names[index - 1]).slice(0, MAX_NAMES);
