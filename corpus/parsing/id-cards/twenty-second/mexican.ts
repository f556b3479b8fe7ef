import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { surnameLines } from '../surnames.js';

type Draw = CardDesign['draw'];

const BLOOD = ['O+', 'A+', 'B+', 'O-', 'AB+'] as const;

/** After Chihuahua's licence, both sides: state, ministry and title in a band, kind of driver in large letters under it, portrait at the right, surnames over the names, number and days in the foot; address, register key, blood and whom to call behind. */
export const chihuahua: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  const label = '#5a3a6b';
  const [paternal, maternal] = surnameLines(person.lastName);
  card.ground('#f4f0f6', ['#b8a0cc', '#d8c898', '#a8c0d0']);
  card.rectangle(0, 0, 856, 98, '#4b2a63');
  card.text(28, 38, say('region', 'CHH', 'GOBIERNO DEL ESTADO DE CHIHUAHUA'), {
    size: 27,
    bold: true,
    fill: 'white',
  });
  card.text(28, 62, say('issuingAuthority', 'SECRETARÍA DE SEGURIDAD PÚBLICA ESTATAL'), {
    size: 17,
    fill: 'white',
  });
  card.text(28, 85, 'DIVISIÓN DE VIALIDAD Y TRÁNSITO', { size: 16, fill: 'white' });
  card.text(612, 58, 'LICENCIA DE', { size: 27, bold: true, fill: 'white' });
  card.text(612, 86, 'CONDUCIR', { size: 27, bold: true, fill: 'white' });
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA']);
  card.text(30, 144, say('vehicleClassifications', kind), {
    size: 36,
    bold: true,
    fill: '#4b2a63',
    spacing: 2,
  });
  card.portrait(594, 116, 232, 300);
  card.text(30, 180, 'Apellidos', { size: 15, fill: label });
  say('lastName', person.lastName, paternal);
  card.text(30, 207, paternal, value);
  card.text(30, 236, maternal, value);
  card.above(30, 266, 'Nombre(s)', card.firstName(), value, label);
  card.above(30, 326, 'Fecha de nacimiento', card.birth(), value, label);
  card.above(260, 326, 'Nacionalidad', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(460, 326, 'Sexo', say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), value, label);
  card.above(
    30,
    388,
    'No. de licencia',
    say('licenseNumber', `${dice.pick(['08', '37'])}${dice.digits(8)}`),
    { ...value, size: 29 },
    label,
  );
  card.above(30, 456, 'Fecha de expedición', card.issue(), value, label);
  card.above(260, 456, 'Fecha de vencimiento', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.text(640, 446, 'Firma del conductor', { size: 15, fill: label });
  card.specimen(400, 440, 50);
  const top = card.back();
  const [street, town] = card.address();
  const restriction = dice.pick(['NINGUNA', 'USO DE LENTES']);
  card.ground('#f4f0f6', ['#b8a0cc'], top, top + 540);
  card.text(40, top + 52, 'Domicilio', { size: 15, fill: label });
  card.text(40, top + 78, street, { size: 23 });
  card.text(40, top + 106, town, { size: 23 });
  card.above(40, top + 146, 'CURP', say('personalNumber', curpOf(person)), value, label);
  card.above(460, top + 146, 'Tipo de sangre', dice.pick(BLOOD), value, label);
  card.above(640, top + 146, 'Donador de órganos', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 208,
    'Restricciones',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
    label,
  );
  card.above(460, top + 208, 'Alergias', 'NINGUNA', value, label);
  card.above(
    40,
    top + 270,
    'En caso de accidente avisar a',
    `TEL. ${dice.pick(['614', '656'])} ${dice.digits(3)} ${dice.digits(4)}`,
    value,
    label,
  );
  card.rectangle(610, top + 290, 200, 200, '#dcd4e4');
  card.text(40, top + 500, 'La presente licencia es personal e intransferible', { size: 16 });
};

