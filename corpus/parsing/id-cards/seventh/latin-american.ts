import { cnhNumber, cpf } from '../../identifiers/identifiers.js';
import { type Day, isoDate, monthName } from '../../printing/dates.js';
import { plain } from '../../printing/ledger.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { td1, td3 } from '../mrz.js';

type Draw = CardDesign['draw'];

/** After a Mexican state's: each value over its label, the name in one line, validity in the largest letters. */
export const labelsBeneath: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const [street, town] = card.address();
  const over = (x: number, y: number, value: string, label: string, size = 24): void => {
    card.text(x, y, value, { size, bold: true });
    card.text(x, y + 18, plain(label), { size: 14, fill: '#7a5a1c' });
  };
  card.ground('#f4f1e4', ['#c8b070', '#90b8a8']);
  card.rectangle(0, 0, 856, 66, '#0b5a4a');
  card.text(24, 44, 'GOBIERNO DEL ESTADO DE YUCATÁN', { size: 28, bold: true, fill: 'white' });
  card.text(600, 42, 'LICENCIA DE MANEJO', { size: 22, fill: 'white' });
  card.portrait(24, 86, 220, 280);
  over(270, 112, `${card.firstName()} ${card.lastName()}`, 'Nombre del titular', 25);
  card.text(270, 162, street, { size: 21 });
  card.text(270, 188, town, { size: 21 });
  card.text(270, 206, 'Domicilio', { size: 14, fill: '#7a5a1c' });
  over(270, 246, say('licenseNumber', `YUC${dice.digits(8)}`), 'Folio de licencia', 27);
  over(
    600,
    246,
    say('vehicleClassifications', dice.pick(['AUTOMOVILISTA', 'CHOFER', 'MOTOCICLISTA'])),
    'Tipo',
    24,
  );
  over(270, 300, say('personalNumber', curpOf(person)), 'CURP', 22);
  over(600, 300, card.birth(), 'Nació el', 22);
  over(270, 354, card.issue(), 'Otorgada el', 22);
  over(600, 354, card.expiry(), 'Vigente hasta', 28);
  over(24, 420, 'O POSITIVO', 'Tipo sanguíneo', 20);
  over(270, 420, say('nationality', 'MEX', 'MEXICANA'), 'Nacionalidad', 20);
  over(600, 420, say('sex', person.sex, person.sex === 'M' ? 'HOMBRE' : 'MUJER'), 'Género', 20);
  card.specimen(330, 520, 60);
};

