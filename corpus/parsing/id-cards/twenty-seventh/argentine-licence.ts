import { formatDay } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';

const GIVEN = {
  M: ['MATÍAS EZEQUIEL', 'JUAN IGNACIO', 'HÉCTOR OMAR', 'LEANDRO GABRIEL'],
  F: ['ROCÍO BELÉN', 'MARÍA SOLEDAD', 'NOELIA VANESA', 'GRACIELA BEATRIZ'],
} as const;
const SURNAMES = [
  'GIMÉNEZ',
  'BASUALDO',
  'PEREYRA LUCENA',
  'SCHIAFFINO',
  'OJEDA',
  'BUSTAMANTE',
  'ZALAZAR',
] as const;
/** Street, town with province, and the office that gives licences there. */
const HOMES = [
  ['AV. MITRE 2214 P 3 D B', 'AVELLANEDA - BUENOS AIRES', 'AVELLANEDA'],
  ['LAVALLEJA 640', 'CÓRDOBA - CÓRDOBA', 'CÓRDOBA CAPITAL'],
  ['PJE. STORNI 3127', 'ROSARIO - SANTA FE', 'ROSARIO'],
  ['CALLE 48 1175 D 2', 'LA PLATA - BUENOS AIRES', 'LA PLATA'],
  ['LAPRIDA 508', 'GODOY CRUZ - MENDOZA', 'GODOY CRUZ'],
] as const;
const CLASSES = [
  ['B1', 'B1: AUTOMÓVILES, UTILITARIOS, CAMIONETAS Y CASAS RODANTES HASTA 3.500 KG'],
  ['B1', 'B1: AUTOMÓVILES, UTILITARIOS, CAMIONETAS Y CASAS RODANTES HASTA 3.500 KG'],
  ['A1.4', 'A1.4: MOTOCICLETAS DE MÁS DE 300 CC'],
  ['B2', 'B2: CLASE B1 CON ACOPLADO DE HASTA 750 KG'],
] as const;
const TEN = 10;
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/** A worker's number (ANSES) of an identity number: its prefix, the number and the digit that checks both. */
function cuil(identity: string, sex: 'M' | 'F'): string {
  const withPrefix = (prefix: string): number =>
    (11 -
      ([...`${prefix}${identity}`].reduce(
        (sum, digit, index) => sum + Number(digit) * (WEIGHTS[index] ?? 0),
        0,
      ) %
        11)) %
    11;
  const usual = sex === 'M' ? '20' : '27';
  // Where the usual prefix leaves ten, which is no digit, the number has 23 instead.
  const prefix = withPrefix(usual) === TEN ? '23' : usual;
  return `${prefix}-${identity}-${withPrefix(prefix)}`;
}

/** Millions of identity numbers by the decade of birth. */
const MILLIONS = { 1950: 11, 1960: 16, 1970: 24, 1980: 31, 1990: 37, 2000: 43 } as const;
const millionsOf = (year: number): number =>
  MILLIONS[(Math.floor(year / TEN) * TEN) as keyof typeof MILLIONS];

/** After the Argentine national driver's licence, both sides: country and title in two languages, the identity number as the licence's, surname over names, address over two lines, months in letters, class large at the right; worker's number, blood, donation, office and words of the class behind. */
export const argentineLicence: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, sex, birth, issue } = person;
  const [street, town, office] = dice.pick(HOMES);
  const [letters, meaning] = dice.pick(CLASSES);
  const identity = `${millionsOf(birth.year)}${dice.digits(6)}`;
  const value = { size: 24, bold: true } as const;
  const label = '#2a5a8a';
  card.ground('#eef4fa', ['#98c4e8', '#c8d8e8', '#e8dca8']);
  card.rectangle(0, 0, 856, 84, '#4a9ad4');
  card.text(30, 40, 'LICENCIA NACIONAL DE CONDUCIR', { size: 31, bold: true, fill: 'white' });
  card.text(30, 70, 'DRIVER LICENSE', { size: 20, fill: 'white' });
  card.text(640, 50, say('countryRegion', 'ARG', 'ARGENTINA'), { size: 32, bold: true, fill: 'white' });
  card.portrait(30, 104, 236, 308);
  card.above(
    290,
    116,
    'N° Licencia / License N°',
    say('licenseNumber', identity),
    { size: 28, bold: true },
    label,
  );
  card.above(290, 178, 'Apellido / Last name', say('lastName', dice.pick(SURNAMES)), value, label);
  card.above(290, 236, 'Nombre / First name', say('firstName', dice.pick(GIVEN[sex])), value, label);
  card.text(290, 294, 'Domicilio / Address', { size: 15, fill: label });
  say('address', `${street} ${town}`, street);
  card.text(290, 320, street, { size: 21, bold: true });
  card.text(290, 346, town, { size: 21, bold: true });
  card.above(290, 380, 'Fecha de nacimiento / Birth date', card.birth(), value, label);
  card.above(290, 440, 'Otorgamiento / Issue date', card.issue(), value, label);
  card.above(560, 440, 'Vencimiento / Expiration date', card.expiry(), { ...value, fill: '#b3181e' }, label);
  card.text(664, 130, 'Clases / Class', { size: 15, fill: label });
  card.text(664, 182, say('vehicleClassifications', letters), { size: 50, bold: true, fill: '#14386b' });
  card.portrait(716, 268, 104, 128);
  card.rectangle(40, 470, 216, 1, '#3a5a7a');
  card.text(80, 490, 'Firma / Signature', { size: 14, fill: label });
  card.specimen(470, 536, 50);
  const top = card.back();
  card.ground('#eef4fa', ['#98c4e8'], top, top + 540);
  card.above(40, top + 46, 'CUIL', say('personalNumber', cuil(identity, sex)), value, label);
  card.above(330, top + 46, 'Grupo y factor / Blood type', dice.pick(['0+', 'A+', 'B+', '0-']), value, label);
  card.above(620, top + 46, 'Donante / Donor', dice.pick(['SI', 'NO']), value, label);
  const began = { ...issue, year: Math.max(birth.year + 17, issue.year - dice.between(0, 12)) };
  card.above(40, top + 108, 'Principio de vigencia', formatDay(began, 'DD MMM YYYY', 'es'), value, label);
  card.above(330, top + 108, 'Centro de emisión', office, value, label);
  const lenses = dice.chance(0.4);
  card.above(40, top + 170, 'Restricciones', lenses ? say('restrictions', 'ANTEOJOS') : '-', value, label);
  card.text(40, top + 252, meaning, { size: 18 });
  card.rectangle(40, top + 440, 300, 1, '#3a5a7a');
  card.text(60, top + 462, 'Firma de la autoridad emisora', { size: 15, fill: label });
  card.text(480, top + 462, 'Agencia Nacional de Seguridad Vial', { size: 18, bold: true, fill: '#14386b' });
  card.text(480, top + 490, 'www.argentina.gob.ar/seguridadvial', { size: 17 });
};
