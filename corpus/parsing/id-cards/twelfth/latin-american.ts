import { type Day, formatDay, isoDate, monthName } from '../../printing/dates.js';
import type { CardDesign } from '../design.js';
import { curpOf } from '../facts.js';
import { td1, td3 } from '../mrz.js';
import { surnameLines } from '../surnames.js';
import { chileanRun } from './chilean-run.js';

type Draw = CardDesign['draw'];

/** After the Mexican passport since 2021: numbered labels in three languages, the CURP beside the day of birth, a second portrait at the right. */
export const mexicanPassport: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `${dice.pick(['G', 'N'])}${dice.digits(8)}`;
  const value = { size: 28 } as const;
  card.ground('#f0f3ee', ['#a8c8b0', '#d8b8b0']);
  card.text(50, 56, 'ESTADOS UNIDOS MEXICANOS', { size: 30, bold: true, fill: '#1e5b3a' });
  card.text(50, 86, 'Pasaporte / Passport / Passeport', { size: 20 });
  card.portrait(50, 120, 310, 410);
  card.portrait(1040, 420, 150, 190);
  card.above(400, 110, 'Tipo / Type / Type', say('documentCode', 'P'), value);
  card.above(
    560,
    110,
    'Clave del país de expedición / Issuing state code',
    say('countryRegion', 'MEX'),
    value,
  );
  card.above(960, 110, 'Pasaporte No. / Passport No.', say('licenseNumber', number), {
    size: 32,
    bold: true,
  });
  card.above(400, 176, '1. Apellidos / Surname / Nom', card.lastName(), value);
  card.above(400, 242, '2. Nombres / Given names / Prénoms', card.firstName(), value);
  card.above(
    400,
    308,
    '3. Nacionalidad / Nationality / Nationalité',
    say('nationality', 'MEX', 'MEXICANA'),
    value,
  );
  card.above(400, 374, '4. Fecha de nacimiento / Date of birth', card.birth(), value);
  card.above(740, 374, '5. CURP / Personal No.', say('personalNumber', curpOf(person)), { size: 25 });
  card.above(400, 440, '6. Sexo / Sex / Sexe', say('sex', person.sex), value);
  const births = ['LEÓN, GUANAJUATO', 'MONTERREY, NUEVO LEÓN', 'JUÁREZ, CHIHUAHUA', 'SALTILLO, COAHUILA'];
  card.above(
    620,
    440,
    '7. Lugar de nacimiento / Place of birth',
    say('placeOfBirth', dice.pick(births)),
    value,
  );
  card.above(400, 506, '8. Fecha de expedición / Date of issue', card.issue(), value);
  card.above(
    740,
    506,
    '10. Autoridad / Authority',
    say('issuingAuthority', dice.pick(['GUANAJUATO', 'NUEVO LEÓN', 'CHIHUAHUA'])),
    value,
  );
  card.above(400, 572, '9. Fecha de caducidad / Date of expiry', card.expiry(), value);
  card.specimen(560, 690, 80);
  card.machineReadable(td3(person, 'MEX', number));
};

/** `12 ABR/APR 1988`: the month in Portuguese and in English. */
function monthTwice(day: Day): string {
  const short = (language: 'pt' | 'en'): string => monthName(day, language).slice(0, 3).toUpperCase();
  return `${formatDay(day, 'DD', 'pt')} ${short('pt')}/${short('en')} ${day.year}`;
}

