import { type DocumentClass, type DocumentCodes, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { readIdDocument } from './read-id-document.js';

const NO_CODES: DocumentCodes = { barcodes: [], mrz: undefined };

/** Fields of a card that states the nationality and what is typed out. */
function read(
  text: string,
  type: 'driver_license' | 'national_id' | 'passport' | 'military_id' | 'voter_registration_card',
  country: string,
): Record<string, unknown> {
  const page = {
    page: 1,
    source: 'ocr' as const,
    lines: printed(`${text}\n\n  Nationality: XXX`),
    aspect: 1,
    upright: undefined,
  };
  const documentClass: DocumentClass = {
    name: `identity/${type}` as DocumentClass['name'],
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

test.each([
  ['Fødselsdag', 'dateOfBirth'],
  ['Födelsetid', 'dateOfBirth'],
  ['Utløpsdato', 'expirationDate'],
  ['Udløbsdato', 'expirationDate'],
  ['Viimeinen voimassaolopäivä', 'expirationDate'],
  ['Giltigt t.o.m.', 'expirationDate'],
  ['Utstedelsesdato', 'dateOfIssue'],
  ['Utfärdandedatum', 'dateOfIssue'],
])('days on European cards: "%s"', (label, name) => {
  expect(read(`\n  ${label}\n  30 NOV 2025`, 'national_id', 'NOR')).toMatchObject({ [name]: '2025-11-30' });
});

test.each([
  ['Henkilötunnus', 'personalNumber', '851130-123A'],
  ['Rijksregisternr.', 'personalNumber', '85.11.30-123.45'],
  ['T.C. Kimlik No', 'personalNumber', '12345678901'],
  ['JMBG', 'personalNumber', '3011985710005'],
  ['Číslo OP', 'licenseNumber', '123456789'],
  ['Fødselssted', 'placeOfBirth', 'BERGEN'],
  ['Colore degli occhi', 'eyeColor', 'CASTANI'],
  ['Visina', 'height', '172 cm'],
  ['Køn', 'sex', 'F'],
])('what describes the holder of a European card: "%s"', (label, name, value) => {
  expect(read(`\n  ${label}\n  ${value}`, 'national_id', 'HRV')).toMatchObject({ [name]: value });
});

test.each([
  ['Expira', 'expirationDate', '15/03/2031', '2031-03-15'],
  ['Fin de vigencia', 'expirationDate', '15/03/2031', '2031-03-15'],
  ['Otorgamiento', 'dateOfIssue', '15/03/2021', '2021-03-15'],
  ['Fecha nac.', 'dateOfBirth', '30/11/1985', '1985-11-30'],
  ['Clasificación', 'vehicleClassifications', 'A', 'A'],
  ['Categoría', 'vehicleClassifications', 'A', 'A'],
])('Mexican licences: "%s"', (label, name, printedValue, value) => {
  expect(read(`\n  ${label}\n  ${printedValue}`, 'driver_license', 'MEX')).toMatchObject({ [name]: value });
});

test.each([
  ['Exprs', 'expirationDate', '03/15/2031', '2031-03-15'],
  ['Issuance Date', 'dateOfIssue', '03/15/2021', '2021-03-15'],
  ['First and Middle Name', 'firstName', 'LINDA MAE', 'LINDA MAE'],
  ['Customer Number', 'licenseNumber', 'K7281934', 'K7281934'],
  ['Restriction Codes', 'restrictions', 'B', 'B'],
  ['Operator Class', 'vehicleClassifications', 'C', 'C'],
  ['Doc Disc', 'documentDiscriminator', '00012345678901', '00012345678901'],
])('licences of the United States: "%s"', (label, name, printedValue, value) => {
  expect(read(`\n  ${label}\n  ${printedValue}`, 'driver_license', 'USA')).toMatchObject({ [name]: value });
});

test('the number of a house, and the day of a date, are no data elements of a licence', () => {
  expect(
    read(
      '\n  Address\n  12 OAK LANE AUSTIN, TX 78701\n\n  Exp\n  15 MAR 2031\n\n  Sex\n  F',
      'driver_license',
      'USA',
    ),
  ).toEqual({
    address: '12 OAK LANE AUSTIN, TX 78701',
    countryRegion: 'USA',
    expirationDate: '2031-03-15',
    sex: 'F',
  });
});

test("a parent's name is not the holder's", () => {
  expect(read('\n  Nome da mãe\n  MARIA LIMA', 'driver_license', 'BRA').firstName).toBeUndefined();
  expect(read('\n  Filho(a) de\n  MARIA LIMA', 'national_id', 'BRA').parents).toBe('MARIA LIMA');
});

test('the number of an address is joined to that of its house where names are numbered', () => {
  const card = (house: string) =>
    read(
      `\n  1 BOOKER\n  2 NICOLE RENEE\n  ${house} LINCOLN ST\n  SALEM, OR 97301\n  3 DOB 06/04/1985\n  4b EXP 07/10/2028`,
      'driver_license',
      'USA',
    );
  expect(card('895')).toMatchObject({ address: '95 LINCOLN ST SALEM, OR 97301' });
  expect(card('8 95')).toMatchObject({ address: '95 LINCOLN ST SALEM, OR 97301' });
});

test("a number and the first letter of its element's name", () => {
  expect(
    read(
      '\n  1 BOOKER\n  2 NICOLE\n  3 DOB 06/04/1985\n  9 Class D\n  9aE M\n  12R B',
      'driver_license',
      'USA',
    ),
  ).toMatchObject({
    endorsements: 'M',
    restrictions: 'B',
  });
});

test('the kind of a Mexican licence in its title', () => {
  expect(read('\n  LICENCIA PARA\n  CONDUCIR TIPO A', 'driver_license', 'MEX')).toMatchObject({
    vehicleClassifications: 'A',
  });
});

test('the office that heads the paper card of a Brazilian state', () => {
  expect(
    read(
      '\n  ESTADO DE SÃO PAULO\n  SECRETARIA DA SEGURANÇA PÚBLICA\n  REGISTRO GERAL  31.265.219-7',
      'national_id',
      'BRA',
    ),
  ).toMatchObject({ issuingAuthority: 'SECRETARIA DA SEGURANÇA PÚBLICA' });
});

test('labels below their values on a card that has others beside theirs', () => {
  expect(
    read(
      `
  NÚMERO   1.029.657.816

  RAMÍREZ ELIZONDO
  APELLIDOS

  LUIS GERARDO
  NOMBRES

  FECHA DE NACIMIENTO   12-MAR-1984

  1.71          F
  ESTATURA      SEXO`,
      'national_id',
      'COL',
    ),
  ).toMatchObject({
    lastName: 'RAMÍREZ ELIZONDO',
    firstName: 'LUIS GERARDO',
    sex: 'F',
    height: '1.71',
    dateOfBirth: '1984-03-12',
  });
});

test.each([
  ['Nome do eleitor', 'firstName', 'PAULO SÉRGIO LIMA', 'PAULO SÉRGIO'],
  ['Nº de inscrição', 'licenseNumber', '0123 4567 0124', '0123 4567 0124'],
])('Brazilian voters’ papers: "%s"', (label, name, printedValue, value) => {
  expect(read(`\n  ${label}\n  ${printedValue}`, 'voter_registration_card', 'BRA')).toMatchObject({
    [name]: value,
  });
});

test.each([
  ['NUIP', '1.059.902.505', 'COL'],
  ['Código Único de Identificación', '2272 98632 0301', 'GTM'],
])('numbers of citizens: "%s"', (label, value, country) => {
  expect(read(`\n  ${label}  ${value}`, 'national_id', country)).toMatchObject({ personalNumber: value });
});

test('a register, a document of its own kind and the sponsor are no labels of the holder', () => {
  const card = `
    REGISTRO NACIONAL DE LAS PERSONAS
    DOCUMENTO PERSONAL DE IDENTIFICACIÓN

    Número de serie
    091396519`;
  expect(read(card, 'national_id', 'GTM')).toMatchObject({
    licenseNumber: '091396519',
    issuingAuthority: 'REGISTRO NACIONAL DE LAS PERSONAS',
  });
});

test('the unit behind a height is no label of a surname', () => {
  const card = `
    NAME
    BRANDT, MARTHA

    SPONSOR
    BRANDT, CARL J

    SEX  HEIGHT  WEIGHT
    F    71 IN   150 LB

    COMMISSARY
    YES                        DD FORM 1173`;
  expect(read(card, 'military_id', 'USA')).toMatchObject({
    lastName: 'BRANDT',
    firstName: 'MARTHA',
    height: '71 IN',
  });
  expect(read(card, 'military_id', 'USA')).not.toHaveProperty('documentDiscriminator');
});

test('the meaning of codes behind a licence is not what the holder has', () => {
  expect(
    read('\n  CLASS  C\n\n\n\n\n  REST B: CORRECTIVE LENSES', 'driver_license', 'USA'),
  ).not.toHaveProperty('restrictions');
});

test('of a country and a town of birth the town is the place', () => {
  const card = '\n  País de nacimiento\n  GTM\n\n\n\n  Lugar de nacimiento\n  COBÁN, ALTA VERAPAZ';
  expect(read(card, 'national_id', 'GTM')).toMatchObject({ placeOfBirth: 'COBÁN, ALTA VERAPAZ' });
});

test('a Mexican state’s letters before a number keep their O', () => {
  expect(read('\n  Número de licencia\n  GTO58425738', 'driver_license', 'MEX')).toMatchObject({
    licenseNumber: 'GTO58425738',
  });
  expect(read('\n  Número de licencia\n  ABO5842573', 'driver_license', 'MEX')).toMatchObject({
    licenseNumber: 'AB05842573',
  });
});

test.each([
  ['4d No de permis', 'licenseNumber', 'L8301-210587-05', 'L8301-210587-05'],
  ['5 No de référence', 'documentDiscriminator', 'PEJQ15T62', 'PEJQ15T62'],
  ['18 Yeux', 'eyeColor', 'BRUN', 'BRUN'],
  ['9 Classe', 'vehicleClassifications', '5 6D', '5 6D'],
  ['12 Condition', 'restrictions', 'A', 'A'],
])('licences of Quebec: "%s"', (label, name, printedValue, value) => {
  expect(
    read(`\n  ${label} ${printedValue}\n  1 ROY\n  2 LUC\n  3 1987-05-21`, 'driver_license', 'CAN'),
  ).toMatchObject({ [name]: value });
});

test('a numbered element whose own words are not known has its number behind them', () => {
  const card = '\n  4d NumNo 3111164\n  1 LUGO RIVERA\n  2 VÍCTOR\n  3 11/07/1964';
  expect(read(card, 'driver_license', 'USA')).toMatchObject({ licenseNumber: '3111164' });
});

test('a class is no label that looks like it, nor is `In` or a word of a sentence', () => {
  const card = `
  LICENCIA PARA CONDUCIR
  Nombre Name
  MARTHA CECILIA
  TREVIÑO CANTÚ

  En caso de emergencia avisar a  In case of emergency notify
  ELVIA TREVIÑO CANTÚ

  En caso de cambio de domicilio notifíquelo a la oficina

  TIPO
  C1

  BE`;
  const found = read(card, 'driver_license', 'MEX');
  expect(found).toMatchObject({ vehicleClassifications: 'C1' });
  expect(found).not.toMatchObject({ lastName: 'ELVIA TREVIÑO CANTÚ' });
  expect(found).not.toHaveProperty('address');
});

test('a glossary of the elements holds none of their values', () => {
  const card = `
  9 CAT HAB
  B

  4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de
  Identificación - Autoridad Impresora - 4d. CPF - 5. Número de registro da CNH - 9. Categoria de Veículos`;
  const found = read(card, 'driver_license', 'BRA');
  expect(found).toMatchObject({ vehicleClassifications: 'B' });
  expect(found).not.toHaveProperty('issuingAuthority');
});

test.each([
  ['4d IDN', 'D137-911-00-552-6', 'USA'],
  ['Número único de identidad', '02983736-9', 'SLV'],
])('numbers of identification cards: "%s"', (label, value, country) => {
  expect(read(`\n  ${label} ${value}`, 'national_id', country)).toMatchObject({ licenseNumber: value });
});

test('who presides over a council lives nowhere', () => {
  expect(read('\n  CARLOS LIMA\n  RESIDENTE DO CONSELHO', 'national_id', 'BRA')).not.toHaveProperty(
    'address',
  );
});

test('a number of identification ends the parents over it, whatever it goes on with', () => {
  const card = `
  Filiação / Parents
  JOAQUIM NUNES * ROSA NUNES
  N.º de identificação fiscal / Tax No.
  216193586`;
  expect(read(card, 'national_id', 'PRT')).toMatchObject({ parents: 'JOAQUIM NUNES * ROSA NUNES' });
});

test('a number that begins with letters like those of a label is a number: `CUL` is no `CUI`', () => {
  const card = `
  Licencia No.
  CUL5520817

  CURP
  RAPL850314MSLMZR07

  En caso de accidente avisar al teléfono
  667 314 2290`;
  expect(read(card, 'driver_license', 'MEX')).toMatchObject({
    licenseNumber: 'CUL5520817',
    personalNumber: 'RAPL850314MSLMZR07',
  });
});

test('two surnames with an ordinal each before the word', () => {
  const card = '\n  Nombre: ELISA\n  1º Apellido: MORA\n  2º Apellido: QUIRÓS';
  expect(read(card, 'national_id', 'CRI')).toMatchObject({ firstName: 'ELISA', lastName: 'MORA QUIRÓS' });
  const misread = '\n  Nombre: ELISA\n  1" Apellido: MORA\n  2" Apelido: QUIRÓS';
  expect(read(misread, 'national_id', 'CRI')).toMatchObject({ lastName: 'MORA QUIRÓS' });
});

test.each([
  ['TRIBUNAL SUPREMO DE ELECCIONES', 'CRI'],
  ['CONSEJO SUPREMO ELECTORAL', 'NIC'],
  ['DEPARTMENT OF STATE', 'USA'],
  ['DEPARTMENT OF REVENUE AND TAXATION', 'USA'],
  ['BUREAU OF MOTOR VEHICLES', 'USA'],
  ['MOTOR VEHICLE DIVISION', 'USA'],
])('who issued a card without a label for it: "%s"', (authority, country) => {
  expect(read(`\n  IDENTITY\n  ${authority}\n\n  Surname\n  LIMA`, 'national_id', country)).toMatchObject({
    issuingAuthority: authority,
  });
});

test('a sentence about a department says not who issued the card', () => {
  const card = '\n  Surname\n  LIMA\n\n  Department of State rules apply to the holder of this card';
  expect(read(card, 'national_id', 'USA')).not.toHaveProperty('issuingAuthority');
});

test('who is called in an emergency is no place of birth', () => {
  const card = '\n  Fecha de nacimiento: 27/05/1999\n  En caso de emergencia avisar a: A DY MORA QUIRÓS';
  expect(read(card, 'driver_license', 'MEX')).not.toHaveProperty('placeOfBirth');
});

test('a telephone is no number of a licence, whatever else its caption says', () => {
  const card =
    '\n  Nombre\n  ELISA MORA QUIRÓS\n\n  Teléfono de un familiar\n  667 314 2290\n\n  Celular del titular   667 314 2291';
  expect(read(card, 'driver_license', 'MEX')).not.toHaveProperty('licenseNumber');
});

test('a word that is the whole value is no part of its caption, though a speck behind it is read as a colon', () => {
  expect(read('\n  9a END NONE  12 REST NONE : 19 HAIR RED', 'driver_license', 'USA')).toMatchObject({
    restrictions: 'NONE',
  });
});

test('a surname that is the word of a label, behind its particle, is a surname', () => {
  const card = `
  NOME       LAURA COSTA DO NASCIMENTO
  FILIAÇÃO   RAUL COSTA DO NASCIMENTO
             IVONE COSTA DO NASCIMENTO
  DATA DE NASCIMENTO   19/05/1960`;
  expect(read(card, 'national_id', 'BRA')).toMatchObject({
    firstName: 'LAURA',
    lastName: 'COSTA DO NASCIMENTO',
    parents: 'RAUL COSTA DO NASCIMENTO IVONE COSTA DO NASCIMENTO',
    dateOfBirth: '1960-05-19',
  });
  expect(read('\n  LUGAR DO NASCIMENTO   19/05/1960', 'national_id', 'BRA')).toMatchObject({
    dateOfBirth: '1960-05-19',
  });
});

test('a number in four groups without a label, on a card of a country that prints it so', () => {
  const card =
    '\n  Philippine Identification Card\n  3311-2042-7716-9003\n\n  Last Name\n  REYES\n\n  Given Names\n  LUZ';
  expect(read(card, 'national_id', 'PHL')).toMatchObject({
    licenseNumber: '3311-2042-7716-9003',
    lastName: 'REYES',
  });
});

test("a veteran's card: the name over all labels, the member's number, the department", () => {
  const card = `
  U.S. Department of Veterans Affairs
  Veteran Health Identification Card

         LORETTA JEAN HOLLOWAY
         Member ID
         311 204 7716
         Plan ID
         (80840) 311 204 7716
         Exp Date
         03/14/2031`;
  expect(read(card, 'national_id', 'USA')).toMatchObject({
    firstName: 'LORETTA JEAN',
    lastName: 'HOLLOWAY',
    licenseNumber: '311 204 7716',
    expirationDate: '2031-03-14',
    issuingAuthority: 'U.S. Department of Veterans Affairs',
  });
});

test('a Canadian licence as it prints on an envelope: the surname with a comma over the given names, centimetres and kilograms with a point', () => {
  const card = `
  BRITISH COLUMBIA    CANADA
  DRIVER'S LICENCE

           DL: 4362280      Class: 5
           Issued: 2024-Jun-27   Expires: 2029-Jun-27

           HOLLOWAY,
           LORETTA JEAN
           2931 W 14TH AVE
           VANCOUVER, BC V6K 2X4

           Sex: F   Eyes: GRN   Hair: GRY
           Ht: 175.0 cm   Wt: 79.5 kg
           DOB: 1963-Jan-27`;
  expect(read(card, 'driver_license', 'CAN')).toMatchObject({
    firstName: 'LORETTA JEAN',
    lastName: 'HOLLOWAY',
    address: '2931 W 14TH AVE VANCOUVER, BC V6K 2X4',
    height: '175.0 cm',
    weight: '79.5 kg',
  });
});

test.each([
  ['SERVICIO GENERAL DE IDENTIFICACIÓN PERSONAL', 'BOL'],
  ['ADMINISTRACIÓN FISCAL GENERAL', 'MEX'],
  ['INSTITUTO NACIONAL DE LAS PERSONAS ADULTAS MAYORES', 'MEX'],
])('who heads a card of Latin America: "%s"', (authority, country) => {
  expect(read(`\n  ${authority}\n\n  Apellidos\n  LIMA`, 'national_id', country)).toMatchObject({
    issuingAuthority: authority,
  });
});
