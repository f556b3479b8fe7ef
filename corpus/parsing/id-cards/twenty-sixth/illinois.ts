import { formatDay, isoDate } from '../../printing/dates.js';
import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { rollLicence } from '../licence-data.js';

/** Illinois' elements, number and capitals with a colon before the value. */
const element = labelledRun(15, '#2a4a80', 23);
const VALID_YEARS = 5;

/** After Illinois' identification card of 2016: number of eleven digits with the surname's letter behind, days under it, names and address, features in two rows, kind of card beside the eyes, discriminator begins with the day of issue; neither class nor codes. */
export const illinoisIdentification: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth, issue } = person;
  const data = rollLicence(card);
  const [street, town] = card.address();
  const number = `${dice.digits(4)}-${dice.digits(4)}-${dice.digits(3)}${person.lastName[0]}`;
  const discriminator = `${isoDate(issue).replace(/-/g, '')}${dice.digits(3)}${dice.pick(['KH', 'MB', 'TD'])}${dice.digits(4)}`;
  const colours = { bold: true, fill: '#a01c2c' } as const;
  card.ground('#edf2f9', ['#9cb8e0', '#e0b8a8', '#b8d0b8']);
  card.text(28, 58, say('region', 'IL', 'Illinois'), {
    size: 54,
    bold: true,
    fill: '#1d3b7a',
    font: 'Liberation Serif',
  });
  card.text(262, 38, 'IDENTIFICATION CARD', { size: 29, bold: true, fill: '#1d3b7a' });
  card.text(262, 64, say('issuingAuthority', 'Secretary of State'), { size: 18, fill: '#1d3b7a' });
  card.text(728, 36, say('countryRegion', 'USA'), { size: 24, bold: true, fill: '#1d3b7a' });
  if (dice.chance(0.5)) card.text(640, 64, 'FEDERAL LIMITS APPLY', { size: 16, bold: true });
  else card.text(790, 44, '★', { size: 40, font: 'DejaVu Sans', fill: '#c79a2b' });
  card.portrait(28, 84, 244, 314);
  element(card, 296, 112, '4d ID NO:', say('licenseNumber', number), { ...colours, size: 28 });
  element(card, 296, 148, '3 DOB:', card.birth(), { ...colours, size: 25 });
  element(
    card,
    560,
    148,
    '4b EXP:',
    card.day('expirationDate', birthdayIn(birth, issue.year + VALID_YEARS)),
    { ...colours, size: 25 },
  );
  element(card, 560, 180, '4a ISS:', card.issue());
  element(card, 296, 214, '1', card.lastName(), { size: 26, bold: true });
  element(card, 296, 245, '2', card.firstName(), { size: 26, bold: true });
  element(card, 296, 280, '8', street);
  card.text(311, 307, town, { size: 23 });
  element(card, 296, 352, '15 SEX:', say('sex', person.sex));
  element(card, 430, 352, '16 HGT:', say('height', data.height.printed));
  element(card, 296, 386, '17 WGT:', say('weight', `${data.weight} lbs`));
  element(card, 470, 386, '18 EYES:', say('eyeColor', dice.pick(['BRN', 'BLU', 'GRN', 'HZL'])));
  element(card, 296, 420, 'TYPE:', dice.pick(['ORG', 'REN', 'DUP']));
  element(card, 296, 456, '5 DD:', say('documentDiscriminator', discriminator), { size: 20 });
  card.portrait(716, 268, 108, 138);
  card.text(716, 432, formatDay(birth, 'MM/DD/YY', 'en'), { size: 22, fill: '#5b6b80' });
  if (dice.chance(0.5)) card.text(690, 480, 'DONOR', { ...colours, size: 24 });
  if (dice.chance(0.3)) card.text(28, 480, 'VETERAN', { size: 22, bold: true, fill: '#1d3b7a' });
  card.specimen(380, 534, 50);
};
