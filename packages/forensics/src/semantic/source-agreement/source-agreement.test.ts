import type { DocumentField } from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDates, printedForms } from './compare-dates.js';
import { compareNames } from './compare-names.js';
import { compareNumbers } from './compare-numbers.js';
import { sourceAgreement } from './source-agreement.js';
import { cardViews, field, inShort, reading, rereaderOf } from './testing/card.js';

const both = (
  name: string,
  printed: string,
  coded: string,
  source: 'barcode' | 'mrz' = 'barcode',
): DocumentField => field(name, reading(printed), reading(coded, source, 0.97));

const find = async (fields: readonly DocumentField[], again?: string) =>
  inShort(await sourceAgreement.examine({ ...cardViews(fields), rereader: rereaderOf(fields, again) }));

const NAME = both('lastName', 'ASHGROVE', 'ASHGROVE');

describe('pass', () => {
  const passes: Record<string, DocumentField[]> = {
    'the same everywhere': [NAME, both('dateOfBirth', '1990-05-28', '1990-05-28')],
    'accents, transliteration and hyphens': [both('lastName', 'MÄNNIK-NÚÑEZ', 'MAENNIK NUNEZ', 'mrz')],
    'names in another order, a second name and a suffix left out': [
      both('firstName', 'ANA', 'ANA BEATRIZ'),
      both('lastName', 'XAVIER MONTEIRO JR', 'MONTEIRO XAVIER'),
    ],
    'a name that the field cuts': [both('lastName', 'WOLFESCHLEGELSTEINHAUSEN', 'WOLFESCHLEGELST')],
    'names run together': [
      both('firstName', 'CLEUSAYOSHIDA', 'CLEUSA'),
      both('lastName', 'BRAGA', 'YOSHIDA BRAGA'),
    ],
    'a number that the zone cuts': [both('licenseNumber', '390231239484', '390231239', 'mrz')],
    'another number of the card': [NAME, both('licenseNumber', '918268822', '958734502', 'mrz')],
    'a color under a longer name': [both('eyeColor', 'BROWN', 'BRO')],
  };
  test.each(Object.entries(passes))('%s', async (_, fields) => {
    expect(await find(fields)).toBe('0');
  });
});

describe('a doubt', () => {
  test('digits that look alike and nobody read again, days and months that may be swapped', async () => {
    const fields = [NAME, both('dateOfBirth', '1990-05-28', '1990-06-28')];
    expect(inShort(await sourceAgreement.examine(cardViews(fields)))).toBe(
      '1; READING_DOUBT 1990-06-28 1990-05-28',
    );
    expect(await find([NAME, both('dateOfBirth', '1990-05-04', '1990-04-05')])).toBe(
      '1; READING_DOUBT 1990-04-05 1990-05-04',
    );
  });

  test('a second reading that says otherwise', async () => {
    expect(await find([NAME, both('dateOfBirth', '1983-05-28', '1990-05-28')], '1990-05-28')).toBe(
      '1; READING_DOUBT 1990-05-28 1983-05-28',
    );
  });

  test('a value that stands elsewhere in print, or belongs to another label', async () => {
    const fields = [NAME, both('dateOfBirth', '1983-05-28', '1990-05-28')];
    const views = cardViews(fields, { lines: ['BORN 05/28/1990'] });
    expect(inShort(await sourceAgreement.examine({ ...views, rereader: rereaderOf(fields) }))).toMatch(
      /^1; READING_DOUBT/u,
    );
    const labels = [
      both('dateOfIssue', '2020-01-03', '2020-01-03'),
      both('expirationDate', '2020-01-03', '2028-09-04'),
    ];
    expect(await find(labels)).toBe('1; READING_DOUBT 2028-09-04 2020-01-03');
  });

  test('a zone that was repaired or badly read, a print that was badly read', async () => {
    const printed = reading('1983-05-28');
    const repaired = { ...reading('1990-05-28', 'mrz', 0.97), repaired: true as const };
    expect(await find([NAME, field('dateOfBirth', printed, repaired)])).toMatch(/^1; READING_DOUBT/u);
    expect(await find([NAME, field('dateOfBirth', printed, reading('1990-05-28', 'mrz', 0.4))])).toMatch(
      /^1; READING_DOUBT/u,
    );
    expect(
      await find([
        NAME,
        field('dateOfBirth', reading('1983-05-28', 'ocr', 0.4), reading('1990-05-28', 'barcode')),
      ]),
    ).toMatch(/^1; READING_DOUBT/u);
  });
});

describe('weak', () => {
  test('a difference that nobody read twice', async () => {
    const fields = [NAME, both('dateOfBirth', '1983-05-28', '1990-05-28')];
    expect(inShort(await sourceAgreement.examine(cardViews(fields)))).toBe(
      '2; DIFFERENCE_READ_ONCE 1990-05-28 1983-05-28',
    );
  });

  test('sex, address, height', async () => {
    expect(await find([NAME, both('sex', 'F', 'M')])).toBe('2; WEAK_DIFFERENCE M F');
    expect(
      await find([both('address', '31 MILLSTONE COURT OGDEN UT 84401', '905 HARBOR STREET TACOMA WA 98402')]),
    ).toMatch(/^2; WEAK_DIFFERENCE/u);
    expect(await find([both('height', `5'-04"`, '070 in')])).toBe(`2; WEAK_DIFFERENCE 070 in 5'-04"`);
  });
});

