import { formatDay } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** An element as the AAMVA's standard sets it: its number and a short word in small letters, the value in the same run. */
const element = labelledRun(16, '#3a4a66', 23);

/** After New York's of 2022: state and country over the kind, `ID` before a number in groups of three, names and address before the features, birth large beneath, no discriminator's word. */
export const newYork =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    say('region', issuer.state, issuer.name);
    card.ground('#eef2f6', ['#a8b8d8', '#c8d4b0']);
    card.text(30, 56, `${issuer.name} STATE`, { size: 42, bold: true, fill: '#1b2f66' });
    card.text(486, 54, 'USA', { size: 24, fill: '#1b2f66' });
    card.text(570, 54, 'DRIVER LICENSE', { size: 30, fill: '#1b2f66' });
    card.portrait(30, 84, 244, 324);
    element(
      card,
      300,
      118,
      '4d ID',
      say('licenseNumber', dice.digits(9).replace(/(...)(...)(...)/, '$1 $2 $3')),
      { size: 31, bold: true },
    );
    element(card, 650, 118, '9 Class', say('vehicleClassifications', 'D'), { size: 27 });
    element(card, 300, 164, '1', card.lastName(), { size: 26, bold: true });
    element(card, 300, 196, '2', card.firstName(), { size: 26, bold: true });
    element(card, 300, 232, '8', street);
    card.text(318, 260, town, { size: 23 });
    element(card, 300, 304, '15 Sex', say('sex', person.sex));
    element(card, 410, 304, '16 Height', say('height', data.height.printed));
    element(card, 600, 304, '18 Eyes', say('eyeColor', data.eyes));
    element(card, 300, 352, '3 DOB', card.birth(), { size: 30, bold: true });
    element(card, 300, 396, '4b Expires', card.expiry());
    element(card, 570, 396, '9a E', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 300, 434, '4a Issued', card.issue());
    element(card, 570, 434, '12 R', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(
      card,
      30,
      470,
      '5 DD',
      say('documentDiscriminator', `${dice.pick([...'BCFKRT'])}${dice.digits(9)}`),
      { size: 19 },
    );
    card.text(570, 480, 'ORGAN DONOR', { size: 18, fill: '#8a2020' });
    card.specimen(330, 520, 60);
  };

/** After Massachusetts' of 2018: numbered labels above their values in columns, days before the number, the discriminator two days with `Rev` between. */
export const massachusetts =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const value = { size: 25, bold: true } as const;
    const [street, town] = card.address();
    card.ground('#f2f0ea', ['#a8c4dc', '#e0b8b0']);
    card.text(30, 56, say('region', issuer.state, issuer.name), {
      size: 44,
      bold: true,
      fill: '#1d3f73',
      spacing: 2,
    });
    card.text(470, 54, 'DRIVER’S LICENSE', { size: 28, fill: '#1d3f73' });
    card.text(780, 52, 'USA', { size: 22 });
    card.portrait(30, 80, 240, 312);
    card.above(300, 90, '4a ISS', card.issue(), value);
    card.above(560, 90, '4b EXP', card.expiry(), { ...value, fill: '#a3181e' });
    card.above(300, 144, '4d NUMBER', say('licenseNumber', `S${dice.digits(8)}`), { size: 29, bold: true });
    card.above(560, 144, '3 DOB', card.birth(), { size: 29, bold: true });
    card.above(300, 202, '9 CLASS', say('vehicleClassifications', 'D'), value);
    card.above(430, 202, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])), value);
    card.above(560, 202, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])), value);
    element(card, 300, 272, '1', card.lastName(), value);
    element(card, 300, 304, '2', card.firstName(), value);
    element(card, 300, 340, '8', street);
    card.text(318, 368, town, { size: 23 });
    card.above(300, 396, '15 SEX', say('sex', person.sex), { size: 24 });
    card.above(400, 396, '16 HGT', say('height', data.height.printed), { size: 24 });
    card.above(560, 396, '18 EYES', say('eyeColor', data.eyes), { size: 24 });
    const revised = `${card.day('dateOfIssue', person.issue)} Rev 02/22/2016`;
    element(card, 300, 474, '5 DD', say('documentDiscriminator', revised), { size: 19 });
    card.text(30, 440, 'DONOR', { size: 22, bold: true, fill: '#a3181e' });
    card.specimen(330, 530, 60);
  };

