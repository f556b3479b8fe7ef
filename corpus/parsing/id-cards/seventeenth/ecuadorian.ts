import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { surnameLines } from '../surnames.js';
import { cedulaNumber } from './ecuadorian-number.js';

/** Places of birth with their province's number. */
const PLACES = [
  ['PICHINCHA QUITO CHAUPICRUZ', 17],
  ['GUAYAS GUAYAQUIL TARQUI', 9],
  ['AZUAY CUENCA YANUNCAY', 1],
  ['MANABÍ PORTOVIEJO 12 DE MARZO', 13],
] as const;

/**
 * After the Ecuadorian cédula of 2021, both sides: surnames on two lines over the names, days with letters of the month, the holder's number in large
 * letters at the foot, the card's own above its end; parents, state, blood, place and day of issue behind, the zone with both numbers.
 */
export const ecuadorianCedula: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [paternal, maternal] = surnameLines(person.lastName);
  const [place, province] = dice.pick(PLACES);
  const holder = cedulaNumber((count) => dice.digits(count), province);
  const number = `A${dice.digits(8)}`;
  const value = { size: 22, bold: true } as const;
  const label = '#3a4a6a';
  card.ground('#f2f0ea', ['#d8c070', '#90a8d0']);
  card.text(150, 36, say('countryRegion', 'ECU', 'REPÚBLICA DEL ECUADOR'), { size: 27, bold: true });
  card.text(
    150,
    60,
    say('issuingAuthority', 'DIRECCIÓN GENERAL DE REGISTRO CIVIL, IDENTIFICACIÓN Y CEDULACIÓN'),
    { size: 16 },
  );
  card.text(30, 92, 'CÉDULA DE IDENTIDAD', { size: 19, bold: true, fill: '#1d3f94' });
  card.portrait(30, 106, 226, 296);
  card.text(284, 104, 'APELLIDOS', { size: 15, fill: label });
  card.text(284, 128, say('lastName', person.lastName, paternal), value);
  card.text(284, 153, maternal, value);
  card.above(284, 180, 'NOMBRES', card.firstName(), value, label);
  card.above(284, 232, 'NACIONALIDAD', say('nationality', 'ECU', 'ECUATORIANA'), value, label);
  card.above(284, 284, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  card.above(284, 336, 'LUGAR DE NACIMIENTO', say('placeOfBirth', place), value, label);
  card.above(284, 388, 'FIRMA DEL TITULAR', '', value, label);
  card.above(660, 180, 'CONDICIÓN', 'CIUDADANÍA', value, label);
  card.above(660, 232, 'SEXO', say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'), value, label);
  card.above(660, 284, 'No. DOCUMENTO', say('licenseNumber', number), value, label);
  card.above(660, 388, 'FECHA DE VENCIMIENTO', card.expiry(), value, label);
  card.text(30, 470, 'NUI.', { size: 26, bold: true });
  card.text(90, 470, say('personalNumber', holder), { size: 32, bold: true });
  card.specimen(330, 530, 55);
  const top = card.back();
  const parents = [
    `${person.lastName.split(' ')[0]} ${dice.pick(['SEGUNDO MANUEL', 'LUIS ALBERTO'])}`,
    `${person.lastName.split(' ').at(-1)} ${dice.pick(['ROSA ELVIRA', 'MARÍA MERCEDES'])}`,
  ];
  card.ground('#f2f0ea', ['#d8c070'], top, top + 540);
  say('parents', parents.join(' '), parents[0]);
  card.above(40, top + 36, 'APELLIDOS Y NOMBRES DEL PADRE', parents[0] ?? '', value, label);
  card.above(40, top + 88, 'APELLIDOS Y NOMBRES DE LA MADRE', parents[1] ?? '', value, label);
  card.above(40, top + 140, 'ESTADO CIVIL', dice.pick(['SOLTERO', 'CASADO']), value, label);
  card.above(40, top + 192, 'CÓDIGO DACTILAR', `V${dice.digits(4)}V${dice.digits(4)}`, value, label);
  card.above(400, top + 140, 'TIPO SANGRE', dice.pick(['O+', 'A+', 'B+']), value, label);
  card.above(600, top + 140, 'DONANTE', dice.pick(['SÍ', 'NO']), value, label);
  const issued = `${say('placeOfIssue', dice.pick(['QUITO', 'GUAYAQUIL', 'CUENCA']))} ${card.issue()}`;
  card.above(400, top + 192, 'LUGAR Y FECHA DE EMISIÓN', issued, value, label);
  card.text(600, top + 290, 'DIRECTOR GENERAL', { size: 15, fill: label });
  say('documentCode', 'I');
  card.machineReadable(td1(person, 'I', 'ECU', number, holder), top + 540);
};
