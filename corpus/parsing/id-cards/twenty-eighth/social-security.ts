import type { CardDesign } from '../design.js';

/** What the back says, over the number of the form and of the paper. */
const NOTES = [
  'This card belongs to the Social Security Administration and you must',
  'return it if we ask for it.',
  'If you find a card that isn’t yours, please return it to:',
  'Social Security Administration',
  'P.O. Box 17087, Baltimore, MD 21235',
  'For any other Social Security business/information, contact your local',
  'Social Security office. If you write to the above address for any business',
  'other than returning a found card, it will take longer for us to answer',
  'your letter.',
] as const;
/** Areas that were given out when these cards were. */
const [FIRST_AREA, LAST_AREA] = [101, 649];

/** After the social security card of 1988 to 2007, both sides: the whole name on one line under the words for whom the number was established, no day; behind, to whom to return a found card and the number of its paper. */
export const socialSecurityBefore2007: CardDesign['draw'] = (card) => {
  const { dice } = card.person;
  const blue = '#2b4f8c';
  const typed = { size: 34, font: 'Liberation Mono', bold: true } as const;
  const number = `${dice.between(FIRST_AREA, LAST_AREA)}-${dice.digits(2)}-${dice.digits(4)}`;
  card.ground('#e8eff6', ['#a8c4e4', '#c4d4e8']);
  card.rectangle(44, 130, 40, 320, '#b0c4e0');
  card.rectangle(772, 130, 40, 320, '#b0c4e0');
  card.rectangle(30, 112, 68, 18, '#94aed4');
  card.rectangle(758, 112, 68, 18, '#94aed4');
  card.text(112, 96, 'SOCIAL SECURITY', {
    size: 62,
    bold: true,
    font: 'Liberation Serif',
    fill: blue,
    spacing: 5,
  });
  card.text(268, 212, card.say('licenseNumber', number), { ...typed, size: 48 });
  card.text(190, 264, 'THIS NUMBER HAS BEEN ESTABLISHED FOR', { size: 22, fill: blue });
  card.text(130, 322, `${card.firstName()} ${card.lastName()}`, typed);
  card.rectangle(130, 430, 590, 2, blue);
  card.text(368, 456, 'SIGNATURE', { size: 17, fill: blue });
  card.specimen(330, 440, 60);
  const top = card.back();
  card.ground('#f4f5f2', ['#d8dce4'], top, top + 540);
  NOTES.forEach((line, index) => {
    card.text(60, top + 70 + 38 * index, line, { size: 22, fill: blue });
  });
  card.text(60, top + 480, `Form SSA-3000 (${dice.pick(['1-88', '5-92', '3-97', '6-99'])})`, {
    size: 18,
    fill: blue,
  });
  card.text(560, top + 480, `${dice.pick([...'BCDEF'])}${dice.digits(8)}`, {
    size: 26,
    fill: '#a3283a',
    font: 'Liberation Mono',
  });
};
