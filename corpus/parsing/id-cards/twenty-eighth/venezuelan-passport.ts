import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';

const GIVEN = {
  M: ['GREGORY ALEXANDER', 'DARWIN JOSE', 'OSCAR LEONARDO', 'JESUS ALBERTO'],
  F: ['YULIMAR CAROLINA', 'DESIREE ALEXANDRA', 'MARIA GABRIELA', 'ZULAY MARGARITA'],
} as const;
const SURNAMES = [
  'CHACON ROA',
  'BRACHO FUENMAYOR',
  'SALAZAR',
  'PARRA OLIVARES',
  'GRATEROL BASTIDAS',
  'MATOS',
] as const;
const PLACES = [
  'CARACAS VEN',
  'MARACAIBO VEN',
  'VALENCIA VEN',
  'BARQUISIMETO VEN',
  'SAN CRISTOBAL VEN',
] as const;
/** Millions of identity numbers by the decade of birth. */
const MILLIONS = { 195: 4, 196: 7, 197: 11, 198: 16, 199: 22, 200: 28 } as const;
const [FIRST_YEAR, VALID_YEARS] = [2022, 10];
const LABEL = '#5a3040';

/** After the Venezuelan passport, data page: two languages in every label, a number of nine digits, months in two languages between slashes, the number of the cédula as the holder's, two lines of zone. */
export const venezuelanPassport: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, sex, birth } = card.person;
  const issue = { ...card.person.issue, year: dice.between(FIRST_YEAR, FIRST_YEAR + 3) };
  const expiry = { ...issue, year: issue.year + VALID_YEARS };
  const person = {
    ...card.person,
    issue,
    expiry,
    firstName: dice.pick(GIVEN[sex]),
    lastName: dice.pick(SURNAMES),
  };
  const identity = `${MILLIONS[Math.floor(birth.year / 10) as keyof typeof MILLIONS]}${dice.digits(6)}`;
  const number = `1${dice.digits(8)}`;
  const value = { size: 28, bold: true } as const;
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, y, label, text, value, LABEL);
  const dated = (path: string, day: typeof birth): string => {
    const [english = ''] = formatDay(day, 'DD MMM YYYY', 'en').split(' ').slice(1);
    const words = formatDay(day, 'DD MMM YYYY', 'es').replace(
      / (\S)(\S+) /,
      (_, first: string, rest: string) => `/${first}${rest.toLowerCase()}/${english}/`,
    );
    return say(path, isoDate(day), words);
  };
  card.ground('#f6f0ec', ['#e8d090', '#a8b8e0', '#e0a8a8']);
  card.text(60, 62, say('countryRegion', 'VEN', 'REPÚBLICA BOLIVARIANA DE VENEZUELA'), {
    size: 38,
    bold: true,
    fill: '#5a1628',
  });
  card.text(1010, 62, 'MERCOSUR', { size: 30, fill: '#5a1628' });
  card.text(60, 120, 'PASAPORTE / PASSPORT', { size: 26, bold: true, fill: '#5a1628' });
  card.portrait(60, 160, 320, 420);
  field(420, 120, 'Tipo/Type', say('documentCode', 'P'));
  field(570, 120, 'País Emisor/Issuing Country', 'VEN');
  field(860, 120, 'Pasaporte Nº/Passport No.', say('licenseNumber', number));
  field(420, 190, 'Apellidos/Surname', say('lastName', person.lastName));
  field(420, 260, 'Nombres/Given Names', say('firstName', person.firstName));
  field(
    420,
    330,
    'Nacionalidad/Nationality',
    say('nationality', 'VEN', sex === 'M' ? 'VENEZOLANO' : 'VENEZOLANA'),
  );
  field(860, 330, 'Cédula de Identidad/Personal No.', say('personalNumber', `V${identity}`));
  field(420, 400, 'Fecha de Nacimiento/Date of Birth', dated('dateOfBirth', birth));
  field(860, 400, 'Sexo/Sex', say('sex', sex));
  field(420, 470, 'Lugar de Nacimiento/Place of Birth', say('placeOfBirth', dice.pick(PLACES)));
  field(420, 540, 'Fecha de Emisión/Date of Issue', dated('dateOfIssue', issue));
  field(860, 540, 'Autoridad/Authority', say('issuingAuthority', 'SAIME'));
  field(420, 610, 'Fecha de Vencimiento/Date of Expiry', dated('expirationDate', expiry));
  card.text(860, 650, 'Firma del titular/Holder’s signature', { size: 16, fill: LABEL });
  card.specimen(500, 640, 90);
  card.machineReadable(td3(person, 'VEN', number, identity));
};
