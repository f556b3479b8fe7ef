import { cnhNumber, cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf, electorKeyOf } from '../facts.js';
import { td1, td3 } from '../mrz.js';
import { surnameLines } from '../surnames.js';

type Draw = CardDesign['draw'];

/** After the Colombian passport: labels in Spanish over English, a personal number beside the document's. */
export const colombianPassport: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `${dice.pick(['AT', 'BA', 'AX'])}${dice.digits(6)}`;
  const personal = `CC${dice.digits(10)}`;
  const size = { size: 28 } as const;
  card.ground('#f7f2e2', ['#d9c36a', '#8aa0d4']);
  card.text(430, 56, say('countryRegion', 'COL', 'REPÚBLICA DE COLOMBIA'), {
    size: 36,
    bold: true,
    fill: '#5c1a1b',
  });
  card.text(60, 90, 'PASAPORTE', { size: 26, bold: true });
  card.portrait(60, 130, 330, 430);
  card.above(430, 92, 'TIPO / TYPE', say('documentCode', 'P'), size);
  card.above(600, 92, 'CÓD. PAÍS / COUNTRY CODE', 'COL', size);
  card.above(900, 92, 'PASAPORTE N° / PASSPORT No.', say('licenseNumber', number), { size: 32, bold: true });
  card.above(430, 162, 'APELLIDOS / SURNAME', card.lastName(), size);
  card.above(430, 232, 'NOMBRES / GIVEN NAMES', card.firstName(), size);
  card.above(430, 302, 'NACIONALIDAD / NATIONALITY', say('nationality', 'COL', 'COLOMBIANA'), size);
  card.above(430, 372, 'FECHA DE NACIMIENTO / DATE OF BIRTH', card.birth(), size);
  card.above(900, 372, 'N° PERSONAL / PERSONAL No.', say('personalNumber', personal), size);
  card.above(430, 442, 'SEXO / SEX', say('sex', person.sex), size);
  card.above(
    600,
    442,
    'LUGAR DE NACIMIENTO / PLACE OF BIRTH',
    say('placeOfBirth', dice.pick(['CALI', 'BOGOTÁ D.C.', 'PASTO'])),
    size,
  );
  card.above(430, 512, 'FECHA DE EXPEDICIÓN / DATE OF ISSUE', card.issue(), size);
  card.above(
    900,
    512,
    'AUTORIDAD / AUTHORITY',
    say('issuingAuthority', dice.pick(['GOBERNACIÓN VALLE', 'G. BOGOTÁ'])),
    { size: 24 },
  );
  card.above(430, 582, 'FECHA DE VENCIMIENTO / DATE OF EXPIRY', card.expiry(), size);
  card.specimen(560, 660, 90);
  card.machineReadable(td3(person, 'COL', number, personal));
};

/** After the voter's card since 2019: no country of birth, validity as two years, the zone behind. */
export const laterVoterCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [paternal, maternal] = surnameLines(person.lastName);
  const [street, town] = card.address();
  card.ground('#f8f0f4', ['#d9a0c0', '#a0c9b4']);
  card.text(40, 40, say('countryRegion', 'MEX', 'MÉXICO'), { size: 30, bold: true, fill: '#6b1d4a' });
  card.text(240, 38, 'INSTITUTO NACIONAL ELECTORAL', { size: 28, bold: true });
  card.text(240, 68, 'CREDENCIAL PARA VOTAR', { size: 24 });
  card.portrait(24, 100, 220, 280);
  say('lastName', person.lastName, paternal);
  card.text(270, 112, 'NOMBRE', { size: 14, fill: '#666' });
  card.text(270, 138, paternal, { size: 25 });
  card.text(270, 166, maternal, { size: 25 });
  card.text(270, 194, card.firstName(), { size: 25 });
  card.text(690, 112, 'SEXO', { size: 14, fill: '#666' });
  card.text(740, 112, say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), { size: 24 });
  card.text(270, 226, 'DOMICILIO', { size: 14, fill: '#666' });
  card.text(270, 250, street, { size: 22 });
  card.text(270, 276, town, { size: 22 });
  card.text(
    270,
    316,
    `<tspan font-size="15" fill="#666">CLAVE DE ELECTOR</tspan> ${say('electorKey', electorKeyOf(person))}`,
    {
      size: 23,
    },
  );
  card.above(270, 342, 'CURP', say('personalNumber', curpOf(person)), { size: 22 });
  card.above(620, 342, 'AÑO DE REGISTRO', `${person.issue.year - 2} 01`, { size: 22 });
  card.above(270, 398, 'FECHA DE NACIMIENTO', card.birth(), { size: 22 });
  card.above(500, 398, 'SECCIÓN', dice.digits(4), { size: 22 });
  card.above(620, 398, 'VIGENCIA', `${person.issue.year} - ${person.expiry.year}`, { size: 22 });
  card.specimen(300, 500, 60);
  const top = card.back();
  const number = dice.digits(9);
  card.ground('#f8f0f4', ['#d9a0c0'], top, top + 540);
  const lines = td1(
    { ...person, expiry: { ...person.expiry, month: 12, day: 31 } },
    'ID',
    'MEX',
    number,
    dice.digits(13),
  );
  say('expirationDate', `${person.expiry.year}-12-31`, lines[1]?.slice(8, 14));
  say('licenseNumber', number);
  say('nationality', 'MEX');
  say('documentCode', 'ID');
  card.machineReadable(lines, top + 540);
};

