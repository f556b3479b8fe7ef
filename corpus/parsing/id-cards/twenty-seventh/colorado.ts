import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';

/** Colorado's elements, number and words before the value. */
const element = labelledRun(15, '#2c4a5e', 23);
const VALID_YEARS = 5;
/** Years in which cards of this form are issued. */
const [FIRST_YEAR, LAST_YEAR] = [2021, 2025];

/** After Colorado's licence of 2021: mountains behind the state's name, number in three groups beside the class, names and address over birth and days, codes and features below, a short discriminator at the right. */
export const coloradoOf2021: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const data = rollLicence(card);
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const [street, town] = card.address();
  const number = `${dice.digits(2)}-${dice.digits(3)}-${dice.digits(4)}`;
  card.ground('#e9f0f3', ['#98b4c8', '#e0c090', '#a8c4a8']);
  card.text(28, 64, say('region', 'CO', 'COLORADO'), { size: 54, bold: true, fill: '#1d3f66', spacing: 4 });
  card.text(396, 38, say('countryRegion', 'USA'), { size: 22, bold: true, fill: '#1d3f66' });
  card.text(396, 68, 'DRIVER LICENSE', { size: 28, bold: true, fill: '#1d3f66', spacing: 1 });
  card.text(776, 64, '★', { size: 48, font: 'DejaVu Sans', fill: '#1d1d20' });
  card.portrait(28, 92, 252, 322);
  element(card, 304, 122, '4d DL No.', say('licenseNumber', number), {
    size: 29,
    bold: true,
    fill: '#a3181e',
  });
  element(card, 640, 122, '9 Class', say('vehicleClassifications', dice.pick(['R', 'R', 'RM'])), {
    size: 26,
    bold: true,
  });
  element(card, 304, 162, '1', card.lastName(), { size: 26, bold: true });
  element(card, 304, 193, '2', card.firstName(), { size: 26, bold: true });
  element(card, 304, 227, '8', street);
  card.text(319, 254, town, { size: 23 });
  element(card, 304, 300, '3 DOB', card.birth(), { size: 29, bold: true, fill: '#a3181e' });
  element(card, 304, 338, '4a Iss', card.day('dateOfIssue', issue));
  element(card, 510, 338, '4b Exp', card.day('expirationDate', birthdayIn(birth, issue.year + VALID_YEARS)), {
    bold: true,
  });
  element(card, 304, 374, '9a End', 'NONE');
  element(card, 460, 374, '12 Restr', codesOf(card, 'restrictions', dice.pick(['NONE', 'NONE', 'B'])));
  element(card, 304, 414, '15 Sex', say('sex', person.sex));
  element(card, 410, 414, '16 Hgt', say('height', data.height.printed));
  element(card, 550, 414, '17 Wgt', say('weight', `${data.weight} lb`));
  element(card, 304, 448, '18 Eyes', say('eyeColor', data.eyes));
  element(card, 450, 448, '19 Hair', say('hairColor', data.hair));
  element(card, 304, 488, '5 DD', say('documentDiscriminator', dice.digits(7)), { size: 21 });
  card.portrait(724, 196, 104, 132);
  if (dice.chance(0.6)) card.text(724, 450, '♥ DONOR', { size: 18, font: 'DejaVu Sans', fill: '#a3181e' });
  if (dice.chance(0.2)) card.text(560, 490, 'VETERAN', { size: 22, bold: true, fill: '#1d3f66' });
  card.specimen(50, 524, 46);
};
