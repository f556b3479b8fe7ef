import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

/** Regional councils: state, the words of its head, a town of it. */
const COUNCILS = [
  ['SP', 'DE SÃO PAULO', 'SOROCABA'],
  ['RJ', 'DO RIO DE JANEIRO', 'NILÓPOLIS'],
  ['MG', 'DE MINAS GERAIS', 'MONTES CLAROS'],
  ['BA', 'DA BAHIA', 'ILHÉUS'],
] as const;
const CATEGORIES = [
  ['TÉCNICO DE ENFERMAGEM', 'TE'],
  ['TÉCNICO DE ENFERMAGEM', 'TE'],
  ['ENFERMEIRO', 'ENF'],
  ['AUXILIAR DE ENFERMAGEM', 'AE'],
] as const;
const FATHERS = ['EDSON', 'JORGE LUIZ', 'PAULO SÉRGIO', 'ADEMIR'] as const;
const MOTHERS = ['ROSEMEIRE', 'MARIA APARECIDA', 'TEREZINHA', 'ELIANA'] as const;
/** Age from which technicians are registered. */
const YOUNGEST = 20;

/** After the professional identity card of Brazilian nurses, of plastic, both sides: republic, federal and regional council in the head, category and number under the title, name, birth and end at the right of the portrait; parents, birthplace, registers and the laws behind. */
export const nurseIdentity: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, issue } = person;
  const [state, ofState, town] = dice.pick(COUNCILS);
  const [category, letters] = dice.pick(CATEGORIES);
  const birth = { ...person.birth, year: Math.min(person.birth.year, issue.year - YOUNGEST) };
  const father = `${dice.pick(FATHERS)} ${person.lastName}`;
  const mother = `${dice.pick(MOTHERS)} ${person.lastName}`;
  const number = `${dice.digits(3)}.${dice.digits(3)}-${letters}`;
  const value = { size: 23, bold: true } as const;
  const green = '#1a5a4a';
  card.ground('#edf6f2', ['#98d0bc', '#c0d8a8', '#a8c0d8']);
  card.rectangle(28, 16, 84, 84, '#c8e2d6');
  card.text(134, 38, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 23,
    bold: true,
    fill: green,
  });
  card.text(134, 68, 'CONSELHO FEDERAL DE ENFERMAGEM', { size: 22, bold: true, fill: green });
  card.text(134, 96, `CONSELHO REGIONAL DE ENFERMAGEM ${ofState}`, { size: 20, fill: green });
  card.rectangle(0, 110, 856, 40, '#1a6a56');
  card.text(36, 139, 'CARTEIRA PROFISSIONAL DE IDENTIDADE', { size: 24, bold: true, fill: 'white' });
  card.portrait(30, 168, 210, 274);
  card.above(268, 180, 'Nome', `${card.firstName()} ${card.lastName()}`, value, green);
  card.above(268, 240, 'Categoria', category, value, green);
  card.above(
    268,
    300,
    `Coren-${state} nº`,
    say('licenseNumber', number),
    { size: 29, bold: true, fill: '#a3181e' },
    green,
  );
  card.above(560, 300, 'Data de nascimento', card.day('dateOfBirth', birth), value, green);
  card.above(268, 366, 'Data de emissão', card.issue(), value, green);
  card.above(560, 366, 'Validade', card.expiry(), { ...value, fill: '#a3181e' }, green);
  card.above(268, 426, 'Via', dice.pick(['1ª', '1ª', '2ª']), value, green);
  card.rectangle(360, 496, 420, 1, '#3a5a4a');
  card.text(496, 516, 'Assinatura do profissional', { size: 14, fill: green });
  card.specimen(560, 490, 45);
  const top = card.back();
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, value, green);
  card.ground('#edf6f2', ['#98d0bc'], top, top + 540);
  say('parents', `${father} ${mother}`, father);
  field(40, 46, 'Filiação', father);
  card.text(40, top + 100, mother, value);
  field(40, 136, 'Naturalidade', say('placeOfBirth', `${town}-${state}`));
  field(440, 136, 'Nacionalidade', say('nationality', 'BRA', 'BRASILEIRA'));
  field(40, 198, 'CPF', say('personalNumber', cpf(dice)));
  field(300, 198, 'Identidade', `${dice.digits(8)} SSP-${state}`);
  field(40, 260, 'Tipo sanguíneo', dice.pick(['O+', 'A+', 'B+', 'O-']));
  field(300, 260, 'Doador de órgãos', dice.pick(['SIM', 'NÃO']));
  card.rectangle(664, top + 110, 140, 180, '#d4e6dc');
  card.text(672, top + 312, 'Polegar direito', { size: 15, fill: green });
  card.rectangle(40, top + 400, 360, 1, '#3a5a4a');
  card.text(112, top + 422, 'Presidente do Coren', { size: 15, fill: green });
  card.text(40, top + 472, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL COMO DOCUMENTO DE IDENTIDADE', {
    size: 18,
    bold: true,
    fill: green,
  });
  card.text(40, top + 498, 'Lei nº 5.905, de 12/07/1973, art. 15, e Lei nº 6.206, de 07/05/1975', {
    size: 16,
    fill: green,
  });
};
