import { plain } from '../../printing/ledger.js';
import type { CardDesign } from '../design.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After New York's: `ID` before a number in groups of three, no numbers of items, words before the values, the name with a comma. */
export const numberAsId =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const word = (x: number, y: number, label: string, value: string, size = 24): void =>
      card.text(x, y, `<tspan font-size="19" fill="#3b4a7a">${label}</tspan> ${value}`, { size });
    card.ground('#eef0f7', ['#b0b8dc', '#d8c09a']);
    say('region', issuer.state, issuer.name);
    card.text(30, 52, `${plain(issuer.name)} STATE`, { size: 40, bold: true, fill: '#27357a' });
    card.text(560, 50, 'DRIVER LICENSE', { size: 26, bold: true, fill: '#27357a' });
    card.portrait(30, 110, 240, 310);
    word(300, 116, 'ID', say('licenseNumber', `${dice.digits(3)} ${dice.digits(3)} ${dice.digits(3)}`), 32);
    word(660, 116, 'CLASS', say('vehicleClassifications', data.vehicleClass), 28);
    card.text(300, 160, `${card.lastName()},`, { size: 27, bold: true });
    card.text(300, 192, card.firstName(), { size: 27, bold: true });
    card.text(300, 228, street, { size: 23 });
    card.text(300, 256, town, { size: 23 });
    word(300, 300, 'SEX', say('sex', person.sex));
    word(400, 300, 'HEIGHT', say('height', data.height.printed));
    word(600, 300, 'EYES', say('eyeColor', data.eyes));
    word(300, 346, 'DOB', card.birth(), 30);
    word(300, 388, 'EXPIRES', card.expiry());
    word(560, 388, 'ISSUED', card.issue());
    word(300, 426, 'E', 'NONE', 20);
    word(400, 426, 'R', 'NONE', 20);
    card.text(620, 470, 'ORGAN DONOR', { size: 18, fill: '#a02020' });
    card.specimen(330, 520, 70);
  };

/** After Virginia's: the number called a customer's, labels with item numbers above, the bar code behind. */
export const customerIdentifier =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f6f1e9', ['#9fb8d8', '#c8a8b8']);
    card.text(280, 50, say('region', issuer.state, issuer.name), {
      size: 44,
      bold: true,
      fill: '#123a6d',
      spacing: 3,
    });
    card.text(280, 80, "DRIVER'S LICENSE", { size: 22 });
    card.text(760, 46, 'USA', { size: 20 });
    card.portrait(26, 96, 232, 300);
    card.above(280, 104, '4d CUSTOMER IDENTIFIER', say('licenseNumber', data.number), {
      size: 30,
      bold: true,
    });
    card.above(620, 104, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { size: 26 });
    card.above(280, 164, '1 NAME', card.lastName(), { size: 25, bold: true });
    card.text(280, 220, card.firstName(), { size: 25, bold: true });
    card.above(280, 242, '8 ADDRESS', street, { size: 22 });
    card.text(280, 292, town, { size: 22 });
    card.above(280, 316, '3 BIRTHDATE', card.birth(), { size: 27, bold: true });
    card.above(480, 316, '15 SEX', say('sex', person.sex));
    card.above(570, 316, '16 HEIGHT', say('height', data.height.printed));
    card.above(720, 316, '18 EYES', say('eyeColor', data.eyes));
    card.above(280, 376, '4a ISSUED', card.issue());
    card.above(480, 376, '4b EXPIRES', card.expiry(), { size: 27, bold: true, fill: '#a01020' });
    card.above(280, 434, '9a ENDORSEMENTS', 'NONE', { size: 21 });
    card.above(480, 434, '12 RESTRICTIONS', say('restrictions', '1'), { size: 21 });
    card.specimen(330, 530, 60);
    const top = card.back();
    card.ground('#f6f1e9', ['#9fb8d8'], top, top + 540);
    card.text(40, top + 50, 'RESTRICTIONS: 1 - CORRECTIVE LENSES', { size: 18 });
    await card.barcode(licenceCode(card, data, issuer, 10), 70, top + 150, 700);
  };

