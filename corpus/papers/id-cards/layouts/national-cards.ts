import { cnhNumber, cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf, electorKeyOf } from '../facts.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After the Mexican voter's card. */
export const voterCard: Draw = (card) => {
  const { person, say } = card;
  const [paternal = '', maternal = ''] = person.lastName.split(' ');
  const [street, town] = card.address();
  card.ground('#f5eef2', ['#c58fae', '#a7c0a0']);
  card.text(150, 46, say('countryRegion', 'MEX', 'MÉXICO'), { size: 34, bold: true, fill: '#7d2248' });
  card.text(340, 38, 'INSTITUTO NACIONAL ELECTORAL', { size: 26, bold: true });
  card.text(340, 66, 'CREDENCIAL PARA VOTAR', { size: 24 });
  card.portrait(30, 110, 230, 300);
  card.text(290, 112, 'NOMBRE', { size: 16 });
  say('lastName', person.lastName, paternal);
  card.text(290, 140, paternal, { size: 24 });
  card.text(290, 168, maternal, { size: 24 });
  card.text(290, 196, card.firstName(), { size: 24 });
  card.above(640, 112, 'FECHA DE NACIMIENTO', card.birth(), { size: 24 });
  card.above(640, 172, 'SEXO', say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), { size: 24 });
  card.text(290, 228, 'DOMICILIO', { size: 16 });
  card.text(290, 254, street, { size: 22 });
  card.text(290, 280, town, { size: 22 });
  card.beside(290, 326, 'CLAVE DE ELECTOR', say('electorKey', electorKeyOf(person)), { size: 22 }, 190);
  card.beside(290, 362, 'CURP', say('personalNumber', curpOf(person)), { size: 22 }, 60);
  card.beside(290, 438, 'AÑO DE REGISTRO', `${person.issue.year - 5} 01`, { size: 20 }, 150);
  card.beside(290, 400, 'SECCIÓN', person.dice.digits(4), { size: 20 }, 90);
  card.beside(500, 400, 'VIGENCIA', `${person.issue.year} - ${person.expiry.year}`, { size: 20 }, 100);
  card.specimen(350, 380, 90);
  const top = card.back();
  const number = person.dice.digits(9);
  card.ground('#f5eef2', ['#a7c0a0'], top, top + 540);
  const lines = td1(
    { ...person, expiry: { ...person.expiry, month: 12, day: 31 } },
    'ID',
    'MEX',
    number,
    `${person.dice.digits(13)}`,
  );
  say('expirationDate', `${person.expiry.year}-12-31`, lines[1]?.slice(8, 14));
  say('licenseNumber', number);
  say('nationality', 'MEX');
  say('documentCode', 'ID');
  card.machineReadable(lines, top + 540);
};

/** After the Brazilian driving license on paper: boxes with labels in their upper left corner. */
export const brazilianLicense: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  card.ground('#eef5ea', ['#93b78a', '#d8c27a']);
  card.text(120, 50, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 28,
    bold: true,
    fill: '#1e5631',
  });
  card.text(120, 84, 'CARTEIRA NACIONAL DE HABILITAÇÃO', { size: 26 });
  card.text(120, 130, 'NOME', { size: 15 });
  card.text(120, 160, `${card.firstName()} ${card.lastName()}`, { size: 28 });
  card.portrait(30, 190, 250, 320);
  card.above(
    310,
    200,
    'DOC. IDENTIDADE / ÓRG. EMISSOR / UF',
    `${dice.digits(9)} SSP ${dice.pick(['SP', 'MG', 'BA'])}`,
  );
  card.above(310, 265, 'CPF', say('personalNumber', cpf(dice)));
  card.above(620, 265, 'DATA NASCIMENTO', card.birth());
  const parents = [
    `${dice.pick(['JOSÉ', 'ANTÔNIO', 'PAULO'])} ${person.lastName}`,
    `${dice.pick(['MARIA', 'HELENA', 'ROSA'])} ${person.lastName}`,
  ];
  card.text(310, 330, 'FILIAÇÃO', { size: 15 });
  say('parents', parents.join(' '));
  card.text(310, 360, parents[0] ?? '', { size: 24 });
  card.text(310, 390, parents[1] ?? '', { size: 24 });
  card.above(310, 425, 'Nº REGISTRO', say('licenseNumber', cnhNumber(dice)), { bold: true, fill: '#a02020' });
  card.above(560, 425, 'VALIDADE', card.expiry(), { fill: '#a02020' });
  const since = { ...person.issue, year: person.birth.year + 19 };
  card.above(560, 485, '1ª HABILITAÇÃO', card.day('dateOfFirstLicense', since));
  card.above(310, 485, 'CAT. HAB.', say('vehicleClassifications', dice.pick(['B', 'AB', 'D'])));
  card.above(310, 560, 'LOCAL', say('placeOfIssue', dice.pick(['RECIFE, PE', 'CURITIBA, PR', 'SANTOS, SP'])));
  card.above(620, 560, 'DATA EMISSÃO', card.issue());
  card.specimen(400, 480, 110);
};
