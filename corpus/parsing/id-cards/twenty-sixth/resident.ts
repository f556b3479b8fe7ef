import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

/** Where holders were born: the country as the card prints it, the zone's code, surnames and given names usual there. */
const ORIGINS = [
  ['China', 'CHN', ['ZHUANG', 'OUYANG'], { M: 'JIANHUA', F: 'XIULAN' }],
  ['Cuba', 'CUB', ['BETANCOURT LEYVA', 'PORTUONDO'], { M: 'YOANDRY', F: 'MIRELYS' }],
  ['Nigeria', 'NGA', ['ADEYINKA', 'EKWUEME'], { M: 'TUNDE SAMUEL', F: 'NGOZI' }],
  ['Guatemala', 'GTM', ['XITUMUL COJ', 'BARRIOS'], { M: 'SELVIN ESTUARDO', F: 'HEIDY MARISOL' }],
  ['Pakistan', 'PAK', ['CHEEMA', 'QURESHI'], { M: 'IMRAN', F: 'SADIA' }],
] as const;
const CATEGORIES = ['IR1', 'F41', 'F26', 'E37', 'DV1', 'AS6'] as const;
const CENTRES = ['SRC', 'LIN', 'WAC', 'EAC', 'MSC'] as const;
/** Years in which cards of this form were issued, all of which end ten years later. */
const [FIRST_YEAR, LAST_YEAR] = [2011, 2016];
const VALID_YEARS = 10;

/**
 * After the permanent resident card of 2010 to 2017, both sides: title at the portrait's right, portrait at the left, fingerprint at the right, labels over
 * values, holder's signature under the days. Its zone begins with the holder's number and has the card's own after it: which of them is the
 * document's number is not said on the card, so that the truth has the holder's alone.
 */
export const greenResidentCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [country, code, surnames, givenNames] = dice.pick(ORIGINS);
  const since = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const expiry = { ...since, year: since.year + VALID_YEARS };
  const holder = { ...person, expiry, lastName: dice.pick(surnames), firstName: givenNames[person.sex] };
  const uscis = `0${dice.digits(8)}`;
  const value = { size: 24, bold: true } as const;
  const label = '#37583c';
  card.ground('#e3efdf', ['#84b884', '#b8cc90', '#98b8c8']);
  card.text(304, 42, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 30,
    bold: true,
    fill: '#1f5a34',
  });
  card.text(304, 80, 'PERMANENT RESIDENT', { size: 34, bold: true, fill: '#1f5a34' });
  card.portrait(28, 70, 252, 326);
  card.above(304, 112, 'Surname', say('lastName', holder.lastName), value, label);
  card.above(304, 166, 'Given Name', say('firstName', holder.firstName), value, label);
  card.above(
    304,
    220,
    'USCIS#',
    say('personalNumber', uscis.replace(/(...)(...)(...)/, '$1-$2-$3')),
    value,
    label,
  );
  card.above(520, 220, 'Category', say('category', dice.pick(CATEGORIES)), value, label);
  card.above(304, 274, 'Country of Birth', say('placeOfBirth', country), value, label);
  const birth = formatDay(person.birth, 'DD MMM YYYY', 'en').toUpperCase();
  card.above(304, 328, 'Date of Birth', say('dateOfBirth', isoDate(person.birth), birth), value, label);
  card.above(520, 328, 'Sex', say('sex', person.sex), value, label);
  card.text(304, 412, 'Card Expires:', { size: 19, fill: label });
  card.text(452, 413, card.day('expirationDate', expiry), value);
  card.text(304, 446, 'Resident Since:', { size: 19, fill: label });
  card.text(452, 447, card.day('residentSince', since), value);
  card.rectangle(668, 120, 150, 190, '#c4d4c0');
  card.rectangle(304, 502, 300, 1, '#1f5a34');
  card.portrait(714, 360, 92, 118);
  card.specimen(70, 520, 50);
  const top = card.back();
  card.ground('#e9f1e4', ['#98c098'], top, top + 540);
  card.rectangle(0, top + 40, 856, 96, '#c8ccd4');
  card.text(40, top + 180, 'FORM I-551', { size: 18, bold: true });
  card.text(40, top + 214, 'If found, drop in any US Mailbox. USPS: Mail to USCIS, Kirksville, MO 63501', {
    size: 17,
  });
  card.text(40, top + 242, 'Employer: see www.uscis.gov/everify', { size: 17 });
  say('documentCode', 'C1');
  say('nationality', code);
  card.machineReadable(
    td1(holder, 'C1', 'USA', uscis, `${dice.pick(CENTRES)}${dice.digits(10)}`, '', code),
    top + 540,
  );
};
