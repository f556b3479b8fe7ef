import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { surnameLines } from '../surnames.js';

type Draw = CardDesign['draw'];

/** Costa Rican numbers begin with the province of birth; places are told as district, canton, province. */
const COSTA_RICAN_PLACES = [
  ['1', 'HOSPITAL CENTRAL SAN JOSÉ', 'DESAMPARADOS DESAMPARADOS SAN JOSÉ'],
  ['2', 'CENTRAL ALAJUELA', 'SAN ANTONIO CENTRAL ALAJUELA'],
  ['3', 'ORIENTAL CENTRAL CARTAGO', 'PARAÍSO PARAÍSO CARTAGO'],
  ['5', 'LIBERIA LIBERIA GUANACASTE', 'NICOYA NICOYA GUANACASTE'],
] as const;

const costaRicanRun = labelledRun(18, '#27508a', 25);

/** After the Costa Rican cédula of 2016, both sides: republic, electoral court and title above, number of nine digits in groups without hyphens, names with colons before each surname, no day on the front; birth, parents, electoral domicile and end behind, over a bar code of the court's own. */
export const costaRicanIdentity: Draw = async (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [province, birthplace, domicile] = dice.pick(COSTA_RICAN_PLACES);
  const [paternal, maternal] = surnameLines(person.lastName);
  const number = say('licenseNumber', `${province} 0${dice.between(321, 999)} 0${dice.between(102, 998)}`);
  const bold = { size: 26, bold: true } as const;
  card.ground('#e9f1f8', ['#90b8e0', '#e0a8a8', '#b0d0b8']);
  card.text(230, 44, say('countryRegion', 'CRI', 'REPÚBLICA DE COSTA RICA'), {
    size: 33,
    bold: true,
    fill: '#123f7a',
  });
  card.text(230, 78, say('issuingAuthority', 'TRIBUNAL SUPREMO DE ELECCIONES'), {
    size: 25,
    fill: '#123f7a',
  });
  card.text(230, 112, 'CÉDULA DE IDENTIDAD', { size: 25, bold: true, fill: '#a3181e' });
  card.rectangle(30, 18, 170, 92, '#c8dcec');
  card.portrait(30, 130, 256, 332);
  card.text(330, 186, number, { size: 48, bold: true, fill: '#a3181e', spacing: 2 });
  costaRicanRun(card, 318, 250, 'Nombre:', card.firstName(), bold);
  say('lastName', person.lastName, paternal);
  costaRicanRun(card, 318, 298, '1° Apellido:', paternal, bold);
  costaRicanRun(card, 318, 346, '2° Apellido:', maternal, bold);
  costaRicanRun(card, 318, 394, 'C.C.:', '', bold);
  card.rectangle(318, 482, 300, 1, '#27508a');
  card.text(430, 504, 'Firma', { size: 17, fill: '#27508a' });
  card.portrait(712, 372, 112, 140);
  card.specimen(390, 470, 50);
  const top = card.back();
  const father = `${dice.pick(['CARLOS LUIS', 'EDGAR', 'GERARDO', 'MARVIN'])} ${paternal} ${dice.pick(['MORA', 'SEGURA', 'UREÑA'])}`;
  const mother = `${dice.pick(['FLOR', 'ANA ISABEL', 'VERA VIOLETA', 'GRACE'])} ${maternal} ${dice.pick(['SOTO', 'ARAYA', 'BRENES'])}`;
  const row = (y: number, label: string, text: string): void =>
    costaRicanRun(card, 40, top + y, label, text, { size: 22, bold: true });
  card.ground('#e9f1f8', ['#90b8e0'], top, top + 540);
  row(48, 'Número de Cédula:', number);
  row(86, 'Fecha de Nacimiento:', card.birth());
  row(124, 'Lugar de Nacimiento:', say('placeOfBirth', birthplace));
  say('parents', `${father} ${mother}`, father);
  row(162, 'Nombre del Padre:', father);
  row(200, 'Nombre de la Madre:', mother);
  row(238, 'Domicilio Electoral:', say('address', domicile));
  row(276, 'Vencimiento:', card.expiry());
  await card.barcode(dice.digits(420), 70, top + 330, 700);
};

