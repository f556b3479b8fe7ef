import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

const SURNAMES = ['ONTIVEROS LEYVA', 'BARRAZA MEZA', 'TRUJILLO ARMENTA', 'SAUCEDO', 'CORRAL IBARRA'] as const;
const GIVEN_NAMES = {
  F: ['ALMA DELIA', 'MARTHA ELENA', 'LIZBETH'],
  M: ['RAMIRO', 'HECTOR MANUEL', 'JOSE REFUGIO'],
} as const;

/** After the border crossing card of 2008, both sides: country over department, visa and card in the title, number at the top right, labels over the values as on the passport card, days with the month's letters; conditions behind over the zone. */
export const borderCrossing: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const holder = { ...person, lastName: dice.pick(SURNAMES), firstName: dice.pick(GIVEN_NAMES[person.sex]) };
  const number = `${dice.pick([...'BCE'])}${dice.digits(8)}`;
  const value = { size: 27, bold: true } as const;
  const label = '#2f5a50';
  card.ground('#eaf2ec', ['#90c0a8', '#d8b8a8', '#a0b8d8']);
  card.text(30, 46, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 33,
    bold: true,
    fill: '#1c3f6e',
  });
  card.text(30, 76, say('issuingAuthority', 'DEPARTMENT OF STATE'), { size: 22, fill: '#1c3f6e' });
  card.text(30, 114, 'B1/B2 VISA AND BORDER CROSSING CARD', { size: 27, bold: true, fill: '#8a1f2d' });
  card.portrait(30, 134, 266, 344);
  card.above(326, 152, 'Nationality', say('nationality', 'MEX'), value, label);
  card.above(580, 152, 'Card No.', say('licenseNumber', number), { ...value, size: 31 }, label);
  card.above(326, 216, 'Surname', say('lastName', holder.lastName), value, label);
  card.above(326, 280, 'Given Names', say('firstName', holder.firstName), value, label);
  card.above(326, 344, 'Sex', say('sex', person.sex), value, label);
  card.above(440, 344, 'Date of Birth', card.birth(), value, label);
  card.above(326, 408, 'Issued On', card.issue(), value, label);
  card.above(580, 408, 'Expires On', card.expiry(), { ...value, fill: '#8a1f2d' }, label);
  card.portrait(722, 228, 104, 134);
  card.specimen(610, 534, 40);
  const top = card.back();
  card.ground('#eaf2ec', ['#90c0a8'], top, top + 540);
  card.rectangle(0, top + 30, 856, 62, '#2c2c30');
  const conditions = [
    'The holder may seek admission at ports of entry of the United States as a temporary visitor for',
    'business or pleasure. This card does not authorize employment. It remains the property of the',
    'United States Government and must be surrendered upon demand.',
    'If found, drop in any U.S. mailbox.',
  ];
  conditions.forEach((line, index) => {
    card.text(40, top + 134 + 28 * index, line, { size: 18 });
  });
  card.text(40, top + 286, `DSP-150   ${dice.digits(12)}`, { size: 18 });
  say('documentCode', 'VB');
  card.machineReadable(td1(holder, 'VB', 'USA', number, '', '', 'MEX'), top + 540);
};