/** After the Brazilian passport since 2015: labels in two languages in capitals, both parents on the page, months in two languages. */
export const brazilianPassport: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const number = `${dice.pick(['FX', 'GB', 'GD', 'FZ'])}${dice.digits(6)}`;
  const value = { size: 27 } as const;
  const day = (path: string, date: Day): string => say(path, isoDate(date), monthTwice(date));
  card.ground('#eef2f5', ['#a0c0a8', '#b8b8e0']);
  card.text(50, 56, 'REPÚBLICA FEDERATIVA DO BRASIL', { size: 30, bold: true, fill: '#1d3b78' });
  card.text(800, 56, 'PASSAPORTE / PASSPORT', { size: 24, fill: '#1d3b78' });
  card.portrait(50, 90, 320, 420);
  card.above(410, 90, 'TIPO / TYPE', say('documentCode', 'P'), value);
  card.above(590, 90, 'PAÍS EMISSOR / ISSUING COUNTRY', say('countryRegion', 'BRA'), value);
  card.above(920, 90, 'PASSAPORTE Nº / PASSPORT No.', say('licenseNumber', number), { size: 32, bold: true });
  card.above(410, 154, 'SOBRENOME / SURNAME', card.lastName(), value);
  card.above(410, 218, 'NOME / GIVEN NAMES', card.firstName(), value);
  card.above(410, 282, 'NACIONALIDADE / NATIONALITY', say('nationality', 'BRA', 'BRASILEIRO(A)'), value);
  card.above(410, 346, 'DATA DE NASCIMENTO / DATE OF BIRTH', day('dateOfBirth', person.birth), value);
  card.above(820, 346, 'SEXO / SEX', say('sex', person.sex), value);
  const births = ['UBERLÂNDIA/MG', 'FORTALEZA/CE', 'BELO HORIZONTE/MG', 'DIVINÓPOLIS/MG'];
  card.above(920, 346, 'NATURALIDADE / PLACE OF BIRTH', say('placeOfBirth', dice.pick(births)), value);
  const parents = [
    `${dice.pick(['VANDA', 'MARIA JOSÉ'])} ${person.lastName}`,
    `${dice.pick(['ARLINDO', 'VICENTE'])} ${person.lastName}`,
  ];
  say('parents', parents.join(' '));
  card.text(410, 410, 'FILIAÇÃO / PARENTS', { size: 15, fill: '#4a5a78' });
  card.text(410, 438, parents[0] ?? '', { size: 24 });
  card.text(410, 466, parents[1] ?? '', { size: 24 });
  card.above(410, 496, 'DATA DE EXPEDIÇÃO / DATE OF ISSUE', day('dateOfIssue', person.issue), value);
  card.above(
    820,
    496,
    'AUTORIDADE / AUTHORITY',
    say('issuingAuthority', dice.pick(['SR/PF/MG', 'SR/PF/CE', 'DPF/UDI/MG'])),
    value,
  );
  card.above(410, 560, 'VÁLIDO ATÉ / DATE OF EXPIRY', day('expirationDate', person.expiry), value);
  card.specimen(560, 690, 80);
  card.machineReadable(td3(person, 'BRA', number));
};

/** After the Chilean identity card since 2013: labels in capitals, both numbers with points, the RUN under the portrait; place of birth and zone behind. */
export const chileanIdentityCard: Draw = (card) => {
  const { person, say } = card;
  const { dice } = person;
  const digits = `5${dice.digits(8)}`;
  const run = chileanRun(dice);
  const [paternal, maternal] = surnameLines(person.lastName);
  const value = { size: 25, bold: true } as const;
  card.ground('#eef2f6', ['#a8c0dc', '#dcb8b8']);
  card.text(270, 44, 'CÉDULA DE', { size: 24, bold: true });
  card.text(270, 72, 'IDENTIDAD', { size: 24, bold: true });
  card.text(440, 44, say('countryRegion', 'CHL', 'REPÚBLICA DE CHILE'), {
    size: 25,
    bold: true,
    fill: '#1b3a78',
  });
  card.text(440, 70, 'SERVICIO DE REGISTRO CIVIL E IDENTIFICACIÓN', { size: 15 });
  card.portrait(26, 90, 226, 300);
  card.text(280, 106, 'APELLIDOS', { size: 15, fill: '#4a5a78' });
  // Two surnames are one value; they stand on two lines under one label.
  card.text(280, 134, say('lastName', person.lastName, paternal), value);
  card.text(280, 162, maternal, value);
  card.above(280, 190, 'NOMBRES', card.firstName(), value);
  card.above(280, 248, 'NACIONALIDAD', say('nationality', 'CHL', 'CHILENA'), { size: 23 });
  card.above(520, 248, 'SEXO', say('sex', person.sex), { size: 23 });
  card.above(280, 304, 'FECHA DE NACIMIENTO', card.birth(), { size: 23 });
  const number = say('licenseNumber', digits.replace(/(...)(...)(...)/, '$1.$2.$3'));
  card.above(520, 304, 'NÚMERO DOCUMENTO', number, { size: 23 });
  card.above(280, 360, 'FECHA DE EMISIÓN', card.issue(), { size: 23 });
  card.above(520, 360, 'FECHA DE VENCIMIENTO', card.expiry(), { size: 23 });
  card.text(520, 424, 'FIRMA DEL TITULAR', { size: 15, fill: '#4a5a78' });
  card.text(40, 450, `RUN ${say('personalNumber', run)}`, { size: 29, bold: true });
  card.specimen(430, 520, 60);
  const top = card.back();
  card.ground('#eef2f6', ['#a8c0dc'], top, top + 540);
  const births = ['VALPARAÍSO', 'CONCEPCIÓN', 'SANTIAGO', 'TEMUCO'];
  card.text(320, top + 70, `Nació en: ${say('placeOfBirth', dice.pick(births))}`, { size: 21 });
  card.text(320, top + 104, `Profesión: ${dice.pick(['NO INFORMADA', 'ENFERMERA', 'CONTADOR AUDITOR'])}`, {
    size: 21,
  });
  say('documentCode', 'IN');
  card.machineReadable(td1(person, 'IN', 'CHL', digits, '', run.replace(/\./g, '')), top + 540);
};
