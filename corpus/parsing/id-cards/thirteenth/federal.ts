import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

/** Countries of birth with the codes of the zone. */
const BIRTH_COUNTRIES = [
  ['MEXICO', 'MEX'],
  ['INDIA', 'IND'],
  ['HONDURAS', 'HND'],
  ['VENEZUELA', 'VEN'],
] as const;

/** After the United States employment card of 2017 to 2023: the portrait at the left, labels over values in capitals, birth with its month in letters, validity in figures with years of two digits, the zone behind. */
export const employmentCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [country, code] = dice.pick(BIRTH_COUNTRIES);
  const [uscis, number] = [dice.digits(9), `${dice.pick(['SRC', 'LIN', 'WAC', 'MSC'])}${dice.digits(10)}`];
  const value = { size: 25, bold: true } as const;
  card.ground('#f1ece4', ['#d8a8a0', '#a8c0b0']);
  card.text(200, 44, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 32,
    bold: true,
    fill: '#6b1f2a',
  });
  card.text(200, 80, 'EMPLOYMENT AUTHORIZATION', { size: 28, fill: '#6b1f2a' });
  card.portrait(30, 100, 250, 330);
  card.above(310, 110, 'Surname', card.lastName(), value);
  card.above(310, 166, 'Given Name', card.firstName(), value);
  card.above(310, 222, 'USCIS#', say('personalNumber', uscis.replace(/(...)(...)(...)/, '$1-$2-$3')), value);
  card.above(540, 222, 'Category', say('category', dice.pick(['C09', 'C08', 'A05', 'C33', 'C03A'])), value);
  card.above(660, 222, 'Card#', say('licenseNumber', number), { size: 21, bold: true });
  card.above(310, 278, 'Country of Birth', say('placeOfBirth', country), value);
  card.above(310, 334, 'Terms and Conditions', 'NONE', value);
  const birth = formatDay(person.birth, 'DD MMM YYYY', 'en').toUpperCase();
  card.above(310, 390, 'Date of Birth', say('dateOfBirth', isoDate(person.birth), birth), value);
  card.above(540, 390, 'Sex', say('sex', person.sex), value);
  card.text(310, 462, `Valid From: &#160; ${card.issue()}`, { size: 24 });
  card.text(310, 496, `Card Expires: ${card.expiry()}`, { size: 26, bold: true, fill: '#a3181e' });
  card.text(30, 512, 'NOT VALID FOR REENTRY TO U.S.', { size: 16 });
  card.specimen(560, 520, 56);
  const top = card.back();
  card.ground('#f1ece4', ['#d8a8a0'], top, top + 540);
  card.text(40, top + 60, 'This card is not evidence of U.S. citizenship or permanent residence.', {
    size: 19,
  });
  card.text(40, top + 90, 'If found, drop in any US Mailbox. USPS: Mail to USCIS, Lee’s Summit, MO 64064', {
    size: 19,
  });
  say('documentCode', 'IA');
  say('nationality', code);
  card.machineReadable(td1(person, 'IA', 'USA', uscis, number, '', code), top + 540);
};
