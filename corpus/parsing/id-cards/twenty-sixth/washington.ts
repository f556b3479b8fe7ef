import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { rollLicence } from '../licence-data.js';

/** Washington's elements, number and capitals before the value. */
const element = labelledRun(15, '#215a46', 23);
const VALID_YEARS = 6;

/** Letters that Washington's numbers have. */
const LETTERS = [...'BCDFGHJKLMNPQRSTVWXZ'] as const;

/** After Washington's identification card of 2018: number of twelve characters that begins as the licences' do, names and address over the days, features with weight in one row, the number again at the head of the discriminator; federal limits in the head. */
export const washingtonIdentification: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth, issue } = person;
  const data = rollLicence(card);
  const [street, town] = card.address();
  const letters = dice.shuffled(LETTERS);
  const number = `WDL${letters.slice(0, 4).join('')}${dice.digits(3)}${letters.slice(4, 6).join('')}`;
  const red = { bold: true, fill: '#9a1f1f' } as const;
  card.ground('#eaf4ef', ['#94c4ac', '#a8b8e0', '#d8d0a8']);
  card.text(28, 52, say('region', 'WA', 'WASHINGTON'), { size: 46, bold: true, fill: '#145a3c', spacing: 2 });
  card.text(372, 36, say('countryRegion', 'USA'), { size: 20, bold: true, fill: '#145a3c' });
  card.text(450, 52, 'IDENTIFICATION CARD', { size: 31, bold: true, fill: '#145a3c' });
  if (dice.chance(0.7)) card.text(450, 80, 'FEDERAL LIMITS APPLY', { size: 20, ...red });
  card.portrait(28, 84, 250, 324);
  element(card, 304, 126, '4d LIC#', say('licenseNumber', number), { size: 30, ...red });
  element(card, 304, 168, '1', card.lastName(), { size: 26, bold: true });
  element(card, 304, 199, '2', card.firstName(), { size: 26, bold: true });
  element(card, 304, 234, '8', street);
  card.text(319, 261, town, { size: 23 });
  element(card, 304, 308, '3 DOB', card.birth(), { size: 28, ...red });
  element(card, 304, 346, '4a ISS', card.issue());
  element(card, 520, 346, '4b EXP', card.day('expirationDate', birthdayIn(birth, issue.year + VALID_YEARS)), {
    size: 26,
    ...red,
  });
  element(card, 304, 390, '15 SEX', say('sex', person.sex));
  element(card, 412, 390, '16 HGT', say('height', data.height.printed));
  element(card, 560, 390, '17 WGT', say('weight', `${data.weight} lb`));
  element(card, 304, 426, '18 EYES', say('eyeColor', data.eyes));
  element(
    card,
    304,
    466,
    '5 DD',
    say('documentDiscriminator', `${number}${dice.digits(2)}${letters[7]}${dice.digits(4)}`),
    { size: 20 },
  );
  card.portrait(722, 170, 104, 134);
  if (dice.chance(0.5)) card.text(700, 440, 'DONOR', { size: 24, ...red });
  card.text(28, 512, 'Rev 07/01/2018', { size: 14 });
  card.specimen(350, 534, 50);
};
