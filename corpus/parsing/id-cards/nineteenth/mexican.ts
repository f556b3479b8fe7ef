import type { CardDesign } from '../design.js';
import { curpOf, electorKeyOf } from '../facts.js';
import { surnameLines } from '../surnames.js';
import { voterZone } from '../voter-zone.js';

type Draw = CardDesign['draw'];

/** After Puebla's licence, both sides: government and ministry beside the title, portrait at the left, number and kind over names, days at the foot; address and what concerns the driver behind. */
export const puebla: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  card.ground('#f4f3f6', ['#b8a8d0', '#d8c0a0']);
  card.rectangle(0, 0, 856, 84, '#5b2a6e');
  card.text(30, 38, say('region', 'PUE', 'GOBIERNO DEL ESTADO DE PUEBLA'), {
    size: 27,
    bold: true,
    fill: 'white',
  });
  card.text(30, 68, 'SECRETARÍA DE MOVILIDAD Y TRANSPORTE', { size: 18, fill: 'white' });
  card.text(556, 54, 'LICENCIA DE CONDUCIR', { size: 22, bold: true, fill: 'white' });
  card.portrait(30, 104, 232, 304);
  card.above(288, 112, 'No. DE LICENCIA', say('licenseNumber', `PUE${dice.digits(9)}`), {
    size: 28,
    bold: true,
    fill: '#a3181e',
  });
  const kind = say(
    'vehicleClassifications',
    dice.pick(['AUTOMOVILISTA', 'CHOFER PARTICULAR', 'MOTOCICLISTA']),
  );
  card.above(590, 112, 'TIPO', kind, { size: 22, bold: true });
  card.above(288, 176, 'APELLIDOS', card.lastName(), value);
  card.above(288, 236, 'NOMBRE(S)', card.firstName(), value);
  card.above(288, 296, 'CURP', say('personalNumber', curpOf(person)), value);
  card.above(600, 296, 'SEXO', say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'), value);
  card.above(288, 356, 'FECHA DE NACIMIENTO', card.birth(), value);
  card.above(600, 356, 'TIPO DE SANGRE', dice.pick(['O+', 'A+', 'B+', 'O-']), value);
  card.above(288, 416, 'FECHA DE EXPEDICIÓN', card.issue(), value);
  card.above(600, 416, 'FECHA DE VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' });
  card.text(80, 470, 'FIRMA DEL TITULAR', { size: 14, fill: '#4a5a78' });
  card.specimen(300, 530, 55);
  const top = card.back();
  const [street, town] = card.address();
  card.ground('#f4f3f6', ['#b8a8d0'], top, top + 540);
  card.above(40, top + 50, 'DOMICILIO', street, { size: 23 });
  card.text(40, top + 104, town, { size: 23 });
  card.above(
    40,
    top + 150,
    'RESTRICCIONES',
    dice.chance(0.4) ? say('restrictions', 'USO DE LENTES') : 'NINGUNA',
    value,
  );
  card.above(440, top + 150, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value);
  card.above(
    40,
    top + 214,
    'EN CASO DE ACCIDENTE AVISAR AL TELÉFONO',
    `222 ${dice.digits(3)} ${dice.digits(4)}`,
    { size: 23 },
  );
  card.text(40, top + 440, 'ESTE DOCUMENTO ES PERSONAL E INTRANSFERIBLE', { size: 17 });
  card.text(40, top + 468, 'SECRETARÍA DE MOVILIDAD Y TRANSPORTE - DIRECCIÓN DE LICENCIAS', { size: 15 });
};

/** Where voters abroad live: the address as the country that they live in writes it. */
const ABROAD = [
  ['3316 W 59TH ST', 'CHICAGO, IL 60629', 'ESTADOS UNIDOS DE AMÉRICA'],
  ['1840 E FLORENCE AVE APT 7', 'LOS ANGELES, CA 90001', 'ESTADOS UNIDOS DE AMÉRICA'],
  ['512 SAN JACINTO DR', 'DALLAS, TX 75217', 'ESTADOS UNIDOS DE AMÉRICA'],
] as const;

/** After INE's card as it is issued abroad since 2019, both sides: the title says from where one votes, the address is a foreign one with its country in the last line and there is no section; the zone behind. */
export const voterAbroad: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town, country] = dice.pick(ABROAD);
  const [paternal, maternal] = surnameLines(person.lastName);
  const value = { size: 22, bold: true } as const;
  const label = { size: 15, fill: '#5a3a6b' } as const;
  card.ground('#f3f1f6', ['#b8a8d8', '#a8c8c0']);
  card.text(30, 44, say('countryRegion', 'MEX', 'MÉXICO'), { size: 32, bold: true, fill: '#4a2a7a' });
  card.text(200, 38, 'INSTITUTO NACIONAL ELECTORAL', { size: 27, bold: true });
  card.text(200, 70, 'CREDENCIAL PARA VOTAR DESDE EL EXTRANJERO', { size: 23, fill: '#4a2a7a' });
  card.portrait(30, 96, 230, 300);
  card.text(290, 110, 'NOMBRE', label);
  card.text(290, 136, say('lastName', person.lastName, paternal), value);
  card.text(290, 162, maternal, value);
  card.text(290, 188, card.firstName(), value);
  card.text(680, 110, 'SEXO', label);
  card.text(734, 112, say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), value);
  card.text(290, 214, 'DOMICILIO', label);
  card.text(290, 238, say('address', `${street}, ${town}, ${country}`, street), { size: 20 });
  card.text(290, 262, town, { size: 20 });
  card.text(290, 286, country, { size: 20 });
  card.text(290, 320, 'CLAVE DE ELECTOR', label);
  card.text(450, 322, say('electorKey', electorKeyOf(person)), { size: 21, bold: true });
  card.text(290, 350, 'CURP', label);
  card.text(290, 376, say('personalNumber', curpOf(person)), { size: 20, bold: true });
  card.text(610, 350, 'AÑO DE REGISTRO', label);
  card.text(610, 376, `${person.issue.year - 4} 0${dice.between(0, 3)}`, { size: 20, bold: true });
  card.text(290, 404, 'FECHA DE NACIMIENTO', label);
  card.text(290, 430, card.birth(), { size: 20, bold: true });
  card.text(610, 404, 'VIGENCIA', label);
  card.text(610, 430, `${person.issue.year} - ${person.expiry.year}`, { size: 20, bold: true });
  card.specimen(60, 510, 50);
  const top = card.back();
  card.ground('#f3f1f6', ['#b8a8d8'], top, top + 540);
  card.text(40, top + 250, 'INSTITUTO NACIONAL ELECTORAL - REGISTRO FEDERAL DE ELECTORES', { size: 15 });
  const [cic, citizen] = [dice.digits(9), dice.digits(9)];
  voterZone(card, top + 540, cic, citizen);
};
