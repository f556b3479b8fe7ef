import { type Day, isoDate } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { monthTwice } from '../eighth/canadian.js';
import { td1 } from '../mrz.js';
import { dniLetter } from '../ninth/spanish.js';
import { surnameLines } from '../surnames.js';

type Draw = CardDesign['draw'];

/** Where residents of Canada were born, with their nationality's code. */
const ORIGINS = [
  ['MEXICO', 'MEX'],
  ['NIGERIA', 'NGA'],
  ['POLAND', 'POL'],
  ['COLOMBIA', 'COL'],
] as const;

/** After Canada's permanent resident card of 2015, both sides: government and title in two languages, surname over names, the holder's number before sex and nationality, months in both languages; behind, features, country of birth and category over the zone with the card's own number. */
export const canadianResident: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [country, nationality] = dice.pick(ORIGINS);
  const number = `RA${dice.digits(7)}`;
  const day = (path: string, date: Day): string => say(path, isoDate(date), monthTwice(date));
  const value = { size: 25, bold: true } as const;
  const label = '#5a3a3a';
  card.ground('#f6efee', ['#d8a0a0', '#a8b8d0']);
  card.text(36, 42, 'Government of Canada', { size: 20 });
  card.text(36, 66, 'Gouvernement du Canada', { size: 20 });
  card.text(690, 58, say('countryRegion', 'CAN', 'CANADA'), { size: 34, bold: true, fill: '#a01828' });
  card.text(290, 44, 'PERMANENT RESIDENT CARD', { size: 24, bold: true });
  card.text(290, 72, 'CARTE DE RÉSIDENT PERMANENT', { size: 22 });
  card.portrait(36, 96, 248, 326);
  card.above(312, 116, 'Name / Nom', card.lastName(), { size: 27, bold: true }, label);
  card.text(312, 178, card.firstName(), { size: 27, bold: true });
  card.above(
    312,
    216,
    'ID No. / No ID',
    say('personalNumber', `${dice.digits(4)}-${dice.digits(4)}`),
    value,
    label,
  );
  card.above(312, 278, 'Sex / Sexe', say('sex', person.sex), value, label);
  card.above(480, 278, 'Nationality / Nationalité', say('nationality', nationality), value, label);
  card.above(312, 340, 'Date of birth / Date de naissance', day('dateOfBirth', person.birth), value, label);
  card.above(312, 402, 'Expiry date / Date d’expiration', day('expirationDate', person.expiry), value, label);
  card.portrait(710, 396, 104, 126);
  card.specimen(110, 525, 50);
  const top = card.back();
  card.ground('#f6efee', ['#d8a0a0'], top, top + 540);
  card.above(40, top + 50, 'Height / Taille', `${dice.between(152, 192)} cm`, value, label);
  card.above(
    330,
    top + 50,
    'Eyes / Yeux',
    dice.pick(['BROWN/BRUN', 'BLUE/BLEU', 'GREEN/VERT']),
    value,
    label,
  );
  card.above(
    40,
    top + 112,
    'Country of birth / Pays de naissance',
    say('placeOfBirth', country),
    value,
    label,
  );
  card.above(
    480,
    top + 112,
    'Category / Catégorie',
    say('category', dice.pick(['IM1', 'FC1', 'PV1', 'SW1'])),
    value,
    label,
  );
  card.above(40, top + 174, 'PR since / RP depuis', day('residentSince', person.issue), value, label);
  card.above(480, top + 174, 'Document No. / No du document', say('licenseNumber', number), value, label);
  card.text(40, top + 270, 'PROPERTY OF THE GOVERNMENT OF CANADA / PROPRIÉTÉ DU GOUVERNEMENT DU CANADA', {
    size: 14,
    fill: label,
  });
  say('documentCode', 'CA');
  card.machineReadable(td1(person, 'CA', 'CAN', number, '', '', nationality), top + 540);
};

/** Whom Spain gives its card, and where they were born. */
const FOREIGNERS = [
  ['COL', 'MEDELLÍN (COLOMBIA)'],
  ['VEN', 'MARACAIBO (VENEZUELA)'],
  ['PER', 'TRUJILLO (PERÚ)'],
  ['HND', 'TEGUCIGALPA (HONDURAS)'],
] as const;

/** A foreigner's number: a letter that stands for 0, 1 or 2 before seven digits, then the letter of the whole (Ministerio del Interior). */
function foreignerNumber(prefix: 'X' | 'Y' | 'Z', digits: string): string {
  return `${prefix}${digits}${dniLetter(`${'XYZ'.indexOf(prefix)}${digits}`)}`;
}

