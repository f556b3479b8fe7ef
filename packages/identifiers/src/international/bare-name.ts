/**
 * Letters that a machine-readable zone spells with others (ICAO Doc 9303-3, section 6, table A), and what is
 * left of them where a recognizer or an issuer drops the mark. A letter with a mark that only loses it is not
 * listed.
 */
const SPELLED_OUT: readonly (readonly [letters: RegExp, one: string])[] = [
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

/**
 * The letters of a name, in capitals, without what a transliteration, an issuer or a reader may change:
 * `MÄNNIK`, `MAENNIK` and `Mannik` alike. JOEL and JOL are the same here.
 */
export function bareName(name: string): string {
  let bare = name.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
  for (const [letters, one] of SPELLED_OUT) bare = bare.replace(letters, one);
  return bare.replace(/[^\p{L}]/gu, '');
}
