import { formatDay } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { rollLicence } from '../licence-data.js';

/** New York's elements, plain words before the value. */
const element = labelledRun(16, '#3d5a80', 24);

/** Years in which cards of this form began, and until which they are rolled here. */
const [FIRST_YEAR, LAST_YEAR] = [2022, 2025];
const VALID_YEARS = 8;

/** After New York's identification card of 2022: state over title at the left, the number in groups of three, names and address without labels, features in one row, days under each other, month and year of birth in the window. */
export const newYorkIdentification: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const data = rollLicence(card);
  const year = dice.between(FIRST_YEAR, LAST_YEAR);
  const issue = { ...person.issue, year };
  const expiry = { ...birth, year: year + VALID_YEARS };
  const [street, town] = card.address();
  const value = { size: 25, bold: true } as const;
  card.ground('#eef2f6', ['#90b0d0', '#c8b890', '#a8c8c0']);
  card.text(28, 58, say('region', 'NY', 'NEW YORK STATE'), {
    size: 50,
    bold: true,
    fill: '#15315c',
    spacing: 3,
  });
  card.text(30, 94, 'IDENTIFICATION CARD', { size: 30, fill: '#15315c', spacing: 2 });
  card.text(770, 54, say('countryRegion', 'USA'), { size: 26, bold: true, fill: '#15315c' });
  if (dice.chance(0.6))
    card.text(562, 92, 'NOT FOR FEDERAL PURPOSES', { size: 17, bold: true, fill: '#15315c' });
  card.portrait(28, 112, 258, 328);
  element(
    card,
    312,
    148,
    'ID',
    say('licenseNumber', `${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)}`),
    { size: 34, bold: true },
  );
  card.text(312, 192, card.lastName(), value);
  card.text(312, 222, card.firstName(), value);
  card.text(312, 254, street, { size: 23 });
  card.text(312, 281, town, { size: 23 });
  element(card, 312, 324, 'Sex', say('sex', person.sex));
  element(card, 400, 324, 'Height', say('height', data.height.printed));
  element(card, 556, 324, 'Eyes', say('eyeColor', data.eyes));
  element(card, 312, 374, 'DOB', card.birth(), { size: 34, bold: true });
  element(card, 312, 414, 'Issued', card.day('dateOfIssue', issue));
  element(card, 312, 450, 'Expires', card.day('expirationDate', expiry), value);
  card.portrait(694, 300, 118, 148);
  card.text(706, 478, formatDay(birth, 'DD MMM YYYY', 'en').slice(3).toUpperCase(), {
    size: 20,
    fill: '#5b6b80',
  });
  if (dice.chance(0.5)) card.text(312, 500, 'ORGAN DONOR', { size: 20, bold: true, fill: '#b3182a' });
  card.text(560, 512, 'EXCELSIOR', { size: 18, fill: '#15315c', spacing: 4 });
  card.specimen(340, 534, 50);
};
