import {
  type Barcode,
  type DocumentClass,
  type DocumentCodes,
  fraction,
  type MrzReading,
} from '@assay/media';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printed } from '../../testing/printed.js';
import { readIdentity } from './read-identity.js';

const NO_CODES: DocumentCodes = { barcodes: [], mrz: undefined };
const WHOLE = { x1: 0, y1: 0, x2: 1, y2: 1 };

function classed(type: string, country?: string, region?: string): DocumentClass {
  return {
    name: `identity/${type}` as DocumentClass['name'],
    confidence: fraction(1),
    country,
    region,
    because: [],
  };
}

const pageOf = (text: string) => ({
  page: 1,
  source: 'ocr' as const,
  lines: printed(text),
  aspect: 1,
  upright: undefined,
});

function read(text: string, documentClass: DocumentClass, codes = NO_CODES): Record<string, unknown> {
  const fields = readIdentity({
    text: { pages: [pageOf(text)], pagesUnread: 0 },
    codes,
    documentClass,
    country: 'us',
  });
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe('US licenses', () => {
  const TX = classed('driver_license', 'USA', 'TX');

  test('numbered labels beside their values', () => {
    const text = `
  TEXAS  DRIVER LICENSE
  4d DL 12345678        9 Class C
  4a Iss 01/02/2022     4b Exp 01/02/2030
  3 DOB 11/30/1985
  1 HARPER
  2 LINDA MAE
  8 12 OAK LANE
    AUSTIN, TX 78701
  12 Rest NONE   9a End NONE
  15 Sex F    16 Hgt 5'-04"    18 Eyes BRO
  5 DD 12345678901234567890`;
    expect(read(text, TX)).toEqual({
      lastName: 'HARPER',
      firstName: 'LINDA MAE',
      dateOfBirth: '1985-11-30',
      licenseNumber: '12345678',
      expirationDate: '2030-01-02',
      dateOfIssue: '2022-01-02',
      address: '12 OAK LANE AUSTIN, TX 78701',
      sex: 'F',
      countryRegion: 'USA',
      region: 'TX',
      documentDiscriminator: '12345678901234567890',
      vehicleClassifications: 'C',
      endorsements: 'NONE',
      restrictions: 'NONE',
      eyeColor: 'BRO',
      height: '5\'-04"',
    });
  });

  test('labels above their values, without numbers', () => {
    const text = `
  LICENSE NO.         EXPIRES
  H1234567            05/06/2031
  LAST NAME           DATE OF BIRTH
  HARPER              07/08/1990
  FIRST NAME          ISSUED
  LINDA               05/06/2023
  SEX    HEIGHT
  F      5'-04"`;
    expect(read(text, TX)).toMatchObject({
      licenseNumber: 'H1234567',
      expirationDate: '2031-05-06',
      lastName: 'HARPER',
      dateOfBirth: '1990-07-08',
      firstName: 'LINDA',
      dateOfIssue: '2023-05-06',
      sex: 'F',
      height: '5\'-04"',
    });
  });

  test('name and address without labels, as on an envelope', () => {
    const text = `
  LIC #: 034568
  DOB: 03/23/1988   EXP: 03/23/2026
  ISS: 03/23/2019   SEX: M
  ORAL FINCH
  7 ELM STREET
  SALEM, WV 26426`;
    expect(read(text, classed('driver_license', 'USA', 'WV'))).toMatchObject({
      firstName: 'ORAL',
      lastName: 'FINCH',
      address: '7 ELM STREET SALEM, WV 26426',
      licenseNumber: '034568',
    });
  });

  test('the bar code agrees with the print and adds what the print leaves out', () => {
    const elements = {
      DCS: 'HARPER',
      DAC: 'LINDA',
      DAD: 'MAE',
      DBB: '11301985',
      DBA: '01022030',
      DAQ: '12345678',
      DAU: '064 in',
      DAZ: 'BRO',
    };
    const content = { kind: 'aamva' as const, issuer: '636015', version: 10, elements, structureFaults: [] };
    const barcode: Barcode = { symbology: 'pdf417', page: 1, box: WHOLE, text: '', content };
    expect(
      read('  4d DL 12345678\n  1 HARPER\n  2 LINDA MAE\n  3 DOB 11/30/1985', TX, {
        barcodes: [barcode],
        mrz: undefined,
      }),
    ).toMatchObject({
      lastName: 'HARPER',
      firstName: 'LINDA MAE',
      dateOfBirth: '1985-11-30',
      expirationDate: '2030-01-02',
      height: '064 in',
      hairColor: 'BRO',
      region: 'TX',
    });
  });
});

const zone = (values: Partial<MrzReading['values']>): DocumentCodes => ({
  barcodes: [],
  mrz: {
    format: 'TD3',
    page: 1,
    box: WHOLE,
    lines: [],
    reading: fraction(0.95),
    checkDigits: [
      { over: 'documentNumber', holds: true },
      { over: 'dateOfBirth', holds: true },
      { over: 'dateOfExpiration', holds: true },
    ],
    repairs: [],
    values: {
      documentCode: 'P',
      issuingState: 'UTO',
      lastName: undefined,
      firstName: undefined,
      documentNumber: undefined,
      nationality: undefined,
      dateOfBirth: undefined,
      dateOfExpiration: undefined,
      sex: undefined,
      optional: [],
      ...values,
    },
  },
});

describe('passports', () => {
  const UTOPIA = classed('passport', 'UTO');

  test('what only the zone says comes from it; names are shown as printed, whatever became of their labels', () => {
    const codes = zone({
      lastName: 'MUELLER',
      firstName: 'JORG',
      documentNumber: 'C01X00T47',
      dateOfBirth: '1964-08-12',
      dateOfExpiration: '2032-10-31',
    });
    expect(
      read('  xx/Nnne\n  MÜLLER\n  yy\n  JÖRG\n  12.08.1964\n  01.11.2022\n  31.10.2032', UTOPIA, codes),
    ).toMatchObject({
      lastName: 'MÜLLER',
      firstName: 'JÖRG',
      licenseNumber: 'C01X00T47',
      dateOfBirth: '1964-08-12',
      dateOfIssue: '2022-11-01',
      expirationDate: '2032-10-31',
    });
  });

  test('surnames in two lines are one name where the zone has them so, in the spelling of the print', () => {
    const codes = zone({ lastName: 'DE LA GARZA TREVINO', firstName: 'ABUNDIO' });
    expect(
      read('  APELLIDOS      DNI 91581055T\n  DE LA GARZA\n  TREVIÑO\n  NOMBRE\n  ABUNDIO', UTOPIA, codes),
    ).toMatchObject({
      lastName: 'DE LA GARZA TREVIÑO',
      firstName: 'ABUNDIO',
    });
  });

  test("a driver's number is not that of the plastic, which the zone of an enhanced license holds", () => {
    const codes = zone({
      documentCode: 'ID',
      issuingState: 'USA',
      documentNumber: 'MI6483571',
      lastName: 'HARPER',
      firstName: 'LINDA',
    });
    const text = '\n  4d Lic No S 362 435 106 896\n  9 LIC TYPE O   9a END NONE\n  3 DOB 05/21/1963';
    expect(read(text, classed('driver_license', 'USA'), codes)).toMatchObject({
      licenseNumber: 'S 362 435 106 896',
      vehicleClassifications: 'O',
      documentCode: 'ID',
    });
  });

  test("a Spanish card is known by its holder's number, which stands behind that of the plastic", () => {
    const { mrz } = zone({ issuingState: 'ESP', documentNumber: 'CAA156397', optional: ['91581055T'] });
    const codes: DocumentCodes = { barcodes: [], mrz: { ...(mrz as MrzReading), format: 'TD1' } };
    expect(read('  DOCUMENTO NACIONAL DE IDENTIDAD', classed('national_id', 'ESP'), codes)).toMatchObject({
      licenseNumber: '91581055T',
      personalNumber: '91581055T',
    });
  });

  test("a printed number that the zone holds beside the card's own is the holder's", () => {
    const { mrz } = zone({ issuingState: 'URY', documentNumber: '123456789', optional: ['26272425'] });
    const codes: DocumentCodes = { barcodes: [], mrz: { ...(mrz as MrzReading), format: 'TD1' } };
    expect(read('\n  NÚMERO / ID NUMBER\n  2.627.242-5', classed('national_id', 'URY'), codes)).toMatchObject(
      {
        licenseNumber: '123456789',
        personalNumber: '2.627.242-5',
      },
    );
  });

  test('print tells the century of a birth that the zone leaves out', () => {
    const codes = zone({ dateOfBirth: '2011-01-02', dateOfExpiration: '2016-07-04' });
    expect(read('  Date of birth\n  02.01.1911', UTOPIA, codes).dateOfBirth).toBe('1911-01-02');
  });

  test('of two days over which one label could be read the zone tells which is the end of validity', () => {
    const text = `
  DATE OF BIRTH
  23/09/1959

            Date of expiry
  11/10/2011         10/10/2021`;
    expect(
      read(text, UTOPIA, zone({ dateOfBirth: '1959-09-23', dateOfExpiration: '2021-10-10' })),
    ).toMatchObject({
      expirationDate: '2021-10-10',
      dateOfIssue: '2011-10-11',
    });
  });

  test('a zone whose two digits would be a day to come means the century before', () => {
    const codes = zone({ dateOfBirth: '2027-03-04', dateOfExpiration: '2032-01-01' });
    const births = (receivedOn: string | undefined, print = '') =>
      readIdentity({
        text: { pages: [pageOf(print)], pagesUnread: 0 },
        codes,
        documentClass: UTOPIA,
        country: 'us',
        receivedOn,
      }).flatMap(({ name, value }) => (name.endsWith('dateOfBirth') ? [value] : []));
    expect(births('2026-11-30')).toEqual(['1927-03-04', '1927-03-04']);
    expect(births(undefined, 'Date of issue 01 JAN 2022')).toEqual(['1927-03-04', '1927-03-04']);
    expect(births(undefined)).toEqual(['2027-03-04', '2027-03-04']);
  });

  test('a repaired value is marked, a failed check digit doubted', () => {
    const codes = zone({ documentNumber: 'L898902C3' });
    const mrz = codes.mrz as MrzReading;
    const input = { text: { pages: [], pagesUnread: 0 }, documentClass: UTOPIA, country: 'us' as const };
    const number = (changed: Partial<MrzReading>) =>
      readIdentity({ ...input, codes: { barcodes: [], mrz: { ...mrz, ...changed } } }).find(
        ({ name }) => name === 'licenseNumber',
      );
    expect(number({ repairs: [{ line: 1, column: 1, from: 'B', to: '8' }] })?.repaired).toBe(true);
    // The composite digit is no value's own.
    const zoneLines = ['P<'.padEnd(44, '<'), ''.padEnd(44, '<')];
    expect(
      number({ lines: zoneLines, repairs: [{ line: 1, column: 43, from: '<', to: '8' }] })?.repaired,
    ).toBeUndefined();
    expect(number({ checkDigits: [{ over: 'documentNumber', holds: false }] })?.confidence).toBeLessThan(0.6);
  });
});

test('no text makes it fail, and every field stands once with a probability', () => {
  const word = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('DOB', 'Surname', '4d', 'EXP:', '/', '01/02/2003', 'NOMBRE', 'SEX', '8'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 12 }),
      fc.constantFrom('USA', 'MEX', undefined),
      (lines, country) => {
        const page = pageOf(lines.map((words) => words.join('  ')).join('\n'));
        const text = { pages: [page], pagesUnread: 0 };
        const fields = readIdentity({
          text,
          codes: NO_CODES,
          documentClass: classed('driver_license', country),
          country: 'us',
        });
        expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
        for (const { confidence } of fields) expect(confidence > 0 && confidence <= 1).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
