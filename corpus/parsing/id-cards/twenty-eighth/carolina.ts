import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { rollLicence } from '../licence-data.js';

/** North Carolina's elements, number and capitals before the value. */
const element = labelledRun(15, '#1f4d6a', 24);
const VALID_YEARS = 8;
/** Years in which cards of this form are issued. */
const [FIRST_YEAR, LAST_YEAR] = [2019, 2025];

/** After North Carolina's identification card: number of twelve digits that begin with zeros, class and codes all none, names and address over birth, features in two rows with race, days at the foot, discriminator of ten digits. */
export const carolinianIdentification: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const { height } = rollLicence(card);
  const [street, town] = card.address();
  const bold = { size: 26, bold: true } as const;
  card.ground('#eaf3f5', ['#8cbcd0', '#c8d8a8', '#d8c0a0']);
  card.text(28, 54, say('region', 'NC', 'NORTH CAROLINA'), {
    size: 44,
    bold: true,
    fill: '#14405c',
    spacing: 2,
  });
  card.text(726, 44, say('countryRegion', 'USA'), { size: 24, bold: true, fill: '#14405c' });
  card.text(306, 92, 'IDENTIFICATION CARD', { size: 31, bold: true, fill: '#a3283a', spacing: 2 });
  if (dice.chance(0.6)) card.text(784, 58, '★', { size: 48, font: 'DejaVu Sans', fill: '#c79a2b' });
  else card.text(28, 452, 'NOT FOR FEDERAL IDENTIFICATION', { size: 14, bold: true });
  card.portrait(28, 76, 256, 346);
  element(card, 306, 130, '4d ID', say('licenseNumber', `0000${dice.digits(8)}`), { size: 29, bold: true });
  element(card, 306, 164, '9 CLASS', 'NONE');
  element(card, 476, 164, '9a END', 'NONE');
  element(card, 640, 164, '12 RESTR', 'NONE');
  element(card, 306, 204, '1', card.lastName(), bold);
  element(card, 306, 234, '2', card.firstName(), bold);
  element(card, 306, 268, '8', street);
  card.text(321, 295, town, { size: 24 });
  element(card, 306, 340, '3 DOB', card.birth(), { ...bold, size: 29, fill: '#a3283a' });
  element(card, 306, 378, '15 SEX', say('sex', person.sex));
  element(card, 430, 378, '16 HGT', say('height', height.printed));
  element(card, 306, 412, '18 EYES', say('eyeColor', dice.pick(['BRO', 'BLU', 'HAZ', 'GRN'])));
  element(card, 476, 412, '19 HAIR', say('hairColor', dice.pick(['BRO', 'BLK', 'BLN', 'GRY'])));
  element(card, 306, 446, '21 RACE', dice.pick(['W', 'B', 'A', 'U']));
  element(card, 306, 484, '4a ISS', card.day('dateOfIssue', issue));
  element(
    card,
    550,
    484,
    '4b EXP',
    card.day('expirationDate', birthdayIn(birth, issue.year + VALID_YEARS)),
    bold,
  );
  element(card, 306, 520, '5 DD', say('documentDiscriminator', `00${dice.digits(8)}`), { size: 21 });
  card.portrait(724, 276, 104, 134);
  if (dice.chance(0.5)) card.text(660, 522, '♥ DONOR', { size: 22, font: 'DejaVu Sans', fill: '#a3283a' });
  card.specimen(60, 528, 46);
};
