import type { XmpHistoryStep } from '../pdf/metadata/types.js';
import { decodeUtf8, decodeUtf16 } from '../pdf/syntax/text-encoding.js';

/**
 * Packets are a few kB and padded to 4; embedded thumbnails can make them larger, and what lies behind is not
 * read.
 */
const MAX_PACKET_BYTES = 1024 * 1024;

/** Longer values are cut: names of programs and identifiers are far shorter. */
const MAX_VALUE_LENGTH = 512;

/** Start tags with more attributes than fit here are passed over. */
const MAX_TAG_LENGTH = 512;

/**
 * Values of one property in one packet; files that are put together of many have some dozens of histories.
 */
const MAX_VALUES = 50;

/** Steps of a history beyond these are left out. */
const MAX_HISTORY_STEPS = 200;

/**
 * The text of a packet: UTF-8 unless a byte order mark or the zero halves of `<?` say UTF-16 (ISO 16684-1,
 * 7.1).
 */
export function decodeXmpPacket(packet: Uint8Array): string {
  const bytes = packet.subarray(0, MAX_PACKET_BYTES);
  if ((bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c))
    return decodeUtf16(bytes, 'big-endian');
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0))
    return decodeUtf16(bytes, 'little-endian');
  return decodeUtf8(bytes);
}

/**
 * The value of `<name>value</name>` or `name="value"`, trimmed; of a list, its first item; null when none is
 * there. No XML parser: broken packets are common, and nothing beyond the five predefined entities and
 * character numbers is ever expanded, so a packet cannot grow. Each place is looked at for a bounded length
 * only, so that a packet full of beginnings costs no more than its size.
 * @param name with its customary prefix, like `xmp:CreatorTool`
 */
export function xmpProperty(packet: string, name: string): string | null {
  for (let at = packet.indexOf(name); at >= 0; at = packet.indexOf(name, at + name.length)) {
    const value = valueAt(packet, at, name.length, MAX_VALUE_LENGTH);
    if (value !== null) return value;
  }
  return null;
}

/**
 * Every value of a property whatever its prefix: `iptcExt:DigitalSourceType` as well as
 * `Iptc4xmpExt:DigitalSourceType`. Prefixes are a custom only (ISO 16684-1, 6.2), and programs that write XMP
 * of others choose their own.
 * @param localName without prefix, like `DigitalSourceType`
 * @param maxLength characters of a value; longer ones are cut
 */
export function xmpValues(packet: string, localName: string, maxLength = MAX_VALUE_LENGTH): string[] {
  const name = `:${localName}`;
  const values: string[] = [];
  for (
    let at = packet.indexOf(name);
    at >= 0 && values.length < MAX_VALUES;
    at = packet.indexOf(name, at + name.length)
  ) {
    const prefix = /[A-Za-z][\w.-]{0,39}$/.exec(packet.slice(Math.max(0, at - 40), at))?.[0];
    const value =
      prefix === undefined
        ? null
        : valueAt(packet, at - prefix.length, prefix.length + name.length, maxLength);
    if (value !== null && value !== '') values.push(value);
  }
  return values;
}

/**
 * The value whose name stands at a place; null where it is the end of another name, a closing tag, or part of
 * a text.
 */
function valueAt(packet: string, at: number, nameLength: number, maxLength: number): string | null {
  const before = packet[at - 1] ?? '';
  const isElement = before === '<';
  if (!isElement && !/\s/.test(before)) return null;
  const behind = packet.slice(at + nameLength, at + nameLength + MAX_TAG_LENGTH);
  const resource = isElement ? /^\s{1,8}rdf:resource\s{0,8}=\s{0,8}["']/.exec(behind) : null;
  const start =
    resource ??
    (isElement
      ? /^(?:\s[^>]*)?(?<!\/)>(?:\s{0,80}<rdf:(?:Alt|Bag|Seq)>\s{0,80}<rdf:li[^>]{0,80}>)?/
      : /^\s{0,8}=\s{0,8}["']/
    ).exec(behind);
  if (!start) return null;
  const from = at + nameLength + start[0].length;
  const value = packet.slice(from, from + maxLength);
  const end = value.indexOf(isElement && !resource ? '<' : start[0].slice(-1));
  return plain(end < 0 ? value : value.slice(0, end));
}

/**
 * The first of its names that a packet has, for each property; absent where it has none or an empty one.
 * @param properties names with their customary prefix, `tiff:Make`
 */
export function xmpProperties<Property extends string>(
  packet: string,
  properties: Readonly<Record<Property, readonly string[]>>,
): Partial<Record<Property, string>> {
  const found: Partial<Record<Property, string>> = {};
  for (const [key, names] of Object.entries<readonly string[]>(properties)) {
    const value = names.map((name) => xmpProperty(packet, name)).find((one) => one !== null && one !== '');
    if (value) found[key as Property] = value;
  }
  return found;
}

const PREDEFINED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Character references and the five predefined entities; any other entity stays as it is written. */
const plain = (value: string): string =>
  value
    .trim()
    .replace(
      /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w{2,4}));/g,
      (whole, hex?: string, decimal?: string, entity?: string) => {
        if (entity !== undefined) return PREDEFINED[entity] ?? whole;
        const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
      },
    );

/** The steps of a packet's history, in their order. */
export function xmpHistory(packet: string): XmpHistoryStep[] {
  const start = /<(?:xmp|xap)MM:History[\s>]/.exec(packet);
  if (!start) return [];
  const end = packet.indexOf('MM:History>', start.index + start[0].length);
  const steps = packet.slice(start.index, end < 0 ? undefined : end).split(/<rdf:li\b/);
  return steps.slice(1, 1 + MAX_HISTORY_STEPS).map((step) => ({
    action: xmpProperty(step, 'stEvt:action'),
    softwareAgent: xmpProperty(step, 'stEvt:softwareAgent'),
  }));
}
