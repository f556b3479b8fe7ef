import { type Identifier, ungrouped } from '../identifier.js';

/**
 * Shapes of license numbers by state: `L` a letter, `d` a digit, `x` either, with how many. From public lists
 * that agree with each other for most states, not from the issuers, and issuers change them: a number of
 * another shape says little.
 */
const SHAPES: Readonly<Record<string, string>> = {
  AL: 'd7-8',
  AK: 'd1-7',
  AZ: 'Ld8 d9',
  AR: 'd4-9',
  CA: 'Ld7',
  CO: 'd9 Ld3-6 LLd2-5',
  CT: 'd9',
  DE: 'd1-7',
  DC: 'd7 d9',
  FL: 'Ld12',
  GA: 'd7-9',
  HI: 'Ld8 d9',
  ID: 'LLd6L d9',
  IL: 'Ld11-12',
  IN: 'Ld9 d9-10',
  IA: 'd9 d3LLd4',
  KS: 'LdLdL Ld8 d9',
  KY: 'Ld8-9 d9',
  LA: 'd1-9',
  ME: 'd7 d7L d8',
  MD: 'Ld12',
  MA: 'Ld8 LLd7 d9',
  MI: 'Ld10 Ld12',
  MN: 'Ld12',
  MS: 'd9',
  MO: 'Ld5-9 Ld6R d8LL d9 d9L',
  MT: 'Ld8 d9 d13-14',
  NE: 'Ld6-8',
  NV: 'd9-10 d12 Xd8',
  NH: 'd2LLLd5 LLLd8',
  NJ: 'Ld14',
  NM: 'd8-9',
  NY: 'Ld7 Ld18 d8-9 d16 L8',
  NC: 'd1-12',
  ND: 'LLLd6 d9',
  OH: 'Ld4-8 LLd3-7 d8',
  OK: 'd9 Ld9',
  OR: 'd1-9 Ld6',
  PA: 'd8',
  RI: 'd7-8 Ld6',
  SC: 'd5-11',
  SD: 'd6-10 d12',
  TN: 'd7-9',
  TX: 'd7-8',
  UT: 'd4-10',
  VT: 'd8 d7A',
  VA: 'Ld8-11 d9',
  WA: 'x12',
  WV: 'd7 Ld5-6 LLd5-6',
  WI: 'Ld13',
  WY: 'd9-10',
};

const CLASSES: Readonly<Record<string, string>> = { L: '[A-Z]', d: '\\d', x: '[A-Z\\d*]' };

const FORMS = new Map(
  Object.entries(SHAPES).map(([state, shapes]) => [
    state,
    new RegExp(`^(?:${shapes.split(' ').map(patternOf).join('|')})$`, 'u'),
  ]),
);

function patternOf(shape: string): string {
  return shape.replace(/([A-Za-z])(\d+)?(?:-(\d+))?/gu, (_, kind: string, least?: string, most?: string) => {
    const counted = most ? `{${least},${most}}` : least ? `{${least}}` : '';
    return (CLASSES[kind] ?? kind) + counted;
  });
}

/**
 * A license's number against the shapes its state is known to use. No check digit: `holds` says that the
 * shape is known.
 * @param state postal code
 * @returns undefined for places whose shapes are not listed, and for text that is no number of any license
 */
export function readLicenseNumber(text: string, state: string): Identifier | undefined {
  const number = ungrouped(text);
  const form = FORMS.get(state);
  return form && /^[A-Z\d*]{1,25}$/u.test(number) ? { holds: form.test(number) } : undefined;
}
