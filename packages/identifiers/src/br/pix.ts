import type { Identifier } from '../identifier.js';

export interface PixCode {
  /** The payload's elements by their two digits, nested ones by both, as `26.01`. */
  readonly elements: Readonly<Record<string, string>>;
}

/** Half a character of UTF-16, alone, counts as the replacement character. */
function utf8Bytes(text: string): number[] {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  return [...escaped.matchAll(/%([\dA-F]{2})|[^%]/gu)].map(([character, hex]) =>
    hex ? Number.parseInt(hex, 16) : character.charCodeAt(0),
  );
}

/** CRC-16/CCITT-FALSE: polynomial 0x1021, initial value 0xFFFF, four hexadecimal capitals. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of utf8Bytes(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Two digits, two digits of length, the value; undefined when the lengths do not add up. */
function elementsOf(text: string): [string, string][] | undefined {
  const elements: [string, string][] = [];
  for (let at = 0; at < text.length; ) {
    const head = /^(\d\d)(\d\d)$/u.exec(text.slice(at, at + 4));
    if (!head?.[1]) return undefined;
    const value = text.slice(at + 4, at + 4 + Number(head[2]));
    if (value.length !== Number(head[2])) return undefined;
    elements.push([head[1], value]);
    at += 4 + value.length;
  }
  return elements;
}

/**
 * Elements whose value is a list of elements: account information (26 to 51), additional data, languages,
 * further templates.
 */
const isTemplate = (id: string): boolean =>
  (id >= '26' && id <= '51') || id === '62' || id === '64' || id >= '80';

/** Longest payload read; a QR code holds 2,953 bytes. */
const MAX_CHARACTERS = 3_000;

/**
 * The text of a PIX code (Banco Central do Brasil, Manual do BR Code; EMV QRCPS merchant-presented mode). Any
 * one changed character is seen.
 */
export function readPixCode(text: string): Identifier<PixCode> | undefined {
  const payload = text.trim();
  if (payload.length > MAX_CHARACTERS || !payload.startsWith('000201')) return undefined;
  const top = elementsOf(payload);
  if (!top) return undefined;
  const elements: Record<string, string> = {};
  for (const [id, value] of top) {
    elements[id] = value;
    for (const [inner, nested] of (isTemplate(id) && elementsOf(value)) || [])
      elements[`${id}.${inner}`] = nested;
  }
  const account = Object.keys(elements).find(
    (id) => id.endsWith('.00') && elements[id]?.toLowerCase() === 'br.gov.bcb.pix',
  );
  if (!account || top.at(-1)?.[0] !== '63') return undefined;
  return { holds: crc16(payload.slice(0, -4)) === payload.slice(-4).toUpperCase(), elements };
}
