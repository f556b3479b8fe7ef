import type { CardDesign } from '../design.js';
import { driverNumber } from './driver-number.js';

/** Streets and towns as British licences print them. */
const STREETS = [
  '14 WHITWORTH ROAD',
  '3 CHURCH CLOSE',
  '221 ALEXANDRA AVENUE',
  'FLAT 2, 58 QUEENS PARADE',
] as const;
const TOWNS = ['SWINDON SN25 3BH', 'NORWICH NR4 7TL', 'LEEDS LS8 2QR', 'CARDIFF CF14 5GH'] as const;

/** After the British driving licence since 2021: numbers with points before the values, no words, `UK` in a blue field, the town with its postcode under the street, categories at the foot. */
export const britishLicence: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 25 } as const;
  const numbered = (y: number, number: string, text: string, x = 290): void => {
    card.text(x, y, number, { size: 17, fill: '#4a4a6a' });
    card.text(x + 44, y, text, value);
  };
  card.ground('#f6e9ee', ['#e0a8bc', '#a8c0d8']);
  card.rectangle(24, 24, 110, 84, '#1d3f94');
  card.text(48, 84, say('countryRegion', 'GBR', 'UK'), { size: 44, bold: true, fill: 'white' });
  card.text(290, 60, 'DRIVING LICENCE', { size: 38, bold: true, fill: '#8a2450' });
  card.portrait(30, 124, 230, 290);
  const [street, town] = [dice.pick(STREETS), dice.pick(TOWNS)];
  const birthPlace = say('placeOfBirth', dice.pick(['UNITED KINGDOM', 'IRELAND', 'GHANA']));
  numbered(104, '1.', card.lastName());
  numbered(138, '2.', card.firstName());
  numbered(172, '3.', `${card.birth()} ${birthPlace}`);
  numbered(206, '4a.', card.issue());
  numbered(206, '4c.', say('issuingAuthority', 'DVLA'), 560);
  numbered(240, '4b.', card.expiry());
  numbered(
    280,
    '5.',
    `${say('licenseNumber', driverNumber(person))} <tspan font-size="19">${dice.digits(2)}</tspan>`,
  );
  card.text(290, 320, '7.', { size: 17, fill: '#4a4a6a' });
  card.text(340, 350, person.lastName.toLowerCase(), { size: 34, font: 'URW Bookman', fill: '#333' });
  say('address', `${street}, ${town}`, street);
  numbered(392, '8.', `${street},`);
  card.text(334, 420, town, value);
  numbered(
    460,
    '9.',
    say('vehicleClassifications', dice.pick(['AM/A/B1/B/f/k/l/n/p/q', 'AM/B1/B/f/k/q', 'AM/B/BE/f/k/q'])),
  );
  card.specimen(330, 520, 60);
};
