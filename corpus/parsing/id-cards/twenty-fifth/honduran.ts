import type { CardDesign } from '../design.js';
import type { Person } from '../facts.js';
import { mrzCheckDigit, td1 } from '../mrz.js';
import { codePicture } from '../twenty-first/code-picture.js';

/** Municipalities' numbers, which those of the people registered there begin with, and the places as the card prints them. */
const PLACES = [
  ['0801', 'DISTRITO CENTRAL, FRANCISCO MORAZÁN'],
  ['0501', 'SAN PEDRO SULA, CORTÉS'],
  ['0101', 'LA CEIBA, ATLÁNTIDA'],
  ['0601', 'CHOLUTECA, CHOLUTECA'],
  ['1501', 'JUTICALPA, OLANCHO'],
  ['0401', 'SANTA ROSA DE COPÁN, COPÁN'],
] as const;

/** The document is given since 2020, for ten years. */
function sinceFirstYear(person: Person): Person {
  const year = Math.max(person.issue.year, 2020);
  return { ...person, issue: { ...person.issue, year }, expiry: { ...person.expiry, year: year + 10 } };
}

/** The zone of a number of more than nine digits: a filler for its check digit, the rest and the digit among the optional data (ICAO Doc 9303 part 5, 4.2.2.1). */
function zoneOfLongNumber(person: Person, number: string): string[] {
  const rest = `${number.slice(9)}${mrzCheckDigit(number)}`;
  const [first = '', second = '', names = ''] = td1(person, 'I', 'HND', number.slice(0, 9), rest);
  const upper = `${first.slice(0, 14)}<${first.slice(15)}`;
  const whole = `${upper.slice(5)}${second.slice(0, 7)}${second.slice(8, 15)}${second.slice(18, 29)}`;
  return [upper, `${second.slice(0, 29)}${mrzCheckDigit(whole)}`, names];
}

/** After the Honduran national identification document of 2020, both sides: republic and register above, labels in two languages over values, given names before surnames, number of thirteen digits in three groups that begins with municipality and year of birth; sex, day of issue, a code and the zone behind. */
export const honduranIdentity: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice } = card.person;
  const person = sinceFirstYear(card.person);
  const [municipality, birthplace] = dice.pick(PLACES);
  const [year, serial] = [String(person.birth.year), `0${dice.digits(4)}`];
  const value = { size: 24, bold: true } as const;
  const label = '#2a5a86';
  card.ground('#eaf3fa', ['#90c0e4', '#b8d4e8', '#c8d8b0']);
  card.rectangle(30, 16, 74, 74, '#c8dcec');
  card.text(124, 42, say('countryRegion', 'HND', 'REPÚBLICA DE HONDURAS'), {
    size: 29,
    bold: true,
    fill: '#0f4a80',
  });
  card.text(124, 66, say('issuingAuthority', 'REGISTRO NACIONAL DE LAS PERSONAS'), {
    size: 19,
    fill: '#0f4a80',
  });
  card.text(124, 92, 'DOCUMENTO NACIONAL DE IDENTIFICACIÓN', { size: 21, bold: true, fill: '#0f4a80' });
  card.portrait(30, 112, 250, 330);
  card.above(306, 134, 'NOMBRE / FORENAME', card.firstName(), value, label);
  card.above(306, 194, 'APELLIDO / SURNAME', card.lastName(), value, label);
  card.above(306, 254, 'FECHA DE NACIMIENTO / DATE OF BIRTH', card.birth(), value, label);
  card.above(604, 254, 'NACIONALIDAD / NATIONALITY', say('nationality', 'HND'), value, label);
  card.above(
    306,
    314,
    'LUGAR DE NACIMIENTO / PLACE OF BIRTH',
    say('placeOfBirth', birthplace),
    { ...value, size: 22 },
    label,
  );
  card.above(
    306,
    372,
    'FECHA DE EXPIRACIÓN / DATE OF EXPIRY',
    card.day('expirationDate', person.expiry),
    value,
    label,
  );
  card.above(
    306,
    432,
    'NÚMERO DE IDENTIFICACIÓN / ID NUMBER',
    say('licenseNumber', `${municipality} ${year} ${serial}`),
    { size: 33, bold: true },
    label,
  );
  card.portrait(722, 384, 102, 132);
  card.text(92, 476, 'FIRMA / SIGNATURE', { size: 14, fill: label });
  card.specimen(40, 536, 40);
  const top = card.back();
  card.ground('#eaf3fa', ['#90c0e4'], top, top + 540);
  card.above(40, top + 48, 'SEXO / SEX', say('sex', person.sex), value, label);
  card.above(
    40,
    top + 110,
    'FECHA DE EMISIÓN / DATE OF ISSUE',
    card.day('dateOfIssue', person.issue),
    value,
    label,
  );
  card.above(
    40,
    top + 172,
    'ESTADO CIVIL / MARITAL STATUS',
    dice.pick(['SOLTERO(A)', 'CASADO(A)', 'UNIÓN LIBRE']),
    value,
    label,
  );
  card.text(40, top + 256, 'ESTE DOCUMENTO ES PERSONAL E INTRANSFERIBLE', { size: 17 });
  card.text(40, top + 282, 'www.rnp.hn', { size: 18, bold: true, fill: '#0f4a80' });
  codePicture(card, 636, top + 56, 3);
  say('documentCode', 'I');
  card.machineReadable(zoneOfLongNumber(person, `${municipality}${year}${serial}`), top + 540);
};
