import { cpf } from '../../identifiers/identifiers.js';
import { daysAfter, formatDay } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';

/** The councils, with the state in a physician's number and a town of it. */
const COUNCILS = [
  ['DO ESTADO DE SÃO PAULO', 'SP', 'RIBEIRÃO PRETO - SP'],
  ['DO ESTADO DO PARANÁ', 'PR', 'LONDRINA - PR'],
  ['DO ESTADO DE GOIÁS', 'GO', 'ANÁPOLIS - GO'],
  ['DO ESTADO DO ESPÍRITO SANTO', 'ES', 'COLATINA - ES'],
] as const;
const FATHERS = ['ROBERTO', 'PAULO CÉSAR', 'HENRIQUE', 'EDUARDO'] as const;
const MOTHERS = ['REGINA CÉLIA', 'MARIA CRISTINA', 'ELIANE', 'SÔNIA'] as const;
/** Age from which physicians are inscribed. */
const YOUNGEST = 24;

/** After the identity card of Brazilian physicians, of plastic, both sides: federal and regional council in the head, number with its state in a band, name and parents at the left of the portrait; behind, birthplace, birth, registers, school, inscription and issue, and the law that makes it an identity card. */
export const physicianIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, issue } = person;
  const [council, state, town] = dice.pick(COUNCILS);
  const birth = { ...person.birth, year: Math.min(person.birth.year, issue.year - YOUNGEST) };
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const value = { size: 22, bold: true } as const;
  const green = '#0f5a3c';
  card.ground('#ebf5ee', ['#90c8a8', '#b8d8a0', '#a8c8c8']);
  card.rectangle(28, 14, 84, 84, '#cfe6d6');
  card.text(132, 34, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 18,
    fill: green,
  });
  card.text(132, 62, 'CONSELHO FEDERAL DE MEDICINA', { size: 27, bold: true, fill: green });
  card.text(132, 90, `CONSELHO REGIONAL DE MEDICINA ${council}`, { size: 18, fill: green });
  card.text(30, 138, 'CARTEIRA DE IDENTIDADE DE MÉDICO', { size: 26, bold: true, fill: '#1d2a24' });
  card.portrait(606, 116, 220, 292);
  card.above(
    30,
    168,
    'CRM',
    say('licenseNumber', `${dice.digits(dice.between(5, 6))}-${state}`),
    { size: 34, bold: true, fill: green },
    green,
  );
  card.above(30, 240, 'NOME', `${card.firstName()} ${card.lastName()}`, value, green);
  say('parents', `${father} ${mother}`, father);
  card.above(30, 298, 'FILIAÇÃO', father, value, green);
  card.text(30, 350, mother, value);
  card.above(30, 386, 'NACIONALIDADE', say('nationality', 'BRA', 'BRASILEIRA'), value, green);
  card.above(300, 386, 'NATURALIDADE', say('placeOfBirth', town), value, green);
  card.rectangle(30, 486, 500, 1, '#3a5a4a');
  card.text(190, 508, 'ASSINATURA DO PORTADOR', { size: 15, fill: green });
  card.specimen(560, 510, 50);
  const top = card.back();
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, value, green);
  card.ground('#ebf5ee', ['#90c8a8'], top, top + 540);
  field(40, 50, 'DATA DE NASCIMENTO', card.day('dateOfBirth', birth));
  field(320, 50, 'CPF', say('personalNumber', cpf(dice)));
  field(600, 50, 'TIPO SANGUÍNEO', dice.pick(['O+', 'A+', 'B+', 'AB-']));
  field(40, 112, 'RG', dice.digits(7));
  field(320, 112, 'ÓRGÃO EMISSOR', `SSP/${state}`);
  field(600, 112, 'TÍTULO DE ELEITOR', dice.digits(12));
  field(
    40,
    174,
    'FACULDADE',
    dice.pick(['UNIVERSIDADE FEDERAL DO PLANALTO CENTRAL', 'FACULDADE DE MEDICINA DO VALE DO RIBEIRÃO']),
  );
  const inscription = daysAfter(issue, -dice.between(30, 400));
  field(40, 236, 'DATA DE INSCRIÇÃO', formatDay(inscription, 'DD/MM/YYYY', 'pt'));
  field(320, 236, 'DATA DE EXPEDIÇÃO', card.issue());
  field(600, 236, 'VIA', `${dice.pick(['1ª', '1ª', '2ª'])}`);
  card.rectangle(40, top + 386, 380, 1, '#3a5a4a');
  card.text(110, top + 408, 'PRESIDENTE DO CONSELHO', { size: 15, fill: green });
  card.rectangle(640, top + 300, 170, 180, '#d4e6da');
  card.text(656, top + 502, 'POLEGAR DIREITO', { size: 15, fill: green });
  card.text(40, top + 456, 'VÁLIDA COMO DOCUMENTO DE IDENTIDADE', { size: 19, bold: true, fill: green });
  card.text(40, top + 482, 'EM TODO O TERRITÓRIO NACIONAL - LEI Nº 6.206/75', { size: 17, fill: green });
};
