import { formatDay, isoDate } from '../../printing/dates.js';
import type { Card, TextStyle } from '../card.js';
import type { CardDesign } from '../design.js';
import { surnameLines } from '../surnames.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

/** Age in the year of enlistment: who was born in a year is of that year's class. */
const AGE = 18;

const GIVEN = ['JOSÉ MARTÍN', 'ULISES', 'CRISTIAN OMAR', 'EMMANUEL', 'LUIS ARMANDO', 'HÉCTOR IVÁN'] as const;
const FATHERS = ['LEOBARDO', 'RAYMUNDO', 'JUVENTINO', 'SALVADOR'] as const;
const MOTHERS = ['MARICELA', 'OFELIA', 'MA. GUADALUPE', 'IMELDA'] as const;
/** Towns with the letters of their states in register keys. */
const TOWNS = [
  ['TULANCINGO, HGO.', 'HG'],
  ['TLAXIACO, OAX.', 'OC'],
  ['MATEHUALA, S.L.P.', 'SP'],
  ['ACAPONETA, NAY.', 'NT'],
  ['FRESNILLO, ZAC.', 'ZS'],
] as const;

const TYPED: TextStyle = { size: 29, font: 'Liberation Mono', bold: true };

/** A printed label, and what a typewriter set on the rule at its right. */
function entry(
  card: Card,
  y: number,
  label: string,
  text: string,
  [x, gap, right]: readonly [x: number, gap: number, right: number],
): void {
  card.text(x, y, label, { size: 20, fill: '#2c3a30' });
  card.text(x + gap, y - 2, text, TYPED);
  card.rectangle(x + gap - 6, y + 8, right - x - gap + 6, 1, '#6a7a6a');
}

/** After the identity page of the Mexican booklet of national military service: army's heads over number and class, portrait and thumb, then labels with typed values on rules, surnames before given names, each parent on a line, home in two lines, place and day of enlistment at the foot. */
export const conscriptBooklet: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice, issue } = card.person;
  const birth = { ...card.person.birth, year: issue.year - AGE };
  const firstName = dice.pick(GIVEN);
  const holder = { ...card.person, sex: 'M', firstName, birth } as const;
  const [street, town] = card.address();
  const [paternal, maternal] = surnameLines(holder.lastName);
  const father = `${dice.pick(FATHERS)} ${paternal}`;
  const mother = `${dice.pick(MOTHERS)} ${maternal}`;
  const [birthplace, state] = dice.pick(TOWNS);
  const [place] = dice.pick(TOWNS);
  const head = { bold: true, fill: '#22382a' } as const;
  const whole = [60, 250, 990] as const;
  card.ground('#eef0e2', ['#b8c4a4', '#c8c0a0']);
  card.text(292, 64, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), { ...head, size: 31 });
  card.text(252, 102, 'SECRETARÍA DE LA DEFENSA NACIONAL', { ...head, size: 28 });
  card.text(328, 138, 'SERVICIO MILITAR NACIONAL', { ...head, size: 26 });
  card.text(310, 194, 'CARTILLA DE IDENTIDAD', { ...head, size: 34 });
  card.portrait(60, 224, 270, 360);
  card.rectangle(720, 224, 270, 300, '#dde0cc');
  card.text(766, 552, 'PULGAR DERECHO', { size: 19, fill: '#2c3a30' });
  card.text(370, 280, 'MATRÍCULA', { size: 22, fill: '#2c3a30' });
  card.text(370, 326, say('licenseNumber', `${dice.pick(['D', 'D', 'E'])}-${dice.digits(7)}`), {
    ...TYPED,
    size: 40,
    fill: '#a3181e',
  });
  card.text(370, 400, 'CLASE', { size: 22, fill: '#2c3a30' });
  card.text(370, 446, `${birth.year}`, { ...TYPED, size: 40 });
  entry(card, 650, 'NOMBRE', `${card.lastName()} ${say('firstName', firstName)}`, whole);
  entry(
    card,
    706,
    'NACIÓ EL',
    say('dateOfBirth', isoDate(birth), formatDay(birth, 'long', 'es').toUpperCase()),
    whole,
  );
  entry(card, 762, 'EN', say('placeOfBirth', birthplace), whole);
  say('parents', `${father} ${mother}`, father);
  entry(card, 818, 'HIJO DE', father, whole);
  entry(card, 874, 'Y DE', mother, whole);
  entry(card, 930, 'ESTADO CIVIL', 'SOLTERO', [60, 250, 480]);
  entry(
    card,
    930,
    'OCUPACIÓN',
    dice.pick(['ESTUDIANTE', 'EMPLEADO', 'JORNALERO', 'COMERCIANTE']),
    [510, 160, 990],
  );
  entry(card, 986, '¿SABE LEER Y ESCRIBIR?', 'SÍ', [60, 290, 480]);
  entry(card, 986, 'ESTUDIOS', dice.pick(['SECUNDARIA', 'BACHILLERATO', 'PREPARATORIA']), [510, 160, 990]);
  entry(card, 1042, 'CURP', say('personalNumber', curpBornIn(holder, state)), whole);
  entry(card, 1098, 'DOMICILIO', street, whole);
  entry(card, 1148, '', town, whole);
  const day = say('dateOfIssue', isoDate(issue), formatDay(issue, 'long', 'es').toUpperCase());
  entry(card, 1210, 'EXPEDIDA EN', say('placeOfIssue', place), whole);
  entry(card, 1266, 'A', day, whole);
  card.rectangle(70, 1390, 400, 1, '#4a5a4a');
  card.text(140, 1416, 'FIRMA DEL INTERESADO', { size: 20, fill: '#2c3a30' });
  card.rectangle(560, 1390, 430, 1, '#4a5a4a');
  card.text(584, 1416, 'PRESIDENTE DE LA JUNTA MUNICIPAL', { size: 20, fill: '#2c3a30' });
  card.text(668, 1442, 'DE RECLUTAMIENTO', { size: 20, fill: '#2c3a30' });
  card.specimen(420, 1200, 100);
};
