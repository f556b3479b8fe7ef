import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** An element as the AAMVA's standard sets it: its number and a short word in small letters, the value in the same run. */
const element = labelledRun(16, '#2f4a78', 23);

/** After New Jersey's of 2020: kind and class above, number in three groups before the days, names beside 1 and 2, the bar code behind. */
export const newJersey =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const digits = dice.digits(14);
    const number = `${person.lastName[0]}${digits.slice(0, 4)} ${digits.slice(4, 9)} ${digits.slice(9)}`;
    const data = { ...rollLicence(card), number, vehicleClass: 'D' };
    const [street, town] = card.address();
    card.ground('#f3f0e4', ['#d8bc7a', '#a8b8d8']);
    card.text(30, 52, say('region', issuer.state, issuer.name), { size: 40, bold: true, fill: '#1f3f7a' });
    card.text(400, 40, 'AUTO DRIVER LICENSE', { size: 26, bold: true, fill: '#1f3f7a' });
    card.text(400, 66, 'NOT FOR "REAL ID" PURPOSES', { size: 15 });
    card.text(770, 52, 'USA', { size: 22, bold: true });
    card.portrait(30, 80, 236, 310);
    element(card, 290, 112, '4d DL', say('licenseNumber', number), { size: 30, bold: true });
    element(card, 290, 150, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 570, 150, '4b EXP', card.expiry(), { size: 25, fill: '#a81c1c' });
    element(card, 290, 186, '4a ISS', card.issue());
    element(card, 570, 186, '9 CLASS', say('vehicleClassifications', data.vehicleClass));
    element(card, 290, 226, '1', card.lastName(), { size: 26, bold: true });
    element(card, 290, 258, '2', card.firstName(), { size: 26, bold: true });
    element(card, 290, 292, '8', street);
    card.text(306, 320, town, { size: 23 });
    element(card, 290, 362, '12 RESTR', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 500, 362, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 290, 400, '15 SEX', say('sex', person.sex));
    element(card, 410, 400, '16 HGT', say('height', data.height.printed));
    element(card, 590, 400, '18 EYES', say('eyeColor', data.eyes));
    element(card, 290, 438, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.text(640, 470, 'ORGAN DONOR', { size: 18, fill: '#2f7a3a' });
    card.specimen(120, 510, 60);
    await codedBack(card, data, issuer, {
      ground: '#f3f0e4',
      stroke: '#d8bc7a',
      lines: ['CLASS D: ANY VEHICLE EXCEPT A, B, C, E, F OR G', 'REPORT CHANGE OF ADDRESS WITHIN ONE WEEK'],
      version: 9,
    });
  };

