import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

/** Letters and digits of the card's number: those that cannot be taken for each other. */
const NUMBER_ALPHABET = [...'0123456789CFGHJKLMNPRTVWXYZ'];

/** Given names with capitals at their beginnings alone, as this card prints them. */
const capitalised = (names: string): string =>
  names.replace(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase());

/** After the French identity card of 2021, both sides: labels in two languages over the values, sex, nationality and birth in one row, number and end beneath; behind, height, issue and address over the zone. */
export const frenchIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 25, bold: true } as const;
  const place = dice.pick(['RENNES', 'VILLEURBANNE', 'ROUBAIX', 'TOULOUSE', 'BREST']);
  const number = Array.from({ length: 9 }, () => dice.pick(NUMBER_ALPHABET)).join('');
  card.ground('#eaf2f6', ['#90b8d8', '#d8a0b0']);
  card.text(120, 44, say('countryRegion', 'FRA', 'RÉPUBLIQUE FRANÇAISE'), {
    size: 27,
    bold: true,
    fill: '#1d3f7c',
  });
  card.rectangle(30, 20, 70, 46, '#1d3f9c');
  card.text(46, 52, 'FR', { size: 26, bold: true, fill: 'white' });
  card.text(480, 42, "CARTE NATIONALE D'IDENTITÉ /", { size: 21, bold: true, fill: '#1d3f7c' });
  card.text(480, 66, 'IDENTITY CARD', { size: 17, fill: '#1d3f7c' });
  card.portrait(30, 92, 246, 320);
  card.above(300, 106, 'NOM / Surname', card.lastName(), { size: 28, bold: true });
  card.above(300, 170, 'Prénoms / Given names', say('firstName', capitalised(person.firstName)), {
    size: 27,
    bold: true,
  });
  card.above(300, 234, 'SEXE / Sex', say('sex', person.sex), value);
  card.above(388, 234, 'NATIONALITÉ / Nationality', say('nationality', 'FRA'), value);
  card.above(608, 234, 'DATE DE NAISS. / Date of birth', card.birth(), value);
  card.above(300, 298, 'LIEU DE NAISSANCE / Place of birth', say('placeOfBirth', place), value);
  card.above(300, 362, 'N° DU DOCUMENT / Document No', say('licenseNumber', number), value);
  card.above(608, 362, "DATE D'EXPIR. / Expiry date", card.expiry(), value);
  card.text(700, 508, dice.digits(6), { size: 26, bold: true });
  card.specimen(330, 500, 50);
  const [street, town] = card.address();
  const top = card.back();
  card.ground('#eaf2f6', ['#90b8d8'], top, top + 540);
  card.above(60, top + 50, 'TAILLE / Height', say('height', `1,${dice.between(54, 91)} m`), value);
  card.above(360, top + 50, 'DATE DE DÉLIVRANCE / Date of issue', card.issue(), value);
  card.above(60, top + 116, 'ADRESSE / Address', street, { size: 23 });
  card.text(60, top + 170, town, { size: 23 });
  card.text(60, top + 198, 'FRANCE', { size: 23 });
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'FRA', number), top + 540);
};
