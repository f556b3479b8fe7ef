import { type Day, formatDay } from '../../printing/dates.js';
import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { sixDigits } from '../facts.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';

/** Florida's elements, number and capitals before the value. */
const element = labelledRun(15, '#1f5a3c', 23);
const FULL_AGE = 21;
const VALID_YEARS = 8;
const WOMEN_ADD = 500;

/** The part of Florida's number that tells month, day and sex: forty for each month before, five hundred more for women. */
const dayCode = ({ month, day }: Day, sex: 'M' | 'F'): string =>
  String((month - 1) * 40 + day + (sex === 'F' ? WOMEN_ADD : 0)).padStart(3, '0');

/** After Florida's upright licence of 2017 for those under 21: state over title, the day of full age on a red band beside the portrait, number in five groups across the card, it ends on the eighth birthday. */
export const floridaUnderAge: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, issue } = person;
  const birth = { ...person.birth, year: issue.year - dice.pick([17, 18, 19]) };
  const { height } = rollLicence(card);
  const [street, town] = card.address();
  const year = String(birth.year % 100).padStart(2, '0');
  const number = `${person.lastName[0]}${dice.digits(3)}-${dice.digits(3)}-${year}-${dayCode(birth, person.sex)}-0`;
  const bold = { size: 26, bold: true } as const;
  card.ground('#eef4ea', ['#98c8a0', '#e8c888', '#a8c0dc']);
  card.text(36, 68, say('region', 'FL', 'FLORIDA'), { size: 56, bold: true, fill: '#1f5a3c', spacing: 5 });
  card.text(348, 44, say('countryRegion', 'USA'), { size: 24, bold: true, fill: '#1f5a3c' });
  card.text(448, 68, '★', { size: 50, font: 'DejaVu Sans', fill: '#c79a2b' });
  card.text(36, 106, 'DRIVER LICENSE', { size: 32, bold: true, fill: '#1f5a3c', spacing: 2 });
  card.portrait(36, 126, 262, 330);
  card.rectangle(316, 138, 202, 70, '#b3182a');
  card.text(332, 166, 'UNDER 21 UNTIL', { size: 21, bold: true, fill: 'white' });
  card.text(332, 196, formatDay(birthdayIn(birth, birth.year + FULL_AGE), 'MM/DD/YYYY', 'en'), {
    size: 26,
    bold: true,
    fill: 'white',
  });
  element(card, 320, 250, '9 CLASS', say('vehicleClassifications', 'E'), bold);
  card.portrait(384, 298, 124, 156);
  element(card, 36, 498, '4d DLN', say('licenseNumber', number), { size: 32, bold: true });
  element(card, 36, 538, '1', card.lastName(), bold);
  element(card, 36, 568, '2', card.firstName(), bold);
  element(card, 36, 600, '8', street);
  card.text(51, 627, town, { size: 23 });
  element(card, 36, 668, '3 DOB', card.day('dateOfBirth', birth), { size: 28, bold: true, fill: '#b3182a' });
  element(card, 340, 668, '15 SEX', say('sex', person.sex));
  element(
    card,
    36,
    704,
    '4b EXP',
    card.day('expirationDate', birthdayIn(birth, issue.year + VALID_YEARS)),
    bold,
  );
  element(card, 340, 704, '16 HGT', say('height', height.printed));
  element(card, 36, 738, '4a ISS', card.issue());
  element(card, 36, 772, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'A'])));
  element(card, 340, 772, '9a END', 'NONE');
  element(
    card,
    36,
    806,
    '5 DD',
    say('documentDiscriminator', `${dice.pick([...'FKQX'])}${sixDigits(issue)}${dice.digits(4)}00`),
    {
      size: 21,
    },
  );
  if (dice.chance(0.4)) card.text(340, 740, 'ORGAN DONOR', { size: 20, bold: true, fill: '#b3182a' });
  card.text(
    36,
    838,
    'Operation of a motor vehicle constitutes consent to any sobriety test required by law.',
    { size: 12 },
  );
  card.specimen(160, 700, 60);
};
