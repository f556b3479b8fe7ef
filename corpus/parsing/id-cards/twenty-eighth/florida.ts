import type { Day } from '../../printing/dates.js';
import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { sixDigits } from '../facts.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';

/** Florida's elements, number and capitals before the value. */
const element = labelledRun(15, '#1c5c44', 23);
const VALID_YEARS = 8;
const WOMEN_ADD = 500;

/** The part of Florida's number that tells month, day and sex: forty for each month before, five hundred more for women. */
const dayCode = ({ month, day }: Day, sex: 'M' | 'F'): string =>
  String((month - 1) * 40 + day + (sex === 'F' ? WOMEN_ADD : 0)).padStart(3, '0');

/** After Florida's commercial licence of 2017: the title in two lines, number in five groups over class and birth, codes for lorries in a row, features under the address, it ends on the eighth birthday, small print of consent at the foot. */
export const floridaCommercial: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth, issue } = person;
  const { height } = rollLicence(card);
  const [street, town] = card.address();
  const year = String(birth.year % 100).padStart(2, '0');
  const number = `${person.lastName[0]}${dice.digits(3)}-${dice.digits(3)}-${year}-${dayCode(birth, person.sex)}-0`;
  const discriminator = `${dice.pick([...'HNTX'])}${sixDigits(issue)}${dice.digits(4)}00`;
  const bold = { size: 25, bold: true } as const;
  card.ground('#eff5ec', ['#98c8a8', '#e8cc90', '#a4bcdc']);
  card.text(28, 62, say('region', 'FL', 'FLORIDA'), { size: 56, bold: true, fill: '#1c5c44', spacing: 6 });
  card.text(330, 42, say('countryRegion', 'USA'), { size: 24, bold: true, fill: '#1c5c44' });
  card.text(420, 40, 'COMMERCIAL', { size: 30, bold: true, fill: '#1c5c44', spacing: 2 });
  card.text(420, 74, 'DRIVER LICENSE', { size: 30, bold: true, fill: '#1c5c44', spacing: 2 });
  card.text(776, 66, '★', { size: 50, font: 'DejaVu Sans', fill: '#c79a2b' });
  card.portrait(28, 88, 258, 330);
  element(card, 310, 120, '4d DLN', say('licenseNumber', number), { size: 31, bold: true });
  element(card, 310, 158, '9 CLASS', say('vehicleClassifications', dice.pick(['A', 'A', 'B'])), {
    size: 27,
    bold: true,
  });
  element(card, 500, 158, '3 DOB', card.birth(), { size: 28, bold: true, fill: '#b3182a' });
  element(card, 310, 200, '1', card.lastName(), bold);
  element(card, 310, 230, '2', card.firstName(), bold);
  element(card, 310, 264, '8', street);
  card.text(325, 291, town, { size: 23 });
  element(card, 310, 334, '15 SEX', say('sex', person.sex));
  element(card, 450, 334, '16 HGT', say('height', height.printed));
  element(card, 310, 368, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'NONE', 'A', 'AE'])));
  element(card, 500, 368, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'N', 'NT', 'PS'])));
  element(card, 310, 410, '4a ISS', card.issue());
  element(
    card,
    540,
    410,
    '4b EXP',
    card.day('expirationDate', birthdayIn(birth, issue.year + VALID_YEARS)),
    bold,
  );
  element(card, 310, 448, '5 DD', say('documentDiscriminator', discriminator), { size: 21 });
  card.portrait(720, 190, 110, 140);
  if (dice.chance(0.5)) card.text(28, 454, 'SAFE DRIVER', { size: 22, bold: true, fill: '#1c5c44' });
  if (dice.chance(0.4)) card.text(640, 488, 'ORGAN DONOR', { size: 22, bold: true, fill: '#b3182a' });
  card.text(
    28,
    526,
    'Operation of a motor vehicle constitutes consent to any sobriety test required by law.',
    { size: 17 },
  );
  card.specimen(340, 506, 40);
};
