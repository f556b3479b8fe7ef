/**
 * Letters that a machine-readable zone spells with others (ICAO Doc 9303-3, section 6, table A), and what is left of them
 * where a recogniser or an issuer drops the mark. A letter with a mark that only loses it is not listed.
 */
const SPELT_OUT: readonly (readonly [letters: RegExp, one: string])[] = [
  [/AE|Æ/gu, 'A'],
  [/OE|Ø|Œ/gu, 'O'],
  [/UE|UXX/gu, 'U'],
  [/AA/gu, 'A'],
  [/NXX/gu, 'N'],
  [/SS|ß|ẞ/gu, 'S'],
  [/IJ/gu, 'Y'],
  [/TH|Þ/gu, 'T'],
  [/DJ|Ð|Đ/gu, 'D'],
  [/Ł/gu, 'L'],
  [/ı/gu, 'I'],
];

/** A zone of names holds 39 characters at most and of cards 30; a shorter name was not cut. */
const SHORTEST_CUT_LETTERS = 12;

/** A name without what a transliteration may change: `MÄNNIK`, `MAENNIK` and `MANNIK` alike. */
function bareName(name: string): string {
  let bare = name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
  for (const [letters, one] of SPELT_OUT) bare = bare.replace(letters, one);
  return bare.replace(/[^\p{L}]/gu, '');
}

/**
 * Whether two readings may be the same name: as the zone transliterates and cuts it, with hyphens and spaces left out, in any case.
 * Errs towards yes: JOEL and JOL are the same here.
 */
export function sameName(a: string, b: string): boolean {
  const [short, long] = [bareName(a), bareName(b)].sort((one, other) => one.length - other.length) as [string, string];
  if (short === '' || long === '') return false;
  return short === long || (short.length >= SHORTEST_CUT_LETTERS && long.startsWith(short));
}
