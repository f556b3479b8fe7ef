import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { rollLicence } from '../licence-data.js';

/** Arizona's elements, number and capitals before the value. */
const element = labelledRun(15, '#5c3a21', 23);

/** After Arizona's identification card of 2016: state and country over the title, number and days above names and address, birth beneath them, features in two rows, the discriminator at the foot. */
export const arizonaIdentification: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const data = rollLicence(card);
  const [street, town] = card.address();
  card.ground('#f7f1e4', ['#e0b078', '#b8c0d8', '#c8b0a0']);
  card.text(28, 64, say('region', 'AZ', 'ARIZONA'), { size: 60, bold: true, fill: '#8c2f1b', spacing: 5 });
  card.text(352, 42, say('countryRegion', 'USA'), { size: 24, bold: true, fill: '#1f3c6d' });
  card.text(352, 70, 'IDENTIFICATION CARD', { size: 28, bold: true, fill: '#1f3c6d' });
  if (dice.chance(0.5)) card.rectangle(776, 20, 50, 50, '#d8a928');
  else {
    card.text(696, 42, 'NOT FOR FEDERAL', { size: 14, bold: true, fill: '#1f3c6d' });
    card.text(696, 60, 'IDENTIFICATION', { size: 14, bold: true, fill: '#1f3c6d' });
  }
  card.portrait(28, 88, 254, 322);
  const number = `${dice.pick([...'ABDY'])}${dice.digits(8)}`;
  element(card, 306, 122, '4d IDN', say('licenseNumber', number), { size: 30, bold: true, fill: '#a3181e' });
  element(card, 306, 160, '4b EXP', card.expiry(), { size: 25, bold: true, fill: '#a3181e' });
  element(card, 570, 160, '4a ISS', card.issue());
  element(card, 306, 202, '1', card.lastName(), { size: 26, bold: true });
  element(card, 306, 233, '2', card.firstName(), { size: 26, bold: true });
  element(card, 306, 266, '8', street);
  card.text(321, 293, town, { size: 23 });
  element(card, 306, 340, '3 DOB', card.birth(), { size: 30, bold: true, fill: '#a3181e' });
  element(card, 306, 382, '15 SEX', say('sex', person.sex));
  element(card, 432, 382, '16 HGT', say('height', data.height.printed));
  element(card, 306, 416, '18 EYES', say('eyeColor', data.eyes));
  element(card, 470, 416, '19 HAIR', say('hairColor', data.hair));
  element(card, 306, 450, '17 WGT', say('weight', `${data.weight} lb`));
  element(card, 306, 500, '5 DD', say('documentDiscriminator', dice.digits(16)), { size: 20 });
  card.portrait(698, 244, 122, 152);
  if (dice.chance(0.5)) card.text(700, 430, 'DONOR', { size: 22, bold: true, fill: '#a3181e' });
  if (dice.chance(0.3)) card.text(700, 460, 'VETERAN', { size: 22, bold: true, fill: '#1f3c6d' });
  card.specimen(360, 534, 50);
};
