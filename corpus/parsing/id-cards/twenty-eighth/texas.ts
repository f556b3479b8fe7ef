import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';
import { licenceCodeOf } from '../twenty-seventh/licence-code.js';

/** Texas' elements, number with a point and words with a colon before the value. */
const element = labelledRun(15, '#22386e', 23);
const VALID_YEARS = 6;
/** Years in which cards of this form were issued and have not ended long since. */
const [FIRST_YEAR, LAST_YEAR] = [2017, 2020];
const ISSUER = { issuer: '636015', version: 8 } as const;
const CLASS_WORDS = {
  C: ['CLASS: C - Single vehicle or combination not in Class A or B'],
  CM: ['CLASS: C - Single vehicle or combination not in Class A or B', 'CLASS: M - Motorcycle or moped'],
} as const;

/** After Texas' licence of 2016 to 2020, both sides: state over title, number and class in the first row, days in the next, birth over the names, codes under the address, features in one row; behind, lines for the physician and for whom to call over the bar code. */
export const texasOf2016: CardDesign['draw'] = async (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const expiry = birthdayIn(birth, issue.year + VALID_YEARS);
  const { height } = rollLicence(card);
  const [street, town] = card.address();
  const number = dice.digits(8);
  const discriminator = dice.digits(20);
  const vehicleClass = dice.pick(['C', 'C', 'C', 'CM'] as const);
  const restrictions = dice.pick(['NONE', 'A']);
  const eyes = dice.pick(['BRO', 'BLU', 'HAZ', 'GRN']);
  const bold = { size: 25, bold: true } as const;
  card.ground('#eef1f4', ['#a4b8d8', '#d8b4a8', '#b8c8a8']);
  card.text(28, 58, say('region', 'TX', 'TEXAS'), {
    size: 56,
    bold: true,
    fill: '#22386e',
    font: 'Liberation Serif',
    spacing: 6,
  });
  card.text(300, 50, 'DRIVER LICENSE', { size: 36, bold: true, fill: '#22386e', spacing: 3 });
  card.text(764, 46, say('countryRegion', 'USA'), { size: 26, bold: true, fill: '#22386e' });
  if (dice.chance(0.8)) card.text(704, 54, '★', { size: 46, font: 'DejaVu Sans', fill: '#c79a2b' });
  card.portrait(28, 78, 262, 334);
  element(card, 312, 110, '4d. DL:', say('licenseNumber', number), { size: 29, bold: true });
  element(card, 590, 110, '9. Class:', say('vehicleClassifications', vehicleClass), bold);
  element(card, 312, 148, '4a. Iss:', card.day('dateOfIssue', issue));
  element(card, 590, 148, '4b. Exp:', card.day('expirationDate', expiry), bold);
  element(card, 312, 188, '3. DOB:', card.birth(), { size: 29, bold: true });
  element(card, 312, 228, '1.', card.lastName(), bold);
  element(card, 312, 258, '2.', card.firstName(), bold);
  element(card, 312, 292, '8.', street);
  card.text(332, 319, town, { size: 23 });
  element(card, 312, 360, '12. Restrictions:', codesOf(card, 'restrictions', restrictions));
  element(card, 540, 360, '9a. End:', 'NONE');
  element(card, 312, 398, '16. Hgt:', say('height', height.printed));
  element(card, 476, 398, '15. Sex:', say('sex', person.sex));
  element(card, 590, 398, '18. Eyes:', say('eyeColor', eyes));
  element(card, 312, 440, '5. DD:', say('documentDiscriminator', discriminator), { size: 21 });
  card.portrait(728, 206, 104, 132);
  if (dice.chance(0.4)) card.text(728, 470, 'DONOR', { size: 22, bold: true, fill: '#a3181e' });
  if (dice.chance(0.15)) card.text(600, 470, 'VETERAN', { size: 22, bold: true, fill: '#22386e' });
  card.specimen(340, 534, 50);
  const top = card.back();
  card.ground('#f2f4f6', ['#b8c8dc'], top, top + 540);
  CLASS_WORDS[vehicleClass].forEach((line, index) => {
    card.text(40, top + 44 + 26 * index, line, { size: 18 });
  });
  card.text(40, top + 96, `RESTRICTIONS: ${restrictions === 'A' ? 'A - With corrective lenses' : 'NONE'}`, {
    size: 18,
  });
  const toFill = [
    'Directive to physician has been filed at tel. #',
    'Emergency contact tel. #',
    'Allergic reaction to drugs:',
  ];
  toFill.forEach((line, index) => {
    card.text(40, top + 142 + 36 * index, line, { size: 18 });
    card.rectangle(440, top + 144 + 36 * index, 376, 1, '#22386e');
  });
  const coded = {
    ...ISSUER,
    number,
    discriminator,
    vehicleClass,
    restrictions,
    endorsements: 'NONE',
    inches: height.inches,
    eyes,
  };
  await card.barcode(licenceCodeOf({ ...person, issue, expiry }, coded), 80, top + 256, 690);
};
