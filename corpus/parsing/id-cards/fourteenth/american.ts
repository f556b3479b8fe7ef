import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them: number and short word in small letters, the value in the same run. */
const element = labelledRun(16, '#3a4a6a', 23);

/** After Minnesota's of 2018: state and kind above, the number in four groups under them, names and address, then days and features in rows, the bar code behind. */
export const minnesota =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const digits = dice.digits(12).replace(/(...)(...)(...)(...)/, '$1-$2-$3-$4');
    const data = { ...rollLicence(card), number: `${person.lastName[0]}${digits}`, vehicleClass: 'D' };
    const [street, town] = card.address();
    card.ground('#edf3f7', ['#8fb6d4', '#c4b48c']);
    card.text(30, 56, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#0f3d73',
      spacing: 2,
    });
    card.text(470, 52, "DRIVER'S LICENSE", { size: 32, bold: true, fill: '#0f3d73' });
    card.text(790, 52, 'USA', { size: 20 });
    card.portrait(28, 80, 240, 314);
    element(card, 292, 108, '4d', say('licenseNumber', data.number), { size: 31, bold: true });
    element(card, 292, 150, '1', card.lastName(), { size: 27, bold: true });
    element(card, 292, 182, '2', card.firstName(), { size: 27, bold: true });
    element(card, 292, 216, '8', street);
    card.text(308, 244, town, { size: 23 });
    element(card, 292, 288, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#a01c28' });
    element(card, 580, 288, '4b EXP', card.expiry(), { size: 25, bold: true });
    element(card, 292, 324, '9 CLASS', say('vehicleClassifications', data.vehicleClass));
    element(card, 580, 324, '4a ISS', card.issue());
    element(card, 292, 360, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 580, 360, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 292, 402, '15 SEX', say('sex', person.sex));
    element(card, 400, 402, '16 HGT', say('height', data.height.printed));
    element(card, 560, 402, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 710, 402, '18 EYES', say('eyeColor', data.eyes));
    element(card, 292, 444, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(650, 478, 'DONOR', { size: 20, fill: '#1f7a4a' });
    card.specimen(110, 510, 60);
    await codedBack(card, data, issuer, {
      ground: '#edf3f7',
      stroke: '#8fb6d4',
      lines: [
        'CLASS D: SINGLE UNIT VEHICLES UNDER 26,001 LBS. GVWR',
        'NOTIFY DVS WITHIN 30 DAYS OF A CHANGE OF NAME OR ADDRESS',
      ],
      version: 10,
    });
  };

/** After Missouri's of 2020: number beside the class, days in red and black beneath, names and address, features in one row, codes and the discriminator at the foot. */
export const missouri =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const number = `${dice.digits(3)}${dice.pick([...'ABCDEFGHJKLMNPR'])}${dice.digits(6)}`;
    const [street, town] = card.address();
    card.ground('#f3efe6', ['#c8a888', '#94b0c8']);
    card.rectangle(0, 0, 856, 70, '#7a1f2b');
    card.text(286, 50, say('region', issuer.state, issuer.name), {
      size: 44,
      bold: true,
      fill: 'white',
      spacing: 3,
    });
    card.text(580, 48, 'DRIVER LICENSE', { size: 28, fill: 'white' });
    card.text(30, 48, 'USA', { size: 24, bold: true, fill: 'white' });
    card.portrait(26, 86, 238, 312);
    element(card, 286, 112, '4d DL NO.', say('licenseNumber', number), { size: 29, bold: true });
    element(card, 660, 112, '9 CLASS', say('vehicleClassifications', 'F'), { bold: true });
    element(card, 286, 152, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#a81c1c' });
    element(card, 570, 152, '4a ISS', card.issue());
    element(card, 286, 194, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 286, 236, '1', card.lastName(), { size: 26 });
    element(card, 286, 268, '2', card.firstName(), { size: 26 });
    element(card, 286, 302, '8', street);
    card.text(302, 330, town, { size: 23 });
    element(card, 286, 376, '15 SEX', say('sex', person.sex));
    element(card, 400, 376, '16 HGT', say('height', data.height.printed));
    element(card, 560, 376, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 710, 376, '18 EYES', say('eyeColor', data.eyes));
    element(card, 286, 414, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 480, 414, '12 RESTRICTIONS', codesOf(card, 'restrictions', dice.pick(['NONE', 'A', 'AF'])));
    element(card, 286, 452, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(30, 500, 'Rev. 06/15/2020', { size: 14 });
    card.text(640, 492, 'ORGAN DONOR', { size: 18, fill: '#a81c1c' });
    card.specimen(330, 526, 60);
  };

/** After Maryland's of 2016: words with one capital, number of the surname's code in five groups, days under it, class and codes at the right, features in one row. */
export const maryland =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const number = `${person.lastName[0]}-${dice.digits(12).replace(/(...)(...)(...)(...)/, '$1-$2-$3-$4')}`;
    const [street, town] = card.address();
    card.ground('#f6f1e3', ['#d8b060', '#b86868']);
    card.text(290, 54, say('region', issuer.state, issuer.name), { size: 46, bold: true, fill: '#8a1420' });
    card.text(560, 50, "Driver's License", { size: 30, bold: true });
    card.text(30, 50, 'USA', { size: 24, bold: true });
    card.portrait(28, 72, 240, 316);
    element(card, 290, 106, '4d Lic. No.', say('licenseNumber', number), { size: 29, bold: true });
    element(card, 290, 148, '3 Date of Birth', card.birth(), { size: 26, bold: true });
    element(card, 290, 184, '4b Exp', card.expiry(), { size: 25, bold: true, fill: '#8a1420' });
    element(card, 570, 184, '4a Iss', card.issue());
    element(card, 290, 226, '1', card.lastName(), { size: 26, bold: true });
    element(card, 290, 258, '2', card.firstName(), { size: 26, bold: true });
    element(card, 290, 292, '8', street);
    card.text(306, 320, town, { size: 23 });
    element(card, 290, 362, '9 Class', say('vehicleClassifications', dice.pick(['C', 'CM'])));
    element(card, 470, 362, '9a End', codesOf(card, 'endorsements', 'NONE'));
    element(card, 640, 362, '12 Rest', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 290, 402, '15 Sex', say('sex', person.sex));
    element(card, 410, 402, '16 Hgt', say('height', data.height.printed));
    element(card, 590, 402, '17 Wgt', say('weight', `${data.weight} lb`));
    element(card, 290, 442, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(640, 486, 'Organ Donor', { size: 19, fill: '#1f6a3a' });
    card.specimen(120, 520, 60);
  };
