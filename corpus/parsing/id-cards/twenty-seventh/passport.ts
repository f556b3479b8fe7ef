import { daysAfter, formatDay, isoDate } from '../../printing/dates.js';
import { plain } from '../../printing/ledger.js';
import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';

/** Where holders were born, as the page prints it. */
const BIRTHPLACES = [
  'CALIFORNIA, U.S.A.',
  'OHIO, U.S.A.',
  'NEW YORK, U.S.A.',
  'GEORGIA, U.S.A.',
  'PHILIPPINES',
  'DOMINICAN REPUBLIC',
] as const;
const PAGE = { width: 1250, height: 880 } as const;
/** Years in which passports of this form are issued. */
const [FIRST_YEAR, LAST_YEAR] = [2021, 2025];
const VALID_YEARS = 10;

/** What the secretary of state asks for the bearer, on the upper page. */
const REQUEST = [
  'The Secretary of State of the United States of America',
  'hereby requests all whom it may concern to permit the citizen/',
  'national of the United States named herein to pass',
  'without delay or hindrance and in case of need to',
  'give all lawful aid and protection.',
] as const;

/** After the United States passport of 2021 lying open: the secretary's request over the bearer's signature on the upper page; below, three languages of labels over values, birth and days with their months in letters, the authority, the zone. */
export const passportSpread: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  // The last day is the one before the anniversary.
  const expiry = daysAfter({ ...issue, year: issue.year + VALID_YEARS }, -1);
  const number = `${dice.pick([...'AXY'])}${dice.digits(8)}`;
  const value = { size: 32, bold: true } as const;
  const label = '#2c4a86';
  const date = (path: string, day: typeof issue): string =>
    say(path, isoDate(day), formatDay(day, 'DD MMM YYYY', 'en').toUpperCase());
  card.ground('#f0ece4', ['#c8a8a0', '#a8b8d4'], 0, PAGE.height);
  REQUEST.forEach((line, index) => {
    card.text(170, 190 + 58 * index, line, { size: 36, font: 'Liberation Serif', fill: '#2a3048' });
  });
  card.rectangle(170, 720, 900, 2, '#2a3048');
  card.text(170, 752, 'SIGNATURE OF BEARER / SIGNATURE DU TITULAIRE / FIRMA DEL TITULAR', {
    size: 21,
    fill: label,
  });
  const top = PAGE.height;
  const field = (x: number, y: number, words: string, printed: string): void => {
    card.text(x, top + y, plain(words), { size: 15, fill: label });
    card.text(x, top + y + 33, printed, value);
  };
  card.ground('#e9eef5', ['#a8bcdc', '#d8a8a8', '#b8ccb8'], top, top + PAGE.height);
  card.text(420, top + 72, 'UNITED STATES OF AMERICA', { size: 46, bold: true, fill: '#1d3468', spacing: 2 });
  card.text(50, top + 66, 'PASSPORT', { size: 24, bold: true, fill: '#1d3468' });
  card.text(50, top + 94, 'PASSEPORT', { size: 20, fill: '#1d3468' });
  card.text(50, top + 118, 'PASAPORTE', { size: 20, fill: '#1d3468' });
  card.portrait(50, top + 144, 340, 430);
  field(430, 118, 'Type / Type / Tipo', say('documentCode', 'P'));
  field(600, 118, 'Code / Code / Código', say('countryRegion', 'USA'));
  field(830, 118, 'Passport No. / No. du Passeport / No. de Pasaporte', say('licenseNumber', number));
  field(430, 188, 'Surname / Nom / Apellidos', card.lastName());
  field(430, 258, 'Given names / Prénoms / Nombres', card.firstName());
  field(
    430,
    328,
    'Nationality / Nationalité / Nacionalidad',
    say('nationality', 'USA', 'UNITED STATES OF AMERICA'),
  );
  field(
    430,
    398,
    'Date of birth / Date de naissance / Fecha de nacimiento',
    date('dateOfBirth', person.birth),
  );
  field(
    430,
    468,
    'Place of birth / Lieu de naissance / Lugar de nacimiento',
    say('placeOfBirth', dice.pick(BIRTHPLACES)),
  );
  field(850, 468, 'Sex / Sexe / Sexo', say('sex', person.sex));
  field(430, 538, 'Date of issue / Date de délivrance / Fecha de expedición', date('dateOfIssue', issue));
  field(
    430,
    608,
    'Date of expiration / Date d’expiration / Fecha de caducidad',
    date('expirationDate', expiry),
  );
  field(850, 608, 'Endorsements / Mentions spéciales / Anotaciones', 'SEE PAGE 51');
  field(850, 538, 'Authority / Autorité / Autoridad', '');
  card.text(850, top + 569, say('issuingAuthority', 'UNITED STATES DEPARTMENT OF STATE'), {
    size: 17,
    bold: true,
  });
  card.portrait(1040, top + 196, 130, 164);
  card.specimen(140, top + 690, 90);
  // The optional data of these passports is made of digits of issue on both sides of a filler; it is no number of the holder's.
  const optional = `${dice.digits(9)}<${dice.digits(4)}`;
  card.machineReadable(td3({ ...person, issue, expiry }, 'USA', number, optional), top + PAGE.height);
};
