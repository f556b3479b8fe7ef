import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After Mexico City's licence: government and ministry at the top, kind of licence with its type, name over lines, labels over values; blood, restrictions and whom to call behind. */
export const mexicoCity: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  card.ground('#f5f3f4', ['#e0a8c0', '#b0d0b8']);
  card.text(30, 44, 'GOBIERNO DE LA CIUDAD DE MÉXICO', { size: 25, bold: true, fill: '#7a1f3d' });
  card.text(30, 72, 'SECRETARÍA DE MOVILIDAD', { size: 18, fill: '#7a1f3d' });
  card.text(560, 44, 'LICENCIA PARA', { size: 24, bold: true });
  card.text(560, 72, `CONDUCIR TIPO ${say('vehicleClassifications', dice.pick(['A', 'A', 'A1', 'B']))}`, {
    size: 24,
    bold: true,
  });
  card.portrait(30, 96, 240, 314);
  card.above(300, 116, 'NOMBRE(S)', card.firstName(), value);
  card.above(300, 172, 'APELLIDOS', card.lastName(), value);
  card.above(300, 228, 'CURP', say('personalNumber', curpOf(person)), value);
  card.above(300, 284, 'No. DE LICENCIA', say('licenseNumber', `N${dice.digits(8)}`), {
    size: 28,
    bold: true,
  });
  card.above(620, 284, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value);
  card.above(300, 344, 'EXPEDICIÓN', card.issue(), value);
  card.above(620, 344, 'VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' });
  card.above(300, 400, 'ANTIGÜEDAD', String(person.issue.year - dice.between(3, 15)), value);
  card.text(620, 470, 'FIRMA DEL TITULAR', { size: 14, fill: '#4a5a78' });
  card.specimen(330, 520, 60);
  const top = card.back();
  card.ground('#f5f3f4', ['#b0d0b8'], top, top + 540);
  card.above(40, top + 50, 'GRUPO SANGUÍNEO', dice.pick(['O+', 'A+', 'B+', 'O-']), value);
  card.above(400, top + 50, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value);
  card.above(
    40,
    top + 112,
    'RESTRICCIONES',
    dice.chance(0.5) ? say('restrictions', 'LENTES') : 'NINGUNA',
    value,
  );
  const [street, town] = card.address();
  card.above(40, top + 174, 'DOMICILIO', street, { size: 22 });
  card.text(40, top + 226, town, { size: 22 });
  card.text(40, top + 300, 'EN CASO DE ACCIDENTE AVISAR A:', { size: 15, fill: '#4a5a78' });
  card.text(40, top + 328, `TEL. 55 ${dice.digits(4)} ${dice.digits(4)}`, { size: 22 });
};

/** After the Brazilian identity card of 2022: republic, government and state over the kind, the social name empty, the general register's number is the tax number; parents, issuer and zone behind. */
export const brazilianIdentityCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = cpf(dice);
  const value = { size: 23, bold: true } as const;
  card.ground('#eaf3ec', ['#98c8a8', '#e0d090']);
  card.text(210, 40, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 26,
    bold: true,
    fill: '#0f4d26',
  });
  card.text(210, 66, 'GOVERNO FEDERAL', { size: 19, fill: '#0f4d26' });
  card.text(210, 90, 'ESTADO DO RIO DE JANEIRO - SECRETARIA DE ESTADO DE POLÍCIA CIVIL', { size: 15 });
  card.text(210, 118, 'CARTEIRA DE IDENTIDADE', { size: 22, bold: true });
  card.portrait(28, 138, 216, 288);
  card.above(266, 142, 'Nome / Name', `${card.firstName()} ${card.lastName()}`, value);
  card.above(266, 194, 'Nome Social / Social Name', '', value);
  card.above(266, 246, 'Registro Geral - CPF / Personal Number', say('personalNumber', number), {
    size: 27,
    bold: true,
  });
  card.above(640, 246, 'Sexo / Sex', say('sex', person.sex), value);
  card.above(266, 302, 'Data de Nascimento / Date of Birth', card.birth(), value);
  card.above(580, 302, 'Nacionalidade / Nationality', say('nationality', 'BRA'), value);
  const births = ['RIO DE JANEIRO/RJ', 'NITERÓI/RJ', 'CURITIBA/PR', 'SÃO PAULO/SP'];
  card.above(266, 354, 'Naturalidade / Place of Birth', say('placeOfBirth', dice.pick(births)), value);
  card.above(580, 354, 'Data de Validade / Date of Expiry', card.expiry(), value);
  card.text(266, 420, 'Assinatura do Titular / Cardholder’s Signature', { size: 15, fill: '#4a5a78' });
  card.specimen(330, 520, 60);
  const top = card.back();
  card.ground('#eaf3ec', ['#98c8a8'], top, top + 540);
  const parents = [
    `${dice.pick(['JORGE LUIZ', 'EDSON'])} ${person.lastName}`,
    `${dice.pick(['MARLENE', 'ROSÂNGELA'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  card.text(40, top + 46, 'Filiação / Filiation', { size: 15, fill: '#4a5a78' });
  card.text(40, top + 74, parents[0] ?? '', value);
  card.text(40, top + 102, parents[1] ?? '', value);
  card.above(40, top + 140, 'Órgão Expedidor / Card Issuer', say('issuingAuthority', 'DETRAN/RJ'), value);
  card.above(
    40,
    top + 196,
    'Local / Place of Issue',
    say('placeOfIssue', dice.pick(['RIO DE JANEIRO/RJ', 'NITERÓI/RJ'])),
    value,
  );
  card.above(440, top + 196, 'Data de Emissão / Date of Issue', card.issue(), value);
  const document = dice.digits(9);
  say('licenseNumber', document);
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'BRA', document, number.replace(/\D/g, '')), top + 540);
};
