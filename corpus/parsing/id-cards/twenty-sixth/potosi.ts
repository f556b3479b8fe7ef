import type { CardDesign } from '../design.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

/** After San Luis Potosí's licence, both sides: nation over state and ministry, portrait at the left with the number beneath it, surnames over given names, address in front, months in letters, kind in a band at the foot; key, blood, restriction and whom to call behind. */
export const sanLuisPotosi: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const value = { size: 23, bold: true } as const;
  const label = '#2c5a4a';
  card.ground('#eff6f0', ['#a0c8b0', '#c8d8a0', '#a8b8d0']);
  card.text(236, 34, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), { size: 18, fill: '#1a4a38' });
  card.text(236, 64, say('region', 'SLP', 'GOBIERNO DEL ESTADO DE SAN LUIS POTOSÍ'), {
    size: 25,
    bold: true,
    fill: '#1a4a38',
  });
  card.text(236, 90, say('issuingAuthority', 'SECRETARÍA DE FINANZAS'), { size: 20, fill: '#1a4a38' });
  card.rectangle(30, 14, 180, 80, '#cfe0d2');
  card.text(280, 136, 'LICENCIA DE CONDUCIR', { size: 31, bold: true, fill: '#14633f' });
  card.portrait(30, 110, 222, 284);
  card.above(
    30,
    412,
    'LICENCIA',
    say('licenseNumber', `${dice.pick(['1', '2', '3'])}${dice.digits(7)}`),
    { size: 28, bold: true },
    label,
  );
  card.text(280, 166, 'NOMBRE', { size: 15, fill: label });
  card.text(280, 191, card.lastName(), value);
  card.text(280, 219, card.firstName(), value);
  card.text(280, 252, 'DOMICILIO', { size: 15, fill: label });
  card.text(280, 276, street, { size: 20 });
  card.text(280, 301, town, { size: 20 });
  card.above(280, 336, 'FECHA DE NACIMIENTO', card.birth(), value, label);
  card.above(
    560,
    336,
    'SEXO',
    say('sex', person.sex, person.sex === 'M' ? 'MASCULINO' : 'FEMENINO'),
    value,
    label,
  );
  card.above(280, 396, 'EXPEDICIÓN', card.issue(), value, label);
  card.above(560, 396, 'VENCIMIENTO', card.expiry(), { ...value, fill: '#a3181e' }, label);
  card.rectangle(0, 470, 856, 70, '#14633f');
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA', 'SERVICIO PÚBLICO']);
  card.text(280, 517, say('vehicleClassifications', kind), {
    size: 36,
    bold: true,
    fill: 'white',
    spacing: 4,
  });
  card.specimen(560, 300, 55);
  const top = card.back();
  const restriction = dice.pick(['NINGUNA', 'NINGUNA', 'ANTEOJOS']);
  card.ground('#eff6f0', ['#a0c8b0'], top, top + 540);
  card.above(40, top + 56, 'CURP', say('personalNumber', curpBornIn(person, 'SP')), value, label);
  card.above(480, top + 56, 'NACIONALIDAD', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.above(
    40,
    top + 120,
    'TIPO SANGUÍNEO',
    dice.pick(['O POSITIVO', 'A POSITIVO', 'B POSITIVO', 'O NEGATIVO']),
    value,
    label,
  );
  card.above(480, top + 120, 'DONADOR', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 184,
    'RESTRICCIONES',
    restriction === 'NINGUNA' ? restriction : say('restrictions', restriction),
    value,
    label,
  );
  card.above(480, top + 184, 'PADECIMIENTOS', dice.pick(['NINGUNO', 'NINGUNO', 'DIABETES']), value, label);
  const called = `${dice.pick(['SOCORRO', 'J. CRUZ', 'AMPARO', 'EUSEBIO'])} ${person.lastName}`;
  card.above(40, top + 248, 'EN CASO DE ACCIDENTE AVISAR A', called, value, label);
  card.above(
    480,
    top + 248,
    'TELÉFONO',
    `${dice.pick(['444', '481', '487'])} ${dice.digits(3)} ${dice.digits(4)}`,
    value,
    label,
  );
  card.rectangle(40, top + 316, 180, 150, '#d8e6da');
  card.text(88, top + 488, 'HUELLA', { size: 15, fill: label });
  card.rectangle(300, top + 420, 260, 1, '#1a4a38');
  card.text(372, top + 442, 'FIRMA DEL TITULAR', { size: 14, fill: label });
  card.rectangle(590, top + 420, 230, 1, '#1a4a38');
  card.text(604, top + 442, 'SECRETARIO DE FINANZAS', { size: 14, fill: label });
  card.text(300, top + 510, 'DOCUMENTO PERSONAL E INTRANSFERIBLE', { size: 16, bold: true });
};
