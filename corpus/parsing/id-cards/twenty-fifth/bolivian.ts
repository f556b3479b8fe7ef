import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { codePicture } from '../twenty-first/code-picture.js';

/** Places of birth as department, province and town. */
const BIRTHPLACES = [
  'LA PAZ - MURILLO - NUESTRA SEÑORA DE LA PAZ',
  'COCHABAMBA - CERCADO - COCHABAMBA',
  'SANTA CRUZ - ANDRÉS IBÁÑEZ - SANTA CRUZ DE LA SIERRA',
  'POTOSÍ - TOMÁS FRÍAS - POTOSÍ',
  'ORURO - CERCADO - ORURO',
] as const;
const HOMES = [
  'C. LOS NARANJOS NRO. 418 Z. SOPOCACHI - LA PAZ',
  'AV. BLANCO GALINDO KM. 4 NRO. 77 - COCHABAMBA',
  'C. 7 NRO. 2150 Z. VILLA ADELA - EL ALTO',
  'B. LAS PALMAS C. 3 NRO. 36 - SANTA CRUZ',
  'C. BOLÍVAR NRO. 905 Z. CENTRAL - ORURO',
] as const;
const OCCUPATIONS = [
  'ESTUDIANTE',
  'COMERCIANTE',
  'LABORES DE CASA',
  'LIC. EN CONTADURÍA PÚBLICA',
  'CHOFER',
  'MAESTRO(A)',
] as const;

/** Cards of those who are older do not end. */
const EARLIEST_BIRTH = 1968;

/** After the Bolivian cédula of 2019, both sides: state and service above, number large at the right of the title, labels over values, three days in one row, no sex but in the zone; birthplace, home, civil state and occupation behind beside a code, over the zone. */
export const bolivianIdentity: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, birth } = card.person;
  const person = { ...card.person, birth: { ...birth, year: Math.max(birth.year, EARLIEST_BIRTH) } };
  const number = `${dice.between(2, 9)}${dice.digits(6)}`;
  const value = { size: 24, bold: true } as const;
  const label = '#6a4a2a';
  card.ground('#f6f2e4', ['#e0b890', '#b0c890', '#d8c878']);
  card.rectangle(30, 14, 76, 76, '#e4d8b4');
  card.text(126, 44, say('countryRegion', 'BOL', 'ESTADO PLURINACIONAL DE BOLIVIA'), {
    size: 28,
    bold: true,
    fill: '#5a2a14',
  });
  card.text(126, 72, say('issuingAuthority', 'SERVICIO GENERAL DE IDENTIFICACIÓN PERSONAL'), {
    size: 19,
    fill: '#5a2a14',
  });
  card.text(300, 130, 'CÉDULA DE IDENTIDAD', { size: 27, bold: true, fill: '#1f5a34' });
  card.text(640, 130, 'Nº', { size: 24, bold: true, fill: label });
  card.text(680, 132, say('licenseNumber', number), { size: 34, bold: true, fill: '#a3181e' });
  card.portrait(30, 112, 246, 326);
  card.above(300, 178, 'NOMBRES', card.firstName(), { ...value, size: 27 }, label);
  card.above(300, 244, 'APELLIDOS', card.lastName(), { ...value, size: 27 }, label);
  card.above(300, 316, 'FECHA DE NACIMIENTO', card.day('dateOfBirth', person.birth), value, label);
  card.above(300, 380, 'FECHA DE EMISIÓN', card.issue(), value, label);
  card.above(520, 380, 'FECHA DE EXPIRACIÓN', card.expiry(), value, label);
  card.portrait(722, 300, 104, 134);
  card.rectangle(300, 490, 300, 1, '#6a5a4a');
  card.text(380, 510, 'FIRMA DEL INTERESADO', { size: 14, fill: label });
  card.specimen(110, 528, 50);
  const top = card.back();
  const male = person.sex === 'M';
  const status = dice.pick(male ? ['SOLTERO', 'CASADO', 'DIVORCIADO'] : ['SOLTERA', 'CASADA', 'DIVORCIADA']);
  card.ground('#f6f2e4', ['#e0b890'], top, top + 540);
  card.above(
    40,
    top + 46,
    'LUGAR DE NACIMIENTO',
    say('placeOfBirth', dice.pick(BIRTHPLACES)),
    { size: 19, bold: true },
    label,
  );
  card.above(40, top + 104, 'DOMICILIO', say('address', dice.pick(HOMES)), { size: 19, bold: true }, label);
  card.above(40, top + 162, 'ESTADO CIVIL', status, { size: 21, bold: true }, label);
  card.above(
    280,
    top + 162,
    'PROFESIÓN / OCUPACIÓN',
    dice.pick(OCCUPATIONS),
    { size: 21, bold: true },
    label,
  );
  card.rectangle(40, top + 276, 260, 1, '#6a5a4a');
  card.text(64, top + 296, 'DIRECTOR GENERAL EJECUTIVO', { size: 14, fill: label });
  codePicture(card, 658, top + 44, 3);
  say('documentCode', 'I');
  say('sex', person.sex);
  say('nationality', 'BOL');
  card.machineReadable(td1(person, 'I', 'BOL', number), top + 540);
};
