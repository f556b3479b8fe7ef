import type { CardDesign } from '../design.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';
import { td1, td3 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** Numbers with points before the values and, where a word stands with them, a colon behind; the names under each other beside 1. and 2. */
export const numbersWithPoints =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const item = (x: number, y: number, label: string, value: string, size = 25): void =>
      card.text(x, y, `<tspan font-size="16" fill="#24406e">${label}</tspan> ${value}`, { size });
    card.ground('#eef3f0', ['#9cc4d6', '#d9b3a0']);
    card.text(250, 50, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#1d3f72',
      spacing: 6,
    });
    card.text(560, 46, 'USA', { size: 22 });
    card.text(250, 82, 'DRIVER LICENSE', { size: 26, bold: true });
    card.portrait(24, 100, 236, 300);
    item(280, 124, '4d. DL:', say('licenseNumber', data.number), 30);
    item(600, 124, '9. Class:', say('vehicleClassifications', data.vehicleClass));
    item(280, 162, '4a. Iss:', card.issue());
    item(560, 162, '4b. Exp:', card.expiry());
    item(280, 200, '3. DOB:', card.birth(), 28);
    item(280, 240, '1.', card.lastName(), 28);
    item(280, 274, '2.', card.firstName(), 28);
    item(280, 312, '8.', street, 24);
    card.text(306, 340, town, { size: 24 });
    item(280, 382, '12. Restrictions:', say('restrictions', 'A', 'A'), 22);
    item(560, 382, '9a. End:', 'NONE', 22);
    item(280, 418, '16. Hgt:', say('height', data.height.printed), 22);
    item(450, 418, '15. Sex:', say('sex', person.sex), 22);
    item(590, 418, '18. Eyes:', say('eyeColor', data.eyes), 22);
    item(280, 456, '5. DD:', say('documentDiscriminator', data.discriminator), 20);
    card.specimen(330, 520, 70);
    const top = card.back();
    card.ground('#f3f5f4', ['#b8d0da'], top, top + 540);
    card.text(40, top + 50, 'Directive to physician has been filed at tel. no.', { size: 18 });
    await card.barcode(licenceCode(card, data, issuer, 9), 70, top + 150, 700);
  };

/** The number in groups with hyphens, the name under the number on two lines without a word, small labels above the rest in one row. */
export const groupedNumber =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const number = `${person.lastName[0]}${dice.digits(3)}-${dice.digits(3)}-${dice.digits(2)}-${dice.digits(3)}-0`;
    card.ground('#fbf3e4', ['#f0b27a', '#7fb3d5']);
    card.rectangle(0, 0, 856, 64, '#d35400');
    card.text(30, 46, say('region', issuer.state, issuer.name), { size: 42, bold: true, fill: 'white' });
    card.text(420, 44, 'DRIVER LICENSE', { size: 30, fill: 'white' });
    card.text(770, 44, 'USA', { size: 24, fill: 'white' });
    card.portrait(580, 84, 246, 312);
    card.text(30, 100, '4d', { size: 15 });
    card.text(60, 104, say('licenseNumber', number), { size: 32, bold: true });
    card.text(430, 104, `9 CLASS ${say('vehicleClassifications', 'E')}`, { size: 22 });
    card.text(30, 150, card.lastName(), { size: 30, bold: true });
    card.text(30, 184, card.firstName(), { size: 30, bold: true });
    card.text(30, 220, street, { size: 23 });
    card.text(30, 248, town, { size: 23 });
    card.above(30, 282, '3 DOB', card.birth(), { size: 26, bold: true });
    card.above(250, 282, '15 SEX', say('sex', person.sex));
    card.above(340, 282, '16 HGT', say('height', data.height.printed));
    card.above(30, 342, '4b EXP', card.expiry(), { size: 26, fill: '#a01020' });
    card.above(250, 342, '4a ISS', card.issue(), { size: 24 });
    card.above(30, 400, '12 REST', 'NONE', { size: 22 });
    card.above(160, 400, '9a END', 'NONE', { size: 22 });
    card.text(30, 486, 'SAFE DRIVER', { size: 22, fill: '#1e8449' });
    card.text(
      250,
      486,
      'Operation of a motor vehicle constitutes consent to any sobriety test required by law',
      { size: 13 },
    );
    card.specimen(300, 520, 60);
  };

