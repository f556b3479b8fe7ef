import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';

const GIVEN = {
  M: ['DERLIS RAMÓN', 'CARLOS ANTONIO', 'BLAS RUBÉN'],
  F: ['MIRTHA RAQUEL', 'LIZ NOEMÍ', 'ROSSANA BEATRIZ'],
} as const;
const SURNAMES = [
  'BENÍTEZ AQUINO',
  'CABALLERO OVIEDO',
  'DUARTE FRANCO',
  'ESCOBAR RIVEROS',
  'GIMÉNEZ VERA',
  'AYALA INSFRÁN',
] as const;
const TOWNS = ['ASUNCIÓN', 'ENCARNACIÓN', 'SAN LORENZO', 'CAAGUAZÚ', 'CONCEPCIÓN'] as const;

/** After the Paraguayan cédula since 2009, both sides: republic, police and title above, number with points under the portrait, sex as a word, days with hyphens; nationality, civil status and day of issue behind over the zone, which has the number without points. */
export const paraguayanIdentity: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, sex } = card.person;
  const male = sex === 'M';
  const person = { ...card.person, firstName: dice.pick(GIVEN[sex]), lastName: dice.pick(SURNAMES) };
  const digits = `${dice.between(1, 6)}${dice.digits(6)}`;
  const value = { size: 24, bold: true } as const;
  const label = '#8a2a34';
  card.ground('#f5f1ee', ['#d8a8a8', '#a8b8d8', '#d0c8a0']);
  card.rectangle(30, 14, 74, 74, '#d8ccc4');
  card.text(130, 42, say('countryRegion', 'PRY', 'REPÚBLICA DEL PARAGUAY'), {
    size: 31,
    bold: true,
    fill: '#8a1420',
  });
  card.text(130, 66, 'POLICÍA NACIONAL', { size: 18, fill: '#1c2f6b' });
  card.text(130, 88, 'DEPARTAMENTO DE IDENTIFICACIONES', { size: 18, fill: '#1c2f6b' });
  card.text(294, 130, 'CÉDULA DE IDENTIDAD CIVIL', { size: 28, bold: true, fill: '#1c2f6b' });
  card.portrait(30, 108, 236, 308);
  card.above(294, 162, 'APELLIDOS', say('lastName', person.lastName), value, label);
  card.above(294, 222, 'NOMBRES', say('firstName', person.firstName), value, label);
  card.above(294, 282, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  card.above(600, 282, 'SEXO', say('sex', sex, male ? 'MASCULINO' : 'FEMENINO'), value, label);
  card.above(294, 342, 'LUGAR DE NACIMIENTO', say('placeOfBirth', dice.pick(TOWNS)), value, label);
  card.above(294, 402, 'FECHA DE VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.text(30, 464, 'Nº', { size: 26, fill: label });
  card.text(72, 466, say('licenseNumber', digits.replace(/(.)(...)(...)/, '$1.$2.$3')), {
    size: 38,
    bold: true,
  });
  card.rectangle(560, 478, 260, 1, '#5a4a4a');
  card.text(622, 498, 'FIRMA DEL TITULAR', { size: 15, fill: label });
  card.specimen(330, 528, 55);
  const top = card.back();
  const status = dice.chance(0.5) ? (male ? 'SOLTERO' : 'SOLTERA') : male ? 'CASADO' : 'CASADA';
  card.ground('#f5f1ee', ['#d8a8a8'], top, top + 540);
  card.above(40, top + 50, 'NACIONALIDAD', say('nationality', 'PRY', 'PARAGUAYA'), value, label);
  card.above(340, top + 50, 'ESTADO CIVIL', status, value, label);
  card.above(40, top + 112, 'FECHA DE EMISIÓN', card.issue(), value, label);
  card.above(340, top + 112, 'DONANTE DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value, label);
  card.text(40, top + 196, `IC ${dice.digits(9)}`, { size: 20 });
  card.rectangle(650, top + 40, 160, 200, '#e0d4cc');
  card.rectangle(40, top + 290, 330, 1, '#5a4a4a');
  card.text(62, top + 312, 'JEFE DEL DEPARTAMENTO DE IDENTIFICACIONES', { size: 13, fill: label });
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'PRY', digits), top + 540);
};
