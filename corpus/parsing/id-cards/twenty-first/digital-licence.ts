import { cnhNumber, cpf } from '../../identifiers/identifiers.js';
import { plain } from '../../printing/ledger.js';
import type { Card, TextStyle } from '../card.js';
import type { CardDesign } from '../design.js';
import { longNumberLines } from '../eighth/portuguese.js';
import { codePicture } from './code-picture.js';
import { CATEGORIES, GLOSSARY, SIGNED } from './digital-licence-texts.js';

/** Towns of issue and of birth, with the state's letters and its name. */
const PLACES = [
  ['SÃO PAULO', 'SP', 'SÃO PAULO'],
  ['BELO HORIZONTE', 'MG', 'MINAS GERAIS'],
  ['PORTO ALEGRE', 'RS', 'RIO GRANDE DO SUL'],
  ['GOIÂNIA', 'GO', 'GOIÁS'],
  ['RECIFE', 'PE', 'PERNAMBUCO'],
] as const;

/** A framed cell with its label in the upper left corner and the value under it. */
function cell(
  card: Card,
  [x, y, width, height]: readonly [number, number, number, number],
  label: string,
  value: string,
  style: TextStyle = {},
): void {
  card.rectangle(x, y, width, height, '#6f8f7c');
  card.rectangle(x + 1.5, y + 1.5, width - 3, height - 3, '#f2f8f1');
  card.text(x + 8, y + 17, plain(label), { size: 13, fill: '#3c5748' });
  card.text(x + 8, y + 43, value, { size: 21, bold: true, ...style });
}

/** The categories in two columns, with the end of validity behind those that are held. */
function categoryTable(card: Card, top: number, held: string): void {
  for (const [column, names] of CATEGORIES.entries()) {
    const left = 60 + column * 414;
    card.rectangle(left, top, 406, 222, '#f2f8f1');
    for (const [index, head] of ['9', '10', '11', '12'].entries())
      card.text(left + 80 + index * 96, top + 20, head, { size: 14, fill: '#3c5748' });
    for (const [row, name] of names.entries()) {
      card.rectangle(left, top + 27 + row * 28, 406, 1, '#6f8f7c');
      card.text(left + 80, top + 48 + row * 28, name, { size: 18, bold: true });
      if ([...held].includes(name)) card.text(left + 232, top + 48 + row * 28, card.expiry(), { size: 18 });
    }
  }
}

/**
 * After the page that the Brazilian licence's application exports: both halves of the licence of 2022 under each other at the left, framed cells, signed
 * digitally, zone beneath; the code with its sentence at the right, names of the fields in three languages at the foot.
 */
export const digitalLicence: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = cnhNumber(dice);
  const [birthplace, birthState] = dice.pick(PLACES);
  const [town, letters, state] = dice.pick(PLACES);
  const category = dice.pick(['B', 'AB', 'AB', 'D']);
  const red = { fill: '#a3181e' } as const;
  card.rectangle(40, 40, 856, 640, '#dcebdc');
  card.rectangle(62, 56, 88, 60, '#14613a');
  card.text(78, 100, 'BR', { size: 40, bold: true, fill: 'white' });
  card.text(240, 70, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { size: 24, bold: true });
  card.text(300, 93, 'MINISTÉRIO DOS TRANSPORTES', { size: 18 });
  card.text(274, 115, 'SECRETARIA NACIONAL DE TRÂNSITO', { size: 18 });
  card.text(66, 145, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', {
    size: 18,
    bold: true,
  });
  cell(card, [60, 158, 630, 54], '2 e 1 NOME E SOBRENOME', `${card.firstName()} ${card.lastName()}`);
  const first = { ...person.issue, year: person.issue.year - dice.between(1, 9) };
  cell(card, [694, 158, 186, 54], '1ª HABILITAÇÃO', card.day('dateOfFirstLicense', first));
  card.portrait(60, 218, 230, 300);
  const born = `${card.birth()}, ${say('placeOfBirth', `${birthplace}, ${birthState}`)}`;
  cell(card, [296, 218, 584, 54], '3 DATA, LOCAL E UF DE NASCIMENTO', born);
  cell(card, [296, 276, 190, 54], '4a DATA EMISSÃO', card.issue());
  cell(card, [490, 276, 190, 54], '4b VALIDADE', card.expiry(), red);
  cell(card, [684, 276, 90, 54], 'ACC', '');
  card.text(806, 324, 'D', { size: 52, bold: true, fill: '#14613a' });
  cell(
    card,
    [296, 334, 584, 54],
    '4c DOC IDENTIDADE / ÓRG EMISSOR / UF',
    `${dice.digits(9)} SSP ${birthState}`,
  );
  cell(card, [296, 392, 210, 54], '4d CPF', say('personalNumber', cpf(dice)));
  cell(card, [510, 392, 220, 54], '5 Nº REGISTRO', say('licenseNumber', number), red);
  cell(card, [734, 392, 146, 54], '9 CAT HAB', say('vehicleClassifications', category), red);
  const nationality = say('nationality', 'BRA', person.sex === 'M' ? 'BRASILEIRO' : 'BRASILEIRA');
  cell(card, [296, 450, 584, 54], 'NACIONALIDADE', nationality);
  const parents = [
    `${dice.pick(['ORLANDO', 'JOSÉ ROBERTO', 'MILTON'])} ${person.lastName}`,
    `${dice.pick(['SÔNIA MARIA', 'ROSÂNGELA', 'MARLENE'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  cell(card, [296, 508, 584, 88], 'FILIAÇÃO', parents[0] ?? '');
  card.text(304, 582, parents[1] ?? '', { size: 21, bold: true });
  cell(card, [60, 602, 820, 62], '7 ASSINATURA DO PORTADOR', '');
  card.rectangle(40, 690, 856, 560, '#dcebdc');
  categoryTable(card, 700, category);
  cell(card, [60, 936, 820, 96], '12 OBSERVAÇÕES', dice.chance(0.4) ? say('restrictions', 'A') : '');
  cell(card, [60, 1038, 820, 54], 'LOCAL', say('placeOfIssue', `${town}, ${letters}`));
  card.text(70, 1128, 'ASSINADO DIGITALMENTE', { size: 19, bold: true });
  card.text(70, 1152, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO', { size: 19 });
  card.text(640, 1128, dice.digits(11), { size: 19 });
  card.text(640, 1152, `${letters}${dice.digits(9)}`, { size: 19 });
  card.text(70, 1224, say('region', letters, state), { size: 40, bold: true, fill: '#14613a', spacing: 4 });
  say('documentCode', 'I');
  say('sex', person.sex);
  for (const [index, line] of longNumberLines(person, 'I', 'BRA', number).entries())
    card.text(66, 1310 + 54 * index, plain(line), { size: 42, font: 'Liberation Mono', fill: '#111' });
  card.text(1130, 76, 'QR-CODE', { size: 28, bold: true });
  codePicture(card, 950, 116, 9);
  for (const [index, line] of SIGNED.entries()) card.text(930, 690 + 30 * index, line, { size: 19 });
  card.text(1060, 950, 'SERPRO / SENATRAN', { size: 27, bold: true });
  for (const [index, line] of GLOSSARY.entries()) card.text(40, 1490 + 24 * index, line, { size: 17 });
  card.specimen(480, 640, 90);
};
