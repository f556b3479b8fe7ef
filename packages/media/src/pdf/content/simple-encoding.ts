import { isArray, isDict, isName } from '../syntax/values.js';
import type { PdfObject } from '../types.js';

/** Glyph names of ASCII that are not the character itself (Adobe Glyph List); letters are their own names. */
const ASCII_GLYPH_NAMES =
  'space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen period slash ' +
  'zero one two three four five six seven eight nine colon semicolon less equal greater question at';
const SPECIAL_GLYPH_NAMES: Readonly<Record<string, string>> = {
  bracketleft: '[',
  backslash: '\\',
  bracketright: ']',
  asciicircum: '^',
  underscore: '_',
  grave: '`',
  braceleft: '{',
  bar: '|',
  braceright: '}',
  asciitilde: '~',
  Euro: '€',
  sterling: '£',
  yen: '¥',
  cent: '¢',
  endash: '–',
  emdash: '—',
  minus: '−',
  quoteright: '’',
  quoteleft: '‘',
  nbspace: ' ',
  fi: 'fi',
  fl: 'fl',
};
const CHARACTER_BY_GLYPH_NAME = new Map<string, string>([
  ...ASCII_GLYPH_NAMES.split(' ').map((name, index) => [name, String.fromCharCode(0x20 + index)] as const),
  ...Object.entries(SPECIAL_GLYPH_NAMES),
]);

/** 0x80..0x9F of WinAnsiEncoding (ISO 32000-2, Annex D.2); the rest is Latin-1. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * What each of the 256 codes of a simple font says (9.6.5): undefined where a glyph's name tells nothing.
 * Codes above ASCII are known for WinAnsiEncoding only.
 * @param symbolic a font with an own, unstated encoding: only /Differences count
 */
export function simpleEncoding(
  encoding: PdfObject,
  symbolic: boolean,
  resolve: (value: PdfObject | undefined) => PdfObject,
): (string | undefined)[] {
  const base = isDict(encoding) ? resolve(encoding.entries.get('BaseEncoding')) : encoding;
  const known = isName(base) || !symbolic;
  const codes = Array.from({ length: 256 }, (_, code) =>
    known ? characterAt(code, isName(base, 'WinAnsiEncoding')) : undefined,
  );
  const differences = isDict(encoding) ? resolve(encoding.entries.get('Differences')) : null;
  if (!isArray(differences)) return codes;
  let code = 0;
  for (const item of differences.items.slice(0, 1024)) {
    if (typeof item === 'number') code = item;
    else if (isName(item)) codes[code++ & 0xff] = characterNamed(item.name);
  }
  return codes;
}

function characterAt(code: number, windows: boolean): string | undefined {
  if (code >= 0x20 && code < 0x7f) return String.fromCharCode(code);
  if (!windows || code < 0x80) return undefined;
  return code < 0xa0 ? WINDOWS_1252[code - 0x80] : String.fromCharCode(code);
}

/**
 * The character that a glyph name stands for (Adobe Glyph List, in part); undefined where the name tells
 * nothing.
 */
export function characterNamed(name: string): string | undefined {
  if (/^[A-Za-z]$/.test(name)) return name;
  const unicode = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))/.exec(name);
  const point = unicode && Number.parseInt(unicode[1] ?? unicode[2] ?? '', 16);
  if (point !== null && point <= 0x10ffff && !isControl(point)) return String.fromCodePoint(point);
  return CHARACTER_BY_GLYPH_NAME.get(name.split('.')[0] ?? name);
}

/** No glyph shows these: a name like `uni00000012`, as Matplotlib numbers glyphs, tells no character. */
const isControl = (point: number): boolean => point < 0x20 || (point >= 0x7f && point < 0xa0);
