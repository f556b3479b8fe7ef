import { isoDate } from '../../printing/dates.js';
import { aamvaDate } from '../aamva.js';
import type { CardDesign } from '../design.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Portrait to the right, labels in words before the values, the state's name at the foot. */
export const wordsBefore =
  (issuer: LicenceIssuer, inks: readonly string[]): Draw =>
  (card) => {
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f6f3e6', inks);
    card.text(40, 50, 'Operator License', { size: 30, fill: '#6b4a12', bold: true });
    card.portrait(590, 70, 230, 300);
    const rows = [
      ['Name', `${card.firstName()} ${card.lastName()}`],
      ['Address', street],
      ['', town],
      ['License #', card.say('licenseNumber', data.number)],
      ['Birth date', card.birth()],
      ['Issue date', card.issue()],
      ['Exp. date', card.expiry()],
      ['Class', card.say('vehicleClassifications', data.vehicleClass)],
      ['Eyes', card.say('eyeColor', data.eyes)],
    ] as const;
    rows.forEach(([label, value], index) => {
      card.beside(40, 100 + index * 38, label, value, { size: 24 }, 110);
    });
    card.text(40, 500, card.say('region', issuer.state, issuer.name), {
      size: 52,
      bold: true,
      fill: '#6b4a12',
      spacing: 8,
    });
    card.text(700, 500, card.say('countryRegion', 'USA'), { size: 28 });
    card.specimen(250, 380, 80);
  };

/** Upright, as for those under 21: all below one another, numbers above the words of the labels. */
export const upright =
  (issuer: LicenceIssuer, inks: readonly string[]): Draw =>
  (card) => {
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#eef4f4', inks);
    card.text(40, 50, card.say('region', issuer.state, issuer.name), {
      size: 38,
      bold: true,
      fill: '#0b5563',
    });
    card.text(40, 85, 'DRIVER LICENSE · USA', { size: 22 });
    card.say('countryRegion', 'USA');
    card.portrait(40, 105, 200, 260);
    card.above(270, 120, '4d LIC. NO', card.say('licenseNumber', data.number), { size: 24, bold: true });
    card.above(270, 180, '3 BORN', card.birth(), { size: 24 });
    card.above(270, 240, '4b EXP', card.expiry(), { size: 24, fill: '#a02020' });
    card.above(270, 300, '4a ISS', card.issue(), { size: 24 });
    card.above(40, 400, '1 FAMILY NAME', card.lastName(), { size: 26, bold: true });
    card.above(40, 460, '2 GIVEN NAMES', card.firstName(), { size: 26, bold: true });
    card.above(40, 520, '8 ADDRESS', street, { size: 22 });
    card.text(40, 572, town, { size: 22 });
    card.above(40, 600, '15 SEX', card.say('sex', card.person.sex), { size: 24 });
    card.above(150, 600, '16 HGT', card.say('height', data.height.printed), { size: 24 });
    card.above(290, 600, '18 EYES', card.say('eyeColor', data.eyes), { size: 24 });
    card.above(400, 600, '9 CLASS', card.say('vehicleClassifications', data.vehicleClass), { size: 24 });
    card.above(40, 670, '5 DOCUMENT DISCRIMINATOR', card.say('documentDiscriminator', data.discriminator), {
      size: 20,
    });
    card.specimen(130, 640, 80);
  };

/** The back alone: a bar code, a magnetic strip, hardly a word. */
export const backOnly =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const data = rollLicence(card);
    const { person, say } = card;
    card.ground('#f7f7f4', ['#b8c4b0']);
    card.rectangle(0, 40, 856, 90, '#2b2b2b');
    say('licenseNumber', data.number);
    card.address();
    card.firstName();
    card.lastName();
    say('dateOfBirth', isoDate(person.birth), aamvaDate(person.birth));
    say('expirationDate', isoDate(person.expiry), aamvaDate(person.expiry));
    say('dateOfIssue', isoDate(person.issue), aamvaDate(person.issue));
    say('sex', person.sex, person.sex === 'M' ? '1' : '2');
    say('eyeColor', data.eyes);
    say('vehicleClassifications', data.vehicleClass);
    say('countryRegion', 'USA');
    await card.barcode(licenceCode(card, data, issuer, 8), 60, 190, 700);
    card.text(60, 480, 'This card is the property of the motor vehicle authority.', { size: 17 });
  };
