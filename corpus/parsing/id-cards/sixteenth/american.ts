import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Words of an element in small grey letters before the value, without the standard's numbers, as Alabama has them. */
const worded = labelledRun(16, '#444a55', 23);

/** After Alabama's of 2013: no element has a number; number and class above the days, given names over the surname, the address under them, features in two rows at the foot. */
export const alabama =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f4f0ea', ['#c49a9a', '#9ab0c8']);
    card.text(30, 56, say('region', issuer.state, issuer.name), {
      size: 48,
      bold: true,
      fill: '#9e1b32',
      spacing: 2,
    });
    card.text(330, 52, 'DRIVER LICENSE', { size: 32, bold: true, fill: '#1d2f5c' });
    card.text(770, 50, 'USA', { size: 22, bold: true });
    card.portrait(28, 80, 236, 310);
    worded(card, 288, 116, 'NO.', say('licenseNumber', dice.digits(7)), { size: 32, bold: true });
    worded(card, 640, 116, 'CLASS', say('vehicleClassifications', dice.pick(['D', 'DM'])), {
      size: 27,
      bold: true,
    });
    worded(card, 288, 160, 'D.O.B.', card.birth(), { size: 27, bold: true });
    worded(card, 580, 160, 'EXP', card.expiry(), { size: 27, bold: true, fill: '#9e1b32' });
    card.text(288, 206, card.firstName(), { size: 27, bold: true });
    card.text(288, 238, card.lastName(), { size: 27, bold: true });
    card.text(288, 274, street, { size: 23 });
    card.text(288, 302, town, { size: 23 });
    worded(card, 288, 348, 'ENDORSEMENTS', codesOf(card, 'endorsements', 'NONE'));
    worded(card, 580, 348, 'RESTRICTIONS', codesOf(card, 'restrictions', dice.pick(['NONE', 'A'])));
    worded(card, 288, 390, 'ISS', card.issue());
    worded(card, 500, 390, 'SEX', say('sex', person.sex));
    worded(card, 620, 390, 'HT', say('height', data.height.printed));
    worded(card, 288, 428, 'EYES', say('eyeColor', data.eyes));
    worded(card, 500, 428, 'WT', say('weight', `${data.weight} lbs`));
    worded(card, 650, 428, 'HAIR', say('hairColor', data.hair));
    card.text(30, 500, 'Secretary of Law Enforcement', { size: 15 });
    card.text(620, 486, 'ORGAN DONOR', { size: 20, bold: true, fill: '#9e1b32' });
    card.specimen(330, 530, 60);
  };

/** Elements as the AAMVA's standard numbers them, the number and a short word in blue. */
const element = labelledRun(16, '#25507a', 23);

/** After South Carolina's of 2018: state over the kind, number beside the class, the day of birth beside that of the end, names and address in the midst, features in one row, the bar code behind. */
export const southCarolina =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = { ...rollLicence(card), number: `10${dice.digits(7)}`, vehicleClass: 'D' };
    const [street, town] = card.address();
    card.ground('#eef3f6', ['#88acc8', '#c8b888']);
    card.text(290, 48, say('region', issuer.state, issuer.name), { size: 42, bold: true, fill: '#1b3f73' });
    card.text(290, 80, "DRIVER'S LICENSE", { size: 27, bold: true });
    card.text(780, 46, 'USA', { size: 22, bold: true });
    card.portrait(28, 92, 238, 312);
    element(card, 290, 122, '4d DL#', say('licenseNumber', data.number), { size: 30, bold: true });
    element(card, 650, 122, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { bold: true });
    element(card, 290, 164, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 560, 164, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#b01c24' });
    element(card, 290, 210, '1', card.lastName(), { size: 26, bold: true });
    element(card, 290, 242, '2', card.firstName(), { size: 26, bold: true });
    element(card, 290, 276, '8', street);
    card.text(306, 304, town, { size: 23 });
    element(card, 290, 348, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 470, 348, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'A', 'B'])));
    element(card, 640, 348, '4a ISS', card.issue(), { size: 21 });
    element(card, 290, 390, '15 SEX', say('sex', person.sex));
    element(card, 400, 390, '16 HGT', say('height', data.height.printed));
    element(card, 560, 390, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 710, 390, '18 EYES', say('eyeColor', data.eyes));
    element(card, 290, 434, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(660, 490, 'DONOR', { size: 22, bold: true, fill: '#b01c24' });
    card.specimen(330, 525, 60);
    await codedBack(card, data, issuer, {
      ground: '#eef3f6',
      stroke: '#88acc8',
      lines: [
        'CLASS D: ANY NON-COMMERCIAL VEHICLE UP TO 26,000 LBS. GVW',
        'REPORT A CHANGE OF ADDRESS TO THE SCDMV WITHIN 10 DAYS',
      ],
      version: 9,
    });
  };

/** After Utah's of 2021: kind beside the state, number and days one beneath the other, all five features, codes beside the class. */
export const utah =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f5efe6', ['#d8a878', '#90b0b8']);
    card.text(288, 56, say('region', issuer.state, issuer.name), {
      size: 50,
      bold: true,
      fill: '#a3461d',
      spacing: 4,
    });
    card.text(500, 52, 'DRIVER LICENSE', { size: 29, bold: true });
    card.text(30, 54, 'USA', { size: 24, bold: true });
    card.portrait(28, 78, 238, 314);
    element(card, 288, 104, '4d LIC#', say('licenseNumber', dice.digits(9)), { size: 30, bold: true });
    element(card, 288, 144, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#b01c24' });
    element(card, 570, 144, '4a ISS', card.issue());
    element(card, 288, 184, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#b01c24' });
    element(card, 288, 228, '1', card.lastName(), { size: 26 });
    element(card, 288, 260, '2', card.firstName(), { size: 26 });
    element(card, 288, 294, '8', street);
    card.text(304, 322, town, { size: 23 });
    element(card, 288, 366, '9 CLASS', say('vehicleClassifications', 'D'));
    element(card, 440, 366, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 620, 366, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'A'])));
    element(card, 288, 406, '15 SEX', say('sex', person.sex));
    element(card, 420, 406, '16 HGT', say('height', data.height.printed));
    element(card, 600, 406, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 288, 444, '18 EYES', say('eyeColor', data.eyes));
    element(card, 440, 444, '19 HAIR', say('hairColor', data.hair));
    element(card, 288, 482, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(640, 508, 'ORGAN DONOR', { size: 18, fill: '#1f6a3a' });
    card.specimen(110, 520, 60);
  };
