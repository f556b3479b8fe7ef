import { type DocumentClass, fraction, type TextLine } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { readIdDocument } from './read-id-document.js';

const read = (text: string, type: string, country: string): Record<string, unknown> =>
  readLines(printed(text), type, country);

function readLines(lines: TextLine[], type: string, country: string): Record<string, unknown> {
  const page = { page: 1, source: 'ocr' as const, lines, aspect: 1, upright: undefined };
  const documentClass: DocumentClass = {
    name: `identity/${type}` as DocumentClass['name'],
    confidence: fraction(1),
    country,
    region: undefined,
    because: [],
  };
  const codes = { barcodes: [], mrz: undefined };
  const fields = readIdDocument({
    text: { pages: [page], pagesUnread: 0 },
    codes,
    documentClass,
    country: 'us',
  });
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

test('a surname, a comma and given names in a line that no label announces', () => {
  const text = `
  UNITED STATES UNIFORMED SERVICES
  HARPER, LINDA MAE
  Rank          Pay Grade
  SGT           E5
  Issue Date    Expiration Date
  2020MAY14     2024MAY14`;
  expect(read(text, 'military_id', 'USA')).toMatchObject({ lastName: 'HARPER', firstName: 'LINDA MAE' });
});

test('a town and its state are no name', () => {
  const text = `
  UNITED STATES UNIFORMED SERVICES
  AUSTIN, TX
  Rank          Pay Grade
  SGT           E5`;
  expect(read(text, 'military_id', 'USA')).not.toHaveProperty('lastName');
});

test('a place before the day of birth, where the label asks for both', () => {
  const text = `
  COGNOME / SURNAME
  HARPER
  LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH
  TRENTO (TN) 07.12.2001`;
  expect(read(text, 'national_id', 'ITA')).toMatchObject({
    placeOfBirth: 'TRENTO (TN)',
    dateOfBirth: '2001-12-07',
  });
});

test('the first figures of a date are no part of its label', () => {
  const text = `
  EXPIRES: 06-12-2031
  LINDA HARPER
  12 OAK LANE
  AUSTIN, TX 78701
  DOB: 02-06-1985
  ISSUED: 06-12-2023`;
  expect(read(text, 'driver_license', 'USA')).toMatchObject({
    expirationDate: '2031-06-12',
    dateOfIssue: '2023-06-12',
  });
});

test('a stay and a year of registration are neither an address nor a number; the sign of inches may be doubled', () => {
  const text = `
  RNM              CPF
  V730088-2        770.827.507-57
  PRAZO DE RESIDENCIA
  INDETERMINADO`;
  const migrant = read(text, 'residence_card', 'BRA');
  expect(migrant).toMatchObject({ licenseNumber: 'V730088-2' });
  expect(migrant).not.toHaveProperty('address');
  expect(read('  HT: 6\'-02""   DOB: 02-06-1985', 'driver_license', 'USA')).toMatchObject({
    height: '6\'-02"',
  });
});

test('a name in a line that no label announces, whose letters a CURP has, surnames first; another line is no name', () => {
  const text = `
  GOBIERNO DE LA CIUDAD         LICENCIA DE CONDUCIR
  NUMERO: T51846847
  PEREZ LUNA MARIA REGINA
  CALLE ROBLE NORTE
  CURP: PELR521227MDFRNG08
  NACIMIENTO: 27/12/1952`;
  expect(read(text, 'driver_license', 'MEX')).toMatchObject({
    lastName: 'PEREZ LUNA',
    firstName: 'MARIA REGINA',
  });
  expect(read(text.replace('PELR', 'GOTA'), 'driver_license', 'MEX')).not.toHaveProperty('lastName');
});

test('given names in the line below a surname that ends in a comma', () => {
  const text = `
  DRIVER'S LICENCE            Ontario
  1,2 NAME/NOM
  PATEL,
  HANNAH
  8 ADDRESS/ADRESSE
  618 LINDEN CT`;
  expect(read(text, 'driver_license', 'CAN')).toMatchObject({ lastName: 'PATEL', firstName: 'HANNAH' });
});

test("parents in lines set apart are both the holder's", () => {
  const text = `
  CARTEIRA NACIONAL DE HABILITACAO
  NOME
  PAULO ROBERTO HOFFMANN
  FILIACAO
  VALDIR HOFFMANN

  IRACEMA HOFFMANN


  PERMISSAO`;
  expect(read(text, 'driver_license', 'BRA')).toMatchObject({ parents: 'VALDIR HOFFMANN IRACEMA HOFFMANN' });
});

test('a Chilean card says who its holder is by the RUN, and where one was born', () => {
  const text = `
  CEDULA DE IDENTIDAD   REPUBLICA DE CHILE
  APELLIDOS
  DOMINGUEZ
  RUN 18.658.412-0
  Nació en: VALPARAISO`;
  expect(read(text, 'national_id', 'CHL')).toMatchObject({
    personalNumber: '18.658.412-0',
    placeOfBirth: 'VALPARAISO',
  });
});

test('a Colombian card: labels below, a town over its department, the day and the place of issue under one label', () => {
  const text = `
  CEDULA DE CIUDADANIA         REPUBLICA DE COLOMBIA
  NUMERO 1.029.657.816
  RAMIREZ ELIZONDO
  APELLIDOS
  LUIS GERARDO
  NOMBRES

  FECHA DE NACIMIENTO   12-MAR-1984
  IBAGUE
  (TOLIMA)
  LUGAR DE NACIMIENTO
  1.71         B+         F
  ESTATURA     G.S. RH    SEXO
  17-FEB-2019      BOGOTA D.C.
  FECHA Y LUGAR DE EXPEDICION`;
  expect(read(text, 'national_id', 'COL')).toMatchObject({
    dateOfBirth: '1984-03-12',
    placeOfBirth: 'IBAGUE (TOLIMA)',
    dateOfIssue: '2019-02-17',
    placeOfIssue: 'BOGOTA D.C.',
  });
});

test('a German address has the town over the street', () => {
  const text = `
  Augenfarbe/Colour of eyes      Anschrift/Address/Adresse
  BLAU                           04109 LEIPZIG
  Grosse/Height/Taille           HAUPTSTRASSE 48
  157 cm`;
  expect(read(text, 'national_id', 'DEU')).toMatchObject({ address: '04109 LEIPZIG HAUPTSTRASSE 48' });
});

test('what is no part of a value: the letters of its label, a speck behind a name, the issue of a British licence', () => {
  const licence = `
  5 D0 AA3742047
  1 HARPER
  2 CAROL. ANN
  3 DOB 11/30/1985`;
  expect(read(licence, 'driver_license', 'USA')).toMatchObject({
    documentDiscriminator: 'AA3742047',
    firstName: 'CAROL ANN',
  });
  const british = `
  1. BAPTISTE
  2. MISS CAROL
  3. 09.04.1952
  5. BAPTI509042S99TP 69`;
  expect(read(british, 'driver_license', 'GBR')).toMatchObject({ licenseNumber: 'BAPTI509042S99TP' });
});

test('a licence that labels no name: the given name first where only that line begins with a common given name; its state glued to the town', () => {
  const alabama = (first: string, second: string) => `
  ALABAMA          DRIVER LICENSE        USA
      NO. 7201535             CLASS D
      D.O.B. 01-06-1975   EXP 05-04-2025
      ${first}
      ${second}
      1127 MAGNOLIA AVE
      MOBILEAL 36604-1127
      ENDORSEMENTS NONE`;
  const address = '1127 MAGNOLIA AVE MOBILE AL 36604-1127';
  expect(read(alabama('JANET', 'LINDHOLM'), 'driver_license', 'USA')).toMatchObject({
    firstName: 'JANET',
    lastName: 'LINDHOLM',
    address,
  });
  expect(read(alabama('LINDHOLM', 'JANET'), 'driver_license', 'USA')).toMatchObject({
    firstName: 'JANET',
    lastName: 'LINDHOLM',
  });
  expect(read(alabama('GRANT', 'JANET'), 'driver_license', 'USA')).toMatchObject({
    firstName: 'JANET',
    lastName: 'GRANT',
  });
});

test('a Mexican licence: given names over surnames where the CURP says so, the kind of driver alone in its cell', () => {
  const text = `
  GOBIERNO DEL ESTADO DE NUEVO LEON
  LICENCIA DE CONDUCIR         MOTOCICLISTA
           No. DE LICENCIA
           37430697
           NOMBRE
           RAUL ENRIQUE
           VAZQUEZ IBARRA
           CURP
           VAIR940617HGTLVN09`;
  expect(read(text, 'driver_license', 'MEX')).toMatchObject({
    firstName: 'RAUL ENRIQUE',
    lastName: 'VAZQUEZ IBARRA',
    vehicleClassifications: 'MOTOCICLISTA',
  });
});

test("an Italian card's parents; inches and their sign behind a label whose end was not read", () => {
  const card = `
  COGNOME / SURNAME
  FERRARI
  COGNOME E NOME DEI GENITORI O DI CHI NE FA LE VECI / PARENTS/TUTOR'S NAME
  FERRARI FRANCO
  COLOMBO LUCIA`;
  expect(read(card, 'national_id', 'ITA')).toMatchObject({
    lastName: 'FERRARI',
    parents: 'FERRARI FRANCO COLOMBO LUCIA',
  });
  const licence = `
  1 HARPER
  2 CAROL ANN
  3 DOB 11/30/1985
  16 Hg 5'-03`;
  expect(read(licence, 'driver_license', 'USA')).toMatchObject({ height: '5\'-03"' });
});

test('a CURP keeps the letter before its figures', () => {
  expect(read('  CURP: RIZO791005MVZRRL06', 'driver_license', 'MEX')).toMatchObject({
    personalNumber: 'RIZO791005MVZRRL06',
  });
});

test("Ontario's licence: translations of its labels, a postal code with its figures", () => {
  const text = `
  1,2 NAME/NOM
  PATEL,
  HANNAH
  8 ADDRESS/ADRESSE
  714 E LOUDON AVE
  OTTAWA, ON, K1N 6T5
  4d NUMBER/NUMERO  P6810-13468-30226
  4a ISS/DEL 2021/11/27      4b EXP/EXP 2026/11/27
  5 DD/REF DK5360481         16 HGT/HAUT 183 cm
  15 SEX/SEXE M              9 CLASS/CATEG GM
  12 REST/COND`;
  const licence = read(text, 'driver_license', 'CAN');
  expect(licence).toMatchObject({
    address: '714 E LOUDON AVE OTTAWA, ON, K1N 6T5',
    documentDiscriminator: 'DK5360481',
    vehicleClassifications: 'GM',
  });
  expect(licence).not.toHaveProperty('restrictions');
});

test("two surnames in two lines of Mexico's consular card; the ministry that heads a state's licence", () => {
  const card = `
  Apellidos / Surnames               Numero / Number
  DIAZ                               722304810
  PERALTA

  Nombre(s) / Given names
  JORGE ADALBERTO`;
  expect(read(card, 'national_id', 'MEX')).toMatchObject({
    lastName: 'DIAZ PERALTA',
    firstName: 'JORGE ADALBERTO',
  });
  const licence = `
  GOBIERNO DEL ESTADO DE MEXICO
  SECRETARIA DE MOVILIDAD
  NO. DE LICENCIA
  E456440160`;
  expect(read(licence, 'driver_license', 'MEX')).toMatchObject({
    issuingAuthority: 'SECRETARIA DE MOVILIDAD',
  });
});

test("Ecuador's card: parents under a label each, the person's number, place and day of issue under one label, who issued it", () => {
  const card = `
  REPUBLICA DEL ECUADOR
  DIRECCION GENERAL DE REGISTRO CIVIL, IDENTIFICACION Y CEDULACION
  APELLIDOS
  ARTEAGA NIETO
  NOMBRES                        No. DOCUMENTO
  ROGELIO                        A37470650
  NUI. 1746839347
  APELLIDOS Y NOMBRES DEL PADRE
  ARTEAGA SEGUNDO MANUEL
  APELLIDOS Y NOMBRES DE LA MADRE
  NIETO ROSA ELVIRA
  CODIGO DACTILAR                LUGAR Y FECHA DE EMISION
  V2700V3070                     CUENCA   04 SEP 2024`;
  const read_ = read(card, 'national_id', 'ECU');
  expect(read_).toMatchObject({
    lastName: 'ARTEAGA NIETO',
    firstName: 'ROGELIO',
    licenseNumber: 'A37470650',
    personalNumber: '1746839347',
    parents: 'ARTEAGA SEGUNDO MANUEL NIETO ROSA ELVIRA',
    placeOfIssue: 'CUENCA',
    dateOfIssue: '2024-09-04',
    issuingAuthority: 'DIRECCION GENERAL DE REGISTRO CIVIL, IDENTIFICACION Y CEDULACION',
  });
  expect(read_).not.toHaveProperty('address');
});

test('words that look like labels: a street that hides one, a permit that speaks of residence', () => {
  const permit = `
  DIRECCION DE MIGRACION
  TIPO DE PERMISO / TYPE OF PERMIT
  RESIDENCIA Y TRABAJO
  DOMICILIO / ADDRESS
  CIRCUITO PRESIDENTES 77
  HIJO/A DE / CHILD OF
  NESTOR / MIRIAM`;
  expect(read(permit, 'residence_card', 'ESP')).toMatchObject({
    category: 'RESIDENCIA Y TRABAJO',
    address: 'CIRCUITO PRESIDENTES 77',
    parents: 'NESTOR / MIRIAM',
  });
});

test('the number of the surname that was read as a letter', () => {
  const licence = `
  I VANDENBERG
  2 PRESTON
  8 1630 S 48TH ST
    LAS CRUCES, NM 88007
  4d DL No. 587256975
  3 DOB 05/24/1993`;
  expect(read(licence, 'driver_license', 'USA')).toMatchObject({
    lastName: 'VANDENBERG',
    firstName: 'PRESTON',
  });
});

test('a whole name that a narrow Brazilian card breaks goes on in the line below, an address does not', () => {
  const card = `
  INSCRIÇÃO
  336463

  NOME
  ANDERSON LUIZ
  ASSUNÇÃO VIDAL

  CPF
  980.625.742-10`;
  expect(read(card, 'national_id', 'BRA')).toMatchObject({
    firstName: 'ANDERSON LUIZ',
    lastName: 'ASSUNÇÃO VIDAL',
  });
  expect(read('\n  NOME\n  ANA LIMA\n  RUA CHILE 21', 'national_id', 'BRA')).toMatchObject({
    lastName: 'LIMA',
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

test('day and place of birth under one label, the place twice the same word', () => {
  const card =
    '\n  Fecha y lugar de nacimiento / Date and place of birth\n  25/05/1952, SAN SALVADOR, SAN SALVADOR';
  expect(read(card, 'national_id', 'SLV')).toMatchObject({
    dateOfBirth: '1952-05-25',
    placeOfBirth: 'SAN SALVADOR, SAN SALVADOR',
  });
});

test('two surnames with a particle in a line of their own under `Nombre`, by the letters of the CURP', () => {
  const card = (upper: string, lower: string, curp: string) =>
    `\n  Nombre\n  ${upper}\n  ${lower}\n\n  CURP\n  ${curp}`;
  const names = { firstName: 'LUZ MARINA', lastName: 'DE GANTE PALMA' };
  expect(
    read(card('DE GANTE PALMA', 'LUZ MARINA', 'GAPL850314MSLNLZ07'), 'driver_license', 'MEX'),
  ).toMatchObject(names);
  expect(
    read(card('LUZ MARINA', 'DE GANTE PALMA', 'GAPL850314MSLNLZ07'), 'driver_license', 'MEX'),
  ).toMatchObject(names);
  // Where an issuer took the particle for a name.
  expect(
    read(card('DE GANTE PALMA', 'LUZ MARINA', 'DEGL850314MSLNLZ07'), 'driver_license', 'MEX'),
  ).toMatchObject(names);
  const broken = card('GANTE PALMA MARIA', 'LUZ', 'GAPL850314MSLNLZ07');
  expect(read(broken, 'driver_license', 'MEX')).toMatchObject({
    firstName: 'MARIA LUZ',
    lastName: 'GANTE PALMA',
  });
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
