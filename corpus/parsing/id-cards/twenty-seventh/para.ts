import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

const TOWNS = [
  'BELÉM - PA',
  'ANANINDEUA - PA',
  'SANTARÉM - PA',
  'MARABÁ - PA',
  'CASTANHAL - PA',
  'ABAETETUBA - PA',
] as const;
const FATHERS = ['RAIMUNDO NONATO', 'MANOEL', 'BENEDITO', 'ORIVALDO'] as const;
const MOTHERS = ['MARIA DE NAZARÉ', 'RAIMUNDA', 'MARIA LÚCIA', 'DOMINGAS'] as const;

/** After Pará's identity card of paper, both sides: state, civil police and directorate above, portrait at the left of the thumb; behind, labels at the left of typed values, number of seven digits without points, parents under each other, origin of the document in two lines. */
export const paraRegister: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const head = { bold: true, fill: '#1f3a2a' } as const;
  card.ground('#e9f1e4', ['#98c09c', '#c4cc98']);
  card.text(282, 48, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { ...head, size: 25 });
  card.text(404, 80, say('region', 'PA', 'ESTADO DO PARÁ'), { ...head, size: 25 });
  card.text(206, 108, 'SECRETARIA DE ESTADO DE SEGURANÇA PÚBLICA E DEFESA SOCIAL', { size: 18 });
  card.text(408, 133, 'POLÍCIA CIVIL DO PARÁ', { size: 19 });
  card.text(248, 159, 'DIRETORIA DE IDENTIFICAÇÃO ENÉAS MARTINS PEREIRA', { size: 19 });
  card.portrait(80, 184, 258, 344);
  card.rectangle(690, 184, 244, 300, '#d6e0cc');
  card.text(728, 508, 'POLEGAR DIREITO', { size: 18 });
  card.rectangle(370, 574, 564, 2, '#4a5a4a');
  card.text(540, 598, 'ASSINATURA DO TITULAR', { size: 17 });
  card.text(306, 654, 'CARTEIRA DE IDENTIDADE', { ...head, size: 33 });
  card.specimen(390, 470, 65);
  const top = card.back(680);
  const typed = { size: 25, font: 'Liberation Mono', bold: true } as const;
  const field = (x: number, y: number, label: string, text: string, gap: number): void => {
    card.text(x, top + y, label, { size: 16, fill: '#2c4a34' });
    card.text(x + gap, top + y + 2, text, typed);
  };
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const [born, registry] = [dice.pick(TOWNS), dice.pick(TOWNS)];
  card.ground('#e9f1e4', ['#98c09c'], top, top + 680);
  card.text(232, top + 46, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { ...head, size: 25 });
  field(50, 104, 'REGISTRO GERAL', say('licenseNumber', `${dice.between(3, 8)}${dice.digits(6)}`), 160);
  if (dice.chance(0.5)) card.text(370, top + 106, `${dice.between(2, 3)} VIA`, typed);
  field(560, 104, 'DATA DE EXPEDIÇÃO', card.issue(), 190);
  field(50, 162, 'NOME', `${card.firstName()} ${card.lastName()}`, 130);
  say('parents', `${father} ${mother}`, father);
  field(50, 220, 'FILIAÇÃO', father, 130);
  card.text(180, top + 258, mother, typed);
  field(50, 318, 'NATURALIDADE', say('placeOfBirth', born), 140);
  field(560, 318, 'DATA DE NASCIMENTO', card.birth(), 200);
  const [certificate, book] = dice.pick([
    ['CERT.NASC.', 'A'],
    ['CERT.CASAM.', 'B'],
  ] as const);
  field(
    50,
    376,
    'DOC. ORIGEM',
    `${certificate} LV.${book}${dice.digits(3)} FL.${dice.digits(3)} N.${dice.digits(5)}`,
    130,
  );
  card.text(180, top + 414, `${dice.pick(['1 OF', '2 OF', 'DISTRITAL'])} ${registry}`, typed);
  field(50, 474, 'CPF', say('personalNumber', cpf(dice)), 130);
  card.rectangle(480, top + 584, 460, 2, '#4a5a4a');
  card.text(604, top + 608, 'ASSINATURA DO DIRETOR', { size: 17 });
  card.text(372, top + 656, 'LEI Nº 7.116 DE 29/08/83', { ...head, size: 22 });
};
