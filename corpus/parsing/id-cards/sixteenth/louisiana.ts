import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

/** Numbers of elements before words with one capital. */
const element = labelledRun(15, '#4a3a6a', 23);

/** After Louisiana's of 2014: state in a band, number between class and end, names and address, features in one row, what the office counts at the foot, the bar code behind. */
export const louisiana =
  (issuer: LicenceIssuer): CardDesign['draw'] =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = { ...rollLicence(card), number: `00${dice.digits(7)}`, vehicleClass: 'E' };
    const [street, town] = card.address();
    card.ground('#f2eff7', ['#b0a0d0', '#d0c088']);
    card.rectangle(0, 0, 856, 72, '#46307a');
    card.text(28, 52, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: 'white',
      spacing: 3,
    });
    card.text(430, 48, "DRIVER'S LICENSE", { size: 29, bold: true, fill: '#ffe08a' });
    card.text(780, 46, 'USA', { size: 22, fill: 'white' });
    card.portrait(590, 92, 238, 312);
    element(card, 30, 112, '4d No.', say('licenseNumber', data.number), { size: 30, bold: true });
    element(card, 330, 112, '9 Class', say('vehicleClassifications', data.vehicleClass), {
      size: 26,
      bold: true,
    });
    element(card, 30, 154, '3 DOB', card.birth(), { size: 26, bold: true });
    element(card, 330, 154, '4b Exp', card.expiry(), { size: 25, bold: true, fill: '#a81c1c' });
    element(card, 30, 200, '1', card.lastName(), { size: 26, bold: true });
    element(card, 30, 232, '2', card.firstName(), { size: 26, bold: true });
    element(card, 30, 266, '8', street);
    card.text(46, 294, town, { size: 23 });
    element(card, 30, 340, '9a End', codesOf(card, 'endorsements', 'NONE'));
    element(card, 190, 340, '12 Rest', codesOf(card, 'restrictions', dice.pick(['NONE', '01'])));
    element(card, 370, 340, '4a Iss', card.issue());
    element(card, 30, 382, '15 Sex', say('sex', person.sex));
    element(card, 140, 382, '16 Hgt', say('height', data.height.printed));
    element(card, 296, 382, '17 Wgt', say('weight', `${data.weight} lb`));
    element(card, 440, 382, '18 Eyes', say('eyeColor', data.eyes));
    element(card, 30, 426, '5 DD/Audit No.', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(600, 470, 'Organ Donor', { size: 20, fill: '#a81c1c' });
    card.specimen(180, 530, 60);
    await codedBack(card, data, issuer, {
      ground: '#f2eff7',
      stroke: '#b0a0d0',
      lines: [
        'CLASS E: PERSONAL VEHICLES UNDER 10,001 LBS.',
        'NOTIFY THE OFFICE OF MOTOR VEHICLES OF A CHANGE OF ADDRESS WITHIN 10 DAYS',
      ],
      version: 8,
    });
  };
