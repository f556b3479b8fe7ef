import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { surnameLines } from '../surnames.js';

/** The letter of a Spanish identity number: its place in the table is the number modulo 23 (Ministerio del Interior). */
export const dniLetter = (digits: string): string => 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] ?? '';

/** After the Spanish identity card 3.0 (2015), both sides: surnames on two lines, days with spaces, the support's number before the end, the number itself under the portrait; home and parents behind over the zone. */
export const spanishIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [paternal, maternal] = surnameLines(person.lastName);
  const digits = dice.digits(8);
  const number = `${digits}${dniLetter(digits)}`;
  const support = `${dice.pick(['BAA', 'BBC', 'AAJ'])}${dice.digits(6)}`;
  const value = { size: 24, bold: true } as const;
  card.ground('#f4f1e6', ['#d8c890', '#a8c0d0']);
  card.text(40, 54, say('countryRegion', 'ESP', 'ESPAÑA'), { size: 38, bold: true, fill: '#8a1c1c' });
  card.text(250, 46, 'DOCUMENTO NACIONAL DE IDENTIDAD', { size: 24, bold: true });
  card.portrait(40, 84, 240, 312);
  card.text(310, 100, 'APELLIDOS', { size: 15, fill: '#4a5a78' });
  card.text(310, 126, say('lastName', person.lastName, paternal), value);
  card.text(310, 154, maternal, value);
  card.above(310, 184, 'NOMBRE', card.firstName(), value);
  card.above(310, 240, 'SEXO', say('sex', person.sex), value);
  card.above(410, 240, 'NACIONALIDAD', say('nationality', 'ESP'), value);
  card.above(310, 296, 'FECHA DE NACIMIENTO', card.birth(), value);
  card.above(310, 352, 'NÚM SOPORT', support, value);
  card.above(540, 352, 'VALIDEZ', card.expiry(), value);
  card.text(40, 440, 'DNI NÚM.', { size: 17, fill: '#4a5a78' });
  card.text(130, 444, say('licenseNumber', number), { size: 32, bold: true });
  card.specimen(420, 510, 56);
  const top = card.back();
  card.ground('#f4f1e6', ['#d8c890'], top, top + 540);
  const [home, town, province] = dice.pick([
    ['C. GRAN VÍA 41 P02 D', 'SALAMANCA', 'SALAMANCA'],
    ['AVDA. DE LA PAZ 7 P05 IZQ', 'GETAFE', 'MADRID'],
    ['C. SAN JUAN 118', 'MOTRIL', 'GRANADA'],
  ] as const);
  say('address', `${home}, ${town}, ${province}`, home);
  card.text(40, top + 40, 'DOMICILIO', { size: 15, fill: '#4a5a78' });
  card.text(40, top + 66, home, { size: 21 });
  card.text(40, top + 92, town, { size: 21 });
  card.text(40, top + 118, province, { size: 21 });
  card.above(40, top + 150, 'LUGAR DE NACIMIENTO', say('placeOfBirth', province), { size: 21 });
  const parents = `${dice.pick(['JULIÁN', 'EMILIO'])} / ${dice.pick(['ROSARIO', 'PILAR'])}`;
  card.above(40, top + 206, 'HIJO/A DE', say('parents', parents), { size: 21 });
  card.text(560, top + 40, 'EQUIPO', { size: 15, fill: '#4a5a78' });
  card.text(560, top + 66, `${dice.digits(5)}A6D1`, { size: 21 });
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'ESP', support, number), top + 540);
};
