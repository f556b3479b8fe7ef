import type { CardDesign } from '../design.js';
import { codePicture } from '../twenty-first/code-picture.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

const HOMES = [
  ['CALLE VICENTE GUERRERO 47 A', 'COL. PROGRESO, C.P. 39350', 'ACAPULCO DE JUÁREZ, GRO.'],
  ['AV. RUFFO FIGUEROA 8', 'COL. BURÓCRATAS, C.P. 39090', 'CHILPANCINGO DE LOS BRAVO, GRO.'],
  ['CALLE ALDAMA 136', 'COL. CENTRO, C.P. 40000', 'IGUALA DE LA INDEPENDENCIA, GRO.'],
  ['PASEO DEL PALMAR 22', 'COL. VICENTE GUERRERO, C.P. 40880', 'ZIHUATANEJO DE AZUETA, GRO.'],
] as const;
const LABEL = '#6a3a4a';

/** After Guerrero's licence, both sides: state and secretariat at the right of the arms, kind in a band, portrait at the left over the number, names over surnames, address over three lines, days beside each other; key, blood, restrictions and whom to call behind. */
export const guerrero: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, quarter, town] = dice.pick(HOMES);
  const kind = dice.pick(['AUTOMOVILISTA', 'AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA']);
  const value = { size: 22, bold: true } as const;
  card.ground('#f8f3ee', ['#e0b8a8', '#d8c898', '#c0d0c0']);
  card.rectangle(26, 12, 78, 84, '#ead8c8');
  card.text(124, 40, say('region', 'GRO', 'GOBIERNO DEL ESTADO DE GUERRERO'), {
    size: 28,
    bold: true,
    fill: '#6b1d36',
  });
  card.text(124, 70, say('issuingAuthority', 'SECRETARÍA DE FINANZAS Y ADMINISTRACIÓN'), {
    size: 20,
    fill: '#6b1d36',
  });
  card.text(124, 96, 'LICENCIA PARA CONDUCIR', { size: 21, bold: true, fill: '#4a3a3a' });
  card.rectangle(0, 106, 856, 44, '#7a1f3d');
  card.text(300, 138, say('vehicleClassifications', kind), {
    size: 29,
    bold: true,
    fill: 'white',
    spacing: 3,
  });
  card.portrait(28, 166, 226, 274);
  card.text(28, 466, 'No. DE LICENCIA', { size: 15, fill: LABEL });
  card.text(28, 500, say('licenseNumber', `12${dice.digits(8)}`), { size: 30, bold: true, fill: '#b3181e' });
  card.above(284, 174, 'NOMBRE(S)', card.firstName(), value, LABEL);
  card.above(284, 228, 'APELLIDOS', card.lastName(), value, LABEL);
  card.text(284, 282, 'DOMICILIO', { size: 15, fill: LABEL });
  say('address', `${street} ${quarter} ${town}`, street);
  [street, quarter, town].forEach((line, index) => {
    card.text(284, 306 + 25 * index, line, { size: 20, bold: true });
  });
  card.above(284, 388, 'FECHA DE NACIMIENTO', card.birth(), value, LABEL);
  card.above(284, 444, 'EXPEDICIÓN', card.issue(), value, LABEL);
  card.above(480, 444, 'VENCIMIENTO', card.expiry(), { ...value, fill: '#b3181e' }, LABEL);
  card.portrait(720, 170, 104, 130);
  card.rectangle(640, 494, 190, 1, '#5a3a44');
  card.text(712, 512, 'FIRMA', { size: 14, fill: LABEL });
  card.specimen(400, 520, 50);
  const top = card.back();
  const behind = (x: number, y: number, label: string, text: string): void =>
    card.above(x, top + y, label, text, value, LABEL);
  card.ground('#f8f3ee', ['#e0b8a8'], top, top + 540);
  behind(40, 46, 'CURP', say('personalNumber', curpBornIn(person, 'GR')));
  behind(40, 106, 'SEXO', say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'));
  behind(220, 106, 'TIPO DE SANGRE', dice.pick(['O+', 'A+', 'B+', 'O-']));
  behind(420, 106, 'DONADOR', dice.pick(['SÍ', 'NO']));
  behind(40, 166, 'RESTRICCIONES', dice.chance(0.35) ? say('restrictions', 'USAR LENTES') : 'NINGUNA');
  behind(
    40,
    226,
    'EN CASO DE ACCIDENTE AVISAR A',
    `${dice.pick(['NATIVIDAD', 'FÉLIX', 'AMPARO', 'DELFINO'])} ${person.lastName}`,
  );
  behind(
    40,
    286,
    'TELÉFONO',
    `${dice.pick(['744', '747', '733', '755'])} ${dice.digits(3)} ${dice.digits(4)}`,
  );
  codePicture(card, 630, top + 54, 3);
  card.rectangle(40, top + 420, 380, 1, '#5a3a44');
  card.text(64, top + 442, 'SECRETARIO DE FINANZAS Y ADMINISTRACIÓN', { size: 15, fill: LABEL });
  card.text(40, top + 500, 'VÁLIDA EN TODA LA REPÚBLICA MEXICANA', { size: 18, bold: true });
};
