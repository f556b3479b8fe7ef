import { type Day, formatDay, isoDate } from '../../printing/dates.js';
import type { Card } from '../card.js';
import type { CardDesign } from '../design.js';
import { td1 } from '../mrz.js';
import { identificationCode } from './guatemalan-number.js';

type Draw = CardDesign['draw'];

/** Towns as the Colombian card names them, each with its department where it has one. */
const COLOMBIAN_TOWNS = [
  'BOGOTÁ D.C.',
  'BUCARAMANGA (SANTANDER)',
  'PEREIRA (RISARALDA)',
  'NEIVA (HUILA)',
] as const;

/** After the Colombian digital cédula of 2020, both sides: the holder's number as NUIP at the top right, small labels over values, day and place of issue in one line with a comma; the zone behind, which begins with the card's own number. */
export const digitalCedula: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const digits = `1${dice.pick(['0', '1'])}${dice.digits(8)}`;
  const serial = `0${dice.digits(8)}`;
  const value = { size: 23, bold: true } as const;
  const label = '#3d4f80';
  card.ground('#f2f2ea', ['#e0c878', '#98a8d8', '#d89898']);
  card.text(30, 44, say('countryRegion', 'COL', 'REPÚBLICA DE COLOMBIA'), {
    size: 28,
    bold: true,
    fill: '#1d2f6b',
  });
  card.text(30, 76, 'Cédula de Ciudadanía', { size: 23, fill: '#1d2f6b' });
  card.text(
    520,
    60,
    `<tspan font-size="19">NUIP</tspan> ${say('personalNumber', digits.replace(/(.)(...)(...)(...)/, '$1.$2.$3.$4'))}`,
    {
      size: 32,
      bold: true,
    },
  );
  card.portrait(30, 98, 240, 312);
  card.above(296, 108, 'Apellidos', card.lastName(), value, label);
  card.above(296, 160, 'Nombres', card.firstName(), value, label);
  card.above(296, 212, 'Nacionalidad', say('nationality', 'COL'), value, label);
  card.above(440, 212, 'Estatura', say('height', `1.${dice.between(52, 88)}`), value, label);
  card.above(570, 212, 'Sexo', say('sex', person.sex), value, label);
  card.above(296, 264, 'Fecha de nacimiento', card.birth(), value, label);
  card.above(570, 264, 'G.S.', dice.pick(['O+', 'A+', 'B+', 'O-']), value, label);
  card.above(296, 316, 'Lugar de nacimiento', say('placeOfBirth', dice.pick(COLOMBIAN_TOWNS)), value, label);
  const issued = say('placeOfIssue', dice.pick(COLOMBIAN_TOWNS));
  card.above(296, 368, 'Fecha y lugar de expedición', `${card.issue()}, ${issued}`, value, label);
  card.above(296, 420, 'Fecha de expiración', card.expiry(), value, label);
  card.portrait(700, 330, 120, 150);
  card.text(110, 470, 'Firma', { size: 15, fill: label });
  card.specimen(320, 526, 55);
  const top = card.back();
  card.ground('#f2f2ea', ['#e0c878'], top, top + 540);
  card.text(40, top + 52, 'ORGANIZACIÓN ELECTORAL', { size: 18, bold: true });
  card.text(40, top + 78, 'REGISTRADURÍA NACIONAL DEL ESTADO CIVIL', { size: 18 });
  card.rectangle(660, top + 40, 150, 150, '#d8d8cc');
  card.text(40, top + 270, 'Registrador Nacional del Estado Civil', { size: 15, fill: label });
  say('documentCode', 'IC');
  say('licenseNumber', serial);
  card.machineReadable(td1(person, 'IC', 'COL', serial, '', digits), top + 540);
};

/** Where holders were born, with the numbers of department and municipality. */
const GUATEMALAN_TOWNS = [
  ['GUATEMALA, GUATEMALA', '0101'],
  ['QUETZALTENANGO, QUETZALTENANGO', '0901'],
  ['COBÁN, ALTA VERAPAZ', '1601'],
  ['ANTIGUA GUATEMALA, SACATEPÉQUEZ', '0301'],
] as const;

