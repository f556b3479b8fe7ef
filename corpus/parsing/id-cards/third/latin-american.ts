import { cnhNumber, cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf, electorKeyOf } from '../facts.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After the Brazilian licence since 2022: Portuguese labels with numbers, a machine-readable zone on the back. */
export const licenceWithZone: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = cnhNumber(dice);
  card.ground('#ecf4ec', ['#8abf90', '#d4c980']);
  card.text(110, 40, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 22,
    bold: true,
    fill: '#0f4d26',
  });
  card.text(110, 66, 'MINISTÉRIO DOS TRANSPORTES - SECRETARIA NACIONAL DE TRÂNSITO', { size: 16 });
  card.text(110, 92, 'CARTEIRA NACIONAL DE HABILITAÇÃO', { size: 22, bold: true });
  card.portrait(40, 120, 190, 250);
  card.above(250, 122, '2 e 1 - NOME E SOBRENOME', `${card.firstName()} ${card.lastName()}`, { size: 22 });
  card.above(
    640,
    122,
    '1ª HABILITAÇÃO',
    card.day('dateOfFirstLicense', { ...person.issue, year: person.issue.year - 6 }),
    { size: 22 },
  );
  card.above(
    250,
    176,
    '3 - DATA, LOCAL E UF DE NASCIMENTO',
    `${card.birth()}, ${say('placeOfBirth', dice.pick(['MACEIÓ, AL', 'PORTO ALEGRE, RS', 'SALVADOR, BA']))}`,
    { size: 22 },
  );
  card.above(250, 230, '4a - DATA EMISSÃO', card.issue(), { size: 22 });
  card.above(450, 230, '4b - VALIDADE', card.expiry(), { size: 22 });
  card.above(
    250,
    284,
    '4c - DOC. IDENTIDADE / ÓRG. EMISSOR / UF',
    `${dice.digits(7)} SSP ${dice.pick(['AL', 'RS', 'BA'])}`,
    { size: 22 },
  );
  card.above(250, 338, '4d - CPF', say('personalNumber', cpf(dice)), { size: 22 });
  card.above(480, 338, '5 - Nº REGISTRO', say('licenseNumber', number), { size: 22, fill: '#a02020' });
  card.above(700, 338, '9 - CAT. HAB.', say('vehicleClassifications', dice.pick(['AB', 'B', 'D'])), {
    size: 22,
    fill: '#a02020',
  });
  card.above(250, 392, 'NACIONALIDADE', say('nationality', 'BRA', 'BRASILEIRO'), { size: 22 });
  card.specimen(380, 500, 70);
  const top = card.back();
  card.ground('#ecf4ec', ['#8abf90'], top, top + 540);
  card.above(40, top + 60, 'LOCAL', say('placeOfIssue', dice.pick(['BRASÍLIA, DF', 'SALVADOR, BA'])), {
    size: 22,
  });
  say('documentCode', 'I');
  say('sex', person.sex);
  card.machineReadable(td1(person, 'I', 'BRA', number.slice(0, 9), number.slice(9)), top + 540);
};

/** After the Brazilian card of registered migrants. */
export const migrantCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [nationality, printed] = dice.pick([
    ['PER', 'PERU'],
    ['PRT', 'PORTUGAL'],
    ['AGO', 'ANGOLA'],
  ] as const);
  card.ground('#eaf0f6', ['#8aa8d4', '#d4c08a']);
  card.text(40, 44, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 26,
    bold: true,
    fill: '#1c3a6b',
  });
  card.text(40, 74, 'CARTEIRA DE REGISTRO NACIONAL MIGRATÓRIO', { size: 24 });
  card.portrait(600, 100, 220, 290);
  card.above(40, 104, 'RNM', say('licenseNumber', `V${dice.digits(6)}-${dice.digits(1)}`), { bold: true });
  card.above(300, 104, 'CPF', say('personalNumber', cpf(dice)));
  card.above(40, 166, 'SOBRENOME', card.lastName());
  card.above(40, 228, 'NOME', card.firstName());
  card.above(40, 290, 'DATA DE NASCIMENTO', card.birth());
  card.above(320, 290, 'SEXO', say('sex', person.sex));
  card.above(40, 352, 'NACIONALIDADE', say('nationality', nationality, printed));
  card.above(320, 352, 'PRAZO DE RESIDÊNCIA', 'INDETERMINADO', { size: 22 });
  card.above(40, 414, 'VALIDADE', card.expiry());
  card.above(320, 414, 'EXPEDIÇÃO', card.issue());
  card.specimen(200, 500, 70);
};