/** After Mexico's federal licence of carriers, both sides: ministry and general direction above, title in two languages, number over name and register key, category as a letter, days at the foot; behind, categories, blood and the place of issue. */
export const federalLicence: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  const label = '#4a4a4a';
  const office = dice.pick([
    'CIUDAD DE MÉXICO',
    'CENTRO SICT JALISCO',
    'CENTRO SICT NUEVO LEÓN',
    'CENTRO SICT PUEBLA',
  ]);
  const category = dice.pick(['A', 'B', 'B', 'C', 'E']);
  card.ground('#f3f1ec', ['#b8c8a8', '#d0b0a8', '#c8c0a0']);
  card.text(30, 40, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), {
    size: 24,
    bold: true,
    fill: '#611232',
  });
  card.text(30, 64, 'SECRETARÍA DE INFRAESTRUCTURA, COMUNICACIONES Y TRANSPORTES', {
    size: 16,
    fill: '#611232',
  });
  card.text(30, 84, 'DIRECCIÓN GENERAL DE AUTOTRANSPORTE FEDERAL', { size: 16, fill: '#611232' });
  card.rectangle(0, 98, 856, 48, '#611232');
  card.text(30, 131, 'LICENCIA FEDERAL DE CONDUCTOR', { size: 28, bold: true, fill: 'white' });
  card.text(572, 130, 'FEDERAL DRIVER LICENSE', { size: 20, fill: 'white' });
  card.portrait(30, 164, 220, 284);
  card.above(
    276,
    172,
    'LICENCIA No. / LICENSE No.',
    say('licenseNumber', `LFD${dice.digits(8)}`),
    { size: 29, bold: true },
    label,
  );
  card.above(
    640,
    172,
    'CATEGORÍA / CATEGORY',
    say('vehicleClassifications', category),
    { size: 40, bold: true, fill: '#611232' },
    label,
  );
  card.above(
    276,
    238,
    'NOMBRE / NAME',
    `${card.firstName()} ${card.lastName()}`,
    { size: 22, bold: true },
    label,
  );
  card.above(276, 294, 'CURP', say('personalNumber', curpOf(person)), value, label);
  card.above(640, 294, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(276, 350, 'FECHA DE NACIMIENTO / DATE OF BIRTH', card.birth(), value, label);
  card.above(640, 350, 'SEXO / SEX', say('sex', person.sex), value, label);
  card.above(276, 406, 'EXPEDICIÓN / ISSUED', card.issue(), value, label);
  card.above(640, 406, 'VENCE / EXPIRES', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.text(276, 476, dice.pick(['NACIONAL E INTERNACIONAL', 'NACIONAL']), { size: 20, bold: true });
  card.rectangle(560, 490, 266, 1, '#4a4a4a');
  card.text(620, 508, 'FIRMA DEL CONDUCTOR', { size: 15, fill: label });
  card.specimen(300, 534, 50);
  const top = card.back();
  card.ground('#f3f1ec', ['#b8c8a8'], top, top + 540);
  card.above(40, top + 54, 'LUGAR DE EXPEDICIÓN', say('placeOfIssue', office), value, label);
  card.above(520, top + 54, 'TIPO DE SANGRE', dice.pick(BLOOD), value, label);
  card.above(40, top + 120, 'EXPEDIENTE MÉDICO', dice.digits(9), value, label);
  card.above(520, top + 120, 'ANTIGÜEDAD', String(person.issue.year - dice.between(0, 12)), value, label);
  card.text(40, top + 210, 'A: PASAJE Y TURISMO   B: CARGA   C: CARGA, CAMIÓN DE DOS O TRES EJES', {
    size: 17,
  });
  card.text(
    40,
    top + 236,
    'D: AUTOMÓVILES   E: MATERIALES Y RESIDUOS PELIGROSOS   F: AEROPUERTOS Y PUERTOS',
    { size: 17 },
  );
  card.rectangle(620, top + 290, 190, 190, '#dcd8cc');
  card.text(40, top + 420, 'ESTA LICENCIA DEBERÁ ACOMPAÑARSE DE LA', { size: 17 });
  card.text(40, top + 446, 'CONSTANCIA DE APTITUD PSICOFÍSICA VIGENTE', { size: 17 });
};
