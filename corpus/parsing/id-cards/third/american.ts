import type { CardDesign } from '../design.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** As states printed before the common numbering: words for labels or none, the name in the order it is spoken. */
export const beforeNumbering =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f2efe2', ['#b9c9a5', '#d9b98a']);
    card.rectangle(0, 0, 856, 84, '#2e5aa8');
    card.text(36, 56, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: 'white',
      spacing: 4,
    });
    card.text(470, 54, 'DRIVER LICENSE', { size: 38, fill: 'white' });
    card.portrait(30, 112, 230, 300);
    card.text(290, 136, say('licenseNumber', data.number), { size: 40, bold: true, fill: '#b3261e' });
    card.text(620, 132, `CLASS: ${say('vehicleClassifications', data.vehicleClass)}`, { size: 24 });
    card.text(290, 178, `EXPIRES: ${card.expiry()}`, { size: 28, bold: true, fill: '#b3261e' });
    card.text(290, 226, `${card.firstName()} ${card.lastName()}`, { size: 28 });
    card.text(290, 258, street, { size: 26 });
    card.text(290, 290, town, { size: 26 });
    card.text(290, 340, `SEX: ${say('sex', person.sex)}`, { size: 24 });
    card.text(400, 340, `HAIR: ${say('hairColor', data.hair)}`, { size: 24 });
    card.text(560, 340, `EYES: ${say('eyeColor', data.eyes)}`, { size: 24 });
    card.text(290, 372, `HT: ${say('height', data.height.printed)}`, { size: 24 });
    card.text(430, 372, `WT: ${say('weight', String(data.weight))}`, { size: 24 });
    card.text(560, 372, `DOB: ${card.birth()}`, { size: 24, bold: true });
    card.text(290, 470, `ISSUED: ${card.issue()}`, { size: 20 });
    card.specimen(420, 460, 80);
  };

/** After the common numbering: the numbers tiny before each value, most without a word. */
export const tinyNumbers =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const item = (x: number, y: number, label: string, value: string, size = 27, fill = '#16181d'): void => {
      card.text(x, y, label, { size: 14, fill: '#3a4a66' });
      card.text(x + 12 + label.length * 8, y, value, { size, fill });
    };
    card.ground('#eef2f8', ['#9fb4d9', '#d9b3b3']);
    card.text(300, 60, say('region', issuer.state, issuer.name), { size: 50, bold: true, fill: '#1b3a6b' });
    card.text(620, 44, say('countryRegion', 'USA'), { size: 26, bold: true });
    card.text(620, 70, 'DRIVER LICENSE', { size: 22, bold: true });
    card.portrait(24, 90, 255, 330);
    item(300, 112, '4d', say('licenseNumber', data.number), 32, '#9b1c1c');
    item(580, 112, '9 CLASS', say('vehicleClassifications', data.vehicleClass));
    item(300, 154, '3 DOB', card.birth(), 30, '#9b1c1c');
    item(580, 154, '4b EXP', card.expiry(), 27, '#9b1c1c');
    item(300, 200, '1', card.lastName(), 30);
    item(300, 236, '2', card.firstName(), 30);
    item(300, 276, '8', street, 24);
    card.text(322, 304, town, { size: 24 });
    item(300, 350, '15 SEX', say('sex', person.sex), 24);
    item(420, 350, '16 HGT', say('height', data.height.printed), 24);
    item(590, 350, '17 WGT', say('weight', `${data.weight} lb`), 24);
    item(300, 388, '18 EYES', say('eyeColor', data.eyes), 24);
    item(480, 388, '12 REST', say('restrictions', 'NONE'), 24);
    item(660, 388, '9a END', say('endorsements', 'NONE'), 24);
    item(300, 426, '4a ISS', card.issue(), 24);
    item(300, 500, '5 DD', say('documentDiscriminator', data.discriminator), 20);
    card.specimen(420, 470, 70);
  };

/** Surname, comma, given name on one line; the bar code on the back. */
export const nameWithComma =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f4f0f4', ['#bfa5c9', '#a5c9bf']);
    card.text(30, 48, `${say('region', issuer.state, issuer.name)} DRIVER'S LICENSE`, {
      size: 34,
      bold: true,
      fill: '#46285c',
    });
    card.portrait(600, 80, 226, 290);
    card.beside(30, 100, 'LIC#', say('licenseNumber', data.number), { size: 30, bold: true });
    card.beside(30, 140, 'NAME', `${card.lastName()}, ${card.firstName()}`, { size: 28 });
    card.beside(30, 180, 'ADDR', street, { size: 26 });
    card.text(100, 210, town, { size: 26 });
    card.beside(30, 256, 'BORN', card.birth(), { size: 28 });
    card.beside(310, 256, 'CLASS', say('vehicleClassifications', data.vehicleClass), { size: 28 });
    card.beside(30, 298, 'ISSD', card.issue(), { size: 26 });
    card.beside(310, 298, 'EXPS', card.expiry(), { size: 28, bold: true });
    card.beside(30, 340, 'SEX', say('sex', person.sex), { size: 26 });
    card.beside(310, 340, 'EYES', say('eyeColor', data.eyes), { size: 26 });
    say('countryRegion', 'USA');
    card.specimen(200, 480, 80);
    const top = card.back();
    card.ground('#f4f4f0', ['#c9c9b0'], top, top + 540);
    await card.barcode(licenceCode(card, data, issuer, 10), 60, top + 60, 720);
    card.text(60, top + 470, 'CLASS: see reverse. RESTRICTIONS: NONE. ENDORSEMENTS: NONE.', { size: 18 });
  };

