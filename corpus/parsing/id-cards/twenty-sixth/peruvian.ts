import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

const GIVEN = {
  M: ['JESUS ALBERTO', 'WILMER ENRIQUE', 'CARLOS ANDRES', 'HEBERT JOSE'],
  F: ['GENESIS CAROLINA', 'MARIA FERNANDA', 'YULIMAR ANDREA', 'LEIDY JOHANA'],
} as const;
const SURNAMES = [
  'PARRA MATERAN',
  'CHIRINOS LUGO',
  'TROCONIS PEÑA',
  'LIZARAZO DUQUE',
  'VILORIA TORREALBA',
  'MANZANILLA RIVAS',
] as const;

/** Nationalities in words of the card with their codes; most holders are of the first. */
const NATIONALITIES = [
  ['VEN', 'VENEZOLANA'],
  ['VEN', 'VENEZOLANA'],
  ['COL', 'COLOMBIANA'],
  ['ECU', 'ECUATORIANA'],
] as const;
const QUALITIES = ['ESPECIAL RESIDENTE', 'TRABAJADOR', 'FAMILIAR RESIDENTE', 'HUMANITARIA'] as const;
const HOMES = [
  'JR. HUIRACOCHA 1534 DPTO. 402 - JESUS MARIA - LIMA - LIMA',
  'AV. LOS PROCERES MZ. C LT. 18 - SAN MARTIN DE PORRES - LIMA - LIMA',
  'CA. LOS ALISOS 260 - TRUJILLO - TRUJILLO - LA LIBERTAD',
  'URB. LA PERLA D-9 - CERRO COLORADO - AREQUIPA - AREQUIPA',
] as const;

/** After the Peruvian card for foreigners of 2018, both sides: republic and office above, number of nine digits that begins with zeros, labels over values, migratory quality in words, days in one row; home, civil status and the zone behind. */
export const peruvianForeigner: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, sex } = card.person;
  const person = { ...card.person, firstName: dice.pick(GIVEN[sex]), lastName: dice.pick(SURNAMES) };
  const number = `00${dice.digits(7)}`;
  const [nation, nationality] = dice.pick(NATIONALITIES);
  const status = dice.chance(0.6) ? (sex === 'M' ? 'SOLTERO' : 'SOLTERA') : sex === 'M' ? 'CASADO' : 'CASADA';
  const value = { size: 24, bold: true } as const;
  const label = '#8a3a2a';
  card.ground('#f6efe9', ['#e0a898', '#d8c8a8', '#b0c0d8']);
  card.rectangle(28, 16, 64, 74, '#e4d0c8');
  card.text(110, 44, say('countryRegion', 'PER', 'REPÚBLICA DEL PERÚ'), {
    size: 30,
    bold: true,
    fill: '#8a1420',
  });
  card.text(110, 72, say('issuingAuthority', 'SUPERINTENDENCIA NACIONAL DE MIGRACIONES'), {
    size: 20,
    fill: '#3a2a2a',
  });
  card.text(300, 116, 'CARNÉ DE EXTRANJERÍA', { size: 28, bold: true, fill: '#8a1420' });
  card.portrait(28, 106, 244, 324);
  card.above(300, 142, 'Apellidos', say('lastName', person.lastName), value, label);
  card.above(300, 200, 'Nombres', say('firstName', person.firstName), value, label);
  card.above(300, 258, 'Nacionalidad', say('nationality', nation, nationality), value, label);
  card.above(590, 258, 'Sexo', say('sex', sex), value, label);
  card.above(300, 316, 'Fecha de nacimiento', card.birth(), value, label);
  card.above(
    590,
    316,
    'Calidad migratoria',
    say('category', dice.pick(QUALITIES)),
    { ...value, size: 21 },
    label,
  );
  card.above(300, 374, 'Fecha de emisión', card.issue(), value, label);
  card.above(590, 374, 'Fecha de caducidad', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.text(300, 474, 'N°', { size: 24, fill: label });
  card.text(340, 476, say('licenseNumber', number), { size: 38, bold: true });
  card.portrait(716, 134, 104, 112);
  card.text(94, 462, 'Firma', { size: 15, fill: label });
  card.specimen(420, 536, 50);
  const top = card.back();
  card.ground('#f6efe9', ['#e0a898'], top, top + 540);
  card.above(40, top + 50, 'Domicilio', say('address', dice.pick(HOMES)), { size: 20, bold: true }, label);
  card.above(40, top + 112, 'Estado civil', status, value, label);
  card.above(
    40,
    top + 174,
    'Fecha de inscripción',
    `${String(person.issue.day).padStart(2, '0')}/${String(person.issue.month).padStart(2, '0')}/${person.issue.year - 1}`,
    value,
    label,
  );
  card.rectangle(640, top + 96, 150, 190, '#ead8d0');
  card.text(646, top + 306, 'Índice derecho', { size: 15, fill: label });
  card.text(40, top + 300, 'www.gob.pe/migraciones', { size: 18, fill: '#8a1420' });
  say('documentCode', 'CE');
  card.machineReadable(td1(person, 'CE', 'PER', number, '', '', nation), top + 540);
};
