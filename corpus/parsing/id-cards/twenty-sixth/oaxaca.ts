import type { CardDesign } from '../design.js';
import { surnameLines } from '../surnames.js';
import { codePicture } from '../twenty-first/code-picture.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

const KINDS = ['B - AUTOMOVILISTA', 'B - AUTOMOVILISTA', 'A - MOTOCICLISTA', 'C - CHOFER'] as const;

/** After Oaxaca's licence, both sides: ministry and title at the right of the state's mark, each surname and the names under a label of its own, letter and word of the kind under them, number in red over the portrait at the right; key, blood, restriction and address behind. */
export const oaxaca: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const value = { size: 24, bold: true } as const;
  const label = '#5a4a2c';
  const [paternal, maternal] = surnameLines(person.lastName);
  card.ground('#f5f3ea', ['#d8b8c8', '#a8c8b0', '#e0cc98']);
  card.text(30, 40, say('region', 'OAX', 'GOBIERNO DEL ESTADO DE OAXACA'), {
    size: 27,
    bold: true,
    fill: '#7a1f4a',
  });
  card.text(30, 68, say('issuingAuthority', 'SECRETARÍA DE MOVILIDAD'), { size: 21, fill: '#7a1f4a' });
  card.rectangle(30, 80, 796, 3, '#c08a30');
  card.text(30, 116, 'LICENCIA DE CONDUCIR', { size: 28, bold: true, fill: '#1f4a3a', spacing: 1 });
  card.above(
    584,
    102,
    'No. de licencia',
    say('licenseNumber', `${dice.digits(9)}`),
    { size: 32, bold: true, fill: '#b3182a' },
    label,
  );
  card.portrait(584, 150, 242, 312);
  card.text(30, 148, 'Apellido paterno', { size: 15, fill: label });
  say('lastName', person.lastName, paternal);
  card.text(30, 174, paternal, value);
  card.above(300, 148, 'Apellido materno', maternal, value, label);
  card.above(30, 206, 'Nombre(s)', card.firstName(), value, label);
  card.above(30, 264, 'Fecha de nacimiento', card.birth(), value, label);
  card.above(300, 264, 'Sexo', say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), value, label);
  card.above(400, 264, 'Nacionalidad', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(
    30,
    324,
    'Tipo',
    say('vehicleClassifications', dice.pick(KINDS)),
    { size: 31, bold: true, fill: '#7a1f4a' },
    label,
  );
  card.above(30, 394, 'Fecha de expedición', card.issue(), value, label);
  card.above(300, 394, 'Válida hasta', card.expiry(), { ...value, fill: '#b3182a' }, label);
  card.rectangle(30, 494, 380, 1, '#4a4a3a');
  card.text(170, 514, 'Firma del titular', { size: 15, fill: label });
  card.text(620, 492, 'OAXACA', { size: 27, bold: true, fill: '#c08a30', spacing: 8 });
  card.specimen(330, 470, 60);
  const top = card.back();
  const [street, town] = card.address();
  const restriction = dice.pick(['SIN RESTRICCIÓN', 'LENTES', 'SIN RESTRICCIÓN']);
  card.ground('#f5f3ea', ['#d8b8c8'], top, top + 540);
  card.above(40, top + 46, 'CURP', say('personalNumber', curpBornIn(person, 'OC')), value, label);
  card.text(40, top + 106, 'Domicilio', { size: 15, fill: label });
  card.text(40, top + 131, street, { size: 22 });
  card.text(40, top + 159, town, { size: 22 });
  card.above(40, top + 196, 'Tipo de sangre', dice.pick(['O RH+', 'A RH+', 'B RH+', 'O RH-']), value, label);
  card.above(260, top + 196, 'Donador de órganos', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 256,
    'Restricciones',
    restriction === 'LENTES' ? say('restrictions', restriction) : restriction,
    value,
    label,
  );
  const called = `${dice.pick(['ELPIDIO', 'FLORENTINA', 'NATIVIDAD', 'CELERINO'])} ${person.lastName}`;
  card.above(40, top + 316, 'En caso de emergencia avisar a', called, value, label);
  card.above(
    40,
    top + 376,
    'Teléfono',
    `${dice.pick(['951', '971', '958'])} ${dice.digits(3)} ${dice.digits(4)}`,
    value,
    label,
  );
  codePicture(card, 604, top + 204, 4);
  card.text(
    40,
    top + 466,
    'Esta licencia es personal e intransferible. Su uso indebido se sanciona conforme',
    { size: 16 },
  );
  card.text(40, top + 488, 'a la Ley de Movilidad para el Estado de Oaxaca.', { size: 16 });
};
