import type { CardDesign } from '../design.js';
import { longNumberLines } from '../eighth/portuguese.js';
import { td1 } from '../mrz.js';
import { surnameLines } from '../surnames.js';
import { chileanRun } from '../twelfth/chilean-run.js';
import { cardNumber, nationalNumber } from './belgian-number.js';

type Draw = CardDesign['draw'];

/** After the Belgian identity card of 2020 with Dutch first, both sides: the country in four languages, the kind beneath, labels in Dutch and English over values; place of birth, day and place of issue, and the national number over the zone behind. */
export const belgianIdentity: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = cardNumber(dice);
  const national = nationalNumber(person);
  const value = { size: 24, bold: true } as const;
  const label = '#3a5a6a';
  card.ground('#eaf3f1', ['#88c0b8', '#d8c890', '#d8a8a0']);
  card.rectangle(30, 20, 84, 58, '#1d3f94');
  card.text(46, 60, 'BE', { size: 34, bold: true, fill: 'white' });
  card.text(136, 46, say('countryRegion', 'BEL', 'BELGIË'), { size: 27, bold: true });
  card.text(266, 46, 'BELGIQUE  BELGIEN  BELGIUM', { size: 22 });
  card.text(136, 74, "IDENTITEITSKAART / CARTE D'IDENTITÉ / PERSONALAUSWEIS / IDENTITY CARD", {
    size: 17,
    bold: true,
  });
  card.portrait(30, 100, 240, 312);
  card.above(300, 116, 'Naam / Name', card.lastName(), { ...value, size: 27 }, label);
  card.above(300, 178, 'Voornamen / Given names', card.firstName(), { ...value, size: 27 }, label);
  card.above(
    300,
    240,
    'Geslacht / Sex',
    say('sex', person.sex, person.sex === 'M' ? 'M/M' : 'V/F'),
    value,
    label,
  );
  card.above(480, 240, 'Nationaliteit / Nationality', say('nationality', 'BEL'), value, label);
  card.above(300, 300, 'Geboortedatum / Date of birth', card.birth(), value, label);
  card.above(
    300,
    360,
    'Kaartnr. / Card No.',
    say('licenseNumber', number.replace(/(...)(.......)(..)/, '$1-$2-$3')),
    value,
    label,
  );
  card.above(600, 360, 'Vervalt op / Expiry date', card.expiry(), value, label);
  card.text(300, 450, 'Handtekening van de houder / Holder’s signature', { size: 15, fill: label });
  card.specimen(330, 530, 55);
  const top = card.back();
  card.ground('#eaf3f1', ['#88c0b8'], top, top + 540);
  card.above(
    240,
    top + 50,
    'Geboorteplaats / Place of birth',
    say('placeOfBirth', dice.pick(['Gent', 'Leuven', 'Oostende', 'Hasselt'])),
    value,
    label,
  );
  card.above(240, top + 112, 'Afgiftedatum / Issue date', card.issue(), value, label);
  card.above(
    540,
    top + 112,
    'Plaats van afgifte / Place of issue',
    say('placeOfIssue', dice.pick(['Gent', 'Leuven', 'Brugge'])),
    value,
    label,
  );
  card.above(
    240,
    top + 174,
    'Rijksregisternr. / National Register No.',
    say('personalNumber', national),
    value,
    label,
  );
  say('documentCode', 'ID');
  card.machineReadable(longNumberLines(person, 'ID', 'BEL', number, national.replace(/\D/g, '')), top + 540);
};

/** After the Chilean identity card of 2024, both sides: country over register and title, portrait at the left, number with a letter, the RUN in a field of its own at the foot; birthplace, profession and zone behind. */
export const chileanIdentity: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `B${dice.digits(8)}`;
  const run = chileanRun(dice);
  const [paternal, maternal] = surnameLines(person.lastName);
  const value = { size: 23, bold: true } as const;
  const label = '#2a4f7a';
  card.ground('#edf2f7', ['#90b0d8', '#d8a0a8', '#a8c8b8']);
  card.text(290, 42, say('countryRegion', 'CHL', 'REPÚBLICA DE CHILE'), {
    size: 29,
    bold: true,
    fill: '#16407e',
  });
  card.text(290, 66, 'SERVICIO DE REGISTRO CIVIL E IDENTIFICACIÓN', { size: 16 });
  card.text(290, 96, 'CÉDULA DE IDENTIDAD', { size: 24, bold: true, fill: '#a3202c' });
  card.portrait(26, 60, 240, 320);
  card.text(290, 124, 'Apellidos / Surnames', { size: 15, fill: label });
  // Two surnames are one value; they stand on two lines under one label.
  card.text(290, 150, say('lastName', person.lastName, paternal), value);
  card.text(290, 176, maternal, value);
  card.above(290, 202, 'Nombres / Given names', card.firstName(), value, label);
  card.above(290, 254, 'Nacionalidad / Nationality', say('nationality', 'CHL', 'CHILENA'), value, label);
  card.above(560, 254, 'Sexo / Sex', say('sex', person.sex), value, label);
  card.above(290, 306, 'Fecha de nacimiento / Date of birth', card.birth(), value, label);
  card.above(560, 306, 'Número de documento / Document No.', say('licenseNumber', number), value, label);
  card.above(290, 358, 'Fecha de emisión / Date of issue', card.issue(), value, label);
  card.above(560, 358, 'Fecha de vencimiento / Date of expiry', card.expiry(), value, label);
  card.rectangle(26, 410, 240, 52, '#d4e0ee');
  card.text(38, 446, `RUN ${say('personalNumber', run)}`, { size: 26, bold: true });
  card.text(560, 470, 'Firma del titular', { size: 15, fill: label });
  card.specimen(330, 530, 55);
  const top = card.back();
  card.ground('#edf2f7', ['#90b0d8'], top, top + 540);
  const births = ['ANTOFAGASTA', 'RANCAGUA', 'PUERTO MONTT', 'TALCA'];
  card.above(300, top + 60, 'Lugar de nacimiento', say('placeOfBirth', dice.pick(births)), value, label);
  card.above(
    300,
    top + 122,
    'Profesión',
    dice.pick(['NO INFORMADA', 'PROFESORA', 'INGENIERO CIVIL']),
    value,
    label,
  );
  say('documentCode', 'IN');
  card.machineReadable(td1(person, 'IN', 'CHL', number, '', run.replace(/\./g, '')), top + 540);
};
