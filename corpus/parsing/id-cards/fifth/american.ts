import type { CardDesign } from '../design.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Short names of elements before the values, the portrait at the right, the dates in a column beneath each other; bar code behind. */
export const shortLabels =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f0eef8', ['#a9a0d9', '#d9c8a0']);
    card.text(30, 50, say('region', issuer.state, issuer.name), { size: 38, bold: true, fill: '#2a1d66' });
    card.text(30, 82, 'DRIVER LICENSE - NOT FOR FEDERAL IDENTIFICATION', { size: 18 });
    card.portrait(590, 60, 236, 300);
    card.beside(30, 130, 'DLN', say('licenseNumber', data.number), { size: 32, bold: true, fill: '#a01020' });
    card.beside(330, 130, 'CLASS', say('vehicleClassifications', data.vehicleClass), { size: 26 });
    card.beside(30, 176, 'LN', card.lastName(), { size: 28, bold: true });
    card.beside(30, 214, 'FN', card.firstName(), { size: 28, bold: true });
    card.text(100, 254, street, { size: 24 });
    card.text(100, 282, town, { size: 24 });
    card.beside(30, 330, 'DOB', card.birth(), { size: 28, fill: '#a01020' });
    card.beside(330, 330, 'SEX', say('sex', person.sex), { size: 26 });
    card.beside(30, 370, 'EXP', card.expiry(), { size: 28, fill: '#a01020' });
    card.beside(330, 370, 'HGT', say('height', data.height.printed), { size: 26 });
    card.beside(30, 410, 'ISS', card.issue(), { size: 26 });
    card.beside(330, 410, 'WGT', say('weight', String(data.weight), `${data.weight} lb`), { size: 26 });
    card.beside(590, 410, 'EYES', say('eyeColor', data.eyes), { size: 26 });
    card.text(590, 450, 'DONOR', { size: 22, fill: '#a01020' });
    card.specimen(300, 500, 70);
    const top = card.back();
    card.ground('#f4f2fa', ['#c0b8e0'], top, top + 540);
    card.text(60, top + 60, 'RESTR NONE   END NONE', { size: 20 });
    await card.barcode(licenceCode(card, data, issuer, 10), 60, top + 140, 720);
  };

/** Values over their labels, the whole name in one line, given names first. */
export const valuesOverLabels =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const over = (x: number, y: number, label: string, value: string, size = 26): void => {
      card.text(x, y, value, { size });
      card.text(x, y + 18, label, { size: 14, fill: '#4a5a78' });
    };
    card.ground('#eaf6f4', ['#8ad0c4', '#d0b48a']);
    card.rectangle(0, 0, 856, 70, '#0e5a50');
    card.text(30, 48, `${say('region', issuer.state, issuer.name)} DRIVER'S LICENSE`, {
      size: 34,
      bold: true,
      fill: 'white',
    });
    card.portrait(28, 90, 220, 290);
    over(280, 120, 'License number', say('licenseNumber', data.number), 32);
    over(620, 120, 'Class', say('vehicleClassifications', data.vehicleClass));
    over(280, 180, 'Name', `${card.firstName()} ${card.lastName()}`, 28);
    over(280, 268, 'Address', town, 24);
    card.text(280, 240, street, { size: 24 });
    over(280, 330, 'Date of birth', card.birth());
    over(480, 330, 'Sex', say('sex', person.sex));
    over(600, 330, 'Height', say('height', data.height.printed));
    over(280, 392, 'Issued', card.issue());
    over(480, 392, 'Expires', card.expiry());
    card.specimen(330, 500, 70);
  };

/** After the employment authorization card: category and numbers in capitals, valid from and to. */
export const employmentCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  card.ground('#f8efe9', ['#d9a98a', '#a9c0d9']);
  card.text(40, 46, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 30,
    bold: true,
    fill: '#7a2a10',
  });
  card.text(40, 80, 'EMPLOYMENT AUTHORIZATION', { size: 26 });
  card.portrait(40, 110, 230, 300);
  card.above(300, 116, 'Surname', card.lastName(), { bold: true });
  card.above(300, 176, 'Given Name', card.firstName(), { bold: true });
  card.above(
    300,
    236,
    'USCIS#',
    say('personalNumber', dice.digits(9).replace(/(...)(...)(...)/, '$1-$2-$3')),
  );
  card.above(540, 236, 'Category', say('category', dice.pick(['C08', 'C09', 'A05', 'C33'])));
  card.above(690, 236, 'Card#', say('licenseNumber', `SRC${dice.digits(10)}`), { size: 20 });
  card.above(
    300,
    296,
    'Country of Birth',
    say('placeOfBirth', dice.pick(['Nepal', 'Honduras', 'Kenya', 'Ukraine'])),
  );
  card.above(300, 356, 'Terms and Conditions', 'None');
  card.above(300, 416, 'Date of Birth', card.birth(), { fill: '#8a1c1c' });
  card.above(540, 416, 'Sex', say('sex', person.sex));
  card.text(300, 482, 'Valid From:', { size: 18 });
  card.text(420, 482, card.issue(), { size: 24 });
  card.text(300, 512, 'Card Expires:', { size: 18 });
  card.text(420, 512, card.expiry(), { size: 24 });
  card.specimen(560, 500, 60);
};
