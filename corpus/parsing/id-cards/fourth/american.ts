import type { CardDesign } from '../design.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';
import { td3 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** Numbers of elements with words, the surname and the given names on lines of their own, portrait at the left; bar code behind. */
export const numbersAndWords =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#e9f0ea', ['#9cc0a8', '#c0b49c']);
    card.text(40, 56, say('region', issuer.state, issuer.name), { size: 42, bold: true, fill: '#17442c' });
    card.text(560, 40, 'DRIVER LICENSE', { size: 26, bold: true });
    card.text(560, 68, say('countryRegion', 'USA'), { size: 20 });
    card.portrait(28, 90, 240, 310);
    card.above(296, 96, '4d DL NO.', say('licenseNumber', data.number), {
      size: 34,
      bold: true,
      fill: '#8a1020',
    });
    card.above(620, 96, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { size: 30 });
    card.above(296, 162, '1 LAST NAME', card.lastName(), { size: 28, bold: true });
    card.above(296, 220, '2 FIRST NAME', card.firstName(), { size: 28, bold: true });
    card.text(296, 278, '8 ADDRESS', { size: 15, fill: '#4a5a78' });
    card.text(296, 304, street, { size: 24 });
    card.text(296, 332, town, { size: 24 });
    card.above(296, 356, '3 DOB', card.birth(), { size: 28, fill: '#8a1020' });
    card.above(520, 356, '15 SEX', say('sex', person.sex), { size: 26 });
    card.above(620, 356, '18 EYES', say('eyeColor', data.eyes), { size: 26 });
    card.above(296, 416, '4a ISS', card.issue(), { size: 26 });
    card.above(520, 416, '4b EXP', card.expiry(), { size: 28, bold: true });
    card.specimen(400, 500, 70);
    const top = card.back();
    card.ground('#f2f4f0', ['#b8c4b0'], top, top + 540);
    await card.barcode(licenceCode(card, data, issuer, 9), 60, top + 70, 720);
    card.text(60, top + 490, 'Under 21 until the date on the front, where one is printed.', { size: 18 });
  };

/** Surname before a comma, all in one line without a label; labels to the left of everything else. */
export const surnameFirst =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f7efe4', ['#d9b88a', '#8ab0d9']);
    card.rectangle(0, 0, 856, 78, '#7a3b12');
    card.text(30, 52, say('region', issuer.state, issuer.name), { size: 40, bold: true, fill: 'white' });
    card.text(430, 50, 'OPERATOR LICENSE', { size: 30, fill: 'white' });
    card.portrait(590, 100, 236, 300);
    card.beside(30, 124, 'NO', say('licenseNumber', data.number), { size: 32, bold: true });
    card.text(30, 172, `${card.lastName()}, ${card.firstName()}`, { size: 30 });
    card.text(30, 206, street, { size: 26 });
    card.text(30, 238, town, { size: 26 });
    card.beside(30, 290, 'DOB', card.birth(), { size: 28 });
    card.beside(330, 290, 'SEX', say('sex', person.sex), { size: 28 });
    card.beside(30, 332, 'ISS', card.issue(), { size: 26 });
    card.beside(330, 332, 'EXP', card.expiry(), { size: 28, bold: true });
    card.beside(30, 374, 'HT', say('height', data.height.printed), { size: 26 });
    card.beside(330, 374, 'EYES', say('eyeColor', data.eyes), { size: 26 });
    card.beside(30, 416, 'CLASS', say('vehicleClassifications', data.vehicleClass), { size: 26 }, 90);
    card.specimen(260, 490, 70);
  };

/** An identification card with the whole name behind a label, surname first. */
export const cardOfNoDriver =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#eaf1f8', ['#8ab4d9', '#d98aa0']);
    card.text(300, 52, `${say('region', issuer.state, issuer.name)} IDENTIFICATION CARD`, {
      size: 30,
      bold: true,
      fill: '#173a66',
    });
    card.portrait(24, 84, 244, 316);
    card.above(296, 92, 'ID NUMBER', say('licenseNumber', data.number), { size: 32, fill: '#8a1020' });
    card.above(296, 158, 'NAME', `${card.lastName()}, ${card.firstName()}`, { size: 28 });
    card.text(296, 216, 'ADDRESS', { size: 15, fill: '#4a5a78' });
    card.text(296, 242, street, { size: 24 });
    card.text(296, 270, town, { size: 24 });
    card.above(296, 300, 'DATE OF BIRTH', card.birth(), { size: 26 });
    card.above(560, 300, 'SEX', say('sex', person.sex), { size: 26 });
    card.above(296, 362, 'DATE ISSUED', card.issue(), { size: 26 });
    card.above(560, 362, 'EXPIRATION DATE', card.expiry(), { size: 26 });
    card.above(560, 424, 'HEIGHT', say('height', data.height.printed), { size: 26 });
    card.specimen(330, 500, 70);
  };

/** A passport's data page with labels in English alone. */
export const passportPage: Draw = (card) => {
  const { person, say } = card;
  const number = person.dice.digits(9);
  card.ground('#eef0f8', ['#b8bce0', '#e0c4b8']);
  card.text(420, 70, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 38,
    bold: true,
    fill: '#1c2f6b',
  });
  card.portrait(60, 180, 320, 410);
  card.above(420, 120, 'Type', say('documentCode', 'P'));
  card.above(560, 120, 'Code', 'USA');
  card.above(840, 120, 'Passport No.', say('licenseNumber', number), { size: 34, bold: true });
  card.above(420, 190, 'Surname', card.lastName(), { size: 32 });
  card.above(420, 260, 'Given Names', card.firstName(), { size: 32 });
  card.above(420, 330, 'Nationality', say('nationality', 'USA', 'UNITED STATES OF AMERICA'), { size: 28 });
  card.above(420, 400, 'Date of birth', card.birth(), { size: 30 });
  card.above(
    420,
    470,
    'Place of birth',
    say('placeOfBirth', person.dice.pick(['OHIO, U.S.A.', 'TEXAS, U.S.A.'])),
    { size: 28 },
  );
  card.above(840, 470, 'Sex', say('sex', person.sex), { size: 30 });
  card.above(420, 540, 'Date of issue', card.issue(), { size: 30 });
  card.above(840, 540, 'Authority', say('issuingAuthority', 'United States Department of State'), {
    size: 22,
  });
  card.above(420, 610, 'Date of expiration', card.expiry(), { size: 30 });
  card.machineReadable(td3(person, 'USA', number));
};
