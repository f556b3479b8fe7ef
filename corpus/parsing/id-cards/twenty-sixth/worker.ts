import { formatDay, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';

/** After the transportation worker's credential of 2018, both sides: country, department and administration in the head, portrait at the left of the chip, name with a comma and the end with its month in letters beneath; the credential's number behind. It says neither birth nor sex nor address. */
export const transportationWorker: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, expiry } = person;
  card.ground('#e6edf5', ['#90acd4', '#d0b0b0', '#a8c0c8']);
  card.text(30, 84, 'TWIC', { size: 84, bold: true, fill: '#16345f', spacing: 4 });
  card.text(290, 38, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 26,
    bold: true,
    fill: '#16345f',
  });
  card.text(290, 64, 'Department of Homeland Security', { size: 19, fill: '#16345f' });
  card.text(290, 88, 'Transportation Security Administration', { size: 19, fill: '#16345f' });
  card.rectangle(0, 106, 856, 40, '#16345f');
  card.text(30, 134, 'TRANSPORTATION WORKER IDENTIFICATION CREDENTIAL', {
    size: 24,
    bold: true,
    fill: 'white',
  });
  card.portrait(30, 164, 236, 306);
  card.rectangle(320, 190, 130, 118, '#d4b25c');
  card.text(300, 376, `${card.lastName()}, ${card.firstName()}`, { size: 28, bold: true });
  const printed = formatDay(expiry, 'DD MMM YYYY', 'en').toUpperCase();
  card.text(300, 430, 'EXPIRES', { size: 22, bold: true, fill: '#a3181e' });
  card.text(420, 431, say('expirationDate', isoDate(expiry), printed), {
    size: 30,
    bold: true,
    fill: '#a3181e',
  });
  card.portrait(710, 176, 112, 144);
  card.specimen(430, 524, 50);
  const top = card.back();
  const line = (y: number, text: string): void => card.text(40, top + y, text, { size: 18 });
  card.ground('#eef2f7', ['#a8bcd8'], top, top + 540);
  card.rectangle(0, top + 40, 856, 84, '#22252b');
  line(
    170,
    'This credential is the property of the U.S. Government. It does not by itself give access to any',
  );
  line(196, 'facility or vessel. Counterfeiting, alteration or misuse violates 18 U.S.C. 499, 506 and 701.');
  line(234, 'If found, drop in any U.S. mailbox. Postmaster: return postage guaranteed to');
  line(260, 'TWIC Program, P.O. Box 8430, Springfield, VA 22150');
  line(298, 'Report a lost or stolen credential: 1-855-347-8371');
  card.above(40, top + 360, 'CIN', say('licenseNumber', `0${dice.digits(7)}`), { size: 26, bold: true });
};
