import type { TextStyle } from '../card.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** A word in small letters and its value in one run. */
const run = labelledRun(17, '#2b5a8c', 23);

/** After California's: two or three letters before each value, no numbers; the discriminator begins with the day of issue. */
export const lettersBefore =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const red = { size: 29, bold: true, fill: '#b01c2e' } as const;
    card.ground('#eaf0f4', ['#a8c0d8', '#d8c49a']);
    card.text(30, 54, say('region', issuer.state, issuer.name), { size: 44, fill: '#1d3f72', spacing: 2 });
    card.text(420, 50, 'USA', { size: 20 });
    card.text(520, 52, 'DRIVER LICENSE', { size: 30, fill: '#1d3f72' });
    card.portrait(30, 96, 236, 306);
    run(card, 290, 108, 'DL', say('licenseNumber', `${dice.pick([...'DEFY'])}${dice.digits(7)}`), red);
    run(card, 640, 106, 'CLASS', say('vehicleClassifications', data.vehicleClass));
    run(card, 290, 146, 'EXP', card.expiry(), red);
    run(card, 640, 140, 'END', 'NONE');
    run(card, 290, 186, 'LN', card.lastName(), { size: 25 });
    run(card, 290, 218, 'FN', card.firstName(), { size: 25 });
    card.text(290, 250, street, { size: 22 });
    card.text(290, 276, town, { size: 22 });
    run(card, 290, 316, 'DOB', card.birth(), red);
    run(card, 290, 350, 'RSTR', say('restrictions', dice.pick(['CORR LENS', 'NONE'])));
    run(card, 290, 392, 'SEX', say('sex', person.sex));
    run(card, 410, 392, 'HAIR', say('hairColor', data.hair));
    run(card, 560, 392, 'EYES', say('eyeColor', data.eyes));
    run(card, 290, 426, 'HGT', say('height', data.height.printed));
    run(card, 450, 426, 'WGT', say('weight', `${data.weight} lb`));
    run(card, 640, 426, 'ISS', '');
    card.text(640, 452, card.issue(), { size: 23 });
    const printedIssue = `${String(person.issue.month).padStart(2, '0')}/${String(person.issue.day).padStart(2, '0')}/${person.issue.year}`;
    const discriminator = `${printedIssue}${dice.digits(5)}/BBFD/${String(person.expiry.year).slice(2)}`;
    run(card, 290, 460, 'DD', say('documentDiscriminator', discriminator), { size: 19 });
    card.specimen(120, 520, 60);
  };

/** After Michigan's: a letter and four groups of digits, days with hyphens, words in small letters above some values and beside others, the name without a word. */
export const fourGroups =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    const digits = dice.digits(12);
    const number = `${person.lastName[0]} ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 9)} ${digits.slice(9)}`;
    card.ground('#f2f4ee', ['#9ac0b0', '#b8a8cc']);
    card.rectangle(0, 0, 856, 70, '#27508a');
    card.text(24, 48, say('region', issuer.state, issuer.name), { size: 42, bold: true, fill: 'white' });
    card.text(480, 46, 'OPERATOR LICENSE', { size: 30, fill: 'white' });
    card.text(300, 116, say('licenseNumber', number), { size: 34, bold: true });
    card.portrait(30, 90, 240, 310);
    card.text(300, 160, card.lastName(), { size: 25 });
    card.text(300, 190, card.firstName(), { size: 25 });
    card.text(300, 222, street, { size: 22 });
    card.text(300, 248, town, { size: 22 });
    run(card, 300, 294, 'Date of Birth', card.birth(), { size: 26, bold: true });
    run(card, 300, 330, 'Issue Date', card.issue());
    run(card, 570, 330, 'Expires', card.expiry(), { bold: true });
    card.above(300, 358, 'Sex', say('sex', person.sex));
    card.above(380, 358, 'Height', say('height', data.height.printed));
    card.above(520, 358, 'Eyes', say('eyeColor', data.eyes));
    card.above(640, 358, 'Class', say('vehicleClassifications', data.vehicleClass));
    card.above(300, 418, 'Endorsements', say('endorsements', dice.pick(['CY', 'FA'])));
    card.above(520, 418, 'Restrictions', 'NONE');
    card.text(30, 444, 'Rev 01-21-2019', { size: 16 });
    card.text(640, 490, 'DONOR', { size: 24, fill: '#b01c2e' });
    card.specimen(330, 520, 60);
  };