/** After Michigan's of 2019: the licence's kind behind the state, number in four groups, days with hyphens, few features, the discriminator at the foot. */
export const michigan =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const digits = dice.digits(12);
    const number = `${person.lastName[0]} ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 9)} ${digits.slice(9)}`;
    const [street, town] = card.address();
    card.ground('#eaf1f6', ['#90b8d8', '#b8d0a8']);
    card.text(30, 56, say('region', issuer.state, issuer.name), { size: 46, bold: true, fill: '#12406e' });
    card.text(420, 54, 'DRIVER LICENSE', { size: 30, fill: '#12406e' });
    card.text(770, 52, 'USA', { size: 22 });
    card.portrait(30, 84, 240, 316);
    element(card, 300, 112, '4d LIC NO', say('licenseNumber', number), { size: 29, bold: true });
    element(card, 300, 152, '3 DOB', card.birth(), { size: 26, bold: true });
    element(card, 580, 152, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#a81c1c' });
    element(card, 300, 194, '1', card.lastName(), { size: 26 });
    element(card, 300, 226, '2', card.firstName(), { size: 26 });
    element(card, 300, 260, '8', street);
    card.text(316, 288, town, { size: 23 });
    element(card, 300, 334, '15 Sex', say('sex', person.sex));
    element(card, 420, 334, '16 Hgt', say('height', data.height.printed));
    element(card, 590, 334, '18 Eyes', say('eyeColor', data.eyes));
    element(card, 300, 374, '9 Lic Type', say('vehicleClassifications', 'O'));
    element(card, 500, 374, '9a End', codesOf(card, 'endorsements', dice.pick(['NONE', 'CY'])));
    element(card, 300, 412, '12 Restrictions', codesOf(card, 'restrictions', dice.pick(['NONE', '01'])));
    element(card, 580, 412, '4a Iss', card.issue());
    element(card, 300, 450, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.text(640, 490, 'DONOR', { size: 22, fill: '#a81c1c' });
    card.text(30, 490, 'Rev 01-21-2019', { size: 14 });
    card.specimen(330, 520, 60);
  };

/** After Colorado's of 2016: number with hyphens over class and codes, all five features, the bar code behind. */
export const colorado =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const digits = dice.digits(9);
    const data = {
      ...rollLicence(card),
      number: `${digits.slice(0, 2)}-${digits.slice(2, 5)}-${digits.slice(5)}`,
      vehicleClass: 'R',
    };
    const [street, town] = card.address();
    card.ground('#eef3ef', ['#98b8a0', '#c0a8c8']);
    card.rectangle(0, 0, 856, 74, '#1f4e79');
    card.text(30, 54, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: 'white',
      spacing: 4,
    });
    card.text(490, 50, 'DRIVER LICENSE', { size: 32, fill: 'white' });
    card.portrait(26, 92, 240, 312);
    element(card, 286, 124, '4d DLN', say('licenseNumber', data.number), { size: 29, bold: true });
    element(card, 630, 122, '9 CLASS', say('vehicleClassifications', data.vehicleClass), {
      size: 26,
      bold: true,
    });
    element(card, 286, 160, '3 DOB', card.birth(), { size: 26, bold: true });
    element(card, 630, 160, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 286, 196, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a02318' });
    element(card, 630, 196, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'C'])));
    element(card, 286, 230, '4a ISS', card.issue());
    element(card, 286, 270, '1', card.lastName(), { size: 26, bold: true });
    element(card, 286, 302, '2', card.firstName(), { size: 26, bold: true });
    element(card, 286, 336, '8', street);
    card.text(302, 364, town, { size: 23 });
    element(card, 286, 406, '15 SEX', say('sex', person.sex));
    element(card, 420, 406, '16 HGT', say('height', data.height.printed));
    element(card, 620, 406, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 286, 440, '18 EYES', say('eyeColor', data.eyes));
    element(card, 420, 440, '19 HAIR', say('hairColor', data.hair));
    element(card, 286, 474, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.specimen(120, 520, 60);
    await codedBack(card, data, issuer, {
      ground: '#eef3ef',
      stroke: '#98b8a0',
      lines: [
        'CLASS R: Motor vehicles under 26,001 lbs. GVWR',
        'If found, drop in any mailbox. Postmaster return to: Department of Revenue, Denver CO',
      ],
      version: 9,
    });
  };

/** After Tennessee's of 2022: a plain ground under the state's name, days beneath the number, features in one row at the foot. */
export const tennessee =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = { ...rollLicence(card), number: dice.digits(9) };
    const [street, town] = card.address();
    card.ground('#f4f1ea', ['#c8a0a0', '#a0b0d0']);
    card.text(286, 54, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#16325c',
      spacing: 3,
    });
    card.text(286, 84, 'THE VOLUNTEER STATE', { size: 16, fill: '#8a1c2c' });
    card.text(650, 84, 'DRIVER LICENSE', { size: 22, bold: true, fill: '#8a1c2c' });
    card.portrait(26, 30, 240, 320);
    element(card, 286, 128, '4d DL NO.', say('licenseNumber', data.number), { size: 29, bold: true });
    element(card, 286, 166, '4b EXP', card.expiry(), { size: 25, fill: '#8a1c2c' });
    element(card, 570, 166, '4a ISS', card.issue());
    element(card, 286, 204, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 570, 204, '9 CLASS', say('vehicleClassifications', 'D'));
    element(card, 286, 246, '1', card.lastName(), { size: 26 });
    element(card, 286, 278, '2', card.firstName(), { size: 26 });
    element(card, 286, 312, '8', street);
    card.text(302, 340, town, { size: 23 });
    element(card, 286, 382, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 570, 382, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', '01'])));
    element(card, 286, 420, '15 SEX', say('sex', person.sex));
    element(card, 420, 420, '16 HGT', say('height', data.height.printed));
    element(card, 600, 420, '18 EYES', say('eyeColor', data.eyes));
    element(card, 26, 420, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(286, 470, 'DONOR', { size: 20, fill: '#2f7a3a' });
    card.specimen(430, 520, 60);
  };
