import { formatDay } from '../../printing/dates.js';
import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';

/** California's elements, letters without a number before the value. */
const element = labelledRun(15, '#1d3f72', 24);
const [MAJORITY, FULL_AGE] = [18, 21];
const VALID_YEARS = 5;
/** Years in which cards of this form were issued. */
const [FIRST_YEAR, LAST_YEAR] = [2020, 2024];

/** After California's upright licence of 2018 for those under 21: state and title over the portrait, the years of age on bands beside it, number with its end under it, names and address without labels for the latter, the last birthday of five years. */
export const californiaUnderAge: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const birth = { ...person.birth, year: issue.year - dice.pick([17, 18, 19, 19]) };
  const { height, weight } = rollLicence(card);
  const [street, town] = card.address();
  const expiry = birthdayIn(birth, issue.year + VALID_YEARS);
  const series = `${dice.digits(3)}${dice.pick(['A2', 'C1', 'F3'])}/${dice.pick(['AAFD', 'BBFD', 'DDFD'])}/${expiry.year % 100}`;
  const red = { size: 28, bold: true, fill: '#b01c2e' } as const;
  card.ground('#eaf0f6', ['#9cbce0', '#e8cc98', '#b4d0c0']);
  card.text(32, 66, say('region', 'CA', 'California'), {
    size: 56,
    font: 'Liberation Serif',
    fill: '#1d3f72',
  });
  card.text(322, 40, say('countryRegion', 'USA'), { size: 22, bold: true, fill: '#1d3f72' });
  card.text(32, 106, 'DRIVER LICENSE', { size: 32, bold: true, fill: '#1d3f72', spacing: 2 });
  if (dice.chance(0.6)) card.text(452, 66, '★', { size: 52, font: 'DejaVu Sans', fill: '#c79a2b' });
  else card.text(342, 106, 'FEDERAL LIMITS APPLY', { size: 14, bold: true });
  card.portrait(32, 124, 262, 330);
  if (issue.year - birth.year < MAJORITY) {
    card.text(316, 148, 'PROVISIONAL', { size: 24, bold: true, fill: '#1d3f72' });
    card.rectangle(314, 160, 196, 40, '#22488f');
    card.text(328, 189, `AGE 18 IN ${birth.year + MAJORITY}`, { size: 24, bold: true, fill: 'white' });
  }
  card.rectangle(314, 208, 196, 40, '#b01c2e');
  card.text(328, 237, `AGE 21 IN ${birth.year + FULL_AGE}`, { size: 24, bold: true, fill: 'white' });
  card.portrait(386, 272, 122, 154);
  card.text(386, 450, formatDay(birth, 'MM/DD/YY', 'en').replace(/\//g, ''), { size: 24, fill: '#6a7a90' });
  element(card, 32, 498, 'DL', say('licenseNumber', `Y${dice.digits(7)}`), red);
  element(card, 300, 498, 'EXP', card.day('expirationDate', expiry), red);
  element(card, 32, 538, 'LN', card.lastName(), { size: 26, bold: true });
  element(card, 32, 570, 'FN', card.firstName(), { size: 26, bold: true });
  card.text(32, 601, street, { size: 23 });
  card.text(32, 628, town, { size: 23 });
  element(card, 32, 668, 'DOB', card.day('dateOfBirth', birth), red);
  element(card, 32, 702, 'RSTR', codesOf(card, 'restrictions', dice.pick(['NONE', 'NONE', 'CORR LENS'])));
  element(card, 320, 668, 'CLASS', say('vehicleClassifications', 'C'), { bold: true });
  element(card, 320, 702, 'END', 'NONE');
  element(card, 32, 744, 'SEX', say('sex', person.sex));
  element(card, 150, 744, 'HAIR', say('hairColor', dice.pick(['BRN', 'BLK', 'BLN', 'RED'])));
  element(card, 320, 744, 'EYES', say('eyeColor', dice.pick(['BRN', 'BLU', 'GRN', 'HZL'])));
  element(card, 32, 776, 'HGT', say('height', height.printed));
  element(card, 180, 776, 'WGT', say('weight', `${weight} lb`));
  if (dice.chance(0.5)) card.text(400, 778, 'DONOR', { size: 22, bold: true, fill: '#c2407a' });
  element(
    card,
    32,
    808,
    'DD',
    say('documentDiscriminator', `${formatDay(issue, 'MM/DD/YYYY', 'en')}${series}`),
    { size: 20 },
  );
  element(card, 320, 836, 'ISS', card.day('dateOfIssue', issue));
  card.specimen(160, 700, 60);
};
