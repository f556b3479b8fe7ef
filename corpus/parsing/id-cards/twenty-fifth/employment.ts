import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

/** Where holders were born: the country as the card prints it, the zone's code, surnames and given names usual there. */
const ORIGINS = [
  ['Venezuela', 'VEN', ['GRATEROL MEZA', 'UZCATEGUI'], { M: 'YORMAN JOSE', F: 'DAYANA CAROLINA' }],
  ['India', 'IND', ['VENKATESAN', 'CHOUDHARY'], { M: 'ANIRUDH', F: 'SWATHI' }],
  ['Haiti', 'HTI', ['JEAN-LOUIS', 'DORVILUS'], { M: 'WIDNER', F: 'MARIE ESTHER' }],
  ['Ukraine', 'UKR', ['KOVALCHUK', 'SHEVCHUK'], { M: 'BOHDAN', F: 'OLEKSANDRA' }],
  ['El Salvador', 'SLV', ['MENJIVAR ALAS', 'ORELLANA'], { M: 'NELSON ALEXANDER', F: 'KARLA BEATRIZ' }],
  ['Afghanistan', 'AFG', ['NOORZAI', 'STANEKZAI'], { M: 'ABDUL WAHID', F: 'ZARGHONA' }],
] as const;
const CATEGORIES = ['A12', 'C08', 'C09', 'C10', 'C11', 'C19', 'C26'] as const;
/** Years in which cards of this form are issued. */
const [FIRST_YEAR, LAST_YEAR] = [2023, 2025];

/** After the United States employment authorization card of 2023, both sides: country and title at the right of the large portrait, labels over values, categories beside the number of the person, birth with its month in letters, validity in figures with years of two digits; notes and the zone behind. */
export const employmentAuthorization: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [country, code, surnames, givenNames] = dice.pick(ORIGINS);
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR), day: dice.between(2, 28) };
  // The last day is the one before the anniversary.
  const expiry = { ...issue, year: issue.year + dice.pick([2, 5]), day: issue.day - 1 };
  const holder = {
    ...person,
    issue,
    expiry,
    lastName: dice.pick(surnames),
    firstName: givenNames[person.sex],
  };
  const uscis = `2${dice.digits(8)}`;
  const number = `${dice.pick(['IOE', 'SRC', 'LIN', 'MSC'])}${dice.digits(10)}`;
  const value = { size: 25, bold: true } as const;
  const label = '#5a4048';
  card.ground('#f3ece8', ['#d8a098', '#a8b8d0', '#c8c8a0']);
  card.text(40, 50, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 36,
    bold: true,
    fill: '#7a1f2b',
    spacing: 2,
  });
  card.text(40, 88, 'EMPLOYMENT AUTHORIZATION', { size: 30, fill: '#7a1f2b', spacing: 1 });
  card.portrait(30, 108, 280, 356);
  card.above(336, 126, 'Surname', say('lastName', holder.lastName), value, label);
  card.above(336, 180, 'Given Name', say('firstName', holder.firstName), value, label);
  card.above(
    336,
    234,
    'USCIS#',
    say('personalNumber', uscis.replace(/(...)(...)(...)/, '$1-$2-$3')),
    value,
    label,
  );
  card.above(560, 234, 'Category', say('category', dice.pick(CATEGORIES)), value, label);
  card.above(336, 288, 'Card#', say('licenseNumber', number), value, label);
  card.above(336, 342, 'Country of Birth', say('placeOfBirth', country), value, label);
  card.above(560, 342, 'Terms and Conditions', 'None', value, label);
  const birth = formatDay(person.birth, 'DD MMM YYYY', 'en').toUpperCase();
  card.above(336, 396, 'Date of Birth', say('dateOfBirth', isoDate(person.birth), birth), value, label);
  card.above(560, 396, 'Sex', say('sex', person.sex), value, label);
  card.text(336, 466, 'Valid From:', { size: 21, fill: label });
  card.text(480, 466, card.day('dateOfIssue', issue), value);
  card.text(336, 500, 'Card Expires:', { size: 21, fill: label });
  card.text(480, 500, card.day('expirationDate', expiry), { ...value, fill: '#a3181e' });
  card.text(30, 512, 'NOT VALID FOR REENTRY TO U.S.', { size: 16, bold: true, fill: '#7a1f2b' });
  card.portrait(708, 396, 104, 128);
  card.specimen(480, 330, 60);
  const top = card.back();
  card.ground('#f3ece8', ['#d8a098'], top, top + 540);
  card.rectangle(0, top + 30, 856, 74, '#2a2a30');
  const notes = [
    'This card is not evidence of U.S. citizenship or permanent residence.',
    'The person identified is authorized to work in the U.S. for the validity of this card.',
    'If found, drop in any U.S. mailbox. USPS: Mail to USCIS, 7 Product Way, Lee’s Summit, MO 64002',
  ];
  notes.forEach((line, index) => {
    card.text(40, top + 146 + 30 * index, line, { size: 18 });
  });
  card.portrait(720, top + 214, 90, 112);
  card.text(40, top + 320, 'FORM I-766', { size: 20, bold: true });
  say('documentCode', 'IA');
  say('nationality', code);
  card.machineReadable(td1(holder, 'IA', 'USA', uscis, number, '', code), top + 540);
};
