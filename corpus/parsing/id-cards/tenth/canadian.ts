import type { Card, TextStyle } from '../card.js';
import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';

const two = (value: number): string => String(value).padStart(2, '0');

/** The letter of the surname, eight digits, then year, month (fifty more for women) and day of birth: `A1234-56789-01231`. */
function ontarioNumber({ lastName, sex, birth, dice }: Person): string {
  const born = `${two(birth.year % 100)}${two(birth.month + (sex === 'F' ? 50 : 0))}${two(birth.day)}`;
  const digits = `${dice.digits(8)}${born}`;
  return `${lastName[0]}${digits.slice(0, 4)}-${digits.slice(4, 9)}-${digits.slice(9)}`;
}

/** The element's number and its word in two languages above the value. */
const element = (
  card: Card,
  x: number,
  y: number,
  label: string,
  value: string,
  style: TextStyle = {},
): void => card.above(x, y, label, value, { size: 24, ...style }, '#2c5c9a');

/** After Ontario's: numbers and words in English and French, surname before a comma over the given name, year first in days, centimetres, the day of birth in red. */
export const bilingualElements: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  card.ground('#eef4fb', ['#a8c4e4', '#c8d8b0']);
  card.text(28, 46, 'DRIVER’S LICENCE', { size: 24, bold: true, fill: '#2c5c9a' });
  card.text(28, 74, 'PERMIS DE CONDUIRE', { size: 22, fill: '#2c5c9a' });
  card.text(560, 54, say('region', 'ON', 'Ontario'), { size: 42, bold: true, fill: '#1d3f72' });
  card.text(740, 52, 'Canada', { size: 26 });
  card.portrait(28, 96, 220, 290);
  card.text(276, 106, '1,2 NAME/NOM', { size: 15, fill: '#2c5c9a' });
  card.text(276, 132, `${card.lastName()},`, { size: 25, bold: true });
  card.text(276, 160, card.firstName(), { size: 25, bold: true });
  card.text(276, 186, '8 ADDRESS/ADRESSE', { size: 15, fill: '#2c5c9a' });
  card.text(276, 210, street, { size: 22 });
  card.text(276, 236, town, { size: 22 });
  element(card, 276, 262, '4d NUMBER/NUMÉRO', say('licenseNumber', ontarioNumber(person)), {
    size: 28,
    bold: true,
  });
  element(card, 276, 318, '4a ISS/DÉL', card.issue());
  element(card, 500, 318, '4b EXP/EXP', card.expiry());
  element(card, 276, 370, '15 SEX/SEXE', say('sex', person.sex));
  element(card, 400, 370, '16 HGT/HAUT', say('height', `${dice.between(152, 196)} cm`));
  element(card, 560, 370, '9 CLASS/CATÉG', say('vehicleClassifications', dice.pick(['G', 'GM', 'G2'])));
  element(card, 700, 370, '12 REST/COND', say('restrictions', 'X'));
  element(card, 276, 426, '3 DOB/DDN', card.birth(), { size: 27, bold: true, fill: '#b01c2e' });
  element(
    card,
    560,
    426,
    '5 DD/RÉF',
    say('documentDiscriminator', `D${dice.pick([...'BFKX'])}${dice.digits(7)}`),
  );
  card.specimen(330, 525, 60);
};
