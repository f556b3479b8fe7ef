import { type Day, formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';

const element = labelledRun(18, '#27506e', 24);
const VALID_YEARS = 5;

/** A day as the licence prints it: `09 JUL 2021`. */
const inCapitals = (day: Day): string => formatDay(day, 'DD MMM YYYY', 'en').toUpperCase();

/** After Alberta's driver's licence since 2009: wordmark above, number of six and three digits and class in one row, surname over given names without labels, days with the month in letters, the end on a birthday, metric height and weight, conditions and endorsements under one label, the ghost at the right. */
export const alberta: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth, issue } = person;
  const condition = dice.pick(['', 'A', 'A']);
  const [street, town] = card.address();
  const dayOf = (path: 'dateOfBirth' | 'dateOfIssue' | 'expirationDate', day: Day): string =>
    say(path, isoDate(day), inCapitals(day));
  card.ground('#eaf2f6', ['#94bcd8', '#b8d0a0', '#e0c8a0']);
  card.text(28, 66, say('region', 'AB', 'Alberta'), { size: 60, font: 'Liberation Serif', fill: '#0b4a7a' });
  card.text(268, 46, "DRIVER'S LICENCE", { size: 27, bold: true, fill: '#0b4a7a' });
  card.text(712, 46, say('countryRegion', 'CAN', 'CANADA'), { size: 25, bold: true, fill: '#b3182a' });
  card.portrait(28, 92, 262, 346);
  element(card, 314, 112, 'No', say('licenseNumber', `${dice.digits(6)}-${dice.digits(3)}`), {
    size: 32,
    bold: true,
  });
  element(card, 612, 112, 'Class', say('vehicleClassifications', dice.pick(['5', '5', '5-GDL', '4', '1'])), {
    size: 30,
    bold: true,
  });
  card.text(314, 160, card.lastName(), { size: 27, bold: true });
  card.text(314, 190, card.firstName(), { size: 27, bold: true });
  card.text(314, 224, street, { size: 23 });
  card.text(314, 252, town, { size: 23 });
  element(card, 314, 300, 'DOB', dayOf('dateOfBirth', birth), { size: 29, bold: true });
  element(card, 580, 300, 'Sex', say('sex', person.sex), { size: 27, bold: true });
  element(card, 314, 340, 'Hgt', say('height', `${dice.between(152, 193)} cm`));
  element(card, 500, 340, 'Eyes', say('eyeColor', dice.pick(['BROWN', 'BLUE', 'GREEN', 'HAZEL'])));
  element(card, 314, 376, 'Wgt', say('weight', `${dice.between(48, 112)} kg`));
  element(card, 500, 376, 'Hair', say('hairColor', dice.pick(['BROWN', 'BLACK', 'BLOND', 'GREY'])));
  element(card, 314, 416, 'Cond/End', condition === '' ? '' : say('restrictions', condition), { bold: true });
  element(card, 314, 460, 'Issued', dayOf('dateOfIssue', issue));
  element(card, 314, 498, 'Expires', dayOf('expirationDate', { ...birth, year: issue.year + VALID_YEARS }), {
    size: 27,
    bold: true,
  });
  card.portrait(712, 330, 114, 146);
  card.text(110, 470, 'Signature', { size: 14, fill: '#27506e' });
  card.specimen(36, 538, 48);
};
