import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

const GIVEN = {
  M: ['NAHUEL AGUSTÍN', 'FACUNDO JOEL', 'RUBÉN DARÍO', 'WALTER FABIÁN'],
  F: ['AILÉN MICAELA', 'SILVINA MABEL', 'CAMILA ABRIL', 'NORMA ESTELA'],
} as const;
const SURNAMES = [
  'VILLALBA',
  'MONZÓN',
  'ETCHEVERRY',
  'LUNA CABRERA',
  'PALAVECINO',
  'FARÍAS',
  'COLOMBO',
] as const;
/** Street, town, birthplace. */
const HOMES = [
  ['AV. RIVADAVIA 7815 P 5 D A', 'C.A.B.A.', 'CIUDAD DE BUENOS AIRES'],
  ['BELGRANO 1290', 'QUILMES - BUENOS AIRES', 'BUENOS AIRES'],
  ['9 DE JULIO 431', 'SAN MIGUEL DE TUCUMÁN - TUCUMÁN', 'TUCUMÁN'],
  ['BV. AVELLANEDA 905', 'ROSARIO - SANTA FE', 'SANTA FE'],
] as const;
/** Millions of identity numbers by the decade of birth. */
const MILLIONS = { 195: 12, 196: 17, 197: 25, 198: 32, 199: 38, 200: 44 } as const;
const [FIRST_YEAR, VALID_YEARS] = [2023, 15];
const LABEL = '#3a5a86';

/** After the Argentine identity document with a chip of 2023, both sides: labels in two languages, months as `ENE/ JAN`, number with points below the portrait, copy and number of the request; home and birthplace over the zone behind. */
export const argentineChip: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, sex, birth } = card.person;
  const issue = { ...card.person.issue, year: dice.between(FIRST_YEAR, FIRST_YEAR + 2) };
  const expiry = { ...issue, year: issue.year + VALID_YEARS };
  const person = {
    ...card.person,
    issue,
    expiry,
    firstName: dice.pick(GIVEN[sex]),
    lastName: dice.pick(SURNAMES),
  };
  const [street, town, birthplace] = dice.pick(HOMES);
  const number = `${MILLIONS[Math.floor(birth.year / 10) as keyof typeof MILLIONS]}${dice.digits(6)}`;
  const value = { size: 24, bold: true } as const;
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, y, label, text, value, LABEL);
  const dated = (path: string, day: typeof birth): string => {
    const month = formatDay(day, 'DD MMM YYYY', 'en').split(' ')[1] ?? '';
    const words = formatDay(day, 'DD MMM YYYY', 'es').replace(/ (\S+) /, ` $1/ ${month} `);
    return say(path, isoDate(day), words.toUpperCase());
  };
  card.ground('#eff4f8', ['#9cc4e4', '#d8d0a8', '#b8c8d8']);
  card.text(30, 38, `${say('countryRegion', 'ARG', 'REPÚBLICA ARGENTINA')} - MERCOSUR`, {
    size: 27,
    bold: true,
    fill: '#1f3f70',
  });
  card.text(30, 66, say('issuingAuthority', 'REGISTRO NACIONAL DE LAS PERSONAS'), {
    size: 20,
    fill: '#1f3f70',
  });
  card.text(30, 90, 'MINISTERIO DEL INTERIOR', { size: 18, fill: '#1f3f70' });
  card.portrait(30, 110, 240, 316);
  field(300, 118, 'Apellido / Surname', say('lastName', person.lastName));
  field(300, 176, 'Nombre / Name', say('firstName', person.firstName));
  field(300, 234, 'Sexo / Sex', say('sex', sex));
  field(420, 234, 'Nacionalidad / Nationality', say('nationality', 'ARG', 'ARGENTINA'));
  field(690, 234, 'Ejemplar', dice.pick(['A', 'B', 'B', 'C']));
  field(300, 292, 'Fecha de nacimiento / Date of birth', dated('dateOfBirth', birth));
  field(300, 350, 'Fecha de emisión / Date of issue', dated('dateOfIssue', issue));
  field(300, 408, 'Fecha de vencimiento / Date of expiry', dated('expirationDate', expiry));
  field(300, 466, 'Trámite Nº / Of. ident.', `00${dice.digits(9)}`);
  const points = number.replace(/(..)(...)(...)/, '$1.$2.$3');
  card.above(30, 450, 'Documento / Document', say('licenseNumber', points), { size: 34, bold: true }, LABEL);
  card.portrait(706, 300, 116, 150);
  card.text(690, 510, 'Firma / Signature', { size: 14, fill: LABEL });
  card.specimen(500, 520, 50);
  const top = card.back();
  card.ground('#eff4f8', ['#9cc4e4'], top, top + 540);
  say('address', `${street} ${town}`, street);
  card.text(40, top + 56, 'DOMICILIO:', { size: 17, fill: LABEL });
  card.text(160, top + 58, street, value);
  card.text(160, top + 88, town, value);
  card.text(40, top + 136, 'LUGAR DE NACIMIENTO:', { size: 17, fill: LABEL });
  card.text(260, top + 138, say('placeOfBirth', birthplace), value);
  card.rectangle(60, top + 190, 110, 96, '#d8c070');
  card.rectangle(690, top + 90, 120, 160, '#d4dde6');
  card.text(712, top + 272, 'PULGAR', { size: 15, fill: LABEL });
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'ARG', number), top + 540);
};
