import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { surnameLines } from '../surnames.js';

type Draw = CardDesign['draw'];

/** After the licence of the Estado de México: government and ministry above, kind of licence in a band, name, key and days under labels at the right of the portrait; behind, blood and whom to call. */
export const estadoDeMexico: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 23, bold: true } as const;
  const [street, town] = card.address();
  // The word for none is no value of the field.
  const restriction = dice.pick(['NINGUNA', 'LENTES']);
  card.ground('#f2f4ec', ['#a8c498', '#d8a8b0']);
  card.text(230, 44, say('region', 'MEX', 'GOBIERNO DEL ESTADO DE MÉXICO'), {
    size: 29,
    bold: true,
    fill: '#7a1232',
  });
  card.text(230, 74, say('issuingAuthority', 'SECRETARÍA DE MOVILIDAD'), { size: 21 });
  card.rectangle(0, 92, 856, 44, '#7a1232');
  card.text(30, 124, 'LICENCIA PARA CONDUCIR', { size: 28, bold: true, fill: 'white' });
  card.text(560, 124, `TIPO &#160; ${say('vehicleClassifications', dice.pick(['A', 'E', 'C']))}`, {
    size: 28,
    bold: true,
    fill: 'white',
  });
  card.portrait(30, 156, 226, 288);
  card.above(
    280,
    164,
    'NO. DE LICENCIA',
    say('licenseNumber', `${dice.pick(['E', 'T', 'N'])}${dice.digits(9)}`),
    {
      size: 26,
      bold: true,
      fill: '#a3182b',
    },
  );
  card.above(280, 222, 'NOMBRE', card.firstName(), value);
  card.text(280, 274, card.lastName(), value);
  card.above(280, 300, 'CURP', say('personalNumber', curpOf(person)), value);
  card.above(280, 356, 'FECHA DE NACIMIENTO', card.birth(), value);
  card.above(560, 356, 'NACIONALIDAD', 'MEXICANA', value);
  card.above(280, 412, 'EXPEDICIÓN', card.issue(), value);
  card.above(560, 412, 'VENCIMIENTO', card.expiry(), { ...value, fill: '#a3182b' });
  card.text(30, 480, 'FIRMA DEL CONDUCTOR', { size: 15 });
  card.specimen(330, 530, 50);
  const top = card.back();
  card.ground('#f2f4ec', ['#a8c498'], top, top + 540);
  card.above(50, top + 60, 'DOMICILIO', street, { size: 22 });
  card.text(50, top + 112, town, { size: 20 });
  card.above(50, top + 150, 'TIPO SANGUÍNEO', dice.pick(['O+', 'A+', 'B+', 'O-']), value);
  card.above(330, top + 150, 'DONADOR DE ÓRGANOS', dice.pick(['SI', 'NO']), value);
  card.above(
    620,
    top + 150,
    'RESTRICCIONES',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
  );
  card.above(50, top + 218, 'EN CASO DE ACCIDENTE AVISAR A', `TEL. 722 555 01${dice.digits(2)}`, {
    size: 22,
  });
  card.text(50, top + 480, 'ESTA LICENCIA ES PERSONAL E INTRANSFERIBLE', { size: 17 });
};

/** Towns of consulates. */
const CONSULATES = ['CHICAGO', 'DALLAS', 'LOS ANGELES', 'ATLANTA'] as const;

/** After the Mexican matrícula consular of 2014, both sides: ministry and title above, number at the right, names, birth and days with labels in two languages, the consulate at the foot; address and warnings behind. */
export const consularCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 23, bold: true } as const;
  const [paternal, maternal] = surnameLines(person.lastName);
  card.ground('#eef3ea', ['#90c098', '#d8a098']);
  card.text(30, 44, say('countryRegion', 'MEX', 'MÉXICO'), { size: 32, bold: true, fill: '#1d5a34' });
  card.text(250, 36, 'SECRETARÍA DE RELACIONES EXTERIORES', { size: 22, bold: true });
  card.text(250, 66, 'MATRÍCULA CONSULAR / CONSULAR ID CARD', { size: 24, bold: true, fill: '#1d5a34' });
  card.portrait(30, 92, 230, 300);
  card.above(284, 102, 'Apellidos / Surnames', say('lastName', person.lastName, paternal), value);
  card.text(284, 154, maternal, value);
  card.above(284, 180, 'Nombre(s) / Given names', card.firstName(), value);
  card.above(284, 236, 'Fecha de nacimiento / Date of birth', card.birth(), value);
  card.above(
    284,
    292,
    'Lugar de nacimiento / Place of birth',
    say('placeOfBirth', dice.pick(['MICHOACÁN', 'GUERRERO', 'PUEBLA', 'JALISCO'])),
    value,
  );
  card.above(600, 102, 'Número / Number', say('licenseNumber', dice.digits(9)), {
    size: 25,
    bold: true,
    fill: '#a3182b',
  });
  card.above(284, 348, 'Fecha de expedición / Date of issue', card.issue(), value);
  card.above(600, 348, 'Fecha de vencimiento / Expiration', card.expiry(), value);
  card.above(
    284,
    404,
    'Autoridad / Authority',
    say('issuingAuthority', `CONSULMEX ${dice.pick(CONSULATES)}`),
    value,
  );
  card.text(30, 480, 'Firma / Signature', { size: 15 });
  card.specimen(330, 520, 50);
  const [street, town] = card.address();
  const top = card.back();
  card.ground('#eef3ea', ['#90c098'], top, top + 540);
  card.above(50, top + 60, 'Domicilio / Address', street, { size: 23 });
  card.text(50, top + 114, town, { size: 23 });
  card.text(
    50,
    top + 190,
    'Esta credencial certifica que su titular está inscrito en el Registro Consular.',
    { size: 17 },
  );
  card.text(50, top + 216, 'This card certifies that its holder is registered at the Consular Registry.', {
    size: 17,
  });
};
