import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { type LicenceIssuer, rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** Elements with a point behind their number and a colon behind their word. */
const pointed = labelledRun(16, '#2b3d66', 23);

/** After Texas's identification card of 2020: another title than the licence's, number without class, days beneath it in one row, names and address, three features in a row and no codes, the discriminator of twenty digits at the foot. */
export const texasIdentification =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f2eee6', ['#a8b8d4', '#d4b0a0', '#b8c8b0']);
    card.text(30, 62, say('region', issuer.state, issuer.name), {
      size: 56,
      bold: true,
      fill: '#20306a',
      spacing: 9,
    });
    card.text(342, 54, 'IDENTIFICATION CARD', { size: 31, fill: '#20306a' });
    card.text(768, 54, 'USA', { size: 25, bold: true, fill: '#20306a' });
    card.portrait(28, 88, 250, 326);
    pointed(card, 300, 122, '4d. ID:', say('licenseNumber', dice.digits(8)), { size: 29, bold: true });
    pointed(card, 300, 162, '4a. Iss:', card.issue());
    pointed(card, 570, 162, '4b. Exp:', card.expiry(), { bold: true });
    pointed(card, 300, 202, '3. DOB:', card.birth(), { size: 28, bold: true });
    pointed(card, 300, 244, '1.', card.lastName(), { size: 25 });
    pointed(card, 300, 276, '2.', card.firstName(), { size: 25 });
    pointed(card, 300, 312, '8.', street);
    card.text(322, 340, town, { size: 23 });
    pointed(card, 300, 394, '16. Hgt:', say('height', data.height.printed));
    pointed(card, 470, 394, '15. Sex:', say('sex', person.sex));
    pointed(card, 606, 394, '18. Eyes:', say('eyeColor', data.eyes));
    pointed(card, 300, 448, '5. DD:', say('documentDiscriminator', dice.digits(20)), { size: 20 });
    card.text(690, 500, 'DONOR', { size: 20, bold: true, fill: '#a8201a' });
    card.specimen(380, 528, 60);
  };

/** Where holders live, as the island writes addresses: development and number, then town. */
const ISLAND_HOMES = [
  ['URB VILLA CAROLINA 112-8 CALLE 78', 'CAROLINA PR 00985'],
  ['URB SANTA JUANITA CALLE 33 NN-14', 'BAYAMON PR 00956'],
  ['COND TORRES DEL PARQUE APT 904 N', 'BAYAMON PR 00956'],
  ['HC 02 BOX 7114', 'UTUADO PR 00641'],
  ['417 CALLE SERGIO CUEVAS BUSTAMANTE', 'SAN JUAN PR 00918'],
] as const;

/** Number, Spanish and English word in one run. */
const bilingual = labelledRun(14, '#44506a', 22);

/** After Puerto Rico's licence of 2019: department over a title in two languages, labels of both with a stroke between, two surnames, number over the category, days beneath each other at the right, features in two rows. */
export const puertoRico =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = dice.pick(ISLAND_HOMES);
    const restriction = dice.pick(['NINGUNA', 'NINGUNA', '7']);
    card.ground('#eef4f4', ['#90b8d0', '#d8b0b0', '#a8c8b0']);
    card.text(28, 52, say('region', issuer.state, issuer.name), {
      size: 46,
      bold: true,
      fill: '#163a78',
      spacing: 2,
    });
    card.text(790, 46, 'USA', { size: 22, bold: true, fill: '#163a78' });
    card.text(404, 36, 'LICENCIA DE CONDUCIR', { size: 25, bold: true, fill: '#163a78' });
    card.text(404, 62, "DRIVER'S LICENSE", { size: 21, fill: '#163a78' });
    card.portrait(28, 84, 240, 316);
    bilingual(card, 290, 114, '4d NÚM/NO', say('licenseNumber', dice.digits(7)), { size: 30, bold: true });
    bilingual(card, 600, 114, '9 CAT/CLASS', say('vehicleClassifications', dice.pick(['3', '3', '4'])), {
      size: 25,
      bold: true,
    });
    bilingual(card, 290, 158, '1', card.lastName(), { size: 26, bold: true });
    bilingual(card, 290, 190, '2', card.firstName(), { size: 26, bold: true });
    bilingual(card, 290, 224, '8', say('address', `${street}, ${town}`, street), { size: 21 });
    card.text(305, 250, town, { size: 21 });
    bilingual(card, 290, 296, '3 FEC NAC/DOB', card.birth(), { size: 26, bold: true, fill: '#a8201a' });
    bilingual(card, 600, 296, '15 SEXO/SEX', say('sex', person.sex));
    bilingual(card, 290, 336, '4a EXPEDIDA/ISS', card.issue());
    bilingual(card, 600, 336, '16 EST/HGT', say('height', data.height.printed));
    bilingual(card, 290, 376, '4b EXPIRA/EXP', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
    bilingual(card, 600, 376, '17 PESO/WGT', say('weight', `${data.weight} lb`));
    bilingual(
      card,
      290,
      416,
      '12 REST',
      restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    );
    bilingual(card, 290, 450, '9a END', 'NINGUNO');
    bilingual(card, 600, 416, '18 OJOS/EYES', say('eyeColor', data.eyes));
    bilingual(card, 600, 450, '5 DD', say('documentDiscriminator', data.discriminator), { size: 19 });
    card.text(40, 432, 'DONANTE / DONOR', { size: 19, bold: true, fill: '#a8201a' });
    card.text(28, 510, 'DEPARTAMENTO DE TRANSPORTACIÓN Y OBRAS PÚBLICAS', { size: 16, fill: '#44506a' });
    card.specimen(430, 528, 55);
  };
