import { type DocumentClass, fraction, type TextLine } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { printed } from '../../testing/printed.js';
import { readIdentity } from './read-identity.js';

const read = (text: string, type: string, country: string, region?: string): Record<string, unknown> =>
  readLines(printed(text), type, country, region);

function readLines(
  lines: readonly TextLine[],
  type: string,
  country: string,
  region?: string,
): Record<string, unknown> {
  const documentClass: DocumentClass = {
    name: `identity/${type}` as DocumentClass['name'],
    confidence: fraction(1),
    country,
    region,
    because: [],
  };
  const page = { page: 1, source: 'ocr' as const, lines, aspect: 1, upright: undefined };
  const fields = readIdentity({
    text: { pages: [page], pagesUnread: 0 },
    codes: { barcodes: [], mrz: undefined },
    documentClass,
    country: 'us',
  });
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe('where values stand to their labels', () => {
  test('a number behind ID, names above an address of which a digit is lost', () => {
    const text = `
  NEW YORK STATE                  DRIVER LICENSE
  ID 400 962 678                  CLASS D
  POMEROY,
  MEI LING
  RR 2 BOX 118
  ALBANY, NY 1208
  SEX F   EYES HAZ
  DOB 08/11/1968
  EXPIRES 09/11/2030              ISSUED 09/11/2022`;
    expect(read(text, 'driver_license', 'USA', 'NY')).toMatchObject({
      licenseNumber: '400 962 678',
      lastName: 'POMEROY',
      firstName: 'MEI LING',
      address: 'RR 2 BOX 118 ALBANY, NY 1208',
    });
  });

  test('a number in groups without a label', () => {
    const text = `
  MICHIGAN                        OPERATOR LICENSE
  S 711 772 870 324
  LINDHOLM
  SOO-JIN
  13350 COUNTY LINE RD SE
  LANSING, MI 48910
  Date of Birth 07-08-1980
  Expires 01-06-2027`;
    expect(read(text, 'driver_license', 'USA', 'MI')).toMatchObject({
      licenseNumber: 'S 711 772 870 324',
      lastName: 'LINDHOLM',
    });
  });

  test('who issued a card and where, before the day', () => {
    const text = `
  No do documento / Document No   Expedida por / Issued by
  722993249                       SESP/PR
  Local e data de expedicao / Place and date of issue
  MARINGA - PR, 19/06/2020`;
    expect(read(text, 'national_id_card', 'BRA')).toMatchObject({
      licenseNumber: '722993249',
      issuingAuthority: 'SESP/PR',
      placeOfIssue: 'MARINGA - PR',
      dateOfIssue: '2020-06-19',
    });
  });

  test('an address of two lines over its label', () => {
    const text = `
  H1234567           C
  Licence number     Class

  NORMA HELSTROM
  Name

  2 CHURCH ROW
  SALEM, OR 97301
  Address

  03/04/1971         F
  Date of birth      Sex

  05/05/2020         03/04/2028
  Issued             Expires`;
    expect(read(text, 'driver_license', 'USA', 'OR')).toMatchObject({
      firstName: 'NORMA',
      lastName: 'HELSTROM',
      address: '2 CHURCH ROW SALEM, OR 97301',
      dateOfBirth: '1971-03-04',
      expirationDate: '2028-03-04',
    });
  });

  test('a house number is no number of an element', () => {
    const text = `
  1 FAMILY NAME
  HELSTROM
  2 GIVEN NAMES
  NORMA
  8 ADDRESS
  2 CHURCH ROW
  SALEM, OR 97301
  9 CLASS   18 EYES
  C         BRO`;
    expect(read(text, 'driver_license', 'USA', 'OR')).toMatchObject({
      firstName: 'NORMA',
      lastName: 'HELSTROM',
      address: '2 CHURCH ROW SALEM, OR 97301',
    });
  });
});

describe('values known by their form', () => {
  test('measures, the number and an address on a license without labels', () => {
    const text = `
  OREGON
  H7654321
  NORMA HELSTROM
  77 QUAIL WAY
  SALEM, OR 97301
  5'-06"      130 lb      HAZ
  9087654321234567890`;
    expect(read(text, 'driver_license', 'USA', 'OR')).toMatchObject({
      licenseNumber: 'H7654321',
      firstName: 'NORMA',
      lastName: 'HELSTROM',
      address: '77 QUAIL WAY SALEM, OR 97301',
      height: '5\'-06"',
      weight: '130 lb',
      eyeColor: 'HAZ',
    });
  });

  test('the day since when someone is a resident is no day of issue', () => {
    const text = '  Surname\n  HELSTROM\n  Resident Since:\n  27 Apr 2018';
    const fields = read(text, 'residence_card', 'USA');
    expect(fields.residentSince).toBe('2018-04-27');
    expect(fields.dateOfIssue).toBeUndefined();
  });

  test('what licenses alone state is not read of passports', () => {
    expect(
      read('  TIPO   SOBRENOME\n  P      PRADO', 'passport', 'BRA').vehicleClassifications,
    ).toBeUndefined();
  });
});

test('parents side by side are told from the left', () => {
  const card = `
  Nombre de la madre      Nombre del padre
  ROSA BENÍTEZ            PEDRO AYALA`;
  // A hair higher, as scans have it.
  const raised = printed(card).map((line) => ({
    ...line,
    words: line.words.map((word) =>
      /PEDRO|AYALA/u.test(word.text) ? { ...word, box: { ...word.box, y1: word.box.y1 - 0.001 } } : word,
    ),
  }));
  expect(readLines(raised, 'national_id', 'SLV')).toMatchObject({ parents: 'ROSA BENÍTEZ PEDRO AYALA' });
});

test("Panama's card: given names over surnames above all labels, its number in large print", () => {
  const card = `
  REPÚBLICA DE PANAMÁ
  TRIBUNAL ELECTORAL

  ELVIRA ESTHER
  ARAÚZ PITTÍ
  NOMBRE USUAL:
  FECHA DE NACIMIENTO: 11-SEP-1966
  LUGAR DE NACIMIENTO: DAVID, CHIRIQUÍ
  EXPEDIDA: 01-NOV-2019      EXPIRA: 01-NOV-2029

  4-512-1907`;
  const large = printed(card).map((line) => ({
    ...line,
    words: line.words.map((word) =>
      word.text === '4-512-1907' ? { ...word, box: { ...word.box, y2: word.box.y1 + 0.05 } } : word,
    ),
  }));
  expect(readLines(large, 'national_id', 'PAN')).toMatchObject({
    firstName: 'ELVIRA ESTHER',
    lastName: 'ARAÚZ PITTÍ',
    licenseNumber: '4-512-1907',
    issuingAuthority: 'TRIBUNAL ELECTORAL',
  });
});
