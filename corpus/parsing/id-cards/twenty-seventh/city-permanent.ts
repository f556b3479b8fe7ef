import type { CardDesign } from '../design.js';
import { codePicture } from '../twenty-first/code-picture.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

/** Year in which the capital gave licences without an end again. */
const YEAR_OF_PROGRAMME = 2025;

/** After Mexico City's licence without an end of 2025, both sides: government and ministry in a dark head, name over key, number and day of issue, kind in a large letter, the word that it does not end; blood, donation and restriction behind. */
export const cityPermanent: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const issue = { ...person.issue, year: YEAR_OF_PROGRAMME };
  const value = { size: 24, bold: true } as const;
  const label = '#7a3048';
  card.ground('#f8f2f3', ['#e0b0bc', '#d8c8a8', '#c0c8b8']);
  card.rectangle(0, 0, 856, 88, '#9d2148');
  card.text(36, 40, say('region', 'CMX', 'GOBIERNO DE LA CIUDAD DE MÉXICO'), {
    size: 28,
    bold: true,
    fill: 'white',
  });
  card.text(36, 70, say('issuingAuthority', 'SECRETARÍA DE MOVILIDAD'), { size: 21, fill: '#f4dfe6' });
  card.text(36, 126, 'LICENCIA PARA CONDUCIR PERMANENTE', { size: 28, bold: true, fill: '#9d2148' });
  card.portrait(36, 146, 216, 282);
  card.text(280, 164, 'Nombre', { size: 15, fill: label });
  card.text(280, 190, card.firstName(), value);
  card.text(280, 218, card.lastName(), value);
  card.above(280, 252, 'CURP', say('personalNumber', curpBornIn(person, 'DF')), value, label);
  card.above(
    280,
    312,
    'Número de licencia',
    say('licenseNumber', `${dice.pick(['N', 'P', 'R'])}${dice.digits(8)}`),
    value,
    label,
  );
  card.above(280, 372, 'Fecha de expedición', card.day('dateOfIssue', issue), value, label);
  card.above(530, 372, 'Vigencia', 'PERMANENTE', { ...value, fill: '#9d2148' }, label);
  card.text(704, 210, 'Tipo', { size: 18, fill: label });
  card.text(700, 320, say('vehicleClassifications', 'A'), { size: 120, bold: true, fill: '#9d2148' });
  card.above(
    280,
    432,
    'Antigüedad',
    `${dice.between(Math.min(2024, person.birth.year + 18), 2024)}`,
    value,
    label,
  );
  card.above(530, 432, 'Nacionalidad', say('nationality', 'MEX', 'MEXICANA'), value, label);
  card.rectangle(48, 482, 192, 1, '#5a3a44');
  card.text(110, 502, 'Firma titular', { size: 14, fill: label });
  card.rectangle(0, 520, 856, 20, '#bc955c');
  card.specimen(470, 505, 45);
  const top = card.back();
  const lenses = dice.chance(0.4);
  card.ground('#f8f2f3', ['#e0b0bc'], top, top + 540);
  card.above(40, top + 52, 'Grupo sanguíneo', dice.pick(['O RH+', 'A RH+', 'B RH+', 'O RH-']), value, label);
  card.above(300, top + 52, 'Donador de órganos', dice.pick(['SÍ', 'NO']), value, label);
  card.above(
    40,
    top + 116,
    'Restricciones',
    lenses ? say('restrictions', 'LENTES') : 'NINGUNA',
    value,
    label,
  );
  card.above(300, top + 116, 'Alergias', dice.pick(['NINGUNA', 'NINGUNA', 'PENICILINA']), value, label);
  card.text(40, top + 196, 'Tipo A: ampara la conducción de automóviles particulares', { size: 17 });
  card.text(40, top + 220, 'y motocicletas con cilindrada menor a 400 cc.', { size: 17 });
  card.text(40, top + 264, 'En caso de emergencia: 911     LOCATEL: *0311', { size: 20, bold: true });
  codePicture(card, 616, top + 66, 3);
  card.rectangle(40, top + 400, 320, 1, '#5a3a44');
  card.text(76, top + 422, 'Secretario de Movilidad', { size: 16, fill: label });
  card.text(
    40,
    top + 478,
    'Ley de Movilidad de la Ciudad de México. Esta licencia es personal e intransferible y',
    { size: 16 },
  );
  card.text(40, top + 500, 'podrá ser cancelada por la acumulación de puntos de penalización.', { size: 16 });
};