/** A Mexican state's licence: kinds of drivers by name. */
export const stateLicence: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  card.ground('#f6f1e8', ['#d4a88a', '#8ab4b4']);
  card.rectangle(0, 0, 856, 70, '#6d1f3c');
  card.text(30, 46, 'GOBIERNO DEL ESTADO', { size: 28, bold: true, fill: 'white' });
  card.text(480, 46, 'LICENCIA PARA CONDUCIR', { size: 24, fill: 'white' });
  card.portrait(30, 96, 220, 280);
  card.above(280, 100, 'NOMBRE', `${card.firstName()} ${card.lastName()}`, { size: 26, bold: true });
  card.above(
    280,
    160,
    'No. de Licencia',
    say('licenseNumber', `${dice.pick([...'ABCR'])}${dice.digits(9)}`),
    {
      size: 26,
      fill: '#9b1c1c',
    },
  );
  card.above(
    560,
    160,
    'Tipo',
    say('vehicleClassifications', dice.pick(['AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA'])),
    { size: 24 },
  );
  card.above(280, 220, 'Fecha Nac.', card.birth(), { size: 24 });
  card.above(560, 220, 'CURP', say('personalNumber', curpOf(person)), { size: 20 });
  card.above(280, 280, 'Expedida', card.issue(), { size: 24 });
  card.above(560, 280, 'Vence', card.expiry(), { size: 24, fill: '#9b1c1c' });
  card.text(280, 346, 'Domicilio', { size: 15, fill: '#4a5a78' });
  card.text(280, 372, street, { size: 22 });
  card.text(280, 400, town, { size: 22 });
  card.text(30, 470, 'Donador de órganos: SI    Tipo de sangre: A+', { size: 20 });
  card.specimen(420, 500, 70);
};

/** After the voter's card of earlier years: an age instead of a day of birth, the key of the elector, no end of validity. */
export const earlierVoterCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [paternal = '', maternal = ''] = person.lastName.split(' ');
  const [street, town] = card.address();
  card.ground('#f0f0ea', ['#b4b48a', '#c99ab0']);
  card.text(40, 40, 'INSTITUTO FEDERAL ELECTORAL', { size: 28, bold: true, fill: '#333' });
  card.text(40, 68, 'REGISTRO FEDERAL DE ELECTORES', { size: 20 });
  card.text(40, 94, 'CREDENCIAL PARA VOTAR', { size: 24, bold: true });
  card.portrait(600, 90, 220, 290);
  card.text(40, 130, 'NOMBRE', { size: 15 });
  say('lastName', person.lastName, paternal);
  card.text(40, 156, paternal, { size: 24 });
  card.text(40, 182, maternal, { size: 24 });
  card.text(40, 208, card.firstName(), { size: 24 });
  card.text(380, 130, `EDAD ${person.issue.year - person.birth.year}`, { size: 20 });
  card.text(380, 160, `SEXO ${say('sex', person.sex, person.sex === 'M' ? 'H' : 'M')}`, { size: 20 });
  card.text(40, 246, 'DOMICILIO', { size: 15 });
  card.text(40, 272, street, { size: 22 });
  card.text(40, 298, town, { size: 22 });
  card.text(40, 340, `FOLIO ${dice.digits(13)}`, { size: 20 });
  card.text(380, 190, `AÑO REGISTRO ${person.issue.year - 4} 01`, { size: 18 });
  card.text(40, 378, `CLAVE DE ELECTOR ${say('electorKey', electorKeyOf(person))}`, { size: 22 });
  card.text(40, 414, `ESTADO ${dice.digits(2)}   DISTRITO ${dice.digits(2)}`, { size: 18 });
  card.text(
    40,
    442,
    `MUNICIPIO ${dice.digits(3)}   LOCALIDAD ${dice.digits(4)}   SECCION ${dice.digits(4)}`,
    { size: 18 },
  );
  card.specimen(400, 500, 70);
};
