import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them, in blue before the value. */
const element = labelledRun(16, '#2a4c86', 23);

/** After Rhode Island's of 2018: state and kind in one line, number over the days, names and address, class with codes before features. */
export const rhodeIsland =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#eef4f8', ['#90b8d8', '#d8d0a0']);
    card.text(28, 54, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#1a3f7a',
      spacing: 2,
    });
    card.text(450, 50, "DRIVER'S LICENSE", { size: 30, bold: true, fill: '#1a3f7a' });
    card.text(782, 48, 'USA', { size: 22, bold: true });
    card.portrait(28, 80, 240, 314);
    element(card, 292, 112, '4d LIC. NO.', say('licenseNumber', dice.digits(7)), { size: 30, bold: true });
    element(card, 292, 152, '3 DOB', card.birth(), { size: 26, bold: true, fill: '#a8201a' });
    element(card, 292, 190, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
    element(card, 570, 190, '4a ISS', card.issue());
    element(card, 292, 236, '1', card.lastName(), { size: 26, bold: true });
    element(card, 292, 268, '2', card.firstName(), { size: 26, bold: true });
    element(card, 292, 302, '8', street);
    card.text(308, 330, town, { size: 23 });
    element(card, 292, 374, '9 CLASS', say('vehicleClassifications', '10'), { bold: true });
    element(card, 430, 374, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 600, 374, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 292, 414, '15 SEX', say('sex', person.sex));
    element(card, 400, 414, '16 HGT', say('height', data.height.printed));
    element(card, 560, 414, '18 EYES', say('eyeColor', data.eyes));
    element(card, 292, 456, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(650, 462, 'ORGAN DONOR', { size: 18, bold: true, fill: '#a8201a' });
    card.text(60, 430, card.birth(), { size: 20 });
    card.specimen(330, 528, 60);
  };

/** After New Hampshire's of 2018: state with its motto, number that begins with the state's letters, names and address before days, features in two rows. */
export const newHampshire =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f1f4ec', ['#a0c0a0', '#b8c8e0']);
    card.rectangle(0, 0, 856, 70, '#cfe0cf');
    card.text(28, 48, say('region', issuer.state, issuer.name), {
      size: 42,
      bold: true,
      fill: '#174a34',
      spacing: 2,
    });
    card.text(470, 34, 'DRIVER LICENSE', { size: 27, bold: true, fill: '#174a34' });
    card.text(470, 60, 'Live Free or Die', { size: 19, fill: '#174a34' });
    card.text(782, 48, 'USA', { size: 22, bold: true });
    card.portrait(28, 88, 236, 310);
    element(card, 288, 116, '4d DL NUMBER', say('licenseNumber', `NHL${dice.digits(8)}`), {
      size: 28,
      bold: true,
    });
    element(card, 288, 160, '1', card.lastName(), { size: 26, bold: true });
    element(card, 288, 192, '2', card.firstName(), { size: 26, bold: true });
    element(card, 288, 226, '8', street);
    card.text(304, 254, town, { size: 23 });
    element(card, 288, 300, '3 DOB', card.birth(), { size: 26, bold: true, fill: '#a8201a' });
    element(card, 560, 300, '9 CLASS', say('vehicleClassifications', 'D'), { bold: true });
    element(card, 288, 338, '4a ISS', card.issue());
    element(card, 560, 338, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
    element(card, 288, 378, '15 SEX', say('sex', person.sex));
    element(card, 400, 378, '16 HGT', say('height', data.height.printed));
    element(card, 560, 378, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 288, 418, '18 EYES', say('eyeColor', data.eyes));
    element(card, 440, 418, '19 HAIR', say('hairColor', data.hair));
    element(card, 600, 418, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 288, 458, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 440, 458, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(60, 436, 'ORGAN DONOR', { size: 18, bold: true, fill: '#a8201a' });
    card.specimen(330, 528, 60);
  };
