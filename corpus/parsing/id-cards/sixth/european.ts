import type { Dice } from '../../../pdf-forgeries/dice.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { surnameLines } from '../surnames.js';

/** A Spanish personal number: eight digits and the letter that checks them (modulo 23, Ministerio del Interior). */
function dni(dice: Dice): string {
  const digits = dice.digits(8);
  return `${digits}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23]}`;
}

/** After the Spanish identity card since 2021: two surnames on two lines, the number of the support beside the day of issue, the zone behind. */
export const spanishCard: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [paternal, maternal] = surnameLines(person.lastName);
  const personal = dni(dice);
  const support = `C${dice.pick(['AA', 'BB', 'CD'])}${dice.digits(6)}`;
  const [street, town] = card.address();
  card.ground('#f3eef6', ['#c0a0d4', '#a0c4d4']);
  card.text(300, 42, say('countryRegion', 'ESP', 'REINO DE ESPAÑA'), { size: 26, bold: true });
  card.text(300, 70, 'DOCUMENTO NACIONAL DE IDENTIDAD', { size: 20 });
  card.portrait(30, 80, 240, 320);
  card.text(560, 108, `DNI ${say('personalNumber', personal)}`, { size: 28, bold: true });
  say('lastName', person.lastName, paternal);
  card.text(300, 100, 'APELLIDOS / SURNAMES', { size: 14, fill: '#555' });
  card.text(300, 128, paternal, { size: 24 });
  card.text(300, 156, maternal, { size: 24 });
  card.above(300, 180, 'NOMBRE / NAME', card.firstName(), { size: 24 });
  card.above(300, 236, 'SEXO / SEX', say('sex', person.sex), { size: 24 });
  card.above(420, 236, 'NACIONALIDAD / NATIONALITY', say('nationality', 'ESP'), { size: 24 });
  card.above(640, 236, 'NACIMIENTO / DATE OF BIRTH', card.birth(), { size: 24 });
  card.above(300, 292, 'EMISIÓN / DATE OF ISSUE', card.issue(), { size: 24 });
  card.above(560, 292, 'VALIDEZ / EXPIRY', card.expiry(), { size: 24 });
  card.above(300, 348, 'NÚM SOPORTE / SUPPORT NUMBER', say('licenseNumber', support), { size: 24 });
  card.specimen(330, 480, 70);
  const top = card.back();
  card.ground('#f3eef6', ['#c0a0d4'], top, top + 540);
  card.text(40, top + 50, 'DOMICILIO / ADDRESS', { size: 14 });
  card.text(40, top + 78, street, { size: 22 });
  card.text(40, top + 106, town, { size: 22 });
  card.above(
    40,
    top + 134,
    'LUGAR DE NACIMIENTO / PLACE OF BIRTH',
    say('placeOfBirth', dice.pick(['SEVILLA', 'OVIEDO', 'LUGO'])),
    {
      size: 22,
    },
  );
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'ESP', support, personal), top + 540);
};
