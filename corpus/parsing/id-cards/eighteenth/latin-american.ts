import { nssCheckDigit } from '../../pay-stubs/mexican-worker.js';
import { type Day, isoDate, monthName } from '../../printing/dates.js';
import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';

type Draw = CardDesign['draw'];

/** After Veracruz's licence, both sides: government and ministry at the top, title in a band, names over the number and the kind, days in the foot; address and what concerns the driver behind. */
export const veracruz: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  card.ground('#f6f2f2', ['#d8a0a8', '#b0c4a8']);
  card.text(30, 40, say('region', 'VER', 'GOBIERNO DEL ESTADO DE VERACRUZ'), {
    size: 26,
    bold: true,
    fill: '#7a1530',
  });
  card.text(30, 66, 'SECRETARÍA DE SEGURIDAD PÚBLICA - DIRECCIÓN GENERAL DE TRÁNSITO Y SEGURIDAD VIAL', {
    size: 16,
  });
  card.rectangle(0, 82, 856, 42, '#7a1530');
  card.text(30, 112, 'LICENCIA PARA CONDUCIR', { size: 27, bold: true, fill: 'white' });
  card.portrait(590, 146, 232, 304);
  card.above(30, 160, 'NOMBRE(S)', card.firstName(), value);
  card.above(30, 222, 'APELLIDOS', card.lastName(), value);
  const kind = say('vehicleClassifications', dice.pick(['A CHOFER', 'B AUTOMOVILISTA', 'D MOTOCICLISTA']));
  card.above(340, 222, 'TIPO DE LICENCIA', kind, value);
  card.above(30, 284, 'No. DE LICENCIA', say('licenseNumber', `VER${dice.digits(8)}`), {
    size: 28,
    bold: true,
  });
  card.above(340, 284, 'FECHA DE NACIMIENTO', card.birth(), value);
  card.above(30, 350, 'CURP', say('personalNumber', curpOf(person)), value);
  card.above(30, 412, 'EXPEDICIÓN', card.issue(), value);
  card.above(220, 412, 'VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' });
  card.above(410, 412, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), { size: 22, bold: true });
  card.text(640, 484, 'FIRMA DEL CONDUCTOR', { size: 14, fill: '#4a5a78' });
  card.specimen(250, 530, 55);
  const top = card.back();
  const [street, town] = card.address();
  card.ground('#f6f2f2', ['#d8a0a8'], top, top + 540);
  card.above(40, top + 50, 'DOMICILIO', street, { size: 23 });
  card.text(40, top + 104, town, { size: 23 });
  card.above(40, top + 150, 'GRUPO SANGUÍNEO', dice.pick(['O RH+', 'A RH+', 'B RH+', 'O RH-']), value);
  card.above(320, top + 150, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value);
  card.above(
    40,
    top + 214,
    'RESTRICCIONES',
    dice.chance(0.4) ? say('restrictions', 'LENTES') : 'NINGUNA',
    value,
  );
  card.above(320, top + 214, 'ALERGIAS', 'NINGUNA', value);
  card.text(40, top + 300, 'EN CASO DE EMERGENCIA LLAMAR AL', { size: 15, fill: '#4a5a78' });
  card.text(40, top + 328, `228 ${dice.digits(3)} ${dice.digits(4)}`, { size: 23 });
  card.text(40, top + 486, 'EN CASO DE EXTRAVÍO REPÓRTELO A LA DIRECCIÓN GENERAL DE TRÁNSITO', { size: 16 });
};

/** A day with the month's whole name in capitals: `04 MARZO 1988`. */
const dayInWords = (card: Card, path: string, day: Day): string =>
  card.say(
    path,
    isoDate(day),
    `${String(day.day).padStart(2, '0')} ${monthName(day, 'es').toUpperCase()} ${day.year}`,
  );

/** A number of the Dominican electoral board: office, serial, and a last digit by the same rule (Luhn's) as Mexico's insurance number. */
const dominicanNumber = (digits: string): string =>
  `${digits.slice(0, 3)}-${digits.slice(3)}-${nssCheckDigit(digits)}`;

/** After the Dominican cédula of 2014, both sides: board and title at the top, number over labels with colons, portrait at the right, given names over surnames in the foot; polling station and residence behind. */
export const dominicanCedula: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = dominicanNumber(`${dice.pick(['001', '002', '031', '402'])}${dice.digits(7)}`);
  const place = dice.pick(['SANTO DOMINGO, D.N.', 'SANTIAGO, R.D.', 'LA VEGA, R.D.', 'SAN CRISTÓBAL, R.D.']);
  const married = dice.chance(0.5);
  const [status, job] =
    person.sex === 'M'
      ? [married ? 'CASADO' : 'SOLTERO', 'COMERCIANTE']
      : [married ? 'CASADA' : 'SOLTERA', 'CONTADORA'];
  const row = (y: number, label: string, text: string, x = 40): void =>
    card.text(x, y, `<tspan font-size="16" fill="#2b4a86">${label}</tspan> ${text}`, {
      size: 22,
      bold: true,
    });
  card.ground('#eef2f8', ['#90b0d8', '#e0a8a8']);
  card.text(180, 44, say('countryRegion', 'DOM', 'REPÚBLICA DOMINICANA'), {
    size: 32,
    bold: true,
    fill: '#16306e',
  });
  card.text(180, 72, 'JUNTA CENTRAL ELECTORAL', { size: 21, bold: true });
  card.text(180, 100, 'CÉDULA DE IDENTIDAD Y ELECTORAL', { size: 21, bold: true, fill: '#b3202c' });
  card.text(40, 156, say('licenseNumber', number), { size: 40, bold: true });
  card.portrait(574, 124, 246, 322);
  row(196, 'LUGAR DE NACIMIENTO:', say('placeOfBirth', place));
  row(230, 'FECHA DE NACIMIENTO:', dayInWords(card, 'dateOfBirth', person.birth));
  row(264, 'NACIONALIDAD:', say('nationality', 'DOM', 'REPÚBLICA DOMINICANA'));
  row(298, 'SEXO:', say('sex', person.sex));
  row(298, 'SANGRE:', dice.pick(['O+', 'A+', 'B+']), 160);
  row(298, 'ESTADO CIVIL:', status, 300);
  row(332, 'OCUPACIÓN:', job);
  row(366, 'FECHA DE EXPIRACIÓN:', dayInWords(card, 'expirationDate', person.expiry));
  card.text(40, 440, card.firstName(), { size: 30, bold: true });
  card.text(40, 478, card.lastName(), { size: 30, bold: true });
  card.specimen(300, 530, 55);
  const top = card.back();
  card.ground('#eef2f8', ['#90b0d8'], top, top + 540);
  row(top + 60, 'COLEGIO ELECTORAL:', `${dice.digits(4)}A`);
  row(top + 96, 'UBICACIÓN DEL COLEGIO:', 'LICEO JUAN PABLO DUARTE');
  row(top + 132, 'DIRECCIÓN DE RESIDENCIA:', say('address', person.street));
  row(top + 168, 'SECTOR:', 'ENSANCHE LUPERÓN');
  row(top + 204, 'MUNICIPIO:', 'SANTO DOMINGO DE GUZMÁN');
  card.text(40, top + 420, 'ROSA ELENA TAVERAS', { size: 18 });
  card.text(40, top + 444, 'PRESIDENTA DE LA JUNTA CENTRAL ELECTORAL', { size: 15 });
};
