import { daysAfter } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';

/** Texas' elements, number with a point and words with a colon before the value. */
const element = labelledRun(15, '#1b2f66', 22);

/** Holders whose stay has an end. */
const HOLDERS = [
  ['RAMASWAMY', { M: 'KARTHIK', F: 'DIVYA LAKSHMI' }],
  ['OLAJIDE', { M: 'BABATUNDE', F: 'YETUNDE GRACE' }],
  ['MONTEALEGRE RUIZ', { M: 'SERGIO ESTEBAN', F: 'VALERIA' }],
  ['HOANG', { M: 'QUOC BAO', F: 'THUY DUONG' }],
  ['TESFAMARIAM', { M: 'DAWIT', F: 'SELAM' }],
] as const;
/** Years in which cards of this form are issued. */
const [FIRST_YEAR, LAST_YEAR] = [2021, 2025];
/** The stay that a card may cover, in days. */
const [SHORTEST, LONGEST] = [370, 1090];

/** After Texas' licence of 2020 for those whose stay has an end: limited term under the title, number with class behind, days in one row, it ends with the stay and on no birthday. */
export const texasLimitedTerm: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const data = rollLicence(card);
  const [street, town] = card.address();
  const [lastName, firstNames] = dice.pick(HOLDERS);
  const expiry = daysAfter(issue, dice.between(SHORTEST, LONGEST));
  const bold = { size: 26, bold: true } as const;
  card.ground('#f3f1ec', ['#98b0d4', '#dca8a0', '#c8c8a8']);
  card.text(28, 64, say('region', 'TX', 'TEXAS'), { size: 60, bold: true, fill: '#1b2f66', spacing: 8 });
  card.text(316, 40, say('countryRegion', 'USA'), { size: 24, bold: true, fill: '#1b2f66' });
  card.text(430, 46, 'DRIVER LICENSE', { size: 34, bold: true, fill: '#1b2f66', spacing: 2 });
  card.text(430, 80, 'LIMITED TERM', { size: 24, bold: true, fill: '#a3181e' });
  card.text(780, 64, '★', { size: 46, font: 'DejaVu Sans', fill: '#c79a2b' });
  card.portrait(28, 92, 256, 326);
  element(card, 306, 128, '4d. DL:', say('licenseNumber', dice.digits(8)), { size: 30, bold: true });
  element(card, 600, 128, '9. Class:', say('vehicleClassifications', dice.pick(['C', 'C', 'CM'])), bold);
  element(card, 306, 168, '4a. Iss:', card.day('dateOfIssue', issue));
  element(card, 560, 168, '4b. Exp:', card.day('expirationDate', expiry), bold);
  element(card, 306, 210, '3. DOB:', card.birth(), { size: 30, bold: true });
  element(card, 306, 250, '1.', say('lastName', lastName), bold);
  element(card, 306, 281, '2.', say('firstName', firstNames[person.sex]), bold);
  element(card, 306, 315, '8.', street);
  card.text(326, 342, town, { size: 22 });
  element(card, 306, 386, '12. Restrictions:', codesOf(card, 'restrictions', dice.pick(['NONE', 'A'])));
  element(card, 540, 386, '9a. End:', 'NONE');
  element(card, 306, 424, '16. Hgt:', say('height', data.height.printed));
  element(card, 470, 424, '15. Sex:', say('sex', person.sex));
  element(card, 306, 458, '18. Eyes:', say('eyeColor', data.eyes));
  element(card, 306, 502, '5. DD:', say('documentDiscriminator', dice.digits(20)), { size: 20 });
  card.portrait(714, 300, 112, 142);
  if (dice.chance(0.4)) card.text(722, 480, 'DONOR', { size: 22, bold: true, fill: '#a3181e' });
  card.specimen(60, 524, 50);
};
