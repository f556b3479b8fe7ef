import { type DocumentFields, fraction } from '@assay/media';
import { describe, expect, test } from 'vitest';
import type { Fingerprint } from '../../types.js';
import { printedText } from '../testing/printed-text.js';
import { likenessOfRows } from './likeness-of-rows.js';
import { rowText } from './row-text.js';

const VERBS = ['Card purchase', 'Online payment', 'Transfer to', 'Direct deposit'];
const PLACES = [
  'Bakery',
  'Fuel',
  'Books',
  'Transit',
  'Foods',
  'Mobile',
  'Hardware',
  'Veterinary',
  'Pharmacy',
  'Garden',
  'Cinema',
].map((trade) => `Shoreline ${trade}`);

/** Rows of one customer: what they buy, by a rule of their own. */
const descriptionsOf = (customer: number, count = 18): string[] =>
  Array.from(
    { length: count },
    (_, row) =>
      `${VERBS[(row * customer + (row >> 2)) % 4]} ${PLACES[(row * row * customer + row * 3 + customer) % 11]}`,
  );

interface Printing {
  readonly month?: string;
  readonly cents?: string;
  readonly holder?: string;
}

async function fingerprintOf(
  descriptions: readonly string[],
  { month = '03', cents = '50', holder = '' }: Printing = {},
): Promise<Fingerprint> {
  const rows = descriptions.map(
    (description, row) =>
      `${month}/${String(row + 1).padStart(2, '0')} ${description} ${holder} ${row + 3}.${cents}`,
  );
  const lines = [
    'Summit Bank',
    'Your account at a glance',
    'Opening balance 1,240.00',
    ...rows,
    'Deposits are insured up to the limits allowed by law.',
  ];
  const name = {
    name: 'accountHolderName',
    value: holder,
    raw: holder,
    confidence: fraction(1),
    source: 'text',
    page: 1,
    box: undefined,
    others: [],
  } as const;
  const fields: DocumentFields = { fields: [name] };
  const [fingerprint] = await rowText.take({ text: printedText(lines.map((line) => [[line, 0]])), fields });
  return fingerprint!;
}

const bitsApart = (a: Fingerprint, b: Fingerprint): number => {
  if (a.value.form !== 'bits' || b.value.form !== 'bits') return Number.NaN;
  const other = b.value.bits;
  return a.value.bits.reduce(
    (sum, byte, index) => sum + (byte ^ other[index]!).toString(2).replaceAll('0', '').length,
    0,
  );
};

test('other amounts, dates and another holder leave the fingerprint as it is', async () => {
  const original = await fingerprintOf(descriptionsOf(3), { holder: 'Marisol Quintero' });
  const copy = await fingerprintOf(descriptionsOf(3), { month: '11', cents: '99', holder: 'Hugo Duarte' });
  expect(copy).toEqual(original);
  expect(original).toMatchObject({
    kind: 'row-text',
    part: 'entries',
    value: { bits: { length: 8 } },
    detail: { length: 72 },
  });
});

test('a copy with misread letters is near, and the same', async () => {
  const read = descriptionsOf(3).map((line, row) =>
    row % 4 === 0 ? line.replace('o', '0').replace('Card p', 'Cardp').replace('er', 'e') : line,
  );
  const [original, copy] = [await fingerprintOf(descriptionsOf(3)), await fingerprintOf(read)];
  expect(bitsApart(original, copy)).toBeLessThanOrEqual(12);
  expect(likenessOfRows(original, copy).level).toBe('same');
});

test('a copy with a row taken out is the same', async () => {
  const shorter = descriptionsOf(3).toSpliced(7, 1);
  const likeness = likenessOfRows(await fingerprintOf(descriptionsOf(3)), await fingerprintOf(shorter));
  expect(likeness).toMatchObject({ level: 'same' });
  expect(likeness.similarity).toBeLessThan(1);
});

test('other customers who buy at the same places are no copies', async () => {
  const [one, other] = [await fingerprintOf(descriptionsOf(3)), await fingerprintOf(descriptionsOf(5))];
  expect(bitsApart(one, other)).toBeGreaterThan(12);
  expect(likenessOfRows(one, other).level).toBe('none');
});

test('the end of one and the beginning of another overlap', async () => {
  const rows = [...descriptionsOf(3, 14), ...descriptionsOf(5, 14)];
  expect(
    likenessOfRows(await fingerprintOf(rows.slice(0, 18)), await fingerprintOf(rows.slice(6))).level,
  ).toBe('overlapping');
});

test('likeness is symmetric', async () => {
  const [one, other] = [await fingerprintOf(descriptionsOf(3)), await fingerprintOf(descriptionsOf(3, 30))];
  expect(likenessOfRows(one, other)).toEqual(likenessOfRows(other, one));
});

describe('too little to tell documents apart', () => {
  const none = async (...lines: string[]) =>
    expect(await rowText.take({ text: printedText(lines.map((line) => [[line, 0]])) })).toEqual([]);

  test('a pay stub has no fingerprint', () =>
    none(
      'Pay period 03/01/2025 to 03/15/2025',
      'Payment date 03/20/2025',
      'Regular 80.00 22.00 1,760.00',
      'Overtime 4.00 33.00 132.00',
      'Medicare 25.52',
      'Net pay 1,866.48',
    ));
  test('nor a few entries', () =>
    none(...descriptionsOf(3, 6).map((line, row) => `03/0${row + 1} ${line} 12.50`)));
  test('nor one entry over and over', () =>
    none(...Array.from({ length: 20 }, (_, row) => `03/${row + 10} Ride payout 12.50`)));
  test('nor an empty page', () => none());
});

test('a running balance between the entries does not count', async () => {
  const rows = descriptionsOf(3).map((line, row) => `03/${row + 10} ${line} 12.50`);
  const take = async (lines: readonly string[]) =>
    await rowText.take({ text: printedText(lines.map((line) => [[line, 0]])) });
  expect(await take(rows.flatMap((row) => [row, '03/31 Available balance 900.00']))).toEqual(
    await take(rows),
  );
});

test('hostile text ends soon and stays small', async () => {
  const line = Array.from({ length: 400 }, () => `03/14 ${'a1'.repeat(2000)} 12.50`).join(' ');
  const [fingerprint] = await rowText.take({
    text: printedText(
      Array.from({ length: 1000 }, (_, row) => [
        [
          `03/14 row ${'abcdefghij'[row % 10]}${'klmnopqrst'[(row >> 3) % 10]} words 12.50 ${line.slice(0, 400)}`,
          0,
        ],
      ]),
    ),
  });
  expect(fingerprint?.detail?.length ?? 0).toBeLessThanOrEqual(256);
});
