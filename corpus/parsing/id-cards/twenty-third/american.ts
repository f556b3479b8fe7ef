import { type Day, daysAfter } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';
import { labelledRun } from '../labelled-run.js';
import { rollLicence } from '../licence-data.js';

type Draw = CardDesign['draw'];

/** The birthday in the year in which the card ends. */
export const lastBirthday = ({ birth, expiry }: Person): Day => ({ ...birth, year: expiry.year });

const ohioElement = labelledRun(15, '#4a1c28', 22);

/** After Ohio's identification card of 2018: number of two letters and six digits over the names, words before the values, birth and end large, features in two rows, ends on a birthday, no class. */
export const ohioIdentification: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const data = rollLicence(card);
  const [street, town] = card.address();
  const discriminator = `${dice.pick([...'ABDEHK'])}${dice.pick([...'ABDEHK'])}${dice.digits(8)}`;
  card.ground('#f1efe9', ['#c8a8a0', '#a0b8d0', '#d8c898']);
  card.rectangle(0, 0, 856, 78, '#e3d9cf');
  card.text(28, 60, say('region', 'OH', 'OHIO'), { size: 60, bold: true, fill: '#7c1a2c', spacing: 2 });
  card.text(216, 56, say('countryRegion', 'USA'), { size: 26, bold: true, fill: '#22305c' });
  card.text(410, 56, 'IDENTIFICATION CARD', { size: 36, bold: true, fill: '#22305c' });
  card.portrait(28, 96, 246, 316);
  const number = say('licenseNumber', `${dice.pick(['UC', 'TR', 'SN', 'RV'])}${dice.digits(6)}`);
  ohioElement(card, 296, 126, '4d ID NO.', number, { size: 31, bold: true });
  ohioElement(card, 600, 126, '4a ISS', card.issue());
  ohioElement(card, 296, 168, '1', card.lastName(), { size: 26, bold: true });
  ohioElement(card, 296, 198, '2', card.firstName(), { size: 26, bold: true });
  ohioElement(card, 296, 230, '8', street);
  card.text(311, 257, town, { size: 22 });
  ohioElement(card, 296, 308, '3 BIRTHDATE', card.birth(), { size: 30, bold: true, fill: '#7c1a2c' });
  ohioElement(card, 296, 348, '4b EXPIRES', card.day('expirationDate', lastBirthday(person)), {
    size: 30,
    bold: true,
  });
  ohioElement(card, 296, 394, '15 SEX', say('sex', person.sex));
  ohioElement(card, 410, 394, '16 HGT', say('height', data.height.printed));
  ohioElement(card, 560, 394, '17 WGT', say('weight', String(data.weight)));
  ohioElement(card, 296, 426, '18 EYES', say('eyeColor', data.eyes));
  ohioElement(card, 430, 426, '19 HAIR', say('hairColor', data.hair));
  ohioElement(card, 296, 470, '5 DD', say('documentDiscriminator', discriminator), { size: 19 });
  card.portrait(708, 270, 112, 144);
  card.text(716, 444, 'DONOR', { size: 22, bold: true, fill: '#1c7a3c' });
  card.rectangle(28, 474, 246, 1, '#22305c');
  card.specimen(450, 534, 45);
};

const pennsylvanianElement = labelledRun(16, '#2a4a86', 23);

/** After Pennsylvania's identification card of 2020: `IDN` in three groups with duplicates beside it, end the day after a birthday and before issue, names, address, features abreast, discriminator in two groups, and words that it is none for federal purposes. */
export const pennsylvanianIdentification: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const data = rollLicence(card);
  const [street, town] = card.address();
  const number = say('licenseNumber', `${dice.digits(2)} ${dice.digits(3)} ${dice.digits(3)}`);
  const large = { size: 26, bold: true } as const;
  card.ground('#eef2f8', ['#a0b4dc', '#d8cc98', '#a8c8c0']);
  card.rectangle(0, 0, 856, 70, '#234a94');
  card.text(28, 52, say('region', 'PA', 'Pennsylvania'), { size: 48, bold: true, fill: 'white' });
  card.text(386, 48, 'IDENTIFICATION CARD', { size: 31, bold: true, fill: '#f2d25a' });
  card.text(778, 47, say('countryRegion', 'USA'), { size: 26, bold: true, fill: 'white' });
  card.text(28, 92, 'NOT FOR REAL ID PURPOSES', { size: 19, bold: true, fill: '#9a1f1f' });
  card.portrait(28, 104, 240, 308);
  pennsylvanianElement(card, 292, 122, '4d IDN:', number, { size: 31, bold: true });
  pennsylvanianElement(card, 640, 122, 'DUPS:', `0${dice.pick(['0', '0', '1'])}`);
  pennsylvanianElement(card, 292, 162, '3 DOB:', card.birth(), large);
  pennsylvanianElement(
    card,
    292,
    200,
    '4b EXP:',
    card.day('expirationDate', daysAfter(lastBirthday(person), 1)),
    {
      ...large,
      fill: '#9a1f1f',
    },
  );
  pennsylvanianElement(card, 592, 200, '4a ISS:', card.issue());
  pennsylvanianElement(card, 292, 242, '1', card.lastName(), { size: 25 });
  pennsylvanianElement(card, 292, 272, '2', card.firstName(), { size: 25 });
  pennsylvanianElement(card, 292, 304, '8', street);
  card.text(308, 331, town, { size: 23 });
  pennsylvanianElement(card, 292, 384, '15 SEX:', say('sex', person.sex));
  pennsylvanianElement(card, 420, 384, '16 HGT:', say('height', data.height.printed));
  pennsylvanianElement(card, 592, 384, '18 EYES:', say('eyeColor', data.eyes));
  pennsylvanianElement(
    card,
    292,
    430,
    '5 DD:',
    say('documentDiscriminator', `${dice.digits(13)} ${dice.digits(12)}`),
    { size: 20 },
  );
  card.portrait(722, 216, 102, 130);
  card.text(700, 428, 'ORGAN', { size: 18, bold: true, fill: '#1c7a3c' });
  card.text(700, 448, 'DONOR', { size: 18, bold: true, fill: '#1c7a3c' });
  card.text(96, 500, card.birth(), { size: 20, fill: '#5b6470' });
  card.specimen(440, 536, 38);
};
