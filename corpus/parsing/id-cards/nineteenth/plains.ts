import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them, number and short word before the value. */
const element = labelledRun(16, '#3b4250', 23);

/** After Kansas's of 2017: state in the middle over the kind, number over the class, days before names and address, features in two rows; the bar code behind. */
export const kansas =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = {
      ...rollLicence(card),
      number: `K0${dice.digits(1)}-${dice.digits(2)}-${dice.digits(4)}`,
      vehicleClass: 'C',
    };
    const [street, town] = card.address();
    card.ground('#f4f0e2', ['#d8b860', '#90b0d0']);
    card.text(300, 56, say('region', issuer.state, issuer.name), {
      size: 54,
      bold: true,
      fill: '#20386e',
      spacing: 8,
    });
    card.text(600, 52, "DRIVER'S LICENSE", { size: 25, bold: true, fill: '#20386e' });
    card.text(30, 54, 'USA', { size: 26, bold: true });
    card.portrait(28, 76, 244, 318);
    element(card, 296, 104, '4d DL NO.', say('licenseNumber', data.number), {
      size: 29,
      bold: true,
      fill: '#a8201a',
    });
    element(card, 660, 104, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { bold: true });
    element(card, 296, 144, '3 DOB', card.birth(), { size: 26, bold: true, fill: '#a8201a' });
    element(card, 560, 144, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
    element(card, 560, 182, '4a ISS', card.issue());
    element(card, 296, 196, '1', card.lastName(), { size: 26, bold: true });
    element(card, 296, 228, '2', card.firstName(), { size: 26, bold: true });
    element(card, 296, 262, '8', street);
    card.text(312, 290, town, { size: 23 });
    element(card, 296, 340, '15 SEX', say('sex', person.sex));
    element(card, 440, 340, '16 HGT', say('height', data.height.printed));
    element(card, 620, 340, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 296, 378, '18 EYES', say('eyeColor', data.eyes));
    element(card, 296, 416, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 440, 416, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 296, 458, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.text(660, 464, 'DONOR', { size: 21, bold: true, fill: '#a8201a' });
    card.text(60, 436, card.birth(), { size: 20 });
    card.specimen(330, 528, 60);
    await codedBack(card, data, issuer, {
      ground: '#f4f0e2',
      stroke: '#d8b860',
      lines: [
        'CLASS C: ANY SINGLE VEHICLE UNDER 26,001 LBS. GVWR',
        'NOTIFY THE DIVISION OF VEHICLES OF A CHANGE OF ADDRESS WITHIN 10 DAYS',
      ],
      version: 9,
    });
  };

/** After Mississippi's of 2018: state over the kind at the left of a flower, number with the class, names and address before days, features in one row. */
export const mississippi =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f0f3f6', ['#a0b8d8', '#d8c0c8']);
    card.text(28, 52, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#173a75',
      spacing: 3,
    });
    card.text(480, 48, 'DRIVER LICENSE', { size: 30, bold: true, fill: '#173a75' });
    card.text(782, 46, 'USA', { size: 22, bold: true });
    card.portrait(28, 78, 238, 314);
    element(card, 290, 110, '4d DL#', say('licenseNumber', `80${dice.digits(7)}`), { size: 30, bold: true });
    element(card, 620, 110, '9 CLASS', say('vehicleClassifications', 'R'), { bold: true });
    element(card, 290, 154, '1', card.lastName(), { size: 26, bold: true });
    element(card, 290, 186, '2', card.firstName(), { size: 26, bold: true });
    element(card, 290, 220, '8', street);
    card.text(306, 248, town, { size: 23 });
    element(card, 290, 294, '3 DOB', card.birth(), { size: 26, bold: true, fill: '#a8201a' });
    element(card, 560, 294, '15 SEX', say('sex', person.sex));
    element(card, 290, 334, '4a ISS', card.issue());
    element(card, 560, 334, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
    element(card, 290, 374, '16 HGT', say('height', data.height.printed));
    element(card, 440, 374, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 604, 374, '18 EYES', say('eyeColor', data.eyes));
    element(card, 290, 412, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 440, 412, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 604, 412, '19 HAIR', say('hairColor', data.hair));
    element(card, 290, 454, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(650, 488, 'ORGAN DONOR', { size: 18, bold: true, fill: '#a8201a' });
    card.specimen(330, 528, 60);
  };

/** After Montana's of 2019: state at the left of the kind, number of thirteen digits, days in one column at the right of names and address, features in two rows; the bar code behind. */
export const montana =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const month = String(person.birth.month).padStart(2, '0');
    const number = `${month}${dice.digits(3)}${person.birth.year}41${String(person.birth.day).padStart(2, '0')}`;
    const data = { ...rollLicence(card), number, vehicleClass: 'D' };
    const [street, town] = card.address();
    card.ground('#eaf0f5', ['#88a8c8', '#c8b890']);
    card.text(28, 58, say('region', issuer.state, issuer.name), {
      size: 54,
      bold: true,
      fill: '#1c3f6e',
      spacing: 5,
    });
    card.text(360, 54, 'DRIVER LICENSE', { size: 32, bold: true, fill: '#1c3f6e' });
    card.text(776, 50, 'USA', { size: 24, bold: true });
    card.portrait(28, 82, 242, 316);
    element(card, 294, 112, '4d DLN', say('licenseNumber', number), { size: 28, bold: true });
    element(card, 294, 154, '1', card.lastName(), { size: 26, bold: true });
    element(card, 294, 186, '2', card.firstName(), { size: 26, bold: true });
    element(card, 294, 220, '8', street);
    card.text(310, 248, town, { size: 23 });
    element(card, 610, 154, '3 DOB', card.birth(), { size: 25, bold: true, fill: '#a8201a' });
    element(card, 610, 192, '4b EXP', card.expiry(), { size: 24, bold: true, fill: '#a8201a' });
    element(card, 294, 294, '4a ISS', card.issue());
    element(card, 560, 294, '9 CLASS', say('vehicleClassifications', 'D'), { bold: true });
    element(card, 294, 334, '15 SEX', say('sex', person.sex));
    element(card, 404, 334, '18 EYES', say('eyeColor', data.eyes));
    element(card, 560, 334, '16 HGT', say('height', data.height.printed));
    element(card, 294, 374, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 560, 374, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 294, 414, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 294, 456, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(660, 462, 'DONOR', { size: 20, bold: true, fill: '#1f6a3a' });
    card.specimen(330, 528, 60);
    await codedBack(card, data, issuer, {
      ground: '#eaf0f5',
      stroke: '#88a8c8',
      lines: [
        'CLASS D: NON-COMMERCIAL VEHICLES',
        'REPORT A CHANGE OF ADDRESS TO THE MOTOR VEHICLE DIVISION WITHIN 10 DAYS',
      ],
      version: 9,
    });
  };
