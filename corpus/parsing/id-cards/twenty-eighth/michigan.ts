import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { rollLicence } from '../licence-data.js';

/** Michigan's elements, number and capitals before the value. */
const element = labelledRun(15, '#20507e', 24);
const VALID_YEARS = 4;
/** Years in which cards of this form are issued. */
const [FIRST_YEAR, LAST_YEAR] = [2020, 2025];

/** After Michigan's personal identification card of 2019: the title behind the state, number of a letter and four groups, birth with the days under it, names over address, three features and neither class nor codes, the discriminator and the day of the form at the foot. */
export const michiganIdentification: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const { height } = rollLicence(card);
  const [street, town] = card.address();
  const number = `${person.lastName[0]} ${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)}`;
  const red = { bold: true, fill: '#a3181e' } as const;
  card.ground('#eaf2f7', ['#98c0dc', '#b0d0c0', '#d0c8b0']);
  card.text(28, 58, say('region', 'MI', 'MICHIGAN'), { size: 52, bold: true, fill: '#14406e', spacing: 3 });
  card.text(360, 54, 'IDENTIFICATION CARD', { size: 28, bold: true, fill: '#14406e' });
  card.text(708, 52, say('countryRegion', 'USA'), { size: 24, bold: true, fill: '#14406e' });
  if (dice.chance(0.5)) card.text(784, 60, '★', { size: 48, font: 'DejaVu Sans', fill: '#c79a2b' });
  else card.text(360, 82, 'NOT FOR FEDERAL IDENTIFICATION', { size: 17, bold: true, fill: '#14406e' });
  card.portrait(28, 86, 258, 334);
  element(card, 310, 126, '4d ID NO', say('licenseNumber', number), { size: 30, ...red });
  element(card, 310, 168, '3 DOB', card.birth(), { size: 29, ...red });
  element(card, 310, 208, '4b EXP', card.day('expirationDate', birthdayIn(birth, issue.year + VALID_YEARS)), {
    size: 27,
    ...red,
  });
  element(card, 580, 208, '4a ISS', card.day('dateOfIssue', issue));
  element(card, 310, 252, '1', card.lastName(), { size: 27, bold: true });
  element(card, 310, 284, '2', card.firstName(), { size: 27, bold: true });
  element(card, 310, 320, '8', street);
  card.text(325, 348, town, { size: 24 });
  element(card, 310, 396, '15 SEX', say('sex', person.sex));
  element(card, 424, 396, '16 HGT', say('height', height.printed));
  element(card, 570, 396, '18 EYES', say('eyeColor', dice.pick(['BRO', 'BLU', 'HAZ', 'GRN'])));
  element(card, 310, 456, '5 DD', say('documentDiscriminator', dice.digits(13)), { size: 22 });
  card.portrait(724, 250, 104, 132);
  if (dice.chance(0.5)) card.text(724, 440, '♥ DONOR', { size: 18, font: 'DejaVu Sans', fill: '#a3181e' });
  if (dice.chance(0.15)) card.text(28, 458, 'VETERAN', { size: 22, bold: true, fill: '#14406e' });
  card.text(716, 516, 'Rev 05-01-2019', { size: 15 });
  card.specimen(360, 532, 46);
};
