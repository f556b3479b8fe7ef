import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

const GIVEN = {
  M: ['Wilguens', 'Jean Ronald', 'Frantzdy', 'Dieuseul'],
  F: ['Marie Nadège', 'Guerline', 'Rose Mirlande', 'Islande'],
} as const;
const BIRTHPLACES = [
  'PORT-AU-PRINCE',
  'CAP-HAITIEN',
  'LES CAYES',
  'GONAIVES',
  'JACMEL',
  'SAINT-MARC',
] as const;

/** The card is given since 2019, for ten years. */
const FIRST_YEAR = 2019;
const VALID_YEARS = 10;

/** After the Haitian card of national identification of 2019, both sides: republic and title in Creole and French, labels in two languages over values, surname before given names, the person's number of ten digits and the card's; home and the zone behind. */
export const haitianIdentity: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, sex } = card.person;
  const year = Math.max(card.person.issue.year, FIRST_YEAR);
  const issue = { ...card.person.issue, year };
  const expiry = { ...issue, year: year + VALID_YEARS };
  const person = { ...card.person, firstName: dice.pick(GIVEN[sex]).toUpperCase(), issue, expiry };
  const number = `${dice.pick(['HA', 'HB', 'HC'])}${dice.digits(7)}`;
  const unique = dice.digits(10);
  const [street, town] = [person.street, person.town];
  const value = { size: 24, bold: true } as const;
  const label = '#2a3f8a';
  card.ground('#eef0f8', ['#98a8e0', '#e0a8b0', '#c8c8d8']);
  card.rectangle(30, 16, 92, 60, '#ccd0e4');
  card.text(144, 40, 'REPIBLIK D AYITI', { size: 24, bold: true, fill: '#14246b' });
  card.text(430, 40, say('countryRegion', 'HTI', 'RÉPUBLIQUE D’HAÏTI'), {
    size: 24,
    bold: true,
    fill: '#14246b',
  });
  card.text(144, 70, 'KAT IDANTIFIKASYON NASYONAL', { size: 18, fill: '#a3182b' });
  card.text(464, 70, 'CARTE D’IDENTIFICATION NATIONALE', { size: 18, fill: '#a3182b' });
  card.portrait(30, 98, 244, 326);
  card.above(300, 116, 'Siyati / Nom', card.lastName(), value, label);
  card.above(300, 174, 'Non / Prénom', say('firstName', person.firstName), value, label);
  card.above(300, 232, 'Sèks / Sexe', say('sex', sex), value, label);
  card.above(
    480,
    232,
    'Nasyonalite / Nationalité',
    say('nationality', 'HTI', sex === 'M' ? 'HAÏTIEN' : 'HAÏTIENNE'),
    value,
    label,
  );
  card.above(300, 290, 'Dat nesans / Date de naissance', card.birth(), value, label);
  card.above(
    300,
    348,
    'Kote ou fèt / Lieu de naissance',
    say('placeOfBirth', dice.pick(BIRTHPLACES)),
    value,
    label,
  );
  card.above(300, 406, 'Dat li fèt / Date d’émission', card.day('dateOfIssue', issue), value, label);
  card.above(
    560,
    406,
    'Dat li fini / Date d’expiration',
    card.day('expirationDate', expiry),
    { ...value, fill: '#a3182b' },
    label,
  );
  card.above(
    300,
    464,
    'Nimewo kat / Numéro de la carte',
    say('licenseNumber', number),
    { size: 28, bold: true },
    label,
  );
  card.above(560, 464, 'NINI / NINU', say('personalNumber', unique), { size: 28, bold: true }, label);
  card.portrait(724, 250, 104, 132);
  card.text(104, 470, 'Siyati / Signature', { size: 14, fill: label });
  card.specimen(36, 536, 46);
  const top = card.back();
  card.ground('#eef0f8', ['#98a8e0'], top, top + 540);
  card.above(
    40,
    top + 50,
    'Adrès / Adresse',
    say('address', `${street} ${town}`, street),
    { size: 22, bold: true },
    label,
  );
  card.text(40, top + 102, town, { size: 22, bold: true });
  card.above(
    40,
    top + 134,
    'Eta sivil / État civil',
    dice.pick(['CÉLIBATAIRE', sex === 'M' ? 'MARIÉ' : 'MARIÉE']),
    value,
    label,
  );
  card.text(40, top + 230, say('issuingAuthority', 'OFFICE NATIONAL D’IDENTIFICATION'), {
    size: 20,
    bold: true,
    fill: '#14246b',
  });
  card.text(40, top + 258, 'www.oni.gouv.ht', { size: 17 });
  card.rectangle(620, top + 120, 170, 170, '#d4d8e8');
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'HTI', number, unique), top + 540);
};
