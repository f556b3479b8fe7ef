import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { peselOf, polishCardNumber } from './polish-numbers.js';

const AUTHORITIES = [
  'PREZYDENT M.ST. WARSZAWY',
  'PREZYDENT MIASTA KRAKOWA',
  'BURMISTRZ GIŻYCKA',
  'WÓJT GMINY LESZNOWOLA',
] as const;
const BIRTHPLACES = ['WARSZAWA', 'KRAKÓW', 'ŁÓDŹ', 'NOWY SĄCZ', 'GIŻYCKO'] as const;

/** As the zone spells names: the one Polish letter that is no letter with a mark. */
const withoutStroke = (name: string): string => name.replaceAll('Ł', 'L');

/** After the Polish identity card of 2019, both sides: republic and title in two languages, labels with a stroke, number and end at the foot, sex as a Polish letter; register number, birthplace, the parents' given names, name at birth, day and authority behind over the zone. */
export const polishIdentity: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, firstName, lastName } = card.person;
  // Given names of women end in A.
  const person = { ...card.person, sex: firstName.endsWith('A') ? 'F' : 'M' } as const;
  const number = polishCardNumber(`${dice.pick(['DAA', 'DBC', 'DEF', 'DGK'])}`, dice.digits(5));
  const value = { size: 24, bold: true } as const;
  const label = '#7a4a5a';
  card.ground('#f4eef0', ['#d8a8b8', '#a8bcd0', '#c0cca8']);
  card.rectangle(30, 14, 62, 70, '#d8c4cc');
  card.text(120, 44, say('countryRegion', 'POL', 'RZECZPOSPOLITA POLSKA'), {
    size: 28,
    bold: true,
    fill: '#8a1c34',
  });
  card.text(120, 72, 'REPUBLIC OF POLAND', { size: 18, fill: '#8a1c34' });
  card.text(580, 44, 'DOWÓD OSOBISTY', { size: 27, bold: true, fill: '#8a1c34' });
  card.text(580, 72, 'IDENTITY CARD', { size: 18, fill: '#8a1c34' });
  card.portrait(30, 104, 246, 322);
  card.above(306, 122, 'NAZWISKO / SURNAME', card.lastName(), value, label);
  card.above(306, 182, 'IMIONA / GIVEN NAMES', card.firstName(), value, label);
  card.above(306, 242, 'OBYWATELSTWO / NATIONALITY', say('nationality', 'POL', 'POLSKIE'), value, label);
  card.above(610, 242, 'PŁEĆ / SEX', say('sex', person.sex, person.sex === 'F' ? 'K' : 'M'), value, label);
  card.above(306, 302, 'DATA URODZENIA / DATE OF BIRTH', card.birth(), value, label);
  card.above(
    306,
    362,
    'NUMER DOWODU OSOBISTEGO / IDENTITY CARD NUMBER',
    say('licenseNumber', number),
    { ...value, size: 27 },
    label,
  );
  card.above(306, 426, 'TERMIN WAŻNOŚCI / EXPIRY DATE', card.expiry(), value, label);
  card.text(30, 484, 'PODPIS POSIADACZA / HOLDER’S SIGNATURE', { size: 13, fill: label });
  card.portrait(724, 104, 100, 128);
  card.text(720, 506, dice.digits(6), { size: 24, bold: true });
  card.specimen(360, 528, 55);
  const top = card.back();
  const mother = dice.pick(['HALINA', 'BOŻENA', 'GRAŻYNA', 'DANUTA']);
  const father = dice.pick(['ZBIGNIEW', 'WIESŁAW', 'ANDRZEJ', 'MAREK']);
  card.ground('#f4eef0', ['#d8a8b8'], top, top + 540);
  card.above(
    40,
    top + 40,
    'NUMER PESEL / PERSONAL NUMBER',
    say('personalNumber', peselOf(person)),
    { ...value, size: 27 },
    label,
  );
  card.above(
    440,
    top + 40,
    'MIEJSCE URODZENIA / PLACE OF BIRTH',
    say('placeOfBirth', dice.pick(BIRTHPLACES)),
    value,
    label,
  );
  card.above(
    40,
    top + 104,
    'IMIONA RODZICÓW / PARENTS’ GIVEN NAMES',
    say('parents', `${father} ${mother}`),
    value,
    label,
  );
  card.above(440, top + 104, 'NAZWISKO RODOWE / FAMILY NAME', lastName, value, label);
  card.above(
    40,
    top + 166,
    'ORGAN WYDAJĄCY / ISSUING AUTHORITY',
    say('issuingAuthority', dice.pick(AUTHORITIES)),
    value,
    label,
  );
  card.above(440, top + 166, 'DATA WYDANIA / DATE OF ISSUE', card.issue(), value, label);
  card.portrait(716, top + 60, 100, 128);
  card.rectangle(40, top + 230, 110, 92, '#d8c88a');
  say('documentCode', 'I');
  const spelt = { ...person, lastName: withoutStroke(lastName), firstName: withoutStroke(firstName) };
  card.machineReadable(td1(spelt, 'I', 'POL', number), top + 540);
};
