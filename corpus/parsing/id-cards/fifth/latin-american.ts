import { cnhNumber, cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { td3 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After the Mexican card of permanent residents: labels before values, the names in one line. */
export const permanentResident: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [nationality, printed] = dice.pick([
    ['COL', 'COLOMBIA'],
    ['ESP', 'ESPAÑA'],
    ['CUB', 'CUBA'],
  ] as const);
  card.ground('#eef4ee', ['#9ac9a8', '#c9a8b8']);
  card.text(40, 46, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), {
    size: 28,
    bold: true,
    fill: '#155c34',
  });
  card.text(40, 76, 'INSTITUTO NACIONAL DE MIGRACIÓN', { size: 18 });
  card.text(40, 106, 'RESIDENTE PERMANENTE', { size: 28, bold: true });
  card.portrait(600, 110, 220, 290);
  card.above(40, 136, 'Nombre', card.firstName(), { size: 24 });
  card.above(40, 190, 'Apellidos', card.lastName(), { size: 24 });
  card.above(40, 244, 'CURP', say('personalNumber', curpOf(person)), { size: 24 });
  card.above(40, 298, 'Nacionalidad', say('nationality', nationality, printed), { size: 24 });
  card.above(330, 298, 'Sexo', say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), { size: 24 });
  card.above(40, 352, 'Fecha de nacimiento', card.birth(), { size: 24 });
  card.above(330, 352, 'Fecha de expedición', card.issue(), { size: 24 });
  card.above(40, 406, 'Número de documento', say('licenseNumber', `RP${dice.digits(8)}`), {
    size: 26,
    bold: true,
  });
  card.above(330, 406, 'Lugar de expedición', say('placeOfIssue', dice.pick(['CDMX', 'TIJUANA, B.C.'])), {
    size: 24,
  });
  card.specimen(330, 500, 60);
};

/** After the Brazilian passport's data page. */
export const brazilianPassport: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `${dice.pick(['FX', 'GB', 'YD'])}${dice.digits(6)}`;
  card.ground('#eaf0f8', ['#a0b4d9', '#d9cfa0']);
  card.text(420, 60, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 32,
    bold: true,
    fill: '#1c3a6b',
  });
  card.portrait(60, 170, 320, 410);
  card.above(420, 110, 'TIPO / TYPE', say('documentCode', 'P'));
  card.above(600, 110, 'PAÍS EMISSOR / ISSUING COUNTRY', 'BRA');
  card.above(920, 110, 'PASSAPORTE Nº / PASSPORT No.', say('licenseNumber', number), {
    size: 32,
    bold: true,
  });
  card.above(420, 180, 'SOBRENOME / SURNAME', card.lastName(), { size: 30 });
  card.above(420, 250, 'NOME / GIVEN NAMES', card.firstName(), { size: 30 });
  card.above(420, 320, 'NACIONALIDADE / NATIONALITY', say('nationality', 'BRA', 'BRASILEIRO(A)'), {
    size: 28,
  });
  card.above(420, 390, 'DATA DE NASCIMENTO / DATE OF BIRTH', card.birth(), { size: 28 });
  card.above(920, 390, 'SEXO / SEX', say('sex', person.sex), { size: 28 });
  card.above(
    420,
    460,
    'NATURALIDADE / PLACE OF BIRTH',
    say('placeOfBirth', dice.pick(['PALMAS/TO', 'CAMPINAS/SP', 'SALVADOR/BA'])),
    {
      size: 28,
    },
  );
  card.above(420, 530, 'DATA DE EXPEDIÇÃO / DATE OF ISSUE', card.issue(), { size: 28 });
  card.above(
    920,
    530,
    'AUTORIDADE / AUTHORITY',
    say('issuingAuthority', dice.pick(['DPF/CAS/SP', 'SR/PF/BA'])),
    { size: 28 },
  );
  card.above(420, 600, 'VÁLIDO ATÉ / DATE OF EXPIRY', card.expiry(), { size: 28 });
  card.machineReadable(td3(person, 'BRA', number));
};

/** After a provisional Brazilian licence on paper: boxes without numbers, the parents left out. */
export const licenceOnPaper: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  card.ground('#f0f4e6', ['#b4c98a', '#8ac0c9']);
  card.text(60, 44, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), { size: 22, bold: true });
  card.text(60, 74, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', { size: 18 });
  card.text(60, 104, 'PERMISSÃO PARA DIRIGIR', { size: 26, bold: true });
  card.above(60, 130, 'NOME', `${card.firstName()} ${card.lastName()}`, { size: 24 });
  card.portrait(60, 200, 210, 280);
  card.above(300, 200, 'CPF', say('personalNumber', cpf(dice)), { size: 22 });
  card.above(600, 200, 'DATA NASCIMENTO', card.birth(), { size: 22 });
  card.above(300, 256, 'Nº REGISTRO', say('licenseNumber', cnhNumber(dice)), { size: 24, fill: '#a02020' });
  card.above(600, 256, 'CAT. HAB.', say('vehicleClassifications', dice.pick(['AB', 'A', 'B'])), { size: 22 });
  card.above(300, 312, 'VALIDADE', card.expiry(), { size: 22 });
  card.above(600, 312, 'DATA EMISSÃO', card.issue(), { size: 22 });
  card.above(300, 368, 'LOCAL', say('placeOfIssue', dice.pick(['PALMAS, TO', 'SALVADOR, BA'])), { size: 22 });
  card.specimen(380, 520, 60);
};
