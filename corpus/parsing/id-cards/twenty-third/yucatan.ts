import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { labelledRun } from '../labelled-run.js';

/** Where holders live, as the state writes addresses: the street with those that it crosses, then quarter and town. */
const HOMES = [
  ['CALLE 21 NO. 104 X 18 Y 20', 'COL. ITZIMNÁ, C.P. 97100, MÉRIDA, YUC.'],
  ['CALLE 60 NO. 388-A X 43', 'CENTRO, C.P. 97000, MÉRIDA, YUC.'],
  ['CALLE 12-A NO. 77 X 15 Y 17', 'FRACC. FRANCISCO DE MONTEJO, C.P. 97203, MÉRIDA, YUC.'],
  ['CALLE 39 NO. 201 X 42', 'COL. CENTRO, C.P. 97780, VALLADOLID, YUC.'],
] as const;

/** Label with a colon in one run with the value. */
const run = labelledRun(17, '#1c5a46', 22);

/** After Yucatán's licence, both sides: state and ministry in a green band, title at the right with the kind of driver beneath it, portrait at the right, labels with colons before the values, address over two lines with the streets that cross; emergency, blood and restriction behind. */
export const yucatan: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = dice.pick(HOMES);
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA']);
  const bold = { size: 23, bold: true } as const;
  card.ground('#eff5ee', ['#98c8a8', '#d8d098', '#a0c4d0']);
  card.rectangle(0, 0, 856, 84, '#14523f');
  card.rectangle(24, 12, 60, 60, '#cfe0d4');
  card.text(104, 38, say('region', 'YUC', 'GOBIERNO DEL ESTADO DE YUCATÁN'), {
    size: 22,
    bold: true,
    fill: 'white',
  });
  card.text(104, 66, say('issuingAuthority', 'SECRETARÍA DE SEGURIDAD PÚBLICA'), { size: 20, fill: 'white' });
  card.text(576, 52, 'LICENCIA DE CONDUCIR', { size: 21, bold: true, fill: '#f2e3a0' });
  card.portrait(602, 102, 224, 288);
  card.text(30, 128, say('vehicleClassifications', kind), {
    size: 32,
    bold: true,
    fill: '#14523f',
    spacing: 2,
  });
  run(card, 30, 172, 'No. de licencia:', say('licenseNumber', dice.digits(7)), {
    size: 30,
    bold: true,
    fill: '#a8201a',
  });
  run(card, 30, 214, 'Apellidos:', card.lastName(), bold);
  run(card, 30, 248, 'Nombre(s):', card.firstName(), bold);
  run(card, 30, 288, 'Domicilio:', say('address', `${street}, ${town}`, street), { size: 21 });
  card.text(30, 314, town, { size: 18 });
  run(card, 30, 352, 'CURP:', say('personalNumber', curpOf(person)), bold);
  run(card, 30, 390, 'Fecha de nacimiento:', card.birth(), bold);
  run(card, 30, 428, 'Sexo:', say('sex', person.sex, person.sex === 'M' ? 'MASCULINO' : 'FEMENINO'), bold);
  run(card, 290, 428, 'Nacionalidad:', say('nationality', 'MEX', 'MEXICANA'), bold);
  run(card, 30, 474, 'Expedición:', card.issue(), bold);
  run(card, 290, 474, 'Vencimiento:', card.expiry(), { size: 25, bold: true, fill: '#a8201a' });
  card.rectangle(610, 470, 210, 1, '#14523f');
  card.text(682, 490, 'FIRMA', { size: 16, fill: '#14523f' });
  card.specimen(630, 460, 35);
  const top = card.back();
  const restriction = dice.pick(['NINGUNA', 'LENTES', 'LENTES']);
  card.ground('#eff5ee', ['#98c8a8'], top, top + 540);
  run(
    card,
    40,
    top + 60,
    'Grupo sanguíneo:',
    dice.pick(['O RH POSITIVO', 'A RH POSITIVO', 'O RH NEGATIVO']),
    bold,
  );
  run(card, 500, top + 60, 'Donador de órganos:', dice.pick(['SÍ', 'NO']), bold);
  run(
    card,
    40,
    top + 104,
    'Restricciones:',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    bold,
  );
  run(card, 500, top + 104, 'Alergias:', 'NINGUNA', bold);
  const relative = `${dice.pick(['WENDY', 'MANUEL JESÚS', 'ADDY', 'CARLOS'])} ${person.lastName}`;
  run(card, 40, top + 148, 'En caso de emergencia avisar a:', relative, bold);
  run(
    card,
    40,
    top + 192,
    'Teléfono:',
    `${dice.pick(['999', '985', '988'])} ${dice.digits(3)} ${dice.digits(2)} ${dice.digits(2)}`,
    bold,
  );
  card.rectangle(610, top + 240, 200, 200, '#d6e2d4');
  card.rectangle(40, top + 370, 420, 1, '#14523f');
  card.text(72, top + 394, 'SECRETARIO DE SEGURIDAD PÚBLICA', { size: 18 });
  card.text(40, top + 470, 'LEY DE TRÁNSITO Y VIALIDAD DEL ESTADO DE YUCATÁN', { size: 18, bold: true });
  card.text(40, top + 496, 'ESTA LICENCIA ES PERSONAL E INTRANSFERIBLE', { size: 18 });
};
