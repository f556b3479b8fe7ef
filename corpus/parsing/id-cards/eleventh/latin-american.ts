import { cnhNumber, cpf } from '../../identifiers/identifiers.js';
import { type Day, daysAfter, formatDay, isoDate } from '../../printing/dates.js';
import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After Jalisco's licence: the state's government in a band, the kind of licence beneath, the name in one line, labels over values in two columns, the portrait at the left, register key and blood in the foot. */
export const jalisco: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const value = { size: 22, bold: true } as const;
  card.ground('#f2f4f2', ['#b4ccd8', '#e0c8a0']);
  card.rectangle(0, 0, 856, 74, '#1d2f4f');
  card.text(28, 34, 'GOBIERNO DEL ESTADO DE JALISCO', { size: 25, bold: true, fill: 'white' });
  card.text(28, 62, 'SECRETARÍA DE TRANSPORTE', { size: 18, fill: 'white' });
  card.text(560, 50, 'LICENCIA DE CONDUCIR', { size: 25, fill: 'white' });
  card.text(288, 112, say('vehicleClassifications', dice.pick(['AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA'])), {
    size: 30,
    bold: true,
    fill: '#a86a12',
  });
  card.portrait(28, 92, 236, 310);
  card.above(288, 142, 'NOMBRE', `${card.firstName()} ${card.lastName()}`, { size: 24, bold: true });
  card.above(288, 198, 'No. DE LICENCIA', say('licenseNumber', `R${dice.digits(9)}`), {
    size: 26,
    bold: true,
  });
  card.above(590, 198, 'SEXO', say('sex', person.sex, person.sex === 'M' ? 'MASCULINO' : 'FEMENINO'), value);
  card.above(288, 254, 'FECHA DE EXPEDICIÓN', card.issue(), value);
  card.above(590, 254, 'FECHA DE VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' });
  card.above(288, 308, 'FECHA DE NACIMIENTO', card.birth(), value);
  card.above(590, 308, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value);
  card.above(288, 362, 'CURP', say('personalNumber', curpOf(person)), value);
  card.above(590, 362, 'TIPO DE SANGRE', dice.pick(['O+', 'A+', 'B+', 'O-']), value);
  card.above(288, 416, 'DOMICILIO', street, { size: 20 });
  card.text(288, 460, town, { size: 20 });
  card.above(28, 424, 'RESTRICCIONES', say('restrictions', dice.pick(['LENTES', 'NINGUNA'])), value);
  card.above(28, 476, 'DONADOR DE ÓRGANOS', 'SÍ', value);
  card.specimen(620, 534);
};

