import type { CardDesign } from '../design.js';
import { td3 } from '../mrz.js';

const ISSUER = {
  state: 'USA',
  name: 'UNITED STATES OF AMERICA',
  word: 'PASSPORT',
  nationality: 'UNITED STATES OF AMERICA',
  placesOfBirth: ['OHIO, U.S.A.', 'UTAH, U.S.A.', 'ALABAMA, U.S.A.'],
  authority: 'United States Department of State',
  labels: {
    type: 'Type / Type / Tipo',
    code: 'Code / Code / Codigo',
    number: 'Passport No. / No. du Passeport / No. de Pasaporte',
    lastName: 'Surname / Nom / Apellidos',
    firstName: 'Given Names / Prénoms / Nombres',
    nationality: 'Nationality / Nationalité / Nacionalidad',
    birth: 'Date of birth / Date de naissance / Fecha de nacimiento',
    sex: 'Sex / Sexe / Sexo',
    place: 'Place of birth / Lieu de naissance / Lugar de nacimiento',
    issue: 'Date of issue / Date de délivrance / Fecha de expedición',
    expiry: 'Date of expiration / Date d’expiration / Fecha de caducidad',
    authority: 'Authority / Autorité / Autoridad',
  },
};

/** The data page as Doc 9303 lays it out: portrait left, labels above the values, the zone below. */
export const americanPassport: CardDesign['draw'] = (card) => {
  const { labels } = ISSUER;
  const { person, say } = card;
  const number = `${person.dice.pick([...'ABCG'])}${person.dice.digits(8)}`;
  card.ground('#eef1f7', ['#8ea9d0', '#d6a5a5']);
  card.text(60, 80, ISSUER.name, { size: 40, bold: true, fill: '#243b6b' });
  card.text(60, 150, ISSUER.word, { size: 34, bold: true });
  card.portrait(60, 200, 330, 420);
  card.above(430, 130, labels.type, say('documentCode', 'P'));
  card.above(560, 130, labels.code, say('countryRegion', ISSUER.state));
  card.above(830, 130, labels.number, say('licenseNumber', number), {
    bold: true,
    size: 34,
    fill: '#8a1c1c',
  });
  card.above(430, 200, labels.lastName, card.lastName(), { size: 32 });
  card.above(430, 270, labels.firstName, card.firstName(), { size: 32 });
  card.above(430, 340, labels.nationality, say('nationality', ISSUER.state, ISSUER.nationality), {
    size: 30,
  });
  card.above(430, 410, labels.birth, card.birth(), { size: 30 });
  card.above(830, 410, labels.sex, say('sex', person.sex), { size: 30 });
  card.above(430, 480, labels.place, say('placeOfBirth', person.dice.pick(ISSUER.placesOfBirth)), {
    size: 30,
  });
  card.above(430, 550, labels.issue, card.issue(), { size: 30 });
  card.above(830, 550, labels.authority, say('issuingAuthority', ISSUER.authority), { size: 26 });
  card.above(430, 620, labels.expiry, card.expiry(), { size: 30 });
  card.specimen(520, 620, 120);
  card.machineReadable(td3(person, ISSUER.state, number));
};
