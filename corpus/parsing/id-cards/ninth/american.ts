import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** A label and its value in one run; the label small and in the issuer's blue. */
const run = labelledRun(16, '#1d3f72', 22);

/** After California's licence of 2018, both sides: the portrait at the left, number, end, class and names beside it, what the holder looks like in the foot, the day of issue at the right of it. */
export const california =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const [street, town] = card.address();
    const data = {
      ...rollLicence(card),
      number: `${dice.pick([...'DEFYN'])}${dice.digits(7)}`,
      vehicleClass: 'C',
    };
    const red = { size: 27, bold: true, fill: '#b01c2e' } as const;
    card.ground('#e6eef6', ['#9cb8d8', '#e0c48c']);
    card.text(28, 66, say('region', issuer.state, 'California'), { size: 58, font: 'C059', fill: '#1d3f72' });
    card.text(370, 62, 'DRIVER LICENSE', { size: 32, fill: '#1d3f72', spacing: 2 });
    card.text(760, 46, 'USA', { size: 22, bold: true, fill: '#1d3f72' });
    card.portrait(28, 96, 250, 318);
    run(card, 300, 120, 'DL', say('licenseNumber', data.number), red);
    run(card, 640, 118, 'CLASS', say('vehicleClassifications', data.vehicleClass));
    run(card, 300, 156, 'EXP', card.expiry(), red);
    run(card, 640, 150, 'END', 'NONE');
    run(card, 300, 192, 'LN', card.lastName());
    run(card, 300, 220, 'FN', card.firstName());
    card.text(300, 248, street, { size: 21 });
    card.text(300, 274, town, { size: 21 });
    run(card, 300, 312, 'DOB', card.birth(), red);
    run(card, 300, 344, 'RSTR', say('restrictions', dice.pick(['NONE', 'CORR LENS'])));
    card.text(640, 318, 'DONOR', { size: 20, bold: true, fill: '#c2407a' });
    run(card, 300, 384, 'SEX', say('sex', person.sex));
    run(card, 400, 384, 'HAIR', say('hairColor', data.hair));
    run(card, 530, 384, 'EYES', say('eyeColor', data.eyes));
    run(card, 300, 414, 'HGT', say('height', data.height.printed));
    run(card, 440, 414, 'WGT', say('weight', `${data.weight} lb`));
    run(card, 640, 384, 'ISS', '');
    card.text(640, 412, card.issue(), { size: 22 });
    const [year, shortExpiry] = [String(person.issue.year), String(person.expiry.year).slice(2)];
    const discriminator = `${String(person.issue.month).padStart(2, '0')}/${String(person.issue.day).padStart(2, '0')}/${year}${dice.digits(5)}/AAFD/${shortExpiry}`;
    run(card, 300, 452, 'DD', say('documentDiscriminator', discriminator), { size: 19 });
    card.specimen(40, 520, 54);
    const top = card.back();
    card.ground('#f1f4f8', ['#b8c8da'], top, top + 540);
    card.text(
      40,
      top + 46,
      'This license is issued as a license to drive a motor vehicle; it does not establish',
      { size: 17 },
    );
    card.text(40, top + 70, 'eligibility for employment, voter registration, or public benefits.', {
      size: 17,
    });
    await card.barcode(licenceCode(card, { ...data, discriminator }, issuer, 10), 70, top + 150, 700);
  };

