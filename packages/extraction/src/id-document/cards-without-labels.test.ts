import { type DocumentClass, type DocumentCodes, fraction } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { readIdDocument } from './read-id-document.js';

const NO_CODES: DocumentCodes = { barcodes: [], mrz: undefined };

type Kind = 'driver_license' | 'national_id' | 'professional_id' | 'military_id' | 'social_security_card';

function read(text: string, kind: Kind, country: string): Record<string, unknown> {
  const page = { page: 1, source: 'ocr' as const, lines: printed(text), aspect: 1, upright: undefined };
  const documentClass: DocumentClass = {
    name: `identity/${kind}`,
    confidence: fraction(1),
    country,
    region: undefined,
    because: [],
  };
  const fields = readIdDocument({
    text: { pages: [page], pagesUnread: 0 },
    codes: NO_CODES,
    documentClass,
    country: 'us',
  });
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

describe('licences of the United States and Canada', () => {
  test('names over the address, as in the United States, on a Canadian licence', () => {
    const text = `
  DRIVER'S LICENCE
  No 104422-318   Class 5
  MACLEOD
  ISLA ROSE
  440 HARBOUR WALK
  LETHBRIDGE, AB T1J 4B3
  DOB 14 DEC 1982
  Cond/End  A
  Expires 14 DEC 2028`;
    expect(read(text, 'driver_license', 'CAN')).toMatchObject({
      lastName: 'MACLEOD',
      firstName: 'ISLA ROSE',
      restrictions: 'A',
    });
  });

  test('given names under a numbered surname, their own number not read', () => {
    const text = `
  1 HARPER
  LINDA MAE
  8 12 OAK LANE
    AUSTIN, TX 78701
  3 DOB 11/30/1985`;
    expect(read(text, 'driver_license', 'USA')).toMatchObject({ lastName: 'HARPER', firstName: 'LINDA MAE' });
  });

  test('codes in front are not what explains them behind', () => {
    const text = `
  DL H1234567
  END N
  RSTR CORR LENS
  DOB 11/30/1985

  END: N - Tank vehicles
  RSTR: 01 - Must wear corrective lenses when driving`;
    expect(read(text, 'driver_license', 'USA')).toMatchObject({
      endorsements: 'N',
      restrictions: 'CORR LENS',
    });
  });

  test.each([['Secretary of State'], ['NAVAJO NATION']])(
    'who issued it, in a line of its own: "%s"',
    (authority) => {
      expect(
        read(`\n  ${authority}\n  Name\n  JANE DOE\n  DOB 11/30/1985`, 'national_id', 'USA'),
      ).toMatchObject({
        issuingAuthority: authority,
      });
    },
  );
});

describe('cards of Spanish America', () => {
  test('a sentence that gives a professional leave: number, name over two lines, place and day', () => {
    const text = `
  DIRECCIÓN GENERAL DE PROFESIONES
  CÉDULA 4410272
  EN VIRTUD DE QUE
  ANA LUISA
  PEREZ LOPEZ
  CURP: PELA800101MDFRPN02
  SE LE EXPIDE LA PRESENTE CEDULA
  MONTERREY, N.L. A 4 DE MARZO DE 2016`;
    expect(read(text, 'professional_id', 'MEX')).toMatchObject({
      licenseNumber: '4410272',
      firstName: 'ANA LUISA',
      lastName: 'PEREZ LOPEZ',
      placeOfIssue: 'MONTERREY, N.L.',
      dateOfIssue: '2016-03-04',
    });
  });

  test('a whole name under a label for names', () => {
    const text = `
  NOMBRE
  ANA LUISA PEREZ LOPEZ
  FECHA DE NACIMIENTO
  20-06-2001
  RESTRICCIONES DEL CONDUCTOR
  CONDUCIR CON LENTES
  ORGANISMO DE TRÁNSITO EXPEDIDOR
  SECRETARIA DE MOVILIDAD DE CALI`;
    expect(read(text, 'driver_license', 'COL')).toMatchObject({
      firstName: 'ANA LUISA',
      lastName: 'PEREZ LOPEZ',
      restrictions: 'CONDUCIR CON LENTES',
      issuingAuthority: 'SECRETARIA DE MOVILIDAD DE CALI',
    });
  });

  test('a number under its own word', () => {
    expect(read('\n  MATRÍCULA\n  D-4410272\n  NOMBRE ANA PEREZ', 'military_id', 'MEX')).toMatchObject({
      licenseNumber: 'D-4410272',
    });
  });

  test('surnames over given names under one label, the place over the day, and an office whose name goes on in the next line', () => {
    const text = `
  REPÚBLICA DEL ECUADOR
  DIRECCIÓN GENERAL DE REGISTRO CIVIL,
  IDENTIFICACIÓN Y CEDULACIÓN

  APELLIDOS Y NOMBRES
  QUISPE LEMA
  ANA LUISA
  SEXO F
  LUGAR Y FECHA DE EXPEDICIÓN
  LOJA
  2018-11-22`;
    expect(read(text, 'national_id', 'ECU')).toMatchObject({
      lastName: 'QUISPE LEMA',
      firstName: 'ANA LUISA',
      placeOfIssue: 'LOJA',
      dateOfIssue: '2018-11-22',
      issuingAuthority: 'DIRECCIÓN GENERAL DE REGISTRO CIVIL, IDENTIFICACIÓN Y CEDULACIÓN',
    });
  });

  test.each([
    ['REGISTRO NACIONAL DE IDENTIFICACIÓN Y ESTADO CIVIL', 'PER'],
    ['INSTITUTO NACIONAL ELECTORAL', 'MEX'],
    ['UNIDAD ADMINISTRATIVA ESPECIAL MIGRACIÓN COLOMBIA', 'COL'],
  ])('who heads the card: %s', (authority, country) => {
    expect(
      read(`\n  ${authority}\n  APELLIDOS\n  QUISPE LEMA\n  SEXO F`, 'national_id', country),
    ).toMatchObject({
      issuingAuthority: authority,
    });
  });

  test('the day of an entry in a register is not that of issue', () => {
    const text = '\n  Fecha de Emisión   Fecha de Inscripción\n  26 11 2023         02 03 1982';
    expect(read(text, 'national_id', 'PER')).toMatchObject({ dateOfIssue: '2023-11-26' });
  });

  test('the name of a programme or an institution is nobody', () => {
    const text = `
  4410272                        PELA800101MDFRPN02
  Número de Cédula Profesional   Clave Única de Registro de Población

  ANA LUISA   PEREZ            LOPEZ
  Nombre(s)   Primer Apellido  Segundo Apellido

  612301  LICENCIATURA EN DERECHO
  Clave   Nombre del programa`;
    expect(read(text, 'professional_id', 'MEX')).toMatchObject({
      firstName: 'ANA LUISA',
      lastName: 'PEREZ LOPEZ',
    });
  });

  test("the holder's number for the tax office of Argentina", () => {
    expect(read('\n  CUIL   Grupo y factor\n  27-11170844-9   A+', 'driver_license', 'ARG')).toMatchObject({
      personalNumber: '27-11170844-9',
    });
  });
});

test('a social security card: given names over the surname, both in the middle, and the day of issue', () => {
  const text = `
          SOCIAL SECURITY
            219-09-9999
  THIS NUMBER HAS BEEN ESTABLISHED FOR
            JANE QUINN
             DOE
            03/04/2020
             SIGNATURE`;
  expect(read(text, 'social_security_card', 'USA')).toMatchObject({
    licenseNumber: '219-09-9999',
    firstName: 'JANE QUINN',
    lastName: 'DOE',
    dateOfIssue: '2020-03-04',
  });
});
