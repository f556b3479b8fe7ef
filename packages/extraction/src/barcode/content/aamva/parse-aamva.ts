import type { AamvaContent } from '@assay/media';
import { parseHeader } from './header.js';
import { structureFaults } from './structure-faults.js';

/** Longest text read: PDF417 holds 1,850 characters. */
const MAX_CHARACTERS = 4_000;

/** Elements of the standard begin with D, or P in version 1; those of the issuer's own subfile with Z. */
const ELEMENT = /^([DPZ][A-Z]{2})([^\n\r]*)$/u;
/** What a card cannot do without, in any version: number, a name, the date of birth. */
const NAMES = ['DCS', 'DAB', 'DAA'];
const DATE = /^\d{8}$|^\d{4}-\d\d-\d\d$/u;

/**
 * The text of a licence's or ID card's PDF417, versions 1 (2000) to 10 (2020) and later ones of the same
 * form. Issuers end elements by LF, CR or both, and count offsets and lengths their own way: elements are
 * found by their separators, and where the header disagrees is told, not punished.
 * @see AAMVA DL/ID Card Design Standard (2020), annex D
 * @returns undefined for text without the structure, which a symbol decoded from too few pixels may well be
 */
export function parseAamva(text: string): AamvaContent | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const header = parseHeader(text);
  if (!header) return undefined;
  const elements: Record<string, string> = {};
  const faults: string[] = [];
  const types = new Set(header.subfiles.map(({ type }) => type));
  for (const piece of text.slice(header.end).split(/[\n\r\x1c\x1e]+/u)) {
    const match = ELEMENT.exec(startsSubfile(piece, types) ? piece.slice(2) : piece);
    if (match?.[1]) elements[match[1]] ??= (match[2] ?? '').trim();
    else if (piece.trim() !== '' && !types.has(piece.trim())) faults.push('text that names no element');
  }
  const isWhole =
    elements.DAQ &&
    NAMES.some((name) => elements[name]) &&
    DATE.test(elements.DBB ?? '') &&
    Object.values(elements).every(isPrintable);
  if (!isWhole) return undefined;
  return {
    kind: 'aamva',
    issuer: header.issuer,
    version: header.version,
    elements,
    structureFaults: [...new Set([...structureFaults(text, header), ...faults])],
  };
}

/**
 * The first element of a subfile follows its two letters: `DLDAQ...`, `ZVZVA...`. No element begins with DL,
 * ID or EN.
 */
const startsSubfile = (piece: string, types: ReadonlySet<string>): boolean =>
  types.has(piece.slice(0, 2)) && /^(?:DL|ID|EN)[DPZ][A-Z]{2}|^Z[A-Z\d]Z[A-Z]{2}/u.test(piece);

const isPrintable = (text: string): boolean => !/[\x00-\x08\x0b-\x1f\x7f-\x9f]/u.test(text);
