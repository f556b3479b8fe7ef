import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { surnameLines } from '../surnames.js';
import { dniCheckDigit } from './peruvian-number.js';

/** Places of the holder's home: department, province, district and the code of all three. */
const PLACES = [
  ['LIMA', 'LIMA', 'SAN MARTIN DE PORRES', '140126'],
  ['AREQUIPA', 'AREQUIPA', 'CAYMA', '040103'],
  ['LA LIBERTAD', 'TRUJILLO', 'VICTOR LARCO HERRERA', '120109'],
  ['CUSCO', 'CUSCO', 'WANCHAQ', '070108'],
] as const;

/** After the blue Peruvian DNI, both sides: number with its check digit above, surnames and names under labels, birth with the code of its place, days of inscription, issue and end at the right, the zone at the foot of the front; home and donor behind. */
export const blueIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 23, bold: true } as const;
  const [paternal, maternal] = surnameLines(person.lastName);
  const number = `${dice.pick(['0', '1', '4', '7'])}${dice.digits(7)}`;
  const [department, province, district, code] = dice.pick(PLACES);
  card.ground('#dfeaf6', ['#88a8d8', '#a8c8e0']);
  card.text(30, 36, say('countryRegion', 'PER', 'REPÚBLICA DEL PERÚ'), {
    size: 25,
    bold: true,
    fill: '#1d3f8c',
  });
  card.text(30, 58, 'REGISTRO NACIONAL DE IDENTIFICACIÓN Y ESTADO CIVIL', { size: 15, fill: '#1d3f8c' });
  card.text(30, 80, 'DOCUMENTO NACIONAL DE IDENTIDAD', { size: 19, bold: true, fill: '#1d3f8c' });
  card.text(540, 52, 'DNI', { size: 26, bold: true, fill: '#1d3f8c' });
  card.text(606, 52, `${say('licenseNumber', number)} - ${dniCheckDigit(number)}`, {
    size: 29,
    bold: true,
    fill: '#a3182b',
  });
  card.portrait(30, 94, 196, 248);
  card.above(246, 104, 'Primer Apellido', say('lastName', person.lastName, paternal), value);
  card.above(246, 154, 'Segundo Apellido', maternal, value);
  card.above(246, 204, 'Pre Nombres', card.firstName(), value);
  card.above(246, 254, 'Nacimiento: Fecha y Ubigeo', `${card.birth()} &#160; ${code}`, { size: 22 });
  card.above(246, 304, 'Sexo', say('sex', person.sex), { size: 22 });
  card.above(330, 304, 'Estado Civil', dice.pick(['S', 'C', 'D']), { size: 22 });
  card.above(620, 104, 'Fecha Inscripción', '14 06 2006', { size: 22 });
  card.above(620, 154, 'Fecha Emisión', card.issue(), { size: 22 });
  card.above(620, 204, 'Fecha Caducidad', card.expiry(), { size: 22, bold: true, fill: '#a3182b' });
  card.portrait(700, 246, 78, 96);
  card.specimen(470, 340, 50);
  say('documentCode', 'I');
  say('nationality', 'PER');
  card.machineReadable(td1(person, 'I', 'PER', number), 540);
  const top = card.back();
  card.ground('#dfeaf6', ['#88a8d8'], top, top + 540);
  card.above(50, top + 60, 'Departamento', department, { size: 22 });
  card.above(330, top + 60, 'Provincia', province, { size: 22 });
  card.above(530, top + 60, 'Distrito', district, { size: 22 });
  card.above(50, top + 124, 'Dirección', say('address', person.street), { size: 22 });
  card.above(50, top + 188, 'Donación de Órganos', dice.pick(['SI', 'NO']), { size: 22 });
  card.above(330, top + 188, 'Grupo de Votación', dice.digits(6), { size: 22 });
  card.text(50, top + 470, 'Jefe Nacional', { size: 16 });
  card.text(560, top + 470, 'Índice Derecho', { size: 16 });
  card.rectangle(560, top + 240, 180, 210, '#c4d4e8');
};
