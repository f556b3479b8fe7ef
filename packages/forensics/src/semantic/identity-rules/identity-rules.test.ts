import {
  type AamvaContent,
  type Barcode,
  type DocumentClassName,
  type DocumentField,
  fraction,
  type MrzReading,
} from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardViews, field, inShort, reading, rereaderOf } from '../source-agreement/testing/card.js';
import { wholeYears, yearsAfter } from './calendar.js';
import { identityRules } from './identity-rules.js';

const BOX = { x1: 0, y1: 0.5, x2: 1, y2: 0.9 };

/** A license of Virginia as the standard of 2020 has it, with other elements where they are named. */
const LICENSE: Readonly<Record<string, string>> = Object.fromEntries(
  'DCA D,DCB NONE,DCD NONE,DBA 12102028,DCS SAMPLE,DAC MICHAEL,DAD JOHN,DBD 06062020,DBB 06061999,DBC 1,DAY BRO,DAU 068 in,DAG 23 MAIN ST,DAI RICHMOND,DAJ VA,DAK 232690000,DAQ T64235789,DCF 24242,DCG USA,DDE N,DDF N,DDG N'
    .split(',')
    .map((element) => [element.slice(0, 3), element.slice(4)]),
);

function barcode(
  changed: Readonly<Record<string, string | undefined>> = {},
  content: Partial<AamvaContent> = {},
  subfile: 'DL' | 'ID' = 'DL',
): Barcode {
  const elements = Object.fromEntries(
    Object.entries({ ...LICENSE, ...changed }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const text = `@\n\x1e\rANSI 636000100001${subfile}00310200${subfile}`;
  return {
    symbology: 'pdf417',
    page: 1,
    box: BOX,
    text,
    content: { kind: 'aamva', issuer: '636000', version: 10, elements, structureFaults: [], ...content },
  };
}

const ofCode = async (
  changed: Readonly<Record<string, string | undefined>> = {},
  content: Partial<AamvaContent> = {},
  subfile: 'DL' | 'ID' = 'DL',
) =>
  inShort(
    await identityRules.examine(cardViews([], { codes: { barcodes: [barcode(changed, content, subfile)] } })),
  );

/** The zone of a passport of Utopia; digits hold unless named. */
const ZONE: MrzReading = {
  format: 'TD3',
  page: 1,
  box: BOX,
  lines: ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'],
  reading: fraction(0.96),
  checkDigits: (
    ['documentNumber', 'dateOfBirth', 'dateOfExpiration', 'personalNumber', 'composite'] as const
  ).map((over) => ({
    over,
    holds: true,
  })),
  repairs: [],
  values: {
    documentCode: 'P',
    issuingState: 'UTO',
    lastName: 'ERIKSSON',
    firstName: 'ANNA MARIA',
    documentNumber: 'L898902C3',
    nationality: 'UTO',
    dateOfBirth: '1974-08-12',
    dateOfExpiration: '2012-04-15',
    sex: 'F',
    optional: [],
  },
};

const ofZone = async (changed: Partial<MrzReading>, ...fields: DocumentField[]) =>
  inShort(
    await identityRules.examine({
      ...cardViews(fields, { name: 'identity/passport', codes: { mrz: { ...ZONE, ...changed } } }),
      rereader: rereaderOf(fields),
    }),
  );

const ofPrint = async (
  values: Readonly<Record<string, string>>,
  name: DocumentClassName,
  country: string,
  receivedOn?: string,
) => {
  const fields = Object.entries(values).map(([called, value]) => field(called, reading(value)));
  const views = cardViews(fields, { name, country });
  return inShort(
    await identityRules.examine({
      ...views,
      rereader: rereaderOf(fields),
      ...(receivedOn !== undefined && { receivedOn }),
    }),
  );
};

describe('a license code', () => {
  test('as its issuer makes it', async () => {
    expect(await ofCode()).toBe('0');
    expect(await ofCode({ DDH: '06062017', DDI: '06062018', DDJ: '06062020' })).toBe('0');
    expect(await ofCode({ DDJ: '00000000', DDH: '' })).toBe('0');
  });

  test.each<[string, Record<string, string | undefined>, string]>([
    ['born otherwise than it comes of age', { DDJ: '06062015' }, '3; AGE_DATE_DIFFERS 2020-06-06 2015-06-06'],
    ['expired before it was issued', { DBA: '06062019' }, '4; EXPIRES_BEFORE_ISSUE 2020-06-06 2019-06-06'],
    [
      'issued before its holder was born',
      { DBB: '06062021' },
      '4; ISSUED_BEFORE_BIRTH 2021-06-06 2020-06-06',
    ],
    ['a holder of nine years', { DBB: '06072010' }, '2; HOLDER_UNDER_AGE 2010-06-07 2020-06-06'],
    ['thirty years of validity', { DBA: '12102051' }, '2; VALIDITY_TOO_LONG 2020-06-06 2051-12-10'],
    ['no day', { DBB: '13311990' }, '2; CODE_DATE_IMPOSSIBLE  13311990'],
    ['a date in the form of Canada', { DBB: '19990606' }, '1; CODE_DATE_FORM  19990606'],
    ['a holder of another state', { DAJ: 'CA' }, '2; CODE_STATE_DIFFERS VA CA'],
    [
      'another country',
      { DCG: 'CAN', DBD: '20200606', DBA: '20281210', DBB: '19990606' },
      '2; CODE_COUNTRY_DIFFERS USA CAN',
    ],
    ['one element less', { DCD: undefined }, '1; CODE_ELEMENTS_MISSING - -'],
    [
      'three elements less',
      { DDE: undefined, DDF: undefined, DDG: undefined },
      '2; CODE_ELEMENTS_MISSING - -',
    ],
    ['a number of another shape', { DAQ: '1234' }, '1; LICENCE_NUMBER_SHAPE - 1234'],
  ])('%s', async (_, changed, found) => {
    expect(await ofCode(changed)).toBe(found);
  });

  test('a leap day comes of age on either day', async () => {
    expect(await ofCode({ DBB: '02292000', DDH: '02282018', DDJ: '03012021' })).toBe('0');
  });

  test('a header that miscounts, an issuer that is not known', async () => {
    expect(
      await ofCode({}, { structureFaults: ['subfile DL has 304 characters, the header says 317'] }),
    ).toMatch(/^2; CODE_HEADER_DIFFERS/u);
    expect(await ofCode({}, { issuer: '999999' })).toBe('1; CODE_ISSUER_UNKNOWN - 999999');
  });

  test('a number of Florida that is of another holder', async () => {
    // S514 is SAMPLE; 99 and 206 are a man born on 6 June 1999: (6 - 1) * 40 + 6.
    const florida = { DAJ: 'FL', DAQ: 'S514000992060' };
    expect(await ofCode(florida, { issuer: '636010' })).toBe('0');
    expect(await ofCode({ ...florida, DBB: '06071999' }, { issuer: '636010' })).toBe(
      '2; LICENCE_NUMBER_OF_OTHER_HOLDER - S514000992060',
    );
  });

  test('identity cards of the old do not expire', async () => {
    expect(await ofCode({ DBA: '01012099' }, {}, 'ID')).toBe('0');
    expect(await ofCode({ DBA: '12319999' }, {}, 'ID')).toBe('0');
    expect(await ofCode({ DBA: '01012099' })).toMatch(/^2; VALIDITY_TOO_LONG/u);
  });

  test('Arizona licenses until the age of 65', async () => {
    expect(await ofCode({ DBA: '06062064', DAJ: 'AZ', DAQ: 'D12345678' }, { issuer: '636026' })).toBe('0');
  });
});

describe('a zone', () => {
  const failing = {
    checkDigits: ZONE.checkDigits.map((digit) =>
      digit.over === 'dateOfBirth' || digit.over === 'composite' ? { ...digit, holds: false } : digit,
    ),
  };
  const printedBirth = field('dateOfBirth', reading('1974-08-12'), reading('1974-08-12', 'mrz', 0.5));

  test('that holds', async () => {
    expect(await ofZone({})).toBe('0');
  });

  test('a digit that fails is a doubt, unless the print has the same value and the zone was surely read', async () => {
    expect(await ofZone(failing)).toBe('1; ZONE_CHECK_DIGIT_FAILS - 1974-08-12');
    expect(await ofZone({ ...failing, reading: fraction(0.7) }, printedBirth)).toBe(
      '1; ZONE_CHECK_DIGIT_FAILS - 1974-08-12',
    );
    expect(await ofZone(failing, printedBirth)).toBe('3; ZONE_CHECK_DIGIT_FAILS - 1974-08-12');
  });

  test('a repaired one is told', async () => {
    expect(await ofZone({ repairs: [{ line: 1, column: 3, from: 'O', to: '0' }] })).toBe(
      '1; ZONE_REPAIRED O 0',
    );
  });

  test('an issuer that there is none, a birth on no day', async () => {
    expect(await ofZone({ values: { ...ZONE.values, issuingState: 'ZZZ' } })).toBe(
      '2; ZONE_ISSUER_UNKNOWN - ZZZ',
    );
    const lines = [ZONE.lines[0] ?? '', 'L898902C36UTO1102298F1609068<<<<<<<<<<<<<<04'];
    expect(await ofZone({ lines })).toBe('2; ZONE_DATE_IMPOSSIBLE - 110229');
  });
});

describe('a Mexican credential', () => {
  const CREDENTIAL = {
    lastName: 'GARCIA LOPEZ',
    firstName: 'ANA',
    personalNumber: 'GALA800101MDFRPN04',
    electorKey: 'GRLPAN80010109M100',
    dateOfBirth: '1980-01-01',
  };
  const find = (changed: Partial<typeof CREDENTIAL>) =>
    ofPrint({ ...CREDENTIAL, ...changed }, 'identity/voter_registration_card', 'MEX');

  test('as its issuer makes it', async () => {
    expect(await find({})).toBe('0');
  });

  test.each<[string, Partial<typeof CREDENTIAL>, string]>([
    ['another birthday', { dateOfBirth: '1991-11-23' }, '3; CURP_OF_OTHER_BIRTH 1980-01-01 1991-11-23'],
    [
      'a birthday that looks alike, read twice',
      { dateOfBirth: '1980-07-01' },
      '3; CURP_OF_OTHER_BIRTH 1980-01-01 1980-07-01',
    ],
    [
      'another surname',
      { lastName: 'PEMBERTON LOPEZ', electorKey: '' },
      '3; CURP_OF_OTHER_NAME GALA800101MDFRPN04 PEMBERTON LOPEZ, ANA',
    ],
    [
      'another name of the same letter',
      { lastName: 'GOMEZ LOPEZ', electorKey: '' },
      '1; CURP_OF_OTHER_NAME GALA800101MDFRPN04 GOMEZ LOPEZ, ANA',
    ],
    [
      'one surname, the other not read',
      { lastName: 'PEMBERTON', electorKey: '' },
      '1; CURP_OF_OTHER_NAME GALA800101MDFRPN04 PEMBERTON, ANA',
    ],
    [
      'one surname with its particle, the other not read',
      {
        lastName: 'DE LEON',
        personalNumber: 'LEGA850312HDFNRL03',
        dateOfBirth: '1985-03-12',
        firstName: 'ALBERTO',
        electorKey: '',
      },
      '1; CURP_OF_OTHER_NAME LEGA850312HDFNRL03 DE LEON, ALBERTO',
    ],
    [
      'a first letter that looks alike',
      { lastName: 'CARCIA LOPEZ', electorKey: '' },
      '1; CURP_OF_OTHER_NAME GALA800101MDFRPN04 CARCIA LOPEZ, ANA',
    ],
    [
      'an elector of another birthday',
      { electorKey: 'GRLPAN92112309M100' },
      '3; ELECTOR_KEY_OF_OTHER_BIRTH GALA800101MDFRPN04 GRLPAN92112309M100',
    ],
    [
      'an elector of another sex',
      { electorKey: 'GRLPAN80010109H100' },
      '2; ELECTOR_KEY_OF_OTHER_SEX GALA800101MDFRPN04 GRLPAN80010109H100',
    ],
  ])('%s', async (_, changed, found) => {
    expect(await find(changed)).toBe(found);
  });

  test('ten years of validity', async () => {
    const views = (years: string) =>
      cardViews([], {
        name: 'identity/voter_registration_card',
        country: 'MEX',
        lines: [`VIGENCIA ${years}`],
      });
    expect(inShort(await identityRules.examine(views('2018 - 2028')))).toBe('0');
    expect(inShort(await identityRules.examine(views('2018 - 2035')))).toBe(
      '2; VALIDITY_UNUSUAL - 2018 - 2035',
    );
    expect(inShort(await identityRules.examine(views('2018 - 2023')))).toBe('0');
  });

  test('a birthday that looks alike is a doubt where nobody reads it again', async () => {
    const fields = Object.entries({ ...CREDENTIAL, dateOfBirth: '1980-07-01' }).map(([called, value]) =>
      field(called, reading(value)),
    );
    const views = cardViews(fields, { name: 'identity/voter_registration_card', country: 'MEX' });
    expect(inShort(await identityRules.examine(views))).toBe('1; READING_DOUBT 1980-01-01 1980-07-01');
  });

  test('a key whose digit does not hold was misread, or is left to others', async () => {
    expect(
      await find({ personalNumber: 'GALA800101MDFRPN09', dateOfBirth: '1991-11-23', electorKey: '' }),
    ).toMatch(/^The document has no code|^0/u);
  });
});

describe('Brazil', () => {
  const LICENSE_CARD = {
    dateOfBirth: '1990-02-03',
    dateOfIssue: '2022-05-06',
    expirationDate: '2032-05-06',
    licenseNumber: '62472927637',
  };
  const find = (changed: Partial<typeof LICENSE_CARD>) =>
    ofPrint({ ...LICENSE_CARD, ...changed }, 'identity/driver_license', 'BRA');

  test('ten years below 50, five below 70, three after', async () => {
    expect(await find({})).toBe('0');
    expect(await find({ dateOfBirth: '1972-05-06' })).toBe('2; VALIDITY_TOO_LONG 2027-05-06 2032-05-06');
    expect(await find({ dateOfBirth: '1950-05-06', expirationDate: '2025-05-06' })).toBe('0');
    expect(await find({ expirationDate: '2034-05-06' })).toBe('2; VALIDITY_TOO_LONG 2032-05-06 2034-05-06');
  });

  test('issued anew after the fiftieth birthday, good until the day that was set before it', async () => {
    const reissued = { dateOfBirth: '1973-05-01', dateOfIssue: '2024-06-10' };
    expect(await find({ ...reissued, expirationDate: '2032-09-15' })).toBe('0');
    expect(await find({ ...reissued, expirationDate: '2034-06-10' })).toBe(
      '2; VALIDITY_TOO_LONG 2029-06-10 2034-06-10',
    );
  });

  test('register digits that do not fit', async () => {
    expect(await find({ licenseNumber: '62472927638' })).toBe('2; REGISTER_NUMBER_FAILS - 62472927638');
  });

  test("a card that is not its CPF's", async () => {
    const card = {
      licenseNumber: '529.982.247-25',
      personalNumber: '111.444.777-35',
      dateOfBirth: '1990-02-03',
      expirationDate: '2032-05-06',
    };
    expect(await ofPrint(card, 'identity/national_id', 'BRA')).toBe(
      '3; CARD_OF_OTHER_CPF 111.444.777-35 529.982.247-25',
    );
    expect(
      await ofPrint({ ...card, personalNumber: card.licenseNumber }, 'identity/national_id', 'BRA'),
    ).toBe('0');
  });
});

describe('printed dates', () => {
  const DATES = { dateOfBirth: '1990-02-03', dateOfIssue: '2022-05-06', expirationDate: '2032-05-06' };
  const find = (changed: Partial<typeof DATES>, receivedOn?: string) =>
    ofPrint({ ...DATES, ...changed }, 'identity/driver_license', 'USA', receivedOn);

  test.each<[string, Partial<typeof DATES>, string | undefined, string]>([
    ['an ordinary license', {}, '2026-11-22', '0'],
    ['an expired one is told', {}, '2033-01-01', '1; EXPIRED - 2032-05-06'],
    [
      'issued before birth',
      { dateOfIssue: '1980-02-03' },
      undefined,
      '3; ISSUED_BEFORE_BIRTH 1990-02-03 1980-02-03',
    ],
    ['issued on the day of birth: one label for the other', { dateOfIssue: '1990-02-03' }, undefined, '0'],
    [
      'expired before its issue',
      { expirationDate: '2021-05-06' },
      undefined,
      '3; EXPIRES_BEFORE_ISSUE 2022-05-06 2021-05-06',
    ],
    ['issued after it was submitted', {}, '2021-01-01', '3; ISSUED_AFTER_SUBMISSION 2021-01-01 2022-05-06'],
    [
      'issued to a child',
      { dateOfBirth: '2012-02-03' },
      undefined,
      '2; HOLDER_UNDER_AGE 2012-02-03 2022-05-06',
    ],
  ])('%s', async (_, changed, receivedOn, found) => {
    expect(await find(changed, receivedOn)).toBe(found);
  });

  test('a year that lost its last digits is none', async () => {
    const issued = { ...reading('2020-05-22'), raw: '22.05.20' };
    const expired = { ...reading('2012-05-22'), raw: '22.05.2012' };
    const fields = [
      field('dateOfBirth', { ...reading('1975-02-03'), raw: '03.02.1975' }),
      field('dateOfIssue', issued),
      field('expirationDate', expired),
    ];
    const examine = async (...of: DocumentField[]) =>
      inShort(await identityRules.examine({ ...cardViews(of), rereader: rereaderOf(of) }));
    expect(await examine(...fields)).toBe('0');
    const short = fields.map((one) => ({ ...one, raw: one.raw.replace(/\.(?:19|20)(\d\d)$/u, '.$1') }));
    expect(await examine(...short)).toMatch(/^3; EXPIRES_BEFORE_ISSUE/u);
  });

  test('without a second reading they say little', async () => {
    const fields = Object.entries({ ...DATES, dateOfIssue: '1980-02-03' }).map(([name, value]) =>
      field(name, reading(value)),
    );
    expect(inShort(await identityRules.examine(cardViews(fields)))).toMatch(/^2; ISSUED_BEFORE_BIRTH/u);
  });
});

test('cannot tell of other documents, nor of cards that were not read', async () => {
  expect(inShort(await identityRules.examine(cardViews([])))).toMatch(/no code/u);
  const views = cardViews(
    [field('dateOfBirth', reading('2030-01-01')), field('dateOfIssue', reading('1999-01-01'))],
    {
      name: 'financial/paystub',
    },
  );
  expect(inShort(await identityRules.examine(views))).toMatch(/no code/u);
});

test('whole years end on the same day of another year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 80 }), (days, years) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
      const later = yearsAfter(day, years) ?? '';
      expect([years, day.endsWith('02-29') ? years - 1 : years]).toContain(wholeYears(day, later));
    }),
  );
});
