import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';

/** Age from which the institute gives its card, a year more so that the birthday has passed. */
const YOUNGEST = 61;
const OLDEST = 84;

/** After the Mexican institute's card for the elderly (INAPAM), both sides: government, ministry and institute in the head, name in one line over key and address, it has no end; blood, allergies, whom to call and what it is for behind. */
export const elderlyCard: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, issue } = card.person;
  const birth = { ...card.person.birth, year: issue.year - dice.between(YOUNGEST, OLDEST) };
  const person = { ...card.person, birth };
  const [street, town] = card.address();
  const value = { size: 24, bold: true } as const;
  const label = '#7a5a2c';
  card.ground('#f7f3ec', ['#d8c0a0', '#c8a8a8', '#b0c0b0']);
  card.rectangle(0, 0, 856, 100, '#6b1530');
  card.text(30, 46, say('countryRegion', 'MEX', 'GOBIERNO DE MÉXICO'), {
    size: 27,
    bold: true,
    fill: 'white',
  });
  card.text(30, 76, 'BIENESTAR', { size: 20, fill: '#e8d3a2', spacing: 3 });
  card.text(410, 50, 'INAPAM', { size: 38, bold: true, fill: '#e8d3a2', spacing: 4 });
  card.text(410, 80, say('issuingAuthority', 'INSTITUTO NACIONAL DE LAS PERSONAS ADULTAS MAYORES'), {
    size: 14,
    fill: 'white',
  });
  card.text(280, 138, 'CREDENCIAL DE PERSONA ADULTA MAYOR', { size: 25, bold: true, fill: '#6b1530' });
  card.portrait(30, 122, 222, 286);
  card.above(280, 170, 'Nombre', `${card.firstName()} ${card.lastName()}`, value, label);
  card.above(280, 228, 'CURP', say('personalNumber', curpOf(person)), value, label);
  card.above(620, 228, 'Sexo', say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'), value, label);
  card.above(280, 286, 'Fecha de nacimiento', card.day('dateOfBirth', birth), value, label);
  card.above(620, 286, 'Folio', say('licenseNumber', dice.digits(8)), { ...value, fill: '#a3181e' }, label);
  card.text(280, 344, 'Domicilio', { size: 15, fill: label });
  card.text(280, 369, street, { size: 21, bold: true });
  card.text(280, 395, town, { size: 21, bold: true });
  card.above(280, 430, 'Fecha de expedición', card.issue(), value, label);
  card.above(620, 430, 'Vigencia', 'PERMANENTE', value, label);
  card.rectangle(40, 470, 204, 1, '#6b1530');
  card.text(60, 492, 'Firma o huella del titular', { size: 15, fill: label });
  card.rectangle(0, 520, 856, 20, '#b38e5d');
  card.specimen(420, 350, 60);
  const top = card.back();
  card.ground('#f7f3ec', ['#d8c0a0'], top, top + 540);
  card.above(40, top + 52, 'Tipo de sangre', dice.pick(['O+', 'A+', 'B+', 'O-']), value, label);
  card.above(300, top + 52, 'Alergias', dice.pick(['NINGUNA', 'PENICILINA', 'NINGUNA']), value, label);
  const called = `${dice.pick(['JUANA', 'ARTURO', 'CARMEN', 'SILVIA'])} ${person.lastName}`;
  card.above(40, top + 114, 'En caso de emergencia avisar a', called, value, label);
  card.above(
    40,
    top + 176,
    'Teléfono',
    `${dice.pick(['55', '33', '81'])} ${dice.digits(4)} ${dice.digits(4)}`,
    value,
    label,
  );
  const notes = [
    'Esta credencial es personal e intransferible y acredita al titular para recibir los',
    'descuentos y beneficios que otorgan las instituciones y empresas con convenio, conforme a',
    'la Ley de los Derechos de las Personas Adultas Mayores. Su mal uso será sancionado.',
  ];
  notes.forEach((line, index) => {
    card.text(40, top + 270 + 28 * index, line, { size: 18 });
  });
  card.rectangle(40, top + 430, 330, 1, '#6b1530');
  card.text(118, top + 454, 'Director(a) General', { size: 17, fill: label });
  card.text(480, top + 454, 'www.gob.mx/inapam', { size: 20, bold: true, fill: '#6b1530' });
  card.text(480, top + 482, 'Tel. 800 555 0148', { size: 18 });
  card.rectangle(0, top + 520, 856, 20, '#b38e5d');
};
