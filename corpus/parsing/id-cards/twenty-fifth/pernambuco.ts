import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

const TOWNS = [
  'RECIFE - PE',
  'OLINDA - PE',
  'CARUARU - PE',
  'PETROLINA - PE',
  'GARANHUNS - PE',
  'VITÓRIA DE SANTO ANTÃO - PE',
] as const;
const FATHERS = ['SEVERINO JOSÉ', 'AMARO', 'IVANILDO', 'GENIVAL'] as const;
const MOTHERS = ['MARIA DO CARMO', 'JOSEFA', 'SEVERINA MARIA', 'LINDALVA'] as const;

/** Births are registered in books A, marriages in books B. */
const CERTIFICATES = [
  ['C. NASC.', 'A'],
  ['C. CAS.', 'B'],
] as const;

/** A register number in groups: `7.123.456`. */
const grouped = (digits: string): string => digits.replace(/^(.)(...)(...)$/, '$1.$2.$3');

/** After Pernambuco's identity card of paper, both sides: state, secretariat and institute above, thumb at the left of the portrait; behind, labels over values, number of seven digits beside the day of issue, parents under each other, origin of the document in two lines, tax number beneath it. */
export const pernambucoRegister: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const head = { bold: true, fill: '#1f3527' } as const;
  card.ground('#e8f0e3', ['#94bc98', '#bcc890']);
  card.text(282, 48, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { ...head, size: 25 });
  card.text(350, 80, say('region', 'PE', 'ESTADO DE PERNAMBUCO'), { ...head, size: 25 });
  card.text(346, 108, 'SECRETARIA DE DEFESA SOCIAL', { size: 21 });
  card.text(284, 135, 'INSTITUTO DE IDENTIFICAÇÃO TAVARES BURIL', { size: 20 });
  card.rectangle(80, 170, 236, 300, '#d5dfcb');
  card.text(112, 496, 'POLEGAR DIREITO', { size: 18 });
  card.portrait(690, 170, 255, 340);
  card.rectangle(80, 574, 600, 2, '#4a5a4a');
  card.text(262, 598, 'ASSINATURA DO TITULAR', { size: 17 });
  card.text(306, 654, 'CARTEIRA DE IDENTIDADE', { ...head, size: 33 });
  card.specimen(380, 460, 70);
  const top = card.back(680);
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, { size: 25, bold: true }, '#2c4a34');
  const town = dice.pick(TOWNS);
  const [certificate, book] = dice.pick(CERTIFICATES);
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  card.ground('#e8f0e3', ['#94bc98'], top, top + 680);
  card.text(232, top + 46, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { ...head, size: 25 });
  field(50, 92, 'REGISTRO GERAL', say('licenseNumber', grouped(`${dice.between(4, 9)}${dice.digits(6)}`)));
  if (dice.chance(0.5)) card.text(330, top + 120, `${dice.between(2, 3)}ª VIA`, { size: 23, bold: true });
  field(640, 92, 'DATA DE EXPEDIÇÃO', card.issue());
  field(50, 160, 'NOME', `${card.firstName()} ${card.lastName()}`);
  say('parents', `${father} ${mother}`, father);
  field(50, 228, 'FILIAÇÃO', father);
  card.text(50, top + 292, mother, { size: 25, bold: true });
  field(50, 332, 'NATURALIDADE', say('placeOfBirth', town));
  field(640, 332, 'DATA DE NASCIMENTO', card.birth());
  field(
    50,
    400,
    'DOC. ORIGEM',
    `${certificate} N.${dice.digits(5)} LV.${book}-${dice.digits(3)} FL.${dice.digits(3)}`,
  );
  card.text(50, top + 464, `CART. ${dice.pick(['SEDE', '1º DISTRITO', '2º OFÍCIO'])} ${town}`, {
    size: 25,
    bold: true,
  });
  field(50, 504, 'CPF', say('personalNumber', cpf(dice)));
  card.rectangle(500, top + 590, 450, 2, '#4a5a4a');
  card.text(612, top + 614, 'ASSINATURA DO DIRETOR', { size: 17 });
  card.text(372, top + 656, 'LEI Nº 7.116 DE 29/08/83', { ...head, size: 22 });
};
