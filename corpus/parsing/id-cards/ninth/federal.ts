import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';

type Draw = CardDesign['draw'];

const BIRTHPLACES = ['OHIO, U.S.A.', 'TEXAS, U.S.A.', 'NEW JERSEY, U.S.A.', 'SEOUL, KOREA'] as const;

/** After the United States passport of 2021 (polycarbonate page): the portrait at the left with a ghost at the right, sex beside the place of birth, the authority under the day of issue. */
export const passportPage: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `${dice.pick([...'AXZ'])}${dice.digits(8)}`;
  const value = { size: 27 } as const;
  card.ground('#eef0f6', ['#a8b8dc', '#dcb0b0']);
  card.text(50, 60, 'PASSPORT', { size: 26, bold: true, fill: '#1c2a5e' });
  card.text(50, 88, 'PASSEPORT', { size: 18, fill: '#1c2a5e' });
  card.text(50, 110, 'PASAPORTE', { size: 18, fill: '#1c2a5e' });
  card.text(400, 66, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 42,
    bold: true,
    fill: '#1c2a5e',
  });
  card.portrait(50, 140, 310, 400);
  card.portrait(1050, 330, 130, 168);
  card.above(400, 108, 'Type / Type / Tipo', say('documentCode', 'P'), value);
  card.above(560, 108, 'Code / Code / Código', 'USA', value);
  card.above(790, 108, 'Passport No. / No. du Passeport / No. de Pasaporte', say('licenseNumber', number), {
    size: 31,
    bold: true,
  });
  card.above(400, 176, 'Surname / Nom / Apellidos', card.lastName(), value);
  card.above(400, 240, 'Given Names / Prénoms / Nombres', card.firstName(), value);
  card.above(
    400,
    304,
    'Nationality / Nationalité / Nacionalidad',
    say('nationality', 'USA', 'UNITED STATES OF AMERICA'),
    value,
  );
  card.above(400, 368, 'Date of birth / Date de naissance / Fecha de nacimiento', card.birth(), value);
  card.above(
    400,
    432,
    'Place of birth / Lieu de naissance / Lugar de nacimiento',
    say('placeOfBirth', dice.pick(BIRTHPLACES)),
    value,
  );
  card.above(900, 432, 'Sex / Sexe / Sexo', say('sex', person.sex), value);
  card.above(400, 496, 'Date of issue / Date de délivrance / Fecha de expedición', card.issue(), value);
  card.above(
    900,
    514,
    'Authority / Autorité / Autoridad',
    say('issuingAuthority', 'United States Department of State', 'United States'),
    {
      size: 23,
    },
  );
  card.text(900, 566, 'Department of State', { size: 23 });
  card.above(400, 560, 'Date of expiration / Date d’expiration / Fecha de caducidad', card.expiry(), value);
  card.text(900, 610, 'USA', { size: 22 });
  card.text(400, 640, 'Endorsements / Mentions Spéciales / Anotaciones', { size: 15, fill: '#4a5a78' });
  card.text(400, 666, 'SEE PAGE 51', { size: 20 });
  card.specimen(560, 640, 80);
  card.machineReadable(td3(person, 'USA', number));
};

/** Where holders were born. */
const BIRTH_COUNTRIES = [
  'Mexico',
  'Philippines',
  'India',
  'Dominican Republic',
  'Viet Nam',
  'Jamaica',
] as const;

/** After the permanent resident card of 2017, its front: which has no number of the card itself; labels above values, the days of end and residence at the foot. */
export const residentFront: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 25 } as const;
  card.ground('#eaf3ea', ['#88bc9c', '#9cb4d8']);
  card.text(40, 48, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 34,
    bold: true,
    fill: '#1f4d36',
  });
  card.text(40, 88, 'PERMANENT RESIDENT', { size: 34, fill: '#1f4d36' });
  card.portrait(40, 112, 250, 326);
  card.portrait(690, 300, 120, 156);
  card.above(316, 124, 'Surname', card.lastName(), { size: 28, bold: true });
  card.above(316, 184, 'Given Name', card.firstName(), { size: 28, bold: true });
  card.above(
    316,
    244,
    'USCIS#',
    say('personalNumber', dice.digits(9).replace(/(...)(...)(...)/, '$1-$2-$3')),
    value,
  );
  card.above(580, 244, 'Category', say('category', dice.pick(['IR1', 'F24', 'DV2', 'E39', 'RE6'])), value);
  card.above(316, 302, 'Country of Birth', say('placeOfBirth', dice.pick(BIRTH_COUNTRIES)), value);
  card.above(
    316,
    360,
    'Date of Birth',
    say('dateOfBirth', isoDate(person.birth), formatDay(person.birth, 'DD MMM YYYY', 'en').toUpperCase()),
    { ...value, fill: '#8a1c1c' },
  );
  card.above(560, 360, 'Sex', say('sex', person.sex), value);
  card.text(316, 438, 'Card Expires:', { size: 17, fill: '#4a5a78' });
  card.text(440, 440, card.expiry(), { ...value, fill: '#8a1c1c' });
  card.text(316, 474, 'Resident Since:', { size: 17, fill: '#4a5a78' });
  card.text(440, 476, card.day('residentSince', person.issue), value);
  card.specimen(60, 520, 50);
};
