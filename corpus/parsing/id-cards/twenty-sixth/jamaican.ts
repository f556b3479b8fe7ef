import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';

const GIVEN = {
  M: ['DEVON ANTHONY', 'OMAR RICARDO', 'LEIGHTON', 'KEMAR ALEXANDER'],
  F: ['SHANIQUE ANNMARIE', 'NORDIA PATRICE', 'CLAUDETTE', 'TAMEKA SIMONE'],
} as const;
const SURNAMES = ['MCFARLANE', 'GAYLE-BLAKE', 'CUNNINGHAM', 'PALMER', 'LYTTLE', 'FEARON', 'HIBBERT'] as const;

/** Addresses in three lines: street, town and post office, parish. */
const HOMES = [
  ['LOT 214 CANARY AVENUE', 'GREATER PORTMORE', 'ST. CATHERINE'],
  ['17 MOLYNES ROAD', 'KINGSTON 10', 'ST. ANDREW'],
  ['IRWIN DISTRICT', 'MONTEGO BAY P.O.', 'ST. JAMES'],
  ['5 CALEDONIA ROAD', 'MANDEVILLE P.O.', 'MANCHESTER'],
] as const;
const VALID_YEARS = 5;

const element = labelledRun(17, '#1f5a34', 24);

/** After the Jamaican driver's licence: country and title above, labels with colons before values, the taxpayer's number as the licence's, class in a word, days with the year first, the first issue beside the latest, the surname with a comma before the names, address over three lines with the parish last. */
export const jamaicanLicence: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, sex, birth, issue } = person;
  const [street, town, parish] = dice.pick(HOMES);
  const first = {
    ...issue,
    year: Math.max(birth.year + 19, issue.year - dice.between(1, 4) * VALID_YEARS),
    day: dice.between(1, 28),
  };
  const title = { bold: true, fill: '#14532a' } as const;
  card.ground('#eef5ea', ['#a0cc98', '#e8d880', '#b8c8b0']);
  card.rectangle(28, 18, 96, 56, '#e0d890');
  card.text(150, 62, say('countryRegion', 'JAM', 'JAMAICA'), { ...title, size: 46, spacing: 4 });
  card.text(456, 58, "DRIVER'S LICENCE", { ...title, size: 34 });
  card.portrait(28, 96, 250, 322);
  element(card, 304, 126, 'Licence No.:', say('licenseNumber', `1${dice.digits(8)}`), {
    size: 32,
    bold: true,
  });
  element(
    card,
    304,
    166,
    'Class:',
    say('vehicleClassifications', dice.pick(['PRIVATE', 'GENERAL', 'PRIVATE', 'MOTOR CYCLE'])),
    {
      bold: true,
    },
  );
  element(card, 600, 166, 'Collectorate:', `0${dice.between(10, 29)}`);
  element(card, 304, 202, 'Date of Birth:', card.birth(), { bold: true });
  element(card, 600, 202, 'Sex:', say('sex', sex), { bold: true });
  element(card, 304, 238, 'Original Date of Issue:', card.day('dateOfFirstLicense', first));
  element(card, 304, 274, 'Date Issued:', card.issue());
  element(
    card,
    304,
    310,
    'Expiry Date:',
    card.day('expirationDate', { ...birth, year: issue.year + VALID_YEARS }),
    {
      bold: true,
      fill: '#a3181e',
    },
  );
  card.text(304, 346, 'Name:', { size: 17, fill: '#1f5a34' });
  card.text(304, 374, `${say('lastName', dice.pick(SURNAMES))}, ${say('firstName', dice.pick(GIVEN[sex]))}`, {
    size: 25,
    bold: true,
  });
  card.text(304, 404, 'Address:', { size: 17, fill: '#1f5a34' });
  say('address', `${street} ${town} ${parish}`, street);
  card.text(304, 430, street, { size: 22 });
  card.text(304, 456, town, { size: 22 });
  card.text(304, 482, parish, { size: 22 });
  element(card, 28, 514, 'Control No.:', `00${dice.digits(8)}`, { size: 21 });
  card.text(106, 448, 'Signature', { size: 14, fill: '#1f5a34' });
  card.portrait(716, 380, 108, 132);
  card.specimen(460, 538, 48);
};
