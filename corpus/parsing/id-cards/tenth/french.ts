import type { CardDesign } from '../design.js';
import { frenchCardLines } from './french-zone.js';

const two = (value: number): string => String(value).padStart(2, '0');

/** After the French card of 1995, still carried: labels with colons before typed values, two names after a comma, the number beside the title; two lines of a zone of its own; address and days behind. */
export const laminatedCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, issue } = person;
  const department = dice.pick(['372', '441', '353']);
  const number = `${two(issue.year % 100)}${two(issue.month)}${department}${dice.digits(5)}`;
  const typed = { font: 'Liberation Mono', size: 30, bold: true } as const;
  const line = (x: number, y: number, label: string, value: string, gap: number): void => {
    card.text(x, y, label, { size: 22 });
    card.text(x + gap, y, value, typed);
  };
  card.ground('#e6eef6', ['#9cb8dc', '#dcb0c0']);
  card.text(330, 50, say('countryRegion', 'FRA', 'RÉPUBLIQUE FRANÇAISE'), {
    size: 30,
    bold: true,
    fill: '#27457a',
  });
  card.text(40, 96, 'CARTE NATIONALE D’IDENTITÉ N° :', { size: 24, fill: '#27457a' });
  card.text(462, 96, say('licenseNumber', number), typed);
  card.text(760, 96, `Nationalité ${say('nationality', 'FRA', 'Française')}`, { size: 22 });
  card.portrait(40, 130, 250, 330);
  line(330, 160, 'Nom :', card.lastName(), 80);
  line(330, 214, 'Prénom(s) :', card.firstName(), 140);
  line(330, 268, 'Sexe :', say('sex', person.sex), 80);
  line(480, 268, 'Né(e) le :', card.birth(), 110);
  line(330, 322, 'à :', say('placeOfBirth', dice.pick(['TOURS (37)', 'ANGERS (49)', 'BORDEAUX (33)'])), 40);
  line(330, 376, 'Taille :', say('height', `1,${dice.between(54, 92)}m`), 90);
  card.text(330, 430, 'Signature du titulaire :', { size: 20 });
  card.specimen(560, 520, 80);
  say('documentCode', 'ID');
  card.machineReadable(frenchCardLines(person, number, `${department}108`));
  const top = card.back(740);
  const [street, town] = card.address();
  card.ground('#e6eef6', ['#9cb8dc'], top, top + 740);
  card.text(60, top + 90, 'Adresse :', { size: 22 });
  card.text(190, top + 90, street, typed);
  card.text(190, top + 134, town, typed);
  line(60, top + 220, 'Carte valable jusqu’au :', card.expiry(), 260);
  line(60, top + 274, 'délivrée le :', card.issue(), 140);
  line(
    60,
    top + 328,
    'par :',
    say('issuingAuthority', dice.pick(['PRÉFECTURE DE TOURS (37)', 'SOUS-PRÉFECTURE DE SAUMUR (49)'])),
    70,
  );
  card.text(60, top + 390, 'Signature de l’autorité :', { size: 20 });
};
