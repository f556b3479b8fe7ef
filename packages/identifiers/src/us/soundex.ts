const CODES: Readonly<Record<string, string>> = Object.fromEntries(
  ['BFPV', 'CGJKQSXZ', 'DT', 'L', 'MN', 'R'].flatMap((letters, index) =>
    [...letters].map((letter) => [letter, String(index + 1)]),
  ),
);

/**
 * American Soundex (National Archives, "The Soundex Indexing System"): the first letter and three digits.
 * Letters with the same code count once, also across H and W, but not across a vowel. Anything but letters is
 * passed over.
 * @returns undefined for text without letters
 */
export function soundex(name: string): string | undefined {
  const letters = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/gu, '');
  if (letters === '') return undefined;
  let code = letters.charAt(0);
  let last = CODES[code] ?? '';
  for (const letter of letters.slice(1)) {
    const digit = CODES[letter] ?? '';
    if (digit !== '' && digit !== last) code += digit;
    if (letter !== 'H' && letter !== 'W') last = digit;
  }
  return code.slice(0, 4).padEnd(4, '0');
}
