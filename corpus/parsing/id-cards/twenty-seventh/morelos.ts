import type { CardDesign } from '../design.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

/** After Morelos's licence, both sides: state and ministry at the right of the arms, portrait at the right, number in red under the title, name in one line over the address, kind in words, days in the foot; key, blood and whom to call behind. */
export const morelos: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, street, town } = person;
  const value = { size: 22, bold: true } as const;
  const label = '#5a4a18';
  card.ground('#f8f5ea', ['#e4cc88', '#c8d8a8', '#e0b8a0']);
  card.rectangle(28, 14, 76, 76, '#ece0bc');
  card.text(124, 44, say('region', 'MOR', 'GOBIERNO DEL ESTADO DE MORELOS'), {
    size: 28,
    bold: true,
    fill: '#6a4a10',
  });
  card.text(124, 76, say('issuingAuthority', 'SECRETARÍA DE MOVILIDAD Y TRANSPORTE'), {
    size: 21,
    fill: '#6a4a10',
  });
  card.rectangle(0, 98, 856, 40, '#c8962a');
  card.text(36, 128, 'LICENCIA PARA CONDUCIR', { size: 27, bold: true, fill: 'white', spacing: 2 });
  card.portrait(624, 156, 204, 270);
  card.text(36, 176, 'LICENCIA No.', { size: 18, fill: label });
  card.text(170, 178, say('licenseNumber', `MOR${dice.digits(8)}`), {
    size: 30,
    bold: true,
    fill: '#b3181e',
  });
  card.above(36, 212, 'NOMBRE', `${card.firstName()} ${card.lastName()}`, value, label);
  card.text(36, 268, 'DOMICILIO', { size: 15, fill: label });
  say('address', `${street} ${town}`, street);
  card.text(36, 292, street, { size: 20 });
  card.text(36, 317, town, { size: 20 });
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA']);
  card.above(
    36,
    352,
    'TIPO DE LICENCIA',
    say('vehicleClassifications', kind),
    { size: 28, bold: true, fill: '#6a4a10' },
    label,
  );
  card.above(360, 352, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  card.above(36, 422, 'EXPEDICIÓN', card.issue(), value, label);
  card.above(236, 422, 'VENCIMIENTO', card.expiry(), { ...value, fill: '#b3181e' }, label);
  card.above(436, 422, 'SEXO', say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'), value, label);
  card.rectangle(36, 500, 300, 1, '#5a4a18');
  card.text(116, 520, 'FIRMA DEL CONDUCTOR', { size: 14, fill: label });
  card.specimen(420, 530, 50);
  const top = card.back();
  const restriction = dice.pick(['NINGUNA', 'NINGUNA', 'USO DE LENTES']);
  card.ground('#f8f5ea', ['#e4cc88'], top, top + 540);
  card.above(40, top + 50, 'CURP', say('personalNumber', curpBornIn(person, 'MS')), value, label);
  card.above(440, top + 50, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(40, top + 112, 'TIPO DE SANGRE', dice.pick(['O+', 'A+', 'B+', 'AB+']), value, label);
  card.above(240, top + 112, 'ALERGIAS', 'NINGUNA', value, label);
  card.above(440, top + 112, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 174,
    'RESTRICCIONES',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
    label,
  );
  const called = `${dice.pick(['IRMA', 'FLORENCIO', 'ELOÍSA', 'GENARO'])} ${person.lastName}`;
  card.above(40, top + 236, 'EN CASO DE EMERGENCIA AVISAR A', called, value, label);
  card.above(
    40,
    top + 298,
    'TELÉFONO',
    `${dice.pick(['777', '735', '734'])} ${dice.digits(3)} ${dice.digits(4)}`,
    value,
    label,
  );
  card.rectangle(650, top + 196, 160, 190, '#e8dcc0');
  card.text(696, top + 408, 'HUELLA', { size: 15, fill: label });
  card.rectangle(40, top + 440, 360, 1, '#5a4a18');
  card.text(52, top + 462, 'SECRETARIO DE MOVILIDAD Y TRANSPORTE', { size: 15, fill: label });
  card.text(40, top + 510, 'VÁLIDA EN TODO EL TERRITORIO NACIONAL', { size: 18, bold: true });
};