/** After Illinois's: the portrait at the right, colons behind labels, the number in groups of four, pounds behind the weight. */
export const poundsAndColons =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const number = `${person.lastName[0]}${dice.digits(3)}-${dice.digits(4)}-${dice.digits(4)}`;
    const item = (x: number, y: number, label: string, value: string, size = 23): void =>
      card.text(x, y, `<tspan font-size="16" fill="#5a2a2a">${label}</tspan> ${value}`, { size });
    card.ground('#f1f5ee', ['#a8c4a0', '#d0b090']);
    card.text(30, 56, say('region', issuer.state, issuer.name), { size: 48, bold: true, fill: '#8a1c1c' });
    card.text(330, 52, 'DRIVER’S LICENSE', { size: 24 });
    card.portrait(580, 80, 246, 310);
    item(30, 104, '4d LIC. NO.:', say('licenseNumber', number), 30);
    item(30, 146, '3 DOB:', card.birth(), 27);
    item(30, 184, '4b EXP:', card.expiry(), 27);
    item(320, 184, '4a ISS:', card.issue(), 23);
    item(30, 226, '1', card.lastName(), 27);
    item(30, 258, '2', card.firstName(), 27);
    item(30, 294, '8', street, 22);
    card.text(52, 322, town, { size: 22 });
    item(30, 366, '9 CLASS:', say('vehicleClassifications', data.vehicleClass));
    item(200, 366, '9a END:', 'NONE');
    item(380, 366, '12 REST:', say('restrictions', 'B'));
    item(30, 404, '15 SEX:', say('sex', person.sex));
    item(200, 404, '16 HGT:', say('height', data.height.printed));
    item(380, 404, '18 EYES:', say('eyeColor', data.eyes));
    item(30, 442, '17 WGT:', `${say('weight', String(data.weight))} lbs`);
    item(200, 442, '19 HAIR:', say('hairColor', data.hair));
    item(30, 480, '5 DD:', say('documentDiscriminator', data.discriminator), 20);
    item(380, 480, 'TYPE:', 'ORG', 20);
    card.specimen(360, 530, 60);
  };

/** The passport card with the zone on its back, the number without a word beside the portrait. */
export const passportCardWithZone: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `C${dice.digits(8)}`;
  card.ground('#eee8df', ['#b58a6a', '#8a9ec0']);
  card.text(280, 44, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 28,
    bold: true,
    fill: '#6a2a20',
  });
  card.text(280, 76, 'PASSPORT CARD', { size: 24, bold: true });
  card.portrait(24, 90, 230, 300);
  card.text(24, 424, say('licenseNumber', number), { size: 28, bold: true, fill: '#a02020' });
  card.above(280, 104, 'Surname', card.lastName(), { size: 26 });
  card.above(280, 160, 'Given Names', card.firstName(), { size: 26 });
  card.above(280, 216, 'Nationality', say('nationality', 'USA'), { size: 24 });
  card.above(480, 216, 'Sex', say('sex', person.sex), { size: 24 });
  card.above(280, 272, 'Date of Birth', card.birth(), { size: 24 });
  card.above(
    560,
    272,
    'Place of Birth',
    say('placeOfBirth', dice.pick(['VIRGINIA, U.S.A.', 'ILLINOIS, U.S.A.', 'HAITI'])),
    { size: 24 },
  );
  card.above(280, 328, 'Issued On', card.issue(), { size: 24 });
  card.above(560, 328, 'Expires On', card.expiry(), { size: 24 });
  card.specimen(330, 490, 70);
  const top = card.back();
  card.ground('#eee8df', ['#b58a6a'], top, top + 540);
  card.text(40, top + 60, 'This card is the property of the United States Government.', { size: 20 });
  card.text(40, top + 92, 'It must be surrendered upon demand by an authorized representative.', {
    size: 20,
  });
  say('documentCode', 'IP');
  card.machineReadable(td1(person, 'IP', 'USA', number, dice.digits(9)), top + 540);
};
