import type { CardDesign } from '../design.js';
import { germanZone } from '../seventh/european.js';

/** Characters of serial numbers: no vowels, nothing that looks like another. */
const SERIAL = [...'0123456789CFGHJKLMNPRTVWXYZ'];

/** After the German identity card since August 2021: `DE` in a blue field, the state in three languages, the access number beneath that of the card, the day of birth beside the nationality; eyes, height, day and authority behind, the zone with its version. */
export const germanIdentityCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `L${Array.from({ length: 8 }, () => dice.pick(SERIAL)).join('')}`;
  const value = { size: 25 } as const;
  card.ground('#eff4f3', ['#88c0b4', '#c0b0d8']);
  card.rectangle(30, 24, 96, 66, '#1d3f94');
  card.text(52, 70, 'DE', { size: 38, bold: true, fill: 'white' });
  card.text(146, 44, say('countryRegion', 'DEU', 'BUNDESREPUBLIK DEUTSCHLAND'), { size: 23, bold: true });
  card.text(146, 66, 'FEDERAL REPUBLIC OF GERMANY / RÉPUBLIQUE FÉDÉRALE D’ALLEMAGNE', { size: 14 });
  card.text(146, 90, 'PERSONALAUSWEIS', { size: 21, bold: true });
  card.text(370, 90, 'IDENTITY CARD / CARTE D’IDENTITÉ', { size: 14 });
  card.text(640, 112, say('licenseNumber', number), { size: 30, bold: true, font: 'Liberation Mono' });
  card.portrait(30, 112, 236, 304);
  card.above(296, 124, 'Name/Surname/Nom', card.lastName(), value);
  card.above(296, 184, 'Vornamen/Given names/Prénoms', card.firstName(), value);
  card.above(296, 244, 'Geburtstag/Date of birth/Date de naissance', card.birth(), value);
  card.text(596, 244, 'Staatsangehörigkeit/Nationality/Nationalité', { size: 13, fill: '#4a5a78' });
  card.text(596, 272, say('nationality', 'DEU', 'DEUTSCH'), value);
  card.above(
    296,
    304,
    'Geburtsort/Place of birth/Lieu de naissance',
    say('placeOfBirth', dice.pick(['KÖLN', 'NÜRNBERG', 'LEIPZIG', 'ANKARA'])),
    value,
  );
  card.above(296, 364, 'Gültig bis/Date of expiry/Date d’expiration', card.expiry(), value);
  card.text(596, 392, dice.digits(6), { size: 27, bold: true });
  card.text(296, 432, 'Unterschrift der Inhaberin/des Inhabers/Signature of bearer', {
    size: 14,
    fill: '#4a5a78',
  });
  card.specimen(330, 520, 60);
  const top = card.back();
  card.ground('#eff4f3', ['#88c0b4'], top, top + 540);
  card.above(
    40,
    top + 46,
    'Augenfarbe/Colour of eyes/Couleur des yeux',
    say('eyeColor', dice.pick(['BRAUN', 'GRÜN', 'BLAU', 'GRAUGRÜN'])),
    value,
  );
  card.above(40, top + 104, 'Größe/Height/Taille', say('height', `${dice.between(156, 194)} cm`), value);
  card.above(40, top + 162, 'Datum/Date/Date', card.issue(), value);
  card.above(
    40,
    top + 220,
    'Behörde/Authority/Autorité',
    say('issuingAuthority', dice.pick(['STADT KÖLN', 'STADT NÜRNBERG', 'STADT LEIPZIG'])),
    value,
  );
  card.text(470, top + 46, 'Anschrift/Address/Adresse', { size: 15, fill: '#4a5a78' });
  card.text(470, top + 74, say('address', `${person.town}, ${person.street}`, person.town), value);
  card.text(470, top + 104, person.street, value);
  card.text(470, top + 162, 'Ordens- oder Künstlername/Religious name or pseudonym', {
    size: 14,
    fill: '#4a5a78',
  });
  say('documentCode', 'ID');
  card.machineReadable(germanZone(person, number, '2108'), top + 540);
};
