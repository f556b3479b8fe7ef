import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';
import { labelledRun } from '../labelled-run.js';

const element = labelledRun(15, '#2f4a86', 23);

/** A Quebec licence's number: the surname's letter, four digits, day, month and year of birth, two digits; `P5412-121284-03`. */
function quebecNumber({ lastName, birth, dice }: Person): string {
  const born = [birth.day, birth.month, birth.year % 100]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
  return `${lastName[0]}${dice.digits(4)}-${born}-0${dice.between(1, 9)}`;
}

/** After Quebec's licence of 2015: everything in French, province at the left of the title, number before names and address, days with the year first, the reference beneath the number, centimetres, the colour of the eyes as a word. */
export const quebec: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const condition = dice.pick(['', 'A']);
  card.ground('#edf2f9', ['#98b4e0', '#b8d0d8']);
  card.text(28, 58, say('region', 'QC', 'Québec'), {
    size: 50,
    bold: true,
    fill: '#1d3f94',
    font: 'Liberation Serif',
  });
  card.text(290, 54, 'PERMIS DE CONDUIRE', { size: 33, bold: true, fill: '#1d3f94' });
  card.text(738, 50, say('countryRegion', 'CAN', 'CANADA'), { size: 22, bold: true, fill: '#1d3f94' });
  card.portrait(28, 84, 244, 326);
  element(card, 294, 114, '4d No de permis', say('licenseNumber', quebecNumber(person)), {
    size: 29,
    bold: true,
    fill: '#a3182b',
  });
  element(
    card,
    294,
    150,
    '5 No de référence',
    say('documentDiscriminator', `PEJQ${dice.digits(2)}${dice.pick([...'BNRTX'])}${dice.digits(2)}`),
  );
  element(card, 294, 196, '1', card.lastName(), { size: 26, bold: true });
  element(card, 294, 228, '2', card.firstName(), { size: 26, bold: true });
  element(card, 294, 264, '8', street, { size: 22 });
  card.text(309, 291, town, { size: 22 });
  element(card, 294, 340, '3 Date de naissance', card.birth(), { size: 25, bold: true });
  element(card, 640, 340, '15 Sexe', say('sex', person.sex));
  element(card, 294, 380, '4a Délivré le', card.issue());
  element(card, 560, 380, '4b Expire le', card.expiry(), { size: 25, bold: true, fill: '#a3182b' });
  element(card, 294, 420, '16 Taille', say('height', `${dice.between(152, 194)} cm`));
  element(card, 560, 420, '18 Yeux', say('eyeColor', dice.pick(['BRUN', 'BLEU', 'VERT', 'NOISETTE'])));
  element(card, 294, 460, '9 Classe', say('vehicleClassifications', dice.pick(['5', '5', '5 6D'])), {
    bold: true,
  });
  element(card, 430, 460, '9a Mention', '');
  element(card, 560, 460, '12 Condition', condition === '' ? '' : say('restrictions', condition));
  card.text(66, 448, card.birth(), { size: 22 });
  card.text(90, 510, 'Signature', { size: 14, fill: '#2f4a86' });
  card.specimen(400, 528, 55);
};
