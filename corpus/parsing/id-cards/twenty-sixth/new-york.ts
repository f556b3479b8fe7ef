import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';
import { td1 } from '../mrz.js';

/** New York's elements, plain words before the value. */
const element = labelledRun(16, '#3d5a80', 24);
/** Years in which cards of this form began, and until which they are rolled here. */
const [FIRST_YEAR, LAST_YEAR] = [2022, 2025];
const VALID_YEARS = 8;

/** After New York's enhanced licence of 2022, both sides: state, title and flag in the head, number in groups of three beside the class, names and address without labels, codes as letters; behind, words of the border over the zone, which has the licence's number without spaces. */
export const newYorkEnhanced: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const data = rollLicence(card);
  const year = dice.between(FIRST_YEAR, LAST_YEAR);
  const issue = { ...person.issue, year };
  const expiry = birthdayIn(birth, year + VALID_YEARS);
  const [street, town] = card.address();
  const digits = dice.digits(9);
  const value = { size: 25, bold: true } as const;
  card.ground('#eef2f7', ['#90b0d4', '#c8b890', '#a8c8c4']);
  card.text(28, 54, say('region', 'NY', 'NEW YORK STATE'), {
    size: 46,
    bold: true,
    fill: '#15315c',
    spacing: 2,
  });
  card.text(30, 92, 'ENHANCED DRIVER LICENSE', { size: 30, fill: '#15315c', spacing: 2 });
  card.text(690, 54, say('countryRegion', 'USA'), { size: 30, bold: true, fill: '#15315c' });
  card.rectangle(766, 28, 62, 34, '#a3283a');
  card.rectangle(766, 28, 28, 18, '#22407a');
  card.portrait(28, 112, 258, 328);
  const grouped = digits.replace(/^(...)(...)(...)$/, '$1 $2 $3');
  element(card, 312, 146, 'ID', say('licenseNumber', grouped), { size: 34, bold: true });
  element(card, 640, 146, 'Class', say('vehicleClassifications', dice.pick(['D', 'D', 'DM'])), {
    size: 30,
    bold: true,
  });
  card.text(312, 190, card.lastName(), value);
  card.text(312, 220, card.firstName(), value);
  card.text(312, 252, street, { size: 23 });
  card.text(312, 279, town, { size: 23 });
  element(card, 312, 320, 'Sex', say('sex', person.sex));
  element(card, 400, 320, 'Height', say('height', data.height.printed));
  element(card, 556, 320, 'Eyes', say('eyeColor', data.eyes));
  element(card, 312, 366, 'DOB', card.birth(), { size: 32, bold: true });
  element(card, 312, 404, 'Issued', card.day('dateOfIssue', issue));
  element(card, 312, 440, 'Expires', card.day('expirationDate', expiry), value);
  element(card, 312, 478, 'E', 'NONE');
  element(card, 440, 478, 'R', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
  card.portrait(700, 340, 116, 146);
  if (dice.chance(0.5)) card.text(28, 478, 'ORGAN DONOR', { size: 20, bold: true, fill: '#b3182a' });
  card.text(560, 518, 'EXCELSIOR', { size: 18, fill: '#15315c', spacing: 4 });
  card.specimen(330, 536, 46);
  const top = card.back();
  card.ground('#f2f4f7', ['#b0c4dc'], top, top + 540);
  const notes = [
    'CLASS D: Passenger vehicles and light trucks under 26,001 lbs GVWR.',
    'R: B - Corrective lenses.',
    'Valid for entry to the United States by land or sea from Canada, Mexico and the Caribbean.',
    'This card contains a radio chip. Keep it in its protective sleeve when not in use.',
    'Report a change of address to the Department of Motor Vehicles within 10 days.',
  ];
  notes.forEach((line, index) => {
    card.text(40, top + 60 + 34 * index, line, { size: 19 });
  });
  say('documentCode', 'ID');
  say('nationality', 'USA');
  card.machineReadable(td1({ ...person, expiry }, 'ID', 'USA', digits), top + 540);
};