/** Provinces of Panama, which numbers begin with, and places of birth in them. */
const PANAMANIAN_PLACES = [
  ['8', 'PANAMÁ, PANAMÁ'],
  ['8', 'SAN MIGUELITO, PANAMÁ'],
  ['4', 'DAVID, CHIRIQUÍ'],
  ['2', 'PENONOMÉ, COCLÉ'],
  ['9', 'SANTIAGO, VERAGUAS'],
] as const;

const panamanianRun = labelledRun(17, '#5a4a70', 21);

/** After the Panamanian cédula of the 2010s, both sides: republic and court above, names and surnames in two lines without a label, words with colons in capitals before the values, days with the month's letters, the number large at the foot with hyphens; behind, signature, director and bar code. */
export const panamanianIdentity: Draw = async (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [province, birthplace] = dice.pick(PANAMANIAN_PLACES);
  const bold = { bold: true } as const;
  card.ground('#f2eff6', ['#b0a8d8', '#e0b8b8', '#a8c4d8']);
  card.text(294, 46, say('countryRegion', 'PAN', 'REPÚBLICA DE PANAMÁ'), {
    size: 33,
    bold: true,
    fill: '#1c2a6a',
  });
  card.text(294, 78, say('issuingAuthority', 'TRIBUNAL ELECTORAL'), {
    size: 25,
    bold: true,
    fill: '#1c2a6a',
  });
  card.portrait(30, 72, 240, 316);
  card.text(294, 138, card.firstName(), { size: 32, bold: true });
  card.text(294, 176, card.lastName(), { size: 32, bold: true });
  panamanianRun(card, 294, 216, 'NOMBRE USUAL:', '');
  panamanianRun(card, 294, 250, 'FECHA DE NACIMIENTO:', card.birth(), bold);
  panamanianRun(card, 294, 284, 'LUGAR DE NACIMIENTO:', say('placeOfBirth', birthplace), bold);
  panamanianRun(card, 294, 318, 'SEXO:', say('sex', person.sex), bold);
  panamanianRun(card, 440, 318, 'TIPO DE SANGRE:', dice.pick(['O+', 'A+', 'B+', '']), bold);
  panamanianRun(card, 294, 352, 'EXPEDIDA:', card.issue(), bold);
  panamanianRun(card, 560, 352, 'EXPIRA:', card.expiry(), bold);
  card.text(
    294,
    440,
    say('licenseNumber', `${province}-${dice.between(202, 968)}-${dice.between(105, 2480)}`),
    { size: 56, bold: true },
  );
  card.portrait(716, 372, 112, 142);
  card.specimen(470, 530, 45);
  const top = card.back();
  card.ground('#f2eff6', ['#b0a8d8'], top, top + 540);
  card.text(40, top + 56, 'TRIBUNAL ELECTORAL', { size: 24, bold: true, fill: '#1c2a6a' });
  card.text(40, top + 84, 'DIRECCIÓN NACIONAL DE CEDULACIÓN', { size: 19, fill: '#1c2a6a' });
  card.rectangle(40, top + 190, 340, 1, '#5a4a70');
  card.text(160, top + 214, 'FIRMA', { size: 17, fill: '#5a4a70' });
  card.rectangle(470, top + 190, 340, 1, '#5a4a70');
  card.text(504, top + 214, 'DIRECTOR NACIONAL DE CEDULACIÓN', { size: 15, fill: '#5a4a70' });
  await card.barcode(dice.digits(360), 70, top + 270, 700);
  card.text(40, top + 520, 'PORTE SU CÉDULA EN TODO MOMENTO', { size: 17 });
};