/** A day without spaces, the month in letters: `05ENE1988`. */
const joinedDay = (card: Card, path: string, day: Day): string =>
  card.say(path, isoDate(day), formatDay(day, 'DD MMM YYYY', 'es').replaceAll(' ', ''));

/** After the Guatemalan DPI, both sides: country, register and title over labels in two languages, the holder's code in three groups over the names; birthplace, status, end and series behind, the zone with both numbers. */
export const guatemalanIdentity: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [place, municipality] = dice.pick(GUATEMALAN_TOWNS);
  const code = identificationCode(dice, municipality);
  const serial = `0${dice.digits(8)}`;
  const male = person.sex === 'M';
  const value = { size: 25, bold: true } as const;
  const label = '#24557a';
  card.ground('#ecf3f8', ['#88b8e0', '#b8d0b0']);
  card.text(170, 38, say('countryRegion', 'GTM', 'REPÚBLICA DE GUATEMALA, CENTROAMÉRICA'), {
    size: 25,
    bold: true,
    fill: '#123f6e',
  });
  card.text(170, 64, say('issuingAuthority', 'REGISTRO NACIONAL DE LAS PERSONAS'), {
    size: 19,
    fill: '#123f6e',
  });
  card.text(170, 92, 'DOCUMENTO PERSONAL DE IDENTIFICACIÓN', { size: 21, bold: true, fill: '#123f6e' });
  card.portrait(30, 112, 240, 316);
  card.above(
    300,
    126,
    'CUI / CÓDIGO ÚNICO DE IDENTIFICACIÓN',
    say('personalNumber', code),
    { size: 30, bold: true },
    label,
  );
  card.above(300, 192, 'NOMBRE / GIVEN NAME', card.firstName(), value, label);
  card.above(300, 250, 'APELLIDO / SURNAME', card.lastName(), value, label);
  card.above(300, 308, 'NACIONALIDAD / NATIONALITY', say('nationality', 'GTM'), value, label);
  card.above(600, 308, 'SEXO / SEX', say('sex', person.sex, male ? 'MASCULINO' : 'FEMENINO'), value, label);
  card.above(300, 366, 'PAÍS DE NACIMIENTO / COUNTRY OF BIRTH', 'GTM', value, label);
  card.above(
    300,
    424,
    'FECHA DE NACIMIENTO / DATE OF BIRTH',
    joinedDay(card, 'dateOfBirth', person.birth),
    value,
    label,
  );
  card.text(90, 480, 'FIRMA / SIGNATURE', { size: 15, fill: label });
  card.specimen(330, 528, 55);
  const top = card.back();
  const married = dice.chance(0.5);
  const status = male ? (married ? 'CASADO' : 'SOLTERO') : married ? 'CASADA' : 'SOLTERA';
  card.ground('#ecf3f8', ['#88b8e0'], top, top + 540);
  card.above(40, top + 44, 'LUGAR DE NACIMIENTO / PLACE OF BIRTH', say('placeOfBirth', place), value, label);
  card.above(
    40,
    top + 104,
    'VECINDAD / RESIDENCE',
    dice.pick(['MIXCO, GUATEMALA', 'VILLA NUEVA, GUATEMALA', 'CHIMALTENANGO, CHIMALTENANGO']),
    value,
    label,
  );
  card.above(40, top + 164, 'ESTADO CIVIL / MARITAL STATUS', status, value, label);
  card.above(
    480,
    top + 164,
    'FECHA DE VENCIMIENTO / DATE OF EXPIRY',
    joinedDay(card, 'expirationDate', person.expiry),
    value,
    label,
  );
  card.above(40, top + 224, 'NÚMERO DE SERIE / SERIAL NUMBER', say('licenseNumber', serial), value, label);
  card.above(
    480,
    top + 224,
    'PUEBLO / COMUNIDAD LINGÜÍSTICA',
    dice.pick(['LADINO / ESPAÑOL', "MAYA / K'ICHE'"]),
    value,
    label,
  );
  say('documentCode', 'ID');
  card.machineReadable(td1(person, 'ID', 'GTM', serial, code), top + 540);
};
