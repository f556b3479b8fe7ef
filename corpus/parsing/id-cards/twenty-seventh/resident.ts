import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

/** Where holders were born: the country as the card prints it, the zone's code, surnames and given names usual there. */
const ORIGINS = [
  ['Mexico', 'MEX', ['ZARAGOZA TREJO', 'OROZCO'], { M: 'JOSE ALFREDO', F: 'MARIA SOLEDAD' }],
  ['Philippines', 'PHL', ['MACARAEG', 'DIMAANO'], { M: 'ROMEO', F: 'MARY GRACE' }],
  ['Dominican Republic', 'DOM', ['ENCARNACION', 'POLANCO BAEZ'], { M: 'WILKIN', F: 'YAHAIRA' }],
  ['Vietnam', 'VNM', ['LUONG', 'DOAN'], { M: 'VAN HUNG', F: 'THI KIM' }],
  ['India', 'IND', ['KULKARNI', 'BHATT'], { M: 'SANDEEP', F: 'REKHA' }],
] as const;
const CATEGORIES = ['IR1', 'IR6', 'F11', 'F24', 'E21', 'E37'] as const;
const CENTRES = ['SRC', 'LIN', 'IOE', 'MSC', 'YSC'] as const;
/** Years in which cards of this form were issued. */
const [FIRST_YEAR, LAST_YEAR] = [2018, 2022];
const VALID_YEARS = 10;

/**
 * After the permanent resident card of 2017 to 2023, both sides: country and title over the large portrait, labels over values at its right, the end
 * before the day of residence, which for many holders is years before the card. As on the form before, the number of the card stands in the zone alone,
 * whose field of the document's number has the holder's, so that the truth has the holder's alone.
 */
export const residentOf2017: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [country, code, surnames, givenNames] = dice.pick(ORIGINS);
  const printing = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const renewed = dice.chance(0.4);
  const since = renewed
    ? { ...printing, year: printing.year - dice.between(9, 14), month: dice.between(1, 12) }
    : printing;
  const expiry = { ...printing, year: printing.year + VALID_YEARS };
  const holder = { ...person, expiry, lastName: dice.pick(surnames), firstName: givenNames[person.sex] };
  const uscis = `${dice.pick(['0', '2'])}${dice.digits(8)}`;
  const value = { size: 25, bold: true } as const;
  const label = '#345a4a';
  card.ground('#e4f0e8', ['#84b89c', '#b8cca0', '#98b4cc']);
  card.text(30, 48, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 36,
    bold: true,
    fill: '#1d5240',
    spacing: 2,
  });
  card.text(30, 92, 'PERMANENT RESIDENT', { size: 36, fill: '#1d5240', spacing: 2 });
  card.portrait(28, 112, 284, 362);
  card.above(336, 132, 'Surname', say('lastName', holder.lastName), value, label);
  card.above(336, 186, 'Given Name', say('firstName', holder.firstName), value, label);
  card.above(
    336,
    240,
    'USCIS#',
    say('personalNumber', uscis.replace(/(...)(...)(...)/, '$1-$2-$3')),
    value,
    label,
  );
  card.above(560, 240, 'Category', say('category', dice.pick(CATEGORIES)), value, label);
  card.above(336, 294, 'Country of Birth', say('placeOfBirth', country), value, label);
  const birth = formatDay(person.birth, 'DD MMM YYYY', 'en').toUpperCase();
  card.above(336, 348, 'Date of Birth', say('dateOfBirth', isoDate(person.birth), birth), value, label);
  card.above(560, 348, 'Sex', say('sex', person.sex), value, label);
  card.text(336, 436, 'Card Expires:', { size: 20, fill: label });
  card.text(486, 437, card.day('expirationDate', expiry), { ...value, fill: '#a3181e' });
  card.text(336, 472, 'Resident Since:', { size: 20, fill: label });
  card.text(486, 473, card.day('residentSince', since), value);
  card.portrait(708, 372, 108, 136);
  card.specimen(480, 330, 60);
  const top = card.back();
  card.ground('#eaf2ea', ['#98bca8'], top, top + 540);
  card.rectangle(0, top + 36, 856, 70, '#2a2a30');
  card.text(40, top + 150, 'FORM I-551', { size: 20, bold: true });
  card.text(
    40,
    top + 188,
    'If found, drop in any US Mailbox. USPS: Mail to USCIS, 7 Product Way, Lee’s Summit, MO 64002',
    { size: 17 },
  );
  card.text(40, top + 218, 'Employer: see www.uscis.gov/everify', { size: 17 });
  card.portrait(724, top + 226, 90, 112);
  say('documentCode', 'C1');
  say('nationality', code);
  card.machineReadable(
    td1(holder, 'C1', 'USA', uscis, `${dice.pick(CENTRES)}${dice.digits(10)}`, '', code),
    top + 540,
  );
};
