import type { CardDesign } from '../design.js';
import { curpOf, electorKeyOf } from '../facts.js';
import { surnameLines } from '../surnames.js';
import { codePicture } from '../twenty-first/code-picture.js';
import { voterZone } from '../voter-zone.js';

/** What is left of an address whose street stays in the card's code: quarter with postal code, municipality with state. */
const HOMES = [
  ['COL TABACALERA 06030', 'CUAUHTÉMOC, CDMX'],
  ['FRACC LAS PUENTES 66460', 'SAN NICOLÁS DE LOS GARZA, N.L.'],
  ['COL ANALCO 44450', 'GUADALAJARA, JAL.'],
  ['COL CIUDAD DE LOS NIÑOS 45040', 'ZAPOPAN, JAL.'],
  ['BARR SAN MIGUEL 08650', 'IZTACALCO, CDMX'],
] as const;

const two = (value: number): string => String(value).padStart(2, '0');

/** After the voter's card since 2019 of whoever has the street kept out of sight, both sides: names over three lines with the sex at their right, two lines of address, keys and years under small labels, years of the card's life; codes and the zone behind. */
export const voterOfHiddenHome: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth, issue } = person;
  const [paternal, maternal] = surnameLines(person.lastName);
  const [quarter, municipality] = dice.pick(HOMES);
  const registered = `${Math.min(issue.year, Math.max(1991, birth.year + 18))} ${two(dice.between(0, 3))}`;
  const value = { size: 23, bold: true } as const;
  const label = '#7a4a6a';
  card.ground('#f6f1f4', ['#e0a8c0', '#c8b0d8', '#b8c8b8']);
  card.text(30, 52, say('countryRegion', 'MEX', 'MÉXICO'), { size: 28, bold: true, fill: '#5a5a5a' });
  card.text(240, 44, say('issuingAuthority', 'INSTITUTO NACIONAL ELECTORAL'), {
    size: 32,
    bold: true,
    fill: '#3a3a3a',
  });
  card.text(240, 78, 'CREDENCIAL PARA VOTAR', { size: 27, fill: '#3a3a3a' });
  card.portrait(30, 106, 226, 300);
  card.text(284, 122, 'NOMBRE', { size: 16, fill: label });
  say('lastName', person.lastName, paternal);
  card.text(284, 148, paternal, value);
  card.text(284, 174, maternal, value);
  card.text(284, 200, card.firstName(), value);
  card.text(650, 122, 'SEXO', { size: 16, fill: label });
  card.text(706, 124, say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), value);
  card.text(284, 232, 'DOMICILIO', { size: 16, fill: label });
  say('address', `${quarter} ${municipality}`, quarter);
  card.text(284, 257, quarter, value);
  card.text(284, 283, municipality, value);
  card.text(284, 318, 'CLAVE DE ELECTOR', { size: 16, fill: label });
  card.text(454, 320, say('electorKey', electorKeyOf(person)), value);
  card.above(284, 350, 'CURP', say('personalNumber', curpOf(person)), value, label);
  card.above(644, 350, 'AÑO DE REGISTRO', registered, value, label);
  card.above(284, 408, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  card.above(504, 408, 'SECCIÓN', `${two(dice.between(1, 39))}${dice.digits(2)}`, value, label);
  card.above(644, 408, 'VIGENCIA', `${issue.year} - ${person.expiry.year}`, value, label);
  card.rectangle(40, 480, 206, 1, '#5a4a5a');
  card.portrait(732, 146, 96, 118);
  card.specimen(330, 520, 50);
  const top = card.back();
  card.ground('#f6f1f4', ['#e0a8c0'], top, top + 540);
  card.rectangle(0, top + 20, 856, 56, '#2a2a2a');
  codePicture(card, 50, top + 112, 3);
  codePicture(card, 600, top + 112, 3);
  card.text(290, top + 140, 'INSTITUTO NACIONAL ELECTORAL', { size: 16, fill: label });
  card.rectangle(290, top + 250, 240, 1, '#5a4a5a');
  card.text(322, top + 272, 'SECRETARIO EJECUTIVO', { size: 15, fill: label });
  voterZone(card, top + 540, dice.digits(9), `<<${dice.digits(13)}`);
};
