import type { CardDesign } from '../design.js';
import { type Person, sixDigits } from '../facts.js';
import { labelledRun } from '../labelled-run.js';

const element = labelledRun(15, '#3a5a3a', 23);

/** The last six digits of an Ontario licence's number are the holder's birth, fifty added to a woman's month. */
const birthDigits = ({ birth, sex }: Person): string =>
  sixDigits(sex === 'F' ? { ...birth, month: birth.month + 50 } : birth);

/** After Ontario's of 2018: province over the two-language title, the surname with a comma over the names, address, number in three groups, days and features with labels of both languages, the day of birth large at the foot. */
export const ontario: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const number = `${person.lastName[0]}${dice.digits(8)}${birthDigits(person)}`.replace(
    /^(.{5})(.{5})/,
    '$1-$2-',
  );
  card.ground('#eef4ea', ['#98c090', '#90b0c8']);
  card.text(30, 54, say('region', 'ON', 'Ontario'), { size: 46, bold: true, fill: '#1d5a34' });
  card.text(270, 40, "DRIVER'S LICENCE", { size: 25, bold: true });
  card.text(270, 68, 'PERMIS DE CONDUIRE', { size: 25, bold: true });
  card.text(690, 40, say('countryRegion', 'CAN', 'CANADA'), { size: 24, bold: true });
  card.text(770, 68, 'ON', { size: 24, bold: true });
  card.portrait(28, 90, 240, 316);
  element(card, 290, 108, '1,2 NAME/NOM', '');
  card.text(290, 136, `${card.lastName()},`, { size: 26, bold: true });
  card.text(290, 166, card.firstName(), { size: 26, bold: true });
  element(card, 290, 194, '8 ADDRESS/ADRESSE', '');
  card.text(290, 220, street, { size: 23 });
  card.text(290, 248, town, { size: 23 });
  element(card, 290, 288, '4d NUMBER/NUMÉRO', say('licenseNumber', number), {
    size: 27,
    bold: true,
  });
  element(card, 290, 326, '4a ISS/DÉL', card.issue(), { size: 24 });
  element(card, 570, 326, '4b EXP/EXP', card.expiry(), { size: 25, bold: true, fill: '#a3182b' });
  element(
    card,
    290,
    364,
    '5 DD/RÉF',
    say('documentDiscriminator', `${dice.pick(['DK', 'DG', 'FD'])}${dice.digits(7)}`),
  );
  element(card, 570, 364, '16 HGT/HAUT', say('height', `${dice.between(152, 193)} cm`));
  element(card, 290, 402, '15 SEX/SEXE', say('sex', person.sex));
  element(card, 570, 402, '9 CLASS/CATÉG', say('vehicleClassifications', dice.pick(['G', 'G2', 'GM'])));
  const restriction = dice.pick(['', 'X']);
  element(card, 290, 440, '12 REST/COND', restriction === '' ? '' : say('restrictions', restriction));
  element(card, 290, 484, '3 DOB/DDN', card.birth(), { size: 29, bold: true });
  card.specimen(110, 520, 60);
};
