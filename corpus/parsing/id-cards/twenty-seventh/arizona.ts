import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';

/** Arizona's elements, number and capitals before the value. */
const element = labelledRun(15, '#6a2f1c', 23);
const VALID_YEARS = 8;
/** Years in which cards of this form are issued. */
const [FIRST_YEAR, LAST_YEAR] = [2023, 2025];

/** After Arizona's licence of 2023: title behind the state, number beside the class, birth before the days, codes in the row under the address, features in two rows, the discriminator at the foot. */
export const arizonaOf2023: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const data = rollLicence(card);
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const [street, town] = card.address();
  const red = { bold: true, fill: '#a3181e' } as const;
  card.ground('#f8efe2', ['#e8b080', '#c8a0b8', '#a8c0d8']);
  card.text(28, 62, say('region', 'AZ', 'Arizona'), {
    size: 58,
    bold: true,
    fill: '#8c2f1b',
    font: 'Liberation Serif',
  });
  card.text(286, 40, say('countryRegion', 'USA'), { size: 22, bold: true, fill: '#1f3c6d' });
  card.text(370, 60, 'DRIVER LICENSE', { size: 36, bold: true, fill: '#1f3c6d', spacing: 2 });
  if (dice.chance(0.6)) card.text(776, 64, '★', { size: 50, font: 'DejaVu Sans', fill: '#c79a2b' });
  else card.text(500, 84, 'NOT FOR FEDERAL IDENTIFICATION', { size: 16, bold: true, fill: '#1f3c6d' });
  card.portrait(28, 92, 252, 322);
  element(card, 304, 124, '4d DLN', say('licenseNumber', `D${dice.digits(8)}`), { size: 30, ...red });
  element(card, 640, 124, '9 CLASS', say('vehicleClassifications', dice.pick(['D', 'D', 'DM'])), {
    size: 26,
    bold: true,
  });
  element(card, 304, 166, '3 DOB', card.birth(), { size: 28, ...red });
  element(card, 304, 204, '4b EXP', card.day('expirationDate', birthdayIn(birth, issue.year + VALID_YEARS)), {
    size: 26,
    ...red,
  });
  element(card, 570, 204, '4a ISS', card.day('dateOfIssue', issue));
  element(card, 304, 244, '1', card.lastName(), { size: 26, bold: true });
  element(card, 304, 275, '2', card.firstName(), { size: 26, bold: true });
  element(card, 304, 309, '8', street);
  card.text(319, 336, town, { size: 23 });
  element(card, 304, 378, '9a END', 'NONE');
  element(card, 460, 378, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'NONE', 'B'])));
  element(card, 304, 416, '15 SEX', say('sex', person.sex));
  element(card, 416, 416, '16 HGT', say('height', data.height.printed));
  element(card, 564, 416, '17 WGT', say('weight', `${data.weight} lb`));
  element(card, 304, 450, '18 EYES', say('eyeColor', data.eyes));
  element(card, 464, 450, '19 HAIR', say('hairColor', data.hair));
  element(card, 304, 496, '5 DD', say('documentDiscriminator', dice.digits(16)), { size: 21 });
  card.portrait(716, 244, 112, 142);
  if (dice.chance(0.5)) card.text(726, 450, 'DONOR', { size: 22, ...red });
  card.specimen(50, 524, 46);
};
