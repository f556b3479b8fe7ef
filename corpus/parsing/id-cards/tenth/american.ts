import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** A number of the AAMVA and a word in small letters, then the value in one run. */
const element = labelledRun(16, '#234a86', 23);

/** The names beside 1 and 2, street and town beside 8, as these states have them. */
function namesAndAddress(card: Card, x: number, top: number): void {
  const [street, town] = card.address();
  element(card, x, top, '1', card.lastName(), { size: 26, bold: true });
  element(card, x, top + 30, '2', card.firstName(), { size: 26, bold: true });
  element(card, x, top + 64, '8', street, { size: 22 });
  card.text(x + 18, top + 90, town, { size: 22 });
}

/** After Illinois' of 2016: colons behind the labels, number, birth, end and issue at the top of the column, the number in groups of four; pounds behind the weight, a type of licence. */
export const typeOfLicence =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const number = `${person.lastName[0]}${dice.digits(3)}-${dice.digits(4)}-${dice.digits(4)}`;
    const issued = `${person.issue.year}${String(person.issue.month).padStart(2, '0')}${String(person.issue.day).padStart(2, '0')}`;
    card.ground('#eef2f8', ['#a9bfdc', '#dcb9a9']);
    card.text(28, 52, say('region', issuer.state, 'Illinois'), { size: 46, bold: true, fill: '#1d3b7a' });
    card.text(300, 34, 'Secretary of State', { size: 18 });
    card.text(300, 62, 'DRIVER’S LICENSE', { size: 24, bold: true, fill: '#a01c2c' });
    card.text(760, 44, 'USA', { size: 24, bold: true, fill: '#1d3b7a' });
    card.portrait(28, 84, 240, 310);
    element(card, 292, 108, '4d LIC NO:', say('licenseNumber', number), {
      size: 28,
      bold: true,
      fill: '#a01c2c',
    });
    element(card, 292, 142, '3 DOB:', card.birth(), { bold: true });
    element(card, 560, 142, '4b EXP:', card.expiry(), { bold: true });
    element(card, 292, 174, '4a ISS:', card.issue());
    namesAndAddress(card, 292, 212);
    element(card, 292, 342, '9 CLASS:', say('vehicleClassifications', 'D'));
    element(card, 440, 342, '9a END:', 'NONE');
    element(card, 610, 342, '12 REST:', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 292, 376, '15 SEX:', say('sex', person.sex));
    element(card, 420, 376, '16 HGT:', say('height', data.height.printed));
    element(card, 610, 376, '17 WGT:', say('weight', `${data.weight} lbs`));
    element(card, 292, 410, '18 EYES:', say('eyeColor', data.eyes));
    element(card, 460, 410, 'TYPE:', 'ORG');
    element(
      card,
      292,
      444,
      '5 DD:',
      say('documentDiscriminator', `${issued}${dice.digits(3)}SB${dice.digits(4)}`),
      { size: 20 },
    );
    card.text(28, 440, 'DONOR', { size: 24, bold: true, fill: '#a01c2c' });
    card.specimen(330, 520, 60);
  };

/** After Washington's of 2018: `LIC#` before a number of twelve characters, days abreast, figures of the holder in one row, the bar code behind. */
export const letteredNumber =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const letters = dice.shuffled([...'ABCDFGHJKLMPQRSTVXYZ']).join('');
    const number = `WDL${letters.slice(0, 4)}${dice.digits(3)}${letters.slice(4, 5)}${dice.between(1, 9)}`;
    const data = { ...rollLicence(card), number, vehicleClass: 'D' };
    const named = { ...data, discriminator: `${number}${dice.digits(6)}` };
    card.ground('#e9f3ee', ['#9cc4b0', '#a9b8dc']);
    card.text(28, 50, say('region', issuer.state, issuer.name), { size: 42, bold: true, fill: '#145a3c' });
    card.text(28, 78, 'DRIVER LICENSE', { size: 22 });
    card.text(770, 48, 'USA', { size: 24, bold: true });
    card.portrait(28, 98, 236, 306);
    element(card, 290, 112, '4d LIC#', say('licenseNumber', number), { size: 29, bold: true });
    namesAndAddress(card, 290, 154);
    element(card, 290, 286, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#9a1f1f' });
    element(card, 580, 286, '4b EXP', card.expiry(), { bold: true });
    element(card, 580, 318, '4a ISS', card.issue());
    element(card, 290, 352, '15 SEX', say('sex', person.sex));
    element(card, 400, 352, '16 HGT', say('height', data.height.printed));
    element(card, 560, 352, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 712, 352, '18 EYES', say('eyeColor', data.eyes));
    element(card, 290, 388, '9 CLASS', say('vehicleClassifications', data.vehicleClass));
    element(card, 440, 388, '9a END', 'NONE');
    element(card, 290, 422, '12 RESTRICTIONS', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 290, 458, '5 DD', say('documentDiscriminator', named.discriminator), { size: 20 });
    card.text(28, 440, 'REV 11/12/2019', { size: 15 });
    card.text(690, 500, 'DONOR', { size: 22, bold: true, fill: '#9a1f1f' });
    card.specimen(330, 525, 60);
    const top = card.back();
    card.ground('#e9f3ee', ['#9cc4b0'], top, top + 540);
    card.text(40, top + 60, 'CLASS D: ANY VEHICLE NOT REQUIRING A CDL   RESTRICTION B: CORRECTIVE LENSES', {
      size: 17,
    });
    await card.barcode(licenceCode(card, named, issuer, 9), 70, top + 170, 700);
  };

