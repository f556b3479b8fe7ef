import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { salvadoranDigit, uruguayanDigit } from './register-digit.js';

type Draw = CardDesign['draw'];

const SALVADORAN_TOWNS = [
  'SAN SALVADOR, SAN SALVADOR',
  'SANTA ANA, SANTA ANA',
  'SAN MIGUEL, SAN MIGUEL',
  'SONSONATE, SONSONATE',
] as const;

/** After the Salvadoran DUI, both sides: republic and title above, number with a hyphen under the portrait, surnames over the names, labels in two languages, day and place in one line each; residence, occupation, status, blood and parents behind over the zone, which begins with the number. */
export const salvadoranIdentity: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const male = person.sex === 'M';
  const serial = `0${dice.digits(7)}`;
  const number = `${serial}${salvadoranDigit(serial)}`;
  const value = { size: 23, bold: true } as const;
  const label = '#2a4f86';
  card.ground('#eef2f9', ['#98b0e0', '#d8d0a0', '#a8c8d8']);
  card.text(200, 44, say('countryRegion', 'SLV', 'REPÚBLICA DE EL SALVADOR'), {
    size: 31,
    bold: true,
    fill: '#153a7a',
  });
  card.text(200, 76, 'DOCUMENTO ÚNICO DE IDENTIDAD', { size: 24, fill: '#153a7a' });
  card.portrait(30, 96, 236, 308);
  card.above(294, 116, 'Apellidos / Surname', card.lastName(), value, label);
  card.above(294, 174, 'Nombres / Given Names', card.firstName(), value, label);
  card.above(294, 232, 'Género / Gender', say('sex', person.sex), value, label);
  card.above(
    470,
    232,
    'Nacionalidad / Nationality',
    say('nationality', 'SLV', male ? 'SALVADOREÑO' : 'SALVADOREÑA'),
    value,
    label,
  );
  const birthplace = say('placeOfBirth', dice.pick(SALVADORAN_TOWNS));
  card.above(
    294,
    290,
    'Fecha y lugar de nacimiento / Date and place of birth',
    `${card.birth()}, ${birthplace}`,
    value,
    label,
  );
  const office = say('placeOfIssue', dice.pick(SALVADORAN_TOWNS));
  card.above(
    294,
    348,
    'Fecha y lugar de expedición / Date and place of issue',
    `${card.issue()}, ${office}`,
    value,
    label,
  );
  card.above(294, 406, 'Fecha de expiración / Date of expiry', card.expiry(), value, label);
  card.above(
    30,
    430,
    'Número único de identidad',
    say('licenseNumber', `${serial}-${number[8]}`),
    { size: 34, bold: true },
    label,
  );
  card.text(600, 500, 'Firma / Signature', { size: 15, fill: label });
  card.specimen(400, 528, 55);
  const top = card.back();
  const status = dice.chance(0.5) ? (male ? 'SOLTERO' : 'SOLTERA') : male ? 'CASADO' : 'CASADA';
  const [street, town] = card.address();
  const surnames = person.lastName.split(' ');
  const parents = [
    `${dice.pick(['ROSA EMILIA', 'MARTA ALICIA', 'ANA GLORIA'])} ${surnames.at(-1)}`,
    `${dice.pick(['SANTOS', 'JOSÉ DOLORES', 'PEDRO ANTONIO'])} ${surnames[0]}`,
  ];
  card.ground('#eef2f9', ['#98b0e0'], top, top + 540);
  card.above(40, top + 36, 'Residencia / Address', street, value, label);
  card.text(40, top + 90, town, value);
  card.above(
    40,
    top + 122,
    'Profesión u oficio / Occupation',
    dice.pick(['COMERCIANTE', 'ESTUDIANTE', 'MOTORISTA', 'EMPLEADO']),
    value,
    label,
  );
  card.above(430, top + 122, 'Estado familiar / Marital status', status, value, label);
  card.above(690, top + 122, 'Sangre / Blood', dice.pick(['O+', 'A+', 'B+', 'O-']), value, label);
  say('parents', parents.join(' '), parents[0]);
  card.above(40, top + 180, 'Nombre de la madre / Mother', parents[0] ?? '', value, label);
  card.above(430, top + 180, 'Nombre del padre / Father', parents[1] ?? '', value, label);
  card.text(40, top + 262, 'REGISTRO NACIONAL DE LAS PERSONAS NATURALES', {
    size: 18,
    bold: true,
    fill: '#153a7a',
  });
  card.text(40, top + 340, 'Registrador Nacional', { size: 15, fill: label });
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'SLV', number), top + 540);
};

