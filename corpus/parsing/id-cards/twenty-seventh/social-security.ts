import type { CardDesign } from '../design.js';

/** Areas never given out are left out. */
const number = (digits: (count: number) => string, area: number): string =>
  `${area}-${digits(2)}-${digits(4)}`;
const [FIRST_AREA, LAST_AREA] = [101, 665];

/** After the social security card since 2007: title over columns, number over the words for whom it was established, given names over the surname, the day of issue at the right of the signature; some say that they serve for work only with authorization. */
export const socialSecurityOf2007: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const blue = '#23477f';
  const typed = { size: 38, font: 'Liberation Mono', bold: true } as const;
  card.ground('#eaf1f7', ['#a8c4e0', '#c8d4e4', '#b0d0d0']);
  card.rectangle(22, 22, 812, 5, blue);
  card.rectangle(22, 513, 812, 5, blue);
  card.rectangle(44, 110, 34, 330, '#b4c8e0');
  card.rectangle(778, 110, 34, 330, '#b4c8e0');
  card.text(98, 92, 'SOCIAL SECURITY', {
    size: 64,
    bold: true,
    font: 'Liberation Serif',
    fill: blue,
    spacing: 5,
  });
  if (dice.chance(0.25))
    card.text(222, 142, 'VALID FOR WORK ONLY WITH DHS AUTHORIZATION', { size: 18, bold: true, fill: blue });
  card.text(270, 206, say('licenseNumber', number(dice.digits, dice.between(FIRST_AREA, LAST_AREA))), {
    ...typed,
    size: 48,
  });
  card.text(206, 252, 'THIS NUMBER HAS BEEN ESTABLISHED FOR', { size: 21, fill: blue });
  card.text(206, 306, card.firstName(), typed);
  card.text(206, 350, card.lastName(), typed);
  card.rectangle(120, 444, 470, 2, blue);
  card.text(310, 468, 'SIGNATURE', { size: 17, fill: blue });
  card.text(614, 444, card.issue(), { size: 24, font: 'Liberation Mono' });
  card.specimen(330, 430, 60);
};
