import { daysAfter, formatDay } from '../../printing/dates.js';
import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';
import { licenceCodeOf } from './licence-code.js';

/** California's elements, letters without a number before the value. */
const element = labelledRun(15, '#24527a', 23);
const VALID_YEARS = 5;
/** Since when cards of this form are issued, and for how many days they are rolled here. */
const FIRST_DAY = { year: 2025, month: 10, day: 1 } as const;
const DAYS = 390;
const ISSUER = { issuer: '636014', version: 10 } as const;

/** After California's licence of 2025, both sides: redwoods and poppies, number beside the class, end beside endorsements, last birthday of five years, the day of issue under the small portrait; behind, codes in words over the bar code, no strip. */
export const californiaOf2025: CardDesign['draw'] = async (card) => {
  const { person, say } = card;
  const { dice, birth } = person;
  const { height, weight } = rollLicence(card);
  const issue = daysAfter(FIRST_DAY, dice.between(0, DAYS));
  const expiry = birthdayIn(birth, issue.year + VALID_YEARS);
  const [street, town] = card.address();
  const number = `${dice.pick([...'ABDEFNY'])}${dice.digits(7)}`;
  const vehicleClass = dice.pick(['C', 'C', 'C', 'CM1']);
  const restrictions = dice.pick(['NONE', 'NONE', 'CORR LENS']);
  const eyes = dice.pick(['BRN', 'BLU', 'GRN', 'HZL']);
  const hair = dice.pick(['BRN', 'BLK', 'BLN', 'GRY']);
  const series = `${dice.digits(3)}${dice.pick(['1A', '2F', 'D7'])}/${dice.pick(['AAFD', 'BBFD', 'DDFD'])}/${expiry.year % 100}`;
  const discriminator = `${formatDay(issue, 'MM/DD/YYYY', 'en')}${series}`;
  const red = { size: 27, bold: true, fill: '#b01c2e' } as const;
  card.ground('#f1f3e6', ['#9cc0a0', '#f0b878', '#a8c4dc']);
  card.text(28, 68, say('region', 'CA', 'California'), {
    size: 58,
    font: 'Liberation Serif',
    fill: '#1f4f7a',
    bold: true,
  });
  card.text(346, 40, say('countryRegion', 'USA'), { size: 22, bold: true, fill: '#1f4f7a' });
  card.text(430, 64, 'DRIVER LICENSE', { size: 34, bold: true, fill: '#1f4f7a', spacing: 2 });
  if (dice.chance(0.65)) card.text(776, 66, '★', { size: 50, font: 'DejaVu Sans', fill: '#c79a2b' });
  else card.text(636, 88, 'FEDERAL LIMITS APPLY', { size: 15, bold: true });
  card.portrait(28, 96, 250, 320);
  element(card, 302, 128, 'DL', say('licenseNumber', number), red);
  element(card, 620, 128, 'CLASS', say('vehicleClassifications', vehicleClass), { bold: true });
  element(card, 302, 166, 'EXP', card.day('expirationDate', expiry), red);
  element(card, 620, 166, 'END', 'NONE', { bold: true });
  element(card, 302, 202, 'LN', card.lastName(), { size: 25, bold: true });
  element(card, 302, 232, 'FN', card.firstName(), { size: 25, bold: true });
  card.text(302, 262, street, { size: 22 });
  card.text(302, 288, town, { size: 22 });
  element(card, 302, 326, 'DOB', card.birth(), red);
  element(card, 302, 360, 'RSTR', codesOf(card, 'restrictions', restrictions));
  element(card, 302, 402, 'SEX', say('sex', person.sex));
  element(card, 408, 402, 'HAIR', say('hairColor', hair));
  element(card, 540, 402, 'EYES', say('eyeColor', eyes));
  element(card, 302, 436, 'HGT', say('height', height.printed));
  element(card, 450, 436, 'WGT', say('weight', `${weight} lb`));
  card.portrait(704, 212, 116, 146);
  if (dice.chance(0.5)) card.text(704, 390, 'DONOR', { size: 22, bold: true, fill: '#c2407a' });
  element(card, 302, 480, 'DD', say('documentDiscriminator', discriminator), { size: 20 });
  element(card, 650, 480, 'ISS', card.day('dateOfIssue', issue), { size: 22 });
  card.specimen(60, 528, 50);
  const top = card.back();
  card.ground('#f4f5ee', ['#b8d0b8'], top, top + 540);
  const classWords = vehicleClass === 'C' ? '' : ', M1 - Any motorcycle';
  const lines = [
    `CLASS: C - 2-axle vehicle under 26,001 lbs GVWR${classWords}`,
    'END: None',
    `RSTR: ${restrictions === 'NONE' ? 'None' : '01 - Must wear corrective lenses when driving'}`,
    'This license is issued as a license to drive a motor vehicle; it does not establish eligibility',
    'for employment, voter registration, or public benefits.',
  ];
  lines.forEach((line, index) => {
    card.text(40, top + 56 + 30 * index, line, { size: 18 });
  });
  const further = [['DAZ', hair] as const, ['DAW', String(weight)] as const];
  const coded = {
    ...ISSUER,
    number,
    discriminator,
    vehicleClass,
    restrictions,
    endorsements: 'NONE',
    inches: height.inches,
    eyes,
    further,
  };
  await card.barcode(licenceCodeOf({ ...person, issue, expiry }, coded), 80, top + 250, 690);
  card.text(40, top + 520, 'REV 10/01/2025', { size: 15 });
};
