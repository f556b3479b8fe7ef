import { formatDay } from '../../printing/dates.js';
import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';

/** California's elements, letters without a number before the value. */
const element = labelledRun(15, '#1d3f72', 23);
const VALID_YEARS = 5;

/** Classes of commercial vehicles with what the back says of them. */
const CLASSES = [
  ['A', 'A - Any combination of vehicles over 26,000 lbs, towed unit over 10,000 lbs'],
  ['B', 'B - Single vehicle over 26,000 lbs, or towing no more than 10,000 lbs'],
] as const;
const ENDORSEMENTS = [
  ['NONE', 'None'],
  ['N', 'N - Tank vehicles'],
  ['NT', 'N - Tank vehicles, T - Double/triple trailers'],
  ['PS', 'P - Passenger vehicles, S - School bus'],
] as const;
const RESTRICTIONS = [
  ['NONE', 'None'],
  ['CORR LENS', '01 - Must wear corrective lenses when driving'],
] as const;

/** After California's commercial licence of 2018, both sides: the title in two lines, class and codes at the right of number and end, last birthday of five years; classes and codes in words behind, over a strip. */
export const californiaCommercial: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth, issue } = person;
  const data = rollLicence(card);
  const [street, town] = card.address();
  const expiry = birthdayIn(birth, issue.year + VALID_YEARS);
  const [vehicleClass, classWords] = dice.pick(CLASSES);
  const [endorsement, endorsementWords] = dice.pick(ENDORSEMENTS);
  const [restriction, restrictionWords] = dice.pick(RESTRICTIONS);
  const office = dice.digits(3);
  const discriminator = `${formatDay(issue, 'MM/DD/YYYY', 'en')}${office}${dice.pick(['B1', 'C4', 'E2'])}/${dice.pick(['AAFD', 'BBFD', 'DDFD'])}/${expiry.year % 100}`;
  const red = { size: 27, bold: true, fill: '#b01c2e' } as const;
  card.ground('#e8eff6', ['#98b8dc', '#e4c890', '#b8d0c0']);
  card.text(28, 66, say('region', 'CA', 'California'), {
    size: 56,
    font: 'Liberation Serif',
    fill: '#1d3f72',
  });
  card.text(330, 38, say('countryRegion', 'USA'), { size: 22, bold: true, fill: '#1d3f72' });
  card.text(400, 38, 'COMMERCIAL', { size: 30, bold: true, fill: '#1d3f72', spacing: 2 });
  card.text(400, 70, 'DRIVER LICENSE', { size: 30, bold: true, fill: '#1d3f72', spacing: 2 });
  if (dice.chance(0.5)) card.text(764, 66, '★', { size: 52, font: 'DejaVu Sans', fill: '#c79a2b' });
  else card.text(700, 92, 'FEDERAL LIMITS APPLY', { size: 12, bold: true });
  card.portrait(28, 96, 248, 318);
  element(card, 300, 124, 'DL', say('licenseNumber', `${dice.pick([...'BDFNY'])}${dice.digits(7)}`), red);
  element(card, 620, 124, 'CLASS', say('vehicleClassifications', vehicleClass), { size: 27, bold: true });
  element(card, 300, 162, 'EXP', card.day('expirationDate', expiry), red);
  element(card, 620, 162, 'END', codesOf(card, 'endorsements', endorsement), { bold: true });
  element(card, 300, 198, 'LN', card.lastName(), { bold: true });
  element(card, 300, 227, 'FN', card.firstName(), { bold: true });
  card.text(300, 256, street, { size: 22 });
  card.text(300, 282, town, { size: 22 });
  element(card, 300, 322, 'DOB', card.birth(), red);
  element(card, 300, 356, 'RSTR', codesOf(card, 'restrictions', restriction));
  if (dice.chance(0.5)) card.text(540, 356, 'DONOR', { size: 22, bold: true, fill: '#c2407a' });
  element(card, 300, 404, 'SEX', say('sex', person.sex));
  element(card, 400, 404, 'HAIR', say('hairColor', dice.pick(['BRN', 'BLK', 'BLN', 'GRY'])));
  element(card, 540, 404, 'EYES', say('eyeColor', dice.pick(['BRN', 'BLU', 'GRN', 'HZL'])));
  element(card, 300, 438, 'HGT', say('height', data.height.printed));
  element(card, 460, 438, 'WGT', say('weight', `${data.weight} lb`));
  card.text(690, 428, 'ISS', { size: 15, fill: '#1d3f72' });
  card.text(690, 454, card.issue(), { size: 23 });
  element(card, 300, 478, 'DD', say('documentDiscriminator', discriminator), { size: 20 });
  card.portrait(716, 196, 104, 132);
  card.specimen(60, 528, 50);
  const top = card.back();
  card.ground('#f1f4f8', ['#b8c8da'], top, top + 540);
  card.rectangle(0, top + 36, 856, 84, '#26282e');
  card.text(40, top + 170, `CLASS: ${classWords}`, { size: 19 });
  card.text(40, top + 204, `END: ${endorsementWords}`, { size: 19 });
  card.text(40, top + 238, `RSTR: ${restrictionWords}`, { size: 19 });
  card.text(
    40,
    top + 300,
    'This license is issued as a license to drive a motor vehicle; it does not establish eligibility',
    { size: 17 },
  );
  card.text(40, top + 324, 'for employment, voter registration, or public benefits.', { size: 17 });
  card.text(40, top + 500, 'REV 08/15/2017', { size: 15 });
};
