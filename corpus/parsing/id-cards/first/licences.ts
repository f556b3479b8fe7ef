import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';
import { type LicenceIssuer, licenceCode, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

const heading = (card: Card, issuer: LicenceIssuer, fill: string, title: string): void => {
  card.text(30, 60, card.say('region', issuer.state, issuer.name), { size: 46, bold: true, fill });
  card.text(470, 52, title, { size: 30, fill });
  card.text(790, 44, card.say('countryRegion', 'USA'), { size: 24, fill, bold: true });
};

async function back(card: Card, issuer: LicenceIssuer, data: ReturnType<typeof rollLicence>): Promise<void> {
  const top = card.back();
  card.ground('#f4f1ea', ['#c9b79a'], top, top + 540);
  await card.barcode(licenceCode(card, data, issuer, 9), 60, top + 70, 736);
  card.text(60, top + 430, 'RESTRICTIONS NONE    ENDORSEMENTS NONE', { size: 17 });
  card.text(60, top + 480, 'If found, drop in any mailbox. Return postage guaranteed.', {
    size: 16,
    fill: '#555',
  });
}

/** Number and abbreviation before each value. */
export const numberedLeft =
  (issuer: LicenceIssuer, inks: readonly string[], withBack: boolean): Draw =>
  async (card) => {
    const data = rollLicence(card);
    card.ground('#eef3f8', inks);
    heading(card, issuer, '#1d3f77', 'DRIVER LICENSE');
    card.portrait(30, 110, 220, 290);
    const [street, town] = card.address();
    card.beside(280, 130, '4d DL', card.say('licenseNumber', data.number), {
      bold: true,
      fill: '#a02020',
      size: 30,
    });
    card.beside(590, 130, '9 Class', card.say('vehicleClassifications', data.vehicleClass));
    card.beside(280, 172, '3 DOB', card.birth(), { fill: '#a02020' });
    card.beside(590, 172, '4b Exp', card.expiry(), { fill: '#a02020' });
    card.beside(280, 214, '1', card.lastName(), { bold: true }, 30);
    card.beside(280, 250, '2', card.firstName(), { bold: true }, 30);
    card.beside(280, 286, '8', street, {}, 30);
    card.text(310, 316, town);
    card.beside(280, 358, '4a Iss', card.issue());
    card.beside(560, 358, '15 Sex', card.say('sex', card.person.sex));
    card.beside(280, 396, '16 Hgt', card.say('height', data.height.printed));
    card.beside(560, 396, '18 Eyes', card.say('eyeColor', data.eyes));
    card.beside(280, 434, '5 DD', card.say('documentDiscriminator', data.discriminator), { size: 22 });
    card.specimen(420, 330, 90);
    if (withBack) await back(card, issuer, data);
  };

/** A label in words above each value. */
export const labelsAbove =
  (issuer: LicenceIssuer, inks: readonly string[], withBack: boolean): Draw =>
  async (card) => {
    const data = rollLicence(card);
    card.ground('#f2f6ee', inks);
    card.rectangle(0, 0, 856, 82, '#2d6a4f');
    heading(card, issuer, '#ffffff', 'Driver License');
    card.portrait(30, 120, 230, 300);
    const [street, town] = card.address();
    card.above(290, 120, 'LICENSE NO.', card.say('licenseNumber', data.number), { bold: true });
    card.above(600, 120, 'EXPIRES', card.expiry(), { bold: true, fill: '#b03a2e' });
    card.above(290, 180, 'LAST NAME', card.lastName());
    card.above(290, 240, 'FIRST NAME', card.firstName());
    card.above(600, 180, 'DATE OF BIRTH', card.birth());
    card.above(600, 240, 'ISSUED', card.issue());
    card.above(290, 300, 'ADDRESS', street);
    card.text(290, 360, town);
    card.above(290, 395, 'SEX', card.say('sex', card.person.sex));
    card.above(380, 395, 'HEIGHT', card.say('height', data.height.printed));
    card.above(500, 395, 'WEIGHT', card.say('weight', `${data.weight} lb`));
    card.above(630, 395, 'EYES', card.say('eyeColor', data.eyes));
    card.above(730, 395, 'CLASS', card.say('vehicleClassifications', data.vehicleClass));
    card.specimen(430, 380, 80);
    if (withBack) await back(card, issuer, data);
  };

/** Numbers of the standard alone, no words. */
export const numbersOnly =
  (issuer: LicenceIssuer, inks: readonly string[]): Draw =>
  (card) => {
    const data = rollLicence(card);
    card.ground('#f8f2f0', inks);
    heading(card, issuer, '#5b2333', 'DRIVER LICENSE');
    card.portrait(600, 120, 220, 290);
    const [street, town] = card.address();
    card.beside(40, 130, '4d', card.say('licenseNumber', data.number), { bold: true, size: 32 }, 40);
    card.beside(40, 180, '1', card.lastName(), {}, 40);
    card.beside(40, 216, '2', card.firstName(), {}, 40);
    card.beside(40, 252, '8', street, { size: 23 }, 40);
    card.text(80, 284, town, { size: 23 });
    card.beside(40, 330, '3', card.birth(), { fill: '#a02020' }, 40);
    card.beside(300, 330, '15', card.say('sex', card.person.sex), {}, 40);
    card.beside(40, 372, '4a', card.issue(), {}, 40);
    card.beside(300, 372, '4b', card.expiry(), { fill: '#a02020' }, 40);
    card.beside(40, 414, '9', card.say('vehicleClassifications', data.vehicleClass), {}, 40);
    card.beside(150, 414, '16', card.say('height', data.height.printed), {}, 40);
    card.beside(300, 414, '18', card.say('eyeColor', data.eyes), {}, 40);
    card.beside(40, 470, '5', card.say('documentDiscriminator', data.discriminator), { size: 20 }, 40);
    card.specimen(200, 400, 90);
  };