/** After Texas's licence of 2020: numbers with points and words with colons, number and class at the top, issue before end, the names on two lines, the rest in the foot. */
export const texas =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const [street, town] = card.address();
    const data = rollLicence(card);
    card.ground('#f4f1ea', ['#9cb4d0', '#d8a8a0']);
    card.text(40, 62, say('region', issuer.state, issuer.name), {
      size: 54,
      bold: true,
      fill: '#1b2f66',
      spacing: 8,
    });
    card.text(330, 56, 'DRIVER LICENSE', { size: 32, fill: '#1b2f66' });
    card.text(760, 54, '★', { size: 40, font: 'DejaVu Sans', fill: '#c79a2b' });
    card.text(700, 90, 'USA', { size: 18 });
    card.portrait(30, 92, 252, 324);
    run(card, 304, 124, '4d. DL:', say('licenseNumber', dice.digits(8)), { size: 28, bold: true });
    run(card, 640, 122, '9. Class:', say('vehicleClassifications', 'C'));
    run(card, 304, 160, '4a. Iss:', card.issue());
    run(card, 570, 160, '4b. Exp:', card.expiry(), { bold: true });
    run(card, 304, 196, '3. DOB:', card.birth(), { size: 27, bold: true });
    run(card, 304, 232, '1.', card.lastName(), { size: 25 });
    run(card, 304, 262, '2.', card.firstName(), { size: 25 });
    run(card, 304, 296, '8.', street);
    card.text(326, 322, town, { size: 22 });
    run(card, 304, 364, '12. Restrictions:', say('restrictions', dice.pick(['NONE', 'A'])));
    run(card, 590, 364, '9a. End:', 'NONE');
    run(card, 304, 398, '16. Hgt:', say('height', data.height.printed));
    run(card, 460, 398, '15. Sex:', say('sex', person.sex));
    run(card, 590, 398, '18. Eyes:', say('eyeColor', data.eyes));
    run(card, 30, 448, '5. DD:', say('documentDiscriminator', dice.digits(20)), { size: 20 });
    card.specimen(420, 520, 60);
  };

/** After Florida's licence of 2017: the number in groups with hyphens under the state's band, numbers and words before values, the days in the two columns of the foot. */
export const florida =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const [street, town] = card.address();
    const data = rollLicence(card);
    const year = String(person.birth.year).slice(2);
    const number = `${person.lastName[0]}${dice.digits(3)}-${dice.digits(3)}-${year}-${dice.digits(3)}-0`;
    card.ground('#eef5ee', ['#8fc4a8', '#f0b890']);
    card.rectangle(0, 0, 856, 74, '#0f6a4a');
    card.text(28, 54, say('region', issuer.state, issuer.name), {
      size: 50,
      bold: true,
      fill: 'white',
      spacing: 4,
    });
    card.text(340, 52, 'DRIVER LICENSE', { size: 34, fill: 'white' });
    card.text(770, 48, 'USA', { size: 24, fill: 'white' });
    card.portrait(26, 92, 250, 322);
    run(card, 300, 122, '4d DLN', say('licenseNumber', number), { size: 30, bold: true });
    run(card, 690, 122, '9 CLASS', say('vehicleClassifications', 'E'), { bold: true });
    run(card, 300, 164, '1', card.lastName(), { size: 25, bold: true });
    run(card, 300, 194, '2', card.firstName(), { size: 25, bold: true });
    run(card, 300, 226, '8', street);
    card.text(318, 252, town, { size: 22 });
    run(card, 300, 296, '3 DOB', card.birth(), { size: 26, bold: true });
    run(card, 570, 294, '15 SEX', say('sex', person.sex));
    run(card, 300, 334, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a01020' });
    run(card, 570, 332, '16 HGT', say('height', data.height.printed));
    run(card, 300, 370, '12 REST', say('restrictions', dice.pick(['NONE', 'A'])));
    run(card, 570, 370, '9a END', 'NONE');
    run(card, 300, 404, '4a ISS', card.issue());
    run(card, 570, 404, '5 DD', say('documentDiscriminator', `${person.lastName[0]}${dice.digits(12)}`), {
      size: 18,
    });
    card.text(30, 446, 'SAFE DRIVER', { size: 22, bold: true, fill: '#0f6a4a' });
    card.text(300, 446, 'ORGAN DONOR ♥', { size: 20, fill: '#a01020' });
    card.text(
      60,
      500,
      'Operation of a motor vehicle constitutes consent to any sobriety test required by law.',
      { size: 16 },
    );
    card.specimen(590, 520, 54);
  };
