import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

/** Elements as the AAMVA's standard numbers them, in turquoise. */
const element = labelledRun(16, '#0f6a70', 23);

/** After New Mexico's of 2016: state in a yellow band with the kind at its right, portrait at the left, names and address above number and days, all five features in two rows, the small portrait at the right. */
export const newMexico =
  (issuer: LicenceIssuer): CardDesign['draw'] =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f6f1e4', ['#60b0b0', '#d8a860']);
    card.rectangle(0, 0, 856, 70, '#f2c94c');
    card.text(28, 52, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#a11d21',
      spacing: 3,
    });
    card.text(470, 48, 'DRIVER LICENSE', { size: 31, bold: true, fill: '#0f4d52' });
    card.text(784, 46, 'USA', { size: 22, bold: true });
    card.portrait(28, 90, 236, 314);
    element(card, 288, 112, '1', card.lastName(), { size: 27, bold: true });
    element(card, 288, 144, '2', card.firstName(), { size: 27, bold: true });
    element(card, 288, 180, '8', street);
    card.text(304, 208, town, { size: 23 });
    element(card, 288, 254, '4d DL No.', say('licenseNumber', `5${dice.digits(8)}`), {
      size: 29,
      bold: true,
    });
    element(card, 640, 254, '9 Class', say('vehicleClassifications', 'D'), { bold: true });
    element(card, 288, 296, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 288, 336, '4a Iss', card.issue());
    element(card, 530, 336, '4b Exp', card.expiry(), { size: 25, bold: true, fill: '#a11d21' });
    element(card, 288, 378, '15 Sex', say('sex', person.sex));
    element(card, 400, 378, '16 Hgt', say('height', data.height.printed));
    element(card, 560, 378, '17 Wgt', say('weight', `${data.weight} lb`));
    element(card, 288, 418, '18 Eyes', say('eyeColor', data.eyes));
    element(card, 430, 418, '19 Hair', say('hairColor', data.hair));
    element(card, 288, 458, '9a End', codesOf(card, 'endorsements', 'NONE'));
    element(card, 430, 458, '12 Rest', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 288, 498, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.portrait(716, 380, 110, 140);
    card.text(60, 450, 'DONOR', { size: 21, bold: true, fill: '#a11d21' });
    card.specimen(110, 530, 55);
  };
