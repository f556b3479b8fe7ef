/**
 * Characters in each other's shape, by reasoning: those that need another font than print are left out. What
 * our recognizer was seen to confuse follows.
 */
const CLASSES = [
  '0OQDo',
  '1Ilit|7',
  '2Zz',
  '3B8',
  '4A',
  '5Ss6',
  '6Gb',
  '8B0S',
  '9gq',
  'UV',
  'MN',
  'CG',
  '.,',
  'mn',
  'ce',
] as const;

/**
 * Digits that our own recognizer took for one another, in either direction, three times or more, of 118
 * exchanged: 664 amounts of made statements and pay stubs, drawn at 40 to 150 dots an inch, blurred, noisy,
 * pressed by JPEG, 192 of them misread (`npm run evaluate -- rereading FOLDER --every 2 --amounts 8`, 360
 * amounts, and an earlier trial of 304 with noise; 2026-11-22). 4 and 6 fifteen times, 6 and 8 eleven, 0 and
 * 6 nine, 1 and 4, 0 and 9 eight, 0 and 8, 1 and 3 seven, 5 and 6 six, 2 and 3 five.
 */
const MEASURED_PAIRS = [
  '46',
  '68',
  '06',
  '14',
  '09',
  '08',
  '13',
  '56',
  '23',
  '59',
  '27',
  '03',
  '48',
] as const;

/** More changed characters than this are another text, and no slip of reading. */
const MOST_SLIPS = 2;

/**
 * Whether `read` may be a misreading of `other`: of the same length, and differing in a character or two that
 * look alike.
 */
export function mayBeMisread(read: string, other: string): boolean {
  const [letters, others] = [[...read], [...other]];
  if (letters.length !== others.length) return false;
  let slips = 0;
  for (const [at, letter] of letters.entries()) {
    const meant = others[at] ?? '';
    if (letter === meant) continue;
    slips += 1;
    if (slips > MOST_SLIPS || !looksLike(letter, meant)) return false;
  }
  return slips > 0;
}

const looksLike = (one: string, other: string): boolean =>
  [...CLASSES, ...MEASURED_PAIRS].some((alike) => alike.includes(one) && alike.includes(other));
