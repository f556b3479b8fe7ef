import type { AamvaContent } from '@assay/media';

/** Longest text read: PDF417 holds 1,850 characters. */
const MAX_CHARACTERS = 4_000;

/** Elements of the standard begin with D, or P in version 1; those of the issuer's own subfile with Z. */
const ELEMENT = /^([DPZ][A-Z]{2})([^\n\r]*)$/u;
/** What a card cannot do without, in any version: number, a name, the date of birth. */
const NAMES = ['DCS', 'DAB', 'DAA'];
const DATE = /^\d{8}$|^\d{4}-\d\d-\d\d$/u;

/**
 * The text of a license's or ID card's PDF417, versions 1 (2000) to 10 (2020) and later ones of the same
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

/** A subfile as the header names it. */
interface SubfileDesignator {
  readonly type: string;
  /** From the first character of the symbol. */
  readonly offset: number;
  readonly length: number;
}

export interface AamvaHeader {
  readonly issuer: string;
  readonly version: number;
  readonly subfiles: readonly SubfileDesignator[];
  /** How many subfiles the header promises. */
  readonly promisedSubfiles: number;
  /** Where the header begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/**
 * `@`, LF, RS and CR in the order and with the omissions that issuers print, the file type, issuer and
 * version.
 */
const START = /@[\n\r\x1c\x1e ]{0,6}(?:ANSI |AAMVA)(\d{6})(\d\d)/u;
const DESIGNATOR = /^([A-Z][A-Z\d])(\d{4})(\d{4})/u;
/** The standard has two digits for it. */
const MAX_SUBFILES = 10;
/** Characters before the compliance sign that readers add, like a symbology identifier. */
const MAX_START = 8;

/**
 * The file header (AAMVA DL/ID Card Design Standard, D.12.3 and D.12.4); version 1 has no version of the
 * issuer's own.
 */
function parseHeader(text: string): AamvaHeader | undefined {
  const match = START.exec(text.slice(0, MAX_START + 24));
  if (!match || match.index > MAX_START) return undefined;
  const [whole, issuer = '', versionDigits = ''] = match;
  const version = Number(versionDigits);
  let end = match.index + whole.length + (version >= 2 ? 2 : 0);
  const promised = /^\d\d/u.exec(text.slice(end, end + 2));
  if (!promised) return undefined;
  end += 2;
  const subfiles: SubfileDesignator[] = [];
  for (
    let designator = DESIGNATOR.exec(text.slice(end, end + 10));
    designator && subfiles.length < MAX_SUBFILES;
  ) {
    const [, type = '', offset, length] = designator;
    subfiles.push({ type, offset: Number(offset), length: Number(length) });
    end += 10;
    designator = DESIGNATOR.exec(text.slice(end, end + 10));
  }
  if (subfiles.length === 0) return undefined;
  return { issuer, version, subfiles, promisedSubfiles: Number(promised[0]), start: match.index, end };
}

/**
 * Where the header's numbers disagree with the text. A subfile begins at its offset with its two letters, and
 * its length ends with the separator before the next one. Issuers' own programs miscount by some characters;
 * so does whoever edits the text by hand.
 */
export function structureFaults(
  text: string,
  { subfiles, promisedSubfiles, start, end }: AamvaHeader,
): string[] {
  const faults: string[] = [];
  if (promisedSubfiles !== subfiles.length)
    faults.push(`the header promises ${promisedSubfiles} subfiles and names ${subfiles.length}`);
  let from = end;
  for (const [index, { type, offset, length }] of subfiles.entries()) {
    const begins = beginOf(text, type, from);
    if (begins < 0) {
      faults.push(`subfile ${type} is named and missing`);
      continue;
    }
    if (offset !== begins - start)
      faults.push(`subfile ${type} begins at ${begins - start}, the header says ${offset}`);
    const next = subfiles[index + 1];
    const ends = next ? beginOf(text, next.type, begins + 2) : text.length;
    if (ends >= 0 && length !== ends - begins)
      faults.push(`subfile ${type} has ${ends - begins} characters, the header says ${length}`);
    from = begins + 2;
  }
  return faults;
}

/** A subfile's letters stand behind the header or a separator. */
function beginOf(text: string, type: string, from: number): number {
  for (let at = text.indexOf(type, from); at >= 0; at = text.indexOf(type, at + 1)) {
    if (at === from || /[\n\r]/u.test(text.charAt(at - 1))) return at;
  }
  return -1;
}
