import { formatDay } from '../../printing/dates.js';
import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';
import { licenceCodeOf } from './licence-code.js';

/** New York's elements, words with a colon before the value. */
const element = labelledRun(17, '#3a3a3e', 24);
const VALID_YEARS = 8;
/** Years in which cards of this form were issued and have not ended long since. */
const [FIRST_YEAR, LAST_YEAR] = [2016, 2021];
const ISSUER = { issuer: '636001', version: 8 } as const;
const WRITTEN = [...'0123456789ABCDEFGHKLMNPQRTUVWXYZ'] as const;

/** After New York's licence of 2013 to 2022, grey and engraved, both sides: number in groups of three beside the class, names and address without labels, birth between features and days, month of birth in the window; the bar code behind, over the document's number. */
export const newYorkOf2013: CardDesign['draw'] = async (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const [firstName = ''] = person.firstName.split(' ');
  const { height, eyes } = rollLicence(card);
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const expiry = birthdayIn(birth, issue.year + VALID_YEARS);
  const [street, town] = card.address();
  const number = dice.digits(9);
  const vehicleClass = dice.pick(['D', 'D', 'D', 'DM']);
  const restrictions = dice.pick(['NONE', 'B']);
  const discriminator = Array.from({ length: 10 }, () => dice.pick(WRITTEN)).join('');
  const value = { size: 26, bold: true } as const;
  card.ground('#ededee', ['#b4b4b8', '#c8c8ca', '#a8a8b0']);
  card.text(28, 58, say('region', 'NY', 'NEW YORK STATE'), {
    size: 44,
    bold: true,
    fill: '#26262a',
    spacing: 4,
  });
  card.text(500, 56, 'DRIVER LICENSE', { size: 30, fill: '#26262a' });
  card.text(776, 54, say('countryRegion', 'USA'), { size: 24, bold: true, fill: '#26262a' });
  card.portrait(28, 84, 262, 336);
  element(card, 316, 118, 'ID:', say('licenseNumber', number.replace(/^(...)(...)(...)$/, '$1 $2 $3')), {
    size: 32,
    bold: true,
  });
  element(card, 636, 118, 'CLASS', say('vehicleClassifications', vehicleClass), { size: 30, bold: true });
  card.text(316, 164, card.lastName(), value);
  card.text(316, 195, say('firstName', firstName), value);
  card.text(316, 229, street, { size: 23 });
  card.text(316, 257, town, { size: 23 });
  element(card, 316, 304, 'Sex:', say('sex', person.sex));
  element(card, 410, 304, 'Height:', say('height', height.printed));
  element(card, 576, 304, 'Eyes:', say('eyeColor', eyes));
  element(card, 316, 350, 'DOB:', card.birth(), { size: 32, bold: true });
  element(card, 316, 394, 'Expires:', card.day('expirationDate', expiry), { size: 27, bold: true });
  element(card, 316, 434, 'E:', 'NONE');
  element(card, 440, 434, 'R:', codesOf(card, 'restrictions', restrictions));
  element(card, 316, 472, 'Issued:', card.day('dateOfIssue', issue));
  card.portrait(700, 316, 118, 148);
  card.text(710, 498, formatDay(birth, 'DD MMM YYYY', 'en').slice(3).toUpperCase(), {
    size: 22,
    fill: '#6a6a70',
  });
  if (dice.chance(0.5))
    card.text(28, 460, '♥ ORGAN DONOR', { size: 20, bold: true, font: 'DejaVu Sans', fill: '#4a4a50' });
  card.specimen(330, 534, 50);
  const top = card.back();
  card.ground('#f0f0f1', ['#c0c0c4'], top, top + 540);
  card.text(40, top + 60, 'CLASS D: Passenger vehicles and light trucks under 26,001 lbs GVWR.', {
    size: 18,
  });
  if (vehicleClass === 'DM') card.text(40, top + 90, 'CLASS M: Motorcycles.', { size: 18 });
  if (restrictions === 'B') card.text(40, top + 120, 'R: B - Corrective lenses.', { size: 18 });
  const coded = {
    ...ISSUER,
    number,
    discriminator,
    vehicleClass,
    restrictions,
    endorsements: 'NONE',
    inches: height.inches,
    eyes,
  };
  await card.barcode(licenceCodeOf({ ...person, firstName, issue, expiry }, coded), 80, top + 160, 690);
  card.text(300, top + 500, say('documentDiscriminator', discriminator), { size: 26, spacing: 2 });
};