/** After the resident card before 2010: the alien's number for a label of its own, the zone on the back. */
export const olderResidentCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const alien = dice.digits(9);
  const number = `MSC${dice.digits(10)}`;
  card.ground('#f3efe6', ['#c9b48a', '#8ab0a0']);
  card.text(300, 50, 'PERMANENT RESIDENT CARD', { size: 32, bold: true, fill: '#5b3a1a' });
  card.portrait(30, 80, 240, 310);
  card.text(300, 96, 'NAME', { size: 16 });
  card.text(300, 128, `${card.lastName()}, ${card.firstName()}`, { size: 28, bold: true });
  card.text(300, 178, `INS A# ${say('personalNumber', alien, `A${alien}`)}`, { size: 26 });
  card.above(300, 210, 'Birthdate', card.birth(), { size: 26 });
  card.above(500, 210, 'Category', say('category', dice.pick(['IR6', 'E37', 'DV6', 'F11'])), { size: 26 });
  card.above(660, 210, 'Sex', say('sex', person.sex), { size: 26 });
  card.above(
    300,
    280,
    'Country of Birth',
    say('placeOfBirth', dice.pick(['El Salvador', 'Vietnam', 'Poland', 'Nigeria'])),
    { size: 26 },
  );
  card.text(300, 372, `CARD EXPIRES ${card.expiry()}`, { size: 28, fill: '#8a1c1c' });
  card.text(300, 410, `Resident Since ${card.day('residentSince', person.issue)}`, { size: 26 });
  card.specimen(380, 470, 70);
  const top = card.back();
  card.ground('#f3efe6', ['#c9b48a'], top, top + 540);
  card.text(40, top + 60, 'UNITED STATES OF AMERICA  U.S. Citizenship and Immigration Services', {
    size: 22,
  });
  say('countryRegion', 'USA', 'UNITED STATES OF AMERICA');
  const lines = td1(person, 'C1', 'USA', alien, number, '', 'MEX');
  // Its zone has the alien's number where others have the card's.
  say('licenseNumber', alien);
  say('nationality', 'MEX');
  say('documentCode', 'C1');
  card.machineReadable(lines, top + 540);
};

/** After the card of the armed forces: rank and pay grade beside the name, the number of the person on the back. */
export const militaryCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [rank, grade] = dice.pick([
    ['SGT', 'E5'],
    ['SSG', 'E6'],
    ['CPT', 'O3'],
    ['SPC', 'E4'],
  ] as const);
  card.ground('#eceff1', ['#a9b4a0', '#b4a9a0']);
  card.text(300, 52, 'UNITED STATES UNIFORMED SERVICES', { size: 26, bold: true, fill: '#2f3e2f' });
  card.text(300, 84, 'IDENTIFICATION CARD', { size: 24 });
  card.portrait(30, 90, 240, 320);
  card.text(300, 150, `${card.lastName()}, ${card.firstName()}`, { size: 32, bold: true });
  card.above(300, 190, 'Affiliation', 'Uniformed Services', { size: 24 });
  card.above(300, 250, 'Rank', say('rank', rank), { size: 26 });
  card.above(440, 250, 'Pay Grade', grade, { size: 26 });
  card.above(300, 320, 'Issue Date', card.issue(), { size: 26 });
  card.above(540, 320, 'Expiration Date', card.expiry(), { size: 26, fill: '#8a1c1c' });
  card.text(30, 500, 'Geneva Conventions Identification Card', { size: 20 });
  card.specimen(400, 470, 70);
  const top = card.back();
  card.ground('#eceff1', ['#a9b4a0'], top, top + 540);
  card.above(40, top + 60, 'Date of Birth', card.birth(), { size: 26 });
  card.above(340, top + 60, 'DoD ID Number', say('licenseNumber', dice.digits(10)), { size: 26 });
  card.above(40, top + 140, 'Blood Type', 'O POS', { size: 26 });
  card.above(340, top + 140, 'Geneva Conv. Category', 'II', { size: 26 });
  card.text(40, top + 460, 'Property of the U.S. Government. If found, drop in any mailbox.', { size: 18 });
};

/** After the passport's card: a passport without a book. */
export const passportCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  card.ground('#f2ece4', ['#c99a7a', '#7a9ac9']);
  card.text(40, 46, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 30,
    bold: true,
    fill: '#7a2f1c',
  });
  card.text(560, 80, 'PASSPORT CARD', { size: 28, bold: true, fill: '#7a2f1c' });
  card.portrait(30, 100, 240, 310);
  card.above(300, 110, 'Nationality', say('nationality', 'USA'));
  card.above(540, 110, 'Passport Card no.', say('licenseNumber', `C${dice.digits(8)}`), { bold: true });
  card.above(300, 172, 'Surname', card.lastName());
  card.above(300, 234, 'Given Names', card.firstName());
  card.above(300, 296, 'Sex', say('sex', person.sex));
  card.above(400, 296, 'Date of Birth', card.birth());
  card.above(
    300,
    358,
    'Place of Birth',
    say('placeOfBirth', dice.pick(['KANSAS, U.S.A.', 'NEW JERSEY, U.S.A.', 'FLORIDA, U.S.A.'])),
  );
  card.above(300, 420, 'Issued On', card.issue());
  card.above(540, 420, 'Expires On', card.expiry());
  card.specimen(340, 500, 70);
};
