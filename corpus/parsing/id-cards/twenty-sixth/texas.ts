import { formatDay } from '../../printing/dates.js';
import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';

/** Texas' elements, number with a point and words with a colon before the value. */
const element = labelledRun(15, '#1b2f66', 22);
/** Ages that holders reach in the year of issue: none comes of age in it. */
const AGES = [17, 19, 20] as const;
const [OF_AGE, FULL_AGE] = [18, 21];

/** After Texas' upright licence of 2020 for those under 21: state over title, portrait under them with the day on which the holder comes of age beside it, all elements in one column below; it ends on that day. */
export const texasUnderAge: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, issue } = person;
  const age = dice.pick(AGES);
  const birth = { ...person.birth, year: issue.year - age };
  const until = (years: number): string =>
    formatDay(birthdayIn(birth, birth.year + years), 'MM/DD/YYYY', 'en');
  const minor = age < OF_AGE;
  const data = rollLicence(card);
  const [street, town] = card.address();
  const bold = { size: 25, bold: true } as const;
  card.ground('#f4f0ea', ['#98b0d4', '#dca8a0', '#c8c8a8']);
  card.text(36, 66, say('region', 'TX', 'TEXAS'), { size: 58, bold: true, fill: '#1b2f66', spacing: 8 });
  card.text(330, 50, say('countryRegion', 'USA'), { size: 24, bold: true, fill: '#1b2f66' });
  card.text(440, 62, '★', { size: 46, font: 'DejaVu Sans', fill: '#c79a2b' });
  card.text(36, 104, 'DRIVER LICENSE', { size: 32, fill: '#1b2f66', spacing: 2 });
  card.portrait(36, 124, 250, 320);
  if (minor) {
    card.text(312, 160, 'UNDER 18 UNTIL', { size: 20, bold: true, fill: '#a3181e' });
    card.text(312, 188, until(OF_AGE), { ...bold, fill: '#a3181e' });
  }
  card.text(312, 230, 'UNDER 21 UNTIL', { size: 20, bold: true, fill: '#a3181e' });
  card.text(312, 258, until(FULL_AGE), { ...bold, fill: '#a3181e' });
  card.portrait(390, 304, 108, 138);
  element(card, 36, 484, '4d. DL:', say('licenseNumber', dice.digits(8)), { size: 28, bold: true });
  element(card, 340, 484, '9. Class:', say('vehicleClassifications', 'C'), bold);
  element(card, 36, 522, '4a. Iss:', card.issue());
  const end = birthdayIn(birth, birth.year + (minor ? OF_AGE : FULL_AGE));
  element(card, 290, 522, '4b. Exp:', card.day('expirationDate', end), { bold: true });
  element(card, 36, 560, '3. DOB:', card.day('dateOfBirth', birth), { size: 28, bold: true });
  element(card, 36, 598, '1.', card.lastName(), bold);
  element(card, 36, 628, '2.', card.firstName(), bold);
  element(card, 36, 662, '8.', street);
  card.text(54, 688, town, { size: 22 });
  element(card, 36, 728, '12. Restrictions:', codesOf(card, 'restrictions', dice.pick(['NONE', 'A', 'B'])));
  element(card, 340, 728, '9a. End:', 'NONE');
  element(card, 36, 762, '16. Hgt:', say('height', data.height.printed));
  element(card, 220, 762, '15. Sex:', say('sex', person.sex));
  element(card, 350, 762, '18. Eyes:', say('eyeColor', data.eyes));
  element(card, 36, 808, '5. DD:', say('documentDiscriminator', dice.digits(20)), { size: 20 });
  card.specimen(160, 700, 60);
};