/** After the permanent resident card of later years: labels before and above values, a window at the right; the zone behind. */
export const laterResidentCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const alien = dice.digits(9);
  const number = `IOE${dice.digits(6)}`;
  const [state, country] = dice.pick([
    ['PHL', 'Philippines'],
    ['DOM', 'Dominican Republic'],
    ['VNM', 'Vietnam'],
  ] as const);
  card.ground('#e6f2ec', ['#7fb79a', '#c2b280']);
  card.text(290, 42, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), { size: 26, fill: '#14532d' });
  card.text(290, 80, 'PERMANENT RESIDENT CARD', { size: 30, bold: true, fill: '#14532d' });
  card.portrait(30, 60, 240, 310);
  card.text(30, 420, 'Surname', { size: 17 });
  card.text(140, 424, card.lastName(), { size: 28, bold: true });
  card.text(30, 464, 'Given Name', { size: 17 });
  card.text(140, 468, card.firstName(), { size: 28, bold: true });
  card.above(300, 110, 'USCIS#', say('personalNumber', alien.replace(/(...)(...)(...)/, '$1-$2-$3')));
  card.above(560, 110, 'Category', say('category', dice.pick(['IR6', 'CR1', 'F24', 'E37'])));
  card.above(300, 180, 'Country of Birth', say('placeOfBirth', country));
  card.above(300, 250, 'Date of Birth', card.birth(), { fill: '#8a1c1c' });
  card.above(560, 250, 'Sex', say('sex', person.sex));
  card.above(300, 320, 'Card Expires', card.expiry(), { fill: '#8a1c1c' });
  card.above(
    560,
    320,
    'Resident Since',
    card.day('residentSince', { ...person.issue, year: person.issue.year - 2 }),
  );
  card.specimen(360, 500, 70);
  const top = card.back();
  card.ground('#e6f2ec', ['#7fb79a'], top, top + 540);
  card.text(40, top + 60, 'If found, drop in any US Mailbox.', { size: 20 });
  say('licenseNumber', number);
  say('documentCode', 'C1');
  say('nationality', state);
  card.machineReadable(td1(person, 'C1', 'USA', number, alien, '', state), top + 540);
};

/** After the passport of the United States: every label in three languages, the holder's signature page left out. */
export const trilingualPassport: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `A${dice.digits(8)}`;
  card.ground('#f2f0fa', ['#a9b4e0', '#e0a9b0']);
  card.text(460, 60, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 36,
    bold: true,
    fill: '#20285c',
  });
  card.text(60, 100, 'PASSPORT', { size: 28, bold: true });
  card.portrait(60, 150, 330, 420);
  const size = { size: 28 } as const;
  card.above(420, 96, 'Type / Type / Tipo', say('documentCode', 'P'), size);
  card.above(600, 96, 'Code / Code / Codigo', 'USA', size);
  card.above(860, 96, 'Passport No. / No. du Passeport / No. de Pasaporte', say('licenseNumber', number), {
    size: 32,
    bold: true,
  });
  card.above(420, 164, 'Surname / Nom / Apellidos', card.lastName(), size);
  card.above(420, 232, 'Given Names / Prénoms / Nombres', card.firstName(), size);
  card.above(
    420,
    300,
    'Nationality / Nationalité / Nacionalidad',
    say('nationality', 'USA', 'UNITED STATES OF AMERICA'),
    size,
  );
  card.above(420, 368, 'Date of birth / Date de naissance / Fecha de nacimiento', card.birth(), size);
  card.above(
    420,
    436,
    'Place of birth / Lieu de naissance / Lugar de nacimiento',
    say('placeOfBirth', dice.pick(['COLORADO, U.S.A.', 'MANILA, PHILIPPINES'])),
    size,
  );
  card.above(920, 436, 'Sex / Sexe / Sexo', say('sex', person.sex), size);
  card.above(420, 504, 'Date of issue / Date de délivrance / Fecha de expedición', card.issue(), size);
  card.above(
    920,
    504,
    'Authority / Autorité / Autoridad',
    say('issuingAuthority', 'United States Department of State'),
    { size: 20 },
  );
  card.above(420, 572, 'Date of expiration / Date d’expiration / Fecha de caducidad', card.expiry(), size);
  card.above(920, 572, 'Endorsements / Mentions Spéciales / Anotaciones', 'SEE PAGE 27', { size: 20 });
  card.specimen(560, 660, 90);
  card.machineReadable(td3(person, 'USA', number));
};
