import { type Day, isoDate, monthName } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { codePicture } from '../twenty-first/code-picture.js';

const GIVEN = {
  M: ['JOSE MARI', 'RODEL', 'CHRISTIAN JAY', 'BENJIE'],
  F: ['MARIA LOURDES', 'ANGELICA', 'ROWENA', 'JOANNA MARIE'],
} as const;
const SURNAMES = [
  'PANGILINAN',
  'MACARAEG',
  'DIMACULANGAN',
  'SALONGA',
  'QUIAMBAO',
  'VILLAFUERTE',
  'DE LOS REYES',
  'CATACUTAN',
] as const;

/** Addresses in two lines as the card breaks them. */
const HOMES = [
  ['142 MABINI STREET, BARANGAY SAN ISIDRO,', 'CITY OF ANTIPOLO, RIZAL'],
  ['BLOCK 7 LOT 12 CAMIA STREET, BARANGAY MOLINO III,', 'CITY OF BACOOR, CAVITE'],
  ['PUROK 4, BARANGAY TISA,', 'CITY OF CEBU, CEBU'],
  ['0031 RIZAL AVENUE, BARANGAY POBLACION,', 'CALASIAO, PANGASINAN'],
] as const;
const BIRTHPLACES = [
  'CITY OF ILOILO, ILOILO',
  'QUEZON CITY, METRO MANILA',
  'LIPA, BATANGAS',
  'CITY OF DAVAO, DAVAO DEL SUR',
] as const;

const month = (day: Day): string => monthName(day, 'en').toUpperCase();
const two = (value: number): string => String(value).padStart(2, '0');

/** After the Philippine national identity card (PhilSys), both sides: state and title in Filipino and English, the card's number of sixteen digits over the portrait, surname, given names and middle name apart, birth with the month in words, address over two lines; day of issue, sex as a word, blood, status, place of birth and a code behind; it does not end. */
export const philippineIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, sex, birth } = person;
  // The first cards are of 2021.
  const issue = { ...person.issue, year: dice.between(2021, 2024) };
  const [middle, surname] = dice.shuffled(SURNAMES);
  const [street, town] = dice.pick(HOMES);
  const value = { size: 25, bold: true } as const;
  const label = '#3a4a6a';
  card.ground('#eef2f8', ['#a8b8e0', '#e0b0b0', '#e0d498']);
  card.rectangle(34, 14, 72, 72, '#c8d0e4');
  card.text(216, 34, 'REPUBLIKA NG PILIPINAS', { size: 25, bold: true, fill: '#14307a' });
  card.text(270, 56, say('countryRegion', 'PHL', 'Republic of the Philippines'), {
    size: 17,
    fill: '#14307a',
  });
  card.text(180, 84, 'PAMBANSANG PAGKAKAKILANLAN', { size: 25, bold: true, fill: '#14307a' });
  card.text(268, 106, 'Philippine Identification Card', { size: 17, fill: '#14307a' });
  card.text(
    34,
    146,
    say('licenseNumber', `${dice.digits(4)}-${dice.digits(4)}-${dice.digits(4)}-${dice.digits(4)}`),
    {
      size: 28,
      bold: true,
    },
  );
  card.portrait(34, 162, 250, 250);
  card.above(312, 176, 'Apelyido/Last Name', say('lastName', surname ?? ''), value, label);
  card.above(312, 236, 'Mga Pangalan/Given Names', say('firstName', dice.pick(GIVEN[sex])), value, label);
  card.above(312, 296, 'Gitnang Apelyido/Middle Name', say('middleName', middle ?? ''), value, label);
  const born = say('dateOfBirth', isoDate(birth), `${month(birth)} ${two(birth.day)}, ${birth.year}`);
  card.above(312, 356, 'Petsa ng Kapanganakan/Date of Birth', born, value, label);
  card.above(
    34,
    442,
    'Tirahan/Address',
    say('address', `${street} ${town}`, street),
    { size: 22, bold: true },
    label,
  );
  card.text(34, 494, town, { size: 22, bold: true });
  card.portrait(710, 270, 112, 112);
  card.text(756, 520, 'PHL', { size: 30, bold: true, fill: '#14307a' });
  card.specimen(420, 528, 50);
  const top = card.back();
  card.ground('#eef2f8', ['#a8b8e0'], top, top + 540);
  const issued = say('dateOfIssue', isoDate(issue), `${two(issue.day)} ${month(issue)} ${issue.year}`);
  card.above(40, top + 52, 'Araw ng pagkakaloob/Date of issue', issued, value, label);
  card.above(40, top + 116, 'Kasarian/Sex', say('sex', sex, sex === 'M' ? 'MALE' : 'FEMALE'), value, label);
  card.above(40, top + 180, 'Uri ng Dugo/Blood Type', dice.pick(['O+', 'A+', 'B+', 'UNKNOWN']), value, label);
  card.above(
    40,
    top + 244,
    'Kalagayang Sibil/Marital Status',
    dice.pick(['SINGLE', 'MARRIED']),
    value,
    label,
  );
  card.above(
    40,
    top + 308,
    'Lugar ng Kapanganakan/Place of Birth',
    say('placeOfBirth', dice.pick(BIRTHPLACES)),
    value,
    label,
  );
  codePicture(card, 510, top + 60, 5);
  card.text(40, top + 440, 'If found, please return to the nearest PSA Office', { size: 18 });
  card.text(40, top + 468, 'www.psa.gov.ph', { size: 18, bold: true });
};
