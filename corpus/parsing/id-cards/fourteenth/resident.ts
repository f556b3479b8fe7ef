import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

/** Where holders were born, with their nationality's code. */
const BIRTH_COUNTRIES = [
  ['Mexico', 'MEX'],
  ['El Salvador', 'SLV'],
  ['India', 'IND'],
  ['Philippines', 'PHL'],
  ['Brazil', 'BRA'],
] as const;

/**
 * After the permanent resident card of 2023, both sides: labels in small letters above the values, the second portrait at the right, days of end
 * and of residence at the foot; the zone behind. Its zone begins with the holder's number and has the card's own after it: which of them is the
 * document's number is not said on the card, so that the truth has the holder's alone.
 */
export const residentCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 25, bold: true } as const;
  const [country, nationality] = dice.pick(BIRTH_COUNTRIES);
  const number = dice.digits(9);
  card.ground('#eef3ec', ['#8cb890', '#b8a8c8']);
  card.text(36, 46, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 32,
    bold: true,
    fill: '#23476a',
  });
  card.text(36, 84, 'PERMANENT RESIDENT', { size: 32, bold: true, fill: '#23476a' });
  card.portrait(36, 108, 250, 330);
  card.portrait(710, 356, 110, 142);
  card.above(312, 118, 'Surname', card.lastName(), { size: 28, bold: true });
  card.above(312, 178, 'Given Name', card.firstName(), { size: 28, bold: true });
  card.above(312, 238, 'USCIS#', say('personalNumber', number.replace(/(...)(...)(...)/, '$1-$2-$3')), value);
  card.above(
    580,
    238,
    'Category',
    say('category', dice.pick(['IR6', 'CR1', 'F41', 'DV1', 'E38', 'RE8'])),
    value,
  );
  card.above(312, 296, 'Country of Birth', say('placeOfBirth', country), value);
  const birth = formatDay(person.birth, 'DD MMM YYYY', 'en').toUpperCase();
  card.above(312, 354, 'Date of Birth', say('dateOfBirth', isoDate(person.birth), birth), {
    ...value,
    fill: '#8a1c1c',
  });
  card.above(580, 354, 'Sex', say('sex', person.sex), value);
  card.text(312, 436, 'Card Expires:', { size: 17, fill: '#4a5a78' });
  card.text(446, 438, card.expiry(), { ...value, fill: '#8a1c1c' });
  card.text(312, 472, 'Resident Since:', { size: 17, fill: '#4a5a78' });
  card.text(446, 474, card.day('residentSince', person.issue), value);
  card.specimen(100, 520, 50);
  const top = card.back();
  card.ground('#eef3ec', ['#8cb890'], top, top + 540);
  card.text(
    40,
    top + 210,
    'If found, drop in any US Mailbox. USPS: Mail to USCIS, 7 Product Way, Lees Summit, MO 64002',
    { size: 15 },
  );
  say('documentCode', 'C1');
  say('nationality', nationality);
  card.machineReadable(td1(person, 'C1', 'USA', number, `IOE${dice.digits(10)}`, '', nationality), top + 540);
};
