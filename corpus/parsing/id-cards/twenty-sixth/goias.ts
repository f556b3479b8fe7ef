import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

const TOWNS = ['GOIÂNIA-GO', 'ANÁPOLIS-GO', 'RIO VERDE-GO', 'CATALÃO-GO', 'JATAÍ-GO'] as const;
const FATHERS = ['DIVINO', 'SEBASTIÃO', 'ORIPES', 'JOÃO BATISTA'] as const;
const MOTHERS = ['DIVINA MARIA', 'ABADIA', 'NILVA', 'LUZIA APARECIDA'] as const;

/** A register number in groups: `5.123.456`. */
const grouped = (digits: string): string => digits.replace(/^(.)(...)(...)$/, '$1.$2.$3');

/** After Goiás's identity card of paper, both sides: republic, state, ministry and institute over portrait and thumb; behind, labels with typed values under them, number with its copy, parents joined by an E, origin of the document in one line over the registry, tax number beside those of work. */
export const goiasRegister: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const head = { bold: true, fill: '#1c3f2a' } as const;
  card.ground('#e7f0e2', ['#90bc94', '#c0cc94']);
  card.text(282, 46, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { ...head, size: 25 });
  card.text(398, 78, say('region', 'GO', 'ESTADO DE GOIÁS'), { ...head, size: 25 });
  card.text(336, 106, 'SECRETARIA DA SEGURANÇA PÚBLICA', { size: 20 });
  card.text(246, 133, 'SUPERINTENDÊNCIA DE POLÍCIA TÉCNICO-CIENTÍFICA', { size: 20 });
  card.text(354, 160, 'INSTITUTO DE IDENTIFICAÇÃO', { size: 20 });
  card.portrait(70, 184, 262, 346);
  card.rectangle(704, 184, 230, 290, '#d3dfca');
  card.text(734, 500, 'POLEGAR DIREITO', { size: 18 });
  card.rectangle(370, 566, 560, 2, '#4a5a4a');
  card.text(548, 590, 'ASSINATURA DO TITULAR', { size: 17 });
  card.text(306, 652, 'CARTEIRA DE IDENTIDADE', { ...head, size: 33 });
  card.specimen(420, 470, 70);
  const top = card.back(680);
  const typed = { size: 26, font: 'Liberation Mono', bold: true } as const;
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, typed, '#1c3f2a');
  const copy = dice.pick(['', '  2ª VIA', '  3ª VIA']);
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const [born, registry] = [dice.pick(TOWNS), dice.pick(TOWNS)];
  card.ground('#e7f0e2', ['#90bc94'], top, top + 680);
  card.text(232, top + 44, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { ...head, size: 25 });
  field(
    50,
    86,
    'REGISTRO GERAL',
    `${say('licenseNumber', grouped(`${dice.between(3, 7)}${dice.digits(6)}`))}${copy}`,
  );
  field(650, 86, 'DATA DE EXPEDIÇÃO', card.issue());
  field(50, 152, 'NOME', `${card.firstName()} ${card.lastName()}`);
  say('parents', `${father} ${mother}`, father);
  field(50, 218, 'FILIAÇÃO', father);
  card.text(50, top + 282, mother, typed);
  field(50, 318, 'NATURALIDADE', say('placeOfBirth', born));
  field(650, 318, 'DATA DE NASCIMENTO', card.birth());
  const [certificate, book] = dice.pick([
    ['CERT. NASC.', 'A'],
    ['CERT. CAS.', 'B'],
  ] as const);
  field(
    50,
    384,
    'DOC. ORIGEM',
    `${certificate} ${dice.digits(4)} FLS ${dice.digits(3)} LV ${book}${dice.digits(2)}`,
  );
  card.text(50, top + 448, `CRC ${registry}`, typed);
  field(50, 484, 'CPF', say('personalNumber', cpf(dice)));
  field(
    400,
    484,
    'PIS/PASEP',
    dice.chance(0.5) ? dice.digits(11).replace(/(...)(.....)(..)(.)/, '$1.$2.$3-$4') : '',
  );
  card.rectangle(500, top + 584, 440, 2, '#4a5a4a');
  card.text(606, top + 608, 'ASSINATURA DO DIRETOR', { size: 17 });
  card.text(372, top + 652, 'LEI Nº 7.116 DE 29/08/83', { ...head, size: 22 });
};
