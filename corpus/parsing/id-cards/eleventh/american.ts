import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** An element's number and label small, its value behind them in one run. */
const run = labelledRun(15, '#33425e', 22);

/** After Georgia's licence of 2019: number over class, end and birth beside the portrait, name and address under their numbers, the county behind the town, what the holder looks like in the foot; bar code behind. */
export const georgia =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const [street, town] = card.address();
    const data = {
      ...rollLicence(card),
      number: `0${dice.digits(8)}`,
      vehicleClass: dice.pick(['C', 'CM']),
      discriminator: dice.digits(19),
    };
    card.ground('#f3efe6', ['#a8c0d4', '#e0b8a0']);
    card.text(300, 56, say('region', issuer.state, issuer.name), {
      size: 50,
      bold: true,
      fill: '#17375e',
      spacing: 3,
    });
    card.text(570, 44, "DRIVER'S LICENSE", { size: 27, fill: '#17375e' });
    card.text(760, 80, 'USA', { size: 18 });
    card.portrait(28, 78, 250, 322);
    run(card, 300, 112, '4d DL NO.', say('licenseNumber', data.number), {
      size: 29,
      bold: true,
      fill: '#a3181e',
    });
    run(card, 640, 112, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { size: 24 });
    run(card, 300, 150, '3 DOB', card.birth(), { size: 27, bold: true });
    run(card, 590, 150, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a3181e' });
    run(card, 300, 190, '1', card.lastName(), { size: 25, bold: true });
    run(card, 300, 220, '2', card.firstName(), { size: 25, bold: true });
    run(card, 300, 252, '8', street);
    card.text(316, 278, town, { size: 22 });
    card.text(316, 302, 'COBB', { size: 20 });
    run(card, 300, 340, '4a ISS', card.issue());
    run(card, 590, 340, '9a END', 'NONE');
    run(card, 590, 372, '12 REST', say('restrictions', dice.pick(['A', 'B'])));
    run(card, 300, 372, '15 SEX', say('sex', person.sex));
    run(card, 430, 372, '18 EYES', say('eyeColor', data.eyes));
    run(card, 300, 404, '16 HGT', say('height', data.height.printed));
    run(card, 450, 404, '17 WGT', say('weight', `${data.weight} lb`));
    run(card, 300, 440, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.text(640, 440, 'ORGAN DONOR ♥', { size: 18, font: 'DejaVu Sans', fill: '#a3181e' });
    card.specimen(40, 524);
    const top = card.back();
    card.ground('#f3efe6', ['#a8c0d4'], top, top + 540);
    card.text(40, top + 46, 'CLASS: C - ANY SINGLE VEHICLE WITH A GVWR NOT IN EXCESS OF 26,000 LBS', {
      size: 17,
    });
    card.text(40, top + 74, 'RESTRICTIONS: A - CORRECTIVE LENSES   B - OUTSIDE MIRRORS', { size: 17 });
    card.text(40, top + 102, 'ENDORSEMENTS: NONE', { size: 17 });
    await card.barcode(licenceCode(card, data, issuer, 10), 70, top + 160, 700);
  };

/** After Ohio's licence of 2018: the names and the address first, beneath them number, birth and end with the words over the values, five figures in a row, the rest in the foot. */
export const ohio =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const [street, town] = card.address();
    const data = rollLicence(card);
    const number = `${dice.pick(['TL', 'RR', 'UA', 'SV'])}${dice.digits(6)}`;
    card.ground('#eaf1ee', ['#9cbcc8', '#d0b4a4']);
    card.text(28, 58, say('region', issuer.state, issuer.name), {
      size: 54,
      bold: true,
      fill: '#7a1320',
      spacing: 6,
    });
    card.text(300, 50, 'DRIVER LICENSE', { size: 32, bold: true, fill: '#1a2e5a' });
    card.text(770, 46, 'USA', { size: 22, fill: '#1a2e5a' });
    card.portrait(28, 84, 244, 314);
    run(card, 292, 100, '1', card.lastName(), { size: 25, bold: true });
    run(card, 292, 130, '2', card.firstName(), { size: 25, bold: true });
    run(card, 292, 160, '8', street);
    card.text(308, 186, town, { size: 22 });
    card.above(292, 214, '4d LICENSE NO', say('licenseNumber', number), { size: 28, bold: true });
    card.above(560, 214, '3 BIRTHDATE', card.birth(), { size: 27, bold: true });
    card.above(292, 272, '4a ISSUED', card.issue(), { size: 23 });
    card.above(560, 272, '4b EXPIRES', card.expiry(), { size: 27, bold: true, fill: '#a3181e' });
    card.above(292, 328, '15 SEX', say('sex', person.sex), { size: 22 });
    card.above(370, 328, '16 HEIGHT', say('height', data.height.printed), { size: 22 });
    card.above(490, 328, '17 WEIGHT', say('weight', String(data.weight)), { size: 22 });
    card.above(610, 328, '18 EYES', say('eyeColor', data.eyes), { size: 22 });
    card.above(730, 328, '19 HAIR', say('hairColor', data.hair), { size: 22 });
    card.above(292, 384, '9 CLASS', say('vehicleClassifications', dice.pick(['D', 'DM'])), { size: 22 });
    card.above(400, 384, '9a ENDORS', 'NONE', { size: 22 });
    card.above(560, 384, '12 RESTRICTIONS', say('restrictions', dice.pick(['A', 'AF'])), { size: 22 });
    card.above(
      292,
      440,
      '5 DD',
      say('documentDiscriminator', `${dice.digits(2)}${dice.pick(['PQ', 'KT'])}${dice.digits(7)}`),
      {
        size: 19,
      },
    );
    card.text(620, 470, 'DONOR', { size: 22, bold: true, fill: '#a3181e' });
    card.specimen(40, 524);
  };

