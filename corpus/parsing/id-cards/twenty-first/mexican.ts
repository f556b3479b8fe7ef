import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { td1 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After Baja California's licence, both sides: state's name beside a title in two languages, kind in a coloured band at the foot, name in two lines over the address, days in one row; register key, blood, restrictions and whom to call behind. */
export const bajaCalifornia: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 23, bold: true } as const;
  const label = '#6b2a3a';
  const [street, town] = card.address();
  card.ground('#f7f2ee', ['#d8b0a8', '#c8c090', '#a8bcc8']);
  card.text(30, 46, say('region', 'BCN', 'BAJA CALIFORNIA'), { size: 36, bold: true, fill: '#6b1a33' });
  card.text(30, 74, 'GOBIERNO DEL ESTADO', { size: 17, fill: '#6b1a33' });
  card.text(480, 44, 'LICENCIA PARA CONDUCIR', { size: 26, bold: true, fill: '#6b1a33' });
  card.text(480, 72, 'DRIVER LICENSE', { size: 19, fill: '#6b1a33' });
  card.portrait(30, 94, 240, 314);
  card.above(
    296,
    110,
    'Número de licencia / License number',
    say('licenseNumber', `BC${dice.digits(8)}`),
    { size: 28, bold: true },
    label,
  );
  card.above(
    664,
    110,
    'Sexo / Sex',
    say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'),
    value,
    label,
  );
  card.text(296, 170, 'Nombre / Name', { size: 15, fill: label });
  card.text(296, 196, card.firstName(), value);
  card.text(296, 224, card.lastName(), value);
  card.text(296, 256, 'Domicilio / Address', { size: 15, fill: label });
  card.text(296, 281, street, { size: 20 });
  card.text(296, 306, town, { size: 20 });
  card.above(296, 340, 'Nacimiento / DOB', card.birth(), value, label);
  card.above(480, 340, 'Expedición / Issued', card.issue(), value, label);
  card.above(664, 340, 'Vence / Expires', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.above(296, 396, 'Nacionalidad / Nationality', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(664, 396, 'Antigüedad', String(person.issue.year - dice.between(0, 9)), value, label);
  card.text(100, 440, 'Firma', { size: 15, fill: label });
  card.rectangle(0, 478, 856, 62, '#6b1a33');
  card.text(30, 520, 'TIPO', { size: 20, fill: 'white' });
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA']);
  card.text(96, 521, say('vehicleClassifications', kind), {
    size: 32,
    bold: true,
    fill: 'white',
    spacing: 2,
  });
  card.specimen(380, 500, 55);
  const top = card.back();
  card.ground('#f7f2ee', ['#d8b0a8'], top, top + 540);
  card.above(40, top + 54, 'CURP', say('personalNumber', curpOf(person)), value, label);
  card.above(
    480,
    top + 54,
    'Grupo sanguíneo / Blood type',
    dice.pick(['O+', 'A+', 'B+', 'O-']),
    value,
    label,
  );
  const lenses = dice.chance(0.4) ? say('restrictions', 'USAR LENTES') : 'NINGUNA';
  card.above(40, top + 118, 'Restricciones / Restrictions', lenses, value, label);
  card.above(480, top + 118, 'Donador de órganos / Organ donor', dice.pick(['SÍ', 'NO']), value, label);
  card.above(40, top + 182, 'Alergias / Allergies', 'NINGUNA', value, label);
  const called = `${dice.pick(['MARTÍN', 'ELVIA', 'GUADALUPE', 'RAMÓN'])} ${person.lastName}`;
  card.above(
    40,
    top + 246,
    'En caso de emergencia avisar a / In case of emergency notify',
    called,
    value,
    label,
  );
  card.text(40, top + 300, `664 ${dice.digits(3)} ${dice.digits(4)}`, value);
  card.text(
    40,
    top + 440,
    'Esta licencia es personal e intransferible y deberá portarse al conducir vehículos en el Estado.',
    {
      size: 16,
    },
  );
  card.text(
    40,
    top + 468,
    'En caso de cambio de domicilio notifíquelo a la Recaudación de Rentas de su municipio.',
    { size: 16 },
  );
};

/** Of which states the holders are nationals: the zone's code, and the word as the card prints it. */
const NATIONALITIES = [
  ['COL', 'COLOMBIANA'],
  ['VEN', 'VENEZOLANA'],
  ['ARG', 'ARGENTINA'],
  ['ESP', 'ESPAÑOLA'],
  ['HND', 'HONDUREÑA'],
] as const;

/** After the Mexican card of temporary residents since 2012, both sides: institute and kind at the top, portrait at the right, labels in two languages over values, permission to work; behind, the foreigner's number, day and place of issue and the zone. */
export const temporaryResident: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [nationality, printed] = dice.pick(NATIONALITIES);
  const number = `0${dice.digits(8)}`;
  const value = { size: 23, bold: true } as const;
  const label = '#2f5a4c';
  card.ground('#eff4f0', ['#98c0a8', '#d0c090', '#c8a8b0']);
  card.text(30, 42, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), {
    size: 28,
    bold: true,
    fill: '#14533a',
  });
  card.text(30, 68, 'SECRETARÍA DE GOBERNACIÓN', { size: 16, fill: '#14533a' });
  card.text(30, 90, 'INSTITUTO NACIONAL DE MIGRACIÓN', { size: 16, fill: '#14533a' });
  card.text(506, 72, 'RESIDENTE TEMPORAL', { size: 29, bold: true, fill: '#8a1c3a' });
  card.portrait(596, 100, 230, 300);
  card.above(30, 122, 'Apellidos / Surname', card.lastName(), value, label);
  card.above(30, 178, 'Nombre(s) / Given name(s)', card.firstName(), value, label);
  card.above(30, 234, 'Nacionalidad / Nationality', say('nationality', nationality, printed), value, label);
  card.above(330, 234, 'Sexo / Sex', say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), value, label);
  card.above(30, 290, 'Fecha de nacimiento / Date of birth', card.birth(), value, label);
  card.above(330, 290, 'País de nacimiento / Country of birth', nationality, value, label);
  card.above(30, 346, 'CURP', say('personalNumber', curpOf(person)), value, label);
  card.above(
    30,
    402,
    'Número de documento / Document number',
    say('licenseNumber', number),
    { ...value, size: 26 },
    label,
  );
  card.above(420, 402, 'Vigencia / Valid until', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.text(30, 494, dice.pick(['PERMISO PARA TRABAJAR', 'SIN PERMISO PARA TRABAJAR']), {
    size: 20,
    bold: true,
  });
  card.text(650, 432, 'Firma / Signature', { size: 15, fill: label });
  card.specimen(420, 528, 55);
  const top = card.back();
  card.ground('#eff4f0', ['#98c0a8'], top, top + 540);
  card.above(40, top + 54, 'NUE', `000000${dice.digits(7)}`, value, label);
  card.above(40, top + 116, 'Fecha de expedición / Date of issue', card.issue(), value, label);
  const office = dice.pick([
    'CIUDAD DE MÉXICO',
    'GUADALAJARA, JALISCO',
    'CANCÚN, QUINTANA ROO',
    'MONTERREY, N.L.',
  ]);
  card.above(
    440,
    top + 116,
    'Lugar de expedición / Place of issue',
    say('placeOfIssue', office),
    value,
    label,
  );
  card.text(
    40,
    top + 214,
    'EL TITULAR DEBE NOTIFICAR CAMBIOS DE DOMICILIO, ESTADO CIVIL O LUGAR DE TRABAJO EN 90 DÍAS',
    { size: 15 },
  );
  card.text(40, top + 240, 'ARTÍCULO 63 DE LA LEY DE MIGRACIÓN', { size: 15 });
  say('documentCode', 'I');
  card.machineReadable(td1(person, 'I', 'MEX', number, '', '', nationality), top + 540);
};
