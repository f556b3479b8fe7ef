import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

/** After the permanent resident card; its zone on the back. */
export const residentCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  card.ground('#e9f3ea', ['#87b28c', '#b9a7d0']);
  card.text(40, 48, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 32,
    bold: true,
    fill: '#1f4d2b',
  });
  card.text(480, 92, 'PERMANENT RESIDENT', { size: 28, bold: true, fill: '#1f4d2b' });
  card.portrait(40, 110, 240, 310);
  card.above(310, 130, 'Surname', card.lastName(), { bold: true });
  card.above(310, 190, 'Given Name', card.firstName(), { bold: true });
  const alien = dice.digits(9);
  card.above(310, 250, 'USCIS#', say('personalNumber', alien.replace(/(...)(...)(...)/, '$1-$2-$3')));
  card.above(560, 250, 'Category', say('category', dice.pick(['IR1', 'DV1', 'F41', 'E26'])));
  card.above(
    310,
    310,
    'Country of Birth',
    say('placeOfBirth', dice.pick(['Mexico', 'Brazil', 'Peru', 'Ghana'])),
  );
  card.above(310, 370, 'Date of Birth', card.birth(), { fill: '#8a1c1c' });
  card.above(560, 370, 'Sex', say('sex', person.sex));
  card.above(310, 430, 'Card Expires:', card.expiry(), { fill: '#8a1c1c' });
  card.above(560, 430, 'Resident Since:', card.day('residentSince', person.issue));
  card.specimen(360, 400, 90);
  const top = card.back();
  const number = `SRC${dice.digits(6)}`;
  card.ground('#e9f3ea', ['#87b28c'], top, top + 540);
  say('licenseNumber', number);
  say('documentCode', 'C1');
  say('nationality', 'MEX');
  card.machineReadable(td1(person, 'C1', 'USA', number, alien, 'MEX'), top + 540);
};