/** After the Uruguayan identity card of 2015, both sides: republic and title at the top with the emblem's field, portrait at the left, labels in two languages in capitals, number with points and hyphen, no sex on the front; the zone behind, which begins with the card's own number and has the holder's after it. */
export const uruguayanIdentity: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const base = `${dice.between(1, 5)}${dice.digits(6)}`;
  const digits = `${base}${uruguayanDigit(base)}`;
  const serial = `${dice.pick(['A', 'B', 'C'])}${dice.digits(8)}`;
  const value = { size: 24, bold: true } as const;
  const label = '#3f5f8a';
  card.ground('#eff4f8', ['#98c4e8', '#e0d498', '#b0d0c8']);
  card.rectangle(0, 0, 856, 84, '#d4e6f4');
  card.text(120, 40, say('countryRegion', 'URY', 'REPÚBLICA ORIENTAL DEL URUGUAY'), {
    size: 30,
    bold: true,
    fill: '#123f7a',
  });
  card.text(120, 70, 'DOCUMENTO DE IDENTIDAD / IDENTITY CARD', { size: 21, fill: '#123f7a' });
  card.rectangle(30, 12, 66, 60, '#b8d0e4');
  card.portrait(30, 104, 246, 322);
  card.above(304, 118, 'APELLIDO/S - SURNAME/S', card.lastName(), value, label);
  card.above(304, 178, 'NOMBRE/S - GIVEN NAME/S', card.firstName(), value, label);
  card.above(304, 238, 'NACIONALIDAD - CITIZENSHIP', say('nationality', 'URY'), value, label);
  card.above(304, 298, 'FECHA DE NACIMIENTO - DATE OF BIRTH', card.birth(), value, label);
  const birthplace = say(
    'placeOfBirth',
    dice.pick(['MONTEVIDEO/URY', 'SALTO/URY', 'MALDONADO/URY', 'PAYSANDÚ/URY']),
  );
  card.above(304, 358, 'LUGAR DE NACIMIENTO - PLACE OF BIRTH', birthplace, value, label);
  const printed = digits.replace(/(.)(...)(...)(.)/, '$1.$2.$3-$4');
  card.above(
    610,
    238,
    'NÚMERO - ID NUMBER',
    say('personalNumber', printed),
    { size: 27, bold: true, fill: '#8a1420' },
    label,
  );
  card.above(304, 418, 'FECHA DE EXPEDICIÓN - DATE OF ISSUE', card.issue(), value, label);
  card.above(304, 478, 'FECHA DE VENCIMIENTO - DATE OF EXPIRATION', card.expiry(), value, label);
  card.portrait(716, 372, 104, 132);
  card.text(90, 500, 'FIRMA - SIGNATURE', { size: 15, fill: label });
  card.specimen(380, 470, 55);
  const top = card.back();
  card.ground('#eff4f8', ['#98c4e8'], top, top + 540);
  card.rectangle(60, top + 90, 120, 100, '#d8c88a');
  card.text(240, top + 60, 'MINISTERIO DEL INTERIOR', { size: 20, bold: true, fill: '#123f7a' });
  card.text(240, top + 88, 'DIRECCIÓN NACIONAL DE IDENTIFICACIÓN CIVIL', { size: 18, fill: '#123f7a' });
  card.above(240, top + 130, 'OBSERVACIONES - OBSERVATIONS', '', value, label);
  card.portrait(690, top + 60, 120, 150);
  card.text(240, top + 290, 'DIRECTOR NACIONAL', { size: 15, fill: label });
  say('documentCode', 'ID');
  say('licenseNumber', serial);
  say('sex', person.sex);
  card.machineReadable(td1(person, 'ID', 'URY', serial, digits), top + 540);
};
