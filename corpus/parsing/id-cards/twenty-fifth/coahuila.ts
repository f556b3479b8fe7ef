import type { CardDesign } from '../design.js';
import { codePicture } from '../twenty-first/code-picture.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

/** After Coahuila's licence, both sides: government and tax office over a band with title and kind, portrait at the left, surnames and given names with labels of their own, key and days beneath; address, blood, restriction and whom to call behind. */
export const coahuila: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  const label = '#6a4a1c';
  card.ground('#f8f4ea', ['#e0c488', '#b8c8b0', '#d0a898']);
  card.rectangle(30, 14, 70, 74, '#e0d0a8');
  card.text(120, 44, say('region', 'COA', 'GOBIERNO DEL ESTADO DE COAHUILA DE ZARAGOZA'), {
    size: 26,
    bold: true,
    fill: '#4a3510',
  });
  card.text(120, 74, say('issuingAuthority', 'ADMINISTRACIÓN FISCAL GENERAL'), { size: 21, fill: '#4a3510' });
  card.rectangle(0, 98, 856, 48, '#b0842c');
  card.text(30, 132, 'LICENCIA DE CONDUCIR', { size: 29, bold: true, fill: 'white', spacing: 2 });
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA']);
  card.text(560, 132, say('vehicleClassifications', kind), { size: 29, bold: true, fill: 'white' });
  card.portrait(30, 162, 224, 290);
  card.above(
    280,
    172,
    'NÚMERO DE LICENCIA',
    say('licenseNumber', `05${dice.digits(8)}`),
    { ...value, size: 30, fill: '#a3181e' },
    label,
  );
  card.above(280, 234, 'APELLIDOS', card.lastName(), value, label);
  card.above(280, 290, 'NOMBRE(S)', card.firstName(), value, label);
  card.above(280, 346, 'CURP', say('personalNumber', curpBornIn(person, 'CL')), value, label);
  card.above(280, 402, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  card.above(500, 402, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(280, 458, 'FECHA DE EXPEDICIÓN', card.issue(), value, label);
  card.above(500, 458, 'FECHA DE VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.portrait(722, 168, 104, 132);
  card.rectangle(40, 492, 204, 1, '#4a3510');
  card.text(76, 512, 'FIRMA DEL TITULAR', { size: 15, fill: label });
  card.specimen(560, 370, 60);
  const top = card.back();
  const [street, town] = card.address();
  const restriction = dice.pick(['NINGUNA', 'NINGUNA', 'LENTES']);
  card.ground('#f8f4ea', ['#e0c488'], top, top + 540);
  card.text(40, top + 50, 'DOMICILIO', { size: 15, fill: label });
  card.text(40, top + 76, street, { size: 22, bold: true });
  card.text(40, top + 104, town, { size: 22, bold: true });
  card.above(40, top + 146, 'TIPO DE SANGRE', dice.pick(['O+', 'A+', 'B+', 'O-', 'AB+']), value, label);
  card.above(280, top + 146, 'DONADOR DE ÓRGANOS', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 208,
    'RESTRICCIONES',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
    label,
  );
  card.above(280, top + 208, 'ALERGIAS', dice.pick(['NINGUNA', 'NINGUNA', 'PENICILINA']), value, label);
  const called = `${dice.pick(['SAN JUANA', 'ROBERTO', 'LETICIA', 'HOMERO'])} ${person.lastName}`;
  card.above(40, top + 270, 'EN CASO DE ACCIDENTE AVISAR A', called, value, label);
  const phone = `${dice.pick(['844', '871', '866', '878'])} ${dice.digits(3)} ${dice.digits(4)}`;
  card.above(40, top + 332, 'TELÉFONO', phone, value, label);
  codePicture(card, 590, top + 190, 4);
  card.rectangle(40, top + 450, 360, 1, '#4a3510');
  card.text(76, top + 474, 'ADMINISTRADOR FISCAL GENERAL', { size: 17, fill: label });
  card.text(40, top + 514, 'ESTA LICENCIA ES PERSONAL E INTRANSFERIBLE', { size: 16 });
};
