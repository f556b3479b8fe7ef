import { type Draw, padded } from './draw.js';

/**
 * Prefixes by the campus that gives them out, the Internet, and the Small Business Administration (irs.gov,
 * "How EINs are assigned").
 */
const EIN_PREFIXES = (
  '10 12 60 67 50 53 01 02 03 04 05 06 11 13 14 16 21 22 23 25 34 51 52 54 55 56 57 58 59 65 30 32 35 36 37 38 61 15 24 40 44 ' +
  '94 95 80 90 33 39 41 42 43 46 48 62 63 64 66 68 71 72 73 74 75 76 77 85 86 87 88 91 92 93 98 99 20 26 27 45 47 81 82 83 84 31'
).split(' ');

/** Four digits as the IRS lists the groups of ITINs. */
const ITIN_GROUPS = [
  [50, 65],
  [70, 88],
  [90, 92],
  [94, 99],
].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The Federal Reserve's districts, the American Bankers Association's kinds: every prefix by itself. */
const ROUTING_PREFIXES =
  '00 01 02 03 04 05 06 07 08 09 10 11 12 21 22 23 24 25 26 27 28 29 30 31 32 61 62 63 64 65 66 67 68 69 70 71 72 80'.split(
    ' ',
  );

export function socialSecurityNumber(draw: Draw): string {
  const area = 1 + draw.below(899);
  const number = `${padded(area === 666 ? 667 : area, 3)}-${padded(1 + draw.below(99))}-${padded(1 + draw.below(9999), 4)}`;
  return ['078-05-1120', '219-09-9999', '457-55-5462'].includes(number) ? '536-90-4399' : number;
}

export const itin = (draw: Draw): string => `9${draw.text(2)}-${draw.one(ITIN_GROUPS)}-${draw.text(4)}`;

export const ein = (draw: Draw): string => `${draw.one(EIN_PREFIXES)}-${draw.text(7)}`;

/**
 * The last digit makes three times the first, fourth and seventh, seven times the second, fifth and eighth,
 * and the others a multiple of ten.
 */
export function routingNumber(draw: Draw): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = [
    ...`${draw.one(ROUTING_PREFIXES)}${draw.text(6)}`,
  ].map(Number);
  const last = (10_000 - 3 * (a + d + g) - 7 * (b + e + h) - (c + f)) % 10;
  const number = [a, b, c, d, e, f, g, h, last].join('');
  return number === '000000000' ? '021000021' : number;
}

/** States and a shape that their driver's manuals print: # a digit, @ a letter. */
const LICENSES = [
  ['CA', '@#######'],
  ['FL', '@###-###-##-###-#'],
  ['NY', '### ### ###'],
  ['TX', '########'],
  ['PA', '## ### ###'],
  ['IL', '@###-####-####'],
  ['NJ', '@#### ##### #####'],
  ['MI', '@ ### ### ### ###'],
  ['GA', '#########'],
  ['WI', '@###-####-####-##'],
] as const;

export function licenseNumber(draw: Draw): readonly [state: string, number: string] {
  const [state, shape] = draw.one(LICENSES);
  return [
    state,
    shape.replace(/[#@]/gu, (place) =>
      draw.text(1, place === '#' ? undefined : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
    ),
  ];
}
