import { cnhNumber, cpf } from '../../identifiers/identifiers.js';
import { daysAfter, formatDay } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { curpOf, electorKeyOf } from '../facts.js';
import { td1 } from '../mrz.js';
import { surnameLines } from '../surnames.js';
import { voterZone } from '../voter-zone.js';

type Draw = CardDesign['draw'];

/** After the Mexican voter's card since 2019 (model G), both sides: names on three lines under one word, four keys in two columns, years alone for registration and validity; codes and the zone behind. */
export const voterCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const [paternal, maternal] = surnameLines(person.lastName);
  const value = { size: 23, bold: true } as const;
  const label = { size: 15, fill: '#6b3a6b' } as const;
  const [colony = '', city = '', state = ''] = town.split(', ');
  card.ground('#f6f0f2', ['#d8a8c0', '#a8c8b8']);
  card.text(190, 42, say('countryRegion', 'MEX', 'MÉXICO'), { size: 30, bold: true, fill: '#7a1f4e' });
  card.text(330, 40, 'INSTITUTO NACIONAL ELECTORAL', { size: 26, bold: true });
  card.text(330, 70, 'CREDENCIAL PARA VOTAR', { size: 22 });
  card.portrait(30, 100, 230, 300);
  card.text(290, 112, 'NOMBRE', label);
  card.text(290, 138, say('lastName', person.lastName, paternal), value);
  card.text(290, 164, maternal, value);
  card.text(290, 190, card.firstName(), value);
  card.text(690, 112, 'SEXO', label);
  card.text(744, 114, say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), value);
  card.text(290, 216, 'DOMICILIO', label);
  card.text(290, 240, street, { size: 20 });
  card.text(290, 264, colony, { size: 20 });
  card.text(290, 288, `${city}${state ? `, ${state}` : ''}`, { size: 20 });
  card.text(290, 322, 'CLAVE DE ELECTOR', label);
  card.text(450, 324, say('electorKey', electorKeyOf(person)), { size: 21, bold: true });
  card.text(290, 350, 'CURP', label);
  card.text(290, 376, say('personalNumber', curpOf(person)), { size: 20, bold: true });
  card.text(610, 350, 'AÑO DE REGISTRO', label);
  card.text(610, 376, `${person.issue.year - 6} 0${dice.between(0, 4)}`, { size: 20, bold: true });
  card.text(290, 404, 'FECHA DE NACIMIENTO', label);
  card.text(290, 430, card.birth(), { size: 20, bold: true });
  card.text(510, 404, 'SECCIÓN', label);
  card.text(510, 430, String(dice.between(0, 9_999)).padStart(4, '0'), { size: 20, bold: true });
  card.text(610, 404, 'VIGENCIA', label);
  card.text(610, 430, `${person.issue.year} - ${person.expiry.year}`, { size: 20, bold: true });
  card.specimen(60, 510, 50);
  const top = card.back();
  card.ground('#f6f0f2', ['#d8a8c0'], top, top + 540);
  card.text(40, top + 250, 'INSTITUTO NACIONAL ELECTORAL', { size: 15 });
  const [cic, citizen] = [dice.digits(9), dice.digits(9)];
  voterZone(card, top + 540, cic, citizen);
};

/** After the Brazilian licence of 2022, opened: numbered labels in three languages, the day and the place of birth in one cell; the categories, remarks and place of issue beneath, the zone last. */
export const openedLicence: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 21 } as const;
  const place = dice.pick(['CAMPINAS, SP', 'UBERABA, MG', 'LONDRINA, PR', 'PELOTAS, RS']);
  const firstLicence = daysAfter(person.issue, -3_287);
  const register = cnhNumber(dice);
  const classes = dice.pick(['B', 'AB', 'AC']);
  card.ground('#eef3ea', ['#a8c8a0', '#a0b8d0']);
  card.text(190, 34, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 22,
    bold: true,
    fill: '#155c2e',
  });
  card.text(190, 56, 'MINISTÉRIO DOS TRANSPORTES', { size: 15 });
  card.text(190, 76, 'SECRETARIA NACIONAL DE TRÂNSITO', { size: 15 });
  card.text(190, 100, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', {
    size: 14,
    bold: true,
  });
  card.above(40, 124, '2 e 1 NOME E SOBRENOME', `${card.firstName()} ${card.lastName()}`, value);
  card.above(640, 124, '1ª HABILITAÇÃO', card.day('dateOfFirstLicense', firstLicence), value);
  card.portrait(40, 164, 190, 246);
  card.above(
    250,
    176,
    '3 DATA, LOCAL E UF DE NASCIMENTO',
    `${card.birth()}, ${say('placeOfBirth', place)}`,
    value,
  );
  card.above(250, 226, '4a DATA EMISSÃO', card.issue(), value);
  card.above(450, 226, '4b VALIDADE', card.expiry(), { ...value, bold: true, fill: '#a01020' });
  card.above(700, 226, 'ACC', '*****', value);
  card.above(
    250,
    276,
    '4c DOC IDENTIDADE / ÓRG EMISSOR / UF',
    `${dice.digits(8)} SSP ${place.slice(-2)}`,
    value,
  );
  card.above(250, 326, '4d CPF', say('personalNumber', cpf(dice)), value);
  card.above(450, 326, '5 Nº REGISTRO', say('licenseNumber', register), {
    ...value,
    bold: true,
    fill: '#a01020',
  });
  card.above(680, 326, '9 CAT HAB', say('vehicleClassifications', classes), { ...value, bold: true });
  card.above(250, 376, 'NACIONALIDADE', say('nationality', 'BRA', 'BRASILEIRO(A)'), value);
  const parents = [
    `${dice.pick(['OSVALDO', 'ANTÔNIO CARLOS'])} ${person.lastName}`,
    `${dice.pick(['MARIA HELENA', 'CLEUSA'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  card.text(250, 426, 'FILIAÇÃO', { size: 15, fill: '#4a5a78' });
  card.text(250, 448, parents[0] ?? '', { size: 19 });
  card.text(250, 474, parents[1] ?? '', { size: 19 });
  card.text(40, 520, '7 ASSINATURA DO PORTADOR', { size: 13 });
  const top = card.back();
  card.ground('#eef3ea', ['#a8c8a0'], top, top + 540);
  card.text(40, top + 30, '9', { size: 14 });
  ['ACC', 'A', 'A1', 'B', 'B1', 'C'].forEach((category, index) => {
    card.text(60, top + 56 + index * 28, category, { size: 16 });
    if (classes.includes(category))
      card.text(200, top + 56 + index * 28, formatDay(person.expiry, 'DD/MM/YYYY', 'pt'), { size: 16 });
  });
  card.above(430, top + 36, '12 OBSERVAÇÕES', dice.pick(['EAR', 'A', 'SEM OBSERVAÇÃO']), { size: 18 });
  card.above(430, top + 230, 'LOCAL', say('placeOfIssue', place), { size: 19 });
  card.text(430, top + 310, `${dice.digits(11)} ${place.slice(-2)}${dice.digits(9)}`, { size: 16 });
  card.specimen(120, top + 380, 60);
  const written = register.slice(0, 9);
  say('documentCode', 'I');
  say('sex', person.sex);
  card.machineReadable(td1(person, 'I', 'BRA', written, register.slice(9)), top + 540);
};
