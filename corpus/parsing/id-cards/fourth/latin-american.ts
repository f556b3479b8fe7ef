import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf, electorKeyOf } from '../facts.js';
import { td3 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After the voter's card since 2019: the name in three lines, the address in two, keys beneath. */
export const voterCard: Draw = (card) => {
  const { person, say } = card;
  const words = person.lastName.split(' ');
  const [paternal, maternal] = [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  const [street, town] = card.address();
  card.ground('#f3eef2', ['#c99ac0', '#9ac0b4']);
  card.text(40, 46, say('countryRegion', 'MEX', 'MÉXICO'), { size: 30, bold: true, fill: '#8a1a5a' });
  card.text(240, 40, 'INSTITUTO NACIONAL ELECTORAL', { size: 26, bold: true });
  card.text(240, 70, 'CREDENCIAL PARA VOTAR', { size: 24 });
  card.portrait(30, 96, 220, 290);
  card.text(280, 112, 'NOMBRE', { size: 15 });
  say('lastName', person.lastName, paternal);
  card.text(280, 138, paternal, { size: 24 });
  card.text(280, 164, maternal, { size: 24 });
  card.text(280, 190, card.firstName(), { size: 24 });
  card.text(680, 112, 'SEXO', { size: 15 });
  card.text(740, 114, say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), { size: 24 });
  card.text(280, 222, 'DOMICILIO', { size: 15 });
  card.text(280, 248, street, { size: 22 });
  card.text(280, 274, town, { size: 22 });
  card.above(280, 304, 'CLAVE DE ELECTOR', say('electorKey', electorKeyOf(person)), { size: 24 });
  card.above(280, 362, 'CURP', say('personalNumber', curpOf(person)), { size: 24 });
  card.above(620, 362, 'AÑO DE REGISTRO', `${person.issue.year - 3} 02`, { size: 22 });
  card.above(280, 420, 'FECHA DE NACIMIENTO', card.birth(), { size: 24 });
  card.above(560, 420, 'SECCIÓN', person.dice.digits(4), { size: 22 });
  card.above(690, 420, 'VIGENCIA', `${person.issue.year} - ${person.expiry.year}`, { size: 22 });
  card.specimen(300, 510, 70);
};

/** A Mexican passport's data page: labels in Spanish with translations. */
export const mexicanPassport: Draw = (card) => {
  const { person, say } = card;
  const number = `${person.dice.pick([...'GNK'])}${person.dice.digits(8)}`;
  card.ground('#edf3ec', ['#a8c9a0', '#c9b0a0']);
  card.text(420, 66, 'ESTADOS UNIDOS MEXICANOS', { size: 36, bold: true, fill: '#14532d' });
  card.text(60, 120, 'PASAPORTE / PASSPORT', { size: 26 });
  card.portrait(60, 180, 320, 410);
  card.above(420, 120, 'Tipo / Type', say('documentCode', 'P'));
  card.above(600, 120, 'Clave del país de expedición', say('countryRegion', 'MEX'));
  card.above(880, 120, 'Pasaporte No.', say('licenseNumber', number), { size: 32, bold: true });
  card.above(420, 190, 'Apellidos / Surname', card.lastName(), { size: 30 });
  card.above(420, 260, 'Nombres / Given names', card.firstName(), { size: 30 });
  card.above(420, 330, 'Nacionalidad / Nationality', say('nationality', 'MEX', 'MEXICANA'), { size: 28 });
  card.above(420, 400, 'Fecha de nacimiento / Date of birth', card.birth(), { size: 28 });
  card.above(880, 400, 'Sexo / Sex', say('sex', person.sex), { size: 28 });
  card.above(
    420,
    470,
    'Lugar de nacimiento / Place of birth',
    say('placeOfBirth', person.dice.pick(['QUERÉTARO, QRO.', 'LEÓN, GTO.'])),
    {
      size: 28,
    },
  );
  card.above(420, 540, 'Fecha de expedición / Date of issue', card.issue(), { size: 28 });
  card.above(
    880,
    540,
    'Autoridad / Authority',
    say('issuingAuthority', person.dice.pick(['QUERÉTARO', 'LEÓN'])),
    { size: 28 },
  );
  card.above(420, 610, 'Fecha de caducidad / Date of expiry', card.expiry(), { size: 28 });
  card.machineReadable(td3(person, 'MEX', number));
};

/** After the Brazilian national card: one name, parents, the CPF as its number. */
export const nationalCard: Draw = (card) => {
  const { person, say } = card;
  card.ground('#eef4ea', ['#a8c98a', '#c9c08a']);
  card.text(190, 44, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 26,
    bold: true,
    fill: '#14532d',
  });
  card.text(250, 74, 'CARTEIRA DE IDENTIDADE', { size: 24 });
  card.portrait(30, 100, 220, 290);
  card.above(280, 110, 'Nome / Name', `${card.firstName()} ${card.lastName()}`, { size: 24 });
  card.above(280, 170, 'Registro Geral - CPF / Personal Number', say('licenseNumber', cpf(person.dice)), {
    size: 26,
    bold: true,
  });
  card.above(680, 170, 'Sexo / Sex', say('sex', person.sex), { size: 24 });
  card.above(280, 230, 'Data de Nascimento / Date of Birth', card.birth(), { size: 24 });
  card.above(600, 230, 'Nacionalidade / Nationality', say('nationality', 'BRA'), { size: 24 });
  card.above(
    280,
    290,
    'Naturalidade / Place of Birth',
    say('placeOfBirth', person.dice.pick(['RECIFE/PE', 'CURITIBA/PR', 'MANAUS/AM'])),
    {
      size: 24,
    },
  );
  card.above(600, 290, 'Data de Validade / Expiry Date', card.expiry(), { size: 24 });
  card.specimen(330, 480, 70);
};
