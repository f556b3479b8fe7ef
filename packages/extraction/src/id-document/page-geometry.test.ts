import { type DocumentClass, fraction } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { readIdDocument } from './read-id-document.js';

function read(text: string, type: string, country: string, region?: string): Record<string, unknown> {
  const documentClass: DocumentClass = {
    name: `identity/${type}` as DocumentClass['name'],
    confidence: fraction(1),
    country,
    region,
    because: [],
  };
  const page = { page: 1, source: 'ocr' as const, lines: printed(text), aspect: 1, upright: undefined };
  const fields = readIdDocument({
    text: { pages: [page], pagesUnread: 0 },
    codes: { barcodes: [], mrz: undefined },
    documentClass,
    country: 'us',
  });
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe('where values stand to their labels', () => {
  test('labels below their values that end in words nobody knows', () => {
    const text = `
  ROSALINDA OCHOA VERA
  Nombre del titular

  YUC71112991
  Folio de licencia

  13-ABR-1959                     03-SEP-2024
  Nacio el dia                    Vigente hasta

  03-SEP-2019
  Otorgada el`;
    expect(read(text, 'driver_license', 'MEX')).toMatchObject({
      licenseNumber: 'YUC71112991',
      dateOfBirth: '1959-04-13',
      expirationDate: '2024-09-03',
      dateOfIssue: '2019-09-03',
    });
  });

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

  test('surnames with a label each', () => {
    const text = `
  Primer apellido                 Segundo apellido
  HINOJOSA                        OLMEDO
  Nombre(s)
  MA. DE LOS ANGELES`;
    expect(read(text, 'driver_license', 'MEX')).toMatchObject({
      lastName: 'HINOJOSA OLMEDO',
      firstName: 'MA. DE LOS ANGELES',
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

  test('labels below their values', () => {
    const text = `
  HELSTROM
  Surname

  NORMA
  Given names

  04 MAR 1971
  Date of birth

  05 MAY 2020
  Date of issue

  04 MAY 2030
  Date of expiry`;
    expect(read(text, 'passport', 'UTO')).toMatchObject({
      lastName: 'HELSTROM',
      firstName: 'NORMA',
      dateOfBirth: '1971-03-04',
      dateOfIssue: '2020-05-05',
      expirationDate: '2030-05-04',
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
  test('the holder of a social security card stands above the number or below', () => {
    const named = { firstName: 'NORMA', lastName: 'HELSTROM', licenseNumber: '900-12-3456' };
    expect(
      read('  SOCIAL SECURITY\n  NORMA HELSTROM\n  900-12-3456', 'social_security_card', 'USA'),
    ).toMatchObject(named);
    expect(
      read('  SOCIAL SECURITY\n  900-12-3456\n  NORMA HELSTROM', 'social_security_card', 'USA'),
    ).toMatchObject(named);
  });

  test('the place behind a day of birth', () => {
    const text = '  NOME\n  LIA PRADO\n  DATA, LOCAL E UF DE NASCIMENTO\n  19/05/1953, OLINDA, PE';
    expect(read(text, 'driver_license', 'BRA')).toMatchObject({
      dateOfBirth: '1953-05-19',
      placeOfBirth: 'OLINDA, PE',
    });
  });

  test('the sex that a CURP states, whatever its letter means on the card', () => {
    const card = (sex: string, curp: string) =>
      `  APELLIDOS\n  OLVERA TREJO\n  NOMBRE(S)\n  INES\n  SEXO\n  ${sex}\n  CURP\n  ${curp}`;
    expect(read(card('M', 'OETI900101HDFLRN09'), 'national_id', 'MEX')).toMatchObject({ sex: 'M' });
    expect(read(card('M', 'OETI900101MDFLRN09'), 'national_id', 'MEX')).toMatchObject({ sex: 'F' });
  });

  test('measures, the number and an address on a licence without labels', () => {
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

  test('an address whose lines end as in the country of the licence', () => {
    const text = '  LICENCIA DE CONDUCIR\n  CALLE OLMO 12\n  06700 CUAUHTEMOC, CDMX';
    expect(read(text, 'driver_license', 'MEX')).toMatchObject({
      address: 'CALLE OLMO 12 06700 CUAUHTEMOC, CDMX',
    });
  });

  test("a permit's own number and its holder's", () => {
    const text =
      '  Surname      HELSTROM\n  Given Name   NORMA\n  USCIS#       123456789\n  Card#        WAC1234567890\n  Category     CO9';
    expect(read(text, 'work_authorization', 'USA')).toMatchObject({
      personalNumber: '123456789',
      licenseNumber: 'WAC1234567890',
      category: 'C09',
    });
  });

  test('the day since when someone is a resident is no day of issue', () => {
    const text = '  Surname\n  HELSTROM\n  Resident Since:\n  27 Apr 2018';
    const fields = read(text, 'residence_card', 'USA');
    expect(fields.residentSince).toBe('2018-04-27');
    expect(fields.dateOfIssue).toBeUndefined();
  });

  test('a name before which only `Nombre` stands is the whole name on a Mexican licence, unless surnames are labelled', () => {
    const whole = read(
      '  LICENCIA DE CONDUCIR\n  NOMBRE(S)\n  ROSA OLIVARES DUARTE',
      'driver_license',
      'MEX',
    );
    expect(whole).toMatchObject({ firstName: 'ROSA', lastName: 'OLIVARES DUARTE' });
    const apart = read(
      '  APELLIDOS\n  OLIVARES DUARTE\n  NOMBRE(S)\n  ROSA MARIA ELENA',
      'driver_license',
      'MEX',
    );
    expect(apart).toMatchObject({ firstName: 'ROSA MARIA ELENA', lastName: 'OLIVARES DUARTE' });
  });

  test('what licences alone state is not read of passports', () => {
    expect(
      read('  TIPO   SOBRENOME\n  P      PRADO', 'passport', 'BRA').vehicleClassifications,
    ).toBeUndefined();
  });
});