/** After the Spanish foreigner's card of 2020, in the Union's uniform format, both sides: the card's number at the right of the title, surnames over each other, kind of permit, end, the holder's number under remarks; day and place of issue, birth, home and parents behind over the zone. */
export const spanishResidence: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [paternal, maternal] = surnameLines(person.lastName);
  const [nationality, birthplace] = dice.pick(FOREIGNERS);
  const number = `E${dice.digits(8)}`;
  const holder = foreignerNumber(dice.pick(['X', 'Y', 'Z']), dice.digits(7));
  const value = { size: 22, bold: true } as const;
  const label = '#3a5a78';
  card.ground('#f3eef2', ['#c8a0c0', '#90b8b8']);
  card.rectangle(30, 20, 90, 60, '#1d3f94');
  card.text(50, 62, 'ES', { size: 34, bold: true, fill: 'white' });
  card.text(140, 44, 'PERMISO DE RESIDENCIA', { size: 25, bold: true });
  card.text(140, 74, say('countryRegion', 'ESP', 'ESPAÑA'), { size: 25, bold: true, fill: '#8a1c1c' });
  card.text(640, 60, say('licenseNumber', number), { size: 29, bold: true });
  card.portrait(30, 104, 232, 304);
  card.text(290, 112, 'APELLIDOS / SURNAMES', { size: 14, fill: label });
  card.text(290, 137, say('lastName', person.lastName, paternal), value);
  card.text(290, 163, maternal, value);
  card.above(290, 190, 'NOMBRE / FORENAMES', card.firstName(), value, label);
  card.above(290, 242, 'SEXO/SEX', say('sex', person.sex), value, label);
  card.above(390, 242, 'NACIONALIDAD/NATIONALITY', say('nationality', nationality), value, label);
  card.above(620, 242, 'FECHA NAC. / DATE OF BIRTH', card.birth(), value, label);
  const kind = dice.pick(['RESIDENCIA Y TRABAJO', 'LARGA DURACIÓN', 'FAMILIAR RESIDENTE', 'ESTUDIOS']);
  card.above(290, 294, 'TIPO DE PERMISO / TYPE OF PERMIT', say('category', kind), value, label);
  card.above(620, 294, 'VÁLIDO HASTA / CARD EXPIRY', card.expiry(), value, label);
  card.above(290, 346, 'OBSERVACIONES / REMARKS', 'AUTORIZA A TRABAJAR', value, label);
  card.above(
    290,
    398,
    'NIE / PERSONAL NUMBER',
    say('personalNumber', holder),
    { size: 26, bold: true },
    label,
  );
  card.text(720, 500, dice.digits(6), { size: 25, bold: true });
  card.specimen(330, 530, 55);
  const top = card.back();
  card.ground('#f3eef2', ['#c8a0c0'], top, top + 540);
  const [home, town, province] = dice.pick([
    ['C. MAYOR 22 P03 C', 'ALCORCÓN', 'MADRID'],
    ['AVDA. DIAGONAL 410 P06 2', 'BARCELONA', 'BARCELONA'],
    ['C. CORREDERA 9', 'ELCHE', 'ALICANTE'],
  ] as const);
  const issued = `${card.issue()} ${say('placeOfIssue', province)}`;
  card.above(40, top + 40, 'FECHA Y LUGAR DE EXPEDICIÓN / DATE AND PLACE OF ISSUE', issued, value, label);
  card.above(
    40,
    top + 92,
    'LUGAR DE NACIMIENTO / PLACE OF BIRTH',
    say('placeOfBirth', birthplace),
    value,
    label,
  );
  say('address', `${home}, ${town}, ${province}`, home);
  card.text(40, top + 144, 'DOMICILIO / ADDRESS', { size: 14, fill: label });
  card.text(40, top + 169, home, value);
  card.text(40, top + 195, `${town} ${province}`, value);
  const parents = `${dice.pick(['ALBERTO', 'NÉSTOR'])} / ${dice.pick(['GLADYS', 'MIRIAM'])}`;
  card.above(40, top + 222, 'HIJO/A DE / CHILD OF', say('parents', parents), value, label);
  say('documentCode', 'IR');
  card.machineReadable(td1(person, 'IR', 'ESP', number, holder, '', nationality), top + 540);
};