/** After Tennessee's: a column of words and a column of values, issue and end below each other; the bar code behind. */
export const wordsInColumn =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const data = { ...rollLicence(card), number: person.dice.digits(9) };
    const [street, town] = card.address();
    const pair = (y: number, label: string, value: string, style: TextStyle = {}): void =>
      card.beside(300, y, label, value, { size: 23, ...style }, 150);
    card.ground('#f5efe6', ['#d0a890', '#98b4a0']);
    card.text(300, 50, say('region', issuer.state, issuer.name), { size: 40, bold: true, fill: '#8a2f16' });
    card.text(300, 80, 'DRIVER LICENSE', { size: 24, spacing: 6 });
    card.portrait(26, 40, 246, 320);
    pair(118, 'DL NUMBER', say('licenseNumber', data.number), { size: 28, bold: true });
    pair(152, 'BIRTH DATE', card.birth(), { bold: true });
    pair(184, 'ISSUED', card.issue());
    pair(216, 'EXPIRATION', card.expiry(), { bold: true, fill: '#8a2f16' });
    pair(254, 'NAME', card.lastName());
    card.text(450, 284, card.firstName(), { size: 23 });
    pair(318, 'RESIDENCE', street);
    card.text(450, 346, town, { size: 23 });
    pair(384, 'GENDER', say('sex', person.sex));
    pair(416, 'HEIGHT', say('height', data.height.printed));
    pair(448, 'EYE COLOR', say('eyeColor', data.eyes));
    card.text(30, 400, 'CLASS', { size: 17, fill: '#33508a' });
    card.text(110, 400, say('vehicleClassifications', data.vehicleClass), { size: 23 });
    card.text(30, 432, 'REST', { size: 17, fill: '#33508a' });
    card.text(110, 432, say('restrictions', '01'), { size: 23 });
    card.specimen(330, 530, 60);
    const top = card.back();
    card.ground('#f5efe6', ['#d0a890'], top, top + 540);
    card.text(40, top + 56, 'REST 01: MUST WEAR CORRECTIVE LENSES', { size: 18 });
    card.text(40, top + 90, 'AUDIT 8811 0427', { size: 18 });
    await card.barcode(licenceCode(card, data, issuer, 9), 70, top + 170, 700);
  };

/** Countries with their codes as zones have them (ICAO Doc 9303 part 3, 5). */
const BIRTH_COUNTRIES = [
  ['Philippines', 'PHL'],
  ['El Salvador', 'SLV'],
  ['Ghana', 'GHA'],
] as const;

/** After the employment card of 2023: the surname under a coloured band, numbers at the foot, the portrait at the right, the zone behind. */
export const employmentWithZone: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [country, code] = dice.pick(BIRTH_COUNTRIES);
  const [uscis, number] = [dice.digits(9), `IOE${dice.digits(10)}`];
  const value = { size: 24 } as const;
  card.ground('#eef1ea', ['#b0c890', '#90a8c8']);
  card.rectangle(0, 0, 856, 92, '#4d6b3c');
  card.text(30, 40, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 26,
    bold: true,
    fill: 'white',
  });
  card.text(30, 76, 'EMPLOYMENT AUTHORIZATION CARD', { size: 26, fill: 'white' });
  card.portrait(590, 110, 236, 310);
  card.above(30, 114, 'Surname', card.lastName(), { size: 27, bold: true });
  card.above(30, 172, 'Given Name', card.firstName(), { size: 27, bold: true });
  card.above(30, 230, 'Country of Birth', say('placeOfBirth', country), value);
  card.above(330, 230, 'Sex', say('sex', person.sex), value);
  card.above(30, 286, 'Date of Birth', card.birth(), value);
  card.above(330, 286, 'Category', say('category', dice.pick(['C10', 'A12', 'C26', 'C03B'])), value);
  card.above(30, 342, 'USCIS #', say('personalNumber', uscis.replace(/(...)(...)(...)/, '$1-$2-$3')), value);
  card.above(330, 342, 'Card #', say('licenseNumber', number), value);
  card.above(30, 398, 'Valid From', card.issue(), value);
  card.above(330, 398, 'Card Expires', card.expiry(), { size: 25, bold: true, fill: '#8a1c1c' });
  card.above(30, 454, 'Terms and Conditions', 'None', value);
  card.text(330, 500, 'NOT VALID FOR REENTRY TO U.S.', { size: 18 });
  card.specimen(560, 520, 60);
  const top = card.back();
  card.ground('#eef1ea', ['#b0c890'], top, top + 540);
  card.text(40, top + 60, 'If found, drop in any US mailbox. USPS: Mail to USCIS.', { size: 19 });
  say('documentCode', 'IA');
  say('nationality', code);
  card.machineReadable(td1(person, 'IA', 'USA', uscis, number, '', code), top + 540);
};
