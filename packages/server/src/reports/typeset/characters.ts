/**
 * Characters that the report's typeface draws in every style that the template uses (Libertinus Serif of the compiler's
 * version .14.2: upright, bold and italic). Found by setting each character of these blocks; characters.test.ts sets them
 * all again. Scripts from right to left are left out, as are marks of direction: a name may hold some to look like another.
 */
const DRAWN =
  '20-7e a0-ac ae-241 243 247 249 24d 250-2e4 2ea-2ff 374-375 37a-37e 384-38a 38c 38e-3a1 3a3-3ce 3d0-3e1 3f0-3f6 3f8-3f9 3fb 3fd-45f 462-463 470-477 490-4c4 4c7-4cc 4d0-4f9 1e00-1e9b 1e9e 1ea0-1ef9 2010-2027 2030-2037 2039-203e 2042 2044 2047-204b 204f 2070-2071 2074-208e 2090-209c 20a2-20a4 20a7-20a8 20ab-20ac 20af 20b1 20bf 2100-2103 2105-2106 2109 210c-210f 2111 2113 2115-2116 2119-211a 211c-211d 2120 2122 2124 2126-2127 212a-212b 212e 2135-2139 2153-2184 2190-219b 21a8 21ae 21bc-21bd 21c0-21c1 21cb-21d9 2200-220d 220f-221c 221e-221f 2223-222b 2236 223c 2241 2245 2247-2249 2259 2260-2262 2264-2265 226a-226b 226e-2271 2282-2285 2295-2298 22c5 22ef 25a0-25a1 25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25c6-25c7 25c9-25cc 25cf-25d7';

const RANGES = DRAWN.split(' ').map((range) => {
  const [first = 0, last = first] = range.split('-').map((end) => Number.parseInt(end, 16));
  return [first, last] as const;
});

/** Every character that is set as it is, by its code point. */
export const drawnCharacters = (): number[] =>
  RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

const isDrawn = (codePoint: number): boolean =>
  RANGES.some(([first, last]) => codePoint >= first && codePoint <= last);

/** Longer than a SHA-256, and wider than a column: what is written without a blank may be broken, and is not cut off. */
const UNBROKEN = /[^\s:]{65,}/gu;
/** Zero width space: needs no glyph. */
const MAY_BREAK = '\u200b';

const spelled = (character: string): string => {
  const codePoint = character.codePointAt(0) ?? 0;
  if (isDrawn(codePoint)) return character;
  // What only parts words or lines.
  if (/\s/u.test(character)) return ' ';
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
};

/**
 * A text as the report can set it: what the typeface lacks is written `U+738B`, and spaces of all kinds as one. The compiler
 * would refuse the whole report otherwise (PDF/A: every character shown has a glyph).
 */
export function drawable(text: string): string {
  return Array.from(text.normalize('NFC'), spelled)
    .join('')
    .replace(UNBROKEN, (word) => word.replace(/.{24}/gu, `$&${MAY_BREAK}`));
}

/** The same for every text of a value that is made of plain data; `replaced` tells whether a character was written so. */
export function allDrawable<Value>(value: Value): { readonly value: Value; readonly replaced: boolean } {
  let replaced = false;
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') {
      const text = drawable(one);
      replaced ||= Array.from(one.normalize('NFC')).some((character) => spelled(character).startsWith('U+'));
      return text;
    }
    if (Array.isArray(one)) return one.map(walk);
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([key, item]) => [key, walk(item)]));
  };
  return { value: walk(value) as Value, replaced };
}