/** After Pennsylvania's: `DLN` in three groups, number of duplicates beside the day of birth, end before issue, restrictions behind class and endorsements at the foot. */
export const duplicates =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    card.ground('#eaf0fa', ['#9fb4dc', '#c9b98a']);
    card.rectangle(0, 0, 856, 74, '#1f3f86');
    card.text(28, 52, say('region', issuer.state, issuer.name), { size: 44, bold: true, fill: 'white' });
    card.text(480, 34, 'visitUS.example', { size: 16, fill: 'white' });
    card.text(480, 62, 'DRIVER’S LICENSE', { size: 26, bold: true, fill: '#f4d35e' });
    card.text(780, 50, 'USA', { size: 24, fill: 'white' });
    card.portrait(28, 92, 236, 306);
    element(
      card,
      290,
      118,
      '4d DLN:',
      say('licenseNumber', `${dice.digits(2)} ${dice.digits(3)} ${dice.digits(3)}`),
      {
        size: 29,
        bold: true,
      },
    );
    element(card, 290, 154, '3 DOB:', card.birth(), { bold: true });
    element(card, 600, 154, 'DUPS:', '00');
    element(card, 290, 188, '4b EXP:', card.expiry(), { bold: true, fill: '#9a1f1f' });
    element(card, 600, 188, '4a ISS:', card.issue());
    namesAndAddress(card, 290, 228);
    element(card, 290, 360, '15 SEX:', say('sex', person.sex));
    element(card, 440, 360, '18 EYES:', say('eyeColor', data.eyes));
    element(card, 600, 360, '16 HGT:', say('height', data.height.printed));
    element(card, 290, 398, '9 CLASS:', say('vehicleClassifications', 'C'));
    element(card, 440, 398, '9a END:', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 600, 398, '12 RESTR:', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 290, 440, '5 DD:', say('documentDiscriminator', dice.digits(25)), { size: 20 });
    card.text(28, 440, 'ORGAN DONOR', { size: 22, bold: true, fill: '#1c7a3c' });
    card.specimen(330, 525, 60);
  };

/** After North Carolina's: `DL NO` of twelve digits beside the class, end and birth abreast under the address, hair and race among the figures, issue near the foot. */
export const raceAmongFigures =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    card.ground('#f3eee6', ['#d8b48a', '#8fb0d0']);
    card.text(290, 48, say('region', issuer.state, issuer.name), { size: 38, bold: true, fill: '#14406b' });
    card.text(290, 78, 'DRIVER LICENSE', { size: 22, bold: true });
    card.text(770, 48, 'USA', { size: 22, bold: true });
    card.portrait(28, 40, 240, 320);
    element(card, 290, 120, '4d DL NO.', say('licenseNumber', `0000${dice.digits(8)}`), {
      size: 27,
      bold: true,
    });
    element(card, 690, 120, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { bold: true });
    namesAndAddress(card, 290, 160);
    element(card, 290, 294, '4b EXP', card.expiry(), { size: 25, bold: true });
    element(card, 570, 294, '3 DOB', card.birth(), { size: 25, bold: true });
    element(card, 290, 332, '9a END', 'NONE');
    element(card, 570, 332, '12 RESTR', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 290, 368, '15 SEX', say('sex', person.sex));
    element(card, 400, 368, '18 EYES', say('eyeColor', data.eyes));
    element(card, 570, 368, '16 HGT', say('height', data.height.printed));
    element(card, 290, 404, '19 HAIR', say('hairColor', data.hair));
    element(card, 450, 404, 'RACE', dice.pick(['W', 'B', 'A', 'H']));
    element(card, 570, 404, '4a ISS', card.issue());
    element(card, 290, 442, '5 DD', say('documentDiscriminator', dice.digits(10)), { size: 21 });
    card.text(28, 400, 'FIRST IN FLIGHT', { size: 18, fill: '#14406b' });
    card.text(690, 486, 'DONOR', { size: 22, bold: true, fill: '#9a1f1f' });
    card.specimen(330, 525, 60);
  };