describe('fail', () => {
  test.each<[string, DocumentField, string]>([
    [
      'a birth date',
      both('dateOfBirth', '1983-05-28', '1990-05-28'),
      '4; PRINT_DIFFERS_FROM_CODE 1990-05-28 1983-05-28',
    ],
    [
      'digits that look alike, read twice',
      both('dateOfBirth', '1990-05-28', '1990-06-28'),
      '4; PRINT_DIFFERS_FROM_CODE 1990-06-28 1990-05-28',
    ],
    [
      'an expiry date',
      both('expirationDate', '2032-05-02', '2028-05-02', 'mrz'),
      '4; PRINT_DIFFERS_FROM_CODE 2028-05-02 2032-05-02',
    ],
    [
      'a number',
      both('licenseNumber', 'B55997661', 'B52697661'),
      '4; PRINT_DIFFERS_FROM_CODE B52697661 B55997661',
    ],
  ])('%s', async (_, changed, found) => {
    expect(await find([NAME, changed])).toBe(found);
  });

  test('a surname', async () => {
    expect(
      await find([
        both('firstName', 'ANA', 'ANA', 'mrz'),
        both('lastName', 'PEMBERTON LARA', 'BUSTOS LARA', 'mrz'),
        both('sex', 'F', 'F'),
      ]),
    ).toBe('4; PRINT_DIFFERS_FROM_CODE BUSTOS LARA PEMBERTON LARA');
  });

  test('two values, where a third shows that it is one document', async () => {
    expect(
      await find([
        NAME,
        both('dateOfBirth', '1983-05-28', '1990-05-28'),
        both('licenseNumber', 'B55997661', 'B52697661'),
      ]),
    ).toMatch(/^5; PRINT_DIFFERS/u);
  });

  test('everything: the code of another document', async () => {
    expect(
      await find([
        both('lastName', 'PEMBERTON', 'ASHGROVE'),
        both('dateOfBirth', '1983-05-28', '1990-11-09'),
      ]),
    ).toMatch(/^3; CODE_OF_OTHER_DOCUMENT .*; CODE_OF_OTHER_DOCUMENT /u);
  });

  test('a zone that was changed with the print, beside a bar code that was not', async () => {
    const fields = [
      NAME,
      field(
        'dateOfBirth',
        reading('1983-05-28'),
        reading('1983-05-28', 'mrz', 0.98),
        reading('1990-05-28', 'barcode', 0.97),
      ),
    ];
    expect(await find(fields)).toBe('4; PRINT_DIFFERS_FROM_CODE 1990-05-28 1983-05-28');
  });

  test('its place is that of the print', async () => {
    const fields = [NAME, both('dateOfBirth', '1983-05-28', '1990-05-28')];
    const examined = await sourceAgreement.examine({ ...cardViews(fields), rereader: rereaderOf(fields) });
    expect(examined).toMatchObject({
      finding: {
        heat: [{ page: 1, width: 1000, height: 630, boxes: [{ box: fields[1]?.box, intensity: 0.8 }] }],
      },
    });
  });
});

test('cannot tell where print and codes have nothing in common', async () => {
  expect(await find([field('lastName', reading('ASHGROVE'))])).toMatch(/codes no value/u);
  expect(await find([])).toMatch(/codes no value/u);
});

describe('comparisons', () => {
  const WORD = fc.stringMatching(/^[A-Z]{3,12}$/u);

  test.each([
    ['ANNE', 'ANZ', 'slight'],
    ['ANA', 'EVA', 'differs'],
    ['JUAN', 'JOSE', 'differs'],
  ])('%s against %s: %s', (printed, coded, kind) => {
    expect(compareNames([`MARCUS ${printed}`], [`MARCUS ${coded}`]).kind).toBe(kind);
  });

  test('a name agrees with itself, and with all of it that is left out', () => {
    fc.assert(
      fc.property(fc.array(WORD, { minLength: 1, maxLength: 5 }), fc.nat(4), (words, cut) => {
        expect(['agrees', 'unlike']).toContain(
          compareNames([words.join(' ')], [words.slice(0, cut + 1).join(' ')]).kind,
        );
      }),
    );
  });

  test('a day is found in the forms that cards print', () => {
    const forms = [
      '28/05/1990',
      '05/28/1990',
      '1990-05-28',
      '28 MAY 1990',
      'MAY 28, 1990',
      '28 DE MAYO DE 1990',
      '28.05.90',
      '5/28/90',
      '28 MAI/MAY 90',
    ];
    for (const form of forms) expect(form).toMatch(printedForms('1990-05-28'));
    for (const other of ['28/05/1991', 'GALA900528MDF', '128/05/1990', '28 JUN 1990'])
      expect(other).not.toMatch(printedForms('1990-05-28'));
  });

  test('dates without expiry, and texts that are none, are no difference', () => {
    expect(compareDates('2026-01-01', '2099-12-31')).toBe('misreadable');
    expect(compareDates('NEVER', '2028-12-31')).toBe('misreadable');
    expect(compareDates('1928-12-31', '2028-12-31')).toBe('agrees');
  });

  test('numbers', () => {
    expect(compareNumbers('D123-4567-8901', 'D12345678901')).toBe('agrees');
    expect(compareNumbers('AB1OO456', 'AB100456')).toBe('agrees');
    expect(compareNumbers('X3K917QW5', 'X3K917QWS')).toBe('unlike');
    expect(compareNumbers('123456', '12Z456')).toBe('unlike');
    expect(compareNumbers('8912345', '8972345')).toBe('look-alike');
    expect(compareNumbers('UN912345', 'VN912345')).toBe('misreadable');
  });
});
