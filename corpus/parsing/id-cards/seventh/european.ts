import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';
import { td1 } from '../mrz.js';

/** As German authorities spell names in a zone: umlauts as two letters (ICAO Doc 9303 part 3, 6.A). */
const zoneSpelling = (name: string): string =>
  name.replace(/Ä/g, 'AE').replace(/Ö/g, 'OE').replace(/Ü/g, 'UE').replace(/ẞ/g, 'SS');
const forZone = (person: Person): Person => ({
  ...person,
  lastName: zoneSpelling(person.lastName),
  firstName: zoneSpelling(person.firstName),
});

/**
 * The lines of a German identity card's zone, which says `<` for the sex; no check digit counts it.
 * @param version month and year from which cards of this make were given out, as cards since 2021 say: `2108`
 */
export const germanZone = (person: Person, number: string, version = ''): string[] =>
  td1(forZone(person), 'ID', 'D', number, '', version).map((line, index) =>
    index === 1 ? `${line.slice(0, 7)}<${line.slice(8)}` : line,
  );

/** After the German identity card: labels in three languages, no sex on either side, height and address behind, the town before the street. */
export const germanCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `L${dice.pick([...'FGHJKLM'])}${dice.digits(2)}${dice.pick([...'PRTVWXYZ'])}${dice.digits(4)}`;
  const value = { size: 25 } as const;
  card.ground('#eef3f2', ['#90c0b8', '#b8a8d0']);
  card.text(40, 40, say('countryRegion', 'DEU', 'BUNDESREPUBLIK DEUTSCHLAND'), { size: 24, bold: true });
  card.text(40, 68, 'PERSONALAUSWEIS / IDENTITY CARD / CARTE D’IDENTITÉ', { size: 16 });
  card.text(640, 68, say('licenseNumber', number), { size: 28, bold: true });
  card.portrait(40, 90, 230, 300);
  card.above(300, 106, '[a] Name/Surname/Nom', card.lastName(), value);
  card.above(300, 164, 'Vornamen/Given names/Prénoms', card.firstName(), value);
  card.above(300, 222, 'Geburtstag/Date of birth/Date de naissance', card.birth(), value);
  card.above(605, 222, 'Staatsangehörigkeit/Nationality', say('nationality', 'DEU', 'DEUTSCH'), value);
  card.above(
    300,
    280,
    'Geburtsort/Place of birth/Lieu de naissance',
    say('placeOfBirth', dice.pick(['MÜNSTER', 'ROSTOCK', 'GERA'])),
    value,
  );
  card.above(300, 338, 'Gültig bis/Date of expiry/Date d’expiration', card.expiry(), value);
  card.specimen(330, 490, 70);
  const top = card.back();
  card.ground('#eef3f2', ['#90c0b8'], top, top + 540);
  card.above(
    40,
    top + 50,
    'Augenfarbe/Colour of eyes/Couleur des yeux',
    say('eyeColor', dice.pick(['BRAUN', 'GRÜN', 'BLAU'])),
    value,
  );
  card.above(40, top + 108, 'Größe/Height/Taille', say('height', `${dice.between(154, 196)} cm`), value);
  card.above(40, top + 166, 'Datum/Date/Date', card.issue(), value);
  card.above(
    40,
    top + 224,
    'Behörde/Authority/Autorité',
    say('issuingAuthority', dice.pick(['STADT MÜNSTER', 'STADT FLENSBURG'])),
    value,
  );
  card.text(470, top + 50, 'Anschrift/Address/Adresse', { size: 15, fill: '#4a5a78' });
  card.text(470, top + 79, say('address', `${person.town}, ${person.street}`, person.town), value);
  card.text(470, top + 109, person.street, value);
  say('documentCode', 'ID');
  card.machineReadable(germanZone(person, number), top + 540);
};
