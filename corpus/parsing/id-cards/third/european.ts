import type { CardDesign } from '../design.js';
import { td1, td3 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After the model of Directive 2006/126/EC, annex I: numbers with dots, no words. */
export const unionLicence: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const item = (y: number, label: string, value: string): void =>
    card.beside(300, y, label, value, { size: 28 }, 56);
  card.ground('#f3e6ec', ['#d49ab4', '#9ab4d4']);
  card.rectangle(24, 20, 90, 62, '#1a3fa0');
  card.text(52, 62, 'D', { size: 36, bold: true, fill: '#ffd700' });
  card.text(140, 44, 'FÜHRERSCHEIN', { size: 34, bold: true, fill: '#7a1f4a' });
  card.text(140, 76, say('countryRegion', 'DEU', 'BUNDESREPUBLIK DEUTSCHLAND'), { size: 22 });
  card.portrait(30, 110, 240, 310);
  item(140, '1.', card.lastName());
  item(180, '2.', card.firstName());
  item(220, '3.', `${card.birth()} ${say('placeOfBirth', dice.pick(['LEIPZIG', 'KIEL', 'AACHEN']))}`);
  item(260, '4a.', card.issue());
  item(300, '4c.', say('issuingAuthority', dice.pick(['STADT LEIPZIG', 'KREIS PLÖN', 'STADT AACHEN'])));
  item(340, '4b.', card.expiry());
  item(
    380,
    '5.',
    say(
      'licenseNumber',
      `${dice.pick([...'BJNK'])}${dice.digits(3)}${dice.pick(['RRE', 'KLX', 'TWZ'])}${dice.digits(3)}${dice.pick([...'26A'])}`,
    ),
  );
  item(450, '9.', say('vehicleClassifications', dice.pick(['AM/B/L', 'AM/A1/B/L'])));
  card.specimen(420, 480, 70);
};

/** After the French card since 2021: two languages over each value, address and zone on the back. */
export const frenchCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `${dice.pick(['X', 'L', 'T'])}${dice.digits(1)}${dice.pick(['K', 'F', 'R'])}${dice.digits(3)}${dice.pick(['TZ', 'QW', 'HM'])}${dice.digits(1)}`;
  const label = { size: 22 } as const;
  card.ground('#eef2fa', ['#9ab0e0', '#e09ab0']);
  card.text(150, 44, say('countryRegion', 'FRA', 'RÉPUBLIQUE FRANÇAISE'), {
    size: 28,
    bold: true,
    fill: '#1f2f6b',
  });
  card.text(150, 74, "CARTE NATIONALE D'IDENTITÉ / IDENTITY CARD", { size: 22 });
  card.portrait(30, 110, 230, 300);
  card.above(290, 112, 'NOM / Surname', card.lastName(), label);
  card.above(290, 170, 'Prénoms / Given names', card.firstName(), label);
  card.above(290, 228, 'SEXE / Sex', say('sex', person.sex), label);
  card.above(400, 228, 'NATIONALITÉ / Nationality', say('nationality', 'FRA'), label);
  card.above(620, 228, 'DATE DE NAISS. / Date of birth', card.birth(), label);
  card.above(
    290,
    286,
    'LIEU DE NAISSANCE / Place of birth',
    say('placeOfBirth', dice.pick(['RENNES', 'LYON', 'AJACCIO'])),
    label,
  );
  card.above(290, 344, 'N° DU DOCUMENT / Document No', say('licenseNumber', number), {
    size: 26,
    bold: true,
  });
  card.above(620, 344, "DATE D'EXPIR. / Expiry date", card.expiry(), label);
  card.specimen(360, 480, 70);
  const top = card.back();
  const [street, town] = card.address();
  card.ground('#eef2fa', ['#9ab0e0'], top, top + 540);
  card.above(40, top + 40, 'TAILLE / Height', say('height', `1,${dice.between(55, 92)} m`), label);
  card.above(40, top + 100, 'DATE DE DÉLIVRANCE / Date of issue', card.issue(), label);
  card.above(360, top + 40, 'ADRESSE / Address', street, label);
  card.text(360, top + 92, town, { size: 22 });
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'FRA', number), top + 540);
};

