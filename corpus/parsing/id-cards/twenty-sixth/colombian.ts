import type { CardDesign } from '../design.js';

const BLOODS = ['O+', 'A+', 'O-', 'B+', 'AB+'] as const;
const OFFICES = [
  'SDM - BOGOTA D.C.',
  'STRIA DE MOVILIDAD DE MEDELLIN',
  'STRIA DE TTOyTTE CALI',
  'INST TTOyTTE SOLEDAD',
  'DIR TTOyTTE BUCARAMANGA',
] as const;

/** A category with the vehicles it stands for and their service, as its row behind prints them. */
const MOTORCYCLE = ['A2', 'MOTOCICLETAS', 'PARTICULAR'] as const;
const CAR = ['B1', 'AUTOMOVIL CAMPERO CAMIONETA', 'PARTICULAR'] as const;
const HIRED_CAR = ['C1', 'AUTOMOVIL CAMPERO CAMIONETA', 'PUBLICO'] as const;
const ROWS = [[MOTORCYCLE], [CAR], [MOTORCYCLE, CAR], [HIRED_CAR]] as const;

/** Licences of the older are renewed after five years. */
const EARLIEST_BIRTH = 1966;
/** Those born before have numbers of eight digits. */
const FIRST_BIRTH_OF_TEN_DIGITS = 1988;

/** After the Colombian licence since 2013, both sides: republic and ministry above, the holder's own number, given names and surnames in one line, days with hyphens, blood, restrictions and the office that issued it in words; behind, a table of categories, each with the day of its end, and the number of the sheet. */
export const colombianLicence: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const birth = { ...person.birth, year: Math.max(person.birth.year, EARLIEST_BIRTH) };
  const number =
    birth.year < FIRST_BIRTH_OF_TEN_DIGITS ? dice.digits(8) : `${dice.between(10, 11)}${dice.digits(8)}`;
  const rows = dice.pick(ROWS);
  const restriction = dice.pick(['NINGUNA', 'CONDUCIR CON LENTES', 'NINGUNA']);
  const value = { size: 25, bold: true } as const;
  const label = '#2f4a6a';
  card.ground('#eef2f4', ['#98b8d8', '#e8d898', '#d8a8a8']);
  card.text(30, 42, say('countryRegion', 'COL', 'REPÚBLICA DE COLOMBIA'), {
    size: 28,
    bold: true,
    fill: '#14306b',
  });
  card.text(30, 70, 'MINISTERIO DE TRANSPORTE', { size: 21, fill: '#14306b' });
  card.text(30, 114, 'LICENCIA DE CONDUCCIÓN', { size: 32, bold: true, fill: '#14306b' });
  card.portrait(606, 40, 220, 290);
  card.text(30, 164, 'No.', { size: 22, fill: label });
  card.text(76, 166, say('licenseNumber', number), { size: 36, bold: true });
  card.above(30, 194, 'NOMBRE', `${card.firstName()} ${card.lastName()}`, value, label);
  card.above(30, 254, 'FECHA DE NACIMIENTO', card.day('dateOfBirth', birth), value, label);
  card.above(330, 254, 'SANGRE - RH', dice.pick(BLOODS), value, label);
  card.above(30, 314, 'FECHA DE EXPEDICIÓN', card.issue(), value, label);
  card.above(
    30,
    374,
    'RESTRICCIONES DEL CONDUCTOR',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
    label,
  );
  card.above(
    30,
    434,
    'ORGANISMO DE TRÁNSITO EXPEDIDOR',
    say('issuingAuthority', dice.pick(OFFICES)),
    { ...value, size: 22 },
    label,
  );
  card.rectangle(640, 430, 150, 84, '#dcdcc8');
  card.specimen(330, 534, 50);
  const top = card.back();
  card.ground('#eef2f4', ['#98b8d8'], top, top + 540);
  card.text(220, top + 60, 'CATEGORÍAS AUTORIZADAS', { size: 26, bold: true, fill: '#14306b' });
  card.rectangle(36, top + 84, 784, 36, '#d4dde8');
  card.text(46, top + 109, 'CATEGORÍA', { size: 17, fill: label });
  card.text(190, top + 109, 'VIGENCIA', { size: 17, fill: label });
  card.text(336, top + 109, 'CLASE DE VEHÍCULO', { size: 17, fill: label });
  card.text(692, top + 109, 'SERVICIO', { size: 17, fill: label });
  say('vehicleClassifications', rows.map(([category]) => category).join(' '), rows[0][0]);
  rows.forEach(([category, vehicles, service], index) => {
    const y = top + 150 + 42 * index;
    card.text(70, y, category, value);
    card.text(190, y, card.expiry(), { size: 24 });
    card.text(336, y, vehicles, { size: 19 });
    card.text(692, y, service, { size: 19 });
  });
  card.rectangle(56, top + 330, 480, 120, '#d8d8d8');
  card.text(600, top + 440, `LC${dice.digits(11)}`, { size: 26, bold: true });
  card.text(56, top + 500, 'Esta licencia es personal e intransferible', { size: 18 });
};
