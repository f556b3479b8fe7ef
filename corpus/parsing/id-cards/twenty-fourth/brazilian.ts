import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

const TOWNS = [
  'FORTALEZA - CE',
  'SOBRAL - CE',
  'JUAZEIRO DO NORTE - CE',
  'QUIXADÁ - CE',
  'CRATEÚS - CE',
] as const;
const FATHERS = ['FRANCISCO DAS CHAGAS', 'JOSÉ WILSON', 'MANOEL MESSIAS', 'ANTÔNIO EDMAR'] as const;
const MOTHERS = ['MARIA ZENEIDE', 'FRANCISCA NEUMA', 'RAIMUNDA', 'MARIA DE LOURDES'] as const;

/** After Ceará's identity card of paper, both sides: three bodies over the portrait and the thumb; behind, labels at the left with values typed at the right of them, a register number of thirteen digits that begins with a year, origin of the document over two lines. */
export const cearaRegister: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const head = { size: 24, bold: true } as const;
  card.ground('#e9f0e4', ['#98bc90', '#c8c898']);
  card.text(276, 46, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), head);
  card.text(400, 76, say('region', 'CE', 'ESTADO DO CEARÁ'), head);
  card.text(228, 104, 'SECRETARIA DA SEGURANÇA PÚBLICA E DEFESA SOCIAL', { size: 21 });
  card.text(314, 130, 'PERÍCIA FORENSE DO ESTADO DO CEARÁ', { size: 21 });
  card.text(150, 156, 'COORDENADORIA DE IDENTIFICAÇÃO HUMANA E PERÍCIAS BIOMÉTRICAS', { size: 21 });
  card.portrait(70, 186, 262, 346);
  card.rectangle(700, 186, 240, 310, '#d6dec9');
  card.text(734, 522, 'POLEGAR DIREITO', { size: 18 });
  card.rectangle(360, 566, 580, 2, '#4a5a4a');
  card.text(532, 590, 'ASSINATURA DO TITULAR', { size: 17 });
  card.text(322, 650, 'CARTEIRA DE IDENTIDADE', { size: 33, bold: true });
  card.specimen(420, 470, 70);
  const top = card.back(680);
  const typed = { size: 25, font: 'Liberation Mono', bold: true } as const;
  const field = (x: number, y: number, label: string, text: string, gap: number): void => {
    card.text(x, top + y, label, { size: 17 });
    card.text(x + gap, top + y, text, typed);
  };
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const copy = dice.pick(['', '2ª VIA', '3ª VIA']);
  const number = `${dice.between(1996, person.issue.year)}0${dice.digits(8)}`;
  card.ground('#e9f0e4', ['#98bc90'], top, top + 680);
  card.text(244, top + 46, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', head);
  field(40, 106, 'REGISTRO GERAL', say('licenseNumber', number), 170);
  field(570, 106, 'DATA DE EXPEDIÇÃO', card.issue(), 200);
  field(40, 166, 'NOME', `${card.firstName()} ${card.lastName()}`, 170);
  say('parents', `${father} ${mother}`, father);
  field(40, 226, 'FILIAÇÃO', father, 170);
  card.text(210, top + 262, mother, typed);
  field(40, 322, 'NATURALIDADE', say('placeOfBirth', dice.pick(TOWNS)), 170);
  field(570, 322, 'DATA DE NASCIMENTO', card.birth(), 200);
  field(
    40,
    382,
    'DOC. ORIGEM',
    `CERT. ${dice.pick(['NASC.', 'CAS.'])} N. ${dice.digits(5)} LIV. ${dice.pick(['A', 'B'])}-${dice.digits(2)}`,
    170,
  );
  card.text(210, top + 418, `FLS. ${dice.digits(3)} ${dice.pick(TOWNS)}`, typed);
  field(40, 478, 'CPF', say('personalNumber', cpf(dice)), 170);
  card.text(40, top + 538, copy, typed);
  card.rectangle(500, top + 574, 440, 2, '#4a5a4a');
  card.text(610, top + 598, 'ASSINATURA DO DIRETOR', { size: 17 });
  card.text(376, top + 652, 'LEI Nº 7.116 DE 29/08/83', { size: 21, bold: true });
};
