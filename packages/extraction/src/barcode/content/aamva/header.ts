/** A subfile as the header names it. */
export interface SubfileDesignator {
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
export function parseHeader(text: string): AamvaHeader | undefined {
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
