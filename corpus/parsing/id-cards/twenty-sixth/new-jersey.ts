import { birthdayIn } from '../birthdays.js';
import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { rollLicence } from '../licence-data.js';

/** New Jersey's elements, number and capitals before the value. */
const element = labelledRun(15, '#4a3a6a', 23);
const VALID_YEARS = 4;

/** After New Jersey's non-driver identification card of 2011 to 2023: the title in a band, number in three groups of which the first begins with the surname's letter, days with hyphens, names before address, few features, the discriminator at the foot. */
export const newJerseyIdentification: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, birth, issue } = person;
  const data = rollLicence(card);
  const [street, town] = card.address();
  const number = `${person.lastName[0]}${dice.digits(4)} ${dice.digits(5)} ${dice.digits(5)}`;
  const discriminator = `${dice.pick(['PN', 'QA', 'TR'])}${issue.year}${dice.digits(9)}`;
  card.ground('#f3eff7', ['#b8a0d8', '#a8c8b8', '#e0c8a0']);
  card.rectangle(0, 0, 856, 62, '#4f3a86');
  card.text(28, 46, say('region', 'NJ', 'NEW JERSEY'), { size: 42, bold: true, fill: 'white', spacing: 3 });
  card.text(372, 42, 'NON-DRIVER IDENTIFICATION', { size: 25, bold: true, fill: 'white' });
  card.text(776, 42, say('countryRegion', 'USA'), { size: 24, bold: true, fill: 'white' });
  if (dice.chance(0.6))
    card.text(300, 84, 'NOT FOR "REAL ID" PURPOSES', { size: 17, bold: true, fill: '#a3181e' });
  card.portrait(28, 80, 248, 320);
  element(card, 300, 122, '4d ID', say('licenseNumber', number), { size: 30, bold: true, fill: '#a3181e' });
  element(card, 300, 162, '3 DOB', card.birth(), { size: 27, bold: true });
  element(card, 590, 198, '4a ISS', card.issue());
  element(card, 590, 162, '4b EXP', card.day('expirationDate', birthdayIn(birth, issue.year + VALID_YEARS)), {
    size: 24,
    bold: true,
  });
  element(card, 300, 228, '1', card.lastName(), { size: 26, bold: true });
  element(card, 300, 259, '2', card.firstName(), { size: 26, bold: true });
  element(card, 300, 293, '8', street);
  card.text(315, 320, town, { size: 23 });
  element(card, 300, 360, '15 SEX', say('sex', person.sex));
  element(card, 420, 360, '16 HGT', say('height', data.height.printed));
  element(card, 300, 394, '18 EYES', say('eyeColor', data.eyes));
  if (dice.chance(0.5)) card.text(480, 396, 'ORGAN DONOR', { size: 22, bold: true, fill: '#a3181e' });
  element(card, 300, 438, '5 DD', say('documentDiscriminator', discriminator), { size: 20 });
  card.text(40, 436, 'SIGNATURE', { size: 13, fill: '#4a3a6a' });
  card.portrait(706, 232, 116, 148);
  card.specimen(330, 530, 50);
};
