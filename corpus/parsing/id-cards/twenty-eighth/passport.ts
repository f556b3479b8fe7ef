import { daysAfter } from '../../printing/dates.js';
import { plain } from '../../printing/ledger.js';
import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';

/** Where holders were born, as the page prints it. */
const BIRTHPLACES = [
  'TEXAS, U.S.A.',
  'ILLINOIS, U.S.A.',
  'PENNSYLVANIA, U.S.A.',
  'FLORIDA, U.S.A.',
  'MEXICO',
  'VIETNAM',
] as const;
const PAGE = { width: 1250, height: 880 } as const;
/** Years in which passports of this form were issued and have not ended long since. */
const [FIRST_YEAR, LAST_YEAR] = [2015, 2020];
const VALID_YEARS = 10;

/** What stands over the bearer's signature, on the upper page. */
const PREAMBLE = [
  'We the People of the United States, in Order to form a more',
  'perfect Union, establish Justice, insure domestic Tranquility,',
  'provide for the common defence, promote the general Welfare, and',
  'secure the Blessings of Liberty to ourselves and our Posterity, do ordain',
  'and establish this Constitution for the United States of America.',
] as const;

/** After the United States passport of 2007 to 2021 lying open: the preamble over the bearer's signature on the upper page; below, the printed page with three languages of labels, days with months in small letters, the authority on two lines at the right of the days, the zone. */
export const passportOf2007Spread: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  // The last day is the one before the anniversary.
  const expiry = daysAfter({ ...issue, year: issue.year + VALID_YEARS }, -1);
  const number = `${dice.pick(['4', '5', '5', '6'])}${dice.digits(8)}`;
  const label = '#3a4c7c';
  card.ground('#f2ebe0', ['#d8b8a8', '#b0b8d0'], 0, PAGE.height);
  PREAMBLE.forEach((line, index) => {
    card.text(120, 130 + 54 * index, line, { size: 34, font: 'Liberation Serif', fill: '#3a3440' });
  });
  card.rectangle(120, 760, 980, 2, '#2a3048');
  card.text(120, 792, 'SIGNATURE OF BEARER / SIGNATURE DU TITULAIRE / FIRMA DEL TITULAR', {
    size: 20,
    fill: label,
  });
  const top = PAGE.height;
  const field = (x: number, y: number, words: string, printed: string): void => {
    card.text(x, top + y, plain(words), { size: 15, fill: label });
    card.text(x, top + y + 31, printed, { size: 30 });
  };
  card.ground('#ebe7ee', ['#d0a8b0', '#a8b4d8', '#c8c4a8'], top, top + PAGE.height);
  card.text(400, top + 66, 'UNITED STATES OF AMERICA', {
    size: 42,
    fill: '#2a3a6c',
    font: 'Liberation Serif',
    spacing: 4,
  });
  card.text(50, top + 62, 'PASSPORT', { size: 25, bold: true, fill: '#2a3a6c' });
  card.text(50, top + 90, 'PASSEPORT', { size: 20, fill: '#2a3a6c' });
  card.text(50, top + 114, 'PASAPORTE', { size: 20, fill: '#2a3a6c' });
  card.portrait(50, top + 140, 330, 430);
  field(410, 106, 'Type / Type / Tipo', say('documentCode', 'P'));
  field(590, 106, 'Code / Code / Código', say('countryRegion', 'USA'));
  field(820, 106, 'Passport No. / No. du Passeport / No. de Pasaporte', say('licenseNumber', number));
  field(410, 174, 'Surname / Nom / Apellidos', card.lastName());
  field(410, 242, 'Given Names / Prénoms / Nombres', card.firstName());
  field(
    410,
    310,
    'Nationality / Nationalité / Nacionalidad',
    say('nationality', 'USA', 'UNITED STATES OF AMERICA'),
  );
  field(410, 378, 'Date of birth / Date de naissance / Fecha de nacimiento', card.birth());
  field(
    410,
    446,
    'Place of birth / Lieu de naissance / Lugar de nacimiento',
    say('placeOfBirth', dice.pick(BIRTHPLACES)),
  );
  field(1010, 446, 'Sex / Sexe / Sexo', say('sex', person.sex));
  field(410, 514, 'Date of issue / Date de délivrance / Fecha de expedición', card.day('dateOfIssue', issue));
  field(
    410,
    582,
    'Date of expiration / Date d’expiration / Fecha de caducidad',
    card.day('expirationDate', expiry),
  );
  card.text(900, top + 514, plain('Authority / Autorité / Autoridad'), { size: 15, fill: label });
  say('issuingAuthority', 'United States Department of State');
  card.text(900, top + 543, 'United States', { size: 26 });
  card.text(900, top + 572, 'Department of State', { size: 26 });
  field(
    410,
    650,
    'Endorsements / Mentions Spéciales / Anotaciones',
    `SEE PAGE ${dice.pick(['27', '27', '51'])}`,
  );
  card.specimen(560, top + 420, 90);
  // The optional data of these passports is made of digits of issue on both sides of a filler; it is no number of the holder's.
  const optional = `${dice.digits(9)}<${dice.digits(4)}`;
  card.machineReadable(td3({ ...person, issue, expiry }, 'USA', number, optional), top + PAGE.height);
};
