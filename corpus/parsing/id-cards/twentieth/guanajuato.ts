import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';

/** After Guanajuato's licence, both sides: state and ministry at the left of the title, kind as a letter in a field of its own, name over lines with the address under it, days at the foot; key, blood, donation and a bar code behind. */
export const guanajuato: CardDesign['draw'] = async (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 23, bold: true } as const;
  const label = '#24526b';
  const number = say('licenseNumber', `GTO${dice.digits(8)}`);
  const key = curpOf(person);
  const [street, town] = card.address();
  card.ground('#eff5f6', ['#88bcc8', '#c8d8a0']);
  card.text(30, 46, say('region', 'GUA', 'GUANAJUATO'), {
    size: 36,
    bold: true,
    fill: '#0f4a66',
    spacing: 2,
  });
  card.text(30, 72, 'GOBIERNO DEL ESTADO', { size: 16, fill: '#0f4a66' });
  card.text(30, 92, say('issuingAuthority', 'SECRETARÍA DE FINANZAS, INVERSIÓN Y ADMINISTRACIÓN'), {
    size: 15,
    fill: '#0f4a66',
  });
  card.text(486, 52, 'LICENCIA PARA CONDUCIR', { size: 25, bold: true, fill: '#0f4a66' });
  card.portrait(30, 112, 230, 300);
  card.rectangle(726, 112, 100, 104, '#0f4a66');
  card.text(752, 134, 'TIPO', { size: 18, fill: 'white' });
  card.text(754, 198, say('vehicleClassifications', dice.pick(['A', 'A', 'C', 'D'])), {
    size: 60,
    bold: true,
    fill: 'white',
  });
  card.above(286, 124, 'NÚMERO DE LICENCIA', number, { size: 27, bold: true, fill: '#a3181e' }, label);
  card.above(286, 184, 'NOMBRE', card.firstName(), value, label);
  card.text(286, 238, card.lastName(), value);
  card.above(286, 266, 'DOMICILIO', street, { size: 20 }, label);
  card.text(286, 314, town, { size: 20 });
  card.above(286, 346, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  card.above(560, 346, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(286, 404, 'FECHA DE EXPEDICIÓN', card.issue(), value, label);
  card.above(560, 404, 'FECHA DE VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.text(80, 480, 'FIRMA DEL TITULAR', { size: 14, fill: label });
  card.specimen(320, 526, 55);
  const top = card.back();
  card.ground('#eff5f6', ['#88bcc8'], top, top + 540);
  card.above(40, top + 44, 'CURP', say('personalNumber', key), value, label);
  card.above(
    440,
    top + 44,
    'TIPO SANGUÍNEO',
    dice.pick(['O POSITIVO', 'A POSITIVO', 'B POSITIVO', 'O NEGATIVO']),
    value,
    label,
  );
  card.above(
    40,
    top + 104,
    'RESTRICCIONES',
    dice.chance(0.4) ? say('restrictions', 'USO DE LENTES') : 'NINGUNA',
    value,
    label,
  );
  card.above(440, top + 104, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 164,
    'EN CASO DE EMERGENCIA AVISAR A',
    `${dice.pick(['ELVIRA', 'RAÚL'])} ${person.lastName}`,
    value,
    label,
  );
  card.above(600, top + 164, 'TELÉFONO', `477 ${dice.digits(3)} ${dice.digits(4)}`, value, label);
  await card.barcode(`${number}|${key}|${dice.digits(30)}`, 70, top + 250, 700);
  card.text(
    40,
    top + 506,
    'TIPO A: AUTOMOVILISTA   TIPO B: SERVICIO PÚBLICO   TIPO C: CARGA   TIPO D: MOTOCICLISTA',
    { size: 15 },
  );
};
