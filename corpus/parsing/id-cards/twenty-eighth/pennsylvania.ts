import { daysAfter } from '../../printing/dates.js';
import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';
import { licenceCodeOf } from '../twenty-seventh/licence-code.js';

/** Pennsylvania's elements, number and capitals with a colon before the value. */
const element = labelledRun(15, '#1f4a86', 24);
const VALID_YEARS = 4;
/** Years in which cards of this form are issued. */
const [FIRST_YEAR, LAST_YEAR] = [2020, 2025];
const ISSUER = { issuer: '636025', version: 9 } as const;

/** After Pennsylvania's licence of 2020, both sides, with a star or the words that it does not meet the federal act: number in three groups with the count of duplicates, birth under it, end before issue on the day after the fourth birthday, features without weight, codes in a row, the discriminator of 25 digits at the foot; behind, codes in words over the bar code. */
export const pennsylvaniaOf2020: CardDesign['draw'] = async (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const expiry = daysAfter(birthdayIn(birth, issue.year + VALID_YEARS), 1);
  const { height } = rollLicence(card);
  const [street, town] = card.address();
  const number = dice.digits(8);
  const discriminator = dice.digits(25);
  const vehicleClass = dice.pick(['C', 'C', 'C', 'CM']);
  const restrictions = dice.pick(['NONE', 'NONE', '1']);
  const eyes = dice.pick(['BRO', 'BLU', 'HAZ', 'GRN']);
  const bold = { size: 27, bold: true } as const;
  card.ground('#e9f1f8', ['#90b8e0', '#e8d490', '#a8c8b8']);
  card.text(28, 56, say('region', 'PA', 'Pennsylvania'), {
    size: 50,
    bold: true,
    fill: '#1f4a86',
    font: 'Liberation Serif',
  });
  card.text(326, 38, 'visitPA.com', { size: 17, fill: '#1f4a86' });
  card.text(440, 56, 'DRIVER’S LICENSE', { size: 34, bold: true, fill: '#1f4a86' });
  card.text(330, 64, say('countryRegion', 'USA'), { size: 20, bold: true, fill: '#1f4a86' });
  if (dice.chance(0.55)) card.text(784, 60, '★', { size: 50, font: 'DejaVu Sans', fill: '#c79a2b' });
  else card.text(440, 84, 'NOT FOR REAL ID PURPOSES', { size: 18, bold: true });
  card.portrait(28, 92, 256, 326);
  element(card, 306, 122, '4d DLN:', say('licenseNumber', number.replace(/^(..)(...)(...)$/, '$1 $2 $3')), {
    size: 30,
    bold: true,
  });
  element(card, 656, 122, 'DUPS:', dice.pick(['00', '00', '01', '02']), { size: 24 });
  element(card, 306, 162, '3 DOB:', card.birth(), { ...bold, fill: '#a3181e' });
  element(card, 306, 198, '4b EXP:', card.day('expirationDate', expiry), bold);
  element(card, 584, 198, '4a ISS:', card.day('dateOfIssue', issue));
  element(card, 306, 238, '1', card.lastName(), bold);
  element(card, 306, 269, '2', card.firstName(), bold);
  element(card, 306, 304, '8', street);
  card.text(321, 332, town, { size: 24 });
  element(card, 306, 374, '15 SEX:', say('sex', person.sex));
  element(card, 430, 374, '18 EYES:', say('eyeColor', eyes));
  element(card, 306, 408, '16 HGT:', say('height', height.printed));
  element(card, 306, 446, '9 CLASS:', say('vehicleClassifications', vehicleClass), { bold: true });
  element(card, 456, 446, '9a END:', 'NONE');
  element(card, 306, 480, '12 RESTR:', codesOf(card, 'restrictions', restrictions));
  element(card, 306, 520, '5 DD:', say('documentDiscriminator', discriminator), { size: 20 });
  card.portrait(704, 244, 116, 148);
  if (dice.chance(0.5)) card.text(640, 480, 'ORGAN DONOR', { size: 23, bold: true, fill: '#1d7a3c' });
  card.specimen(60, 528, 46);
  const top = card.back();
  card.ground('#f1f5f9', ['#b8d0e8'], top, top + 540);
  const words = [
    'CLASS C: Single vehicle or combination of less than 26,001 lbs. GVWR',
    ...(vehicleClass === 'CM' ? ['CLASS M: Motorcycle or motor-driven cycle'] : []),
    'ENDORSEMENTS: NONE',
    `RESTRICTIONS: ${restrictions === '1' ? '1 - Corrective lenses' : 'NONE'}`,
    'Notify PennDOT within 15 days of a change of name or address.',
  ];
  words.forEach((line, index) => {
    card.text(40, top + 50 + 28 * index, line, { size: 18 });
  });
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
  await card.barcode(licenceCodeOf({ ...person, issue, expiry }, coded), 80, top + 220, 690);
};