/** After the Brazilian licence since 2022: numbered labels, day and place of birth in one cell, the zone beneath in the same sheet. */
export const numberedLicence: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const register = cnhNumber(dice);
  card.ground('#eef5f0', ['#9cc8b0', '#c8c090']);
  card.text(150, 38, say('countryRegion', 'BRA', 'REPÚBLICA FEDERATIVA DO BRASIL'), {
    size: 24,
    bold: true,
    fill: '#124a2a',
  });
  card.text(150, 62, 'SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN', { size: 15 });
  card.text(150, 86, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE', { size: 17 });
  card.above(40, 108, '2 e 1 NOME E SOBRENOME', `${card.firstName()} ${card.lastName()}`, { size: 23 });
  card.above(
    690,
    108,
    '1ª HABILITAÇÃO',
    card.day('dateOfFirstLicense', { ...person.issue, year: person.issue.year - 7 }),
    { size: 21 },
  );
  card.portrait(40, 164, 190, 250);
  const born = say('placeOfBirth', dice.pick(['GRAMADO, RS', 'JUNDIAÍ, SP', 'CARATINGA, MG']));
  card.above(260, 166, '3 DATA, LOCAL E UF DE NASCIMENTO', `${card.birth()}, ${born}`, { size: 21 });
  card.above(260, 220, '4a DATA EMISSÃO', card.issue(), { size: 21 });
  card.above(470, 220, '4b VALIDADE', card.expiry(), { size: 21, fill: '#a02020' });
  card.above(690, 220, 'ACC', '', { size: 21 });
  card.above(
    260,
    274,
    '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF',
    `${dice.digits(10)} SJS ${dice.pick(['RS', 'SP'])}`,
    { size: 21 },
  );
  card.above(260, 328, '4d CPF', say('personalNumber', cpf(dice)), { size: 21 });
  card.above(470, 328, '5 Nº REGISTRO', say('licenseNumber', register), { size: 21, fill: '#a02020' });
  card.above(690, 328, '9 CAT. HAB.', say('vehicleClassifications', dice.pick(['AB', 'B', 'AD'])), {
    size: 21,
    fill: '#a02020',
  });
  card.above(
    260,
    382,
    'NACIONALIDADE',
    say('nationality', 'BRA', person.sex === 'M' ? 'BRASILEIRO' : 'BRASILEIRA'),
    { size: 21 },
  );
  const parents = [
    `${dice.pick(['NELSON', 'ARLINDO'])} ${person.lastName}`,
    `${dice.pick(['LOURDES', 'NEUSA'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  card.text(260, 440, 'FILIAÇÃO', { size: 15, fill: '#4a5a78' });
  card.text(260, 464, parents[0] ?? '', { size: 20 });
  card.text(260, 488, parents[1] ?? '', { size: 20 });
  card.above(40, 516, 'LOCAL', say('placeOfIssue', dice.pick(['CAXIAS DO SUL, RS', 'RIBEIRÃO PRETO, SP'])), {
    size: 20,
  });
  card.specimen(480, 560, 70);
  say('documentCode', 'I');
  card.machineReadable(td1(person, 'I', 'BRA', register.slice(0, 9), register.slice(9)), 760);
};

/** `05 AGO/AUG 1988`: the month in two languages. */
const monthTwice = (day: Day): string => {
  const name = (language: 'es' | 'en'): string => monthName(day, language).slice(0, 3).toUpperCase();
  return `${String(day.day).padStart(2, '0')} ${name('es')}/${name('en')} ${day.year}`;
};

/** After the Argentine passport: months in two languages, the identity document's number as personal number. */
export const argentinePassport: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `AA${dice.pick([...'CEFG'])}${dice.digits(6)}`;
  const personal = dice.digits(8);
  const size = { size: 28 } as const;
  const day = (path: string, date: Day): string => say(path, isoDate(date), monthTwice(date));
  card.ground('#eef4fa', ['#8ab8e0', '#d8c880']);
  card.text(60, 60, 'MERCOSUR', { size: 24 });
  card.text(430, 60, say('countryRegion', 'ARG', 'REPÚBLICA ARGENTINA'), {
    size: 36,
    bold: true,
    fill: '#1c4a80',
  });
  card.text(60, 96, 'PASAPORTE / PASSPORT', { size: 24, bold: true });
  card.portrait(60, 130, 320, 420);
  card.above(430, 100, 'Tipo / Type', say('documentCode', 'P'), size);
  card.above(580, 100, 'Cód. país emisor / Issuing country code', 'ARG', size);
  card.above(930, 100, 'Pasaporte Nº / Passport No.', say('licenseNumber', number), { size: 32, bold: true });
  card.above(430, 168, 'Apellido / Surname', card.lastName(), size);
  card.above(430, 236, 'Nombre / Given names', card.firstName(), size);
  card.above(430, 304, 'Nacionalidad / Nationality', say('nationality', 'ARG', 'ARGENTINA'), size);
  card.above(930, 304, 'Nº Documento / Personal No.', say('personalNumber', personal), size);
  card.above(430, 372, 'Fecha de nacimiento / Date of birth', day('dateOfBirth', person.birth), size);
  card.above(930, 372, 'Sexo / Sex', say('sex', person.sex), size);
  card.above(
    430,
    440,
    'Lugar de nacimiento / Place of birth',
    say('placeOfBirth', dice.pick(['ROSARIO', 'CÓRDOBA', 'SALTA'])),
    size,
  );
  card.above(430, 508, 'Fecha de emisión / Date of issue', day('dateOfIssue', person.issue), size);
  card.above(930, 508, 'Autoridad / Authority', say('issuingAuthority', 'RENAPER'), size);
  card.above(430, 576, 'Fecha de vencimiento / Date of expiry', day('expirationDate', person.expiry), size);
  card.specimen(560, 660, 90);
  card.machineReadable(td3(person, 'ARG', number, personal));
};
