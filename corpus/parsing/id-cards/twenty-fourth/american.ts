import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Georgia's elements, number and capitals before the value. */
const georgian = labelledRun(15, '#3c4a66', 23);

/** After Georgia's identification card of 2019: the title where the licence has its own, number with the end beside it, birth, names and address with the county in a line of its own, features and discriminator in the foot; neither class nor codes. */
export const georgiaIdentification =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f4f0e8', ['#a8bcd8', '#e4b898', '#b4c8a8']);
    card.text(28, 62, say('region', issuer.state, issuer.name), {
      size: 56,
      bold: true,
      fill: '#17355e',
      spacing: 4,
    });
    card.text(388, 40, 'IDENTIFICATION CARD', { size: 30, bold: true, fill: '#17355e' });
    card.text(388, 70, say('countryRegion', 'USA'), { size: 22, bold: true, fill: '#17355e' });
    card.portrait(28, 86, 246, 314);
    georgian(card, 298, 116, '4d ID NO.', say('licenseNumber', `0${dice.digits(8)}`), {
      size: 30,
      bold: true,
      fill: '#a3181e',
    });
    georgian(card, 298, 156, '3 DOB', card.birth(), { size: 28, bold: true, fill: '#a3181e' });
    georgian(card, 590, 156, '4b EXP', card.expiry(), { size: 26, bold: true });
    georgian(card, 298, 200, '1', card.lastName(), { size: 26, bold: true });
    georgian(card, 298, 232, '2', card.firstName(), { size: 26, bold: true });
    georgian(card, 298, 266, '8', street);
    card.text(313, 293, town, { size: 23 });
    card.text(313, 319, 'DEKALB', { size: 21 });
    georgian(card, 590, 360, '4a ISS', card.issue());
    georgian(card, 298, 360, '15 SEX', say('sex', person.sex));
    georgian(card, 430, 360, '18 EYES', say('eyeColor', data.eyes));
    georgian(card, 298, 398, '16 HGT', say('height', data.height.printed));
    georgian(card, 450, 398, '17 WGT', say('weight', `${data.weight} lb`));
    georgian(card, 298, 446, '5 DD', say('documentDiscriminator', dice.digits(20)), { size: 20 });
    card.portrait(718, 196, 98, 122);
    card.text(690, 446, 'ORGAN DONOR', { size: 17, bold: true, fill: '#a3181e' });
    card.text(72, 436, card.birth(), { size: 20, fill: '#5b6470' });
    card.specimen(340, 528, 55);
  };

/** Virginia's elements, words with one capital before the value. */
const virginian = labelledRun(15, '#4a3f70', 23);

/** A Virginian customer's number: a letter and eight digits in three groups. */
const customerNumber = (digits: string): string => digits.replace(/^(..)(..)(....)$/, '$1-$2-$3');

/** After Virginia's identification card of 2018: state and title over each other at the left of the ghost, names and address first, the customer's number between address and days, features in one row, the discriminator under the portrait. */
export const virginiaIdentification =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f0eef6', ['#a8a0d0', '#a0c8b8', '#d8c0a0']);
    card.text(298, 56, say('region', issuer.state, issuer.name), {
      size: 52,
      font: 'Liberation Serif',
      bold: true,
      fill: '#2a2f66',
      spacing: 5,
    });
    card.text(300, 88, 'IDENTIFICATION CARD', { size: 25, fill: '#2a2f66' });
    card.text(776, 50, say('countryRegion', 'USA'), { size: 22, bold: true, fill: '#2a2f66' });
    card.portrait(28, 36, 250, 330);
    virginian(card, 300, 132, '1', card.lastName(), { size: 26, bold: true });
    virginian(card, 300, 163, '2', card.firstName(), { size: 26, bold: true });
    virginian(card, 300, 196, '8', street);
    card.text(315, 223, town, { size: 23 });
    const number = `${dice.pick([...'ABETK'])}${customerNumber(dice.digits(8))}`;
    virginian(card, 300, 272, '4d Customer Identifier', say('licenseNumber', number), {
      size: 28,
      bold: true,
      fill: '#8a1c3a',
    });
    virginian(card, 300, 316, '3 DOB', card.birth(), { size: 28, bold: true });
    virginian(card, 300, 356, '4b Exp', card.expiry(), { size: 26, bold: true, fill: '#8a1c3a' });
    virginian(card, 560, 356, '4a Iss', card.issue());
    virginian(card, 300, 398, '15 Sex', say('sex', person.sex));
    virginian(card, 430, 398, '16 Hgt', say('height', data.height.printed));
    virginian(card, 600, 398, '18 Eyes', say('eyeColor', data.eyes));
    virginian(card, 28, 398, '5 DD', say('documentDiscriminator', dice.digits(9)), { size: 21 });
    if (dice.chance(0.5)) card.text(300, 440, 'Veteran', { size: 22, bold: true, fill: '#2a2f66' });
    card.text(500, 440, 'Organ Donor', { size: 20, fill: '#8a1c3a' });
    card.portrait(716, 184, 104, 132);
    card.specimen(360, 524, 55);
  };
