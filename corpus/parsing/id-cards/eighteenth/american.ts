import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them, number and short word in one grey run before the value. */
const element = labelledRun(16, '#3d4654', 23);

/** After Idaho's of 2018: state over the kind at the right of the portrait, number first, days in one column, names and address, features in two rows; the bar code behind. */
export const idaho =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const letters = [...'ABCDEFGHJKLMNPRSTVWXYZ'];
    const number = `${dice.pick(letters)}${dice.pick(letters)}${dice.digits(6)}${dice.pick(letters)}`;
    const data = { ...rollLicence(card), number, vehicleClass: 'D' };
    const [street, town] = card.address();
    card.ground('#eef4f5', ['#8fb7c4', '#c9b38a']);
    card.text(30, 58, say('region', issuer.state, issuer.name), {
      size: 54,
      bold: true,
      fill: '#16355f',
      spacing: 5,
    });
    card.text(300, 54, "DRIVER'S LICENSE", { size: 32, bold: true, fill: '#16355f' });
    card.text(770, 50, 'USA', { size: 24, bold: true });
    card.portrait(28, 82, 244, 318);
    element(card, 296, 112, '4d DLN', say('licenseNumber', data.number), { size: 30, bold: true });
    element(card, 620, 112, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { bold: true });
    element(card, 296, 152, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#a8201a' });
    element(card, 560, 152, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
    element(card, 560, 188, '4a ISS', card.issue());
    element(card, 296, 206, '1', card.lastName(), { size: 26, bold: true });
    element(card, 296, 238, '2', card.firstName(), { size: 26, bold: true });
    element(card, 296, 272, '8', street);
    card.text(312, 300, town, { size: 23 });
    element(card, 296, 346, '15 SEX', say('sex', person.sex));
    element(card, 420, 346, '16 HGT', say('height', data.height.printed));
    element(card, 600, 346, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 296, 384, '18 EYES', say('eyeColor', data.eyes));
    element(card, 450, 384, '19 HAIR', say('hairColor', data.hair));
    element(card, 296, 422, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 450, 422, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 296, 462, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.text(650, 470, 'DONOR', { size: 21, bold: true, fill: '#a8201a' });
    card.text(40, 440, card.birth(), { size: 18 });
    card.specimen(330, 528, 60);
    await codedBack(card, data, issuer, {
      ground: '#eef4f5',
      stroke: '#8fb7c4',
      lines: [
        'CLASS D: ANY NONCOMMERCIAL VEHICLE UNDER 26,001 LBS. GVWR',
        'NOTIFY THE DEPARTMENT OF A CHANGE OF ADDRESS WITHIN 30 DAYS',
      ],
      version: 10,
    });
  };

/** After Delaware's of 2018: state and kind in a band, number at the right of the portrait over the class, names before the address, days beneath it, features in one row at the foot. */
export const delaware =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f3f1e8', ['#a8c4d8', '#d8c494']);
    card.rectangle(0, 0, 856, 70, '#9fc3dd');
    card.text(28, 52, say('region', issuer.state, issuer.name), {
      size: 48,
      bold: true,
      fill: '#122f5e',
      spacing: 3,
    });
    card.text(400, 48, 'DRIVER LICENSE', { size: 31, bold: true, fill: '#122f5e' });
    card.text(776, 46, 'USA', { size: 24, bold: true, fill: '#122f5e' });
    card.portrait(28, 88, 236, 308);
    element(card, 288, 118, '4d LIC#', say('licenseNumber', dice.digits(7)), { size: 31, bold: true });
    element(card, 600, 118, '9 CLASS', say('vehicleClassifications', 'D'), { bold: true });
    element(card, 288, 164, '1', card.lastName(), { size: 27, bold: true });
    element(card, 288, 196, '2', card.firstName(), { size: 27, bold: true });
    element(card, 288, 230, '8', street);
    card.text(304, 258, town, { size: 23 });
    element(card, 288, 304, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 560, 304, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#b01c24' });
    element(card, 560, 342, '4a ISS', card.issue());
    element(card, 288, 342, '15 SEX', say('sex', person.sex));
    element(card, 400, 342, '18 EYES', say('eyeColor', data.eyes));
    element(card, 288, 382, '16 HGT', say('height', data.height.printed));
    element(card, 452, 382, '17 WGT', say('weight', `${data.weight} lbs`));
    element(card, 640, 382, '19 HAIR', say('hairColor', data.hair));
    element(card, 288, 422, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 452, 422, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 288, 462, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(650, 468, 'ORGAN DONOR', { size: 19, bold: true, fill: '#b01c24' });
    card.specimen(330, 528, 60);
  };

/** After West Virginia's of 2019: state over the whole width, portrait at the left, days before names, class and codes in one row, the bar code behind. */
export const westVirginia =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const number = `${dice.pick(['A', 'C', 'E', 'F'])}${dice.digits(6)}`;
    const data = { ...rollLicence(card), number, vehicleClass: 'E' };
    const [street, town] = card.address();
    card.ground('#f0f2ea', ['#a0bca0', '#d4b878']);
    card.text(30, 56, say('region', issuer.state, issuer.name), {
      size: 48,
      bold: true,
      fill: '#1d2f5c',
      spacing: 2,
    });
    card.text(476, 52, "DRIVER'S LICENSE", { size: 29, bold: true, fill: '#1d2f5c' });
    card.text(776, 50, 'USA', { size: 22, bold: true });
    card.portrait(28, 80, 240, 316);
    element(card, 292, 110, '4d DLN', say('licenseNumber', data.number), { size: 30, bold: true });
    element(card, 292, 150, '3 DOB', card.birth(), { size: 26, bold: true });
    element(card, 292, 188, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#b01c24' });
    element(card, 570, 188, '4a ISS', card.issue());
    element(card, 292, 232, '1', card.lastName(), { size: 26, bold: true });
    element(card, 292, 264, '2', card.firstName(), { size: 26, bold: true });
    element(card, 292, 298, '8', street);
    card.text(308, 326, town, { size: 23 });
    element(card, 292, 368, '9 CLASS', say('vehicleClassifications', data.vehicleClass));
    element(card, 440, 368, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'F'])));
    element(card, 610, 368, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 292, 408, '15 SEX', say('sex', person.sex));
    element(card, 400, 408, '16 HGT', say('height', data.height.printed));
    element(card, 566, 408, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 716, 408, '18 EYES', say('eyeColor', data.eyes), { size: 21 });
    element(card, 292, 450, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(640, 476, 'ORGAN DONOR', { size: 19, bold: true, fill: '#1f6a3a' });
    card.specimen(330, 528, 60);
    await codedBack(card, data, issuer, {
      ground: '#f0f2ea',
      stroke: '#a0bca0',
      lines: [
        'CLASS E: NON-COMMERCIAL VEHICLE',
        'NOTIFY THE DIVISION OF MOTOR VEHICLES OF A CHANGE OF ADDRESS WITHIN 20 DAYS',
      ],
      version: 9,
    });
  };
