import { cnhNumber, cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { longNumberLines } from '../eighth/portuguese.js';

/** Categories as the table of the lower half lists them, in its two columns. */
const CATEGORIES = [
  ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'],
  ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'],
] as const;

/** Towns of birth and of issue, with the letters of their state, and the state's whole name. */
const PLACES = [
  ['CURITIBA', 'PR', 'PARANÁ'],
  ['CASCAVEL', 'PR', 'PARANÁ'],
  ['CAXIAS DO SUL', 'RS', 'RIO GRANDE DO SUL'],
  ['JOINVILLE', 'SC', 'SANTA CATARINA'],
] as const;

/**
 * After the Brazilian licence of 2022, unfolded: titles in three languages, labels over values in cells beside the portrait, parents and signature
 * beneath; in the lower half the table of categories, remarks, place and state, and the zone at its foot.
 */
export const licenceUnfolded: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = cnhNumber(dice);
  const [birthplace, birthState] = dice.pick(PLACES);
  const [town, letters, state] = dice.pick(PLACES);
  const category = dice.pick(['B', 'AB', 'AD', 'C']);
  const value = { size: 22, bold: true } as const;
  const label = '#2f4f3f';
  card.ground('#eaf3ec', ['#8cc09c', '#c8c880', '#90b0c8']);
  card.text(150, 36, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { size: 24, bold: true });
  card.text(150, 58, 'MINISTÉRIO DOS TRANSPORTES', { size: 16 });
  card.text(150, 78, 'SECRETARIA NACIONAL DE TRÂNSITO', { size: 16 });
  card.rectangle(30, 20, 100, 62, '#14613a');
  card.text(46, 64, 'BR', { size: 40, bold: true, fill: 'white' });
  card.text(30, 110, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', {
    size: 18,
    bold: true,
  });
  card.above(30, 140, '2 e 1 NOME E SOBRENOME', `${card.firstName()} ${card.lastName()}`, value, label);
  const first = { ...person.issue, year: person.issue.year - dice.between(1, 9) };
  card.above(650, 140, '1ª HABILITAÇÃO', card.day('dateOfFirstLicense', first), value, label);
  card.portrait(30, 184, 212, 276);
  const birth = `${card.birth()}, ${say('placeOfBirth', `${birthplace}, ${birthState}`)}`;
  card.above(266, 200, '3 DATA, LOCAL E UF DE NASCIMENTO', birth, value, label);
  card.above(266, 250, '4a DATA EMISSÃO', card.issue(), value, label);
  card.above(460, 250, '4b VALIDADE', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.above(670, 250, 'ACC', '-', value, label);
  const identity = `${dice.digits(8)} SESP ${birthState}`;
  card.above(266, 300, '4c DOC IDENTIDADE / ÓRG EMISSOR / UF', identity, value, label);
  card.above(266, 350, '4d CPF', say('personalNumber', cpf(dice)), value, label);
  card.above(470, 350, '5 Nº REGISTRO', say('licenseNumber', number), { ...value, fill: '#a3181e' }, label);
  card.above(690, 350, '9 CAT HAB', say('vehicleClassifications', category), value, label);
  card.above(
    266,
    400,
    'NACIONALIDADE',
    say('nationality', 'BRA', person.sex === 'M' ? 'BRASILEIRO' : 'BRASILEIRA'),
    value,
    label,
  );
  const parents = [
    `${dice.pick(['ANTÔNIO', 'JOÃO BATISTA', 'VALDIR'])} ${person.lastName}`,
    `${dice.pick(['TEREZINHA', 'MARIA INÊS', 'NEUSA'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  card.above(266, 450, 'FILIAÇÃO', parents[0] ?? '', value, label);
  card.text(266, 501, parents[1] ?? '', value);
  card.text(30, 560, '7 ASSINATURA DO PORTADOR', { size: 15, fill: label });
  card.specimen(300, 590, 60);
  card.rectangle(0, 600, 856, 2, '#7a8a80');
  for (const [column, names] of CATEGORIES.entries()) {
    const left = 30 + column * 400;
    for (const [index, head] of ['9', '10', '11', '12'].entries())
      card.text(left + 8 + index * 96, 640, head, { size: 15, fill: label });
    for (const [index, name] of names.entries()) {
      const held = [...category].includes(name);
      card.text(left + 8, 668 + index * 27, name, { size: 18, bold: held });
      if (held) card.text(left + 200, 668 + index * 27, card.expiry(), { size: 18 });
    }
  }
  card.text(30, 878, '12 OBSERVAÇÕES', { size: 15, fill: label });
  if (dice.chance(0.5)) card.text(30, 904, say('restrictions', 'A'), value);
  card.above(30, 950, 'LOCAL', say('placeOfIssue', `${town}, ${letters}`), value, label);
  card.text(470, 980, 'ASSINATURA DO EMISSOR', { size: 15, fill: label });
  card.text(470, 950, `${dice.digits(11)} ${letters}${dice.digits(9)}`, { size: 17 });
  card.text(330, 1034, say('region', letters, state), { size: 34, bold: true, fill: '#14613a', spacing: 4 });
  say('documentCode', 'I');
  say('sex', person.sex);
  card.machineReadable(longNumberLines(person, 'I', 'BRA', number));
};