/** After the Brazilian licence of 2006 to 2022 on paper: the three lines of the issuer, the name over the whole width, the portrait at the left of framed cells, observations, then place and day of issue, the issuing state in the foot. */
export const licenceOfPaper: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  const [place = '', state = ''] = dice
    .pick(['CAXIAS DO SUL, RS', 'FLORIANÓPOLIS, SC', 'SÃO PAULO, SP', 'GOIÂNIA, GO'])
    .split(', ');
  const cell = (
    x: number,
    y: number,
    width: number,
    height: number,
    label: string,
    markup: string,
    style = value as object,
  ): void => {
    card.rectangle(x, y, width, height, '#5c7a66');
    card.rectangle(x + 1, y + 1, width - 2, height - 2, '#f4f8f0');
    card.text(x + 8, y + 18, label, { size: 14, fill: '#2c5a3c' });
    card.text(x + 8, y + 46, markup, { ...value, ...style });
  };
  card.ground('#e6f0e2', ['#a0c4a0', '#b8c4d4']);
  card.text(150, 36, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 27,
    bold: true,
    fill: '#155c2e',
  });
  card.text(238, 62, 'MINISTÉRIO DA INFRAESTRUTURA', { size: 17 });
  card.text(210, 84, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', { size: 17 });
  card.text(150, 112, 'CARTEIRA NACIONAL DE HABILITAÇÃO', { size: 25, bold: true });
  cell(40, 126, 770, 58, 'NOME', `${card.firstName()} ${card.lastName()}`);
  card.portrait(40, 194, 250, 330);
  cell(300, 194, 510, 58, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${dice.digits(10)} SSP ${state}`);
  cell(300, 258, 260, 58, 'CPF', say('personalNumber', cpf(dice)));
  cell(566, 258, 244, 58, 'DATA NASCIMENTO', card.birth());
  const parents = [
    `${dice.pick(['VALDIR', 'NELSON LUIZ'])} ${person.lastName}`,
    `${dice.pick(['IRACEMA', 'TEREZINHA'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  cell(300, 322, 510, 138, 'FILIAÇÃO', parents[0] ?? '');
  card.text(308, 408, parents[1] ?? '', value);
  cell(300, 466, 200, 58, 'PERMISSÃO', '');
  cell(506, 466, 130, 58, 'ACC', '');
  cell(642, 466, 168, 58, 'CAT. HAB.', say('vehicleClassifications', dice.pick(['B', 'AB', 'AD'])));
  cell(40, 534, 270, 58, 'Nº REGISTRO', say('licenseNumber', cnhNumber(dice)), { fill: '#a01020' });
  cell(316, 534, 240, 58, 'VALIDADE', card.expiry(), { fill: '#a01020' });
  cell(562, 534, 248, 58, '1ª HABILITAÇÃO', card.day('dateOfFirstLicense', daysAfter(person.issue, -4_018)));
  cell(40, 606, 770, 130, 'OBSERVAÇÕES', dice.pick(['EAR', 'A', 'SEM OBSERVAÇÕES']), { size: 20 });
  cell(40, 742, 770, 76, 'ASSINATURA DO PORTADOR', '');
  cell(40, 824, 500, 58, 'LOCAL', say('placeOfIssue', `${place}, ${state}`));
  cell(546, 824, 264, 58, 'DATA EMISSÃO', card.issue());
  card.text(40, 920, 'ASSINATURA DO EMISSOR', { size: 14, fill: '#2c5a3c' });
  card.text(560, 916, dice.digits(11), { size: 20 });
  card.text(560, 944, `${state}${dice.digits(9)}`, { size: 20 });
  card.text(260, 990, 'PROIBIDO PLASTIFICAR', { size: 24, bold: true, fill: '#155c2e' });
  card.specimen(330, 700, 70);
};

/** A day as the Argentine card spells it: the month in Spanish and English with a bar and a space between, `05 ABR/ APR 1984`. */
function bilingualDay(card: Card, path: string, day: Day): string {
  const [number, spanish, year] = formatDay(day, 'DD MMM YYYY', 'es').split(' ');
  const english = formatDay(day, 'DD MMM YYYY', 'en').split(' ')[1]?.toUpperCase();
  return card.say(path, isoDate(day), `${number} ${spanish}/ ${english} ${year}`);
}

/** After the Argentine DNI of 2012: two languages in the labels, months in both, the number with points in the foot, the address and a zone behind that bears it without. */
export const argentineIdentity: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  const label = '#3a5f86';
  const digits = String(dice.between(11_000_000, 47_000_000));
  card.ground('#eaf2f8', ['#9cc0dc', '#c8d0b0']);
  card.text(28, 34, say('countryRegion', 'ARG', 'REPÚBLICA ARGENTINA'), {
    size: 27,
    bold: true,
    fill: '#1f4e79',
  });
  card.text(380, 34, '- MERCOSUR', { size: 23, fill: '#1f4e79' });
  card.text(28, 58, 'REGISTRO NACIONAL DE LAS PERSONAS', { size: 16 });
  card.text(28, 80, 'MINISTERIO DEL INTERIOR, OBRAS PÚBLICAS Y VIVIENDA', { size: 16 });
  card.portrait(28, 100, 244, 310);
  card.above(296, 106, 'Apellido / Surname', card.lastName(), value, label);
  card.above(296, 162, 'Nombre / Name', card.firstName(), value, label);
  card.above(296, 218, 'Sexo / Sex', say('sex', person.sex), value, label);
  card.above(420, 218, 'Nacionalidad / Nationality', say('nationality', 'ARG', 'ARGENTINA'), value, label);
  card.above(690, 218, 'Ejemplar', dice.pick(['A', 'B', 'C']), value, label);
  card.above(
    296,
    274,
    'Fecha de nacimiento / Date of birth',
    bilingualDay(card, 'dateOfBirth', person.birth),
    value,
    label,
  );
  card.above(
    296,
    330,
    'Fecha de emisión / Date of issue',
    bilingualDay(card, 'dateOfIssue', person.issue),
    value,
    label,
  );
  card.above(
    296,
    386,
    'Fecha de vencimiento / Date of expiry',
    bilingualDay(card, 'expirationDate', person.expiry),
    value,
    label,
  );
  card.above(
    28,
    440,
    'Documento / Document',
    say('licenseNumber', digits.replace(/(\d+)(\d{3})(\d{3})$/, '$1.$2.$3')),
    { size: 32, bold: true },
    label,
  );
  card.above(
    296,
    446,
    'Trámite N° / Of. ident.',
    `00${dice.digits(9)} ${dice.digits(4)}`,
    { size: 20 },
    label,
  );
  card.text(590, 486, 'FIRMA IDENTIFICADO / SIGNATURE', { size: 13, fill: label });
  card.specimen(480, 525, 44);
  const top = card.back();
  card.ground('#eaf2f8', ['#9cc0dc'], top, top + 540);
  const [street, town] = [
    'RIVADAVIA 2417 PISO 3 DTO B',
    dice.pick(['ROSARIO NORTE - ROSARIO - SANTA FE', 'VILLA MARÍA - GRAL. SAN MARTÍN - CÓRDOBA']),
  ];
  say('address', `${street}, ${town}`, street);
  card.text(28, top + 46, `DOMICILIO: ${street}`, { size: 20 });
  card.text(28, top + 74, town, { size: 20 });
  card.text(
    28,
    top + 112,
    `LUGAR DE NACIMIENTO: ${say('placeOfBirth', dice.pick(['SANTA FE', 'CÓRDOBA', 'TUCUMÁN']))}`,
    { size: 20 },
  );
  card.text(560, top + 240, 'PULGAR', { size: 14, fill: label });
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'ARG', digits), top + 540);
};
