import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';
import { td1 } from '../mrz.js';

/** Michigan's elements, number and capitals before the value. */
const element = labelledRun(15, '#1d4a7c', 23);
const VALID_YEARS = 4;
/** Years in which cards of this form are issued. */
const [FIRST_YEAR, LAST_YEAR] = [2020, 2025];

/** After Michigan's enhanced licence of 2019, both sides: title with the flag, number of a letter and four groups, days in one row, names and address, the kind of licence as a letter; the zone behind has a number of the card's own. */
export const michiganEnhanced: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const data = rollLicence(card);
  const expiry = birthdayIn(birth, issue.year + VALID_YEARS);
  const [street, town] = card.address();
  const number = `${person.lastName[0]} ${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)}`;
  const red = { bold: true, fill: '#a3181e' } as const;
  card.ground('#e8f1f6', ['#90bcd8', '#a8c8b0', '#c8c0d8']);
  card.text(28, 56, say('region', 'MI', 'MICHIGAN'), { size: 50, bold: true, fill: '#14406e', spacing: 3 });
  card.text(340, 52, 'ENHANCED DRIVER LICENSE', { size: 26, bold: true, fill: '#14406e' });
  card.text(724, 52, say('countryRegion', 'USA'), { size: 22, bold: true, fill: '#14406e' });
  card.rectangle(778, 26, 56, 32, '#a3283a');
  card.rectangle(778, 26, 26, 17, '#22407a');
  card.portrait(28, 78, 256, 330);
  element(card, 308, 108, '4d LIC NO', say('licenseNumber', number), { size: 29, ...red });
  element(card, 308, 148, '3 DOB', card.birth(), { size: 28, ...red });
  element(card, 308, 186, '4b EXP', card.day('expirationDate', expiry), { size: 26, ...red });
  element(card, 570, 186, '4a ISS', card.day('dateOfIssue', issue));
  element(card, 308, 228, '1', card.lastName(), { size: 26, bold: true });
  element(card, 308, 259, '2', card.firstName(), { size: 26, bold: true });
  element(card, 308, 293, '8', street);
  card.text(323, 320, town, { size: 23 });
  element(card, 308, 362, '15 SEX', say('sex', person.sex));
  element(card, 420, 362, '16 HGT', say('height', data.height.printed));
  element(card, 560, 362, '18 EYES', say('eyeColor', data.eyes));
  element(card, 308, 398, '9 LIC TYPE', say('vehicleClassifications', 'O'));
  element(card, 520, 398, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'NONE', 'CY'])));
  element(card, 308, 432, '12 RESTR', codesOf(card, 'restrictions', dice.pick(['NONE', 'NONE', '01'])));
  element(card, 308, 474, '5 DD', say('documentDiscriminator', dice.digits(13)), { size: 21 });
  card.portrait(724, 230, 104, 132);
  if (dice.chance(0.5)) card.text(724, 440, '♥ DONOR', { size: 18, font: 'DejaVu Sans', fill: '#a3181e' });
  card.text(720, 512, 'Rev 05-01-2019', { size: 14 });
  card.specimen(50, 520, 46);
  const top = card.back();
  card.ground('#f0f4f7', ['#b0c8dc'], top, top + 540);
  const notes = [
    'LIC TYPE: O - Operator',
    'This card proves identity and United States citizenship for entry by land or sea from',
    'Canada, Mexico, Bermuda and the Caribbean.',
    'It contains a radio chip. Keep it in its sleeve when not in use.',
    'Report a change of address to the Michigan Department of State.',
  ];
  notes.forEach((line, index) => {
    card.text(40, top + 60 + 34 * index, line, { size: 19 });
  });
  say('documentCode', 'ID');
  say('nationality', 'USA');
  card.machineReadable(td1({ ...person, expiry }, 'ID', 'USA', `MI${dice.digits(7)}`), top + 540);
};
