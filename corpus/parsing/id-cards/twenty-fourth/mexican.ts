import type { CardDesign } from '../design.js';
import { surnameLines } from '../surnames.js';
import { codePicture } from '../twenty-first/code-picture.js';
import { curpBornIn } from './register-key.js';

type Draw = CardDesign['draw'];

const BLOOD = ['O+', 'A+', 'B+', 'O-', 'AB+'] as const;

/** After Sonora's licence, both sides: state and treasury at the left of a title in two languages, kind in a band under them, labels in Spanish and English, names over address, days in the foot; register key, blood, donation, restriction and whom to call behind. */
export const sonora: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 23, bold: true } as const;
  const label = '#7a3b1d';
  const [street, town] = card.address();
  card.ground('#f8f2ea', ['#dcb890', '#c8a8a0', '#b0c0a8']);
  card.text(30, 42, say('region', 'SON', 'GOBIERNO DEL ESTADO DE SONORA'), {
    size: 27,
    bold: true,
    fill: '#7a1f2e',
  });
  card.text(30, 70, say('issuingAuthority', 'SECRETARÍA DE HACIENDA'), { size: 19, fill: '#7a1f2e' });
  card.text(566, 42, 'LICENCIA DE CONDUCIR', { size: 23, bold: true, fill: '#7a1f2e' });
  card.text(566, 70, 'DRIVER LICENSE', { size: 19, fill: '#7a1f2e' });
  card.rectangle(0, 84, 856, 46, '#7a1f2e');
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA']);
  card.text(30, 117, say('vehicleClassifications', kind), {
    size: 30,
    bold: true,
    fill: 'white',
    spacing: 3,
  });
  card.portrait(30, 146, 228, 296);
  card.above(
    284,
    158,
    'No. de Licencia / License No.',
    say('licenseNumber', `${dice.pick(['26', '30'])}${dice.digits(7)}`),
    { ...value, size: 29 },
    label,
  );
  card.above(
    640,
    158,
    'Sexo / Sex',
    say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'),
    value,
    label,
  );
  card.text(284, 220, 'Nombre / Name', { size: 15, fill: label });
  card.text(284, 246, card.firstName(), value);
  card.text(284, 274, card.lastName(), value);
  card.text(284, 306, 'Domicilio / Address', { size: 15, fill: label });
  card.text(284, 330, street, { size: 20 });
  card.text(284, 354, town, { size: 20 });
  card.above(284, 390, 'Fecha de Nacimiento / Date of Birth', card.birth(), value, label);
  card.above(600, 390, 'Nacionalidad / Nationality', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(284, 450, 'Expedición / Issued', card.issue(), value, label);
  card.above(600, 450, 'Vencimiento / Expires', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.text(100, 468, 'Firma / Signature', { size: 15, fill: label });
  card.specimen(380, 532, 50);
  const top = card.back();
  const lenses = dice.chance(0.4) ? say('restrictions', 'USO DE LENTES') : 'NINGUNA';
  card.ground('#f8f2ea', ['#dcb890'], top, top + 540);
  card.above(40, top + 54, 'CURP', say('personalNumber', curpBornIn(person, 'SR')), value, label);
  card.above(480, top + 54, 'Tipo de Sangre / Blood Type', dice.pick(BLOOD), value, label);
  card.above(40, top + 118, 'Restricciones / Restrictions', lenses, value, label);
  card.above(480, top + 118, 'Donador de Órganos / Organ Donor', dice.pick(['SÍ', 'NO']), value, label);
  const called = `${dice.pick(['MANUELA', 'RODOLFO', 'ALMA ROSA', 'GILBERTO'])} ${person.lastName}`;
  card.above(
    40,
    top + 182,
    'En caso de accidente avisar a / In case of accident notify',
    called,
    value,
    label,
  );
  card.above(
    40,
    top + 246,
    'Teléfono / Phone',
    `${dice.pick(['662', '644', '631'])} ${dice.digits(3)} ${dice.digits(4)}`,
    value,
    label,
  );
  card.rectangle(40, top + 420, 330, 1, '#5a4a4a');
  card.text(90, top + 444, 'SECRETARIO DE HACIENDA', { size: 17, fill: label });
  card.rectangle(620, top + 280, 190, 200, '#e4d8cc');
  card.text(40, top + 506, 'ESTA LICENCIA ES PERSONAL E INTRANSFERIBLE', { size: 16 });
};

/** After Tamaulipas's licence, both sides: state in large letters with its government's bodies under it, portrait at the right, three lines of name under one label as voter cards have them, letter and word of the kind at the foot; address, blood, a code and whom to call behind. */
export const tamaulipas: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  const label = '#1f4f7a';
  const [paternal, maternal] = surnameLines(person.lastName);
  card.ground('#eef3f7', ['#98b8d8', '#d8c090', '#a8c8b0']);
  card.text(30, 56, say('region', 'TAM', 'TAMAULIPAS'), {
    size: 48,
    bold: true,
    fill: '#12406e',
    spacing: 4,
  });
  card.text(30, 82, 'GOBIERNO DEL ESTADO', { size: 17, fill: '#12406e' });
  card.text(30, 103, say('issuingAuthority', 'SECRETARÍA DE FINANZAS'), {
    size: 17,
    bold: true,
    fill: '#12406e',
  });
  card.text(470, 52, 'LICENCIA PARA CONDUCIR', { size: 28, bold: true, fill: '#8a1c2c' });
  card.portrait(600, 84, 226, 296);
  card.above(
    30,
    138,
    'LICENCIA No.',
    say('licenseNumber', `${dice.pick(['TM', 'TA'])}${dice.digits(8)}`),
    { ...value, size: 30 },
    label,
  );
  card.text(30, 206, 'NOMBRE', { size: 15, fill: label });
  say('lastName', person.lastName, paternal);
  card.text(30, 233, paternal, value);
  card.text(30, 262, maternal, value);
  card.text(30, 291, card.firstName(), value);
  card.above(30, 326, 'CURP', say('personalNumber', curpBornIn(person, 'TS')), value, label);
  card.above(30, 388, 'NACIMIENTO', card.birth(), value, label);
  card.above(220, 388, 'EXPEDICIÓN', card.issue(), value, label);
  card.above(410, 388, 'VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.rectangle(0, 452, 856, 88, '#12406e');
  const [letter, kind] = dice.pick([
    ['A', 'AUTOMOVILISTA'],
    ['A', 'AUTOMOVILISTA'],
    ['B', 'CHOFER'],
    ['M', 'MOTOCICLISTA'],
  ] as const);
  card.text(30, 508, 'TIPO', { size: 20, fill: 'white' });
  card.text(100, 511, say('vehicleClassifications', `${letter} ${kind}`), {
    size: 36,
    bold: true,
    fill: 'white',
    spacing: 2,
  });
  card.text(676, 408, 'FIRMA', { size: 15, fill: label });
  card.specimen(300, 440, 50);
  const top = card.back();
  const [street, town] = card.address();
  const restriction = dice.pick(['NINGUNA', 'NINGUNA', 'LENTES']);
  card.ground('#eef3f7', ['#98b8d8'], top, top + 540);
  card.text(40, top + 52, 'DOMICILIO', { size: 15, fill: label });
  card.text(40, top + 78, street, { size: 22, bold: true });
  card.text(40, top + 106, town, { size: 22, bold: true });
  card.above(40, top + 146, 'TIPO DE SANGRE', dice.pick(BLOOD), value, label);
  card.above(300, top + 146, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 208,
    'RESTRICCIONES',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
    label,
  );
  card.above(300, top + 208, 'ALERGIAS', 'NINGUNA', value, label);
  const phone = `${dice.pick(['834', '899', '868', '833'])} ${dice.digits(3)} ${dice.digits(4)}`;
  card.above(40, top + 270, 'EN CASO DE EMERGENCIA LLAMAR AL', phone, value, label);
  codePicture(card, 596, top + 230, 4);
  card.text(40, top + 500, 'VÁLIDA EN TODA LA REPÚBLICA MEXICANA', { size: 17, bold: true });
};
