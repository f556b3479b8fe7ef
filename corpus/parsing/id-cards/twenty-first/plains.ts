import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them, number and short word before the value. */
const element = labelledRun(15, '#39465c', 23);

/** After South Dakota's of 2019, both sides: state and kind right of the portrait, number over the days in two columns, names and address beneath, codes and features in two rows, the discriminator under the portrait; classes are figures; the bar code behind. */
export const southDakota =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = {
      ...rollLicence(card),
      number: `0${dice.digits(7)}`,
      vehicleClass: dice.pick(['1', '1', '2']),
    };
    const [street, town] = card.address();
    card.ground('#eef2f6', ['#90a8cc', '#c8b898']);
    card.text(290, 52, say('region', issuer.state, issuer.name), {
      size: 47,
      bold: true,
      fill: '#1a3566',
      spacing: 3,
    });
    card.text(291, 82, 'DRIVER LICENSE', { size: 24, bold: true, fill: '#1a3566' });
    card.text(774, 82, 'USA', { size: 24, bold: true, fill: '#1a3566' });
    card.portrait(28, 40, 240, 322);
    element(card, 291, 124, '4d DL NO', say('licenseNumber', data.number), {
      size: 30,
      bold: true,
      fill: '#a8201a',
    });
    element(card, 610, 124, '9 CLASS', say('vehicleClassifications', data.vehicleClass), {
      size: 26,
      bold: true,
    });
    element(card, 291, 164, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#a8201a' });
    element(card, 610, 164, '15 SEX', say('sex', person.sex));
    element(card, 291, 202, '4a ISS', card.issue());
    element(card, 610, 202, '4b EXP', card.expiry(), { size: 25, bold: true });
    element(card, 291, 246, '1', card.lastName(), { size: 27, bold: true });
    element(card, 291, 278, '2', card.firstName(), { size: 27, bold: true });
    element(card, 291, 312, '8', street);
    card.text(306, 340, town, { size: 23 });
    element(card, 291, 388, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 500, 388, '12 REST', codesOf(card, 'restrictions', 'NONE'));
    element(card, 291, 426, '16 HGT', say('height', data.height.printed));
    element(card, 450, 426, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 640, 426, '18 EYES', say('eyeColor', data.eyes));
    element(card, 28, 504, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.text(300, 476, card.birth(), { size: 20, fill: '#5c6470' });
    card.text(740, 500, 'DONOR', { size: 20, bold: true, fill: '#a8201a' });
    card.specimen(400, 528, 60);
    await codedBack(card, data, issuer, {
      ground: '#eef2f6',
      stroke: '#90a8cc',
      lines: [
        'CLASS 1: CAR, LIGHT TRUCK OR MOPED    CLASS 2: THE SAME AND MOTORCYCLE',
        'RESTRICTION B: CORRECTIVE LENSES    ENDORSEMENT N: TANK VEHICLE',
      ],
      version: 9,
    });
  };

/** A number of Wyoming as cards print it: six digits, a hyphen, three. */
const wyomingNumber = (digits: string): string => digits.replace(/^(.{6})/, '$1-');

/** After Wyoming's of 2018, both sides: state in large letters over the whole width, the kind under it at the right; number, end and birth beneath each other, names and address, two columns of features with class and codes at the right edge; the bar code behind. */
export const wyoming =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = {
      ...rollLicence(card),
      number: wyomingNumber(dice.digits(9)),
      vehicleClass: dice.pick(['C', 'C', 'CM']),
    };
    const [street, town] = card.address();
    card.ground('#f4efe4', ['#c8a878', '#a8bcd0', '#c0a8a0']);
    card.text(28, 66, say('region', issuer.state, issuer.name), {
      size: 64,
      bold: true,
      fill: '#4a2c17',
      spacing: 10,
    });
    card.text(546, 40, 'DRIVER LICENSE', { size: 30, bold: true, fill: '#4a2c17' });
    card.text(546, 68, 'USA', { size: 20, bold: true, fill: '#4a2c17' });
    card.portrait(28, 90, 236, 312);
    element(card, 288, 118, '4d DLN', say('licenseNumber', data.number), { size: 31, bold: true });
    element(card, 288, 158, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#b01f1f' });
    element(card, 288, 196, '3 DOB', card.birth(), { size: 26, bold: true, fill: '#b01f1f' });
    element(card, 288, 242, '1', card.lastName(), { size: 26, bold: true });
    element(card, 288, 273, '2', card.firstName(), { size: 26, bold: true });
    element(card, 288, 306, '8', street);
    card.text(303, 334, town, { size: 23 });
    element(card, 660, 118, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { bold: true });
    element(card, 660, 156, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 660, 194, '12 RESTR', codesOf(card, 'restrictions', 'NONE'));
    element(card, 288, 384, '15 SEX', say('sex', person.sex));
    element(card, 288, 420, '18 EYES', say('eyeColor', data.eyes));
    element(card, 450, 384, '16 HGT', say('height', data.height.printed));
    element(card, 450, 420, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 632, 384, '19 HAIR', say('hairColor', data.hair));
    element(card, 632, 420, '4a ISS', card.issue());
    element(card, 288, 464, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.text(90, 436, 'DONOR', { size: 22, bold: true, fill: '#b01f1f' });
    card.text(700, 500, card.birth(), { size: 19, fill: '#6c5a48' });
    card.specimen(330, 528, 60);
    await codedBack(card, data, issuer, {
      ground: '#f4efe4',
      stroke: '#c8a878',
      lines: [
        'CLASS: C BASIC, M MOTORCYCLE    RESTRICTIONS: B CORRECTIVE LENSES',
        'A CHANGE OF ADDRESS MUST BE REPORTED TO DRIVER SERVICES WITHIN 10 DAYS',
      ],
      version: 9,
    });
  };
