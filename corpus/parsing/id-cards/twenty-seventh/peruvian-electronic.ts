import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { surnameLines } from '../surnames.js';

const GIVEN = {
  M: ['JHON ANDERSON', 'VICTOR RAUL', 'EDWIN ROLANDO', 'CESAR AUGUSTO'],
  F: ['FLOR DE MARIA', 'YESENIA MILAGROS', 'ROXANA ELIZABETH', 'LUZ MARINA'],
} as const;
const SURNAMES = [
  'QUISPE HUANCA',
  'HUAMANI CCORI',
  'CHAVEZ ALIAGA',
  'ÑAUPARI ROJAS',
  'ZEGARRA PAUCAR',
  'TICONA SALCEDO',
] as const;
/** Department, province, district and street, as the back has them. */
const HOMES = [
  ['LIMA', 'LIMA', 'COMAS', 'JR. PUNO 418 URB. HUAQUILLAY'],
  ['AREQUIPA', 'AREQUIPA', 'PAUCARPATA', 'AV. KENNEDY 1702'],
  ['LA LIBERTAD', 'TRUJILLO', 'EL PORVENIR', 'CA. SANCHEZ CARRION 935'],
  ['CUSCO', 'CUSCO', 'WANCHAQ', 'URB. TTIO Q-14'],
] as const;

/** The digit that checks a Peruvian's number (RENIEC): weights 3, 2, 7, 6, 5, 4, 3, 2, the remainder's place in a series. @param number eight digits */
function checkDigit(number: string): string {
  const sum = [...number].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 2, 7, 6, 5, 4, 3, 2][index] ?? 0),
    0,
  );
  return '67890112345'[(11 - (sum % 11)) % 11] ?? '';
}

/** After the electronic Peruvian identity document, both sides: republic and register above, each surname and the names under a label of its own, number with its check digit in red, days with spaces, portrait at the left; address from the department down and the zone behind. */
export const peruvianElectronic: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, sex, birth } = card.person;
  const person = { ...card.person, firstName: dice.pick(GIVEN[sex]), lastName: dice.pick(SURNAMES) };
  const [paternal, maternal] = surnameLines(person.lastName);
  const [department, province, district, street] = dice.pick(HOMES);
  const number = birth.year > 1982 ? `4${dice.digits(7)}` : `0${dice.digits(7)}`;
  const value = { size: 23, bold: true } as const;
  const label = '#8a4a3a';
  card.ground('#f6f2ee', ['#e0b0a0', '#b8c8e0', '#d8d0a8']);
  card.rectangle(28, 14, 64, 72, '#e2d2ca');
  card.text(110, 42, say('countryRegion', 'PER', 'REPÚBLICA DEL PERÚ'), {
    size: 27,
    bold: true,
    fill: '#8a1420',
  });
  card.text(110, 68, say('issuingAuthority', 'REGISTRO NACIONAL DE IDENTIFICACIÓN Y ESTADO CIVIL'), {
    size: 17,
    fill: '#3a2a2a',
  });
  card.text(110, 94, 'DOCUMENTO NACIONAL DE IDENTIDAD ELECTRÓNICO', {
    size: 18,
    bold: true,
    fill: '#8a1420',
  });
  card.portrait(28, 112, 246, 320);
  card.text(610, 134, 'CUI', { size: 18, fill: label });
  card.text(650, 138, say('licenseNumber', `${number}-${checkDigit(number)}`), {
    size: 31,
    bold: true,
    fill: '#b3181e',
  });
  say('lastName', person.lastName, paternal);
  card.above(300, 124, 'Primer Apellido', paternal, value, label);
  card.above(300, 182, 'Segundo Apellido', maternal, value, label);
  card.above(300, 240, 'Prenombres', say('firstName', person.firstName), value, label);
  card.above(300, 298, 'Sexo', say('sex', sex), value, label);
  card.above(420, 298, 'Estado Civil', dice.pick(['S', 'C', 'S', 'D']), value, label);
  card.above(570, 298, 'Nacionalidad', say('nationality', 'PER', 'PERUANA'), value, label);
  card.above(300, 356, 'Fecha de Nacimiento', card.birth(), value, label);
  card.above(
    570,
    356,
    'Ubigeo de Nacimiento',
    `${dice.between(10, 24)}01${String(dice.between(1, 20)).padStart(2, '0')}`,
    value,
    label,
  );
  card.above(300, 414, 'Fecha de Emisión', card.issue(), value, label);
  card.above(570, 414, 'Fecha de Caducidad', card.expiry(), { ...value, fill: '#b3181e' }, label);
  card.portrait(730, 160, 96, 116);
  card.rectangle(40, 480, 220, 1, '#5a4a4a');
  card.text(128, 498, 'Firma', { size: 14, fill: label });
  card.specimen(390, 530, 50);
  const top = card.back();
  card.ground('#f6f2ee', ['#e0b0a0'], top, top + 540);
  card.rectangle(50, top + 150, 130, 110, '#d8c070');
  card.above(230, top + 46, 'Departamento', department, value, label);
  card.above(430, top + 46, 'Provincia', province, value, label);
  card.above(620, top + 46, 'Distrito', district, value, label);
  card.above(230, top + 106, 'Dirección', say('address', street), value, label);
  card.above(230, top + 166, 'Donación de Órganos', dice.pick(['SI', 'NO', 'NO']), value, label);
  card.above(430, top + 166, 'Grupo de Votación', dice.digits(6), value, label);
  card.above(
    620,
    top + 166,
    'Fecha de Inscripción',
    dayOfRegister(birth.year, dice.between(1, 28)),
    value,
    label,
  );
  say('documentCode', 'I');
  card.machineReadable(td1(person, 'I', 'PER', number), top + 540);
};

/** The day on which a grown person was registered. */
const dayOfRegister = (yearOfBirth: number, day: number): string =>
  `${String(day).padStart(2, '0')} 03 ${yearOfBirth + 18}`;
