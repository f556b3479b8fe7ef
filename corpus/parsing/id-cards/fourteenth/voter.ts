import type { CardDesign } from '../design.js';
import { curpOf, electorKeyOf } from '../facts.js';
import { surnameLines } from '../surnames.js';
import { voterZone } from '../voter-zone.js';

/** After the Mexican voter's card of 2014 (model E), both sides: day of birth and sex at the right of the name, keys with labels before them, places and years as codes in two rows; the zone behind. */
export const voterCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const [colony = '', code = '', ...city] = town.split(', ');
  const [paternal, maternal] = surnameLines(person.lastName);
  const value = { size: 23, bold: true } as const;
  const label = { size: 15, fill: '#5a5a5a' } as const;
  const number = (most: number, digits: number): string =>
    String(dice.between(1, most)).padStart(digits, '0');
  card.ground('#f4f1ec', ['#d8b0b8', '#a8c4b0']);
  card.text(30, 46, say('countryRegion', 'MEX', 'MÉXICO'), { size: 28, bold: true, fill: '#4a4a4a' });
  card.text(290, 44, 'INSTITUTO NACIONAL ELECTORAL', { size: 29, bold: true, fill: '#a0205a' });
  card.text(290, 74, 'CREDENCIAL PARA VOTAR', { size: 23, bold: true });
  card.portrait(30, 96, 236, 310);
  card.portrait(736, 380, 90, 116);
  card.text(290, 108, 'NOMBRE', label);
  // Two surnames are one value; they stand on two lines under one label.
  card.text(290, 134, say('lastName', person.lastName, paternal), value);
  card.text(290, 160, maternal, value);
  card.text(290, 186, card.firstName(), value);
  card.text(650, 108, 'FECHA DE NACIMIENTO', label);
  card.text(650, 132, card.birth(), { size: 22 });
  card.text(650, 162, 'SEXO', label);
  card.text(704, 164, say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), { size: 22 });
  card.text(290, 214, 'DOMICILIO', label);
  card.text(290, 238, street, { size: 20 });
  card.text(290, 262, `${colony}, ${code}`, { size: 20 });
  card.text(290, 286, city.join(', '), { size: 20 });
  card.text(290, 322, 'CLAVE DE ELECTOR', label);
  card.text(450, 324, say('electorKey', electorKeyOf(person)), { size: 21 });
  card.text(290, 354, 'CURP', label);
  card.text(342, 356, say('personalNumber', curpOf(person)), { size: 21 });
  card.text(584, 354, 'AÑO DE REGISTRO', label);
  card.text(740, 356, `${person.issue.year - 5} 0${dice.between(0, 3)}`, { size: 20 });
  const codes = (y: number, items: readonly (readonly [x: number, word: string, code: string])[]): void => {
    for (const [x, word, digits] of items)
      card.text(x, y, `<tspan font-size="15" fill="#5a5a5a">${word}</tspan> ${digits}`, { size: 20 });
  };
  codes(392, [
    [290, 'ESTADO', number(32, 2)],
    [400, 'MUNICIPIO', number(99, 3)],
    [560, 'SECCIÓN', number(2_800, 4)],
  ]);
  codes(424, [
    [290, 'LOCALIDAD', number(60, 4)],
    [440, 'EMISIÓN', String(person.issue.year)],
    [570, 'VIGENCIA', String(person.expiry.year)],
  ]);
  card.specimen(90, 510, 50);
  const top = card.back();
  card.ground('#f4f1ec', ['#d8b0b8'], top, top + 540);
  card.text(40, top + 190, 'ELECCIONES FEDERALES &#160; LOCALES Y EXTRAORDINARIAS', { size: 16 });
  const [cic, recognised] = [dice.digits(9), dice.digits(13)];
  voterZone(card, top + 540, cic, `<<${recognised}`);
};
