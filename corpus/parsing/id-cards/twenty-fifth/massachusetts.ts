import { type Day, formatDay } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { rollLicence } from '../licence-data.js';

const VALID_YEARS = 5;
/** The holder's last birthday within the years of validity. */
const lastBirthday = (birth: Day, issue: Day): Day => {
  const alreadyThisYear = birth.month * 100 + birth.day <= issue.month * 100 + issue.day;
  return { ...birth, year: issue.year + VALID_YEARS - (alreadyThisYear ? 0 : 1) };
};
/** The day of the form's revision, printed behind that of issue. */
const REVISION = '02/22/2016';
const discriminator = (issue: Day): string => `${formatDay(issue, 'MM/DD/YYYY', 'en')} Rev ${REVISION}`;

/** After Massachusetts' identification card of 2018: state and title over a portrait at the left, numbered labels over values, issue and end before number and birth, two names in a column, no classes; the discriminator two days in the foot. */
export const massachusettsIdentification: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth, issue } = person;
  const data = rollLicence(card);
  const [street, town] = card.address();
  const value = { size: 25, bold: true } as const;
  const label = '#23527c';
  card.ground('#edf3f3', ['#90b8c8', '#b0c8a0', '#d8c0b0']);
  card.text(28, 54, say('region', 'MA', 'MASSACHUSETTS'), {
    size: 46,
    bold: true,
    fill: '#14396b',
    spacing: 2,
  });
  card.text(484, 50, 'IDENTIFICATION CARD', { size: 25, bold: true, fill: '#14396b' });
  card.text(780, 50, say('countryRegion', 'USA'), { size: 22, bold: true, fill: '#14396b' });
  if (dice.chance(0.5)) card.text(484, 78, 'NOT FOR FEDERAL IDENTIFICATION', { size: 16, fill: '#14396b' });
  card.portrait(28, 92, 250, 316);
  card.above(304, 106, '4a ISS', card.issue(), value, label);
  card.above(500, 106, '4b EXP', card.day('expirationDate', lastBirthday(birth, issue)), value, label);
  card.above(
    304,
    160,
    '4d NUMBER',
    say('licenseNumber', `S${dice.chance(0.5) ? 'A' : dice.digits(1)}${dice.digits(7)}`),
    value,
    label,
  );
  card.above(500, 160, '3 DOB', card.birth(), { ...value, fill: '#a3181e' }, label);
  card.text(304, 232, '1', { size: 15, fill: label });
  card.text(324, 234, card.lastName(), value);
  card.text(304, 262, '2', { size: 15, fill: label });
  card.text(324, 264, card.firstName(), value);
  card.text(304, 296, '8', { size: 15, fill: label });
  card.text(324, 298, street, { size: 23 });
  card.text(324, 325, town, { size: 23 });
  card.above(304, 362, '15 SEX', say('sex', person.sex), value, label);
  card.above(400, 362, '16 HGT', say('height', data.height.printed), value, label);
  card.above(540, 362, '18 EYES', say('eyeColor', data.eyes), value, label);
  card.text(304, 446, '5 DD', { size: 15, fill: label });
  card.text(344, 447, say('documentDiscriminator', discriminator(issue)), { size: 21 });
  card.portrait(706, 282, 116, 146);
  if (dice.chance(0.5)) card.text(690, 462, 'ORGAN DONOR', { size: 17, bold: true, fill: '#a3181e' });
  if (dice.chance(0.25)) card.text(304, 490, 'VETERAN', { size: 20, bold: true, fill: '#14396b' });
  card.specimen(420, 534, 50);
};
