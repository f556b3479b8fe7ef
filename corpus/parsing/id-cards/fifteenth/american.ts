import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them: number and short word in small letters, the value in the same run. */
const element = labelledRun(15, '#2f4a5c', 23);

/** After Washington's of 2018: the licence's number with the state's letters, names and address, days, then features in two rows, codes under them, the bar code behind. */
export const washington =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const letters = (count: number): string =>
      Array.from({ length: count }, () => dice.pick([...'BCDFGHJKLMNPRSTVWXZ'])).join('');
    const number = `WDL${letters(3)}${dice.digits(2)}${letters(1)}${dice.digits(2)}${letters(1)}`;
    const discriminator = `${number}${dice.digits(8)}`;
    const data = { ...rollLicence(card), number, discriminator, vehicleClass: 'NONE' };
    const [street, town] = card.address();
    card.ground('#e6f0ea', ['#8fbfa8', '#a8b8d8']);
    card.text(30, 54, say('region', issuer.state, issuer.name), { size: 46, bold: true, fill: '#0b5a46' });
    card.text(400, 48, 'USA', { size: 22, bold: true });
    card.text(560, 50, 'DRIVER LICENSE', { size: 31, bold: true, fill: '#0b5a46' });
    card.text(560, 76, 'FEDERAL LIMITS APPLY', { size: 18 });
    card.portrait(28, 84, 246, 324);
    element(card, 296, 114, '4d LIC#', say('licenseNumber', number), { size: 30, bold: true });
    element(card, 296, 154, '1', card.lastName(), { size: 26, bold: true });
    element(card, 296, 186, '2', card.firstName(), { size: 26, bold: true });
    element(card, 296, 220, '8', street);
    card.text(312, 248, town, { size: 23 });
    element(card, 296, 290, '3 DOB', card.birth(), { size: 28, bold: true, fill: '#a3182b' });
    element(card, 580, 290, '4a ISS', card.issue());
    element(card, 296, 328, '4b EXP', card.expiry(), { size: 26, bold: true });
    element(card, 296, 366, '15 SEX', say('sex', person.sex));
    element(card, 420, 366, '16 HGT', say('height', data.height.printed));
    element(card, 580, 366, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 296, 400, '18 EYES', say('eyeColor', data.eyes));
    element(card, 580, 400, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 296, 434, '12 RESTRICTIONS', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 296, 470, '5 DD', say('documentDiscriminator', discriminator), { size: 18 });
    card.text(660, 500, 'DONOR', { size: 20, bold: true, fill: '#a3182b' });
    card.specimen(110, 520, 60);
    await codedBack(card, data, issuer, {
      ground: '#e6f0ea',
      stroke: '#8fbfa8',
      lines: ['VALID FOR NON-COMMERCIAL VEHICLES', 'YOU MUST REPORT A CHANGE OF ADDRESS WITHIN 10 DAYS'],
      version: 8,
    });
  };

/** After Connecticut's of 2021: state over the licence's kind, number beside the day of birth, days of issue and end in one row, names and address, features and codes in rows at the foot. */
export const connecticut =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const number = `${String(person.birth.month + (person.birth.year % 2 === 0 ? 12 : 0)).padStart(2, '0')}${dice.digits(7)}`;
    const [street, town] = card.address();
    card.ground('#edf1f8', ['#90a8d8', '#c8b890']);
    card.text(290, 52, say('region', issuer.state, issuer.name), { size: 44, bold: true, fill: '#1b2f6e' });
    card.text(572, 50, "DRIVER'S LICENSE", { size: 27, bold: true, fill: '#1b2f6e' });
    card.text(30, 50, 'USA', { size: 24, bold: true });
    card.portrait(28, 74, 240, 316);
    element(card, 290, 106, '4d DL NO.', say('licenseNumber', number), { size: 29, bold: true });
    element(card, 590, 106, '3 DOB', card.birth(), { size: 26, bold: true });
    element(card, 290, 146, '4a ISS', card.issue());
    element(card, 590, 146, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#a3182b' });
    element(card, 290, 190, '1', card.lastName(), { size: 27, bold: true });
    element(card, 290, 222, '2', card.firstName(), { size: 27, bold: true });
    element(card, 290, 258, '8', street);
    card.text(306, 286, town, { size: 23 });
    element(card, 290, 334, '15 SEX', say('sex', person.sex));
    element(card, 430, 334, '16 HGT', say('height', data.height.printed));
    element(card, 610, 334, '18 EYES', say('eyeColor', data.eyes));
    element(card, 290, 374, '9 CLASS', say('vehicleClassifications', 'D'));
    element(card, 430, 374, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 610, 374, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 290, 416, '5 DD', say('documentDiscriminator', `${dice.digits(14)}MVF5`), { size: 18 });
    card.text(640, 486, 'ORGAN DONOR', { size: 18, fill: '#a3182b' });
    card.specimen(120, 520, 60);
  };

/** After Nevada's of 2018: number of ten digits, days beneath in one row, names and address, class and codes in one row over all five features. */
export const nevada =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f4eee2', ['#c8a470', '#8fb0c8']);
    card.text(30, 56, say('region', issuer.state, issuer.name), {
      size: 48,
      bold: true,
      fill: '#1c3f7c',
      spacing: 4,
    });
    card.text(440, 50, 'DRIVER LICENSE', { size: 32, bold: true, fill: '#1c3f7c' });
    card.text(780, 50, 'USA', { size: 22, bold: true });
    card.portrait(28, 84, 240, 318);
    element(
      card,
      290,
      112,
      '4d',
      say('licenseNumber', `${dice.pick(['14', '16', '20', '21'])}${dice.digits(8)}`),
      {
        size: 31,
        bold: true,
      },
    );
    element(card, 590, 112, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a3182b' });
    element(card, 290, 152, '3 DOB', card.birth(), { size: 27, bold: true });
    element(card, 590, 152, '4a ISS', card.issue());
    element(card, 290, 196, '1', card.lastName(), { size: 26, bold: true });
    element(card, 290, 228, '2', card.firstName(), { size: 26, bold: true });
    element(card, 290, 264, '8', street);
    card.text(306, 292, town, { size: 23 });
    element(card, 290, 338, '9 CLASS', say('vehicleClassifications', 'C'));
    element(card, 440, 338, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'M'])));
    element(card, 610, 338, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 290, 380, '15 SEX', say('sex', person.sex));
    element(card, 440, 380, '16 HGT', say('height', data.height.printed));
    element(card, 610, 380, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 290, 418, '18 EYES', say('eyeColor', data.eyes));
    element(card, 440, 418, '19 HAIR', say('hairColor', data.hair));
    element(card, 290, 458, '5 DD', say('documentDiscriminator', `000${dice.digits(17)}`), { size: 18 });
    card.specimen(120, 520, 60);
  };
