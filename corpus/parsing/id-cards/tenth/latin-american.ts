import { cpf } from '../../identifiers/identifiers.js';
import type { CardDesign } from '../design.js';

type Draw = CardDesign['draw'];

/** After the card of Mexico's consulates abroad: labels in two languages above the values, the office that issued it, the number upright in print beneath the portrait. */
export const consularCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 25, bold: true } as const;
  card.ground('#eef4ec', ['#a8c8a0', '#d8b0a8']);
  card.rectangle(0, 0, 856, 84, '#1f5c44');
  card.text(28, 38, say('countryRegion', 'MEX', 'MÉXICO'), { size: 32, bold: true, fill: 'white' });
  card.text(28, 70, 'SECRETARÍA DE RELACIONES EXTERIORES', { size: 17, fill: 'white' });
  card.text(500, 38, 'MATRÍCULA CONSULAR', { size: 25, bold: true, fill: 'white' });
  card.text(500, 70, 'CONSULAR ID CARD', { size: 22, fill: 'white' });
  card.portrait(28, 104, 226, 296);
  card.text(28, 430, 'No.', { size: 18 });
  card.text(66, 432, say('licenseNumber', dice.digits(8)), { size: 28, bold: true, fill: '#a01c2c' });
  card.above(286, 112, 'Apellidos / Surnames', card.lastName(), value);
  card.above(286, 172, 'Nombre(s) / Given names', card.firstName(), value);
  card.above(286, 232, 'Fecha de nacimiento / Date of birth', card.birth(), value);
  card.above(620, 232, 'Sexo / Sex', say('sex', person.sex), value);
  const birthplace = dice.pick(['JEREZ, ZACATECAS', 'IXMIQUILPAN, HIDALGO', 'PUEBLA, PUEBLA']);
  card.above(286, 292, 'Lugar de nacimiento / Place of birth', say('placeOfBirth', birthplace), value);
  card.above(286, 352, 'Fecha de expedición / Date of issue', card.issue(), value);
  card.above(570, 352, 'Fecha de vencimiento / Date of expiry', card.expiry(), value);
  card.above(
    286,
    412,
    'Autoridad / Authority',
    say('issuingAuthority', dice.pick(['CHICAGO', 'RALEIGH', 'SEATTLE'])),
    value,
  );
  card.text(286, 486, 'Firma del titular / Holder’s signature', { size: 15 });
  card.specimen(560, 520, 60);
};

/** After the Brazilian identity card of 2018 (Decreto 9.278): the holder's particulars in front, the registry's number, day and further registers behind. */
export const furtherRegisters: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 23, bold: true } as const;
  const title = (top: number): void => {
    card.text(250, top + 40, 'REPÚBLICA FEDERATIVA DO BRASIL', { size: 24, bold: true, fill: '#14542e' });
    card.text(250, top + 66, 'ESTADO DO RIO DE JANEIRO', { size: 18 });
    card.text(250, top + 88, 'DEPARTAMENTO DE TRÂNSITO - DIRETORIA DE IDENTIFICAÇÃO CIVIL', { size: 15 });
  };
  const parents = [
    `${dice.pick(['SEVERINO', 'PAULO'])} ${person.lastName}`,
    `${dice.pick(['MARLENE', 'IVONE'])} ${person.lastName}`,
  ];
  say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL');
  card.ground('#eaf3ea', ['#98c0a0', '#c8c898']);
  title(0);
  card.text(250, 114, 'CARTEIRA DE IDENTIDADE', { size: 20, bold: true });
  card.portrait(28, 110, 210, 280);
  card.above(260, 142, 'NOME', `${card.firstName()} ${card.lastName()}`, value);
  card.text(260, 196, 'FILIAÇÃO', { size: 15, fill: '#4a5a78' });
  card.text(260, 222, parents[0] ?? '', value);
  card.text(260, 250, parents[1] ?? '', value);
  say('parents', parents.join(' '));
  card.above(260, 278, 'DATA DE NASCIMENTO', card.birth(), value);
  card.above(
    520,
    278,
    'NATURALIDADE',
    say('placeOfBirth', dice.pick(['NITERÓI/RJ', 'CAMPOS/RJ', 'VITÓRIA/ES'])),
    value,
  );
  card.above(260, 334, 'ÓRGÃO EXPEDIDOR', say('issuingAuthority', 'DETRAN/RJ'), value);
  card.above(520, 334, 'FATOR RH', dice.pick(['O+', 'A+', 'B-']), value);
  card.above(260, 390, 'OBSERVAÇÃO', 'NADA CONSTA', { size: 20 });
  card.text(260, 470, 'ASSINATURA DO TITULAR', { size: 15 });
  card.specimen(480, 520, 60);
  const top = card.back();
  card.ground('#eaf3ea', ['#98c0a0'], top, top + 540);
  card.text(190, top + 34, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', { size: 20, bold: true, fill: '#14542e' });
  const registry = `${dice.digits(2)}.${dice.digits(3)}.${dice.digits(3)}-${dice.between(0, 9)}`;
  card.above(40, top + 64, 'REGISTRO GERAL', say('licenseNumber', registry), { size: 27, bold: true });
  card.above(480, top + 64, 'DATA DE EXPEDIÇÃO', card.issue(), { size: 25, bold: true });
  card.above(40, top + 124, 'CPF', say('personalNumber', cpf(dice)), value);
  card.above(480, top + 124, 'DNI', '', value);
  card.above(
    40,
    top + 180,
    'REGISTRO CIVIL',
    `CN LV A${dice.digits(3)} FL ${dice.digits(3)} TERMO ${dice.digits(5)}`,
    { size: 21 },
  );
  card.above(40, top + 236, 'T. ELEITOR', dice.digits(12), { size: 21 });
  card.above(300, top + 236, 'CTPS / SÉRIE / UF', `${dice.digits(7)} / ${dice.digits(4)} / RJ`, { size: 21 });
  card.above(600, top + 236, 'NIS/PIS/PASEP', dice.digits(11), { size: 21 });
  card.above(40, top + 292, 'CERT. MILITAR', '', { size: 21 });
  card.above(300, top + 292, 'CNH', '', { size: 21 });
  card.above(600, top + 292, 'CNS', dice.digits(15), { size: 21 });
  card.text(300, top + 430, 'POLEGAR DIREITO', { size: 15 });
  card.text(40, top + 500, 'LEI Nº 7.116, DE 29 DE AGOSTO DE 1983', { size: 18 });
};