/** After the Italian electronic card: the number upright at the right edge's foot, the zone on the back. */
export const italianCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `CA${dice.digits(5)}${dice.pick(['AZ', 'FE', 'QL'])}`;
  card.ground('#f2f4ee', ['#a0c09a', '#c0a09a']);
  card.text(40, 40, say('countryRegion', 'ITA', 'REPUBBLICA ITALIANA'), {
    size: 26,
    bold: true,
    fill: '#2b5b34',
  });
  card.text(40, 68, "MINISTERO DELL'INTERNO", { size: 18 });
  card.text(470, 52, 'CARTA DI IDENTITÀ / IDENTITY CARD', { size: 20 });
  card.text(600, 90, say('licenseNumber', number), { size: 32, bold: true });
  card.portrait(40, 100, 220, 290);
  card.above(290, 104, 'COGNOME / SURNAME', card.lastName());
  card.above(290, 164, 'NOME / NAME', card.firstName());
  card.above(
    290,
    224,
    'LUOGO E DATA DI NASCITA / PLACE AND DATE OF BIRTH',
    `${say('placeOfBirth', dice.pick(['GENOVA (GE)', 'CAGLIARI (CA)', 'TRENTO (TN)']))} ${card.birth()}`,
    { size: 24 },
  );
  card.above(290, 284, 'SESSO / SEX', say('sex', person.sex));
  card.above(430, 284, 'STATURA / HEIGHT', say('height', String(dice.between(152, 194))));
  card.above(620, 284, 'CITTADINANZA / NATIONALITY', say('nationality', 'ITA'));
  card.above(290, 344, 'EMISSIONE / ISSUING', card.issue());
  card.above(560, 344, 'SCADENZA / EXPIRY', card.expiry());
  card.specimen(360, 480, 70);
  const top = card.back();
  const [street, town] = card.address();
  card.ground('#f2f4ee', ['#a0c09a'], top, top + 540);
  card.above(40, top + 60, 'INDIRIZZO DI RESIDENZA / RESIDENCE', `${street} ${town}`, { size: 22 });
  say('documentCode', 'C');
  card.machineReadable(td1(person, 'C', 'ITA', number), top + 540);
};

/** After the Dutch passport: every label in three languages with a number in brackets. */
export const dutchPassport: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `${dice.pick(['NS', 'BX', 'SP'])}${dice.pick([...'FKR'])}${dice.digits(6)}`;
  const style = { size: 30 } as const;
  card.ground('#f5ece6', ['#d4a08a', '#a08ad4']);
  card.text(
    60,
    56,
    `${say('countryRegion', 'NLD', 'KONINKRIJK DER NEDERLANDEN')}  KINGDOM OF THE NETHERLANDS  ROYAUME DES PAYS-BAS`,
    {
      size: 22,
      bold: true,
      fill: '#8a2f1c',
    },
  );
  card.portrait(60, 110, 320, 420);
  card.text(420, 120, 'paspoort  passport  passeport', { size: 22 });
  card.above(420, 150, 'soort/type/type (1)', say('documentCode', 'P'), style);
  card.above(620, 150, 'code/code/code (2)', 'NLD', style);
  card.above(840, 150, 'nr. document/doc. no./n° document (3)', say('licenseNumber', number), {
    size: 32,
    bold: true,
  });
  card.above(420, 220, 'naam/surname/nom (4)', card.lastName(), style);
  card.above(420, 290, 'voornamen/given names/prénoms (5)', card.firstName(), style);
  card.above(
    420,
    360,
    'nationaliteit/nationality/nationalité (6)',
    say('nationality', 'NLD', 'Nederlandse'),
    style,
  );
  card.above(
    840,
    360,
    'geslacht/sex/sexe (7)',
    say('sex', person.sex, person.sex === 'F' ? 'V/F' : 'M/M'),
    style,
  );
  card.above(420, 430, 'geboortedatum/date of birth/date de naissance (8)', card.birth(), style);
  card.above(
    840,
    430,
    'geboorteplaats/place of birth/lieu de naissance (9)',
    say('placeOfBirth', dice.pick(['Groningen', 'Utrecht', 'Goes'])),
    style,
  );
  card.above(420, 500, 'datum van afgifte/date of issue/date de délivrance (10)', card.issue(), style);
  card.above(840, 500, 'geldig tot/date of expiry/date d’expiration (11)', card.expiry(), style);
  card.above(
    420,
    570,
    'autoriteit/authority/autorité (12)',
    say('issuingAuthority', 'Burg. van Groningen'),
    style,
  );
  card.specimen(500, 660, 100);
  card.machineReadable(td3(person, 'NLD', number));
};
