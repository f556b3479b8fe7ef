import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';

/** After Sinaloa's licence, both sides: state and two bodies above, title and kind of driver under them, portrait at the left, number in red, surnames and names over the address, days and kind of validity in the foot; key, blood and restriction behind. */
export const sinaloa: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA']);
  const value = { size: 23, bold: true } as const;
  const label = '#7a2440';
  card.ground('#f7f2ee', ['#d8a8b0', '#d8c898', '#b0c4b8']);
  card.text(150, 38, say('region', 'SIN', 'GOBIERNO DEL ESTADO DE SINALOA'), {
    size: 27,
    bold: true,
    fill: '#6b1230',
  });
  card.text(150, 62, 'SECRETARÍA DE SEGURIDAD PÚBLICA', { size: 18, fill: '#6b1230' });
  card.text(150, 84, 'DIRECCIÓN DE VIALIDAD Y TRANSPORTES', { size: 17, fill: '#6b1230' });
  card.rectangle(30, 14, 96, 76, '#e2ccc4');
  card.rectangle(0, 98, 856, 50, '#6b1230');
  card.text(30, 133, 'LICENCIA PARA CONDUCIR', { size: 28, bold: true, fill: 'white' });
  card.text(560, 133, say('vehicleClassifications', kind), { size: 28, bold: true, fill: '#f0d9a0' });
  card.portrait(30, 164, 218, 286);
  const number = say('licenseNumber', `${dice.pick(['CUL', 'MZT', 'LMO'])}${dice.digits(7)}`);
  card.above(274, 170, 'Licencia No.', number, { size: 29, bold: true, fill: '#b3182a' }, label);
  card.above(640, 170, 'Sexo', say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'), value, label);
  card.text(274, 230, 'Nombre', { size: 15, fill: label });
  card.text(274, 256, card.lastName(), value);
  card.text(274, 283, card.firstName(), value);
  card.text(274, 312, 'Domicilio', { size: 15, fill: label });
  card.text(274, 336, street, { size: 21 });
  card.text(274, 361, town, { size: 21 });
  card.above(274, 394, 'Fecha de nacimiento', card.birth(), value, label);
  card.above(560, 394, 'Nacionalidad', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(274, 454, 'Expedición', card.issue(), value, label);
  card.above(460, 454, 'Vencimiento', card.expiry(), { ...value, fill: '#b3182a' }, label);
  card.text(88, 502, 'Firma del titular', { size: 15, fill: label });
  card.rectangle(40, 484, 198, 1, '#6b1230');
  card.specimen(640, 534, 45);
  const top = card.back();
  const restriction = dice.pick(['NINGUNA', 'USO DE LENTES']);
  card.ground('#f7f2ee', ['#d8a8b0'], top, top + 540);
  card.above(40, top + 46, 'CURP', say('personalNumber', curpOf(person)), value, label);
  card.above(460, top + 46, 'Tipo de sangre', dice.pick(['O+', 'A+', 'B+', 'O-']), value, label);
  card.above(640, top + 46, 'Donador', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 110,
    'Restricciones',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
    label,
  );
  card.above(460, top + 110, 'Padecimientos o alergias', 'NINGUNA', value, label);
  const phone = `${dice.pick(['667', '669', '668'])} ${dice.digits(3)} ${dice.digits(4)}`;
  card.above(40, top + 174, 'En caso de accidente avisar al teléfono', phone, value, label);
  card.rectangle(620, top + 240, 190, 190, '#e2d4cc');
  card.rectangle(40, top + 360, 360, 1, '#6b1230');
  card.text(72, top + 382, 'Director de Vialidad y Transportes', { size: 18 });
  card.text(40, top + 470, 'Documento oficial, personal e intransferible. En caso de extravío', { size: 18 });
  card.text(40, top + 496, 'favor de entregarlo en cualquier módulo de licencias.', { size: 18 });
};
