import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them, in blue before the value. */
const element = labelledRun(16, '#23508a', 23);

/** After Hawaii's of 2018: state at the right of the kind, number with the days beside it, names over the address, features in two rows, class with codes at the foot. */
export const hawaii =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f4f1f6', ['#e0a8a0', '#a0c8e0', '#b8dca8']);
    card.text(290, 54, say('region', issuer.state, issuer.name), {
      size: 50,
      bold: true,
      fill: '#7a1f5c',
      spacing: 4,
    });
    card.text(540, 50, 'DRIVER LICENSE', { size: 29, bold: true });
    card.text(30, 54, 'USA', { size: 26, bold: true });
    card.portrait(28, 78, 242, 316);
    element(card, 294, 106, '4d NUMBER', say('licenseNumber', `H0${dice.digits(7)}`), {
      size: 30,
      bold: true,
    });
    element(card, 294, 146, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#a8201a' });
    element(card, 294, 184, '4a ISS', card.issue());
    element(card, 560, 184, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
    element(card, 294, 230, '1', card.lastName(), { size: 26, bold: true });
    element(card, 294, 262, '2', card.firstName(), { size: 26, bold: true });
    element(card, 294, 296, '8', street);
    card.text(310, 324, town, { size: 23 });
    element(card, 294, 368, '15 SEX', say('sex', person.sex));
    element(card, 410, 368, '16 HT', say('height', data.height.printed));
    element(card, 560, 368, '17 WT', say('weight', String(data.weight)));
    element(card, 294, 406, '18 EYES', say('eyeColor', data.eyes));
    element(card, 450, 406, '19 HAIR', say('hairColor', data.hair));
    element(card, 294, 444, '9 CLASS', say('vehicleClassifications', dice.pick(['3', '2,3'])));
    element(card, 450, 444, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 620, 444, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 294, 484, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(60, 440, 'ORGAN DONOR', { size: 18, bold: true, fill: '#a8201a' });
    card.specimen(330, 528, 60);
  };

/** After New Mexico's identification card of 2016: as the state's licence, with another title and without class and codes. */
export const newMexicoIdentification =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f8f3dc', ['#e0b850', '#70b8b8']);
    card.rectangle(0, 0, 856, 68, '#1f8a8a');
    card.text(28, 50, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#ffe27a',
      spacing: 3,
    });
    card.text(420, 46, 'IDENTIFICATION CARD', { size: 28, bold: true, fill: 'white' });
    card.text(786, 44, 'USA', { size: 22, fill: 'white' });
    card.portrait(28, 86, 238, 312);
    element(card, 290, 116, '4d ID#', say('licenseNumber', dice.digits(9)), { size: 30, bold: true });
    element(card, 290, 158, '4a ISS', card.issue());
    element(card, 560, 158, '4b EXP', card.expiry(), { size: 26, bold: true });
    element(card, 290, 204, '1', card.lastName(), { size: 26, bold: true });
    element(card, 290, 236, '2', card.firstName(), { size: 26, bold: true });
    element(card, 290, 270, '8', street);
    card.text(306, 298, town, { size: 23 });
    element(card, 290, 344, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#a8201a' });
    element(card, 560, 344, '15 SEX', say('sex', person.sex));
    element(card, 290, 384, '16 HGT', say('height', data.height.printed));
    element(card, 450, 384, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 290, 424, '18 EYES', say('eyeColor', data.eyes));
    element(card, 450, 424, '19 HAIR', say('hairColor', data.hair));
    element(card, 290, 464, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(660, 470, 'DONOR', { size: 20, bold: true, fill: '#a8201a' });
    card.specimen(330, 528, 60);
  };
