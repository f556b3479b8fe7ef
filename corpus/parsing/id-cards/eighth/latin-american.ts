import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { td1 } from '../mrz.js';
import { surnameLines } from '../surnames.js';

type Draw = CardDesign['draw'];

/** After a Mexican state's in the north: each surname under a label of its own, the year of the first licence beside the days, the portrait at the right. */
export const surnamesApart: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const [paternal, maternal] = surnameLines(person.lastName);
  const value = { size: 23, bold: true } as const;
  card.ground('#f0f2f7', ['#a8b4dc', '#dcc4a8']);
  card.rectangle(0, 0, 856, 60, '#2d2f6b');
  card.text(24, 42, 'NUEVO LEÓN', { size: 34, bold: true, fill: 'white' });
  card.text(420, 40, 'LICENCIA PARA CONDUCIR', { size: 26, fill: 'white' });
  card.portrait(600, 76, 226, 290);
  // Two surnames are one value; each is printed under its own label.
  card.above(30, 84, 'Primer apellido', say('lastName', person.lastName, paternal), value);
  card.above(300, 84, 'Segundo apellido', maternal, value);
  card.above(30, 140, 'Nombre(s)', card.firstName(), value);
  card.above(30, 196, 'No. de licencia', say('licenseNumber', dice.digits(10)), {
    size: 27,
    bold: true,
    fill: '#2d2f6b',
  });
  card.above(
    300,
    196,
    'Tipo',
    say('vehicleClassifications', dice.pick(['AUTOMOVILISTA B', 'CHOFER C', 'MOTOCICLISTA D'])),
    value,
  );
  card.above(30, 254, 'Fecha de nacimiento', card.birth(), value);
  card.above(300, 254, 'Sexo', say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'), value);
  card.above(440, 254, 'Sangre', 'A+', value);
  card.above(30, 310, 'Expedición', card.issue(), value);
  card.above(220, 310, 'Vencimiento', card.expiry(), { ...value, fill: '#a02020' });
  card.above(440, 310, 'Antigüedad', String(person.issue.year - 9), value);
  card.above(30, 366, 'CURP', say('personalNumber', curpOf(person)), value);
  card.above(440, 366, 'Restricciones', say('restrictions', dice.pick(['LENTES', 'NINGUNA'])), value);
  card.above(30, 422, 'Domicilio', street, { size: 21 });
  card.text(30, 472, town, { size: 21 });
  card.text(600, 410, 'DONADOR DE ÓRGANOS: SÍ', { size: 17 });
  card.specimen(330, 530, 60);
};

/** After the Brazilian national card: place and day of issue in one cell, the card's own number behind, the portrait at the right. */
export const placeAndDayInOneCell: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = cpf(dice);
  const value = { size: 23 } as const;
  card.ground('#eff3ea', ['#b8cc98', '#98b8c8']);
  card.text(40, 42, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 25,
    bold: true,
    fill: '#155c2e',
  });
  card.text(40, 68, 'ESTADO DO PARANÁ', { size: 17 });
  card.text(40, 92, 'CARTEIRA DE IDENTIDADE', { size: 18 });
  card.portrait(600, 110, 220, 290);
  card.above(40, 120, 'Nome / Full Name', `${card.firstName()} ${card.lastName()}`, { size: 24, bold: true });
  card.above(40, 180, 'CPF / Registration No.', say('personalNumber', number), { size: 26, bold: true });
  card.above(380, 180, 'Sexo / Sex', say('sex', person.sex), value);
  card.above(40, 240, 'Nascimento / Birth', card.birth(), value);
  card.above(250, 240, 'Nacionalidade / Nationality', say('nationality', 'BRA'), value);
  card.above(
    40,
    300,
    'Naturalidade / Birthplace',
    say('placeOfBirth', dice.pick(['LONDRINA - PR', 'CHAPECÓ - SC', 'BAURU - SP'])),
    value,
  );
  card.above(40, 360, 'Válida até / Valid until', card.expiry(), { size: 24, bold: true });
  card.above(250, 360, 'Doador de órgãos / Organ donor', 'SIM', value);
  card.specimen(330, 500, 70);
  const top = card.back();
  card.ground('#eff3ea', ['#b8cc98'], top, top + 540);
  const parents = [
    `${dice.pick(['ANÍBAL', 'GERALDO'])} ${person.lastName}`,
    `${dice.pick(['CREUSA', 'NILZA'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  card.text(40, top + 44, 'Filiação / Parents', { size: 15 });
  card.text(40, top + 72, parents[0] ?? '', { size: 22 });
  card.text(40, top + 100, parents[1] ?? '', { size: 22 });
  const document = dice.digits(9);
  card.above(40, top + 136, 'Nº do documento / Document No.', say('licenseNumber', document), { size: 22 });
  card.above(
    380,
    top + 136,
    'Expedida por / Issued by',
    say('issuingAuthority', dice.pick(['IIPR', 'SESP/PR'])),
    { size: 22 },
  );
  const place = say('placeOfIssue', dice.pick(['CURITIBA - PR', 'MARINGÁ - PR']));
  card.above(
    40,
    top + 196,
    'Local e data de expedição / Place and date of issue',
    `${place}, ${card.issue()}`,
    { size: 22 },
  );
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'BRA', document, number.replace(/\D/g, '')), top + 540);
};
