import { cpf } from '../../identifiers/identifiers.js';
import { daysAfter, formatDay } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';

const TITLES = [
  'ENGENHEIRO CIVIL',
  'ENGENHEIRO ELETRICISTA',
  'ENGENHEIRO AGRÔNOMO',
  'ENGENHEIRO DE PRODUÇÃO',
  'GEÓLOGO',
] as const;
const TOWNS = [
  ['CUIABÁ', 'MT'],
  ['VITÓRIA', 'ES'],
  ['GOIÂNIA', 'GO'],
  ['MANAUS', 'AM'],
] as const;
const FATHERS = ['WALDEMAR', 'JOSÉ AIRTON', 'NELSON', 'GERSON LUIZ'] as const;
const MOTHERS = ['IRACEMA', 'MARIA HELENA', 'ODETE', 'ROSÂNGELA'] as const;
/** Age from which engineers are registered. */
const YOUNGEST = 23;

/** After the professional identity card of Brazilian engineers, of plastic, both sides: federal council in the head, national register under the title, name, professional title and regional council at the right of the portrait, days of register and issue; parents, birthplace, birth, registers and the laws behind. It does not end. */
export const engineerIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, issue } = person;
  const [town, state] = dice.pick(TOWNS);
  const birth = { ...person.birth, year: Math.min(person.birth.year, issue.year - YOUNGEST) };
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const value = { size: 22, bold: true } as const;
  const blue = '#174a6e';
  card.ground('#edf3f8', ['#98b8d8', '#d8c8a0', '#a8c8c0']);
  card.text(240, 34, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 21,
    bold: true,
    fill: blue,
  });
  card.text(336, 58, 'SERVIÇO PÚBLICO FEDERAL', { size: 16, fill: blue });
  card.text(144, 84, say('issuingAuthority', 'CONSELHO FEDERAL DE ENGENHARIA E AGRONOMIA'), {
    size: 23,
    bold: true,
    fill: blue,
  });
  card.rectangle(0, 98, 856, 38, '#174a6e');
  card.text(190, 126, 'CARTEIRA DE IDENTIDADE PROFISSIONAL', { size: 24, bold: true, fill: 'white' });
  card.portrait(30, 152, 214, 284);
  const register = `${dice.pick(['12', '08', '10', '04'])}${dice.digits(7)}-${dice.digits(1)}`;
  card.above(
    270,
    162,
    'Registro Nacional',
    say('licenseNumber', register),
    { size: 30, bold: true, fill: '#a3181e' },
    blue,
  );
  card.above(620, 162, 'Registro Crea', `CREA-${state} ${dice.digits(5)}`, value, blue);
  card.above(270, 230, 'Nome', `${card.firstName()} ${card.lastName()}`, value, blue);
  card.above(270, 290, 'Título Profissional', dice.pick(TITLES), value, blue);
  const registered = daysAfter(issue, -dice.between(60, 700));
  card.above(270, 350, 'Data do Registro', formatDay(registered, 'DD/MM/YYYY', 'pt'), value, blue);
  card.above(480, 350, 'Emissão', card.issue(), value, blue);
  card.above(670, 350, 'Via', dice.pick(['1ª', '1ª', '2ª']), value, blue);
  card.above(270, 410, 'Validade', 'INDETERMINADA', value, blue);
  card.rectangle(270, 490, 540, 1, '#3a4a5a');
  card.text(450, 512, 'Assinatura do Profissional', { size: 15, fill: blue });
  card.specimen(560, 470, 50);
  const top = card.back();
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, value, blue);
  card.ground('#edf3f8', ['#98b8d8'], top, top + 540);
  say('parents', `${father} ${mother}`, father);
  field(40, 46, 'Filiação', father);
  card.text(40, top + 99, mother, value);
  field(40, 136, 'Nascimento', card.day('dateOfBirth', birth));
  field(260, 136, 'Naturalidade', say('placeOfBirth', `${town}-${state}`));
  field(560, 136, 'Nacionalidade', say('nationality', 'BRA', 'BRASILEIRA'));
  field(40, 198, 'CPF', say('personalNumber', cpf(dice)));
  field(260, 198, 'Doc. de Identidade', `${dice.digits(7)} SSP/${state}`);
  field(560, 198, 'Tipo Sanguíneo', dice.pick(['O+', 'A+', 'B-', 'AB+']));
  field(40, 260, 'Título de Eleitor', dice.digits(12));
  field(260, 260, 'PIS/PASEP', dice.digits(11));
  field(560, 260, 'Doador de Órgãos', dice.pick(['SIM', 'NÃO']));
  card.rectangle(40, top + 390, 340, 1, '#3a4a5a');
  card.text(124, top + 412, 'Presidente do Crea', { size: 15, fill: blue });
  card.rectangle(640, top + 322, 150, 150, '#d6e2ec');
  card.text(40, top + 464, 'VALE COMO DOCUMENTO DE IDENTIDADE E TEM FÉ PÚBLICA', {
    size: 18,
    bold: true,
    fill: blue,
  });
  card.text(40, top + 490, '(§ 2º do art. 56 da Lei nº 5.194, de 24/12/1966, e Lei nº 6.206, de 7/5/1975)', {
    size: 16,
    fill: blue,
  });
};
