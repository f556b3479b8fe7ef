import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

const element = labelledRun(16, '#23406e', 23);

/** After Kentucky's of 2019: operator's licence, its number in three groups, days one beneath the other at the right of names and address, class and codes over the features, the bar code behind. */
export const kentucky =
  (issuer: LicenceIssuer): CardDesign['draw'] =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const number = `${person.lastName[0]}${dice.digits(8).replace(/(..)(...)(...)/, '$1-$2-$3')}`;
    const data = { ...rollLicence(card), number, vehicleClass: 'D' };
    const [street, town] = card.address();
    card.ground('#eaf0f8', ['#90a8d0', '#b8c898']);
    card.text(286, 56, say('region', issuer.state, issuer.name), { size: 46, bold: true, fill: '#12367a' });
    card.text(570, 46, 'OPERATOR LICENSE', { size: 26, bold: true });
    card.text(570, 72, 'NOT FOR REAL ID PURPOSES', { size: 15 });
    card.text(30, 52, 'USA', { size: 24, bold: true });
    card.portrait(26, 84, 240, 316);
    element(card, 286, 114, '4d LIC. NO.', say('licenseNumber', number), { size: 29, bold: true });
    element(card, 286, 154, '1', card.lastName(), { size: 26, bold: true });
    element(card, 286, 186, '2', card.firstName(), { size: 26, bold: true });
    element(card, 286, 220, '8', street);
    card.text(302, 248, town, { size: 23 });
    element(card, 286, 292, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#a3182b' });
    element(card, 590, 292, '4a ISS', card.issue());
    element(card, 286, 328, '4b EXP', card.expiry(), { size: 25, bold: true });
    element(card, 590, 328, '9 CLASS', say('vehicleClassifications', data.vehicleClass));
    element(card, 286, 364, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 590, 364, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', '1', 'B'])));
    element(card, 286, 402, '15 SEX', say('sex', person.sex));
    element(card, 410, 402, '16 HGT', say('height', data.height.printed));
    element(card, 590, 402, '18 EYES', say('eyeColor', data.eyes));
    element(card, 286, 442, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(650, 490, 'ORGAN DONOR', { size: 18, fill: '#a3182b' });
    card.specimen(110, 520, 60);
    await codedBack(card, data, issuer, {
      ground: '#eaf0f8',
      stroke: '#90a8d0',
      lines: ['CLASS D: VEHICLES UNDER 26,001 LBS. GVWR', 'KENTUCKY TRANSPORTATION CABINET  DRIVE.KY.GOV'],
      version: 9,
    });
  };
