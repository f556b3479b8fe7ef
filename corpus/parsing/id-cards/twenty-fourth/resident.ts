import type { CardDesign } from '../design.js';
import { mrzCheckDigit, td1 } from '../mrz.js';
import { curpBornIn } from './register-key.js';

/** Of which states the holders are nationals: the zone's code, nationality and country as the card prints them. */
const NATIONALITIES = [
  ['USA', 'ESTADOUNIDENSE', 'ESTADOS UNIDOS DE AMÉRICA'],
  ['GTM', 'GUATEMALTECA', 'GUATEMALA'],
  ['CUB', 'CUBANA', 'CUBA'],
  ['PER', 'PERUANA', 'PERÚ'],
  ['ESP', 'ESPAÑOLA', 'ESPAÑA'],
] as const;

/** The zone of a card without an end: fillers where the day would stand, the digits over it reckoned anew. */
function withoutEnd([first = '', second = '', names = '']: readonly string[]): string[] {
  const undated = `${second.slice(0, 8)}<<<<<<0${second.slice(15, 29)}`;
  const whole = `${first.slice(5)}${undated.slice(0, 7)}${undated.slice(8, 15)}${undated.slice(18)}`;
  return [first, `${undated}${mrzCheckDigit(whole)}`, names];
}

/** After the Mexican card of permanent residents since 2012, both sides: it does not end, and says so in front and by fillers in the zone; portrait at the left, name in one line, country of birth, register key; number of the foreigner, day and place of issue behind. */
export const permanentResident: CardDesign['draw'] = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [nationality, printed, country] = dice.pick(NATIONALITIES);
  const number = `1${dice.digits(8)}`;
  const value = { size: 23, bold: true } as const;
  const label = '#6b3a52';
  card.ground('#f6eff2', ['#d0a0b8', '#a8c0a8', '#d8c898']);
  card.text(150, 40, say('countryRegion', 'MEX', 'ESTADOS UNIDOS MEXICANOS'), {
    size: 27,
    bold: true,
    fill: '#5a1a3a',
  });
  card.text(150, 64, 'SECRETARÍA DE GOBERNACIÓN', { size: 16, fill: '#5a1a3a' });
  card.text(150, 84, 'INSTITUTO NACIONAL DE MIGRACIÓN', { size: 16, fill: '#5a1a3a' });
  card.rectangle(40, 14, 76, 76, '#d4b8c4');
  card.text(290, 134, 'RESIDENTE PERMANENTE', { size: 32, bold: true, fill: '#14533a', spacing: 2 });
  card.portrait(30, 112, 232, 302);
  card.above(290, 164, 'NOMBRE / NAME', `${card.firstName()} ${card.lastName()}`, value, label);
  card.above(290, 222, 'NACIONALIDAD / NATIONALITY', say('nationality', nationality, printed), value, label);
  card.above(620, 222, 'SEXO / SEX', say('sex', person.sex, person.sex === 'M' ? 'H' : 'M'), value, label);
  card.above(290, 280, 'FECHA DE NACIMIENTO / DATE OF BIRTH', card.birth(), value, label);
  card.above(290, 338, 'PAÍS DE NACIMIENTO / COUNTRY OF BIRTH', say('placeOfBirth', country), value, label);
  card.above(290, 396, 'CURP', say('personalNumber', curpBornIn(person, 'NE')), value, label);
  card.above(620, 280, 'VIGENCIA / VALIDITY', 'INDEFINIDA', { ...value, fill: '#a3181e' }, label);
  card.above(620, 396, 'No. DE TARJETA / CARD No.', say('licenseNumber', number), value, label);
  card.text(290, 476, 'PERMISO PARA TRABAJAR', { size: 21, bold: true, fill: '#14533a' });
  card.text(84, 446, 'FIRMA / SIGNATURE', { size: 15, fill: label });
  card.specimen(420, 528, 50);
  const top = card.back();
  card.ground('#f6eff2', ['#d0a0b8'], top, top + 540);
  card.above(40, top + 54, 'NUE', `000000${dice.digits(7)}`, value, label);
  card.above(40, top + 116, 'FECHA DE EXPEDICIÓN / DATE OF ISSUE', card.issue(), value, label);
  const office = dice.pick([
    'CIUDAD DE MÉXICO',
    'PUERTO VALLARTA, JAL.',
    'SAN MIGUEL DE ALLENDE, GTO.',
    'LA PAZ, B.C.S.',
  ]);
  card.above(
    440,
    top + 116,
    'LUGAR DE EXPEDICIÓN / PLACE OF ISSUE',
    say('placeOfIssue', office),
    value,
    label,
  );
  card.rectangle(690, top + 30, 120, 60, '#d4b8c4');
  card.text(
    40,
    top + 214,
    'EL TITULAR DEBERÁ COMUNICAR AL INSTITUTO CUALQUIER CAMBIO DE ESTADO CIVIL, NACIONALIDAD,',
    { size: 15 },
  );
  card.text(40, top + 238, 'DOMICILIO O LUGAR DE TRABAJO DENTRO DE LOS NOVENTA DÍAS POSTERIORES', {
    size: 15,
  });
  say('documentCode', 'I');
  card.machineReadable(withoutEnd(td1(person, 'I', 'MEX', number, '', '', nationality)), top + 540);
};
