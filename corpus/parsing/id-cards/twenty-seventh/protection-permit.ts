import type { CardDesign } from '../design.js';
import { codePicture } from '../twenty-first/code-picture.js';

const GIVEN = {
  M: ['JONATHAN DAVID', 'RONALD ALEXIS', 'KEIBER JOSE', 'FRANKLIN RAMON'],
  F: ['ORIANA VALENTINA', 'DAYANA CAROLINA', 'MILEIDY JOSEFINA', 'ROSANGELA'],
} as const;
const SURNAMES = [
  'COLINA SEMECO',
  'PETIT GOTOPO',
  'BARRIOS NAVA',
  'HERNANDEZ ARAUJO',
  'LEAL BOSCAN',
  'MORILLO',
] as const;
/** All permits of the statute end on one day. */
const END = { year: 2031, month: 5, day: 30 } as const;
const [FIRST_YEAR, LAST_YEAR] = [2022, 2024];

/** After the Colombian permit of temporary protection of Venezuelans, both sides: republic, ministry and migration office above, number large, surnames over names, days with the year first, one end for all; the number of the home country's document, the register's, a code and what it permits behind. */
export const protectionPermit: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, sex } = person;
  const issue = { ...person.issue, year: Math.min(LAST_YEAR, Math.max(FIRST_YEAR, person.issue.year)) };
  const value = { size: 24, bold: true } as const;
  const label = '#2a4a8a';
  card.ground('#f0f3fa', ['#a0b4e0', '#e8d898', '#d8b0b8']);
  card.rectangle(28, 14, 70, 76, '#d4daec');
  card.text(116, 40, say('countryRegion', 'COL', 'REPÚBLICA DE COLOMBIA'), {
    size: 26,
    bold: true,
    fill: '#14286b',
  });
  card.text(116, 64, 'MINISTERIO DE RELACIONES EXTERIORES', { size: 16, fill: '#14286b' });
  card.text(116, 88, say('issuingAuthority', 'UNIDAD ADMINISTRATIVA ESPECIAL MIGRACIÓN COLOMBIA'), {
    size: 18,
    fill: '#14286b',
  });
  card.rectangle(0, 102, 856, 38, '#1f4aa0');
  card.text(300, 130, 'PERMISO POR PROTECCIÓN TEMPORAL', { size: 25, bold: true, fill: 'white' });
  card.portrait(30, 158, 240, 310);
  card.text(300, 180, 'No.', { size: 22, fill: label });
  card.text(346, 184, say('licenseNumber', `${dice.between(4, 7)}${dice.digits(6)}`), {
    size: 36,
    bold: true,
  });
  card.above(300, 216, 'APELLIDOS', say('lastName', dice.pick(SURNAMES)), value, label);
  card.above(300, 274, 'NOMBRES', say('firstName', dice.pick(GIVEN[sex])), value, label);
  card.above(300, 332, 'NACIONALIDAD', say('nationality', 'VEN', 'VENEZUELA'), value, label);
  card.above(540, 332, 'SEXO', say('sex', sex), value, label);
  card.above(640, 332, 'RH', dice.pick(['O+', 'A+', 'B+', 'O-']), value, label);
  card.above(300, 390, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  card.above(300, 448, 'FECHA DE EXPEDICIÓN', card.day('dateOfIssue', issue), value, label);
  card.above(
    560,
    448,
    'FECHA DE VENCIMIENTO',
    card.day('expirationDate', END),
    { ...value, fill: '#b3181e' },
    label,
  );
  card.portrait(724, 200, 100, 124);
  card.specimen(380, 530, 50);
  const top = card.back();
  card.ground('#f0f3fa', ['#a0b4e0'], top, top + 540);
  card.above(
    40,
    top + 46,
    'DOCUMENTO DE IDENTIFICACIÓN',
    `CÉDULA DE IDENTIDAD ${dice.between(9, 30)}${dice.digits(6)}`,
    value,
    label,
  );
  card.above(40, top + 106, 'RUMV', dice.digits(7), value, label);
  const notes = [
    'El titular de este permiso está autorizado para permanecer en el',
    'territorio nacional en condiciones de regularidad migratoria y para',
    'ejercer cualquier actividad u ocupación legal en el país.',
    'Decreto 216 de 2021 y Resolución 971 de 2021.',
  ];
  notes.forEach((line, index) => {
    card.text(40, top + 190 + 26 * index, line, { size: 18 });
  });
  codePicture(card, 636, top + 70, 3);
  card.rectangle(40, top + 400, 320, 1, '#3a4a6a');
  card.text(64, top + 422, 'Director General Migración Colombia', { size: 15, fill: label });
  card.text(40, top + 490, 'Este documento es personal e intransferible.     www.migracioncolombia.gov.co', {
    size: 18,
  });
};
