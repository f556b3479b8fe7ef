import { type Day, isoDate, monthName } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';

const element = labelledRun(21, '#2f4468', 23);

/** A day as the licence prints it: `2021-Jul-09`. */
const withMonthsLetters = (day: Day): string =>
  `${day.year}-${monthName(day, 'en').slice(0, 3)}-${String(day.day).padStart(2, '0')}`;

/** After British Columbia's licence of 2013: province over the title, words with colons before the values and no numbers of elements, the number after `DL`, the surname with a comma over the names, days with the year first, metres and kilograms with a decimal, the day of birth large at the foot. */
export const britishColumbia: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const restriction = dice.pick(['', '21', '21']);
  const dayOf = (path: 'dateOfBirth' | 'dateOfIssue' | 'expirationDate', day: Day): string =>
    say(path, isoDate(day), withMonthsLetters(day));
  card.ground('#e9f1f8', ['#90b4e0', '#a8d0c8', '#e0d0a0']);
  card.text(28, 50, say('region', 'BC', 'BRITISH COLUMBIA'), { size: 38, bold: true, fill: '#123a7a' });
  card.text(28, 84, "DRIVER'S LICENCE", { size: 27, bold: true, fill: '#123a7a' });
  card.text(716, 48, say('countryRegion', 'CAN', 'CANADA'), { size: 24, bold: true, fill: '#123a7a' });
  card.portrait(28, 106, 252, 322);
  element(card, 304, 128, 'DL:', say('licenseNumber', dice.digits(7)), { size: 31, bold: true });
  element(card, 640, 128, 'Class:', say('vehicleClassifications', dice.pick(['5', '5', '7', '56'])), {
    size: 27,
    bold: true,
  });
  element(card, 304, 166, 'Issued:', dayOf('dateOfIssue', person.issue));
  element(card, 560, 166, 'Expires:', dayOf('expirationDate', person.expiry), { bold: true });
  card.text(304, 212, `${card.lastName()},`, { size: 28, bold: true });
  card.text(304, 244, card.firstName(), { size: 26, bold: true });
  card.text(304, 280, street, { size: 23 });
  card.text(304, 308, town, { size: 23 });
  element(card, 304, 352, 'Sex:', say('sex', person.sex));
  element(card, 430, 352, 'Eyes:', say('eyeColor', dice.pick(['BRN', 'BLU', 'GRN', 'HZL'])));
  element(card, 580, 352, 'Hair:', say('hairColor', dice.pick(['BRN', 'BLK', 'BLN', 'GRY'])));
  element(card, 304, 388, 'Ht:', say('height', `${dice.between(152, 194)}.0 cm`));
  element(card, 500, 388, 'Wt:', say('weight', `${dice.between(48, 110)}.0 kg`));
  element(card, 304, 424, 'Restr:', restriction === '' ? '' : say('restrictions', restriction));
  element(card, 304, 484, 'DOB:', dayOf('dateOfBirth', person.birth), {
    size: 33,
    bold: true,
    fill: '#a3182b',
  });
  card.portrait(712, 396, 104, 126);
  card.text(96, 466, 'Signature', { size: 14, fill: '#2f4468' });
  card.specimen(36, 538, 48);
};
