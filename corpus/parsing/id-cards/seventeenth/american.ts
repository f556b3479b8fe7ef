import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them, the number and a short word in blue. */
const element = labelledRun(16, '#25507a', 23);

/** After Oklahoma's of 2018: state over the kind at the right of the portrait, number beside the class, days one beneath the other, names and address, features in two rows, the bar code behind. */
export const oklahoma =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = {
      ...rollLicence(card),
      number: `${dice.pick([...'CFJWY'])}${dice.digits(9)}`,
      vehicleClass: 'D',
    };
    const [street, town] = card.address();
    card.ground('#eef2f6', ['#8cb4cc', '#d0b890']);
    card.text(290, 52, say('region', issuer.state, issuer.name), {
      size: 48,
      bold: true,
      fill: '#123f6b',
      spacing: 3,
    });
    card.text(290, 84, 'DRIVER LICENSE', { size: 27, bold: true, fill: '#8a1d22' });
    card.text(780, 48, 'USA', { size: 22, bold: true });
    card.portrait(28, 40, 240, 320);
    element(card, 290, 126, '4d DLN', say('licenseNumber', data.number), { size: 29, bold: true });
    element(card, 640, 126, '9 CLASS', say('vehicleClassifications', data.vehicleClass), {
      size: 26,
      bold: true,
    });
    element(card, 290, 166, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 560, 166, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#8a1d22' });
    element(card, 290, 212, '1', card.lastName(), { size: 27, bold: true });
    element(card, 290, 244, '2', card.firstName(), { size: 27, bold: true });
    element(card, 290, 280, '8', street);
    card.text(306, 308, town, { size: 23 });
    element(card, 290, 354, '15 SEX', say('sex', person.sex));
    element(card, 430, 354, '16 HGT', say('height', data.height.printed));
    element(card, 620, 354, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 290, 394, '18 EYES', say('eyeColor', data.eyes));
    element(card, 430, 394, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 620, 394, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 290, 434, '4a ISS', card.issue());
    element(card, 290, 474, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(660, 506, 'ORGAN DONOR', { size: 19, fill: '#8a1d22' });
    card.specimen(110, 520, 60);
    await codedBack(card, data, issuer, {
      ground: '#eef2f6',
      stroke: '#8cb4cc',
      lines: [
        'CLASS D: NON-COMMERCIAL VEHICLES UNDER 26,001 LBS.',
        'NOTIFY SERVICE OKLAHOMA OF A CHANGE OF ADDRESS WITHIN 10 DAYS',
      ],
      version: 9,
    });
  };

/** Numbers in dark red before short words with one capital. */
const redElement = labelledRun(15, '#8a1d22', 23);

/** After Arkansas's of 2018: state and kind in one line at the top, class before the number, days of birth and end in one row, names under them, codes before the features at the foot. */
export const arkansas =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f4f0e8', ['#c8a890', '#98b8a0']);
    card.text(28, 58, say('region', issuer.state, issuer.name), {
      size: 50,
      bold: true,
      fill: '#8a1d22',
      spacing: 2,
    });
    card.text(400, 54, "DRIVER'S LICENSE", { size: 32, bold: true });
    card.text(780, 52, 'USA', { size: 22, bold: true });
    card.portrait(28, 82, 238, 318);
    redElement(card, 290, 116, '9 Class', say('vehicleClassifications', dice.pick(['D', 'DM'])), {
      size: 26,
      bold: true,
    });
    redElement(card, 470, 116, '4d DLN', say('licenseNumber', `9${dice.digits(8)}`), {
      size: 30,
      bold: true,
    });
    redElement(card, 290, 158, '3 DOB', card.birth(), { size: 27, bold: true });
    redElement(card, 580, 158, '4b Exp', card.expiry(), { size: 25, bold: true });
    redElement(card, 290, 206, '1', card.lastName(), { size: 26 });
    redElement(card, 290, 238, '2', card.firstName(), { size: 26 });
    redElement(card, 290, 274, '8', street);
    card.text(306, 302, town, { size: 23 });
    redElement(card, 290, 350, '4a Iss', card.issue());
    redElement(card, 540, 350, '9a End', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    redElement(card, 690, 350, '12 Rest', codesOf(card, 'restrictions', dice.pick(['NONE', 'A'])));
    redElement(card, 290, 392, '15 Sex', say('sex', person.sex));
    redElement(card, 410, 392, '16 Hgt', say('height', data.height.printed));
    redElement(card, 590, 392, '18 Eyes', say('eyeColor', data.eyes));
    redElement(card, 290, 436, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(30, 500, 'THE NATURAL STATE', { size: 17, bold: true, fill: '#4a5a40' });
    card.text(700, 500, 'DONOR', { size: 21, fill: '#8a1d22' });
    card.specimen(330, 530, 60);
  };

/** After Nebraska's of 2017: kind over the state's foot line, class O and codes above the names, number and days between names and features, the bar code behind. */
export const nebraska =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = {
      ...rollLicence(card),
      number: `${dice.pick([...'ABCEGHV'])}${dice.digits(8)}`,
      vehicleClass: 'O',
    };
    const [street, town] = card.address();
    card.ground('#ecf2f4', ['#90b0c0', '#c8c090']);
    card.text(292, 50, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#1d4d3a',
      spacing: 3,
    });
    card.text(292, 82, "OPERATOR'S LICENSE", { size: 27, bold: true });
    card.text(780, 46, 'USA', { size: 22, bold: true });
    card.portrait(28, 60, 240, 320);
    element(card, 292, 124, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { bold: true });
    element(card, 460, 124, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 650, 124, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 292, 166, '4d LIC. NO.', say('licenseNumber', data.number), { size: 29, bold: true });
    element(card, 292, 208, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#a01c24' });
    element(card, 570, 208, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#a01c24' });
    element(card, 292, 254, '1', card.lastName(), { size: 26, bold: true });
    element(card, 292, 286, '2', card.firstName(), { size: 26, bold: true });
    element(card, 292, 320, '8', street);
    card.text(308, 348, town, { size: 23 });
    element(card, 292, 394, '4a ISS', card.issue());
    element(card, 292, 434, '15 SEX', say('sex', person.sex));
    element(card, 410, 434, '16 HGT', say('height', data.height.printed));
    element(card, 570, 434, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 720, 434, '18 EYES', say('eyeColor', data.eyes), { size: 21 });
    element(card, 292, 474, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(30, 420, card.birth(), { size: 18 });
    card.specimen(330, 530, 60);
    await codedBack(card, data, issuer, {
      ground: '#ecf2f4',
      stroke: '#90b0c0',
      lines: [
        'CLASS O: ANY MOTOR VEHICLE EXCEPT COMMERCIAL AND MOTORCYCLE',
        'REPORT A CHANGE OF ADDRESS TO THE DMV WITHIN 60 DAYS',
      ],
      version: 8,
    });
  };
