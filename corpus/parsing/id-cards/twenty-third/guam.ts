import type { CardDesign } from '../design.js';
import { labelledRun } from '../labelled-run.js';
import { codesOf, rollLicence } from '../licence-data.js';
import { lastBirthday } from './american.js';

/** Number and abbreviation before the value. */
const element = labelledRun(15, '#1d4e6e', 23);

/** After Guam's licence of 2018: island and country over the title, number of ten digits, end over birth, names and address, class and codes in one row above the features, weight with its unit; the department in the foot. */
export const guam: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const data = rollLicence(card);
  const [street, town] = card.address();
  const red = { size: 27, bold: true, fill: '#b01f2a' } as const;
  card.ground('#eaf4f6', ['#88c4d4', '#e0b8a0', '#a8d0b0']);
  card.rectangle(0, 0, 856, 80, '#cfe6ee');
  card.text(28, 60, say('region', 'GU', 'GUAM'), { size: 60, bold: true, fill: '#123f6b', spacing: 6 });
  card.text(260, 58, say('countryRegion', 'USA'), { size: 28, bold: true, fill: '#b01f2a' });
  card.text(480, 56, "DRIVER'S LICENSE", { size: 38, bold: true, fill: '#123f6b' });
  card.portrait(28, 98, 244, 312);
  element(card, 294, 128, '4d DL NO.', say('licenseNumber', dice.digits(10)), { size: 31, bold: true });
  element(card, 294, 170, '4b EXP', card.day('expirationDate', lastBirthday(person)), red);
  element(card, 590, 170, '4a ISS', card.issue());
  element(card, 294, 208, '3 DOB', card.birth(), red);
  element(card, 294, 250, '1', card.lastName(), { size: 26, bold: true });
  element(card, 294, 281, '2', card.firstName(), { size: 26, bold: true });
  element(card, 294, 314, '8', street);
  card.text(309, 341, town, { size: 23 });
  element(card, 294, 388, '9 CLASS', say('vehicleClassifications', dice.pick(['D', 'D', 'DM'])), {
    bold: true,
  });
  element(card, 440, 388, '9a END', codesOf(card, 'endorsements', 'NONE'));
  element(card, 600, 388, '12 REST', codesOf(card, 'restrictions', dice.pick(['NONE', 'A'])));
  element(card, 294, 424, '15 SEX', say('sex', person.sex));
  element(card, 410, 424, '16 HGT', say('height', data.height.printed));
  element(card, 570, 424, '17 WGT', say('weight', `${data.weight} lb`));
  element(card, 294, 460, '18 EYES', say('eyeColor', data.eyes));
  element(card, 440, 460, '19 HAIR', say('hairColor', data.hair));
  element(card, 600, 460, '5 DD', say('documentDiscriminator', dice.digits(11)), { size: 20 });
  card.portrait(724, 206, 104, 132);
  card.text(40, 442, 'ORGAN DONOR', { size: 20, bold: true, fill: '#b01f2a' });
  card.text(28, 518, say('issuingAuthority', 'DEPARTMENT OF REVENUE AND TAXATION'), {
    size: 18,
    fill: '#123f6b',
  });
  card.specimen(64, 390, 45);
};
