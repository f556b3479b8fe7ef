import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

const TOWNS = ['SÃO LUÍS-MA', 'IMPERATRIZ-MA', 'CAXIAS-MA', 'TIMON-MA', 'CODÓ-MA', 'BACABAL-MA'] as const;
const FATHERS = ['JOSÉ DE RIBAMAR', 'ANTÔNIO', 'DOMINGOS', 'FRANCISCO'] as const;
const MOTHERS = ['MARIA DA CONCEIÇÃO', 'JOSEFA', 'FRANCISCA', 'MARIA JOSÉ'] as const;

/** After Maranhão's identity card of paper, both sides: state, secretariat and institute above, portrait at the right of the thumb; behind, labels over typed values, number of twelve digits and one more that holds the year of the first card, copy beside it, origin of the document in two lines. */
export const maranhaoRegister: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, issue } = person;
  const head = { bold: true, fill: '#1c3a34' } as const;
  card.ground('#e6f0e6', ['#90bca4', '#c8cca0']);
  card.text(282, 48, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { ...head, size: 25 });
  card.text(360, 80, say('region', 'MA', 'ESTADO DO MARANHÃO'), { ...head, size: 25 });
  card.text(270, 108, 'SECRETARIA DE ESTADO DA SEGURANÇA PÚBLICA', { size: 20 });
  card.text(354, 135, 'INSTITUTO DE IDENTIFICAÇÃO', { size: 20 });
  card.rectangle(80, 176, 240, 300, '#d2dfd0');
  card.text(112, 502, 'POLEGAR DIREITO', { size: 18 });
  card.portrait(676, 170, 264, 350);
  card.rectangle(80, 578, 560, 2, '#4a5a4a');
  card.text(250, 602, 'ASSINATURA DO TITULAR', { size: 17 });
  card.text(306, 656, 'CARTEIRA DE IDENTIDADE', { ...head, size: 33 });
  card.specimen(370, 470, 65);
  const top = card.back(680);
  const typed = { size: 26, font: 'Liberation Mono', bold: true } as const;
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, typed, '#1c3a34');
  const yearOfFirst = Math.max(1996, Math.min(issue.year, person.birth.year + dice.between(14, 22)));
  const number = `0${dice.digits(7)}${yearOfFirst}-${dice.between(0, 9)}`;
  const copy = yearOfFirst < issue.year - 8 ? '2ª VIA' : '1ª VIA';
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const town = dice.pick(TOWNS);
  card.ground('#e6f0e6', ['#90bca4'], top, top + 680);
  card.text(232, top + 44, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { ...head, size: 25 });
  field(50, 86, 'REGISTRO GERAL', say('licenseNumber', number));
  field(380, 86, 'VIA', copy);
  field(650, 86, 'DATA DE EXPEDIÇÃO', card.issue());
  field(50, 152, 'NOME', `${card.firstName()} ${card.lastName()}`);
  say('parents', `${father} ${mother}`, father);
  field(50, 218, 'FILIAÇÃO', father);
  card.text(50, top + 282, mother, typed);
  field(50, 318, 'NATURALIDADE', say('placeOfBirth', town));
  field(650, 318, 'DATA DE NASCIMENTO', card.birth());
  const [certificate, book] = dice.pick([
    ['NASC.', 'A'],
    ['CAS.', 'B'],
  ] as const);
  field(
    50,
    384,
    'DOC. ORIGEM',
    `${certificate} N.${dice.digits(5)} FLS.${dice.digits(3)} LIV.${dice.digits(2)}-${book}`,
  );
  card.text(50, top + 448, `CART. ${dice.pick(['1 ZONA', '2 OFICIO', '3 OFICIO'])} ${town}`, typed);
  field(50, 484, 'CPF', say('personalNumber', cpf(dice)));
  card.rectangle(480, top + 588, 460, 2, '#4a5a4a');
  card.text(600, top + 612, 'ASSINATURA DO DIRETOR', { size: 17 });
  card.text(372, top + 656, 'LEI Nº 7.116 DE 29/08/83', { ...head, size: 22 });
};
