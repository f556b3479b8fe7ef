import { type DocumentClass, type DocumentCodes, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { readIdDocument } from './read-id-document.js';

const NO_CODES: DocumentCodes = { barcodes: [], mrz: undefined };

/** Fields of a card of a class and country as typed out. */
function read(text: string, name: DocumentClass['name'], country: string): Record<string, unknown> {
  const page = { page: 1, source: 'ocr' as const, lines: printed(text), aspect: 1, upright: undefined };
  const documentClass: DocumentClass = {
    name,
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
  return Object.fromEntries(fields.map(({ name: field, value }) => [field, value]));
}

test("a physician's number under the letters of the council, beside the number of the identity card and who issued that", () => {
  const card = `
  CONSELHO FEDERAL DE MEDICINA
  CRM
  41733-MG

  NOME
  IVONE LIMA PRADO

  CPF
  311.204.771-60
  RG          ÓRGÃO EMISSOR
  7204118     SSP/MG`;
  const found = read(card, 'identity/professional_id', 'BRA');
  expect(found).toMatchObject({
    licenseNumber: '41733-MG',
    issuingAuthority: 'CONSELHO FEDERAL DE MEDICINA',
  });
  expect(found).not.toHaveProperty('placeOfIssue');
});

test('a Brazilian booklet of work: its number, the ministry, where the holder was born and where it was issued', () => {
  const booklet = `
  MINISTÉRIO DO TRABALHO E EMPREGO
  CARTEIRA DE TRABALHO E PREVIDÊNCIA SOCIAL

  NÚMERO
  7204118

  NOME               IVONE LIMA PRADO
  LOC. NASC.         LAVRAS  -  MG
  DATA NASC.         14/03/1985
  DOC. APRES.        RG 3310942 SSP/MG
  CPF                311.204.771-60
  LOCAL/EMISSÃO      SRTE/MG - LAVRAS
  DATA EMISSÃO       02/05/2012`;
  const found = read(booklet, 'identity/work_authorization', 'BRA');
  expect(found).toMatchObject({
    licenseNumber: '7204118',
    issuingAuthority: 'MINISTÉRIO DO TRABALHO E EMPREGO',
    placeOfIssue: 'SRTE/MG - LAVRAS',
    placeOfBirth: 'LAVRAS - MG',
  });
  expect(found).not.toHaveProperty('address');
});

test('a dash of its own does not part a town from its state', () => {
  const card = '\n  NATURALIDADE\n  LAVRAS  -  MG\n\n  NOME\n  IVONE LIMA';
  expect(read(card, 'identity/national_id', 'BRA')).toMatchObject({ placeOfBirth: 'LAVRAS - MG' });
});

test.each([
  ['281-140385-0012K', 'NIC', '281-140385-0012K'],
  ['N° 004127735', 'PER', '004127735'],
])('a number without a label, in its groups or behind its sign alone: "%s"', (number, country, value) => {
  const card = `\n  CÉDULA DE IDENTIDAD\n  ${number}\n\n  NOMBRES\n  IVONE\n\n  APELLIDOS\n  LIMA PRADO`;
  expect(read(card, 'identity/national_id', country)).toMatchObject({ licenseNumber: value });
});

test('the whole caption of an address, and one with dashes between its parts', () => {
  const nicaraguan =
    '\n  NOMBRES\n  IVONE\n\n  DIRECCIÓN DE RESIDENCIA\n  BO. SAN LUIS, DEL PARQUE 2C AL SUR';
  expect(read(nicaraguan, 'identity/national_id', 'NIC')).toMatchObject({
    address: 'BO. SAN LUIS, DEL PARQUE 2C AL SUR',
  });
  const peruvian = `
  SUPERINTENDENCIA NACIONAL DE MIGRACIONES
  Calidad migratoria
  ESPECIAL RESIDENTE
  Domicilio
  AV. LOS ROSALES MZ. B LT. 7 - CERRO AZUL - CAÑETE - LIMA`;
  expect(read(peruvian, 'identity/residence_card', 'PER')).toMatchObject({
    address: 'AV. LOS ROSALES MZ. B LT. 7 - CERRO AZUL - CAÑETE - LIMA',
    category: 'ESPECIAL RESIDENTE',
    issuingAuthority: 'SUPERINTENDENCIA NACIONAL DE MIGRACIONES',
  });
});

test.each(['H.NO. 5-12/A, CIVIL LINES', 'NO. 7, 3RD CROSS, WEST LAYOUT'])(
  'an Indian passport\'s last page: parents under a label each, and the house "%s"',
  (house) => {
    const page = `
  fta / Name of Father / Legal Guardian
  MOHAN RAO

  HTT / Name of Mother
  LATHA RAO

  uft / Name of Spouse

  T / Address
  ${house}
  MYSORE
  PIN:570001, KARNATAKA, INDIA`;
    expect(read(page, 'identity/passport', 'IND')).toMatchObject({
      parents: 'MOHAN RAO LATHA RAO',
      address: `${house} MYSORE PIN:570001, KARNATAKA, INDIA`,
    });
  },
);

test('the number of the national register beside that of the card, and the state of marriage below the address', () => {
  const card = `
  Nimewo kat / Numéro de la carte      NINI / NINU
  HC3120477                            3312047716

  Adrès / Adresse
  4, RUE DES LILAS
  JACMEL, SUD-EST
  Eta sivil / État civil
  MARIÉE

  OFFICE NATIONAL D'IDENTIFICATION`;
  expect(read(card, 'identity/national_id', 'HTI')).toMatchObject({
    licenseNumber: 'HC3120477',
    personalNumber: '3312047716',
    address: '4, RUE DES LILAS JACMEL, SUD-EST',
    issuingAuthority: "OFFICE NATIONAL D'IDENTIFICATION",
  });
});

test('the first licence and this one were issued on a day each, and no line of the address answers to a signature', () => {
  const card = `
                    Licence No.: 311204771
                    Original Date of Issue: 2009/04/16
                    Date Issued: 2019/04/13
                    Address:
                    5 HARBOUR ROAD
     Signature      BLACK RIVER P.O.
                    ST. ELIZABETH`;
  expect(read(card, 'identity/driver_license', 'JAM')).toMatchObject({
    dateOfFirstLicense: '2009-04-16',
    dateOfIssue: '2019-04-13',
    address: '5 HARBOUR ROAD BLACK RIVER P.O. ST. ELIZABETH',
  });
});

test('a caption of its own under a street ends the address', () => {
  const card = `
  DIRECCIÓN DE RESIDENCIA: CALLE DUARTE 61
  SECTOR: LOS JARDINES
  MUNICIPIO: SANTIAGO`;
  expect(read(card, 'identity/national_id', 'DOM')).toMatchObject({ address: 'CALLE DUARTE 61' });
});
