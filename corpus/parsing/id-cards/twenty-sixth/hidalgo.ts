import type { CardDesign } from '../design.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

/** After Hidalgo's licence, both sides: state and ministry in a dark head, title under it, portrait at the left, name in one line, key, number and kind, days in the foot; address, blood, donation and year of the first licence behind. */
export const hidalgo: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, issue, birth } = person;
  const value = { size: 23, bold: true } as const;
  const label = '#7a2438';
  card.ground('#f7f1ee', ['#d8a8b0', '#d8c8a0', '#b8c0b0']);
  card.rectangle(0, 0, 856, 92, '#6b1a30');
  card.text(30, 40, say('region', 'HID', 'GOBIERNO DEL ESTADO DE HIDALGO'), {
    size: 28,
    bold: true,
    fill: 'white',
  });
  card.text(30, 72, say('issuingAuthority', 'SECRETARÍA DE MOVILIDAD Y TRANSPORTE'), {
    size: 20,
    fill: '#f0dcc0',
  });
  card.text(280, 132, 'LICENCIA PARA CONDUCIR', { size: 30, bold: true, fill: '#6b1a30', spacing: 2 });
  card.portrait(30, 112, 226, 298);
  card.above(280, 164, 'NOMBRE', `${card.firstName()} ${card.lastName()}`, value, label);
  card.above(280, 224, 'CURP', say('personalNumber', curpBornIn(person, 'HG')), value, label);
  card.above(640, 224, 'SEXO', say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'), value, label);
  card.above(
    280,
    284,
    'No. DE LICENCIA',
    say('licenseNumber', `HGO${dice.digits(7)}`),
    { size: 29, bold: true, fill: '#a3181e' },
    label,
  );
  card.above(560, 284, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(280, 348, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA']);
  card.above(
    560,
    348,
    'TIPO DE LICENCIA',
    say('vehicleClassifications', kind),
    { size: 27, bold: true, fill: '#6b1a30' },
    label,
  );
  card.above(280, 412, 'FECHA DE EXPEDICIÓN', card.issue(), value, label);
  card.above(560, 412, 'FECHA DE VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.rectangle(40, 470, 206, 1, '#6b1a30');
  card.text(78, 490, 'FIRMA DEL TITULAR', { size: 14, fill: label });
  card.rectangle(0, 514, 856, 26, '#b08d57');
  card.specimen(420, 500, 50);
  const top = card.back();
  const [street, town] = card.address();
  const restriction = dice.pick(['NINGUNA', 'NINGUNA', 'USO DE LENTES']);
  card.ground('#f7f1ee', ['#d8a8b0'], top, top + 540);
  card.text(40, top + 50, 'DOMICILIO', { size: 15, fill: label });
  card.text(40, top + 76, street, { size: 22, bold: true });
  card.text(40, top + 104, town, { size: 22, bold: true });
  card.above(40, top + 144, 'GRUPO SANGUÍNEO', dice.pick(['O+', 'A+', 'B+', 'O-']), value, label);
  card.above(300, top + 144, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    600,
    top + 144,
    'ANTIGÜEDAD',
    `${dice.between(Math.min(birth.year + 18, issue.year), issue.year)}`,
    value,
    label,
  );
  card.above(
    40,
    top + 206,
    'RESTRICCIONES',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
    label,
  );
  card.above(300, top + 206, 'ALERGIAS', 'NINGUNA', value, label);
  const called = `${dice.pick(['HERMELINDA', 'FILEMÓN', 'TERESA', 'ISIDRO'])} ${person.lastName}`;
  card.above(40, top + 268, 'EN CASO DE ACCIDENTE AVISAR A', called, value, label);
  card.above(
    40,
    top + 330,
    'TELÉFONO',
    `${dice.pick(['771', '775', '773'])} ${dice.digits(3)} ${dice.digits(4)}`,
    value,
    label,
  );
  card.rectangle(40, top + 446, 340, 1, '#6b1a30');
  card.text(48, top + 468, 'SECRETARIO DE MOVILIDAD Y TRANSPORTE', { size: 16, fill: label });
  card.rectangle(620, top + 290, 190, 190, '#e6d6d2');
  card.text(40, top + 512, 'VÁLIDA EN TODA LA REPÚBLICA MEXICANA', { size: 17, bold: true });
};
