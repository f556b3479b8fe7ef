import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';
import { curpBornIn } from '../twenty-fourth/register-key.js';

/** Place of birth, the state's letters in the register key, the office that issued it. */
const PLACES = [
  ['ACAPULCO, GUERRERO', 'GR', 'DELEGACION GUERRERO'],
  ['VILLAHERMOSA, TABASCO', 'TC', 'DELEGACION TABASCO'],
  ['GUADALAJARA, JALISCO', 'JC', 'DELEGACION JALISCO'],
  ['DISTRITO FEDERAL', 'DF', 'DELEGACION CUAUHTEMOC'],
  ['MORELIA, MICHOACAN', 'MN', 'CONSULMEX CHICAGO'],
] as const;
/** Years in which passports of this form were issued that are still valid, and for how long. */
const [FIRST_YEAR, LAST_YEAR, VALID_YEARS] = [2016, 2020, 10];
const LABEL = '#2f5a48';

/** After the Mexican passport before the electronic one, data page: three languages in every label, number with the letter of its series, days with spaces between, register key and observations, office of issue as its authority, two lines of zone. */
export const earlierPassport: CardDesign['draw'] = (card) => {
  const { say } = card;
  const { dice } = card.person;
  const year = dice.between(FIRST_YEAR, LAST_YEAR);
  const issue = { ...card.person.issue, year };
  const person = { ...card.person, issue, expiry: { ...issue, year: year + VALID_YEARS } };
  const [place, state, office] = dice.pick(PLACES);
  const number = `G${dice.digits(8)}`;
  const value = { size: 28, bold: true } as const;
  const field = (x: number, y: number, label: string, text: string): void =>
    card.above(x, y, label, text, value, LABEL);
  card.ground('#f1f3ea', ['#a8c8a8', '#e0c8a0', '#d8b0a8']);
  card.text(392, 62, say('countryRegion', 'MEX', 'Estados Unidos Mexicanos'), {
    size: 44,
    bold: true,
    fill: '#1d4a36',
  });
  card.text(52, 110, 'PASAPORTE', { size: 25, bold: true, fill: '#1d4a36' });
  card.text(52, 138, 'PASSPORT', { size: 21, fill: '#1d4a36' });
  card.text(52, 164, 'PASSEPORT', { size: 21, fill: '#1d4a36' });
  card.portrait(52, 192, 320, 420);
  field(410, 110, 'Tipo / Type / Type', say('documentCode', 'P'));
  field(610, 110, 'Clave del país de expedición / Issuing state code', 'MEX');
  field(960, 110, 'Pasaporte No. / Passport No.', say('licenseNumber', number));
  field(410, 178, 'Apellidos / Surname / Nom', card.lastName());
  field(410, 246, 'Nombres / Given names / Prénoms', card.firstName());
  field(410, 314, 'Nacionalidad / Nationality / Nationalité', say('nationality', 'MEX', 'MEXICANA'));
  field(790, 314, 'Observaciones / Remarks / Observations', '');
  field(410, 382, 'Fecha de nacimiento / Date of birth / Date de naissance', card.birth());
  field(800, 382, 'CURP / Personal No. / No. personnel', say('personalNumber', curpBornIn(person, state)));
  field(410, 450, 'Sexo / Sex / Sexe', say('sex', person.sex));
  field(610, 450, 'Lugar de nacimiento / Place of birth / Lieu de naissance', say('placeOfBirth', place));
  field(410, 518, 'Fecha de expedición / Date of issue / Date de délivrance', card.day('dateOfIssue', issue));
  field(800, 518, 'Autoridad / Authority / Autorité', say('issuingAuthority', office));
  field(
    410,
    586,
    'Fecha de caducidad / Date of expiry / Date d’expiration',
    card.day('expirationDate', person.expiry),
  );
  card.rectangle(840, 648, 340, 1, '#3a5a4a');
  card.text(850, 670, 'Firma del titular / Signature of bearer', { size: 16, fill: LABEL });
  card.portrait(1080, 170, 110, 140);
  card.specimen(460, 640, 90);
  card.machineReadable(td3(person, 'MEX', number));
};
