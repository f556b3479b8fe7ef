import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

/** Towns with their states. */
const TOWNS = [
  ['PIRACICABA', 'SP'],
  ['VILA VELHA', 'ES'],
  ['RONDONÓPOLIS', 'MT'],
  ['APARECIDA DE GOIÂNIA', 'GO'],
  ['PARINTINS', 'AM'],
] as const;
const FATHERS = ['BENEDITO', 'GERALDO', 'ADÃO', 'JOSÉ RAIMUNDO'] as const;
const MOTHERS = ['MARIA APARECIDA', 'TEREZINHA', 'ROSA', 'CLARICE'] as const;

/** Paper booklets ended in 2019; they were given with printed pages since 2008. */
const [FIRST_YEAR, LAST_YEAR] = [2009, 2019];

/** After the Brazilian work booklet with printed pages, its first page over that of the civil qualification: republic and ministry over social number, portrait and thumb, number, series and state in one row; then name, birthplace, parents, birth, papers, place and day of issue, each label before its value. */
export const workBooklet: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const issue = { ...person.issue, year: dice.between(FIRST_YEAR, LAST_YEAR) };
  const birth = { ...person.birth, year: Math.min(person.birth.year, issue.year - 16) };
  const [office, state] = dice.pick(TOWNS);
  const [born, birthState] = dice.pick(TOWNS);
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const ink = '#1f3f6e';
  const typed = { size: 27, font: 'Liberation Mono', bold: true } as const;
  card.ground('#eaf0f6', ['#98b4d4', '#b8ccb0']);
  card.rectangle(450, 20, 80, 80, '#cbd8e6');
  card.text(282, 138, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 25,
    bold: true,
    fill: ink,
  });
  card.text(292, 168, say('issuingAuthority', 'MINISTÉRIO DO TRABALHO E EMPREGO'), { size: 22, fill: ink });
  card.text(150, 216, 'CARTEIRA DE TRABALHO E PREVIDÊNCIA SOCIAL', { size: 28, bold: true, fill: ink });
  card.portrait(70, 250, 240, 320);
  card.rectangle(690, 250, 220, 290, '#d4dfea');
  card.text(720, 566, 'POLEGAR DIREITO', { size: 18, fill: ink });
  card.text(360, 300, 'PIS/PASEP', { size: 19, fill: ink });
  card.text(360, 336, dice.digits(11).replace(/(...)(.....)(..)(.)/, '$1.$2.$3-$4'), typed);
  card.text(360, 420, 'NÚMERO', { size: 19, fill: ink });
  card.text(360, 456, say('licenseNumber', dice.digits(7)), typed);
  card.text(360, 500, 'SÉRIE', { size: 19, fill: ink });
  card.text(360, 536, `00${dice.digits(3)}`, typed);
  card.text(560, 500, 'UF', { size: 19, fill: ink });
  card.text(560, 536, state, typed);
  card.rectangle(150, 650, 680, 2, '#3a4a5a');
  card.text(370, 676, 'ASSINATURA DO PORTADOR', { size: 18, fill: ink });
  card.specimen(330, 630, 70);
  const top = card.back(700);
  const row = (y: number, label: string, text: string, x = 50, gap = 190): void => {
    card.text(x, top + y, label, { size: 18, fill: ink });
    card.text(x + gap, top + y, text, { ...typed, size: 25 });
  };
  card.ground('#eaf0f6', ['#98b4d4'], top, top + 700);
  card.text(350, top + 54, 'QUALIFICAÇÃO CIVIL', { size: 29, bold: true, fill: ink, spacing: 2 });
  row(116, 'NOME', `${card.firstName()} ${card.lastName()}`);
  row(172, 'LOC. NASC.', say('placeOfBirth', `${born} - ${birthState}`));
  row(228, 'DATA NASC.', card.day('dateOfBirth', birth));
  say('parents', `${father} ${mother}`, father);
  row(284, 'FILIAÇÃO', father);
  card.text(240, top + 322, mother, { ...typed, size: 25 });
  row(378, 'DOC. APRES.', `RG ${dice.digits(7)} SSP/${birthState}`);
  row(434, 'CPF', say('personalNumber', cpf(dice)));
  row(490, 'TÍT. ELEITOR', dice.digits(12), 50);
  row(490, 'SEÇÃO', dice.digits(4), 500, 90);
  row(490, 'ZONA', dice.digits(3), 720, 80);
  row(546, 'LOCAL/EMISSÃO', say('placeOfIssue', `SRTE/${state} - ${office}`));
  row(602, 'DATA EMISSÃO', card.day('dateOfIssue', issue));
  card.rectangle(500, top + 656, 430, 2, '#3a4a5a');
  card.text(590, top + 680, 'ASSINATURA DO EMISSOR', { size: 17, fill: ink });
};