/** After Virginia's licence of 2018: number beneath the title with class and marks at the right, name over address, birth and end large, two rows of figures; bar code behind. */
export const virginia =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const [street, town] = card.address();
    const data = { ...rollLicence(card), vehicleClass: 'D', discriminator: dice.digits(9) };
    card.ground('#f1eff5', ['#b0a8d0', '#a8c8b4']);
    card.text(296, 54, say('region', issuer.state, issuer.name), { size: 46, font: 'C059', fill: '#22345f' });
    card.text(580, 50, "DRIVER'S LICENSE", { size: 25, fill: '#22345f' });
    card.text(770, 84, 'USA', { size: 19 });
    card.portrait(28, 60, 248, 330);
    run(card, 296, 98, '4d Customer Identifier', say('licenseNumber', data.number), { size: 27, bold: true });
    run(card, 296, 136, '1', card.lastName(), { size: 24, bold: true });
    run(card, 296, 164, '2', card.firstName(), { size: 24, bold: true });
    run(card, 296, 196, '8', street);
    card.text(312, 222, town, { size: 22 });
    run(card, 640, 136, '9 Class', say('vehicleClassifications', data.vehicleClass));
    run(card, 640, 164, '9a End', 'NONE');
    run(card, 640, 222, '12 Restr', say('restrictions', dice.pick(['1', 'NONE'])));
    run(card, 296, 268, '3 DOB', card.birth(), { size: 28, bold: true });
    run(card, 296, 306, '4b Exp', card.expiry(), { size: 28, bold: true, fill: '#a3181e' });
    run(card, 590, 306, '4a Iss', card.issue());
    run(card, 296, 346, '15 Sex', say('sex', person.sex));
    run(card, 420, 346, '16 Hgt', say('height', data.height.printed));
    run(card, 590, 346, '18 Eyes', say('eyeColor', data.eyes));
    run(card, 296, 384, '5 DD', say('documentDiscriminator', data.discriminator), { size: 20 });
    card.text(590, 384, '♥ ORGAN DONOR', { size: 18, font: 'DejaVu Sans', fill: '#a3181e' });
    card.specimen(40, 524);
    const top = card.back();
    card.ground('#f1eff5', ['#b0a8d0'], top, top + 540);
    card.text(40, top + 46, 'Endorsements: NONE', { size: 17 });
    card.text(40, top + 74, 'Restrictions: 1 - Corrective lenses', { size: 17 });
    await card.barcode(licenceCode(card, data, issuer, 10), 70, top + 150, 700);
  };

