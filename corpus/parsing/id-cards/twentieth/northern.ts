import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them, number and short word before the value. */
const element = labelledRun(16, '#2f4a6b', 23);

/** After Maine's of 2019, both sides: state over the kind at the left, number with the class, day of birth, names and address, features in one row, days under them; the bar code behind. */
export const maine =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = { ...rollLicence(card), number: dice.digits(7), vehicleClass: 'C' };
    const [street, town] = card.address();
    card.ground('#edf3f7', ['#8fb4d2', '#a9c9ae']);
    card.text(28, 60, say('region', issuer.state, issuer.name), {
      size: 58,
      bold: true,
      fill: '#123a6b',
      spacing: 6,
    });
    card.text(290, 42, 'USA', { size: 22, bold: true, fill: '#123a6b' });
    card.text(520, 56, "DRIVER'S LICENSE", { size: 32, bold: true, fill: '#123a6b' });
    card.portrait(28, 84, 240, 314);
    element(card, 292, 112, '4d DLN', say('licenseNumber', data.number), { size: 30, bold: true });
    element(card, 640, 112, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { bold: true });
    element(card, 292, 154, '3 DOB', card.birth(), { size: 27, bold: true, fill: '#a8201a' });
    element(card, 292, 200, '1', card.lastName(), { size: 26, bold: true });
    element(card, 292, 232, '2', card.firstName(), { size: 26, bold: true });
    element(card, 292, 266, '8', street);
    card.text(308, 294, town, { size: 23 });
    element(card, 292, 342, '15 SEX', say('sex', person.sex));
    element(card, 400, 342, '16 HGT', say('height', data.height.printed));
    element(card, 550, 342, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 706, 342, '18 EYES', say('eyeColor', data.eyes));
    element(card, 292, 384, '4a ISS', card.issue());
    element(card, 550, 384, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#a8201a' });
    element(card, 292, 424, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'B'])));
    element(card, 550, 424, '9a END', codesOf(card, 'endorsements', dice.pick(['NONE', 'J'])));
    element(card, 292, 464, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(64, 432, card.birth(), { size: 20 });
    card.text(690, 468, 'DONOR', { size: 20, bold: true, fill: '#a8201a' });
    card.specimen(330, 528, 60);
    await codedBack(card, data, issuer, {
      ground: '#edf3f7',
      stroke: '#8fb4d2',
      lines: [
        'CLASS C: SINGLE VEHICLE UNDER 26,001 LBS.    REST B: CORRECTIVE LENSES',
        'REPORT A CHANGE OF ADDRESS TO THE BUREAU OF MOTOR VEHICLES',
      ],
      version: 9,
    });
  };

/** A number of North Dakota: letters of the surname, the year of birth in two digits, a serial. */
const dakotaNumber = (lastName: string, year: number, serial: string): string =>
  `${lastName.replace(/[^A-Z]/g, '').slice(0, 3)}-${String(year).slice(2)}-${serial}`;

/** After North Dakota's of 2018: kind under the state, number of letters and digits at the top, issue beside end, names over the address, day of birth over features in two columns, codes at the foot. */
export const northDakota =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const number = dakotaNumber(person.lastName, person.birth.year, dice.digits(4));
    const [street, town] = card.address();
    card.ground('#f5f1e6', ['#d8a868', '#90b4cc', '#c8b4a0']);
    card.text(288, 52, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#7a2a14',
      spacing: 3,
    });
    card.text(290, 80, 'DRIVER LICENSE', { size: 23, bold: true });
    card.text(28, 52, 'USA', { size: 26, bold: true });
    card.portrait(28, 76, 236, 312);
    element(card, 288, 120, '4d DL#', say('licenseNumber', number), { size: 29, bold: true });
    element(card, 640, 120, '9 CLASS', say('vehicleClassifications', 'D'), { bold: true });
    element(card, 288, 158, '4a ISS', card.issue());
    element(card, 560, 158, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
    element(card, 288, 204, '1', card.lastName(), { size: 26, bold: true });
    element(card, 288, 235, '2', card.firstName(), { size: 26, bold: true });
    element(card, 288, 268, '8', street);
    card.text(304, 295, town, { size: 23 });
    element(card, 288, 342, '3 DOB', card.birth(), { size: 28, bold: true, fill: '#a8201a' });
    element(card, 288, 382, '15 SEX', say('sex', person.sex));
    element(card, 288, 418, '16 HGT', say('height', data.height.printed));
    element(card, 470, 382, '18 EYES', say('eyeColor', data.eyes));
    element(card, 470, 418, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 650, 382, '19 HAIR', say('hairColor', data.hair));
    element(card, 288, 456, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 470, 456, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 288, 494, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(70, 426, 'ORGAN DONOR', { size: 18, bold: true, fill: '#a8201a' });
    card.specimen(330, 528, 60);
  };
