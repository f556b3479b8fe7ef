import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';

const GIVEN = {
  M: ['SEGUNDO MANUEL', 'CRISTHIAN PAÚL', 'WASHINGTON IVÁN', 'KLEBER ANTONIO'],
  F: ['MAYRA ALEXANDRA', 'BLANCA NARCISA', 'JENNY PATRICIA', 'ROSA ELVIRA'],
} as const;
const SURNAMES = [
  'CHILUISA GUAMÁN',
  'ZAMBRANO VERA',
  'PILLAJO TIPÁN',
  'ANDRADE BURNEO',
  'MERO CEDEÑO',
  'YUNGA SARMIENTO',
] as const;
/** Number of the province of the first card, province, canton and parish of birth, place of issue. */
const PLACES = [
  ['17', 'PICHINCHA', 'QUITO', 'SAN BLAS', 'QUITO'],
  ['09', 'GUAYAS', 'GUAYAQUIL', 'CARBO /CONCEPCIÓN/', 'GUAYAQUIL'],
  ['01', 'AZUAY', 'CUENCA', 'EL SAGRARIO', 'CUENCA'],
  ['13', 'MANABÍ', 'PORTOVIEJO', 'ANDRÉS DE VERA', 'PORTOVIEJO'],
  ['18', 'TUNGURAHUA', 'AMBATO', 'LA MATRIZ', 'AMBATO'],
] as const;
const OCCUPATIONS = [
  'EMPLEADO PRIVADO',
  'ESTUDIANTE',
  'COMERCIANTE',
  'QUEHACER. DOMESTICOS',
  'AGRICULTOR',
  'EMPLEADO PUBLICO',
] as const;
const FATHERS = ['ÁNGEL POLIVIO', 'JOSÉ LEONIDAS', 'LUIS ALFREDO', 'JORGE ENRIQUE'] as const;
const MOTHERS = ['MARÍA TRÁNSITO', 'LAURA MERCEDES', 'ZOILA ESPERANZA', 'CARMEN AMELIA'] as const;
/** Cards of this form were given from 2009 to the year before the one of 2021, for ten years. */
const [FIRST_YEAR, LAST_YEAR, VALID_YEARS] = [2012, 2020, 10];

/** A number with the digit that checks it (Registro Civil): every other digit doubled. @param province two digits */
function cedulaNumber(person: Person, province: string): string {
  const base = `${province}${person.dice.between(0, 5)}${person.dice.digits(6)}`;
  const sum = [...base].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${base}-${(10 - (sum % 10)) % 10}`;
}

/** After the Ecuadorian cédula of 2009 to 2021, both sides: republic and directorate above, number with a dash, surnames over names under one label, place of birth over three lines, days with the year first, sex as a letter, civil status; schooling, occupation, a code, parents with surnames first and place with day of issue and of end behind. */
export const ecuadorianEarlier: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, sex, birth } = card.person;
  const year = Math.max(birth.year + 18, dice.between(FIRST_YEAR, LAST_YEAR));
  const issue = { ...card.person.issue, year };
  const [province, region, canton, parish, office] = dice.pick(PLACES);
  const lastName = dice.pick(SURNAMES);
  const [father = '', mother = ''] = lastName.split(' ');
  const value = { size: 22, bold: true } as const;
  const label = '#3a4a7a';
  card.ground('#f2f1e6', ['#e8d888', '#98b0e0', '#e0a8a0']);
  card.text(160, 34, say('countryRegion', 'ECU', 'REPÚBLICA DEL ECUADOR'), {
    size: 24,
    bold: true,
    fill: '#1c2f6b',
  });
  say('issuingAuthority', 'DIRECCIÓN GENERAL DE REGISTRO CIVIL, IDENTIFICACIÓN Y CEDULACIÓN');
  card.text(160, 58, 'DIRECCIÓN GENERAL DE REGISTRO CIVIL,', { size: 18, fill: '#1c2f6b' });
  card.text(160, 80, 'IDENTIFICACIÓN Y CEDULACIÓN', { size: 18, fill: '#1c2f6b' });
  card.rectangle(34, 14, 90, 66, '#e0dcc0');
  card.text(300, 124, 'CÉDULA DE', { size: 17, fill: label });
  card.text(300, 146, 'CIUDADANÍA', { size: 22, bold: true, fill: '#1c2f6b' });
  card.text(540, 144, 'No.', { size: 20, fill: label });
  card.text(584, 146, say('licenseNumber', cedulaNumber(card.person, province)), { size: 34, bold: true });
  card.portrait(34, 104, 240, 316);
  card.text(300, 178, 'APELLIDOS Y NOMBRES', { size: 15, fill: label });
  card.text(300, 203, say('lastName', lastName), value);
  card.text(300, 229, say('firstName', dice.pick(GIVEN[sex])), value);
  say('placeOfBirth', `${region} ${canton} ${parish}`);
  card.above(300, 260, 'LUGAR DE NACIMIENTO', region, value, label);
  card.text(300, 311, canton, value);
  card.text(300, 337, parish, value);
  const field = (y: number, name: string, text: string): void => {
    card.text(300, y, name, { size: 15, fill: label });
    card.text(490, y + 2, text, value);
  };
  field(374, 'FECHA DE NACIMIENTO', card.birth());
  field(408, 'NACIONALIDAD', say('nationality', 'ECU', 'ECUATORIANA'));
  field(442, 'SEXO', say('sex', sex));
  field(476, 'ESTADO CIVIL', dice.pick(sex === 'M' ? ['SOLTERO', 'DIVORCIADO'] : ['SOLTERA', 'DIVORCIADA']));
  card.portrait(706, 250, 116, 148);
  card.rectangle(34, 482, 230, 1, '#4a4a5a');
  card.text(70, 502, 'FIRMA DEL CEDULADO', { size: 14, fill: label });
  card.specimen(350, 538, 45);
  const top = card.back();
  const behind = (x: number, y: number, name: string, text: string): void =>
    card.above(x, top + y, name, text, value, label);
  card.ground('#f2f1e6', ['#e8d888'], top, top + 540);
  behind(40, 46, 'INSTRUCCIÓN', dice.pick(['BACHILLERATO', 'SUPERIOR', 'BÁSICA']));
  behind(290, 46, 'PROFESIÓN / OCUPACIÓN', dice.pick(OCCUPATIONS));
  card.text(
    676,
    top + 68,
    `${dice.pick(['V', 'E'])}${dice.digits(4)}${dice.pick(['V', 'I'])}${dice.digits(4)}`,
    { size: 21 },
  );
  const [fatherName, motherName] = [`${father} ${dice.pick(FATHERS)}`, `${mother} ${dice.pick(MOTHERS)}`];
  say('parents', `${fatherName} ${motherName}`, fatherName);
  behind(40, 108, 'APELLIDOS Y NOMBRES DEL PADRE', fatherName);
  behind(40, 168, 'APELLIDOS Y NOMBRES DE LA MADRE', motherName);
  behind(40, 228, 'LUGAR Y FECHA DE EXPEDICIÓN', say('placeOfIssue', office));
  card.text(40, top + 280, card.day('dateOfIssue', issue), value);
  behind(40, 316, 'FECHA DE EXPIRACIÓN', card.day('expirationDate', { ...issue, year: year + VALID_YEARS }));
  card.rectangle(640, top + 130, 160, 190, '#dcdac8');
  card.rectangle(40, top + 440, 300, 1, '#4a4a5a');
  card.text(112, top + 462, 'DIRECTOR GENERAL', { size: 15, fill: label });
};
