import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';
import { type LicenseIssuer, licenseCode, rollLicense } from '../license-data.js';

type Draw = CardDesign['draw'];

const heading = (card: Card, issuer: LicenseIssuer, fill: string, title: string): void => {
  card.text(30, 60, card.say('region', issuer.state, issuer.name), { size: 46, bold: true, fill });
  card.text(470, 52, title, { size: 30, fill });
  card.text(790, 44, card.say('countryRegion', 'USA'), { size: 24, fill, bold: true });
};

async function back(card: Card, issuer: LicenseIssuer, data: ReturnType<typeof rollLicense>): Promise<void> {
  const top = card.back();
  card.ground('#f4f1ea', ['#c9b79a'], top, top + 540);
  await card.barcode(licenseCode(card, data, issuer, 9), 60, top + 70, 736);
  card.text(60, top + 430, 'RESTRICTIONS NONE    ENDORSEMENTS NONE', { size: 17 });
  card.text(60, top + 480, 'If found, drop in any mailbox. Return postage guaranteed.', {
    size: 16,
    fill: '#555',
  });
}

/** Number and abbreviation before each value. */
export const numberedLeft =
  (issuer: LicenseIssuer, inks: readonly string[]): Draw =>
  async (card) => {
    const data = rollLicense(card);
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
    await back(card, issuer, data);
  };