/** A Mexican city's licence: labels before values in capitals, the surnames before the given names in one line, the kind as a letter. */
export const cityLicence: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const line = (y: number, label: string, value: string, size = 24): void =>
    card.text(40, y, `<tspan font-size="16" fill="#7a1f3d">${label}:</tspan> ${value}`, { size });
  card.ground('#f3efe6', ['#c9b48a', '#9ab0a8']);
  card.text(40, 44, 'GOBIERNO DE LA CIUDAD', { size: 24, bold: true });
  card.text(40, 74, 'SECRETARÍA DE MOVILIDAD', { size: 18 });
  card.text(430, 50, 'LICENCIA DE CONDUCIR', { size: 30, bold: true, fill: '#7a1f3d' });
  card.text(760, 110, `TIPO ${say('vehicleClassifications', dice.pick(['A', 'A1', 'B']))}`, {
    size: 26,
    bold: true,
  });
  card.portrait(590, 130, 230, 290);
  line(130, 'NÚMERO', say('licenseNumber', `${dice.pick([...'NRT'])}${dice.digits(8)}`), 28);
  card.text(40, 176, `${card.lastName()} ${card.firstName()}`, { size: 25, bold: true });
  line(226, 'CURP', say('personalNumber', curpOf(person)), 22);
  line(266, 'NACIMIENTO', card.birth());
  line(306, 'SEXO', say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'));
  line(346, 'EXPEDICIÓN', card.issue());
  line(386, 'VENCIMIENTO', card.expiry(), 26);
  line(426, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'));
  card.text(40, 490, 'TIPO DE SANGRE: O+   DONADOR: SI', { size: 18 });
  card.specimen(330, 510, 60);
};

/** After the Brazilian national card since 2022: social name left out, the zone and the parents behind. */
export const nationalCardWithZone: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = cpf(dice);
  card.ground('#eaf4ee', ['#8fc4a4', '#d4c88a']);
  card.text(180, 40, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 24,
    bold: true,
    fill: '#0f4d26',
  });
  card.text(180, 66, 'GOVERNO FEDERAL', { size: 18 });
  card.text(180, 94, 'CARTEIRA DE IDENTIDADE / IDENTITY CARD', { size: 20 });
  card.portrait(30, 120, 210, 270);
  card.above(270, 120, 'Nome / Name', `${card.firstName()} ${card.lastName()}`, { size: 23, bold: true });
  card.above(270, 178, 'Registro Geral - CPF / Personal Number', say('personalNumber', number), { size: 24 });
  card.above(670, 178, 'Sexo / Sex', say('sex', person.sex), { size: 23 });
  card.above(270, 236, 'Data de Nascimento / Date of Birth', card.birth(), { size: 23 });
  card.above(600, 236, 'Nacionalidade / Nationality', say('nationality', 'BRA'), { size: 23 });
  card.above(
    270,
    294,
    'Naturalidade / Place of Birth',
    say('placeOfBirth', dice.pick(['BLUMENAU/SC', 'OURO FINO/MG', 'BRASÍLIA/DF'])),
    {
      size: 23,
    },
  );
  card.above(600, 294, 'Data de Validade / Expiry Date', card.expiry(), { size: 23 });
  card.specimen(330, 480, 70);
  const top = card.back();
  card.ground('#eaf4ee', ['#8fc4a4'], top, top + 540);
  const parents = [
    `${dice.pick(['ADÃO', 'WALTER'])} ${person.lastName}`,
    `${dice.pick(['INÊS', 'ZILDA'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  card.text(40, top + 50, 'Filiação / Filiation', { size: 15 });
  card.text(40, top + 78, parents[0] ?? '', { size: 22 });
  card.text(40, top + 106, parents[1] ?? '', { size: 22 });
  card.above(
    40,
    top + 140,
    'Órgão Expedidor / Card Issuer',
    say('issuingAuthority', dice.pick(['IGP/SC', 'PC/MG', 'PCDF'])),
    { size: 22 },
  );
  card.above(
    300,
    top + 140,
    'Local / Place of Issue',
    say('placeOfIssue', dice.pick(['FLORIANÓPOLIS/SC', 'BELO HORIZONTE/MG'])),
    {
      size: 22,
    },
  );
  card.above(620, top + 140, 'Data de Emissão / Issue Date', card.issue(), { size: 22 });
  const document = `${dice.digits(9)}`;
  say('licenseNumber', document);
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'BRA', document, number.replace(/\D/g, '')), top + 540);
};

/** After the Brazilian licence on paper of the years before 2022: front with labels in capitals, no zone. */
export const licenceInCapitals: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  card.ground('#f2f6ec', ['#a8c98a', '#c9a88a']);
  card.text(120, 40, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { size: 24, bold: true });
  card.text(120, 66, 'MINISTÉRIO DA INFRAESTRUTURA', { size: 16 });
  card.text(120, 90, 'CARTEIRA NACIONAL DE HABILITAÇÃO', { size: 22 });
  card.above(60, 116, 'NOME', `${card.firstName()} ${card.lastName()}`, { size: 24 });
  card.portrait(60, 180, 210, 280);
  card.above(
    300,
    180,
    'DOC. IDENTIDADE / ÓRG. EMISSOR / UF',
    `${dice.digits(7)} SSP ${dice.pick(['SC', 'MG'])}`,
    { size: 21 },
  );
  card.above(300, 236, 'CPF', say('personalNumber', cpf(dice)), { size: 21 });
  card.above(580, 236, 'DATA NASCIMENTO', card.birth(), { size: 21 });
  const parents = [
    `${dice.pick(['OSMAR', 'BENTO'])} ${person.lastName}`,
    `${dice.pick(['IVONE', 'DALVA'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  card.text(300, 292, 'FILIAÇÃO', { size: 15, fill: '#4a5a78' });
  card.text(300, 318, parents[0] ?? '', { size: 21 });
  card.text(300, 344, parents[1] ?? '', { size: 21 });
  card.above(300, 366, 'PERMISSÃO', '', { size: 21 });
  card.above(460, 366, 'ACC', '', { size: 21 });
  card.above(580, 366, 'CAT. HAB.', say('vehicleClassifications', dice.pick(['AB', 'B', 'AE'])), {
    size: 22,
    fill: '#a02020',
  });
  card.above(60, 480, 'Nº REGISTRO', say('licenseNumber', cnhNumber(dice)), { size: 22, fill: '#a02020' });
  card.above(330, 480, 'VALIDADE', card.expiry(), { size: 22 });
  card.above(
    580,
    480,
    '1ª HABILITAÇÃO',
    card.day('dateOfFirstLicense', { ...person.issue, year: person.issue.year - 9 }),
    { size: 22 },
  );
  card.above(60, 560, 'LOCAL', say('placeOfIssue', dice.pick(['BLUMENAU, SC', 'OURO FINO, MG'])), {
    size: 22,
  });
  card.above(580, 560, 'DATA EMISSÃO', card.issue(), { size: 22 });
  card.specimen(400, 500, 90);
};
