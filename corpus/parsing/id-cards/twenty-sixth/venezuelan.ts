import type { CardDesign } from '../design.js';

const GIVEN = {
  M: ['YORMAN JOSE', 'LUIS EDUARDO', 'JHONATTAN RAFAEL', 'ELIECER ANTONIO'],
  F: ['YUSMARY DEL VALLE', 'MARIELBYS COROMOTO', 'ANDREINA JOSE', 'KEYLA ALEJANDRA'],
} as const;
const SURNAMES = [
  'URDANETA FINOL',
  'ZAMBRANO PERNIA',
  'COLMENARES',
  'GUANIPA ARTEAGA',
  'MARCANO NARVAEZ',
  'BRICEÑO UZCATEGUI',
] as const;

/** Numbers grew with the years of registration: millions for those born in the decade. */
const MILLIONS = { 1950: 4, 1960: 7, 1970: 11, 1980: 16, 1990: 22, 2000: 28 } as const;
const millionsOf = (year: number): number => MILLIONS[(Math.floor(year / 10) * 10) as keyof typeof MILLIONS];

/** After Venezuela's laminated cédula: republic and title over the number with its letter and points, labels at the left of the names, days in two pairs under labels, an end of month and year alone, civil status in words, no sex, portrait at the right. */
export const venezuelanIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, sex, birth } = person;
  const number = `${millionsOf(birth.year)}.${dice.digits(3)}.${dice.digits(3)}`;
  const [month, year] = [String(person.issue.month).padStart(2, '0'), person.issue.year + 10];
  const male = sex === 'M';
  const status = dice.pick(male ? ['SOLTERO', 'CASADO', 'DIVORCIADO'] : ['SOLTERA', 'CASADA', 'DIVORCIADA']);
  const value = { size: 26, bold: true } as const;
  const label = '#34507a';
  card.ground('#eef1f6', ['#e8d488', '#98b4e0', '#e0a0a0']);
  card.text(40, 46, say('countryRegion', 'VEN', 'REPÚBLICA BOLIVARIANA DE VENEZUELA'), {
    size: 29,
    bold: true,
    fill: '#1c2f6b',
  });
  card.text(40, 84, 'CÉDULA DE IDENTIDAD', { size: 27, bold: true, fill: '#1c2f6b' });
  card.text(40, 140, say('licenseNumber', `V ${number}`), { size: 44, bold: true });
  card.text(40, 188, 'APELLIDOS', { size: 16, fill: label });
  card.text(150, 190, say('lastName', dice.pick(SURNAMES)), value);
  card.text(40, 228, 'NOMBRES', { size: 16, fill: label });
  card.text(150, 230, say('firstName', dice.pick(GIVEN[sex])), value);
  card.rectangle(40, 308, 300, 1, '#5a6478');
  card.text(120, 326, 'FIRMA TITULAR', { size: 14, fill: label });
  card.above(40, 362, 'F. NACIMIENTO', card.birth(), value, label);
  card.above(260, 362, 'EDO. CIVIL', status, value, label);
  card.above(40, 424, 'F. EXPEDICIÓN', card.issue(), value, label);
  card.above(260, 424, 'F. VENCIMIENTO', `${month}/${year}`, value, label);
  card.text(40, 508, say('nationality', 'VEN', male ? 'VENEZOLANO' : 'VENEZOLANA'), {
    ...value,
    fill: '#a3181e',
  });
  card.rectangle(448, 250, 108, 140, '#dcdfe8');
  card.portrait(570, 116, 256, 330);
  card.text(596, 484, 'DIRECTOR', { size: 15, fill: label });
  card.text(596, 508, 'NELSON R. ALBORNOZ', { size: 17 });
  card.specimen(300, 536, 55);
};
