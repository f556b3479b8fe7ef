import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them, in green before the value. */
const element = labelledRun(15, '#2d5a44', 23);

/** After Vermont's of 2019, both sides: state in a band with the kind, names and address first, number over the days, features in one column at the right; the bar code behind. */
export const vermont =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = { ...rollLicence(card), number: dice.digits(8), vehicleClass: 'D' };
    const [street, town] = card.address();
    card.ground('#eef4ea', ['#88b490', '#b8cce0']);
    card.rectangle(0, 0, 856, 70, '#1f5a3a');
    card.text(28, 50, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: 'white',
      spacing: 5,
    });
    card.text(440, 47, "DRIVER'S LICENSE", { size: 30, bold: true, fill: 'white' });
    card.text(782, 45, 'USA', { size: 22, bold: true, fill: 'white' });
    card.portrait(28, 88, 238, 310);
    element(card, 290, 118, '1', card.lastName(), { size: 27, bold: true });
    element(card, 290, 150, '2', card.firstName(), { size: 27, bold: true });
    element(card, 290, 184, '8', street);
    card.text(305, 212, town, { size: 23 });
    element(card, 290, 264, '4d LIC#', say('licenseNumber', data.number), { size: 29, bold: true });
    element(card, 290, 304, '3 DOB', card.birth(), { size: 26, bold: true, fill: '#a8201a' });
    element(card, 290, 342, '4a ISS', card.issue());
    element(card, 290, 380, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#a8201a' });
    element(card, 640, 264, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { bold: true });
    element(card, 640, 304, '15 SEX', say('sex', person.sex));
    element(card, 640, 342, '16 HGT', say('height', data.height.printed));
    element(card, 640, 380, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 640, 418, '18 EYES', say('eyeColor', data.eyes));
    element(card, 290, 418, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 460, 418, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 290, 458, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(60, 436, 'ORGAN DONOR', { size: 18, bold: true, fill: '#a8201a' });
    card.specimen(330, 528, 60);
    await codedBack(card, data, issuer, {
      ground: '#eef4ea',
      stroke: '#88b490',
      lines: [
        'CLASS D: OPERATOR    END M: MOTORCYCLE    REST B: CORRECTIVE LENSES',
        'NOTIFY THE DEPARTMENT OF A CHANGE OF ADDRESS WITHIN 30 DAYS',
      ],
      version: 9,
    });
  };

/** After the District of Columbia's identification card of 2017: the city's name in large letters, number over the days, names and address, features in two rows, no class and no codes. */
export const districtIdentification =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const red = { size: 26, bold: true, fill: '#b01c24' } as const;
    card.ground('#f7f0f2', ['#e0a8b8', '#a8bcd8']);
    card.text(28, 56, say('region', issuer.state, issuer.name), {
      size: 42,
      bold: true,
      fill: '#b01c24',
      spacing: 1,
    });
    card.text(452, 50, 'IDENTIFICATION CARD', { size: 26, bold: true, fill: '#1c2f5e' });
    card.text(790, 50, 'USA', { size: 20, bold: true, fill: '#1c2f5e' });
    card.portrait(28, 84, 240, 316);
    element(card, 292, 114, '4d ID NO', say('licenseNumber', dice.digits(7)), { size: 30, bold: true });
    element(card, 292, 154, '3 DOB', card.birth(), red);
    element(card, 292, 192, '4a ISS', card.issue());
    element(card, 560, 192, '4b EXP', card.expiry(), red);
    element(card, 292, 240, '1', card.lastName(), { size: 26, bold: true });
    element(card, 292, 272, '2', card.firstName(), { size: 26, bold: true });
    element(card, 292, 306, '8', street);
    card.text(307, 334, town, { size: 23 });
    element(card, 292, 382, '15 SEX', say('sex', person.sex));
    element(card, 410, 382, '16 HGT', say('height', data.height.printed));
    element(card, 580, 382, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 292, 422, '18 EYES', say('eyeColor', data.eyes));
    element(card, 460, 422, '19 HAIR', say('hairColor', data.hair));
    element(card, 292, 464, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(60, 432, card.birth(), { size: 20 });
    card.text(690, 468, 'DONOR', { size: 20, bold: true, fill: '#b01c24' });
    card.specimen(330, 528, 60);
  };
