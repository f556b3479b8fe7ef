import { dictOf, isArray, isDict, isName, isStream } from '../syntax/values.js';
import type { PdfDict, PdfObject, PdfRevision } from '../types.js';
import { simpleEncoding } from './simple-encoding.js';
import { standardWidth } from './standard-widths.js';
import { codeOf, readToUnicode, type ToUnicode } from './to-unicode.js';
import type { ContentFont } from './types.js';
import { compositeWidths, simpleWidths, type Widths } from './widths.js';

/** One glyph code of a shown string. */
export interface ShownCode {
  readonly code: number;
  /** In thousandths of the font size. */
  readonly width: number;
  /** Word spacing counts for it: the one-byte code 32 (9.3.3). */
  readonly isWordSpace: boolean;
  /** Undefined when the font does not say. */
  readonly text: string | undefined;
}

/** A font with what is needed to follow and read a shown string. */
export interface FontReader {
  readonly font: ContentFont;
  codes(bytes: Uint8Array): readonly ShownCode[];
}

/** Never throws: what is missing or malformed is taken as not stated. */
export function readFont(dict: PdfDict, revision: PdfRevision): FontReader {
  const get = (from: PdfDict | null, key: string): PdfObject => revision.resolve(from?.entries.get(key));
  const subtype = nameOf(get(dict, 'Subtype'));
  const descendants = get(dict, 'DescendantFonts');
  const descendant =
    subtype === 'Type0' && isArray(descendants) ? dictOf(revision.resolve(descendants.items[0])) : null;
  const descriptor = dictOf(get(descendant ?? dict, 'FontDescriptor'));
  const baseName = nameOf(get(dict, 'BaseFont'));
  const subset = /^([A-Z]{6})\+(.*)$/.exec(baseName);
  const embedded =
    subtype === 'Type3' ||
    ['FontFile', 'FontFile2', 'FontFile3'].some((key) => isStream(get(descriptor, key)));
  const toUnicode = toUnicodeOf(get(dict, 'ToUnicode'), revision);
  const resolve = (value: PdfObject | undefined) => revision.resolve(value);
  const baseFont = subset?.[2] ?? baseName;
  const common = { baseFont, subsetPrefix: subset?.[1] ?? null, subtype, embedded, dict };
  if (descendant) {
    const font = { ...common, textOf: (code: number) => toUnicode?.text.get(code) };
    return { font, codes: compositeCodes(compositeWidths(descendant, resolve), toUnicode) };
  }
  const widths = simpleWidths(dict, descriptor, resolve) ?? ((code: number) => standardWidth(baseFont, code));
  const flags = get(descriptor, 'Flags');
  const symbolic = subtype === 'Type3' || (typeof flags === 'number' && (flags & 4) !== 0 && embedded);
  const encoding = simpleEncoding(get(dict, 'Encoding'), symbolic, resolve);
  const table = simpleTable(widths, encoding, toUnicode);
  return {
    font: { ...common, textOf: (code) => table[code]?.text },
    codes: (bytes) => Array.from(bytes, (byte) => table[byte]!),
  };
}

function toUnicodeOf(value: PdfObject, revision: PdfRevision): ToUnicode | null {
  if (!isStream(value)) return null;
  try {
    return readToUnicode(revision.streamBytes(value));
  } catch {
    return null; // over a size limit: the text stays unknown
  }
}

const nameOf = (value: PdfObject): string => (isName(value) ? value.name : '');

function simpleTable(
  widths: Widths,
  encoding: readonly (string | undefined)[],
  toUnicode: ToUnicode | null,
): readonly ShownCode[] {
  return Array.from({ length: 256 }, (_, code) => ({
    code,
    width: widths(code),
    isWordSpace: code === 32,
    text: toUnicode?.text.get(code) ?? encoding[code],
  }));
}

/**
 * Codes of composite fonts are taken as two bytes unless their ToUnicode map says one: so is Identity-H, and
 * nearly all others.
 */
function compositeCodes(widths: Widths, toUnicode: ToUnicode | null): FontReader['codes'] {
  const length = toUnicode?.codeLengthBytes === 1 ? 1 : 2;
  const known = new Map<number, ShownCode>();
  const shown = (code: number): ShownCode => {
    let entry = known.get(code);
    if (!entry) {
      entry = {
        code,
        width: widths(code),
        isWordSpace: length === 1 && code === 32,
        text: toUnicode?.text.get(code),
      };
      known.set(code, entry);
    }
    return entry;
  };
  return (bytes) => {
    const codes: ShownCode[] = [];
    for (let at = 0; at < bytes.length; at += length)
      codes.push(shown(codeOf(bytes.subarray(at, at + length))));
    return codes;
  };
}

/** The font resources of one resource dictionary, read on first use and shared between dictionaries. */
export class FontResources {
  readonly #readers = new Map<PdfDict, FontReader>();
  readonly #revision: PdfRevision;

  constructor(revision: PdfRevision) {
    this.#revision = revision;
  }

  find(resources: PdfDict | null, name: string): FontReader | null {
    const fonts = this.#revision.resolve(resources?.entries.get('Font'));
    const dict = isDict(fonts) ? dictOf(this.#revision.resolve(fonts.entries.get(name))) : null;
    if (!dict) return null;
    let reader = this.#readers.get(dict);
    if (!reader) {
      reader = readFont(dict, this.#revision);
      this.#readers.set(dict, reader);
    }
    return reader;
  }
}
