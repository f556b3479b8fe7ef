import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

const TOWNS = [
  'VITORIA-ES',
  'VILA VELHA-ES',
  'COLATINA-ES',
  'LINHARES-ES',
  'CACHOEIRO DE ITAPEMIRIM-ES',
] as const;
const FATHERS = ['SEBASTIÃO', 'JOÃO BATISTA', 'ADILSON', 'ERNESTO'] as const;
const MOTHERS = ['MARIA DA PENHA', 'ZENILDA', 'LUZIA', 'ROSÂNGELA'] as const;

/** After Espírito Santo's identity card of paper, both sides: state, secretariat and police above, thumb left of the portrait; behind, typed values under labels, the register's number of seven digits with points, origin of the document in two lines. */
export const espiritoSantoRegister: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const head = { bold: true, fill: '#1d3c2c' } as const;
  card.ground('#e8f0e4', ['#98c0a0', '#c0cc98']);
  card.text(282, 48, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { ...head, size: 25 });
  card.text(332, 80, say('region', 'ES', 'ESTADO DO ESPÍRITO SANTO'), { ...head, size: 25 });
  card.text(232, 108, 'SECRETARIA DE ESTADO DA SEGURANÇA PÚBLICA E DEFESA SOCIAL', { size: 17 });
  card.text(262, 132, 'POLÍCIA CIVIL - DEPARTAMENTO DE IDENTIFICAÇÃO', { size: 19 });
  card.rectangle(80, 164, 250, 320, '#d2dfcc');
  card.text(118, 508, 'POLEGAR DIREITO', { size: 18 });
  card.portrait(660, 160, 270, 350);
  card.rectangle(200, 574, 620, 2, '#4a5a4a');
  card.text(408, 598, 'ASSINATURA DO TITULAR', { size: 17 });
  card.text(306, 654, 'CARTEIRA DE IDENTIDADE', { ...head, size: 33 });
  card.specimen(390, 470, 65);
  const top = card.back(680);
  const typed = { size: 25, font: 'Liberation Mono', bold: true } as const;
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, typed, '#1d3c2c');
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const [born, registry] = [dice.pick(TOWNS), dice.pick(TOWNS)];
  card.ground('#e8f0e4', ['#98c0a0'], top, top + 680);
  card.text(232, top + 44, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { ...head, size: 25 });
  const number = `${dice.between(1, 4)}.${dice.digits(3)}.${dice.digits(3)}`;
  field(50, 84, 'REGISTRO GERAL', say('licenseNumber', number));
  field(620, 84, 'DATA DE EXPEDIÇÃO', card.issue());
  field(50, 150, 'NOME', `${card.firstName()} ${card.lastName()}`);
  say('parents', `${father} ${mother}`, father);
  field(50, 216, 'FILIAÇÃO', father);
  card.text(50, top + 278, mother, typed);
  field(50, 316, 'NATURALIDADE', say('placeOfBirth', born));
  field(620, 316, 'DATA DE NASCIMENTO', card.birth());
  const certificate = dice.pick(['C.NASC', 'C.CASAM']);
  field(
    50,
    382,
    'DOC. ORIGEM',
    `${certificate} ${dice.digits(5)} FLS ${dice.digits(3)} LIV ${dice.digits(2)}`,
  );
  card.text(50, top + 444, `${dice.pick(['1 OFICIO', '2 OFICIO', 'SEDE'])} ${registry}`, typed);
  field(50, 482, 'CPF', say('personalNumber', cpf(dice)));
  card.rectangle(480, top + 584, 460, 2, '#4a5a4a');
  card.text(604, top + 608, 'ASSINATURA DO DIRETOR', { size: 17 });
  card.text(372, top + 656, 'LEI Nº 7.116 DE 29/08/83', { ...head, size: 22 });
};