/** After Arizona's licence of 2014: class and marks in a row over the number, birth before end, names beside their numbers, figures two by two at the right of the portrait. */
export const arizona =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const [street, town] = card.address();
    const data = rollLicence(card);
    card.ground('#f6ede2', ['#e0a880', '#a0b8d8']);
    card.rectangle(0, 0, 856, 72, '#7c2d3b');
    card.text(28, 52, say('region', issuer.state, issuer.name), {
      size: 48,
      bold: true,
      fill: 'white',
      spacing: 4,
    });
    card.text(420, 48, 'DRIVER LICENSE', { size: 30, fill: 'white' });
    card.text(770, 46, 'USA', { size: 22, fill: 'white' });
    card.portrait(28, 92, 240, 310);
    run(card, 290, 108, '9 CLASS', say('vehicleClassifications', 'D'));
    run(card, 450, 108, '9a END', 'NONE');
    run(card, 630, 108, '12 REST', say('restrictions', dice.pick(['B', 'NONE'])));
    run(card, 290, 150, '4d DLN', say('licenseNumber', `D${dice.digits(8)}`), { size: 30, bold: true });
    run(card, 290, 190, '3 DOB', card.birth(), { size: 28, bold: true });
    run(card, 580, 190, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a3181e' });
    run(card, 290, 230, '1', card.lastName(), { size: 25 });
    run(card, 290, 260, '2', card.firstName(), { size: 25 });
    run(card, 290, 292, '8', street);
    card.text(306, 318, town, { size: 22 });
    run(card, 290, 358, '15 SEX', say('sex', person.sex));
    run(card, 430, 358, '18 EYES', say('eyeColor', data.eyes));
    run(card, 290, 390, '16 HGT', say('height', data.height.printed));
    run(card, 450, 390, '19 HAIR', say('hairColor', data.hair));
    run(card, 290, 422, '17 WGT', say('weight', `${data.weight} lb`));
    run(card, 450, 422, '4a ISS', card.issue());
    run(
      card,
      290,
      458,
      '5 DD',
      say('documentDiscriminator', `${dice.digits(4)}${dice.pick(['RM', 'TX'])}${dice.digits(10)}`),
      {
        size: 19,
      },
    );
    card.text(690, 422, 'DONOR', { size: 20, bold: true, fill: '#a3181e' });
    card.specimen(40, 524);
  };

/**
 * After the card of the trusted travellers' programme Global Entry: the programme's name in a band, the holder's particulars beside the portrait,
 * no day of issue, the zone behind. It is no passport and no licence: of the classes there are it is an identity card.
 */
export const trustedTraveller: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  const membership = `98${dice.digits(7)}`;
  card.ground('#e9eff5', ['#9cb4d4', '#b8c4b0']);
  card.rectangle(0, 0, 856, 96, '#12365f');
  card.text(28, 44, 'GLOBAL ENTRY', { size: 40, bold: true, fill: 'white', spacing: 2 });
  card.text(28, 80, 'U.S. CUSTOMS AND BORDER PROTECTION', { size: 19, fill: 'white' });
  card.text(520, 44, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), { size: 20, fill: 'white' });
  card.portrait(28, 116, 236, 310);
  card.above(292, 130, 'Surname', card.lastName(), value);
  card.above(292, 188, 'Given Name', card.firstName(), value);
  card.above(292, 246, 'Date of Birth', card.birth(), value);
  card.above(560, 246, 'Sex', say('sex', person.sex), value);
  card.above(292, 304, 'Citizenship', say('nationality', 'USA'), value);
  card.above(292, 362, 'PASSID', say('licenseNumber', membership), { ...value, size: 27 });
  card.above(560, 362, 'Card Expires', card.expiry(), { ...value, fill: '#a3181e' });
  card.text(292, 456, 'This card is valid for entry at Global Entry kiosks, SENTRI and NEXUS lanes', {
    size: 15,
  });
  card.specimen(40, 524);
  const top = card.back();
  card.ground('#e9eff5', ['#9cb4d4'], top, top + 540);
  card.text(40, top + 56, 'Property of U.S. Customs and Border Protection. If found, drop in any mailbox.', {
    size: 18,
  });
  card.text(40, top + 84, 'Department of Homeland Security, P.O. Box 66108, Washington, DC 20035', {
    size: 18,
  });
  say('documentCode', 'IG');
  card.machineReadable(td1(person, 'IG', 'USA', membership), top + 540);
};
