import type { CardDesign } from '../design.js';
import { surnameLines } from '../surnames.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

const KINDS = [
  ['AUTOMOVILISTA', 'A'],
  ['AUTOMOVILISTA', 'A'],
  ['CHOFER', 'C'],
  ['MOTOCICLISTA', 'M'],
] as const;
const LABEL = '#5a2a3a';

/** After Tabasco's licence, both sides: title over the state and its police, portrait at the right, surnames and names over three lines under one label, kind in words, number in the foot; key, address, blood and allergies behind. */
export const tabasco: CardDesign['draw'] = (card) => {
  const { person, say, width } = card;
  const { dice, street, town } = person;
  const [paternal, maternal] = surnameLines(person.lastName);
  const [kind, letter] = dice.pick(KINDS);
  const value = { size: 23, bold: true } as const;
  card.ground('#f3f6ee', ['#a8cca0', '#e0d098', '#d0a8b0']);
  card.rectangle(0, 0, width, 92, '#691b32');
  card.text(28, 42, 'LICENCIA DE CONDUCIR', { size: 35, bold: true, fill: 'white' });
  card.text(28, 76, say('region', 'TAB', 'GOBIERNO DEL ESTADO DE TABASCO'), { size: 24, fill: '#ecd9b0' });
  card.rectangle(756, 10, 72, 72, '#f0e6d0');
  card.text(28, 122, say('issuingAuthority', 'SECRETARÍA DE SEGURIDAD Y PROTECCIÓN CIUDADANA'), {
    size: 19,
    bold: true,
    fill: '#691b32',
  });
  card.text(28, 146, 'DIRECCIÓN GENERAL DE LA POLICÍA ESTATAL DE CAMINOS', { size: 17, fill: LABEL });
  card.portrait(604, 116, 224, 296);
  card.text(28, 180, 'NOMBRE', { size: 15, fill: LABEL });
  say('lastName', person.lastName, paternal);
  [paternal, maternal, card.firstName()].forEach((line, index) => {
    card.text(28, 206 + 27 * index, line, value);
  });
  card.above(
    28,
    290,
    'TIPO',
    say('vehicleClassifications', kind),
    { size: 28, bold: true, fill: '#691b32' },
    LABEL,
  );
  card.above(360, 290, 'FECHA DE NACIMIENTO', card.birth(), value, LABEL);
  card.above(28, 356, 'FECHA DE EXPEDICIÓN', card.issue(), value, LABEL);
  card.above(360, 356, 'FECHA DE VENCIMIENTO', card.expiry(), { ...value, fill: '#b3181e' }, LABEL);
  card.above(
    28,
    416,
    'ANTIGÜEDAD',
    String(Math.max(person.birth.year + 18, person.issue.year - dice.between(0, 20))),
    value,
    LABEL,
  );
  card.text(28, 510, 'No.', { size: 20, fill: LABEL });
  card.text(70, 512, say('licenseNumber', `TAB${letter}${dice.digits(7)}`), { size: 34, bold: true });
  card.rectangle(604, 476, 224, 1, '#4a3a3a');
  card.text(634, 496, 'FIRMA DEL CONDUCTOR', { size: 14, fill: LABEL });
  card.specimen(420, 520, 45);
  const top = card.back();
  const behind = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, value, LABEL);
  card.ground('#f3f6ee', ['#a8cca0'], top, top + 540);
  behind(40, 46, 'CURP', say('personalNumber', curpBornIn(person, 'TC')));
  behind(440, 46, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'));
  say('address', `${street} ${town}`, street);
  behind(40, 108, 'DOMICILIO', street);
  card.text(40, top + 162, town, { size: 21, bold: true });
  behind(40, 198, 'GRUPO SANGUÍNEO', dice.pick(['O POSITIVO', 'A POSITIVO', 'B POSITIVO', 'O NEGATIVO']));
  behind(300, 198, 'ALERGIAS', dice.pick(['NINGUNA', 'NINGUNA', 'PENICILINA']));
  behind(500, 198, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']));
  behind(40, 258, 'RESTRICCIONES', dice.chance(0.35) ? say('restrictions', 'LENTES') : 'NINGUNA');
  behind(
    40,
    318,
    'EN CASO DE EMERGENCIA LLAMAR A',
    `${dice.pick(['CANDELARIA', 'ASUNCIÓN', 'LÁZARO'])} ${person.lastName}`,
  );
  behind(560, 318, 'TELÉFONO', `${dice.pick(['993', '933', '937'])} ${dice.digits(3)} ${dice.digits(4)}`);
  card.rectangle(40, top + 440, 400, 1, '#4a3a3a');
  card.text(76, top + 462, 'SECRETARIO DE SEGURIDAD Y PROTECCIÓN CIUDADANA', { size: 13, fill: LABEL });
  card.text(40, top + 510, 'Ley General de Tránsito y Vialidad del Estado de Tabasco', { size: 17 });
  card.rectangle(660, top + 390, 150, 126, '#dfe4d4');
};
