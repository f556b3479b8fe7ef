import type { CardDesign } from '../design.js';
import { codePicture } from '../twenty-first/code-picture.js';

const GIVEN = {
  M: ['PERCY ALBERTO', 'WILMER', 'RENZO FABRIZIO', 'ELMER JESUS'],
  F: ['MARIBEL', 'GIOVANNA PAOLA', 'NELLY VICTORIA', 'KATHERINE LIZETH'],
} as const;
const SURNAMES = [
  'MAMANI CONDORI',
  'VILCHEZ RAMIREZ',
  'SILVA SANTISTEBAN',
  'CHUQUIHUACCHA LEON',
  'ESPINOZA TAFUR',
  'PORTOCARRERO RIOS',
] as const;
const HOMES = [
  ['AV. LOS PROCERES 1240 URB. SAN HILARION', 'LIMA / LIMA / SAN JUAN DE LURIGANCHO'],
  ['JR. AYACUCHO 552', 'LA LIBERTAD / TRUJILLO / TRUJILLO'],
  ['CALLE ELIAS AGUIRRE 318', 'LAMBAYEQUE / CHICLAYO / CHICLAYO'],
  ['MZ. F LT. 12 A.H. LOS MEDANOS', 'PIURA / PIURA / CASTILLA'],
] as const;
const CLASSES = ['A-I', 'A-I', 'A-IIA', 'A-IIB'] as const;
const LABEL = '#7a2a30';
/** Numbers of those born since begin with 4 or 7. */
const [SECOND_SERIES, THIRD_SERIES] = [1977, 1993];

/** After the Peruvian driver's licence of plastic, both sides: republic and ministry above, the holder's identity number behind a letter, surnames over names, class with category large, issue beside renewal; blood, donation and address behind. */
export const peruvianLicence: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice, sex, birth } = person;
  const [street, district] = dice.pick(HOMES);
  const series = birth.year < SECOND_SERIES ? '0' : birth.year < THIRD_SERIES ? '4' : '7';
  const letter = dice.pick(['Q', 'Q', 'B', 'K']);
  const value = { size: 24, bold: true } as const;
  card.ground('#f6efee', ['#e0a8a8', '#d8c8a0', '#b8c8d8']);
  card.rectangle(28, 16, 66, 74, '#e6d4d0');
  card.text(112, 44, say('countryRegion', 'PER', 'REPÚBLICA DEL PERÚ'), {
    size: 28,
    bold: true,
    fill: '#8a1420',
  });
  card.text(112, 74, say('issuingAuthority', 'MINISTERIO DE TRANSPORTES Y COMUNICACIONES'), {
    size: 19,
    fill: '#3a2a2a',
  });
  card.rectangle(0, 102, 856, 44, '#b01c2a');
  card.text(240, 134, 'LICENCIA DE CONDUCIR', { size: 31, bold: true, fill: 'white' });
  card.portrait(28, 164, 226, 296);
  card.above(
    284,
    172,
    'N° de Licencia',
    say('licenseNumber', `${letter}${series}${dice.digits(7)}`),
    { size: 32, bold: true },
    LABEL,
  );
  card.above(284, 236, 'Apellidos', say('lastName', dice.pick(SURNAMES)), value, LABEL);
  card.above(284, 294, 'Nombres', say('firstName', dice.pick(GIVEN[sex])), value, LABEL);
  card.above(284, 352, 'Fecha de Nacimiento', card.birth(), value, LABEL);
  card.above(284, 410, 'Fecha de Expedición', card.issue(), value, LABEL);
  card.above(540, 410, 'Fecha de Revalidación', card.expiry(), { ...value, fill: '#b3181e' }, LABEL);
  const lenses = dice.chance(0.4);
  card.above(
    284,
    468,
    'Restricciones',
    lenses ? say('restrictions', 'CON LENTES') : 'SIN RESTRICCIONES',
    value,
    LABEL,
  );
  card.text(664, 182, 'Clase y Categoría', { size: 16, fill: LABEL });
  card.text(664, 234, say('vehicleClassifications', dice.pick(CLASSES)), {
    size: 48,
    bold: true,
    fill: '#8a1420',
  });
  card.portrait(716, 260, 104, 130);
  card.rectangle(40, 500, 200, 1, '#5a3a3a');
  card.text(116, 518, 'Firma', { size: 14, fill: LABEL });
  card.specimen(480, 390, 50);
  const top = card.back();
  card.ground('#f6efee', ['#e0a8a8'], top, top + 540);
  say('address', `${street} ${district}`, street);
  card.above(40, top + 50, 'Domicilio', street, value, LABEL);
  card.text(40, top + 106, district, value);
  card.above(40, top + 146, 'Grupo Sanguíneo', dice.pick(['O+', 'O+', 'A+', 'B+']), value, LABEL);
  card.above(280, top + 146, 'Donación de Órganos', dice.pick(['SI', 'NO']), value, LABEL);
  card.text(40, top + 240, 'Esta licencia autoriza a conducir los vehículos', { size: 18 });
  card.text(40, top + 266, 'de la clase y categoría indicadas en el anverso.', { size: 18 });
  codePicture(card, 630, top + 160, 3);
  card.rectangle(40, top + 420, 380, 1, '#5a3a3a');
  card.text(60, top + 442, 'Dirección de Circulación y Seguridad Vial', { size: 16, fill: LABEL });
  card.text(40, top + 504, 'www.mtc.gob.pe', { size: 19, bold: true, fill: '#8a1420' });
};
