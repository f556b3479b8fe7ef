import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { registerNumber } from '../fourteenth/register-number.js';

const TOWNS = [
  'SÃO PAULO - SP',
  'CAMPINAS - SP',
  'SOROCABA - SP',
  'BAURU - SP',
  'SÃO JOSÉ DO RIO PRETO - SP',
] as const;
const FATHERS = ['ANTONIO CARLOS', 'LUIZ ROBERTO', 'OSVALDO', 'CLAUDIO'] as const;
const MOTHERS = ['VERA LUCIA', 'SUELI APARECIDA', 'CLEUSA', 'MARIA INES'] as const;

/** Year in which the state began to give cards of this form. */
const FIRST_YEAR = 2020;

/** Colour of the small labels. */
const LABEL = '#2c4a5a';

/** After São Paulo's identity card of 2020 to 2024 (Decreto 9.278), both sides: four heads at the right of the arms, name and parents over birth and place, portrait at the right; behind, tax number before the register's, civil registry in two lines, further registers most of them empty. */
export const saoPauloRegister: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const issue = { ...person.issue, year: Math.max(person.issue.year, FIRST_YEAR) };
  const head = { bold: true, fill: '#173a4a' } as const;
  const value = { size: 24, bold: true } as const;
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const town = dice.pick(TOWNS);
  card.ground('#e8f1ee', ['#90c0b8', '#c8cc98', '#a0b8d0']);
  card.rectangle(40, 24, 100, 104, '#cfe0d8');
  card.text(164, 48, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { ...head, size: 25 });
  card.text(164, 76, say('region', 'SP', 'ESTADO DE SÃO PAULO'), { ...head, size: 22 });
  card.text(164, 102, 'SECRETARIA DA SEGURANÇA PÚBLICA', { size: 19, fill: '#173a4a' });
  card.text(164, 127, 'INSTITUTO DE IDENTIFICAÇÃO RICARDO GUMBLETON DAUNT', { size: 19, fill: '#173a4a' });
  card.above(40, 166, 'NOME', `${card.firstName()} ${card.lastName()}`, value, LABEL);
  say('parents', `${father} ${mother}`, father);
  card.above(40, 228, 'FILIAÇÃO', father, value, LABEL);
  card.text(40, 286, mother, value);
  card.above(40, 324, 'DATA DE NASCIMENTO', card.birth(), value, LABEL);
  card.above(330, 324, 'ÓRGÃO EXPEDIDOR', say('issuingAuthority', 'SSP-SP'), value, LABEL);
  card.above(530, 324, 'FATOR RH', dice.pick(['O+', 'A+', '', '']), value, LABEL);
  card.above(40, 386, 'NATURALIDADE', say('placeOfBirth', town), value, LABEL);
  card.text(40, 462, 'OBSERVAÇÃO', { size: 15, fill: LABEL });
  card.portrait(704, 150, 270, 360);
  card.rectangle(40, 584, 600, 2, '#4a5a5a');
  card.text(230, 608, 'ASSINATURA DO TITULAR', { size: 16, fill: LABEL });
  card.text(332, 658, 'CARTEIRA DE IDENTIDADE', { ...head, size: 30 });
  card.specimen(360, 560, 65);
  const top = card.back(680);
  const field = (x: number, y: number, label: string, text = ''): void =>
    card.above(x, top + y, label, text, value, LABEL);
  card.ground('#e8f1ee', ['#90c0b8'], top, top + 680);
  card.text(250, top + 42, 'LEI Nº 7.116, DE 29 DE AGOSTO DE 1983', { ...head, size: 25 });
  field(40, 80, 'CPF', say('personalNumber', cpf(dice)));
  field(380, 80, 'DNI');
  field(40, 142, 'REGISTRO GERAL', say('licenseNumber', registerNumber(dice)));
  field(380, 142, 'DATA DE EXPEDIÇÃO', card.day('dateOfIssue', issue));
  const [certificate, book] = dice.pick([
    ['CN', 'A'],
    ['CC', 'B'],
  ] as const);
  field(40, 204, 'REGISTRO CIVIL', `${town} ${dice.pick(['1º SUBDISTRITO', '2º SUBDISTRITO', 'SEDE'])}`);
  card.text(
    40,
    top + 260,
    `${certificate}:LV.${book}${dice.digits(3)}/FLS.${dice.digits(3)}/N.${dice.digits(6)}`,
    value,
  );
  field(40, 300, 'T. ELEITOR', dice.chance(0.6) ? dice.digits(12) : '');
  field(380, 300, 'NIS/PIS/PASEP', dice.chance(0.6) ? dice.digits(11) : '');
  field(40, 362, 'CTPS');
  field(220, 362, 'SÉRIE');
  field(380, 362, 'UF');
  field(480, 362, 'CERT. MILITAR');
  field(40, 424, 'CNH', dice.chance(0.5) ? dice.digits(11) : '');
  field(380, 424, 'CNS');
  field(40, 486, 'IDENTIDADE PROFISSIONAL');
  card.rectangle(720, top + 80, 240, 290, '#d0ded8');
  card.text(768, top + 396, 'POLEGAR DIREITO', { size: 16, fill: LABEL });
  card.rectangle(360, top + 590, 600, 2, '#4a5a5a');
  card.text(560, top + 614, 'ASSINATURA DO DIRETOR', { size: 16, fill: LABEL });
  card.text(40, top + 658, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { ...head, size: 22 });
};
