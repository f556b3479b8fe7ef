import { decodeUtf8, decodeUtf16 } from '../syntax/text-encoding.js';
import { readXmpDate } from './dates.js';
import type { XmpHistoryStep, XmpMetadata } from './types.js';

/** Packets are a few kB and padded to 4; embedded thumbnails can make them larger, and what lies behind is not read. */
const MAX_PACKET_BYTES = 1024 * 1024;

/** Longer values are cut: names of programs and identifiers are far shorter. */
const MAX_VALUE_LENGTH = 512;

/** Start tags with more attributes than fit here are passed over. */
const MAX_TAG_LENGTH = 512;

/** Steps of a history beyond these are left out. */
const MAX_HISTORY_STEPS = 200;

/**
 * Reads the few properties of an XMP packet that tell how a file was made. No XML parser: broken packets are common, and
 * nothing beyond the five predefined entities and character numbers is ever expanded, so a packet cannot grow. A property
 * counts as an element or as an attribute, under its customary prefix (also Adobe's older `xap`); the first one found does.
 */
export function readXmp(bytes: Uint8Array): XmpMetadata {
  const text = decodePacket(bytes.subarray(0, MAX_PACKET_BYTES));
  const first = (...names: readonly string[]): string | null =>
    names.map((name) => property(text, name)).find((value) => value !== null) ?? null;
  const date = (...names: readonly string[]) => {
    const value = first(...names);
    return value === null ? null : readXmpDate(value);
  };
  return {
    producer: first('pdf:Producer'),
    creatorTool: first('xmp:CreatorTool', 'xap:CreatorTool'),
    createDate: date('xmp:CreateDate', 'xap:CreateDate'),
    modifyDate: date('xmp:ModifyDate', 'xap:ModifyDate'),
    metadataDate: date('xmp:MetadataDate', 'xap:MetadataDate'),
    documentId: first('xmpMM:DocumentID', 'xapMM:DocumentID'),
    instanceId: first('xmpMM:InstanceID', 'xapMM:InstanceID'),
    pdfaPart: first('pdfaid:part'),
    history: readHistory(text),
  };
}

/**
 * The first of its names that a packet has, for each property; absent where it has none or an empty one.
 * @param properties names with their customary prefix, `tiff:Make`
 */
export function readXmpProperties<Property extends string>(
  bytes: Uint8Array,
  properties: Readonly<Record<Property, readonly string[]>>,
): Partial<Record<Property, string>> {
  const text = decodePacket(bytes.subarray(0, MAX_PACKET_BYTES));
  const found: Partial<Record<Property, string>> = {};
  for (const [key, names] of Object.entries<readonly string[]>(properties)) {
    const value = names.map((name) => property(text, name)).find((one) => one !== null && one !== '');
    if (value) found[key as Property] = value;
  }
  return found;
}

/** UTF-8 unless a byte order mark or the zero halves of `<?` say UTF-16 (ISO 16684-1, 7.1). */
function decodePacket(bytes: Uint8Array): string {
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c)) return decodeUtf16(bytes, 'big-endian');
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0)) return decodeUtf16(bytes, 'little-endian');
  return decodeUtf8(bytes);
}

/**
 * The value of `<name>value</name>` or `name="value"`, trimmed; null when neither is there. Each place is looked at for a
 * bounded length only, so that a packet full of beginnings costs no more than its size.
 */
function property(text: string, name: string): string | null {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = text[at - 1] ?? '';
    if (before !== '<' && !/\s/.test(before)) continue;
    const behind = text.slice(at + name.length, at + name.length + MAX_TAG_LENGTH);
    const start = before === '<' ? /^(?:\s[^>]*)?(?<!\/)>/.exec(behind) : /^\s{0,8}=\s{0,8}["']/.exec(behind);
    if (!start) continue;
    const from = at + name.length + start[0].length;
    const value = text.slice(from, from + MAX_VALUE_LENGTH);
    const end = value.indexOf(before === '<' ? '<' : start[0].slice(-1));
    return plain(end < 0 ? value : value.slice(0, end));
  }
  return null;
}

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Character references and the five predefined entities; any other entity stays as it is written. */
const plain = (value: string): string =>
  value.trim().replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w{2,4}));/g, (whole, hex?: string, decimal?: string, entity?: string) => {
    if (entity !== undefined) return PREDEFINED[entity] ?? whole;
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

function readHistory(text: string): XmpHistoryStep[] {
  const start = /<(?:xmp|xap)MM:History[\s>]/.exec(text);
  if (!start) return [];
  const end = text.indexOf('MM:History>', start.index + start[0].length);
  const steps = text.slice(start.index, end < 0 ? undefined : end).split(/<rdf:li\b/);
  return steps
    .slice(1, 1 + MAX_HISTORY_STEPS)
    .map((step) => ({ action: property(step, 'stEvt:action'), softwareAgent: property(step, 'stEvt:softwareAgent') }));
}
