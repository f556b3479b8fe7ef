import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codedBack, codesOf, type LicenceIssuer, rollLicence } from '../licence-data.js';
import { td3 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** Elements as the AAMVA's standard numbers them. */
const element = labelledRun(16, '#34506a', 23);

/** After Alaska's of 2018: state over the kind, number over the class, days, names with address, features in one column at the right; the bar code behind. */
export const alaska =
  (issuer: LicenceIssuer): Draw =>
  async (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = { ...rollLicence(card), number: dice.digits(7), vehicleClass: 'D' };
    const [street, town] = card.address();
    card.ground('#eaf2f8', ['#80b0d8', '#a8d0c0']);
    card.text(290, 58, say('region', issuer.state, issuer.name), {
      size: 56,
      bold: true,
      fill: '#0f2f66',
      spacing: 7,
    });
    card.text(586, 54, 'DRIVER LICENSE', { size: 28, bold: true, fill: '#0f2f66' });
    card.text(30, 54, 'USA', { size: 26, bold: true });
    card.portrait(28, 80, 240, 314);
    element(card, 292, 112, '4d DL #', say('licenseNumber', data.number), { size: 31, bold: true });
    element(card, 600, 112, '9 CLASS', say('vehicleClassifications', data.vehicleClass), { bold: true });
    element(card, 292, 154, '3 DOB', card.birth(), { size: 26, bold: true, fill: '#a8201a' });
    element(card, 600, 154, '15 SEX', say('sex', person.sex));
    element(card, 292, 192, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
    element(card, 600, 192, '16 HGT', say('height', data.height.printed));
    element(card, 292, 230, '4a ISS', card.issue());
    element(card, 600, 230, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 600, 268, '18 EYES', say('eyeColor', data.eyes));
    element(card, 600, 306, '19 HAIR', say('hairColor', data.hair));
    element(card, 292, 278, '1', card.lastName(), { size: 26, bold: true });
    element(card, 292, 310, '2', card.firstName(), { size: 26, bold: true });
    element(card, 292, 346, '8', street);
    card.text(308, 374, town, { size: 23 });
    element(card, 292, 418, '9a END', codesOf(card, 'endorsements', 'NONE'));
    element(card, 450, 418, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', '1'])));
    element(card, 292, 458, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(660, 464, 'DONOR', { size: 20, bold: true, fill: '#a8201a' });
    card.specimen(330, 528, 60);
    await codedBack(card, data, issuer, {
      ground: '#eaf2f8',
      stroke: '#80b0d8',
      lines: [
        'CLASS D: NON-COMMERCIAL',
        'NOTIFY THE DIVISION OF MOTOR VEHICLES OF A CHANGE OF ADDRESS WITHIN 30 DAYS',
      ],
      version: 9,
    });
  };

/** After Nevada's identification card of 2018: as the state's licence, with another title and without class and codes. */
export const nevadaIdentification =
  (issuer: LicenceIssuer): Draw =>
  (card) => {
    const { person, say } = card;
    const { dice } = person;
    const data = rollLicence(card);
    const [street, town] = card.address();
    card.ground('#f2efe8', ['#b0b8c8', '#d8b080']);
    card.text(30, 58, say('region', issuer.state, issuer.name), {
      size: 54,
      bold: true,
      fill: '#123a6a',
      spacing: 6,
    });
    card.text(340, 54, 'IDENTIFICATION CARD', { size: 31, bold: true, fill: '#8a1c1c' });
    card.text(782, 50, 'USA', { size: 22, bold: true });
    card.portrait(28, 82, 242, 316);
    element(card, 294, 112, '4d ID NO.', say('licenseNumber', dice.digits(10)), {
      size: 30,
      bold: true,
      fill: '#8a1c1c',
    });
    element(card, 294, 156, '4b EXP', card.expiry(), { size: 26, bold: true, fill: '#8a1c1c' });
    element(card, 570, 156, '4a ISS', card.issue());
    element(card, 294, 196, '3 DOB', card.birth(), { size: 26, bold: true, fill: '#8a1c1c' });
    element(card, 294, 242, '1', card.lastName(), { size: 26, bold: true });
    element(card, 294, 274, '2', card.firstName(), { size: 26, bold: true });
    element(card, 294, 308, '8', street);
    card.text(310, 336, town, { size: 23 });
    element(card, 294, 384, '15 SEX', say('sex', person.sex));
    element(card, 410, 384, '16 HGT', say('height', data.height.printed));
    element(card, 580, 384, '17 WGT', say('weight', `${data.weight} lb`));
    element(card, 294, 424, '18 EYES', say('eyeColor', data.eyes));
    element(card, 450, 424, '19 HAIR', say('hairColor', data.hair));
    element(card, 294, 466, '5 DD', say('documentDiscriminator', data.discriminator), { size: 18 });
    card.text(60, 438, 'DONOR', { size: 20, bold: true, fill: '#8a1c1c' });
    card.specimen(330, 528, 60);
  };

/** Where holders of the passport were born. */
const BIRTHPLACES = [
  'MONTANA, U.S.A.',
  'MISSISSIPPI, U.S.A.',
  'LAGOS, NIGERIA',
  'RHODE ISLAND, U.S.A.',
] as const;

/** After the United States passport of 2007 to 2021 (a printed page): three titles over the portrait, nine digits in red at the right, labels in three languages over values in blue, endorsements under the days, the zone at the foot. */
export const passportOfPaper: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `5${dice.digits(8)}`;
  const value = { size: 27, fill: '#1c2a5e' } as const;
  const label = '#2f5a8a';
  card.ground('#f2efe6', ['#b8c4dc', '#dcb8a8', '#c8d4b8']);
  card.text(390, 62, say('countryRegion', 'USA', 'UNITED STATES OF AMERICA'), {
    size: 46,
    bold: true,
    fill: '#22356e',
    font: 'C059',
  });
  for (const [index, title] of ['PASSPORT', 'PASSEPORT', 'PASAPORTE'].entries())
    card.text(50, 96 + 26 * index, title, {
      size: index === 0 ? 26 : 19,
      bold: index === 0,
      fill: '#22356e',
    });
  card.portrait(50, 166, 300, 388);
  card.above(390, 104, 'Type / Type / Tipo', say('documentCode', 'P'), value, label);
  card.above(560, 104, 'Code / Code / Codigo', 'USA', value, label);
  card.above(
    800,
    104,
    'Passport No. / No. du Passeport / No. de Pasaporte',
    say('licenseNumber', number),
    { size: 33, fill: '#a8201a' },
    label,
  );
  card.above(390, 172, 'Surname / Nom / Apellidos', card.lastName(), value, label);
  card.above(390, 238, 'Given Names / Prénoms / Nombres', card.firstName(), value, label);
  card.above(
    390,
    304,
    'Nationality / Nationalité / Nacionalidad',
    say('nationality', 'USA', 'UNITED STATES OF AMERICA'),
    value,
    label,
  );
  card.above(390, 370, 'Date of birth / Date de naissance / Fecha de nacimiento', card.birth(), value, label);
  card.above(
    390,
    436,
    'Place of birth / Lieu de naissance / Lugar de nacimiento',
    say('placeOfBirth', dice.pick(BIRTHPLACES)),
    value,
    label,
  );
  card.above(940, 436, 'Sex / Sexe / Sexo', say('sex', person.sex), value, label);
  card.above(
    390,
    502,
    'Date of issue / Date de délivrance / Fecha de expedición',
    card.issue(),
    value,
    label,
  );
  card.text(940, 502, 'Authority / Autorité / Autoridad', { size: 15, fill: label });
  card.text(940, 532, say('issuingAuthority', 'United States Department of State', 'United States'), value);
  card.text(940, 564, 'Department of State', value);
  card.above(
    390,
    568,
    'Date of expiration / Date d’expiration / Fecha de caducidad',
    card.expiry(),
    value,
    label,
  );
  card.text(390, 640, 'Endorsements / Mentions Spéciales / Anotaciones', { size: 15, fill: label });
  card.text(390, 668, 'SEE PAGE 27', { size: 21, fill: '#1c2a5e' });
  card.specimen(560, 660, 80);
  card.machineReadable(td3(person, 'USA', number));
};