/** After Indiana's of 2019: number with hyphens under the state's name, days in one column, a class and codes that say none, all five features, the bar code behind. */
export const indiana =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const number = dice.digits(10).replace(/(....)(..)(....)/, '$1-$2-$3');
    const data = { ...rollLicence(card), number, vehicleClass: 'NONE', discriminator: dice.digits(20) };
    const [street, town] = card.address();
    card.ground('#eef1f5', ['#98b0d0', '#d8c890']);
    card.text(290, 54, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#17386b',
      spacing: 3,
    });
    card.text(560, 36, 'USA', { size: 18 });
    card.text(560, 60, 'DRIVER’S LICENSE', { size: 26, bold: true, fill: '#17386b' });
    card.portrait(26, 30, 240, 322);
    element(card, 290, 104, '4d DLN', say('licenseNumber', number), { size: 28, bold: true });
    element(card, 650, 104, '9 CLASS', data.vehicleClass);
    element(card, 290, 142, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 650, 142, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'L'])));
    element(card, 290, 178, '4b EXP', card.expiry(), { size: 25, fill: '#a02318' });
    element(card, 650, 178, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 290, 212, '4a ISS', card.issue());
    element(card, 290, 256, '1', card.lastName(), { size: 26, bold: true });
    element(card, 290, 288, '2', card.firstName(), { size: 26, bold: true });
    element(card, 290, 324, '8', street);
    card.text(308, 352, town, { size: 23 });
    element(card, 290, 398, '15 SEX', say('sex', person.sex));
    element(card, 420, 398, '16 HGT', say('height', data.height.printed));
    element(card, 620, 398, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 290, 434, '18 EYES', say('eyeColor', data.eyes));
    element(card, 460, 434, '19 HAIR', say('hairColor', data.hair));
    element(card, 290, 472, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.specimen(120, 520, 60);
    await codedBack(card, data, issuer, {
      ground: '#eef1f5',
      stroke: '#98b0d0',
      lines: ['REST: B - CORRECTIVE LENSES', 'END: L - MOTORCYCLE'],
      version: 9,
    });
  };

/** After Oregon's of 2018: names and address before the number, days beneath each other at the right, four features, and the day of the first licence, which is no day of issue. */
export const oregon =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = {
      ...rollLicence(card),
      number: `${dice.pick([...'ABCD'])}${dice.digits(6)}`,
      vehicleClass: 'C',
    };
    const [street, town] = card.address();
    const first = { ...person.issue, year: Math.min(person.issue.year, person.birth.year + 17) };
    card.ground('#eef4ee', ['#9cc0a4', '#a8b8d4']);
    card.text(30, 58, say('region', issuer.state, issuer.name), {
      size: 50,
      bold: true,
      fill: '#1d4a33',
      spacing: 4,
    });
    card.text(400, 56, 'DRIVER LICENSE', { size: 32, fill: '#1d4a33' });
    card.text(780, 54, 'USA', { size: 22 });
    card.portrait(30, 84, 236, 306);
    element(card, 290, 114, '1', card.lastName(), { size: 27, bold: true });
    element(card, 290, 147, '2', card.firstName(), { size: 27, bold: true });
    element(card, 290, 183, '8', street);
    card.text(308, 211, town, { size: 23 });
    element(card, 290, 258, '4d DL NO', say('licenseNumber', data.number), { size: 30, bold: true });
    element(card, 600, 258, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { size: 26 });
    element(card, 290, 300, '3 DOB', card.birth(), { size: 28, bold: true });
    element(card, 600, 300, '4a ISS', card.issue());
    element(card, 290, 338, '4b EXP', card.expiry(), { size: 26, fill: '#a02318' });
    element(card, 600, 338, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 290, 376, '15 SEX', say('sex', person.sex));
    element(card, 420, 376, '16 HGT', say('height', data.height.printed));
    element(card, 600, 376, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 290, 412, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 470, 412, '18 EYES', say('eyeColor', data.eyes));
    element(card, 290, 450, '5 DD', say('documentDiscriminator', `AA${dice.digits(7)}`), { size: 20 });
    card.text(570, 450, `First Licensed ${formatDay(first, 'MM/DD/YYYY', 'en')}`, { size: 17 });
    card.specimen(330, 520, 60);
  };
