import { type Day, daysAfter } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';
import { HOUSEHOLDS } from './indian-households.js';
import { indianLastPage } from './indian-last-page.js';

/** The passport ends on the day before that of its issue. */
const lastDay = (issue: Day): Day => daysAfter({ ...issue, year: issue.year + 10 }, -1);

/** After the Indian passport's first and last page since 2013, under each other as they are copied: labels in Hindi and English over values, surname before given names, place of birth and of issue in rows of their own, the zone between; parents and address behind. */
export const indianPassport: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, sex, issue } = card.person;
  const household = dice.pick(HOUSEHOLDS);
  const person = {
    ...card.person,
    firstName: household.given[sex],
    lastName: household.surname,
    expiry: lastDay(issue),
  };
  const number = `${dice.pick([...'KLMNPRSTUVWZ'])}${dice.digits(7)}`;
  const value = { size: 29, bold: true } as const;
  const label = '#7a4a1c';
  card.ground('#f4f0e4', ['#e0c090', '#b0c8a8', '#d8b8a0']);
  card.text(380, 62, 'भारत गणराज्य', { size: 34, bold: true, fill: '#5a3a14', font: 'Noto Sans Devanagari' });
  card.text(640, 62, say('countryRegion', 'IND', 'REPUBLIC OF INDIA'), {
    size: 36,
    bold: true,
    fill: '#5a3a14',
  });
  card.portrait(56, 150, 340, 430);
  card.above(430, 106, 'टाइप / Type', say('documentCode', 'P'), value, label);
  card.above(590, 106, 'राष्ट्र कोड / Country Code', 'IND', value, label);
  card.above(
    920,
    106,
    'पासपोर्ट न. / Passport No.',
    say('licenseNumber', number),
    { size: 36, bold: true },
    label,
  );
  card.above(430, 176, 'उपनाम / Surname', say('lastName', person.lastName), value, label);
  card.above(430, 244, 'दिया गया नाम / Given Name(s)', say('firstName', person.firstName), value, label);
  card.above(430, 312, 'राष्ट्रीयता / Nationality', say('nationality', 'IND', 'INDIAN'), value, label);
  card.above(720, 312, 'लिंग / Sex', say('sex', sex), value, label);
  card.above(920, 312, 'जन्मतिथि / Date of Birth', card.birth(), value, label);
  card.above(430, 380, 'जन्म स्थान / Place of Birth', say('placeOfBirth', household.birthplace), value, label);
  card.above(
    430,
    448,
    'जारी करने का स्थान / Place of Issue',
    say('placeOfIssue', household.office),
    value,
    label,
  );
  card.above(430, 516, 'जारी करने की तिथि / Date of Issue', card.issue(), value, label);
  card.above(
    920,
    516,
    'समाप्ति की तिथि / Date of Expiry',
    card.day('expirationDate', person.expiry),
    value,
    label,
  );
  card.rectangle(56, 596, 340, 56, '#e8e0cc');
  card.portrait(1106, 166, 96, 116);
  card.specimen(470, 700, 90);
  card.machineReadable(td3(person, 'IND', number));
  indianLastPage(card, household);
};
