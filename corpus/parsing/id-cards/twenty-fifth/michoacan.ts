import type { CardDesign } from '../design.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

/** After Michoacán's licence, both sides: nation, state and secretariat in three lines, portrait at the right, kind in large letters under the title, surnames over given names under one label, address in front; key, blood and restriction behind. */
export const michoacan: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const value = { size: 24, bold: true } as const;
  const label = '#7a2a5a';
  card.ground('#f6eef4', ['#d8a0c0', '#a8b8d8', '#d8c8a0']);
  card.text(30, 34, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), { size: 19, fill: '#5c1440' });
  card.text(30, 64, say('region', 'MIC', 'GOBIERNO DEL ESTADO DE MICHOACÁN DE OCAMPO'), {
    size: 25,
    bold: true,
    fill: '#5c1440',
  });
  card.text(30, 90, say('issuingAuthority', 'SECRETARÍA DE FINANZAS Y ADMINISTRACIÓN'), {
    size: 19,
    fill: '#5c1440',
  });
  card.rectangle(750, 14, 76, 80, '#e0c8d4');
  card.text(30, 136, 'LICENCIA PARA CONDUCIR', { size: 27, bold: true, fill: '#8a1c5c' });
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'SERVICIO PÚBLICO', 'MOTOCICLISTA']);
  card.text(30, 174, say('vehicleClassifications', kind), {
    size: 32,
    bold: true,
    fill: '#16181d',
    spacing: 3,
  });
  card.portrait(598, 112, 228, 294);
  card.above(
    30,
    206,
    'Licencia No.',
    say('licenseNumber', `${dice.digits(10)}`),
    { ...value, size: 29, fill: '#a3181e' },
    label,
  );
  card.text(30, 264, 'Nombre', { size: 15, fill: label });
  card.text(30, 290, card.lastName(), value);
  card.text(30, 318, card.firstName(), value);
  card.text(30, 346, 'Domicilio', { size: 15, fill: label });
  card.text(30, 369, street, { size: 20 });
  card.text(30, 393, town, { size: 20 });
  card.above(30, 424, 'Fecha de nacimiento', card.birth(), value, label);
  card.above(
    330,
    424,
    'Sexo',
    say('sex', person.sex, person.sex === 'M' ? 'MASCULINO' : 'FEMENINO'),
    value,
    label,
  );
  card.above(30, 484, 'Fecha de expedición', card.issue(), value, label);
  card.above(330, 484, 'Fecha de vencimiento', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.rectangle(606, 478, 212, 1, '#5c1440');
  card.text(686, 500, 'Firma', { size: 15, fill: label });
  card.specimen(380, 340, 60);
  const top = card.back();
  const restriction = dice.pick(['NINGUNA', 'USO DE ANTEOJOS', 'NINGUNA']);
  card.ground('#f6eef4', ['#d8a0c0'], top, top + 540);
  card.above(40, top + 50, 'CURP', say('personalNumber', curpBornIn(person, 'MN')), value, label);
  card.above(480, top + 50, 'Nacionalidad', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(
    40,
    top + 112,
    'Grupo sanguíneo',
    dice.pick(['O POSITIVO', 'A POSITIVO', 'B POSITIVO', 'O NEGATIVO']),
    value,
    label,
  );
  card.above(480, top + 112, 'Donador de órganos', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 174,
    'Restricciones',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
    label,
  );
  const phone = `${dice.pick(['443', '452', '351', '753'])} ${dice.digits(3)} ${dice.digits(4)}`;
  card.above(480, top + 174, 'En caso de emergencia llamar al', phone, value, label);
  card.rectangle(40, top + 250, 170, 190, '#e6d6e0');
  card.text(66, top + 464, 'Huella del titular', { size: 16, fill: label });
  card.rectangle(330, top + 400, 420, 1, '#5c1440');
  card.text(372, top + 426, 'Secretario de Finanzas y Administración', { size: 18 });
  card.text(
    40,
    top + 510,
    'El titular de esta licencia se obliga a respetar la Ley de Tránsito y Vialidad del Estado.',
    { size: 17 },
  );
};
